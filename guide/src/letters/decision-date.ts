/** The day on which a judge decided: the field, the sentence, or the bare date beside the signature. */
import { daysBetween } from "#guide/dates.ts";
import { addDays } from "#guide/letters/calendar.ts";
import type { Page } from "#guide/letters/page.ts";
import type { LetterCase, SeenDate } from "#guide/letters/types.ts";

/** A decision that is served, signed or put in writing later is so within weeks. */
const oneMatter = 45;

function isCandidate(page: Page, item: SeenDate): boolean {
  // The day on which a paper was sent may be weeks after that on which it was decided.
  if (item.field === "Date" && /certificate\s+of\s+service[\s\S]{0,160}$/i.test(page.text.slice(0, item.at)))
    return false;
  if (item.role === "decision" || item.role === "notice" || item.field === "Date") return true;
  if (item.role !== "other") return false;
  const at = page.lineAt(item.at);
  const line = page.lines[at] ?? "";
  const near = page.lines.slice(Math.max(0, at - 3), at + 4).join("\n");
  const bare = line.trim().replace(/[.,]$/, "") === item.printed;
  return (
    /judge/i.test(line) ||
    (bare &&
      /\bjudge\b(?!.*\b(?:order|decision)\b)/i.test(
        near.replace(/(?:order|decision) of the immigration judge/gi, ""),
      ))
  );
}

const byDay = (one: SeenDate, other: SeenDate) => one.date.localeCompare(other.date);

/** Of several service dates the first of the last ones: an older paper was served on the others. */
export function withoutOlder(dates: readonly SeenDate[], today: string): SeenDate | undefined {
  const sorted = dates.toSorted(byDay);
  const latest = (sorted.findLast(({ date }) => date <= today) ?? sorted.at(-1))?.date;
  return sorted.find(({ date }) => latest !== undefined && daysBetween(date, latest) <= oneMatter);
}

/** Decisions that a letter only recounts: told in a sentence, and far older than the letter itself. */
export function withoutHistory(
  candidates: readonly SeenDate[],
  all: readonly SeenDate[],
  today: string,
): SeenDate[] {
  const days = all
    .filter(({ role, date }) => date <= today && ["decision", "notice", "other", "service"].includes(role))
    .map(({ date }) => date);
  const latest = days.sort().at(-1);
  return candidates.filter(
    ({ role, field, date }) =>
      role !== "decision" || field !== null || latest === undefined || daysBetween(date, latest) <= oneMatter,
  );
}

export function decisionDate({
  page,
  dates,
  today,
}: Pick<LetterCase, "page" | "dates" | "today">): SeenDate | undefined {
  const all = dates.filter((item) => isCandidate(page, item));
  // Nobody has decided tomorrow; a day more, for who reads it elsewhere on earth. Its own field may be misread.
  const until = addDays(today, 1);
  const past = all.filter(({ date }) => date <= until);
  const misread = all.filter(({ role, field }) => role === "decision" && field !== null);
  const candidates = past.length > 0 ? past : misread.map((item) => ({ ...item, unsure: true }));
  const own = withoutHistory(candidates, candidates, today).toSorted(byDay);
  // Of several the earliest: the days to act then end sooner, never later.
  const [first] = own;
  const last = own.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return daysBetween(first.date, last.date) > oneMatter ? { ...first, unsure: true } : first;
}
