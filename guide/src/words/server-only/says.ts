/** Whether a text says a pattern, looked for once for each text, and only where it may (`prefilter.ts`). Server only. */
import { remembering } from "#guide/words/remembering.ts";
import { gateOf, lettersOf, neededBy, passes } from "#guide/words/server-only/prefilter.ts";

interface Looked {
  letters: Uint8Array;
  found: Map<RegExp, boolean>;
}

/** What a pattern needs stands on the pattern itself: a thousand are asked of each message, and a map costs as much as the look. */
const gate = Symbol("what the pattern needs");
interface Gated extends RegExp {
  /** Null where it has to be tried. */
  [gate]?: Uint16Array | null;
}

function gateFor(pattern: Gated): Uint16Array | null {
  const known = pattern[gate];
  if (known !== undefined) return known;
  const needed = neededBy(pattern);
  const made = needed === null ? null : gateOf(needed);
  pattern[gate] = made;
  return made;
}

/** A question is understood several times in one turn, and rules share their words. */
const looked = remembering((text): Looked => ({ letters: lettersOf(text), found: new Map() }), 64);

/** Rules ask of one text in a row. */
let last: { text: string; looked: Looked } | null = null;

function lookedAt(text: string): Looked {
  if (last === null || last.text !== text) last = { text, looked: looked(text) };
  return last.looked;
}

/** Whether the text has what the pattern needs; without it none of the text's parts matches either. */
export function maySay(text: string, pattern: RegExp): boolean {
  const needs = gateFor(pattern);
  return needs === null || passes(needs, lookedAt(text).letters);
}

/** `pattern` bears no flag that makes it remember where it stopped (`g`, `y`). */
export function says(text: string, pattern: RegExp): boolean {
  if (!maySay(text, pattern)) return false;
  const { found } = lookedAt(text);
  const before = found.get(pattern);
  if (before !== undefined) return before;
  const is = pattern.test(text);
  found.set(pattern, is);
  return is;
}
