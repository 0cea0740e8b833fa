/**
 * Numbers, months and lengths of time as people say them, for what is kept of what they told: "hace cinco años", "en junio",
 * "three weeks ago". Server only.
 */
import { values } from "#guide/words/said-numbers.ts";

const articles = new Map([
  ["un", 1],
  ["una", 1],
  ["a", 1],
  ["an", 1],
]);

/** "5", "cinco", "una"; null for what is no number. */
export function numberOf(said: string): number | null {
  if (/^\d+$/.test(said)) return Number(said);
  return articles.get(said) ?? values.get(said) ?? null;
}

const spanish = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre";
const english = "january february march april may june july august september october november december";
const short = "ene feb mar abr may jun jul ago sep oct nov dic";
const shortEnglish = "jan feb mar apr may jun jul aug sep oct nov dec";

/** Numbers of the months by their names. */
export const months: ReadonlyMap<string, number> = new Map<string, number>([
  ...[spanish, english, short, shortEnglish].flatMap((names) =>
    names.split(" ").map((name, at): [string, number] => [name, at + 1]),
  ),
  ["setiembre", 9],
  ["sept", 9],
]);

/** Any name of a month, the longest first. */
export const monthName = `(?:${[...months.keys()].toSorted((one, other) => other.length - one.length).join("|")})`;

export interface Span {
  count: number;
  unit: "day" | "week" | "month" | "year";
}

const unitNames = "anos?|years?|mes(?:es)?|months?|semanas?|weeks?|dias?|days?";
const about = "(?: (?:como|ya|mas de|casi|unos|unas|apenas|about|over))*";
const half = "( y medio| and a half)?";
const since = new RegExp(`\\b(?:hace|tengo|llevo)${about} (\\w+) (${unitNames})${half}\\b`);
const lasting = new RegExp(`\\b(?:llevamos|been here|for)${about} (\\w+) (${unitNames})${half}\\b`);
const ago = /\b(\w+) (years?|months?|weeks?|days?)( and a half)? ago\b/;
const units: readonly [RegExp, Span["unit"]][] = [
  [/^(?:ano|year)/, "year"],
  [/^(?:mes|month)/, "month"],
  [/^(?:sem|week)/, "week"],
  [/^(?:dia|day)/, "day"],
];

/** "Hace dos semanas", "three years and a half ago"; with `lasts` also "for 3 years"; null when none is told. */
export function spanIn(said: string, lasts = false): Span | null {
  const found = since.exec(said) ?? (lasts ? lasting.exec(said) : null) ?? ago.exec(said);
  const [, count = "", name = "", more] = found ?? [];
  const number = numberOf(count);
  const unit = units.find(([names]) => names.test(name))?.[1];
  return number === null || unit === undefined
    ? null
    : { count: number + (more === undefined ? 0 : 0.5), unit };
}
