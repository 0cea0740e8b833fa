/**
 * What must be done by when. A date is printed, or counted from a printed one by a rule that is named; when
 * neither can be read, there is no date and the reader is told what to look for.
 */
import type { Language, Notice } from "#guide/content-schema.ts";
import { daysBetween } from "#guide/dates.ts";
import { addDays, isDayOff, nextWorkingDay } from "#guide/letters/calendar.ts";
import { dayInWords } from "#guide/letters/clock.ts";
import { businessDaysIn, daysInText } from "#guide/letters/day-counts.ts";
import { decisionDate } from "#guide/letters/decision-date.ts";
import { placeAfter } from "#guide/letters/details.ts";
import { findAll } from "#guide/letters/find-phrase.ts";
import { saysChange } from "#guide/letters/moved-dates.ts";
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
const openDate = /to be (?:determined|set|scheduled|announced)|\bTB[DA]\b|a date to be|por determinar|_{3,}/i;

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
      const next = dates.find(
        ({ at, role, field, time, fate }) =>
          at >= hit.end &&
          at - hit.end <= reach &&
          !spent.has(role) &&
          fate !== "dead" &&
          // A bare "Date:" is the day of the letter, unless an hour stands with it.
          !(field === "Date" && (time === null || notice.id === "nta-i-862")),
      );
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

/** In a Notice to Appear the date of court stands in the order to appear, and often it is left open. */
function inOrder(page: Page, dates: readonly SeenDate[]): SeenDate[] {
  const [order] = findAll(page, "YOU ARE ORDERED to appear before an immigration judge", 1);
  if (order === undefined) return dates.filter(({ role, time }) => role === "appointment" && time !== null);
  const signed = /\n\s*(?:Date|Dated)\s*:|certificate of service/i.exec(page.text.slice(order.end));
  const end = order.end + Math.min(signed?.index ?? 600, 600);
  const inside = dates.filter(
    ({ at, role, field }) => at >= order.end && at < end && !spent.has(role) && field !== "Date",
  );
  const open = openDate.test(page.text.slice(order.start, end));
  return open ? inside.filter(({ time }) => time !== null) : inside;
}

