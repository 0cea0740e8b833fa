/**
 * How well the written answers of the faq are found: every fifth wording is kept from teaching and asked as if it were new, in its own topic
 * and in another one, which does not answer it. Fits the sureness anew on half of them and prints what it tells of the other half.
 * `node bench/guide/faq.ts [show]`; `show` lists what is found wrongly.
 */
import { storeVectors, teachFaq } from "../../guide/src/build/teach-faq.ts";
import type { Faq } from "../../guide/src/content-schema.ts";
import { evidenceOf } from "../../guide/src/dialogue/server-only/faq/sureness.ts";
import { toldItem } from "../../guide/src/dialogue/server-only/faq/told-item.ts";
import { restoreVectors } from "../../guide/src/dialogue/server-only/faq/vectors.ts";
import { faq as all, hashOf, isKept, faqLessons as more } from "./faq-wordings.ts";
import { chanceOf, fitWeights } from "./logistic-regression.ts";

const vectors = restoreVectors(storeVectors(teachFaq(all, more, isKept)));

interface Row {
  topic: string;
  text: string;
  wanted: string;
  found: string;
  right: boolean;
  inThree: boolean;
  /** Asked in a topic that does not answer it. */
  elsewhere: boolean;
  signs: number[];
}

function ask(text: string, wanted: string, { topic, items }: Faq, elsewhere: boolean): Row | null {
  const compared = vectors.compare(text, topic);
  if (compared === null) return null;
  const order = [...compared.likeness.keys()].sort(
    (one, other) => (compared.likeness[other] ?? 0) - (compared.likeness[one] ?? 0),
  );
  const names = order.map((at) => items[at]?.id ?? "");
  const first = items[order[0] ?? 0];
  const told =
    first === undefined
      ? { denies: 0, ages: [], numbers: [] }
      : toldItem(first, more[topic]?.[first.id] ?? []);
  const { likeness, lead, chance, known, length, against } = evidenceOf(compared, order[0] ?? 0, text, told);
  const right = !elsewhere && names[0] === wanted;
  const inThree = !elsewhere && names.slice(0, 3).includes(wanted);
  return {
    topic,
    text,
    wanted,
    found: names[0] ?? "",
    right,
    inThree,
    elsewhere,
    signs: [1, likeness, lead, chance, known, length, against],
  };
}

const rows = all.flatMap((faq, place) =>
  faq.items.flatMap(({ id, asked }) =>
    [...asked.es, ...asked.en, ...(more[faq.topic]?.[id] ?? [])].filter(isKept).flatMap((text, at) => {
      const other = all[(place + 1 + ((at * 7 + text.length) % (all.length - 1))) % all.length];
      return [ask(text, id, faq, false), other === undefined ? null : ask(text, id, other, true)].filter(
        (row) => row !== null,
      );
    }),
  ),
);
const own = rows.filter((row) => !row.elsewhere);
const share = (part: number, whole: number) => (whole === 0 ? "-" : ((100 * part) / whole).toFixed(1));
console.log(
  `${all.length} topics, ${all.reduce((sum, { items }) => sum + items.length, 0)} items, ${own.length} wordings kept: first ${share(own.filter((row) => row.right).length, own.length)} %, in three ${share(own.filter((row) => row.inThree).length, own.length)} %`,
);

const step = 3;
/** A message of another topic comes less often than one of the open one. */
const elsewhereWorth = 0.5;
const isTaught = ({ text }: Row) => hashOf(`${text}.`) % 2 === 0;
const taught = rows.filter(isTaught).map(({ signs, right, elsewhere }) => ({
  signs,
  holds: right,
  worth: elsewhere ? elsewhereWorth : 1,
}));
const weights = fitWeights(taught, step);
const sureOf = ({ signs }: Row) => chanceOf(weights, signs);
console.log(
  `sureness: bias, likeness, lead, chance, known, length, against ${weights.map((one) => one.toFixed(2)).join(", ")}`,
);

const asked = rows.filter((row) => !isTaught(row));
for (const bound of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
  const told = asked.filter((row) => sureOf(row) >= bound);
  const ownTold = told.filter((row) => !row.elsewhere);
  console.log(
    `from ${bound}: ${share(ownTold.length, asked.filter((row) => !row.elsewhere).length)} % told, ${share(ownTold.filter((row) => row.right).length, ownTold.length)} % of them right; of another topic's ${share(told.length - ownTold.length, asked.filter((row) => row.elsewhere).length)} % told`,
  );
}
if (process.argv[2] === "show")
  for (const row of own.filter((one) => !one.right))
    console.log(`${sureOf(row).toFixed(2)} ${row.topic} | ${row.text} | ${row.wanted} -> ${row.found}`);
