/** Known wording of the notices and what each sentence says. */
import wording from "#content/notices-wording.json" with { type: "json" };
import type { Language } from "#guide/content-schema.ts";
import { dateInWords } from "#guide/dates.ts";
import { markAt, wrapped } from "#guide/letters/boxes.ts";
import { timeInWords } from "#guide/letters/clock.ts";
import { daysInText } from "#guide/letters/day-counts.ts";
import { type Decided, decisionsOf } from "#guide/letters/decisions.ts";
import type { Hit } from "#guide/letters/find-phrase.ts";
import { endsSentence } from "#guide/letters/moved-dates.ts";
import type { Page } from "#guide/letters/page.ts";
import { findSaid, isDenied } from "#guide/letters/said.ts";
import { letterTexts } from "#guide/letters/texts.ts";
import type { Deadline, KnownLine, SeenDate } from "#guide/letters/types.ts";
import type { VoluntaryDeparture } from "#guide/letters/voluntary-departure.ts";

export interface Wording {
  /** Printed English, several variants. */
  print: string[];
  /** `{date}`, `{time}`, `{amount}` and `{days}` take what stands after the wording; without one the sentence's part in brackets falls away. */
  es: string;
  en: string;
  /** One of several boxes of a form: it counts only when its box is marked. */
  box?: boolean;
  /** Alternatives of one form exclude one another: of several only the marked one is told. */
  row?: string;
  /** Ids of the kinds in which it means this; without them, all kinds. */
  kinds?: string[];
  /** What it says in letters of other kinds; without it, nothing is said there. */
  otherwise?: { es: string; en: string };
}

/** In a letter that nobody recognised, only wording that names immigration itself is explained. */
const ofImmigration =
  /USCIS|immigra|removal|removed from|deport|asylum|\b[IN]-\d{3}|EOIR|naturaliz|parole|\balien\b|Homeland|permanent resident|Application Support Center|biometrics|Request for (?:Initial )?Evidence|National Visa Center|\bvisa\b|inadmissib|Employment Authorization|nonimmigrant|Intent to (?:Deny|Revoke)|credible fear|DS-260/i;

export const knownWording: readonly Wording[] = wording;

/** "[ antes del {date}]" is kept only when the date is there. */
function fill(template: string, values: Record<string, string | null>): string {
  const optional = template.replace(/\[([^\]]*)\]/g, (_, part: string) =>
    Array.from(part.matchAll(/\{(\w+)\}/g)).every(
      ([, key = ""]) => values[key] !== null && values[key] !== undefined,
    )
      ? part
      : "",
  );
  // An hour ends in a point of its own: "8:45 a. m."
  return optional.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "").replace(/\.\.$/, ".");
}

/** What is said instead when several boxes are there and none can be told. */
const whichBox = "One of three boxes is marked";

const longestSentence = 260;

const tidy = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 2 * longestSentence);

/** Sentence around a place of the text, as printed. */
function sentenceAt(page: Page, start: number, end: number): string {
  let first = page.lineAt(start);
  let last = page.lineAt(end);
  const long = (line: number) => (page.lines[line]?.trim().length ?? 0) >= wrapped;
  while (first > 0 && long(first - 1) && start - page.lineStart(first - 1) < longestSentence) first -= 1;
  while (last < page.lines.length - 1 && long(last) && page.lineStart(last) - end < longestSentence)
    last += 1;
  const from = page.lineStart(first);
  const before = page.text.slice(from, start);
  const after = page.text.slice(end, page.lineStart(last) + (page.lines[last]?.length ?? 0));
  const opening = /[\s\S]*[.!?:]\s+/.exec(before)?.[0].length ?? 0;
  if (/[.!?]$/.test(page.text.slice(start, end)))
    return tidy(before.slice(opening) + page.text.slice(start, end));
  const closing = /[.!?](?=\s|$)/.exec(after);
  const sentence =
    before.slice(opening) +
    page.text.slice(start, end) +
    (closing === null ? after : after.slice(0, closing.index + 1));
  return tidy(sentence);
}

/** Of several boxes the marked one; one sentence to look for it when no mark was seen. */
function choose(
  page: Page,
  found: { entry: Wording; start: number; end: number }[],
): { entry: Wording; start: number; end: number }[] {
  const boxes = found.filter(({ entry }) => entry.box === true);
  if (boxes.length === 0) return found;
  const others = found.filter(({ entry }) => entry.box !== true);
  const sure = boxes.filter(({ start }) => markAt(page, start) === "marked");
  if (sure.length === 1) return [...others, ...sure];
  const first = boxes[0];
  const entry = knownWording.find(({ print }) => print[0] === whichBox);
  if (first === undefined || entry === undefined) return others;
  return [...others, { entry, start: first.start, end: first.end }];
}

/** Of alternatives that exclude one another the marked one; where none can be told, that there are several. */
function chooseRows<T extends { entry: Wording; start: number; end: number }>(
  page: Page,
  found: readonly T[],
  unclear: string,
): T[] {
  const told = new Set<string>();
  return found.flatMap((item) => {
    const { row } = item.entry;
    const rivals = row === undefined ? [] : found.filter(({ entry }) => entry.row === row);
    if (row === undefined || rivals.length < 2) return [item];
    const sure = rivals.filter(({ start }) => markAt(page, start) === "marked");
    if (sure.length === 1) return sure[0] === item ? [item] : [];
    if (told.has(row)) return [];
    told.add(row);
    return [{ ...item, entry: { ...item.entry, es: unclear, en: unclear } }];
  });
}

