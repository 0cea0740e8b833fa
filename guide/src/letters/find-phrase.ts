/** Finds printed wording in a text that a camera may have read badly. */
import type { Page } from "#guide/letters/page.ts";
import { alike, shapeOf } from "#guide/letters/shapes.ts";

export interface Hit {
  /** Offsets in the page's text. */
  start: number;
  end: number;
  /** 0.8 to 1: how much of the phrase was found. */
  score: number;
}

const shapesCache = new Map<string, string[]>();

/** The words of a phrase as a camera sees them. */
export function wordsOf(phrase: string): string[] {
  let shapes = shapesCache.get(phrase);
  if (shapes === undefined) {
    shapes = phrase
      .split(/[\s/—–]+/)
      .map(shapeOf)
      .filter((shape) => shape !== "");
    shapesCache.set(phrase, shapes);
  }
  return shapes;
}

/** Share of the phrase's letters that must be there, by its number of words. */
function enough(count: number): number {
  return count <= 2 ? 1 : count === 3 ? 0.85 : 0.8;
}

/** Walks phrase and text together from one word on; a word more or less on either side is forgiven. */
function align(page: Page, phrase: readonly string[], from: number, first: number): Hit | null {
  let matched = 0;
  let extra = 0;
  let at = from;
  let last = from;
  for (let index = first; index < phrase.length; ) {
    const word = page.words[at];
    if (word === undefined) break;
    const wanted = phrase[index] ?? "";
    if (alike(word.shape, wanted)) {
      matched += wanted.length;
      last = at;
      at += 1;
      index += 1;
    } else if (extra < 2 && alike(page.words[at + 1]?.shape ?? "", wanted)) {
      extra += 1;
      at += 1;
    } else if (index + 1 < phrase.length && alike(word.shape, phrase[index + 1] ?? "")) {
      index += 1;
    } else {
      at += 1;
      index += 1;
    }
  }
  const total = phrase.reduce((sum, shape) => sum + shape.length, 0);
  const score = matched / total;
  if (score < enough(phrase.length)) return null;
  // A word between two others ("Notice of ... Date") makes short labels another label.
  if (phrase.length <= 3 && extra > 0) return null;
  const [begin, end] = [page.words[from], page.words[last]];
  return begin === undefined || end === undefined ? null : { start: begin.start, end: end.end, score };
}

/** Where words ran together or fell apart, the letters are still in a row. */
function inOneRow(page: Page, phrase: readonly string[], from = 0): Hit | null {
  const joined = phrase.join("");
  if (joined.length < 10) return null;
  const at = page.joined.indexOf(joined, from);
  if (at === -1) return null;
  const start = page.joinedOffsets[at] ?? 0;
  const lastStart = page.joinedOffsets[at + joined.length - 1] ?? start;
  const word = page.words.find((item) => item.start === lastStart);
  return { start, end: word?.end ?? lastStart, score: 0.95 };
}

/** All places of a phrase, in the order of the text; places do not overlap. */
export function findAll(page: Page, phrase: string, most = Number.POSITIVE_INFINITY): Hit[] {
  const shapes = wordsOf(phrase);
  const [head = "", second = ""] = shapes;
  if (head === "") return [];
  const starts = page.like(head).map((from) => ({ from, first: 0 }));
  if (shapes.length >= 4) starts.push(...page.like(second).map((from) => ({ from, first: 1 })));
  starts.sort((one, other) => one.from - other.from || one.first - other.first);
  const hits: Hit[] = [];
  for (const { from, first } of starts) {
    const begin = page.words[from]?.start ?? 0;
    if (begin < (hits.at(-1)?.end ?? 0)) continue;
    const hit = align(page, shapes, from, first);
    if (hit !== null) hits.push(hit);
    if (hits.length >= most) return hits;
  }
  if (hits.length === 0) {
    const hit = inOneRow(page, shapes);
    if (hit !== null) hits.push(hit);
  }
  return hits;
}

/** Offers the next word, over a form number that stands between: "Your Form I-751 has been denied". */
function overNumber(page: Page, at: number): number {
  const word = page.words[at];
  return word !== undefined && /\d\D*\d/.test(page.text.slice(word.start, word.end)) ? at + 1 : at;
}

/** Same words one after the other, none more and none less; only a word as short as "is" may be another such. */
function inStep(page: Page, phrase: readonly string[], from: number): Hit | null {
  let at = from;
  for (const [index, wanted] of phrase.entries()) {
    if (index > 0 && !alike(page.words[at]?.shape ?? "", wanted)) at = overNumber(page, at);
    const shape = page.words[at]?.shape ?? "";
    const small =
      index > 0 && wanted.length <= 3 && shape.length > 0 && shape.length <= 3 && !/^no/.test(shape);
    if (!alike(shape, wanted) && !small) return null;
    at += 1;
  }
  const [begin, end] = [page.words[from], page.words[at - 1]];
  return begin === undefined || end === undefined ? null : { start: begin.start, end: end.end, score: 1 };
}

/** As `findAll`, forgiving nothing but misread letters. */
export function findExact(page: Page, phrase: string): Hit[] {
  const shapes = wordsOf(phrase);
  const hits = page.like(shapes[0] ?? "").flatMap((from) => inStep(page, shapes, from) ?? []);
  const row = hits.length === 0 ? inOneRow(page, shapes) : null;
  return row === null ? hits : [row];
}

export function findPhrase(page: Page, phrase: string): Hit | null {
  return findAll(page, phrase, 1)[0] ?? null;
}
