/** Numbers in words as digits: "diez días" is "10 días", "mil quinientos" is "1500". */
const small: Record<string, number> = Object.fromEntries(
  [
    "cero zero",
    "un uno una primero primer one first",
    "dos two second",
    "tres three third",
    "cuatro four fourth",
    "cinco five fifth",
    "seis six sixth",
    "siete seven seventh",
    "ocho eight eighth",
    "nueve nine ninth",
    "diez ten tenth",
    "once eleven",
    "doce twelve",
    "trece thirteen",
    "catorce fourteen",
    "quince fifteen",
    "dieciseis sixteen",
    "diecisiete seventeen",
    "dieciocho eighteen",
    "diecinueve nineteen",
    "veinte twenty",
    "veintiun veintiuno veintiuna",
    "veintidos",
    "veintitres",
    "veinticuatro",
    "veinticinco",
    "veintiseis",
    "veintisiete",
    "veintiocho",
    "veintinueve",
    "treinta thirty",
  ].flatMap((words, value) => words.split(" ").map((word) => [word, value])),
);
const large: Record<string, number> = {
  cuarenta: 40,
  forty: 40,
  cincuenta: 50,
  fifty: 50,
  sesenta: 60,
  sixty: 60,
  setenta: 70,
  seventy: 70,
  ochenta: 80,
  eighty: 80,
  noventa: 90,
  ninety: 90,
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
};
const values = { ...small, ...large };
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
