/** What is counted from a date that was told as a day, a month or a year: the last day in words, and what is left. Server only. */
import type { Language } from "#guide/content-schema.ts";
import { dateInWords, daysBetween, monthNames } from "#guide/dates.ts";
import type { DateTold } from "#guide/dialogue/server-only/told/dates.ts";
import { addDays } from "#guide/letters/calendar.ts";

/** What lines are told of. */
export interface Counting {
  language: Language;
  date: DateTold;
  today: string;
}

/** The first and last day that it may have been. */
export function spanOf(date: DateTold): [string, string] {
  if (date.length === "2026-11-03".length) return [date, date];
  if (date.length === "2026".length) return [`${date}-01-01`, `${date}-12-31`];
  const next = monthsOn(`${date}-01`, 1);
  return [`${date}-01`, addDays(next, -1)];
}

/** So many months on, the last day of a shorter month at most. */
export function monthsOn(iso: string, months: number): string {
  const all = Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - 1 + months;
  const year = Math.floor(all / 12);
  const month = (all % 12) + 1;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const day = Math.min(Number(iso.slice(8, 10)), last);
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** "el 3 de noviembre de 2026", "en noviembre de 2026", "en 2018". */
export function inWords(date: DateTold, language: Language): string {
  const name = monthNames[language][Number(date.slice(5, 7)) - 1] ?? "";
  const year = date.slice(0, 4);
  if (date.length === "2026".length) return language === "es" ? `en ${year}` : `in ${year}`;
  if (date.length === "2026-11".length)
    return language === "es" ? `en ${name} de ${year}` : `in ${name} ${year}`;
  return language === "es" ? `el ${dateInWords(date, "es")}` : `on ${dateInWords(date, "en")}`;
}

/** As exactly as the date that was told. */
const asExact = (iso: string, like: DateTold): DateTold => iso.slice(0, like.length);

export interface End {
  /** In words. */
  on: string;
  /** Days until the earliest last day; negative when the latest has passed; null when it may have. */
  left: number | null;
  exact: boolean;
  /** The earliest and the latest day. */
  between: [string, string];
}

export function ending({ date, today, language }: Counting, move: (iso: string) => string): End {
  const [first, last] = spanOf(date);
  const [from, to] = [move(first), move(last)];
  const left = from >= today ? daysBetween(today, from) : to < today ? daysBetween(today, to) : null;
  return { on: inWords(asExact(from, date), language), left, exact: first === last, between: [from, to] };
}

export const es = (language: Language): boolean => language === "es";

/** "se cumplen el 3 de mayo de 2027". */
export function ends(end: End, language: Language): string {
  const over = end.left !== null && end.left < 0;
  if (es(language)) return `${over ? "se cumplieron" : "se cumplen"} ${end.on}`;
  return `${over ? "ended" : "end"} ${end.on}`;
}

export function leftOf({ left, exact }: End, language: Language): string {
  const spanish = es(language);
  if (left === null)
    return spanish
      ? "puede que ya haya pasado, así que busca hoy el día exacto"
      : "it may have passed, so look for the exact day today";
  if (left < 0) return spanish ? "esa fecha ya pasó" : "that date has passed";
  if (left === 0) return spanish ? "puede ser hoy mismo" : "that may be today";
  const least = exact ? "" : spanish ? "por lo menos " : "at least ";
  if (spanish) return left === 1 ? `queda ${least}1 día` : `quedan ${least}${left} días`;
  return left === 1 ? `${least}1 day is left` : `${least}${left} days are left`;
}
export const open = ({ left }: End) => left !== null && left >= 0;

/**
 * When a window opens: "el 9 de febrero de 2027"; of a month that was told, the days between which it does. What comes too early is sent
 * back, so the earliest day alone would mislead.
 */
export function begins({ on, exact, between }: End, language: Language): string {
  if (exact) return on;
  const [from, to] = between;
  const byDay = es(language) ? "según el día" : "depending on the day";
  const month = "2026-11".length;
  if (from.slice(0, month) === to.slice(0, month))
    return `${inWords(from.slice(0, month), language)}, ${byDay}`;
  const [first, last] = [from, to].map((day) => inWords(day, language).replace(/^on /, ""));
  return es(language) ? `entre ${first} y ${last}, ${byDay}` : `between ${first} and ${last}, ${byDay}`;
}

/** A window that is open whatever day was meant. */
export const begun = ({ left }: End): boolean => left !== null && left < 0;

/** "el 3 de noviembre" -> "del 3 de noviembre", "en 2018" -> "de 2018"; in English without its preposition. */
export function fromWhen(when: string, language: Language): string {
  if (!es(language)) return `from ${bare(when)}`;
  return when.startsWith("el ") ? `del ${when.slice(3)}` : `de ${when.slice(3)}`;
}

/** "el 3 de noviembre" -> "3 de noviembre". */
export const bare = (when: string) => when.replace(/^(?:el|en|on|in) /, "");
