/**
 * What must be done by when. A date is printed, or counted from a printed one by a rule that is named; when
 * neither can be read, there is no date and the reader is told what to look for.
 */
import type { Notice } from "#guide/content-schema.ts";
import { daysBetween } from "#guide/dates.ts";
import { addDays, isDayOff } from "#guide/letters/calendar.ts";
import { dayInWords } from "#guide/letters/clock.ts";
import { countedDeadline } from "#guide/letters/counted-deadline.ts";
import { businessDaysIn, daysToAnswer } from "#guide/letters/day-counts.ts";
import { placeAfter } from "#guide/letters/details.ts";
import { finishDeadline } from "#guide/letters/finish-deadline.ts";
import { saysChange } from "#guide/letters/moved-dates.ts";
import { orderDeadline } from "#guide/letters/order-deadline.ts";
import type { Page } from "#guide/letters/page.ts";
import {
  appointmentDate,
  type Found,
  noticeDate,
  openDate,
  papers,
  printedDate,
} from "#guide/letters/pick-date.ts";
import { isAnotherWeekday } from "#guide/letters/printed-dates.ts";
import { letterTexts } from "#guide/letters/texts.ts";
import type { DateRole, Deadline, LetterCase, SeenDate } from "#guide/letters/types.ts";

export const deadlineRoles: Record<Notice["deadline"]["kind"], DateRole> = {
  printed: "deadline",
  days: "notice",
  appointment: "appointment",
  none: "deadline",
};

const court = new Set(["nta-i-862", "notice-of-hearing", "asylum-referral"]);
const farAway = 3 * 366;

/** A count of days in the same letter that ends well before its printed date: one of the two is for something else. */
function soonerCount(
  { notice, page, dates }: LetterCase,
  printed: string,
): { days: number; date: string } | null {
  // A fine counts from the day it was handed over, and in working days: as plain days they end sooner, which is safe.
  const from = (noticeDate(dates) ?? dates.find(({ role }) => role === "service"))?.date;
  const working = notice.id === "fine-notice" ? businessDaysIn(page.text) : null;
  const counts = [...daysToAnswer(page.text), ...(working === null ? [] : [working])];
  const [days] = counts.toSorted((one, other) => one - other);
  if (from === undefined || days === undefined) return null;
  const date = addDays(from, days);
  // Days of the post, a weekend and a holiday make up a week.
  return daysBetween(date, printed) > 7 ? { days, date } : null;
}

/** "has been scheduled for" is no field that a person could look for. */
function fieldOf({ field }: SeenDate): string | null {
  return field !== null && /^\p{Lu}/u.test(field) ? field : null;
}

/** Why a date is not sure, as far as it is known. */
function doubtOf({ page, language }: LetterCase, { at, date }: SeenDate): string {
  const texts = letterTexts[language].deadline;
  return isAnotherWeekday(page.text, { start: at, date })
    ? texts.otherWeekday(dayInWords(date, language))
    : texts.unsure;
}

/** A day of a letter that moves a day, and does not call it the new one. */
const isDoubtful = (page: Page, dead: readonly string[], { fate }: SeenDate) =>
  fate !== "new" && (dead.length > 0 || saysChange(page.text));

/** The day to pay a fine by is not the day to fight it by, which comes first. */
const isToPay = ({ id }: Notice, { field }: SeenDate) => id === "fine-notice" && /\bpay/i.test(field ?? "");

/** Before the letter was written, or years after. */
const isOdd = (date: string, from: string | undefined) =>
  from !== undefined && (date < from || daysBetween(from, date) > farAway);

function ofFound(letter: LetterCase, found: Found, kind: Deadline["kind"]): Deadline {
  const { notice, page, dates, language, today } = letter;
  const texts = letterTexts[language].deadline;
  const { date, rivals } = found;
  const from = noticeDate(dates)?.date;
  const sooner = kind === "respond" ? soonerCount(letter, date.date) : null;
  const odd = kind !== "expires" && isOdd(date.date, from);
  const dead = [...new Set(dates.filter(({ fate }) => fate === "dead").map((item) => item.date))];
  const replaces = kind === "attend" && dead.length > 0;
  const doubtful = kind === "attend" && isDoubtful(page, dead, date);
  const toPay = isToPay(notice, date);
  const doubts = [doubtful, date.unsure, rivals.length > 0, odd, sooner !== null, toPay];
  const certainty = doubts.includes(true) ? "unsure" : "printed";
  const field = fieldOf(date);
  const how = [
    kind === "attend" ? texts.attend(date.printed, field) : texts.printed(date.printed, field),
    ...(rivals.length > 0 ? [texts.rivals(rivals.map((rival) => rival.date))] : []),
    ...(kind === "respond" && isDayOff(date.date)
      ? [(date.date === today ? texts.weekendToday : texts.weekend)(dayInWords(date.date, language))]
      : []),
    ...(sooner === null ? [] : [texts.sooner(sooner.days, sooner.date)]),
    ...(toPay ? [texts.dayToPay] : []),
    ...(odd ? [texts.odd] : []),
    ...(date.unsure ? [doubtOf(letter, date)] : []),
  ];
  if (replaces) how.push(texts.noLongerValid(dead));
  if (doubtful) how.push(texts.movedNoDate(court.has(notice.id)));
  return finishDeadline(letter, {
    kind,
    date: date.date,
    actBy: sooner === null ? date.date : sooner.date,
    time: kind === "attend" ? date.time : null,
    certainty,
    how: how.join(" "),
  });
}

