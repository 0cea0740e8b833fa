/** Dates and times as letters print them: US order, names of months, stamps. Never invents: what is no date is left. */
import { isoDate } from "#guide/letters/calendar.ts";
import { distance } from "#guide/letters/shapes.ts";

export interface PrintedDate {
  date: string;
  printed: string;
  /** Offsets in the text. */
  start: number;
  end: number;
  /** Day and month were swapped or a digit repaired. */
  unsure: boolean;
}

const english = "january february march april may june july august september october november december";
const spanish = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre";
const months = [english.split(" "), spanish.split(" ")];

/** 1 to 12 for a name of a month, also short or badly read; 0 for another word. */
function monthOf(word: string): number {
  const name = word
    .toLowerCase()
    .replace(/0/g, "o")
    .replace(/[1|]/g, "l")
    .replace(/5/g, "s")
    .replace(/8/g, "b");
  for (const names of months) {
    const exact = names.findIndex((month) => month === name || (name.length === 3 && month.startsWith(name)));
    if (exact !== -1) return exact + 1;
  }
  if (name === "sept" || name === "set") return 9;
  if (name.length < 4) return 0;
  const near = months.flatMap((names) =>
    names.flatMap((month, at) => {
      const most = month.length > 6 ? 2 : 1;
      const away = month.length > 4 ? distance(month, name, most) : most + 1;
      return away <= most ? [{ month: at + 1, away }] : [];
    }),
  );
  // "jufio" is as near to June as to July: then it is neither.
  const least = Math.min(...near.map(({ away }) => away));
  const [first = 0, ...others] = new Set(near.filter(({ away }) => away === least).map(({ month }) => month));
  if (others.length === 0) return first;
  return 0;
}

/** Digits as read, with the letters that stand for them. */
function number(read: string): { value: number; repaired: boolean } {
  const digits = read
    .replace(/[OoQ]/g, "0")
    .replace(/[Il|]/g, "1")
    .replace(/S/g, "5")
    .replace(/B/g, "8")
    .replace(/Z/g, "2");
  return { value: Number(digits), repaired: digits !== read };
}

function fullYear(year: number): number {
  return year >= 100 ? year : year <= 60 ? 2000 + year : 1900 + year;
}

const digit = "[0-9OIl|SBZ]";
const patterns: { pattern: RegExp; order: "mdy" | "mdy2" | "Mdy" | "dMy" | "yMd" | "ymd" }[] = [
  {
    pattern: new RegExp(
      `(?<![\\w/])(${digit}{1,2}) ?/ ?(${digit}{1,2}) ?/ ?(${digit}{4}|\\d{2})(?![\\w/])`,
      "g",
    ),
    order: "mdy",
  },
  { pattern: /(?<![\w-])(\d{1,2})-(\d{1,2})-((?:19|20)\d{2})(?![\w-])/g, order: "mdy" },
  { pattern: /(?<![\w-])((?:19|20)\d{2})-(\d{2})-(\d{2})(?![\w-])/g, order: "ymd" },
  { pattern: /(?<![\w.-])(\d{1,2})\.(\d{1,2})\.((?:19|20)\d{2})(?![\w-])/g, order: "mdy" },
  // Few print it so; it is named, and never sure.
  { pattern: /(?<![\w.-])(\d{1,2})-(\d{1,2})-(\d{2})(?![\w-])/g, order: "mdy2" },
  {
    pattern:
      /(?<![A-Za-z])([A-Za-z0-9|]{3,10})\.?\s+(\d{1,2}|[lIO]\d|\d[lIO])(?:st|nd|rd|th)?\s*[,.;]?\s+((?:19|20|2O)[0-9OIlSB]{2})(?!\d)/g,
    order: "Mdy",
  },
  {
    pattern:
      /(?<!\d)(\d{1,2})(?:st|nd|rd|th|º|°)?[\s-]+(?:(?:day\s+)?of\s+|de\s+)?([A-Za-z]{3,10})\.?,?[\s-]+(?:de\s+|del\s+)?((?:19|20)\d{2})(?!\d)/g,
    order: "dMy",
  },
  { pattern: /(?<![\dA-Za-z])(\d{1,2})([A-Za-z]{3})(\d{4}|\d{2})(?![\dA-Za-z])/g, order: "dMy" },
  { pattern: /(?<!\d)((?:19|20)\d{2})\s+([A-Za-z]{3,9})\s+(\d{1,2})(?!\d)/g, order: "yMd" },
];

interface Parts {
  year: number;
  month: number;
  day: number;
  repaired: boolean;
}

