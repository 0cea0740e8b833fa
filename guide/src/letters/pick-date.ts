/** Which of the dates that a letter prints is the one to act by or to appear on. */
import type { Notice } from "#guide/content-schema.ts";
import { findAll } from "#guide/letters/find-phrase.ts";
import { endsSentence, saysChange } from "#guide/letters/moved-dates.ts";
import type { Page } from "#guide/letters/page.ts";
import type { DateRole, LetterCase, SeenDate } from "#guide/letters/types.ts";

export interface Found {
  date: SeenDate;
  /** More than one date fits. */
  rivals: SeenDate[];
}

/** Kinds whose date says until when a paper serves, not by when to answer. */
export const papers = new Set([
  "green-card-and-welcome",
  "ead-card",
  "advance-parole-i-512",
  "ead-tps-extension",
  "i-94-or-entry-stamp",
]);
/** Court sets the date of these; they often leave it open. */
export const openDate =
  /to be (?:determined|set|scheduled|announced)|\bTB[DA]\b|a date to be|por determinar|_{3,}/i;

export function noticeDate(dates: readonly SeenDate[]): SeenDate | undefined {
  return dates.find(({ role }) => role === "notice") ?? dates.find(({ field }) => field === "Date");
}

/** Dates that cannot be a deadline or an appointment. */
const spent = new Set<DateRole>([
  "notice",
  "received",
  "priority",
  "birth",
  "entry",
  "valid-from",
  "decision",
  "service",
]);

/** First date after one of the kind's own labels. */
function afterLabels(
  page: Page,
  notice: Notice,
  all: readonly SeenDate[],
  { reach, not }: { reach: number; not: readonly DateRole[] },
): SeenDate[] {
  const dates = all.filter(({ role }) => !not.includes(role));
  const found: SeenDate[] = [];
  for (const label of notice.deadline.labels) {
    for (const hit of findAll(page, label)) {
      const next = dates.find(
        ({ at, role, field, time, fate }) =>
          at >= hit.end &&
          at - hit.end <= reach &&
          !spent.has(role) &&
          fate !== "dead" &&
          // A bare "Date:" is the day of the letter, unless an hour stands with it.
          !(field === "Date" && (time === null || notice.id === "nta-i-862")) &&
          // "Edition", "Date Filed": a date with a name of its own is something else.
          !(role === "other" && field !== null && field !== "Date"),
      );
      if (next !== undefined && !found.includes(next)) found.push(next);
    }
  }
  return found;
}

function unique(list: readonly SeenDate[]): SeenDate[] {
  return list.filter((item, index) => list.findIndex(({ date }) => date === item.date) === index);
}

/** The nearest one; of visits the next that is still to come. */
function pick(candidates: readonly SeenDate[], from: SeenDate | undefined, today = ""): Found | null {
  const list = unique(candidates);
  // A deadline before the letter was written is a misreading or another date.
  const later = from === undefined ? list : list.filter(({ date }) => date >= from.date);
  const usable = later.length > 0 ? later : list;
  const sorted = usable.toSorted((one, other) => one.date.localeCompare(other.date));
  const first = sorted.find(({ date }) => date >= today) ?? (today === "" ? sorted[0] : sorted.at(-1));
  return first === undefined ? null : { date: first, rivals: usable.filter((other) => other !== first) };
}

export function printedDate(page: Page, notice: Notice, dates: readonly SeenDate[]): Found | null {
  const from = noticeDate(dates);
  const roles: DateRole[] = papers.has(notice.id) ? ["expires"] : ["deadline"];
  const byRole = dates.filter(({ role, fate }) => roles.includes(role) && fate !== "dead");
  // The day on which the old card ended stands beside the one to which it is extended.
  const longer = byRole.filter(({ at }) =>
    /\b(?:extend\w*|through)\b[^.]{0,40}$/i.test(page.text.slice(Math.max(0, at - 70), at)),
  );
  if (notice.id === "ead-tps-extension" && longer.length > 0) return pick(longer, undefined);
  if (byRole.length > 0) return pick(byRole, papers.has(notice.id) ? undefined : from);
  // Until when a stay is good is no day to answer by.
  const not: DateRole[] = papers.has(notice.id) ? [] : ["expires"];
  return pick(afterLabels(page, notice, dates, { reach: 160, not }), from);
}

