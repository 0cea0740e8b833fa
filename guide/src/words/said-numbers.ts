/** Form numbers as people say them: "la siete sesenta y cinco", "i four eighty five", "seiscientos uno a". */

const units =
  "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve".split(
    " ",
  );
const english =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = [
  "treinta thirty",
  "cuarenta forty",
  "cincuenta fifty",
  "sesenta sixty",
  "setenta seventy",
  "ochenta eighty",
  "noventa ninety",
];
const hundreds =
  "ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos".split(
    " ",
  );

/** Numbers of one word, both languages. */
export const values = new Map<string, number>([
  ...units.map((name, value) => [name, value] as const),
  ...english.map((name, value) => [name, value] as const),
  ...tens.flatMap((names, at) => names.split(" ").map((name) => [name, (at + 3) * 10] as const)),
  ...hundreds.map((name, at) => [name, (at + 1) * 100] as const),
  ["oh", 0],
  ["twenty", 20],
]);

/** What stands before the number of a form and before no price or hour. */
const introduces = /^(?:la|forma|formulario|form|the|i|ai|eye|n|ene|g|ge|ds|esa|esta)$/;

/**
 * Digits in place of a number said in words when `isForm` knows them. Round numbers are prices and hours too
 * ("ciento treinta dólares", "a las siete treinta"): they count only after "la", "forma" and the like.
 */
export function digitsOfForms(text: string, isForm: (digits: string) => boolean): string {
  const words = text.split(" ");
  if (!words.some((one) => values.has(one))) return text;
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { digits, next } = numberAt(words, at);
    const before = words[at - 1] ?? "";
    const round = digits.endsWith("0") && words[at - 2] !== "forma";
    const hour = words[at - 2] === "a" && /^las?$/.test(before);
    const form = digits.length === 3 && isForm(digits) && !hour && (!round || introduces.test(before));
    if (form) out.push(digits);
    else out.push(...words.slice(at, Math.max(next, at + 1)));
    at = Math.max(next, at + 1);
  }
  return out.join(" ");
}

/** Digits of the number words from `start` on: "siete sesenta y cinco" is 765, as is "setecientos sesenta y cinco". */
function numberAt(words: readonly string[], start: number): { digits: string; next: number } {
  let digits = "";
  let at = start;
  for (;;) {
    const value = values.get(words[at] ?? "");
    if (value === undefined || digits.length >= 3) break;
    let part = value;
    at += 1;
    if (value > 0 && value < 10 && words[at] === "hundred") {
      part = value * 100;
      at += 1;
    }
    if (part >= 100) {
      const rest = underHundred(words, at);
      part += rest.value;
      at = rest.next;
    } else if (part >= 20 && part % 10 === 0) {
      const rest = unitAfter(words, at);
      part += rest.value;
      at = rest.next;
    }
    digits += part;
  }
  return { digits, next: at };
}

interface Read {
  value: number;
  next: number;
}

function underHundred(words: readonly string[], at: number): Read {
  const value = values.get(words[at] ?? "") ?? 0;
  if (value === 0 || value >= 100) return { value: 0, next: at };
  if (value < 20 || value % 10 > 0) return { value, next: at + 1 };
  const rest = unitAfter(words, at + 1);
  return { value: value + rest.value, next: rest.next };
}

/** "(Sesenta) y cinco", "(sixty) five". */
function unitAfter(words: readonly string[], at: number): Read {
  const next = words[at] === "y" ? at + 1 : at;
  const value = values.get(words[next] ?? "") ?? 0;
  return value > 0 && value < 10 ? { value, next: next + 1 } : { value: 0, next: at };
}
