import type { Language } from "#guide/content-schema.ts";

const small: Record<Language, readonly string[]> = {
  es: "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve".split(
    " ",
  ),
  en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  ),
};
const tens: Record<Language, readonly string[]> = {
  es: "- - veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa".split(" "),
  en: "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" "),
};
const hundreds =
  "- ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos".split(
    " ",
  );

/** 0 to 99 in words. */
export function underHundred(value: number, language: Language): string {
  const known = small[language][value];
  if (known !== undefined) return known;
  const ten = tens[language][Math.floor(value / 10)] ?? "";
  const unit = small[language][value % 10] ?? "";
  if (value % 10 === 0) return ten;
  return language === "es" ? `${ten} y ${unit}` : `${ten}-${unit}`;
}

/** Form numbers as people say them: 485 "cuatro ochenta y cinco", 601 "seis cero uno", 400 "cuatrocientos". */
export function formNumberInWords(digits: string, language: Language): string {
  const value = Number(digits);
  if (digits.length < 3) return underHundred(value, language);
  const head = digits.slice(0, -2);
  const rest = Number(digits.slice(-2));
  if (rest === 0 && digits.length === 3) {
    return language === "es"
      ? value === 100
        ? "cien"
        : (hundreds[value / 100] ?? digits)
      : `${small.en[value / 100]} hundred`;
  }
  const first = [...head].map((digit) => small[language][Number(digit)]).join(" ");
  const zero = language === "es" ? "cero" : "oh";
  const second = rest < 10 ? `${zero} ${small[language][rest]}` : underHundred(rest, language);
  return `${first} ${second}`;
}

/** Letters by their names, so that no voice reads "I" as a word. */
const letterNames: Record<string, string> = {
  a: "a",
  b: "be",
  c: "ce",
  d: "de",
  e: "e",
  f: "efe",
  g: "ge",
  h: "hache",
  i: "i",
  j: "jota",
  k: "ka",
  l: "ele",
  m: "eme",
  n: "ene",
  o: "o",
  p: "pe",
  q: "cu",
  r: "erre",
  s: "ese",
  t: "te",
  u: "u",
  v: "ve",
  w: "doble u",
  x: "equis",
  y: "ye",
  z: "zeta",
};

export function lettersInWords(letters: string, language: Language): string {
  if (language === "en") return [...letters.toUpperCase()].join(" ");
  return [...letters.toLowerCase()].map((letter) => letterNames[letter] ?? letter).join(" ");
}

/** Numbers as people write them, without accents. */
export const spanishValues: Record<string, number> = {
  un: 1,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
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
export const englishValues: Record<string, number> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

export const numberWords = [
  ...Object.keys(spanishValues),
  ...Object.keys(englishValues),
  "mil",
  "y",
  "and",
  "hundred",
  "thousand",
];

/** "seiscientos setenta y cinco" -> 675; null when a word is not a number. */
export function valueOfWords(text: string): number | null {
  let total = 0;
  let group = 0;
  let any = false;
  for (const raw of text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/[\s-]+/)) {
    if (raw === "" || raw === "y" || raw === "and") continue;
    const value = spanishValues[raw] ?? englishValues[raw];
    if (raw === "mil" || raw === "thousand") {
      total += Math.max(group, 1) * 1_000;
      group = 0;
    } else if (raw === "hundred") group = Math.max(group, 1) * 100;
    else if (value !== undefined) group += value;
    else return null;
    any = true;
  }
  return any ? total + group : null;
}
