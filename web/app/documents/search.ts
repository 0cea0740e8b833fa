import type { DocumentRow } from "@faro/contract/documents/schemas.ts";

export type CategoryFilter = DocumentRow["category"] | "todas";

/** What of a row is searched. */
export type Searchable = Pick<
  DocumentRow,
  "form" | "title" | "description" | "forWhom" | "english" | "aliases" | "agency" | "category"
>;

export interface Filters {
  query: string;
  category: CategoryFilter;
}

/** Without accents and case. */
function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** "I-765", "i 765" and "i765" are the same form. */
function tight(text: string): string {
  return plain(text).replace(/[^a-z0-9]/g, "");
}

/** What people call the office a form belongs to. */
const offices: Record<string, string> = {
  EOIR: "corte juez court judge",
  DOS: "consulado embajada consulate embassy",
  IRS: "impuestos taxes",
  ICE: "detencion deportacion detention deportation",
};

/** Words that say nothing of what is looked for. */
const idle = new Set(
  "a al como de del el en form forma formulario la las lo los mi para pedir por su un una y an for how my of the to".split(
    " ",
  ),
);

function wordsOf(query: string): string[] {
  const all = plain(query)
    .split(/[^a-z0-9-]+/)
    .filter((word) => word !== "");
  const telling = all.filter((word) => !idle.has(word));
  return telling.length > 0 ? telling : all;
}

/** "actas" finds "acta": without the end of a plural. */
const stem = (word: string) => (word.length > 4 ? word.replace(/(?:es|s)$/, "") : word);

/** How well a text answers a word: 2 the word itself, 1 its beginning, 0 not. Of "visa U" the U is a word of its own. */
function fit(text: string, word: string): number {
  const words = plain(text).split(/[^a-z0-9-]+/);
  if (words.includes(word) || words.includes(stem(word))) return 2;
  return word.length > 2 && words.some((other) => other.startsWith(stem(word))) ? 1 : 0;
}

/** What a row says of itself, what it is called, whom it is for; each counts less than the one before. */
function fieldsOf(row: Searchable): { text: string; weight: number }[] {
  return [
    { text: `${row.title} ${row.english.title}`, weight: 8 },
    { text: row.aliases.join(" "), weight: 6 },
    { text: `${row.agency} ${offices[row.agency] ?? ""}`, weight: 4 },
    { text: `${row.forWhom} ${row.english.forWhom}`, weight: 3 },
    { text: `${row.description} ${row.english.description}`, weight: 1 },
  ];
}

/** 0 when a word is nowhere in the row. */
function rank(row: Searchable, query: string): number {
  const fields = fieldsOf(row);
  let total = 0;
  for (const word of wordsOf(query)) {
    const best = Math.max(...fields.map(({ text, weight }) => fit(text, word) * weight));
    if (best === 0) return 0;
    total += best;
  }
  const phrase = plain(query).trim();
  const named = [row.title, row.english.title, ...row.aliases].map((name) => ` ${plain(name)} `);
  return total + (named.some((name) => name.includes(` ${phrase} `)) ? 20 : 0);
}

/** A number alone is a form's number, not any digits of a text. */
function rankNumber(row: Searchable, number: string): number {
  if (tight(row.form ?? "") === number) return 3;
  const named = [row.form ?? "", row.title, ...row.aliases].some((text) => tight(text).includes(number));
  return named ? 2 : tight(row.description).includes(number) ? 1 : 0;
}

/** The rows that fit: in their order without a search, with one the best first. */
export function filterDocuments<Row extends Searchable>(
  rows: readonly Row[],
  { query, category }: Filters,
): Row[] {
  const wanted = query.trim();
  const inCategory = rows.filter((row) => category === "todas" || row.category === category);
  if (wanted === "") return inCategory;
  const number = tight(wanted);
  const isNumber = /^[a-z]{0,4}\d+[a-z]*$/.test(number);
  return inCategory
    .map((row) => ({ row, rank: isNumber ? rankNumber(row, number) : rank(row, wanted) }))
    .filter((item) => item.rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ row }) => row);
}

/** Papers that no office of the United States gives to the people who look for them here. */
export function asksForHomePapers(query: string): boolean {
  return /\b(?:actas?|pasaportes?|partidas?|matricula|cedula|birth certificates?|passports?)\b/.test(
    plain(query),
  );
}
