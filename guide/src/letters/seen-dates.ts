/** The dates of a letter with the field each belongs to: beside its label, below it, or inside a sentence. */
import { bareDate, fieldLabels, sentenceRoles } from "#guide/letters/date-labels.ts";
import { findAll, type Hit } from "#guide/letters/find-phrase.ts";
import { type Fate, fateOf } from "#guide/letters/moved-dates.ts";
import type { Page } from "#guide/letters/page.ts";
import { type PrintedDate, printedDates, timeIn } from "#guide/letters/printed-dates.ts";
import type { DateRole, SeenDate } from "#guide/letters/types.ts";

interface LabelHit extends Hit {
  text: string;
  role: DateRole;
  line: number;
  column: number;
}

/** Labels of the page; a longer one hides a shorter one in the same place. */
function labelHits(page: Page, extra: readonly { text: string; role: DateRole }[]): LabelHit[] {
  const list = [...extra, ...fieldLabels, { text: bareDate, role: "other" as DateRole }];
  const sorted = [...new Map(list.map((label) => [label.text.toLowerCase(), label])).values()].sort(
    (one, other) => other.text.length - one.text.length,
  );
  const hits: LabelHit[] = [];
  for (const { text, role } of sorted) {
    for (const hit of findAll(page, text)) {
      // "Immigration Services" above "Date:" is no "Service Date".
      if (text.split(" ").length === 2 && page.text.slice(hit.start, hit.end).includes("\n")) continue;
      // "File A200" is one letter from "Filed".
      if (text === "Filed" && !/^filed(?!\s+(?:by|no|on or))/i.test(page.text.slice(hit.start))) continue;
      if (hits.some((other) => hit.start < other.end && other.start < hit.end)) continue;
      const line = page.lineAt(hit.start);
      // A bare "Date" is a label only at the start of a column, not inside a sentence.
      const before = page.text.slice(page.lineStart(line), hit.start);
      const colon = /^date\s*:/i.test(page.text.slice(hit.start, hit.start + 8));
      if (text === bareDate && before.trim() !== "" && !colon && !/\s{2,}$|[:|]\s*$/.test(before)) continue;
      hits.push({ ...hit, text, role, line, column: hit.start - page.lineStart(line) });
    }
  }
  return hits.sort((one, other) => one.start - other.start);
}

/** The label before the date on its line, when nothing but marks and a few words stand between. */
function beside(page: Page, date: PrintedDate, dates: readonly PrintedDate[], hits: readonly LabelHit[]) {
  const line = page.lineAt(date.start);
  const previous = dates.findLast((other) => other.end <= date.start && page.lineAt(other.start) === line);
  const from = previous?.end ?? page.lineStart(line);
  return hits.findLast(
    (hit) => hit.line === line && hit.start >= from && hit.end <= date.start && date.start - hit.end <= 40,
  );
}

/** Wording of a sentence heads a column only where its line ends open: "has been scheduled for a hearing on:". */
function headsColumn(page: Page, { text, end, line }: LabelHit): boolean {
  if (/^\p{Lu}/u.test(text)) return true;
  return !/[.\d]/.test(page.text.slice(end, page.lineStart(line) + (page.lines[line]?.length ?? 0)));
}

/** The label above the date: that of its column, or the only one, or the one of the same rank. */
function above(page: Page, date: PrintedDate, dates: readonly PrintedDate[], hits: readonly LabelHit[]) {
  const line = page.lineAt(date.start);
  const column = date.start - page.lineStart(line);
  const row = dates.filter((other) => page.lineAt(other.start) === line);
  for (let up = 1; up <= 3; up += 1) {
    const labels = hits.filter((hit) => hit.line === line - up && headsColumn(page, hit));
    if (labels.length === 0) continue;
    if (dates.some((other) => page.lineAt(other.start) === line - up)) return undefined;
    const nearest = labels.toSorted(
      (one, other) => Math.abs(one.column - column) - Math.abs(other.column - column),
    )[0];
    if (nearest !== undefined && Math.abs(nearest.column - column) <= 8) return nearest;
    if (labels.length === row.length) return labels[row.indexOf(date)];
    return labels.length === 1 && row.length === 1 ? nearest : undefined;
  }
  return undefined;
}

/** Some letters print the name of the field below the line: "(Date)". */
function below(page: Page, date: PrintedDate, hits: readonly LabelHit[]) {
  const line = page.lineAt(date.start);
  const under = hits.find(
    (hit) =>
      hit.line === line + 1 &&
      hit.text !== bareDate &&
      Math.abs(hit.column - (date.start - page.lineStart(line))) <= 8,
  );
  return under !== undefined && page.lines[line]?.trim() === date.printed ? under : undefined;
}

/** "On August 18, 2026 you were interviewed". */
const past = /^\W*you (?:were|appeared|filed|submitted|came|entered|had)\b/i;

