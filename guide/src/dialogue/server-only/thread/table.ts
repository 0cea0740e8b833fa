/** An income told against the table that the subject prints: "somos 4", "gano 30 mil". Server only. */
import { numberOf } from "#guide/dialogue/server-only/told/times.ts";
import type { Language } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

const people =
  /\b(?:somos|seriamos|vivimos|seremos|hogar de|familia de|para|there are|we are|household of|household size(?: of)?|family of|for)\b(?: \w+)? (\d{1,2}|dos|tres|cuatro|cinco|seis|siete|ocho|two|three|four|five|six|seven|eight)\b(?! (?:anos|years|meses))/g;
const earns =
  /\b(?:gano|ganamos|gana|hago|saco|declar[eo]|declaramos|report[eo]|ingreso de|mis taxes (?:dicen|salieron)|earn|make|made|reported|filed|income (?:is|of))\b(?: \w+){0,3}? [a-z]?(\d[\d,.]*)( ?(?:mil|k|thousand))?\b( (?:a la semana|por semana|semanal\w*|la hora|por hora|al mes|por mes|mensual\w*|a week|an hour|a month|per (?:week|hour|month)))?/;

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
  return count === undefined ? null : numberOf(count);
}

/** How many live in the home; the last that was told. */
export const householdIn = lastSize;

/** "Veintiocho mil", "treinta y cinco mil": as a voice transcript has them. */
const spokenThousands = /\b([a-z]+(?: y [a-z]+)?) (?=mil\b)/;
function thousandsInDigits(said: string): string {
  const [all = "", words = ""] = spokenThousands.exec(said) ?? [];
  for (const one of [words, words.split(" ").at(-1) ?? ""]) {
    const [tens, ones] = one.split(" y ").map((part) => numberOf(part));
    if (tens === null || tens === undefined || ones === null) continue;
    return said.replace(all, all.replace(one, String(tens + (ones ?? 0))));
  }
  return said;
}

/** Dollars a year, also of a week's or a month's pay; null where no income is told. */
export function yearlyIn(spoken: string): number | null {
  const said = thousandsInDigits(spoken);
  const [, amount = "", thousands, each = ""] = earns.exec(said) ?? [];
  const number = Number(amount.replace(/[^\d]/g, "")) * (thousands === undefined ? 1 : 1000);
  if (amount === "" || /hora|hour/.test(each)) return null;
  const year = number * (/sem|week/.test(each) ? 52 : /mes|mens|month/.test(each) ? 12 : 1);
  return year >= leastYearly ? year : null;
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
