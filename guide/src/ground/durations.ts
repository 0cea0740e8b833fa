import { isTold } from "#guide/ground/told-durations.ts";
import { englishValues, spanishValues, underHundred } from "#guide/speech/number-words.ts";

/** A length of time in a text. */
export interface Duration {
  /** Each length it names, the same however it is written: "h:48", "m:12", "b:10". */
  lengths: string[];
  /** The largest number and the unit behind it, to tell an age from a deadline. */
  most: number;
  unit: Unit;
  /** "un día", "a year": said of much that is no length. */
  loose: "day" | "any" | null;
  start: number;
  end: number;
}
export type Unit = "hour" | "day" | "week" | "month" | "year";

/** Letters without accents and capitals, each in its place. */
export const flatten = (text: string): string =>
  text.replace(/[\u00c0-\u017fA-Z]/g, (letter) => letter.normalize("NFD").charAt(0).toLowerCase());

const values = new Map<string, number>([
  ...Object.entries(spanishValues),
  ...Object.entries(englishValues),
  ["an", 1],
  ["veintiun", 21],
  ["veintiuna", 21],
]);
const lastOfTwenties = 29;
for (let value = 21; value <= lastOfTwenties; value += 1)
  values.set(flatten(underHundred(value, "es")), value);

const either = (list: Iterable<string>) => `(?:${[...list].sort((a, b) => b.length - a.length).join("|")})`;
const named = (wanted: (value: number) => boolean) =>
  either([...values].flatMap(([word, value]) => (wanted(value) && !/^an?$/.test(word) ? [word] : [])));
const ten = 10;
const hundred = 100;
const tens = named((value) => value >= 2 * ten && value < hundred && value % ten === 0);
const single = named((value) => value < hundred && (value < 2 * ten || value % ten > 0));
const digit = named((value) => value > 0 && value < ten);
const hundreds = `(?:${named((value) => value >= hundred)}|(?:an?|${digit})\\shundred)`;
const inWords = `(?:(?:${hundreds}\\s(?:and\\s)?)?(?:${tens}(?:\\sy\\s|[\\s-])${digit}|${tens}|${single})|${hundreds})`;
const inDigits = "(?:\\d{1,3}[.,]\\d{3}|\\d{1,4}(?:[.,]\\d{1,2})?(?:\\s?½|\\s1/2)?)";
const couple = "(?:(?:un\\s)?par\\sde|(?:a\\s)?couple(?:\\sof)?)";
const half = "(?:\\s(?:y\\smedi[oa]|and\\sa\\shalf))";
const number = `(?:(?:${couple}|${inWords}|${inDigits})${half}?)`;

const spanishUnit = "(?:horas?|hrs?|h(?![a-z-])|dias?|semanas?|quincenas?|mes(?:es)?|anos?|decadas?)";
const englishUnit = "(?:hours?|hrs?|days?|weeks?|wks?|months?|mos(?![a-z])|years?|yrs?|decades?)";
const unit = `(?:${spanishUnit}|${englishUnit})`;
const between =
  "[*_)]{0,2}(?:(?:\\s?-\\s?|\\s{0,3})|\\s(?:calendar|business|working|court|full|whole|consecutive|continuous|straight|more|additional|extra|long|short|largos|buenos)[\\s-])";
/** What belongs to the length: without it the sentence would go on with a remnant ("el tiempo … de plazo"). */
const tail =
  "(?:\\s(?:habiles|habil|laborales|laborables|naturales|calendario|corridos|consecutiv[oa]s|seguid[oa]s|complet[oa]s|continu[oa]s))?(?:\\sde\\s(?:plazo|tiempo|anticipacion|antelacion)|\\s(?:antes|before|earlier|early|ahead|in\\sadvance)(?=\\s*(?:[.,;:!?)]|$)|\\s(?:y|o|and|or)\\s)|\\santes(?!\\sdel?(?![a-z]))|['’](?=\\s))?";
const measured = `${number}${between}${unit}${half}?`;
// A year or a help line before "o" is no length. "18 años y 5 años de residente" are two; "3 y 5 años" is one pair.
const item = `(?:${measured}(?:\\s?[-–/]\\s?|\\s(?:a|o|u|hasta|to|or)\\s)|(?!\\d{4}|911|988|211)${number}(?:\\s?[-–/(]\\s?|-?\\s(?:a|o|u|y|e|hasta|to|or|and)\\s))`;
const ordinal = "(?:primera?|first|segund[oa]|second|tercera?|third)";
const last = `(?:${number}${between}${unit}|an?\\s${englishUnit}|(?:medi[oa]|half(?:\\san?)?)[\\s-](?!dia)${unit}|${spanishUnit}(?=\\sy\\smedi)|${ordinal}\\s(?!d[ia]|h)${unit}|(?<=(?:dentro\\sde(?:l|\\sla)|within\\sthe)\\s)(?:ano|mes|semana|year|month|week)(?!\\sy\\smedi))`;
const more = `(?:\\s(?:o|or|a|to)\\s(?:dos|tres|two|three)(?!${between}${unit})|\\sand\\sa\\sday(?![a-z])|\\sy\\sun\\sdia(?![a-z]))?`;
const whole = new RegExp(
  `(?<![\\p{L}\\d$#-]|\\d[.,/:])(?:(?:${number},\\s(?=${number}[,\\s]))*${item})?${last}${half}?${more}${tail}(?![\\p{L}\\d])`,
  "giu",
);
const each = new RegExp(
  `(?<![a-z\\d])(?:(?<half>medi[oa]|half(?:\\san?)?)[\\s-]|(?<ordinal>${ordinal})\\s|(?<number>${number}|an?(?=\\s${englishUnit}))|(?:^|(?=${spanishUnit}\\sy\\smedi)))(?:${between}(?<unit>${unit})(?<and>${half})?)?`,
  "gi",
);

