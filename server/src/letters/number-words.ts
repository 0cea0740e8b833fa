/** Numbers in words as digits: "diez días" is "10 días", "mil quinientos" is "1500". */
import { englishValues, spanishValues } from "@faro/guide/speech/number-words.ts";

/** What letters write besides the cardinals that the guide knows: ordinals, and twenty-one to twenty-nine in one word. */
const ordinals = "zeroth first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const twenties = "veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete".split(" ");
const values: Record<string, number> = {
  ...spanishValues,
  ...englishValues,
  ...Object.fromEntries(ordinals.map((word, value) => [word, value])),
  ...Object.fromEntries(twenties.map((word, index) => [word, 21 + index])),
  ...{ cero: 0, zero: 0, primero: 1, primer: 1, primera: 1, veintiun: 21, veintiuna: 21 },
  ...{ veintiocho: 28, veintinueve: 29 },
};
// The article is no number.
delete values.a;
const thousands: Record<string, number> = {
  mil: 1000,
  thousand: 1000,
  millon: 1_000_000,
  million: 1_000_000,
};

/** "un", "una", "one" and "second" alone are no figures. */
const articles = /^(?:un|una|one|second|once)$/;
const counted =
  /^\s*(?:d[ií]as?|days?|semanas?|weeks?|mes(?:es)?|months?|a[nñ]os?|years?|d[oó]lares?|dollars?|pesos|de \p{L}+)/iu;

function numberOf(words: readonly string[]): number {
  let total = 0;
  let part = 0;
  for (const word of words) {
    if (word === "hundred") part = Math.max(1, part) * 100;
    else if (thousands[word] !== undefined) {
      total += Math.max(1, part) * (thousands[word] ?? 1);
      part = 0;
    } else part += values[word] ?? 0;
  }
  return total + part;
}

/** The text with its numbers in words as digits; what may be no number stays a word unless something is counted. */
export function withDigits(text: string): string {
  const plain = text.normalize("NFD").replace(/[\u0300\u0301\u0308]/g, "");
  const names = [...Object.keys(values), ...Object.keys(thousands), "hundred"];
  const word = `(?:${names.sort((a, b) => b.length - a.length).join("|")})`;
  const run = new RegExp(
    `(?<![\\p{L}\\d])${word}(?:(?:\\s+|-|\\s+y\\s+|\\s+and\\s+)${word})*(?![\\p{L}\\d])`,
    "giu",
  );
  return plain.replace(run, (found, at: number) => {
    const words = found
      .toLowerCase()
      .split(/[\s-]+/)
      .filter((part) => part !== "y" && part !== "and");
    const [first = ""] = words;
    if (words.length === 1 && articles.test(first) && !counted.test(plain.slice(at + found.length)))
      return found;
    return String(numberOf(words));
  });
}