/** Why there is no date to appear on, and where it can be found out. */
function noAppointment({ notice, page, dates, language, fromPicture }: LetterCase): string {
  const texts = letterTexts[language].deadline;
  const dead = [...new Set(dates.filter(({ fate }) => fate === "dead").map(({ date }) => date))];
  const gone = dead.length > 0 ? `${texts.noLongerValid(dead)} ` : "";
  if (gone !== "" || saysChange(page.text)) return gone + texts.movedNoDate(court.has(notice.id));
  if (notice.id === "nta-i-862" || openDate.test(page.text)) return texts.openDate;
  return texts.noAppointment(fromPicture);
}

/** What these letters say where they set a day; without it they set none, and there is nothing to look for. */
const setsDay: Record<string, RegExp> = {
  "nvc-or-consulate":
    /\b(?:interview|appointment)\s+(?:date|appointment|on|has been|is)\b|\b(?:has|have)\s+(?:been\s+)?scheduled\b/i,
  "bond-papers-isap": /\b(?:deliver|surrender|appear|report|appointment)\b/i,
  "n-400-result-or-oath": /\b(?:ceremony|scheduled|re-?examination|appear)\b/i,
};

/** "D/S": as long as the program lasts; and a letter of welcome that is no card and has no day of its own. */
const isEndless = ({ notice, page }: LetterCase) =>
  (notice.id === "i-94-or-entry-stamp" && /\bD\s?\/\s?S\b/.test(page.text)) ||
  (notice.id === "green-card-and-welcome" && !/\bexp[i1l]res?\b/i.test(page.text));

/** The day that was missed is over; the days to appeal run. */
const isBrokenBond = ({ notice, page: { text } }: LetterCase) =>
  notice.id === "bond-papers-isap" && /\bbreach/i.test(text) && daysToAnswer(text).length > 0;

/** An order that only moves the case or its hearing ends nothing: what counts is the next hearing. */
function interimDate(letter: LetterCase): Deadline | null {
  const { text } = letter.page;
  const moves =
    /\b(?:change\s+of\s+venue|change\s+venue|venue\s+is\s+changed|continuance|scheduling\s+order)\b/i;
  const ends =
    /\b(?:ordered\s+removed|asylum|withholding|cancellation\s+of\s+removal|terminated|bond|custody|voluntary\s+departure|appeal)\b/i;
  if (!moves.test(text) || ends.test(text)) return null;
  const found = appointmentDate(letter);
  return found === null || found.date.date < letter.today ? null : ofFound(letter, found, "attend");
}

/** Papers with a rule of their own. */
function ofItsKind(letter: LetterCase): Deadline | null {
  const { id } = letter.notice;
  if (id === "judge-order") return interimDate(letter) ?? orderDeadline(letter);
  // An order given without the person: a printed day to appeal by says nothing of a motion to reopen.
  return id === "in-absentia-order" || isBrokenBond(letter) ? countedDeadline(letter) : null;
}

export function findDeadline(letter: LetterCase): Deadline | null {
  const { notice, page, dates, language, fromPicture } = letter;
  const kind = isEndless(letter) ? "none" : notice.deadline.kind;
  const special = ofItsKind(letter);
  if (special !== null) return special;
  const own = printedDate(page, notice, dates);
  if (kind === "none")
    return own !== null && own.date.role === "deadline" ? ofFound(letter, own, "respond") : null;
  if (kind === "appointment") {
    const found = appointmentDate(letter);
    if (found !== null) return ofFound(letter, found, "attend");
    if (setsDay[notice.id]?.test(page.text) === false) return null;
    const how = noAppointment(letter);
    return finishDeadline(letter, { kind: "attend", date: null, certainty: "unsure", how });
  }
  const deadlineKind = papers.has(notice.id) ? "expires" : "respond";
  if (own !== null && (kind === "printed" || own.date.role === "deadline"))
    return ofFound(letter, own, deadlineKind);
  if (kind === "days") return countedDeadline(letter);
  // Some requests print no date but a number of days.
  if (
    deadlineKind === "respond" &&
    (daysToAnswer(page.text).length > 0 || businessDaysIn(page.text) !== null)
  )
    return countedDeadline(letter);
  const how = letterTexts[language].deadline.notFound(fromPicture);
  return finishDeadline(letter, { kind: deadlineKind, date: null, certainty: "unsure", how });
}

/** Where to go: the address nearest to the date of the appointment. */
export function placeOf(page: Page, dates: readonly SeenDate[], deadline: Deadline | null): string | null {
  if (deadline?.kind !== "attend") return null;
  const date = dates.find((item) => item.date === deadline.date);
  return placeAfter(page, date?.at ?? 0);
}
