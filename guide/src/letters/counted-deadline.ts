/** A deadline that the letter does not print: counted from the day of the letter by the letter's days or the rule's. */
import type { Notice } from "#guide/content-schema.ts";
import { addDays, nextWorkingDay } from "#guide/letters/calendar.ts";
import { businessDaysIn, daysToAnswer } from "#guide/letters/day-counts.ts";
import { decisionDate, withoutHistory, withoutOlder } from "#guide/letters/decision-date.ts";
import { finishDeadline } from "#guide/letters/finish-deadline.ts";
import { letterTexts } from "#guide/letters/texts.ts";
import type { DateRole, Deadline, LetterCase, SeenDate } from "#guide/letters/types.ts";

interface Base {
  field: string;
  date: string;
  /** Its name was not read, or the only date there is. */
  alone: boolean;
  /** A digit was repaired, or day and month may be the other way round. */
  unsure: boolean;
}

const fromService = new Set(["opla-motion", "fast-removal-papers"]);

const found = ({ field, printed, date, unsure }: SeenDate): Base => ({
  field: field ?? printed,
  date,
  alone: false,
  unsure,
});

function readBase(letter: LetterCase): Base | null {
  const { notice, page, dates, today } = letter;
  if (notice.id === "in-absentia-order") {
    const order = decisionDate(letter);
    return order === undefined ? null : { ...found(order), alone: order.unsure };
  }
  if (fromService.has(notice.id)) {
    // Counted from the day it was served and from nothing else.
    const service = withoutOlder(
      dates.filter(({ role }) => role === "service"),
      today,
    );
    return service === undefined ? null : { ...found(service), alone: service.unsure };
  }
  const wanted: DateRole[] = notice.id === "denial" ? ["decision", "notice"] : ["notice"];
  const own = withoutHistory(dates, dates, today);
  const named =
    wanted.map((role) => own.find((item) => item.role === role)).find((item) => item !== undefined) ??
    dates.find(({ field }) => field === "Date");
  if (named !== undefined) return found(named);
  // The name of the field was not read, but one date alone stands at the top of the letter.
  const top = dates.filter(
    ({ role, at, date }) =>
      role === "other" &&
      date <= addDays(today, 1) &&
      page.lineAt(at) <= Math.max(8, page.lines.length * 0.35),
  );
  const bare = top.filter(({ at, printed }) => page.lines[page.lineAt(at)]?.trim() === printed);
  const [only, ...more] = top.length === 1 ? top : bare;
  return only !== undefined && more.length === 0
    ? { ...found(only), field: only.printed, alone: true }
    : null;
}

/** A letter of tomorrow is a misread one. */
function baseOf(letter: LetterCase): Base | null {
  const base = readBase(letter);
  return base === null || base.date <= addDays(letter.today, 1) ? base : { ...base, unsure: true };
}

/** Days with the three of the post in them: 15, 16, 30 and 84 by the rules of USCIS. */
const withPost = new Set([18, 19, 33, 87]);
const fromUscis = new Set(["rfe-i-797e", "noid", "noir", "denial"]);

/** The rules give no more: a longer count is of something else. */
const longest: Record<string, number> = { "rfe-i-797e": 87, noid: 33, noir: 33, denial: 33 };

function ownDays({ notice, page }: LetterCase): number[] {
  const most = longest[notice.id] ?? 365;
  const all = daysToAnswer(page.text).filter((days) => days <= most);
  return [...new Set(all)].toSorted((one, other) => one - other);
}

interface Count {
  days: number;
  /** Days that the post adds: named, never relied on. */
  mailDays: number;
  /** The rule's own days, for which the rule's days of the post count too. */
  byPost: boolean;
}

/** An approval that is taken back, not one that may be: the rule gives half the days, and three for the post. */
function isRevocation(text: string): boolean {
  const done = /\bnotice of revocation\b|\bapproval\b[^.]{0,60}\b(?:is|has been)\s+(?:hereby\s+)?revoked\b/i;
  return done.test(text) && !/\bintent(?:ion)?\s+to\s+revoke\b/i.test(text);
}
const revoked = { days: 15, mailDays: 3 };

function ruleOf({ notice, page }: LetterCase): { days: number; mailDays: number } {
  if (notice.id === "noir" && isRevocation(page.text)) return revoked;
  return { days: notice.deadline.days ?? 0, mailDays: notice.deadline.mailDays };
}

/** Days of the letter, else those of the rule. */
function countOf({ id }: Notice, { days: usual, mailDays }: typeof revoked, own: readonly number[]): Count {
  const [shortest] = own;
  if (own.length === 1 && shortest !== undefined && fromUscis.has(id) && withPost.has(shortest))
    return { days: shortest - 3, mailDays: 3, byPost: true };
  const longer = shortest !== undefined && usual > 0 && shortest > usual;
  // What the government's lawyer writes counts the days of other rules too; hers are never more than the rule's.
  const known = shortest === undefined || (longer && (own.length > 1 || fromService.has(id)));
  const days = known || (mailDays > 0 && shortest === usual + mailDays) ? usual : shortest;
  return { days, mailDays, byPost: mailDays > 0 && days <= usual };
}

export function countedDeadline(letter: LetterCase): Deadline {
  const { notice, page, language, fromPicture } = letter;
  const texts = letterTexts[language].deadline;
  const missing = (how: string) =>
    finishDeadline(letter, { kind: "respond", date: null, certainty: "unsure", how });
  // Of the fast removal papers only the I-851 gives days to answer.
  if (notice.id === "fast-removal-papers" && !/851|administrative\s+removal/i.test(page.text))
    return missing(texts.noDays);
  const base = baseOf(letter);
  const own = ownDays(letter);
  const working = businessDaysIn(page.text);
  if (own.length === 0 && working !== null) return missing(texts.businessDays(working));
  const rule = ruleOf(letter);
  const usual = rule.days;
  const { days, mailDays, byPost: post } = countOf(notice, rule, own);
  // "30 (33 if mailed)" is one rule; "30 ... 90" are two, and which one it is is for a person to read.
  const several =
    own.some((other) => other !== days && other !== days + 3) &&
    (own.length > 1 || fromService.has(notice.id));
  if (base === null || days === 0) return missing(texts.noBase(days, fromPicture));
  const date = addDays(base.date, days);
  // "33 days" already has the three days of the post in it.
  const byPost = post ? addDays(date, mailDays) : date;
  const latest = nextWorkingDay(byPost);
  const lines = [
    ...(base.alone ? [texts.onlyDate(base.field)] : []),
    texts.counted(base.field, base.date, days, date),
    ...(latest !== date ? [texts.latest(latest, byPost !== date, latest !== byPost)] : []),
    ...(base.unsure && !base.alone ? [texts.unsure] : []),
    ...(several ? [texts.severalCounts(own)] : []),
    ...(usual !== days ? [] : [texts.letterWins]),
  ];
  return finishDeadline(letter, {
    kind: "respond",
    date,
    latest: latest === date ? null : latest,
    certainty: base.alone || base.unsure || several ? "unsure" : "computed",
    how: lines.join(" "),
    counted: { from: base.date, field: base.field, days, mailDays },
  });
}