function partsOf(order: string, one: string, two: string, three: string): Parts {
  const [a, b, c] = [number(one), number(two), number(three)];
  if (order === "mdy")
    return { month: a.value, day: b.value, year: c.value, repaired: a.repaired || b.repaired || c.repaired };
  if (order === "mdy2") return { month: a.value, day: b.value, year: c.value, repaired: true };
  if (order === "ymd") return { year: a.value, month: b.value, day: c.value, repaired: false };
  if (order === "Mdy")
    return { month: monthOf(one), day: b.value, year: c.value, repaired: b.repaired || c.repaired };
  if (order === "dMy") return { day: a.value, month: monthOf(two), year: c.value, repaired: a.repaired };
  return { year: a.value, month: monthOf(two), day: c.value, repaired: false };
}

/** ISO date of this century or the last; null for what is no date. */
function dateOf(year: number, month: number, day: number): string | null {
  const date = isoDate(fullYear(year), month, day);
  return date === null || date < "1900" || date > "2099" ? null : date;
}

/** Who writes the day first: a letter in Spanish, and a consulate, which prints dates as its country does. */
function mayWriteDayFirst(text: string): boolean {
  const spanish = new Set(
    text.toLowerCase().match(/\b(?:fecha|usted|solicitud|debe|oficina|recibo|cita)\b/g),
  );
  const consular = /\bU\.?\s?S\.?\s+(?:Consulate|Embassy)\b/i.test(text);
  return spanish.size >= 3 || (consular && !/Citizenship and Immigration Services/i.test(text));
}

const weekdays = [
  /^(?:sun(?:day)?|domingo)$/,
  /^(?:mon(?:day)?|lunes)$/,
  /^(?:tue(?:s|sday)?|martes)$/,
  /^(?:wed(?:nesday)?|mi[eé]rcoles)$/,
  /^(?:thu(?:rs|rsday)?|jueves)$/,
  /^(?:fri(?:day)?|viernes)$/,
  /^(?:sat(?:urday)?|s[aá]bado)$/,
];

/** "Monday, December 1" where that day is a Tuesday: a digit was misread, or the letter is wrong. */
export function isAnotherWeekday(
  text: string,
  { start, date }: Pick<PrintedDate, "start" | "date">,
): boolean {
  const before = text.slice(Math.max(0, start - 16), start);
  const name = /(?<![a-záé])([a-záé]{3,9})\.?,?\s+(?:the\s+|el\s+)?$/i.exec(before)?.[1]?.toLowerCase() ?? "";
  const said = weekdays.findIndex((day) => day.test(name));
  return said !== -1 && said !== new Date(`${date}T00:00:00Z`).getUTCDay();
}

interface ReadDate extends PrintedDate {
  swapped: boolean;
  /** Day and month could change places. */
  eitherWay: boolean;
}

function readDate(match: RegExpExecArray, order: string): ReadDate | null {
  const [printed, one = "", two = "", three = ""] = match;
  const { year, month, day, repaired } = partsOf(order, one, two, three);
  const numeric = order.startsWith("mdy");
  const swapped = numeric && month > 12 && day <= 12;
  const date = dateOf(year, swapped ? day : month, swapped ? month : day);
  if (date === null) return null;
  return {
    date,
    printed: printed.replace(/\s+/g, " "),
    start: match.index,
    end: match.index + printed.length,
    unsure: swapped || repaired,
    swapped,
    eitherWay: numeric && month <= 12 && day <= 12 && month !== day,
  };
}

/** All dates of a text, in its order. */
export function printedDates(text: string): PrintedDate[] {
  const found: ReadDate[] = [];
  for (const { pattern, order } of patterns) {
    for (const match of text.matchAll(pattern)) {
      const read = readDate(match, order);
      if (read === null || found.some((other) => read.start < other.end && other.start < read.end)) continue;
      found.push(read);
    }
  }
  // One "27/02/2027" shows that this letter writes the day first: then "03/04/2027" may be either.
  const dayFirst = mayWriteDayFirst(text) || found.some(({ swapped }) => swapped);
  return found
    .sort((one, other) => one.start - other.start)
    .map(({ swapped: _, eitherWay, ...date }) => ({
      ...date,
      unsure: date.unsure || (dayFirst && eitherWay) || isAnotherWeekday(text, date),
    }));
}

const clock =
  /(?<![\d:])(\d{1,2})\s?[:.]\s?([\dOo]{2})\s*([AP])\.?\s?M\b\.?|(?<![\d:])(\d{1,2})\s*([AP])\.?M\b\.?/gi;

/** First time of day in a piece of text, as "14:30"; null when there is none. */
export function timeIn(text: string): string | null {
  for (const match of text.matchAll(clock)) {
    const hour = Number(match[1] ?? match[4]);
    const minute = Number((match[2] ?? "0").replace(/o/gi, "0"));
    if (hour < 1 || hour > 12 || minute > 59) continue;
    const half = (match[3] ?? match[5] ?? "").toUpperCase();
    const whole = (hour % 12) + (half === "P" ? 12 : 0);
    return `${String(whole).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
  }
  return null;
}
