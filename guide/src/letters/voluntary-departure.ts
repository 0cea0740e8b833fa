/** What a judge's order says of voluntary departure: until when, and the bond that must be paid first. */
import { businessDaysIn } from "#guide/letters/day-counts.ts";
import { decisionsOf } from "#guide/letters/decisions.ts";
import type { Page } from "#guide/letters/page.ts";
import { findSaid } from "#guide/letters/said.ts";
import type { SeenDate } from "#guide/letters/types.ts";

export interface VoluntaryDeparture {
  start: number;
  end: number;
  /** The day until which the person may go, as printed. */
  date: SeenDate | null;
  /** Bond to be paid, and within how many working days. */
  amount: string | null;
  days: number | null;
}

const wordings = [
  "voluntary departure was granted",
  "voluntary departure is granted",
  "is granted voluntary departure",
  "granted voluntary departure until",
];
const until = /\b(?:until|on or before|no later than|not later than|by)\s+$/i;

/** null where it was not granted, or where that is not clear. */
export function voluntaryDeparture(page: Page, dates: readonly SeenDate[]): VoluntaryDeparture | null {
  const boxed = decisionsOf(page).filter(({ decision }) => decision.startsWith("voluntary"));
  const place =
    boxed.length > 0
      ? boxed.every(({ decision }) => decision === "voluntary-granted")
        ? boxed[0]
        : undefined
      : wordings.map((phrase) => findSaid(page, phrase)).find((hit) => hit !== null);
  if (place === undefined || place === null) return null;
  const rest = page.text.slice(place.start, place.end + 260);
  const stop = /[.;](?=\s+[A-Z]|\s*$)|\n\s*\n|\n(?=[ \t]*(?:appeal|date)\b)/i.exec(
    rest.slice(place.end - place.start),
  );
  const sentence = rest.slice(0, place.end - place.start + (stop?.index ?? rest.length));
  const end = place.start + sentence.length;
  const date = dates.find(
    ({ at }) => at > place.start && at < end && until.test(page.text.slice(Math.max(0, at - 24), at)),
  );
  // Until a day before this order: it tells of an earlier one.
  const written = dates.filter(
    ({ role, field }) => role === "decision" || role === "notice" || field === "Date",
  );
  if (date !== undefined && written.some((item) => item.date > date.date)) return null;
  const bond = /\bbond\b/i.test(rest);
  return {
    start: place.start,
    end: place.end,
    date: date ?? null,
    amount: bond ? (/\$\s?\d[\d,]*(?:\.\d{2})?/.exec(rest)?.[0] ?? null) : null,
    days: bond ? businessDaysIn(rest.replace(/\bfive\b/i, "5")) : null,
  };
}