/** "On November 12, 2026, I, Jane Doe, caused to be served a copy". */
const servedAfter = /^\W*I\b[^.]{0,60}\b(?:served|mailed|sent|delivered|caused)\b/;
/** "On November 18, 2026 the court issued an oral decision". */
const decidedAfter =
  /^\W*(?:the|this) (?:court|(?:immigration )?judge)\b[^.]{0,40}\b(?:issued|entered|rendered|ordered|denied|granted|decided)\b/i;

function sentenceRole(page: Page, date: PrintedDate): DateRole | null {
  const after = page.text.slice(date.end, date.end + 140).replace(/\s+/g, " ");
  if (servedAfter.test(after)) return "service";
  if (decidedAfter.test(after)) return "decision";
  if (past.test(page.text.slice(date.end, date.end + 60))) return "other";
  const before = page.text.slice(Math.max(0, date.start - 320), date.start).replace(/\s+/g, " ");
  return sentenceRoles.find(({ pattern }) => pattern.test(before))?.role ?? null;
}

/** "at 8:30 AM on Wednesday, December 9, 2026": between the hour and its date stands nothing else. */
const hourBefore =
  /\b(\d{1,2}(?:\s?[:.]\s?\d{2})?\s*[ap]\.?\s?m\b\.?)[\s,]*(?:(?:on|of|el|del?|this)\s+)?(?:(?:the|d[ií]a)\s+)?(?:[a-záéíóú]{3,9}day|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)?[\s,.]*$/i;
/** Hours of an office are nobody's appointment. */
const officeHours =
  /\b(?:hours?\s+(?:of|are)|(?:office|business|operating)\s+hours?|opens?|closes?|cerrad\w+|abre|cierra|horario)\b[^\n]*/gi;

/** A time belongs to a date when it stands right before or after it, or beside or just below it. */
function timeOf(page: Page, dates: readonly PrintedDate[], index: number): string | null {
  const [previous, date, next] = [dates[index - 1], dates[index], dates[index + 1]];
  if (date === undefined) return null;
  const line = page.lineAt(date.start);
  const before = hourBefore.exec(page.text.slice(Math.max(0, date.start - 60), date.start))?.[1];
  if (before !== undefined) return timeIn(before);
  const end = Math.min(next?.start ?? Number.POSITIVE_INFINITY, page.lineStart(line + 3) || page.text.length);
  const text = page.text.slice(date.end, Math.max(date.end, Math.min(end, date.end + 160)));
  const after = timeIn(text.replace(officeHours, ""));
  if (after !== null) return after;
  // Before it on its line, unless it is that of another date.
  const taken = previous !== undefined && page.lineAt(previous.start) === line;
  return taken ? null : timeIn(page.text.slice(page.lineStart(line), date.start));
}

const fixed = new Set<DateRole>(["notice", "received", "priority", "decision", "service", "entry", "birth"]);

/** Only a day to come can be moved or cancelled, never that of the letter itself. */
function changeOf(page: Page, date: PrintedDate, dates: readonly PrintedDate[], own: boolean): Fate {
  return own ? null : fateOf(page, date, dates);
}

/** What a date is: by the field beside it, the sentence it stands in, or the head of its column. */
function placeOfDate(
  page: Page,
  date: PrintedDate,
  dates: readonly PrintedDate[],
  hits: readonly LabelHit[],
) {
  const near = beside(page, date, dates, hits);
  if (near !== undefined && near.text !== bareDate) return { label: near, role: near.role };
  const head = above(page, date, dates, hits);
  // A title that runs on into the head of a column is no sentence about the date below it.
  const headed = head !== undefined && fixed.has(head.role) && head.line === page.lineAt(date.start) - 1;
  const spoken = headed ? null : sentenceRole(page, date);
  if (spoken !== null) return { label: undefined, role: spoken };
  const label = head ?? near ?? below(page, date, hits);
  return { label, role: label?.role ?? "other" };
}

/** All dates, each with its field. `extra` are labels of the recognised kind. */
export function seenDates(page: Page, extra: readonly { text: string; role: DateRole }[] = []): SeenDate[] {
  const dates = printedDates(page.text);
  const hits = labelHits(page, extra);
  return dates.map((date, index) => {
    const { label, role: usual } = placeOfDate(page, date, dates, hits);
    const bare = label?.text === bareDate && /^\W*date\b/i.test(page.lines[label.line] ?? "");
    const fate = changeOf(page, date, dates, fixed.has(usual) || bare);
    const moved = fate === "new" && ["other", "expires", "valid-from"].includes(usual);
    const role: DateRole = moved && label === undefined ? "appointment" : usual;
    return {
      date: date.date,
      printed: date.printed,
      time: role === "appointment" || role === "other" ? timeOf(page, dates, index) : null,
      field: label?.text ?? null,
      role,
      unsure: date.unsure,
      at: date.start,
      fate,
    };
  });
}