const orders = new Set(["judge-order", "in-absentia-order"]);
const aboutVoluntary = "voluntary departure";
/** Its bond opens no cell: it is paid so that the person may leave on their own. */
const ofDeparture = new Set([aboutVoluntary, "released under bond in the amount of"]);

/** Wording on a matter that the boxes of an order decide is told by its box alone. */
function withoutDecided<T extends { entry: Wording }>(found: readonly T[], decided: readonly Decided[]): T[] {
  const has = (of: string) => decided.some(({ decision }) => decision.startsWith(of));
  return found.filter(
    ({ entry }) =>
      !(entry.row === "asylum" && has("asylum")) && !(entry.print[0] === aboutVoluntary && has("voluntary")),
  );
}

/** Dates that no sentence about what is to come may take. */
const passive = new Set<SeenDate["role"]>(["birth", "received", "priority", "entry", "notice", "decision"]);

/** The date of this very sentence or field; a date that only stands near is of something else. */
function dateOf(
  page: Page,
  { start, end }: Pick<Hit, "start" | "end">,
  dates: readonly SeenDate[],
  deadline: Deadline | null,
): SeenDate | undefined {
  const date = dates.find(({ at, fate }) => at >= start && at - end <= 140 && fate !== "dead");
  const phrase = page.text.slice(start, end).toLowerCase();
  const isDeadline = date !== undefined && date.date === deadline?.date && deadline.certainty !== "unsure";
  if (date === undefined || passive.has(date.role)) return undefined;
  if (dates.some(({ at }) => at > end && at < date.at) && !isDeadline) return undefined;
  if (date.field !== null && !phrase.includes(date.field.toLowerCase())) {
    const field = date.field.toLowerCase();
    const adjoining = date.at - end <= 25 && page.lineAt(date.at) === page.lineAt(end);
    const same = field.includes(phrase) || (adjoining && date.role === "service");
    return same || (isDeadline && date.role === "appointment") ? date : undefined;
  }
  return endsSentence(page.text.slice(end, date.at)) ? undefined : date;
}

/** Known sentences of the page in its order. */
export function knownLines(
  page: Page,
  dates: readonly SeenDate[],
  language: Language,
  {
    kind = null,
    deadline = null,
    leaving = null,
  }: { kind?: string | null; deadline?: Deadline | null; leaving?: VoluntaryDeparture | null } = {},
): KnownLine[] {
  const hits = knownWording.flatMap((entry) => {
    const own = entry.kinds === undefined || (kind !== null && entry.kinds.includes(kind));
    if (!own && entry.otherwise === undefined) return [];
    const told = own ? entry : { ...entry, ...entry.otherwise };
    const sure = kind !== null || !own;
    const phrases = sure ? entry.print : entry.print.filter((phrase) => ofImmigration.test(phrase));
    const all = phrases.flatMap((phrase) => findSaid(page, phrase) ?? []);
    // A title and a sentence may say the same; the one with the date says more.
    const hit = all.find((item) => dateOf(page, item, dates, deadline) !== undefined) ?? all[0];
    return hit === undefined || isDenied(page, entry.print)
      ? []
      : [{ entry: told, start: hit.start, end: hit.end }];
  });
  const attends = deadline?.kind === "attend";
  const decided = kind !== null && orders.has(kind) ? decisionsOf(page) : [];
  const { decisions, whichBox: unclear, voluntary } = letterTexts[language];
  const own = leaving === null ? hits : hits.filter(({ entry }) => !ofDeparture.has(entry.print[0] ?? ""));
  const chosen = chooseRows(page, withoutDecided(choose(page, own), decided), unclear);
  const found = chosen.map(({ entry, start, end }) => {
    const near = dateOf(page, { start, end }, dates, deadline);
    // When the day to appear is not sure, no sentence may say it as if it were.
    const doubtful =
      attends &&
      (near?.role === "appointment" || near?.role === "other") &&
      (deadline.certainty === "unsure" || near.date !== deadline.date);
    const date = doubtful ? undefined : near;
    const [days] = daysInText(sentenceAt(page, start, end)).toSorted((one, other) => one - other);
    const amount = /\$\s?\d[\d,]*(?:\.\d{2})?/.exec(page.text.slice(start, end + 90))?.[0] ?? null;
    const meaning = fill(entry[language], {
      date: date === undefined ? null : dateInWords(date.date, language),
      time: date === undefined || date.time === null ? null : timeInWords(date.time, language),
      amount,
      days: days === undefined ? null : String(days),
    });
    return { at: start, end, line: { original: sentenceAt(page, start, end), meaning } };
  });
  if (leaving !== null) {
    const { start, end, date, amount, days } = leaving;
    const meaning = voluntary.line(date?.date ?? null, amount, days);
    found.push({ at: start, end, line: { original: sentenceAt(page, start, end), meaning } });
  }
  for (const { start, end, decision } of decided.filter((item) => item.decision !== "voluntary-granted"))
    found.push({
      at: start,
      end,
      line: { original: sentenceAt(page, start, end), meaning: decisions[decision] },
    });
  found.sort((one, other) => one.at - other.at || other.end - one.end);
  const lines: KnownLine[] = [];
  let covered = -1;
  for (const { end, line } of found) {
    // Wording inside other wording is said once.
    if (end <= covered || lines.some(({ meaning }) => meaning === line.meaning)) continue;
    covered = Math.max(covered, end);
    lines.push(line);
  }
  return lines;
}
