/**
 * Fits how likely a message goes on with the open subject (guide/src/dialogue/server-only/faq/stays.ts): what is said next of a topic, a fifth of it
 * kept from teaching, against first questions about other topics, from the lessons and from the content, some of them said as people
 * change the subject. Prints the weights fitted on half of them and how they do on the other half.
 * `node bench/guide/stays.ts [show]`; `show` lists what is decided wrongly.
 */
import { readLessons } from "../../guide/src/build/read-lessons.ts";
import { storeVectors, teachFaq } from "../../guide/src/build/teach-faq.ts";
import { createFaqBook } from "../../guide/src/dialogue/server-only/faq/book.ts";
import { stayEvidence } from "../../guide/src/dialogue/server-only/faq/stays.ts";
import { restoreVectors } from "../../guide/src/dialogue/server-only/faq/vectors.ts";
import { freshState } from "../../guide/src/dialogue/state.ts";
import { understand } from "../../guide/src/dialogue/understand.ts";
import { createGuide } from "../../guide/src/guide.ts";
import { loadContent } from "../../guide/src/load.ts";
import type { DialogueState } from "../../guide/src/types.ts";
import { clean } from "../../guide/src/words/normalise.ts";
import { faq as all, hashOf, isKept, lessonsFolder, faqLessons as more } from "./faq-wordings.ts";
import { chanceOf, fitWeights } from "./logistic-regression.ts";

const content = loadContent();
const vectors = restoreVectors(storeVectors(teachFaq(all, more, isKept)));
const faq = createFaqBook(
  {},
  () => vectors,
  () => () => null,
);
const mind = createGuide(content).mind();
const topics = all.map(({ topic }) => topic);

interface Row {
  text: string;
  open: string;
  stays: boolean;
  signs: number[];
}
let names: string[] = [];

function rowOf(text: string, open: string, stays: boolean): Row | null {
  const state: DialogueState = { ...freshState(), topic: open };
  const seen = understand(mind, text, state);
  if (seen.crisis !== null || seen.refusal !== null) return null;
  const evidence = stayEvidence({ faq, seen, question: text, readings: [clean(text)] }, open);
  if (evidence === null) return null;
  names = Object.keys(evidence);
  return { text, open, stays, signs: [1, ...Object.values(evidence)] };
}

/** Another topic that is open when this is asked. */
const openFor = (text: string) => topics[hashOf(`${text}.`) % topics.length] ?? "";
const changing = { es: ["", "y ", "oye y ", "otra pregunta, ", "también quiero saber "], en: ["", "and "] };
const oneInLessons = 8;

const rows: Row[] = [];
const note = (row: Row | null) => {
  if (row !== null) rows.push(row);
};
for (const { topic, items } of all)
  for (const { id, asked } of items)
    for (const text of [...asked.es, ...asked.en, ...(more[topic]?.[id] ?? [])])
      if (isKept(text)) note(rowOf(text, topic, true));
for (const { id, variants, related } of content.topics)
  for (const language of ["es", "en"] as const)
    for (const variant of variants[language]) {
      const starts = changing[language];
      const open = openFor(variant);
      if (open !== id && !related.includes(open))
        note(rowOf(`${starts[hashOf(variant) % starts.length] ?? ""}${variant}`, open, false));
    }
for (const [topic, texts] of Object.entries(readLessons(lessonsFolder, content).topics))
  for (const text of texts)
    if (hashOf(text) % oneInLessons === 0 && openFor(text) !== topic) note(rowOf(text, openFor(text), false));

const step = 0.5;
const taught = rows.filter((_, at) => at % 2 === 1);
const weights = fitWeights(
  taught.map(({ signs, stays }) => ({ signs, holds: stays })),
  step,
);
const stayOf = ({ signs }: Row) => chanceOf(weights, signs);
console.log(["bias", ...names].map((name, at) => `${name}: ${(weights[at] ?? 0).toFixed(2)}`).join(", "));

const asked = rows.filter((_, at) => at % 2 === 0);
const share = (list: readonly Row[], holds: (row: Row) => boolean) =>
  ((100 * list.filter(holds).length) / list.length).toFixed(1);
for (const bound of [0.15, 0.3, 0.45, 0.6, 0.75, 0.85]) {
  const own = asked.filter((row) => row.stays);
  const others = asked.filter((row) => !row.stays);
  console.log(
    `from ${bound}: ${share(own, (row) => stayOf(row) >= bound)} % of ${own.length} stay, ${share(others, (row) => stayOf(row) < bound)} % of ${others.length} leave`,
  );
}
if (process.argv[2] === "show")
  for (const row of asked.filter((one) => one.stays !== stayOf(one) >= 0.5))
    console.log(`${stayOf(row).toFixed(2)} ${row.stays ? "stays" : "leaves"} ${row.open} | ${row.text}`);