/** In a Notice to Appear the date of court stands in the order to appear, and often it is left open. */
function inOrder(page: Page, dates: readonly SeenDate[]): SeenDate[] {
  const [order] = findAll(page, "YOU ARE ORDERED to appear before an immigration judge", 1);
  if (order === undefined) return dates.filter(({ role, time }) => role === "appointment" && time !== null);
  const signed =
    /\bto\s+show\s+why\b|\n\s*(?:Date|Dated)\s*:|certificate\s+of\s+service|\bissuing\s+officer\b|\bSDDO\b/i.exec(
      page.text.slice(order.end),
    );
  const end = order.end + Math.min(signed?.index ?? 600, 600);
  const inside = dates.filter(
    ({ at, role, field }) => at >= order.end && at < end && !spent.has(role) && field !== "Date",
  );
  const open = openDate.test(page.text.slice(order.start, end));
  // A day to report to ICE stands on the same sheet; where the court's is open, only its own sentence counts.
  const ofCourt = inside.filter(
    ({ at }) => !/\breport\b/i.test(page.text.slice(Math.max(order.end, at - 90), at)),
  );
  return open
    ? ofCourt.filter(({ time, at }) => time !== null && !endsSentence(page.text.slice(order.end, at)))
    : ofCourt;
}

/** "Your interview has been rescheduled. You are to appear on January 5": moved, not cancelled, and the day stands behind it. */
function isMovedTo(page: Page, date: SeenDate | undefined): boolean {
  if (date === undefined || /\bcancel|\bvacat|\bde-?scheduled/i.test(page.text)) return false;
  return /\b(?:re-?scheduled|re-?set|moved)\b/i.test(page.text.slice(0, date.at));
}

/** Days to come before the first one that has an hour: their own hour may not have been read, and who waits for the later one is too late. */
function soonerThan(timed: readonly SeenDate[], dates: readonly SeenDate[], today: string): SeenDate[] {
  const [first] = timed
    .map(({ date }) => date)
    .filter((date) => date >= today)
    .toSorted();
  return dates.filter(
    ({ date, role, field, time }) =>
      date >= today &&
      (first === undefined || date < first) &&
      ((role === "appointment" && time === null) || (field === "Date" && role === "other" && time !== null)),
  );
}

export function appointmentDate({ page, notice, dates: all, today }: LetterCase): Found | null {
  const from = noticeDate(all);
  const dead = new Set(all.filter(({ fate }) => fate === "dead").map(({ date }) => date));
  const dates = all.filter(({ fate, date }) => fate === "new" || (fate !== "dead" && !dead.has(date)));
  const renewed = dates.filter(({ fate, role }) => fate === "new" && !spent.has(role));
  if (renewed.length > 0) {
    // Without an hour or a field of its own, or with no day that it takes the place of, it may be the new day of something else.
    const own = dead.size > 0 && renewed.some(({ time, field }) => time !== null || field !== null);
    const timed = dates.filter(
      ({ fate, role, time }) => fate === null && role === "appointment" && time !== null,
    );
    return pick(own ? renewed : [...renewed, ...timed], from, today);
  }
  // A hearing that was moved or cancelled, and no date that says it is the new one: the only other one is unsure.
  const left = unique(dates.filter(({ role, time }) => role === "appointment" && time !== null));
  if ((dead.size > 0 || isMovedTo(page, left[0])) && left.length === 1) return pick(left, from, today);
  if (dead.size > 0 || saysChange(page.text)) return null;
  if (notice.id === "nta-i-862") return pick(inOrder(page, dates), from, today);
  const byRole = dates.filter(({ role }) => role === "appointment");
  // An appointment has an hour; a date without one may be of an earlier visit.
  const timed = byRole.filter(({ time }) => time !== null);
  if (timed.length > 0) return pick([...timed, ...soonerThan(timed, dates, today)], from, today);
  if (byRole.length > 0) return pick(byRole, from, today);
  // The day on which a sheet was printed stands on it too, with its hour: it lies behind.
  const toCome = dates.filter(({ role, date }) => role === "appointment" || date >= today);
  const labelled = afterLabels(page, notice, toCome, { reach: 500, not: ["deadline", "expires"] });
  if (labelled.length > 0) return pick(labelled, from, today);
  return pick(
    toCome.filter(({ role, time }) => role === "other" && time !== null),
    from,
    today,
  );
}