function numberOf(text: string): number {
  if (/par\sde|couple/.test(text)) return 2;
  const plus = /½|\s1\/2|medi[oa]|half/.test(text) ? 1 / 2 : 0;
  const plain = text.replace(/\s?½|\s1\/2|\sy\smedi[oa]|\sand\sa\shalf/g, "");
  if (/^\d{1,3}[.,]\d{3}$/.test(plain)) return Number(plain.replace(/[.,]/, ""));
  if (/^\d/.test(plain)) return Number(plain.replace(",", ".")) + plus;
  let total = 0;
  for (const word of plain.split(/[\s-]+/)) {
    if (word === "hundred") total = Math.max(total, 1) * hundred;
    else total += values.get(word) ?? 0;
  }
  return total + plus;
}

/** The first letters of a unit, what it is, and how many of them. */
const units: readonly [pattern: RegExp, unit: Unit, times: number][] = [
  [/^h/, "hour", 1],
  [/^dec/, "year", ten],
  [/^d/, "day", 1],
  [/^q/, "day", ten + ten / 2],
  [/^(?:s|w)/, "week", 1],
  [/^m/, "month", 1],
  [/^[ay]/, "year", 1],
];
const unitOf = (word: string): [Unit, number] => {
  const [, unit, times] = units.find(([pattern]) => pattern.test(word)) ?? [null, "day" as const, 1];
  return [unit, times];
};
const hours = { hour: 1, day: 24, week: 168 };
const monthsOfYear = 12;

/** Days and months are two measures: a month has no fixed number of days. */
function lengthOf(value: number, of: Unit, business: boolean): string {
  if (business) return `b:${value}`;
  if (of === "month" || of === "year") return `m:${value * (of === "year" ? monthsOfYear : 1)}`;
  return `h:${value * hours[of]}`;
}

const anyUnit = new RegExp(unit);
const orderOf = (word: string): number =>
  /^(?:prim|first)/.test(word) ? 1 : /^sec|^seg/.test(word) ? 2 : 2 + 1;

function read(raw: string): Pick<Duration, "lengths" | "most" | "unit"> | null {
  const business = /habil|labora|business|working|court/.test(raw);
  const lengths: string[] = [];
  let most = 0;
  let largest: Unit = "day";
  // From the end, for "de 3 a 6 meses" says its unit once; "un año o dos" says it first.
  let word = anyUnit.exec(raw)?.[0] ?? "";
  for (const { groups = {}, 0: part } of [...raw.matchAll(each)].reverse()) {
    if (part === "") continue;
    word = groups.unit ?? word;
    const [of, times] = unitOf(word);
    const value = (groups.half ? 1 / 2 : valueIn(groups)) + (groups.and === undefined ? 0 : 1 / 2);
    if (lengths.length === 0) largest = of;
    most = Math.max(most, value * times);
    lengths.unshift(lengthOf(value * times, of, business && of === "day"));
  }
  return lengths.length === 0 ? null : { lengths, most, unit: largest };
}

function valueIn({ number: said, ordinal: place }: Record<string, string | undefined>): number {
  if (said !== undefined) return numberOf(said);
  return place === undefined ? 1 : orderOf(place);
}

/** All lengths of time in a text. Those told of the past, of an age or of opening hours are left out unless `all`. */
export function durationsIn(text: string, all = false): Duration[] {
  const flat = flatten(text);
  return [...flat.matchAll(whole)].flatMap((match) => {
    const raw = match[0];
    const made = read(raw);
    if (made === null) return [];
    const loose = /^(?:un|one)\s(?:dia|day)(?![a-z])/.test(raw)
      ? "day"
      : /^an?\s/.test(raw) && !/hundred|couple/.test(raw)
        ? "any"
        : null;
    const found: Duration = { ...made, loose, start: match.index, end: match.index + raw.length };
    return isTold(found, flat, all) ? [] : [found];
  });
}

const hoursOfYear = 8_760;

/** The lengths that passages state, with those that are the same: a year of 365 days, business days as a stricter count. */
export function statedLengths(known: readonly string[]): Set<string> {
  const stated = new Set<string>();
  for (const length of known) {
    stated.add(length);
    const [measure, digits] = length.split(":");
    const value = Number(digits);
    if (measure === "b") stated.add(`h:${value * hours.day}`);
    if (measure === "m" && value % monthsOfYear === 0)
      stated.add(`h:${(value / monthsOfYear) * hoursOfYear}`);
    if (measure === "h" && value % hoursOfYear === 0) stated.add(`m:${(value / hoursOfYear) * monthsOfYear}`);
  }
  return stated;
}
