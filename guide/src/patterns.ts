import { type Word, word } from "#guide/normalise.ts";

/**
 * A small pattern language over words, for phrases that must be caught whatever the spelling:
 * `"me pega|golpea|maltrat*"` is a sequence of slots; each slot lists alternatives; `*` matches a
 * beginning; up to `gap` other words may stand between slots (2 when not said). `=` before a word
 * asks for exactly that sound, no shared root; a slot of little words behind `=` may be missing.
 */
export type Pattern = string;

interface Alternative {
  sound: string;
  root: string;
  prefix: boolean;
  exact: boolean;
}

export interface Matcher {
  slots: Alternative[][];
  gap: number;
}

function alternative(text: string): Alternative {
  const prefix = text.endsWith("*");
  const exact = text.startsWith("=");
  const { sound, root } = word(text.replace(/^=|\*$/g, ""));
  return { sound, root, prefix, exact };
}

/** Little words: a slot of them, marked by "=", only shows how the phrase reads and may be missing. */
const little = new Set(
  "la el los las lo le les me te se nos mi mis su sus tu un una unos a al de del con en por para que y ya ir o the an my to of for in on at is it i first".split(
    " ",
  ),
);

function mayBeMissing(slot: string): boolean {
  return slot.startsWith("=") && slot.split("|").every((option) => little.has(option.replace(/^=/, "")));
}

export function compile(pattern: Pattern, gap = 2): Matcher {
  const slots = pattern
    .trim()
    .split(/\s+/)
    .filter((slot, index) => index === 0 || !mayBeMissing(slot))
    .map((slot) => slot.split("|").map(alternative));
  return { slots, gap };
}

/** Roots this short are shared by chance ("cas": casa, caso, casar), so they never decide a match. */
const shortRoot = 4;

function fits(slot: Alternative[], candidate: Word): boolean {
  return slot.some((option) => {
    if (option.prefix) return candidate.sound.startsWith(option.sound);
    if (option.sound === candidate.sound) return true;
    return !option.exact && option.root.length >= shortRoot && option.root === candidate.root;
  });
}

interface Present {
  sounds: Set<string>;
  roots: Set<string>;
}

/** Words of a text as sets; the same list is asked about hundreds of patterns. */
const seen = new WeakMap<readonly Word[], Present>();

function presentIn(list: readonly Word[]): Present {
  const known = seen.get(list);
  if (known !== undefined) return known;
  const made = {
    sounds: new Set(list.map((item) => item.sound)),
    roots: new Set(list.map((item) => item.root)),
  };
  seen.set(list, made);
  return made;
}

/** Cheap first look: some word of the text fits the slot. */
function possible(slot: Alternative[], { sounds, roots }: Present, list: readonly Word[]): boolean {
  return slot.some((option) =>
    option.prefix
      ? list.some((item) => item.sound.startsWith(option.sound))
      : sounds.has(option.sound) ||
        (!option.exact && option.root.length >= shortRoot && roots.has(option.root)),
  );
}

export function matches(matcher: Matcher, list: readonly Word[]): boolean {
  const present = presentIn(list);
  if (!matcher.slots.every((slot) => possible(slot, present, list))) return false;
  const [head] = matcher.slots;
  return (
    head !== undefined && list.some((first, start) => fits(head, first) && follow(matcher, list, start) >= 0)
  );
}

function follow(matcher: Matcher, list: readonly Word[], start: number): number {
  let position = start;
  for (const slot of matcher.slots.slice(1)) {
    const last = Math.min(position + 1 + matcher.gap, list.length - 1);
    let next = -1;
    for (let index = position + 1; index <= last; index += 1) {
      const candidate = list[index];
      if (candidate !== undefined && fits(slot, candidate)) {
        next = index;
        break;
      }
    }
    if (next < 0) return -1;
    position = next;
  }
  return position;
}

/** Compiles once, on first use, so that importing a rule file costs nothing. */
export function lazyMatchers(patterns: readonly Pattern[], gap = 2): () => Matcher[] {
  let made: Matcher[] | null = null;
  return () => {
    made ??= patterns.map((pattern) => compile(pattern, gap));
    return made;
  };
}

export function matchesAny(matchers: readonly Matcher[], list: readonly Word[]): boolean {
  return matchers.some((matcher) => matches(matcher, list));
}
