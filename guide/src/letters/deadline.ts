/**
 * What must be done by when. A date is printed, or counted from a printed one by a rule that is named; when
 * neither can be read, there is no date and the reader is told what to look for.
 */
import type { Language, Notice } from "#guide/content-schema.ts";
import { daysBetween } from "#guide/dates.ts";
import { addDays, isDayOff, nextWorkingDay } from "#guide/letters/calendar.ts";
import { dayInWords } from "#guide/letters/clock.ts";
import { placeAfter } from "#guide/letters/details.ts";
import { findAll } from "#guide/letters/find-phrase.ts";
import type { Page } from "#guide/letters/page.ts";
import { letterTexts } from "#guide/letters/texts.ts";
import type { DateRole, Deadline, SeenDate } from "#guide/letters/types.ts";

interface Found {
  date: SeenDate;
  /** More than one date fits. */
  rivals: SeenDate[];
}

export const deadlineRoles: Record<Notice["deadline"]["kind"], DateRole> = {
  printed: "deadline",
  days: "notice",
  appointment: "appointment",
  none: "deadline",
};

const farAway = 3 * 366;
/** Kinds whose date says until when a paper serves, not by when to answer. */
const papers = new Set([
  "green-card-and-welcome",
  "ead-card",
  "advance-parole-i-512",
  "ead-tps-extension",
  "i-94-or-entry-stamp",
]);
/** Court sets the date of these; they often leave it open. */
const openDate = /to be (?:determined|set|scheduled)|\bTBD\b|a date to be|por determinar/i;

