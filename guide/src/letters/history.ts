/** What a letter recounts of earlier years: "On May 3, 2018 the application was granted" decides nothing today. */
import type { Hit } from "#guide/letters/find-phrase.ts";
import type { Page } from "#guide/letters/page.ts";
import { printedDates } from "#guide/letters/printed-dates.ts";

const told = /\b(?:was|were|had|ordered|issued|denied|granted|approved|entered)\b/i;
const now = /\b(?:is|are|hereby|has|have)\b/i;
/** How a sentence about the past begins. */
const opening =
  /(?:^|\n)\W*(?:on|in|by|in an? (?:order|decision|notice)[a-z ]{0,24}|as of|back in)\W+(?:(?:about|or about|early|late)\W+)?$/i;
/** How the date of what was decided follows it. */
const following =
  /^\W*(?:(?:by|from) (?:USCIS|DHS|the (?:court|judge|immigration judge))\W+)?(?:on|in|dated|as of)\W+$/i;
const ownLabel =
  /(?:\b(?:notice date|date of (?:this )?notice|date of (?:order|decision)|decision date|order date)|(?:^|\n)[ \t]*date)\s*:?\s*$/i;

const cache = new WeakMap<Page, string | null>();

/** The day of the letter itself: the latest date that stands beside such a label or alone on a line; null without one. */
function ownDay(page: Page): string | null {
  const known = cache.get(page);
  if (known !== undefined) return known;
  const days = printedDates(page.text).flatMap(({ start, printed, date }) => {
    const line = page.lines[page.lineAt(start)]?.trim() ?? "";
    const labelled = ownLabel.test(page.text.slice(Math.max(0, start - 60), start));
    return labelled || line.replace(/[.,]$/, "") === printed ? [date] : [];
  });
  const day = days.sort().at(-1) ?? null;
  cache.set(page, day);
  return day;
}

/** Where the sentence of a place of the text begins. */
export function sentenceStart(page: Page, at: number): number {
  const text = page.text.slice(Math.max(0, at - 260), at);
  const ends = Array.from(
    text.matchAll(/(?<![ap]\.?m|\b[A-Za-z]|\bNo)[.;]\s+|\n\s*\n/gi),
    ({ index, 0: end }) => index + end.length,
  );
  return Math.max(0, at - 260) + (ends.at(-1) ?? 0);
}

/** Whether a place of the text tells what was decided earlier than this letter, with the date of then. */
export function isRecounted(page: Page, { start, end }: Hit): boolean {
  const own = ownDay(page);
  if (own === null) return false;
  const said = page.text.slice(start, end);
  if (!told.test(said) || now.test(said)) return false;
  const from = sentenceStart(page, start);
  const year = /(?:^|\n)\W*(?:back )?in ((?:19|20)\d\d)\b/i.exec(page.text.slice(from, start))?.[1];
  if (year !== undefined && year < own.slice(0, 4)) return true;
  return printedDates(page.text.slice(from, end + 80)).some(({ date, start: at }) => {
    const place = from + at;
    if (date >= own) return false;
    if (place < start) return opening.test(page.text.slice(from, place));
    return place >= end && following.test(page.text.slice(end, place).replace(/\s+/g, " "));
  });
}
