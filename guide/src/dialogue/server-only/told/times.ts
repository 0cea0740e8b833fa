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

/** As they sound, by the month's number. */
const misspelled: Readonly<Record<number, string>> = {
  1: "henero",
  2: "febrer febrro",
  4: "avril",
  8: "agost",
  9: "setiembre septienbre setienbre setiembe",
  10: "otubre octuvre",
  11: "novienbre nobiembre nobienbre noviembe",
  12: "dicienbre disiembre disienbre diciembe",
};

/** Numbers of the months by their names. */
export const months: ReadonlyMap<string, number> = new Map<string, number>([
  ...[spanish, english, short, shortEnglish].flatMap((names) =>
    names.split(" ").map((name, at): [string, number] => [name, at + 1]),
  ),
  ["sept", 9],
  ...Object.entries(misspelled).flatMap(([number, names]) =>
    names.split(" ").map((name): [string, number] => [name, Number(number)]),
  ),
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

const years = "(\\d{1,2}|[a-z]+(?: y [a-z]+| [a-z]+)?)";
const ends =
  "(?= ?$| (?:y|pero|ya|mi|soy|puedo|quiero|no|como|me|cuant\\w+|se|ella|el|and|but|now|so|i|my)\\b)";
/** "Tengo 58 años", "I'm sixty two": an age, unless more says of what. */
const age = [
  new RegExp(`^(?:(?:yo|pues|ya|si|oiga|ah) )*tengo (?:ya )?${years}$`),
  new RegExp(
    `\\b(?:tengo|cumpli|cumplo) (?:ya |como |casi )?${years} anos(?: (?:de edad|cumplidos))?${ends}`,
  ),
  new RegExp(`\\b(?:i am|im|i m) (?:now |already )?${years} years? old\\b`),
  new RegExp(`\\b(?:i am|im|i m) (?:now |already )?${years}${ends}`),
];

function yearsOf(said: string): number | null {
  const parts = said.split(/ (?:y )?/).map((part) => numberOf(part) ?? Number.NaN);
  const sum = parts.reduce((all, one) => all + one, 0);
  return Number.isFinite(sum) && (parts.length === 1 || (parts[0] ?? 0) % 10 === 0) ? sum : null;
}

const grown = 18;

/** Years of life that the words give, of somebody grown; null when they tell none. */
export function ageIn(said: string): number | null {
  for (const words of age) {
    const told = yearsOf(words.exec(said)?.[1] ?? "");
    if (told !== null && told >= grown && told < oldest) return told;
  }
  return null;
}
const oldest = 110;

const yearsAndMonths =
  /\bhace (?:como |ya |casi |mas de )*(\w+) anos? (?:y|con) (\w+) mes(?:es)?\b|\b(\w+) years? and (\w+) months? ago\b/;

/** "Hace un año y 4 meses" as months: a clause ends at "y", and a year alone would be another day. */
export function inMonths(said: string): string {
  return said.replace(yearsAndMonths, (all, anos, meses, years, months) => {
    const whole = numberOf(anos ?? years);
    const rest = numberOf(meses ?? months);
    if (whole === null || rest === null) return all;
    const count = 12 * whole + rest;
    return anos === undefined ? `${count} months ago` : `hace ${count} meses`;
  });
}

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

const ordinals = new Map(
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"
    .split(" ")
    .map((name, at): [string, number] => [name, at + 1]),
).set("thirtieth", 30);

/** "Treinta y uno", "veintiuno", "twenty first"; null above the days of a month. */
function dayNumber(said: string): number | null {
  const parts = said.split(/ (?:y )?/).map((part) => ordinals.get(part) ?? numberOf(part) ?? Number.NaN);
  const sum = parts.reduce((all, one) => all + one, 0);
  const whole = parts.length === 1 || (parts[0] ?? 0) % 10 === 0;
  return whole && sum >= 1 && sum <= mostDays ? sum : null;
}
const mostDays = 31;

const word = "[a-z]+";
const dayBefore = new RegExp(`\\b(${word}(?: (?:y )?${word})?) (?:de|of) (?=${monthName}\\b)`);
const lastBefore = new RegExp(`\\b(${word}) (?:de|of) (?=${monthName}\\b)`);
const dayAfter = new RegExp(`\\b(${monthName}) (?:the )?(${word} ${word}|${word})\\b`);
const numberWord = `(?:${[...values.keys(), ...articles.keys()].join("|")})`;
const spokenYear = new RegExp(
  `\\b(?:dos mil|two thousand(?: and)?|twenty) (${numberWord}(?: (?:y )?${numberWord})?)\\b`,
);

/** "En agosto del veintitrés", "desde marzo del 19", "in May of 98": behind its month a short number is the year. */
const shortYear = new RegExp(
  `\\b(${monthName} (?:del?|of) (?:el |ano )?)(\\d\\d|${numberWord}(?: (?:y )?${numberWord})?)\\b(?! (?:mil|anos?|a|am|pm|de la)\\b)`,
);

/** A date said in words with its numbers as digits: "el catorce de junio de dos mil veinte", "June fourteenth". */
export function inDigits(said: string): string {
  const text = shortYearInDigits(yearInDigits(said));
  return dayBeforeMonth(text) ?? dayAfterMonth(text) ?? text;
}

function yearInDigits(said: string): string {
  const [all = "", rest = ""] = spokenYear.exec(said) ?? [];
  const number = rest === "" ? null : dayNumber(rest);
  return number !== null && number >= firstYear ? said.replace(all, `${century + number}`) : said;
}

function shortYearInDigits(said: string): string {
  const [all = "", before = "", after = ""] = shortYear.exec(said) ?? [];
  const number = after === "" ? null : yearsOf(after);
  if (number === null || number < firstYear) return said;
  if (number <= latestYear) return said.replace(all, `${before}${century + number}`);
  return number >= eldestYear && number < oneHundred
    ? said.replace(all, `${before}${century - oneHundred + number}`)
    : said;
}
/** "Del 30" may still come, "del 62" is long past; between them nobody tells a year. */
const latestYear = 35;
const eldestYear = 60;
const oneHundred = 100;

function dayBeforeMonth(said: string): string | null {
  for (const before of [dayBefore, lastBefore]) {
    const [all = "", words = ""] = before.exec(said) ?? [];
    const day = words === "" ? null : dayNumber(words);
    if (day !== null) return said.replace(all, `${day} de `);
  }
  return null;
}

function dayAfterMonth(said: string): string | null {
  const [, name = "", after = ""] = dayAfter.exec(said) ?? [];
  const words = [after, after.split(" ")[0] ?? ""].find(
    (one) => one !== "" && !articles.has(one) && dayNumber(one) !== null,
  );
  return words === undefined ? null : said.replace(`${name} ${words}`, `${name} ${dayNumber(words)}`);
}
const century = 2000;
/** "Dos mil dos pesos" is told more often than a year so early. */
const firstYear = 5;

const ofYear: readonly [RegExp, number][] = [
  [/(?:de |del |en )?(?:este(?: mismo)?|el presente) ano|of this year|this(?: same)? year/, 0],
  [/(?:del?|el) ano (?:antepasado|antes del? pasado)|(?:of )?the year before last/, -2],
  [/(?:del?|el) ano pasado|(?:of )?last year/, -1],
  [/(?:del?|el) (?:proximo ano|ano (?:que viene|que entra|proximo|entrante))|(?:of )?next year/, 1],
];

/** "En febrero, pero del año pasado": the year belongs to the month before it. */
const beforeYear = new RegExp(
  `\\b(${monthName}(?: \\d{1,2}(?:st|nd|rd|th)?)?) (?:(?:si |no )?pero|sino|mas bien|o sea|digo|but)(?: (?:ya|fue|el|es|era|no|la|in|of))* (?=(?:del? |el ano |of |last year|(?:19|20)\\d\\d))`,
);
export const withItsYear = (said: string): string => said.replace(beforeYear, "$1 ");

/** "El 22 de diciembre de hace dos años". */
const yearsAgo = new RegExp(`\\b(${monthName}) (?:de |del )?hace (\\w+) anos?\\b`);

/** "14 de junio de este año" with the year's own number. */
export function withYear(said: string, today: string): string {
  const [all = "", name = "", count = ""] = yearsAgo.exec(said) ?? [];
  const years = count === "" ? null : numberOf(count);
  if (years !== null) return said.replace(all, `${name} ${Number(today.slice(0, 4)) - years}`);
  for (const [words, on] of ofYear) {
    const told = new RegExp(
      `\\b((?:\\d{1,2} (?:de )?)?${monthName}(?: \\d{1,2}(?:st|nd|rd|th)?)?),? (?:${words.source})\\b`,
    );
    if (told.test(said)) return said.replace(told, `$1 ${Number(today.slice(0, 4)) + on}`);
  }
  return said;
}