function noticeDate(dates: readonly SeenDate[]): SeenDate | undefined {
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
function afterLabels(page: Page, notice: Notice, dates: readonly SeenDate[], reach: number): SeenDate[] {
  const found: SeenDate[] = [];
  for (const label of notice.deadline.labels) {
    for (const hit of findAll(page, label)) {
      const next = dates.find(({ at, role }) => at >= hit.end && at - hit.end <= reach && !spent.has(role));
      if (next !== undefined && !found.includes(next)) found.push(next);
    }
  }
  return found;
}

function unique(list: readonly SeenDate[]): SeenDate[] {
  return list.filter((item, index) => list.findIndex(({ date }) => date === item.date) === index);
}

function pick(candidates: readonly SeenDate[], from: SeenDate | undefined): Found | null {
  const list = unique(candidates);
  // A deadline before the letter was written is a misreading or another date.
  const later = from === undefined ? list : list.filter(({ date }) => date >= from.date);
  const usable = later.length > 0 ? later : list;
  const first = usable.toSorted((one, other) => one.date.localeCompare(other.date))[0];
  return first === undefined ? null : { date: first, rivals: usable.filter((other) => other !== first) };
}

function printedDate(page: Page, notice: Notice, dates: readonly SeenDate[]): Found | null {
  const from = noticeDate(dates);
  const roles: DateRole[] = papers.has(notice.id) ? ["expires"] : ["deadline"];
  const byRole = dates.filter(({ role }) => roles.includes(role));
  if (byRole.length > 0) return pick(byRole, papers.has(notice.id) ? undefined : from);
  return pick(afterLabels(page, notice, dates, 160), from);
}

function appointmentDate(page: Page, notice: Notice, dates: readonly SeenDate[]): Found | null {
  const from = noticeDate(dates);
  const byRole = dates.filter(({ role }) => role === "appointment");
  // An appointment has an hour; a date without one may be of an earlier visit.
  const timed = byRole.filter(({ time }) => time !== null);
  if (byRole.length > 0) return pick(timed.length > 0 ? timed : byRole, from);
  const labelled = afterLabels(page, notice, dates, 500);
  if (labelled.length > 0) return pick(labelled, from);
  return pick(
    dates.filter(({ role, time }) => role === "other" && time !== null),
    from,
  );
}

/** The letter's own count: "within 33 days of the date of this notice". Working days are left to a person. */
export function daysInText(text: string): number[] {
  const found = Array.from(
    text.matchAll(/within\s+(?:[a-z-]+\s+)?\(?(\d{1,3})\)?\s+(?:calendar\s+)?days/gi),
    (match) => Number(match[1]),
  );
  return found.filter((days) => days >= 5 && days <= 365);
}

interface Base {
  field: string;
  date: string;
}

function baseOf(notice: Notice, page: Page, dates: readonly SeenDate[]): (Base & { alone: boolean }) | null {
  const wanted: DateRole[] =
    notice.id === "in-absentia-order" || notice.id === "judge-order"
      ? ["decision"]
      : notice.id === "opla-motion" || notice.id === "fast-removal-papers"
        ? ["service"]
        : notice.id === "denial"
          ? ["decision", "notice"]
          : ["notice"];
  const found =
    wanted.map((role) => dates.find((item) => item.role === role)).find((item) => item !== undefined) ??
    dates.find(({ field }) => field === "Date");
  if (found !== undefined) return { field: found.field ?? found.printed, date: found.date, alone: false };
  // The name of the field was not read, but one date alone stands at the top of the letter.
  const top = dates.filter(
    ({ role, at }) => role === "other" && page.lineAt(at) <= Math.max(8, page.lines.length * 0.35),
  );
  const [only] = top;
  return only !== undefined && top.length === 1
    ? { field: only.printed, date: only.date, alone: true }
    : null;
}

function finish(
  part: Pick<Deadline, "kind" | "date" | "certainty" | "how" | "consequence"> & Partial<Deadline>,
  today: string,
): Deadline {
  const actBy = part.actBy ?? part.date;
  return {
    time: null,
    latest: null,
    counted: null,
    ...part,
    actBy,
    daysLeft: actBy === null ? null : daysBetween(today, actBy),
  };
}

function counted(notice: Notice, page: Page, dates: readonly SeenDate[], language: Language, today: string) {
  const texts = letterTexts[language].deadline;
  const consequence = notice.deadline.consequence[language];
  const missing = (how: string) =>
    finish({ kind: "respond", date: null, certainty: "unsure", how, consequence }, today);
  // Of the fast removal papers only the I-851 gives days to answer.
  if (notice.id === "fast-removal-papers" && !/851|administrative\s+removal/i.test(page.text))
    return missing(texts.noDays);
  const base = baseOf(notice, page, dates);
  const own = daysInText(page.text);
  const [shortest] = own.toSorted((one, other) => one - other);
  const usual = notice.deadline.days ?? 0;
  const days = shortest !== undefined && (own.length === 1 || shortest <= usual) ? shortest : usual;
  if (base === null || days === 0) return missing(texts.noBase(days));
  const date = addDays(base.date, days);
  const { mailDays } = notice.deadline;
  // "33 days" already has the three days of the post in it.
  const byPost = mailDays > 0 && days <= usual ? addDays(date, mailDays) : date;
  const latest = nextWorkingDay(byPost);
  const lines = [
    ...(base.alone ? [texts.onlyDate(base.field)] : []),
    texts.counted(base.field, base.date, days, date),
    ...(latest !== date ? [texts.latest(latest, byPost !== date, latest !== byPost)] : []),
    ...(usual !== days ? [] : [texts.letterWins]),
  ];
  return finish(
    {
      kind: "respond",
      date,
      latest: latest === date ? null : latest,
      certainty: base.alone ? "unsure" : "computed",
      how: lines.join(" "),
      counted: { from: base.date, field: base.field, days, mailDays },
      consequence,
    },
    today,
  );
}

function ofFound(
  found: Found,
  kind: Deadline["kind"],
  notice: Notice,
  dates: readonly SeenDate[],
  language: Language,
  today: string,
): Deadline {
  const texts = letterTexts[language].deadline;
  const { date, rivals } = found;
  const from = noticeDate(dates)?.date;
  const odd =
    from !== undefined && kind !== "expires" && (date.date < from || daysBetween(from, date.date) > farAway);
  const certainty = date.unsure || rivals.length > 0 || odd ? "unsure" : "printed";
  const how = [
    kind === "attend" ? texts.attend(date.printed, date.field) : texts.printed(date.printed, date.field),
    ...(rivals.length > 0 ? [texts.rivals(rivals.map((rival) => rival.date))] : []),
    ...(kind === "respond" && isDayOff(date.date) ? [texts.weekend(dayInWords(date.date, language))] : []),
    ...(odd ? [texts.odd] : []),
    ...(date.unsure ? [texts.unsure] : []),
  ];
  const decision =
    dates.find(({ role }) => role === "decision") ?? dates.find(({ field }) => field === "Date");
  let actBy: string | null = null;
  if (notice.id === "judge-order" && notice.deadline.days !== null && decision !== undefined) {
    const safe = addDays(decision.date, notice.deadline.days);
    if (safe < date.date) {
      actBy = safe;
      how.push(texts.disputed(notice.deadline.days, safe));
    }
  }
  return finish(
    {
      kind,
      date: date.date,
      time: kind === "attend" ? date.time : null,
      actBy,
      certainty,
      how: how.join(" "),
      consequence: notice.deadline.consequence[language],
    },
    today,
  );
}

/** The judge's order with a date of decision but no printed date to appeal by. */
function orderWithoutDate(notice: Notice, dates: readonly SeenDate[], language: Language, today: string) {
  const texts = letterTexts[language].deadline;
  const decision =
    dates.find(({ role }) => role === "decision") ?? dates.find(({ field }) => field === "Date");
  if (notice.id !== "judge-order" || notice.deadline.days === null || decision === undefined) return null;
  const date = addDays(decision.date, notice.deadline.days);
  return finish(
    {
      kind: "respond",
      date,
      certainty: "computed",
      how: texts.disputed(notice.deadline.days, date),
      counted: {
        from: decision.date,
        field: decision.field ?? "Date",
        days: notice.deadline.days,
        mailDays: 0,
      },
      consequence: notice.deadline.consequence[language],
    },
    today,
  );
}

export function findDeadline(
  notice: Notice,
  page: Page,
  dates: readonly SeenDate[],
  { language, today }: { language: Language; today: string },
): Deadline | null {
  const texts = letterTexts[language].deadline;
  const consequence = notice.deadline.consequence[language];
  const { kind } = notice.deadline;
  const own = printedDate(page, notice, dates);
  if (kind === "none") {
    const asked = own !== null && own.date.role === "deadline" ? own : null;
    return asked === null ? null : ofFound(asked, "respond", notice, dates, language, today);
  }
  if (kind === "appointment") {
    const found = appointmentDate(page, notice, dates);
    if (found !== null) return ofFound(found, "attend", notice, dates, language, today);
    const how = openDate.test(page.text) ? texts.openDate : texts.noAppointment;
    return finish({ kind: "attend", date: null, certainty: "unsure", how, consequence }, today);
  }
  const deadlineKind = papers.has(notice.id) ? "expires" : "respond";
  if (own !== null && (kind === "printed" || own.date.role === "deadline"))
    return ofFound(own, deadlineKind, notice, dates, language, today);
  if (kind === "days") return counted(notice, page, dates, language, today);
  const order = orderWithoutDate(notice, dates, language, today);
  if (order !== null) return order;
  // Some requests print no date but a number of days.
  if (deadlineKind === "respond" && daysInText(page.text).length > 0 && notice.id !== "judge-order")
    return counted(notice, page, dates, language, today);
  return finish(
    { kind: deadlineKind, date: null, certainty: "unsure", how: texts.notFound, consequence },
    today,
  );
}

/** Where to go: the address nearest to the date of the appointment. */
export function placeOf(page: Page, dates: readonly SeenDate[], deadline: Deadline | null): string | null {
  if (deadline?.kind !== "attend") return null;
  const date = dates.find((item) => item.date === deadline.date);
  return placeAfter(page, date?.at ?? 0);
}
