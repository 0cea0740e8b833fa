/** Days and moments of the history in the person's time zone, as the specification writes them. */
import type { Language } from "@faro/contract/shared/language.ts";

const day = 24 * 60 * 60 * 1000;
const utc = (isoDay: string) => new Date(`${isoDay}T00:00:00Z`);

function slashed(parts: Intl.DateTimeFormatPart[]): string {
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return `${of("day")}/${of("month")}/${of("year")}`;
}

const numbers = { day: "2-digit", month: "2-digit", year: "numeric" } as const;

export type DayName = { kind: "today" | "yesterday" } | { kind: "date"; date: string; weekday: string };

/** Today, yesterday, or dd/MM/yyyy with its weekday. Both are calendar days of the same time zone. */
export function nameOfDay(isoDay: string, today: string, language: Language): DayName {
  const distance = Math.round((utc(today).getTime() - utc(isoDay).getTime()) / day);
  if (distance === 0) return { kind: "today" };
  if (distance === 1) return { kind: "yesterday" };
  const date = slashed(
    new Intl.DateTimeFormat("es", { ...numbers, timeZone: "UTC" }).formatToParts(utc(isoDay)),
  );
  const weekday = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(utc(isoDay));
  return { kind: "date", date, weekday };
}

/** dd/MM/yyyy HH:mm */
export function dateAndMinute(iso: string, timeZone: string): string {
  const moment = new Date(iso);
  const date = slashed(new Intl.DateTimeFormat("es", { ...numbers, timeZone }).formatToParts(moment));
  const time = new Intl.DateTimeFormat("es", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  });
  return `${date} ${time.format(moment)}`;
}
