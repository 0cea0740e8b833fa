/** An income told against the table that the subject prints: "somos 4", "gano 30 mil". Server only. */
import type { Language } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

const digits: Readonly<Record<string, number>> = {
  dos: 2,
  tres: 3,
  cuatro: 4,
  two: 2,
  three: 3,
  four: 4,
};
const people =
  /\b(?:somos|seriamos|vivimos|seremos|hogar de|familia de|there are|we are|household of|family of)\b(?: \w+)? (\d{1,2}|dos|tres|cuatro|two|three|four)\b(?! (?:anos|years|meses))/g;
const earns =
  /\b(?:gano|ganamos|gana|hago|saco|ingreso de|earn|make|income (?:is|of))\b(?: \w+){0,3}? (\d[\d,.]*)( ?(?:mil|k|thousand))?\b( (?:a la semana|por semana|semanal\w*|la hora|por hora|al mes|por mes|mensual\w*|a week|an hour|a month|per (?:week|hour|month)))?/;

/** Dollars of a year for a household of so many. */
const row = /(\$[\d,]+) (?:para|for)(?: un hogar de| a household of)? (\d)/g;

const dollars = (text: string) => Number(text.replace(/[^\d]/g, ""));

/** What the table of the sentence says of the people and the money told, or null where it has no such row. */
export function fromTable(
  lines: readonly string[],
  now: string,
  before: string,
  language: Language,
): string[] | null {
  const said = clean(now.replace(/(\d)[.,](\d{3})\b/g, "$1$2"));
  const size = lastSize(said) ?? lastSize(clean(before));
  const tellsSize = lastSize(said) !== null;
  const [, amount = "", thousands, other] = earns.exec(said) ?? [];
  const income = Number(amount.replace(/[^\d]/g, "")) * (thousands === undefined ? 1 : 1000);
  // By the hour or the month is not compared.
  const known = amount !== "" && other === undefined && income >= leastYearly;
  if (!tellsSize && !known) return null;
  for (const line of lines) {
    const rows = [...line.matchAll(row)].map(([, sum = "", count = ""]) => ({ sum, count: Number(count) }));
    const own = rows.find(({ count }) => count === size);
    if (own === undefined) continue;
    const asOf = /\([^)]*\d{4}\)/.exec(line)?.[0] ?? "";
    const least = texts[language].least(own.count, own.sum, asOf);
    if (!known) return [least];
    return [least, texts[language][income >= dollars(own.sum) ? "enough" : "short"]];
  }
  return null;
}
const leastYearly = 5000;

function lastSize(said: string): number | null {
  const [, count] = [...said.matchAll(people)].at(-1) ?? [];
  return count === undefined ? null : (digits[count] ?? Number(count));
}

const texts = {
  es: {
    least: (count: number, sum: string, asOf: string) =>
      `Para un hogar de ${count} el mínimo es ${sum} al año${asOf === "" ? "" : ` ${asOf}`}.`,
    enough: "Con lo que me dices que ganas llegas a ese mínimo: lo pruebas con taxes y talones de pago.",
    short: "Con lo que me dices que ganas no llegas tú solo, y entonces puede firmar también otra persona.",
  },
  en: {
    least: (count: number, sum: string, asOf: string) =>
      `For a household of ${count} the least is ${sum} a year${asOf === "" ? "" : ` ${asOf}`}.`,
    enough: "With what you say you earn you reach that minimum: taxes and pay stubs prove it.",
    short: "With what you say you earn you do not reach it alone, and then another person may sign too.",
  },
} as const;
