/** Two letters in one upload: found by a second letterhead under which another kind, or another case, stands. */
import type { Notice } from "#guide/content-schema.ts";
import { createPage, type Page } from "#guide/letters/page.ts";
import { recognise } from "#guide/letters/recognise.ts";

export interface OtherLetters {
  kinds: Notice[];
  /** Places of the page that belong to them. */
  parts: { start: number; end: number }[];
}

const head =
  /^[^\S\n]*(?:U\.?\s?S\.?\s+|UNITED STATES\s+)?(?:DEPARTMENT OF (?:HOMELAND SECURITY|JUSTICE|STATE)|CITIZENSHIP AND IMMIGRATION SERVICES|EXECUTIVE OFFICE FOR IMMIGRATION REVIEW|BOARD OF IMMIGRATION APPEALS|NATIONAL VISA CENTER)\b.{0,40}$|^.{0,30}\bI-797[A-F]?,? NOTICE OF ACTION\b/gim;
/** Lines of one letterhead stand close together. */
const together = 400;

function partsOf(page: Page): { start: number; end: number }[] {
  const starts: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { index } of page.text.matchAll(head)) {
    if (starts.length === 0 || page.lineAt(index) - page.lineAt(last) > 4 || index - last > together)
      starts.push(index);
    last = index;
  }
  return starts.map((start, at) => ({
    start: at === 0 ? 0 : start,
    end: starts[at + 1] ?? page.text.length,
  }));
}

/** Title or number that tells one letter of a kind from the next: the day it was written. */
function written(text: string): string | null {
  return (
    /(?:notice date|date of notice|^\s*date)\s*:?\s*([A-Za-z]+ \d{1,2}, \d{4}|\d{1,2}\/\d{1,2}\/\d{2,4})/im.exec(
      text,
    )?.[1] ?? null
  );
}

/** `found` is the kind of the whole page; null when nothing was recognised in it. */
export function otherLetters(page: Page, notices: readonly Notice[], found: Notice | null): OtherLetters {
  const parts = partsOf(page);
  if (parts.length < 2 || parts.length > 12) return { kinds: [], parts: [] };
  const read = parts.map((part) => {
    const text = page.text.slice(part.start, part.end);
    return { part, notice: recognise(createPage(text), notices).notice, written: written(text) };
  });
  const main =
    read.find(({ notice }) => notice !== null && notice.id === found?.id) ??
    read.find(({ notice }) => notice !== null) ??
    read[0];
  const others = read.filter(
    (item) =>
      item !== main &&
      item.notice !== null &&
      !(main?.notice?.id === "asylum-referral" && item.notice.id === "nta-i-862") &&
      (item.notice.id !== main?.notice?.id ||
        (item.written !== null && main.written !== null && item.written !== main.written)),
  );
  return {
    kinds: others.flatMap(({ notice }) => (notice === null ? [] : [notice])),
    parts: others.map(({ part }) => part),
  };
}

/** The page without its other letters; every place keeps its offset. */
export function without(page: Page, { parts }: OtherLetters): Page {
  if (parts.length === 0) return page;
  let text = page.text;
  for (const { start, end } of parts)
    text = text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, " ") + text.slice(end);
  return createPage(text);
}

/** Whether a place of the text belongs to another letter. */
export function isOther({ parts }: OtherLetters, at: number): boolean {
  return parts.some(({ start, end }) => at >= start && at < end);
}
