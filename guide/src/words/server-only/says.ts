/** Whether a text says a pattern, looked for once for each text, and only where it may (`prefilter.ts`). Server only. */
import { remembering } from "#guide/words/remembering.ts";
import {
  type Gate,
  gateOf,
  type Looks,
  looksOf,
  metByAll,
  passes,
} from "#guide/words/server-only/prefilter.ts";

interface Looked {
  looks: Looks;
  found: Map<RegExp, boolean>;
}

/** What a pattern needs stands on the pattern itself: a thousand are asked of each message, and a map costs as much as the look. */
const gate = Symbol("what the pattern needs");
interface Gated extends RegExp {
  [gate]?: Gate;
}

function gateFor(pattern: Gated): Gate {
  const known = pattern[gate];
  if (known !== undefined) return known;
  const made = gateOf(pattern);
  pattern[gate] = made;
  return made;
}

/** A question is understood several times in one turn, and rules share their words. */
const looked = remembering((text): Looked => ({ looks: looksOf(text), found: new Map() }), 64);

/** Rules ask of one text in a row. */
let last: { text: string; looked: Looked } | null = null;

function lookedAt(text: string): Looked {
  if (last === null || last.text !== text) last = { text, looked: looked(text) };
  return last.looked;
}

/** Whether the text has what the pattern needs; without it none of the text's parts matches either. */
export function maySay(text: string, pattern: RegExp): boolean {
  return passes(gateFor(pattern), lookedAt(text).looks);
}

/** `pattern` bears no flag that makes it remember where it stopped (`g`, `y`). */
export function says(text: string, pattern: RegExp): boolean {
  const { looks, found } = lookedAt(text);
  if (!passes(gateFor(pattern), looks)) return false;
  const before = found.get(pattern);
  if (before !== undefined) return before;
  const is = pattern.test(text);
  found.set(pattern, is);
  return is;
}

/** The text with another in place of the pattern, tried only where it may stand. */
export function withRather(
  text: string,
  pattern: RegExp,
  rather: string | ((all: string, ...groups: string[]) => string),
): string {
  if (!maySay(text, pattern)) return text;
  return typeof rather === "string" ? text.replace(pattern, rather) : text.replace(pattern, rather);
}

/**
 * The first of many rules that holds for one of the texts. `needs`: a pattern without which a rule never holds, if it has one; by it nearly
 * all are out, side by side in one list.
 */
export function firstRule<Rule>(
  rules: readonly Rule[],
  needs: (rule: Rule) => RegExp | undefined,
): (texts: readonly string[], holds: (rule: Rule) => boolean) => Rule | undefined {
  let first: Uint16Array | null = null;
  return (texts, holds) => {
    first ??= Uint16Array.from(rules, (rule) => {
      const pattern = needs(rule);
      return pattern === undefined ? metByAll : gateFor(pattern).first;
    });
    const all = texts.map((text) => lookedAt(text).looks);
    for (let at = 0; at < first.length; at += 1) {
      const rule = mayMeet(all, first[at] ?? metByAll) ? rules[at] : undefined;
      if (rule !== undefined && holds(rule)) return rule;
    }
    return undefined;
  };
}

/** A text that was read before the pattern was known says nothing of it. */
function mayMeet(all: readonly Looks[], look: number): boolean {
  for (const { met } of all) if (met[look] !== 0) return true;
  return false;
}
