/**
 * How well the standard questions ("¿y cuánto cuesta?") are told from each other and from everything else that is asked next: each author's
 * lines are asked of a model that was taught the other authors', and every fifth other wording of one that was not taught it.
 * `node bench/guide/standard.ts [show]`; `show` lists what is read wrongly.
 */
import { resolve } from "node:path";
import { readStandardLessons, standardLessonsOf } from "../../guide/src/build/read-lessons.ts";
import { type StandardLessons, teachStandard } from "../../guide/src/build/teach-standard.ts";
import { createStandardReader } from "../../guide/src/dialogue/server-only/faq/standard.ts";
import { words } from "../../guide/src/words/normalise.ts";
import { wholeFaq as faq, faqLessons, isKept } from "./faq-wordings.ts";

const bounds = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
const authors = readStandardLessons(resolve(import.meta.dirname, "../../guide/lessons/standard"));
const show = process.argv.includes("show");

function readerOf(lessons: StandardLessons) {
  const read = createStandardReader(teachStandard(lessons));
  return (text: string) => read(words(text));
}

interface Asked {
  text: string;
  wanted: string;
  found: string;
  chance: number;
}

function askAll(): Asked[] {
  return [...authors].flatMap(([author, asked]) => {
    const others = [...authors].filter(([name]) => name !== author).map(([, lines]) => lines);
    const read = readerOf(standardLessonsOf(others, faq, faqLessons));
    return Object.entries(asked).flatMap(([wanted, lines]) =>
      lines.map((text) => {
        const found = read(text);
        return { text, wanted, found: found?.question ?? "-", chance: found?.chance ?? 0 };
      }),
    );
  });
}

function askOthers(): Asked[] {
  const { asked, other } = standardLessonsOf(authors.values(), faq, faqLessons);
  const read = readerOf({ asked, other: other.filter((text) => !isKept(text)) });
  return other.filter(isKept).map((text) => {
    const found = read(text);
    return { text, wanted: "-", found: found?.question ?? "-", chance: found?.chance ?? 0 };
  });
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

const standard = askAll();
const others = askOthers();
console.log(`${authors.size} authors, ${standard.length} standard lines, ${others.length} other wordings`);
for (const bound of bounds) {
  const sure = standard.filter(({ chance, found }) => chance >= bound && found !== "-");
  const right = sure.filter(({ found, wanted }) => found === wanted);
  const taken = others.filter(({ chance, found }) => chance >= bound && found !== "-");
  console.log(
    `from ${bound}: right ${percent(right.length, standard.length)}, wrong ${percent(sure.length - right.length, standard.length)}, ` +
      `others taken for one ${percent(taken.length, others.length)}`,
  );
}
if (show) {
  const wrong = [
    ...standard.filter(({ wanted, found, chance }) => wanted !== found || chance < 0.75),
    ...others.filter(({ found, chance }) => found !== "-" && chance >= 0.75),
  ];
  for (const { text, wanted, found, chance } of wrong)
    console.log(`${wanted} -> ${found} ${chance.toFixed(2)} ${text}`);
}