function appointmentDate(page: Page, notice: Notice, all: readonly SeenDate[]): Found | null {
  const from = noticeDate(all);
  const dead = new Set(all.filter(({ fate }) => fate === "dead").map(({ date }) => date));
  const dates = all.filter(({ fate, date }) => fate === "new" || (fate !== "dead" && !dead.has(date)));
  const renewed = dates.filter(({ fate, role }) => fate === "new" && !spent.has(role));
  if (renewed.length > 0) return pick(renewed, from);
  // A hearing that was moved or cancelled, and no date that says it is the new one.
  if (dead.size > 0 || saysChange(page.text)) return null;
  if (notice.id === "nta-i-862") return pick(inOrder(page, dates), from);
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

interface Base {
  field: string;
  date: string;
}

const fromService = new Set(["opla-motion", "fast-removal-papers"]);

function baseOf(notice: Notice, page: Page, dates: readonly SeenDate[]): (Base & { alone: boolean }) | null {
  if (notice.id === "in-absentia-order") {
    const order = decisionDate(page, dates);
    return order === undefined
      ? null
      : { field: order.field ?? order.printed, date: order.date, alone: order.unsure };
  }
  if (fromService.has(notice.id)) {
    // Counted from the day it was served and from nothing else.
    const service = dates.find(({ role }) => role === "service");
    return service === undefined
      ? null
      : { field: service.field ?? service.printed, date: service.date, alone: service.unsure };
  }
  const wanted: DateRole[] = notice.id === "denial" ? ["decision", "notice"] : ["notice"];
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

/** Days of the letter, else those of the rule; three days for the post are never relied on. */
function daysOf(own: readonly number[], usual: number, mailDays: number): number {
  const [shortest] = own;
  if (shortest === undefined || (usual > 0 && own.length > 1 && shortest > usual)) return usual;
  return mailDays > 0 && shortest === usual + mailDays ? usual : shortest;
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
  const own = [...new Set(daysInText(page.text))].toSorted((one, other) => one - other);
  const working = businessDaysIn(page.text);
  if (own.length === 0 && working !== null) return missing(texts.businessDays(working));
  const usual = notice.deadline.days ?? 0;
  const { mailDays } = notice.deadline;
  const days = daysOf(own, usual, mailDays);
  // "30 (33 if mailed)" is one rule; "30 ... 90" are two, and which one it is is for a person to read.
  const several = own.some((other) => other !== days && other !== days + 3) && own.length > 1;
  if (base === null || days === 0) return missing(texts.noBase(days));
  const date = addDays(base.date, days);
  // "33 days" already has the three days of the post in it.
  const byPost = mailDays > 0 && days <= usual ? addDays(date, mailDays) : date;
  const latest = nextWorkingDay(byPost);
  const lines = [
    ...(base.alone ? [texts.onlyDate(base.field)] : []),
    texts.counted(base.field, base.date, days, date),
    ...(latest !== date ? [texts.latest(latest, byPost !== date, latest !== byPost)] : []),
    ...(several ? [texts.severalCounts(own)] : []),
    ...(usual !== days ? [] : [texts.letterWins]),
  ];
  return finish(
    {
      kind: "respond",
      date,
      latest: latest === date ? null : latest,
      certainty: base.alone || several ? "unsure" : "computed",
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
  const dead = dates.filter(({ fate }) => fate === "dead").map((item) => item.date);
  if (kind === "attend" && dead.length > 0) how.push(texts.noLongerValid([...new Set(dead)]));
  return finish(
    {
      kind,
      date: date.date,
      time: kind === "attend" ? date.time : null,
      certainty,
      how: how.join(" "),
      consequence: notice.deadline.consequence[language],
    },
    today,
  );
}

/**
 * The judge's order (V21): ten days from the decision, whatever date to appeal by is printed. Without a date of
 * decision there is no date at all, and the printed one stands in the words only.
 */
function orderDeadline(
  notice: Notice,
  page: Page,
  dates: readonly SeenDate[],
  language: Language,
  today: string,
): Deadline {
  const texts = letterTexts[language].deadline;
  const consequence = notice.deadline.consequence[language];
  const days = notice.deadline.days ?? 10;
  const printed = printedDate(page, notice, dates)?.date;
  const decision = decisionDate(page, dates);
  if (decision === undefined) {
    const how = texts.noDecisionDate(days, printed?.date ?? null);
    return finish({ kind: "respond", date: null, certainty: "unsure", how, consequence }, today);
  }
  const safe = addDays(decision.date, days);
  const count = { from: decision.date, field: decision.field ?? decision.printed, days, mailDays: 0 };
  const unsure = decision.unsure || printed?.unsure === true;
  if (printed === undefined || printed.date <= decision.date) {
    const how = [texts.disputed(days, safe), ...(decision.unsure ? [texts.unsure] : [])].join(" ");
    return finish(
      {
        kind: "respond",
        date: safe,
        certainty: unsure ? "unsure" : "computed",
        how,
        counted: count,
        consequence,
      },
      today,
    );
  }
  const how = [
    texts.printed(printed.printed, printed.field),
    texts.disputed(days, safe),
    ...(unsure ? [texts.unsure] : []),
  ].join(" ");
  return finish(
    {
      kind: "respond",
      date: printed.date,
      actBy: safe < printed.date ? safe : printed.date,
      certainty: unsure ? "unsure" : "printed",
      how,
      counted: count,
      consequence,
    },
    today,
  );
}

const court = new Set(["nta-i-862", "notice-of-hearing", "asylum-referral"]);

/** Why there is no date to appear on, and where it can be found out. */
function noAppointment(notice: Notice, page: Page, dates: readonly SeenDate[], language: Language): string {
  const texts = letterTexts[language].deadline;
  const dead = [...new Set(dates.filter(({ fate }) => fate === "dead").map(({ date }) => date))];
  const gone = dead.length > 0 ? `${texts.noLongerValid(dead)} ` : "";
  if (gone !== "" || saysChange(page.text)) return gone + texts.movedNoDate(court.has(notice.id));
  if (notice.id === "nta-i-862" || openDate.test(page.text)) return texts.openDate;
  return texts.noAppointment;
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
  if (notice.id === "judge-order") return orderDeadline(notice, page, dates, language, today);
  const own = printedDate(page, notice, dates);
  if (kind === "none") {
    const asked = own !== null && own.date.role === "deadline" ? own : null;
    return asked === null ? null : ofFound(asked, "respond", notice, dates, language, today);
  }
  if (kind === "appointment") {
    const found = appointmentDate(page, notice, dates);
    if (found !== null) return ofFound(found, "attend", notice, dates, language, today);
    const how = noAppointment(notice, page, dates, language);
    return finish({ kind: "attend", date: null, certainty: "unsure", how, consequence }, today);
  }
  const deadlineKind = papers.has(notice.id) ? "expires" : "respond";
  if (own !== null && (kind === "printed" || own.date.role === "deadline"))
    return ofFound(own, deadlineKind, notice, dates, language, today);
  if (kind === "days") return counted(notice, page, dates, language, today);
  // Some requests print no date but a number of days.
  if (deadlineKind === "respond" && (daysInText(page.text).length > 0 || businessDaysIn(page.text) !== null))
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
