/** Boxes of a form, and which words they stand for. A box that is not marked takes its words back. */
import type { Page } from "#guide/letters/page.ts";

export interface Box {
  start: number;
  end: number;
  marked: boolean;
  /** It opens its line, and so speaks for the whole of it. */
  leads: boolean;
}

export type Mark = "marked" | "open" | "unseen";

const inBrackets = /\[[\s_]{0,4}([xX✓✔√✗*]?)[\s_]{0,4}\]|\([\s_]{0,4}([xX✓✔√✗*]?)[\s_]{0,4}\)/.source;
const box = new RegExp(`${inBrackets}|([☒☑✓✔✗])|([☐□])`, "g");
/** Only at the start of a line: a lone letter that a camera made of a box, or a line to mark. */
const leading = /^[ \t]*(?:([xX]|_+[xX]_+)|([Oo0©Q]|[Oo][Oo0]|_{2,}))(?=[ \t]+(?:\d\.[ \t]*)?\S)/gm;

const cache = new WeakMap<Page, readonly Box[]>();

/** All boxes of a page, in its order. */
export function boxesOf(page: Page): readonly Box[] {
  const known = cache.get(page);
  if (known !== undefined) return known;
  const opens = (at: number) => page.text.slice(page.lineStart(page.lineAt(at)), at).trim() === "";
  const drawn = Array.from(page.text.matchAll(box), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    marked: Boolean(match[1] || match[2] || match[3]),
    leads: opens(match.index),
  }));
  const read = Array.from(page.text.matchAll(leading), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    marked: match[1] !== undefined,
    leads: true,
  }));
  const found = [...drawn, ...read].sort((one, other) => one.start - other.start);
  cache.set(page, found);
  return found;
}

/** A line this long goes on in the next one; a shorter one ends there, as titles and fields do. */
export const wrapped = 60;

const ends = /[.;!?](?=\s)/;

/** Whether the box that speaks for a place of the text is marked; cameras and printers often lose it. */
export function markAt(page: Page, at: number): Mark {
  const boxes = boxesOf(page);
  const line = page.lineAt(at);
  let first = line;
  // A sentence that goes on over several lines belongs to the box of its first line.
  while (
    first > 0 &&
    !boxes.some((item) => item.leads && page.lineAt(item.end) === first) &&
    (page.lines[first - 1]?.trim().length ?? 0) >= wrapped &&
    !/[.;!?]\s*$/.test(page.lines[first - 1] ?? "") &&
    line - first < 4
  )
    first -= 1;
  const from = page.lineStart(first);
  const before = boxes.filter((item) => item.start >= from && item.end <= at);
  const nearest = before.at(-1);
  if (nearest === undefined) return "unseen";
  const governs = nearest.leads || !ends.test(page.text.slice(nearest.end, at));
  const chosen = governs ? nearest : before.findLast((item) => item.leads);
  return chosen === undefined ? "unseen" : chosen.marked ? "marked" : "open";
}
