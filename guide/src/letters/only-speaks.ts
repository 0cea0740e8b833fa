/** Papers that only speak of another paper: a lawyer's letter of an order, a family court of a hearing. */
import { findAll, findExact, findPhrase } from "#guide/letters/find-phrase.ts";
import type { Page } from "#guide/letters/page.ts";

export const orders = new Set(["judge-order", "in-absentia-order"]);

/** A phrase that is a line by itself, as titles are, and no part of a sentence. */
function alone(page: Page, phrase: string): boolean {
  return findAll(page, phrase).some(({ start, end }) => {
    const text = page.lines[page.lineAt(start)]?.trim() ?? "";
    return (end - start) / Math.max(1, text.length) > 0.45 && !/\b(?:is|was|were|has|dated)\b/i.test(text);
  });
}

/** Other papers speak of a judge's order too: an order has its title, or the head of the court and what it orders. */
export function isOrder(page: Page): boolean {
  const titles = [
    "Order of the Immigration Judge",
    "Decision of the Immigration Judge",
    "Order of removal in absentia",
  ];
  return (
    titles.some((title) => alone(page, title)) ||
    (findPhrase(page, "Immigration Court") !== null &&
      /\b(?:hereby|is|it is|further) ordered\b|\bappeal due\b/i.test(page.text))
  );
}

/** Courts of families, crimes and traffic give notice of hearings too. */
const court =
  /\b(?:[i1l]mm[i1l]grat[i1l][o0]n\s+(?:c[o0][uv]rt|j[uv]dge|rev[i1l]ew)|EOIR|removal\s+proceedings|rem[o0]val\s+pr[o0]ceed[i1l]ngs)\b/i;
/** What ends a matter is none of these, whatever sheet it is printed on. */
const ended = /\bregistration\b[^.]{0,40}\bterminated\b|\btermination\s+of\s+(?:your\s+)?registration\b/i;

/** Whether a page only speaks of the paper for which its wording was taken. */
export function onlySpeaksOf(page: Page, id: string): boolean {
  if (orders.has(id)) return !isOrder(page);
  if (id === "notice-of-hearing") return !court.test(page.text);
  if (id === "i-220b") return !alone(page, "Order of Supervision") && !/[I1l]-?220\s?B/.test(page.text);
  if (id === "i-220a")
    return !alone(page, "Order of Release on Recognizance") && !/[I1l]-?220\s?A/.test(page.text);
  return id === "nvc-or-consulate" && ended.test(page.text);
}

/** The Board decides on appeals: no notice of the 34 is its, and its days are others. */
export function isOfBoard(page: Page): boolean {
  return findExact(page, "Board of Immigration Appeals").some(({ start, end }) => {
    const line = page.lineAt(start);
    const text = page.lines[line]?.trim() ?? "";
    return line < 12 && (end - start) / Math.max(1, text.length) > 0.5;
  });
}
