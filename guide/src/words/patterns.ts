import { type Word, word } from "#guide/words/normalise.ts";

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

/** Slots by number. */
export interface Matcher {
  slots: readonly number[];
  gap: number;
}

/** Patterns of which one is enough. */
export interface Matchers extends ReadonlyArray<Matcher> {
  /** Of each the slot that is met most rarely, found on first use: nearly every pattern is out by one look at it. */
  gates?: Uint16Array;
}

/** Roots this short are shared by chance ("cas": casa, caso, casar), so they never decide a match. */
const shortRoot = 4;

/** Little words: a slot of them, marked by "=", only shows how the phrase reads and may be missing. */
const little = new Set(
  "el la los las lo le les me te se nos mi mis su sus tu un una unos a al de del con en por para que y ya ir o the an my to of for in on at is it i first".split(
    " ",
  ),
);

/** A little word is met as often as so many others. */
const ofLittle = 100;

/** The number of every slot of all patterns, and of those that a word fits: one look per word, not one per pattern. */
const slots = new Map<string, number>();
/** Of each slot how many words fit it, about: little words stand in every text. */
const breadth: number[] = [];
const bySound = new Map<string, number[]>();
const byRoot = new Map<string, number[]>();
const byPrefix: { prefix: string; slot: number }[] = [];

function alternative(text: string): Alternative {
  const prefix = text.endsWith("*");
  const exact = text.startsWith("=");
  const { sound, root } = word(text.replace(/^=|\*$/g, ""));
  return { sound, root, prefix, exact };
}

function slotOf(text: string): number {
  const known = slots.get(text);
  if (known !== undefined) return known;
  const slot = slots.size;
  slots.set(text, slot);
  const options = text.split("|").map(alternative);
  breadth.push(options.reduce((sum, { sound }) => sum + (little.has(sound) ? ofLittle : 1), 0));
  for (const option of options) {
    if (option.prefix) byPrefix.push({ prefix: option.sound, slot });
    else {
      bySound.set(option.sound, [...(bySound.get(option.sound) ?? []), slot]);
      if (sharesRoot(option)) byRoot.set(option.root, [...(byRoot.get(option.root) ?? []), slot]);
    }
  }
  return slot;
}

function sharesRoot(option: Alternative): boolean {
  return !option.exact && option.root.length >= shortRoot;
}

function mayBeMissing(slot: string): boolean {
  return slot.startsWith("=") && slot.split("|").every((option) => little.has(option.replace(/^=/, "")));
}

export function compile(pattern: Pattern, gap = 2): Matcher {
  const parts = pattern
    .trim()
    .split(/\s+/)
    .filter((slot, index) => index === 0 || !mayBeMissing(slot));
  return { slots: parts.map(slotOf), gap };
}

/** Slots that each word of a text fits; the same text is asked about hundreds of patterns. */
interface Fitting {
  count: number;
  perWord: ReadonlySet<number>[];
  /** 1 where any word fits the slot of that number. */
  any: Uint8Array;
}

const seen = new WeakMap<readonly Word[], Fitting>();

/** Slots that a word fits, to ask for one and to go through. */
interface Fits {
  set: ReadonlySet<number>;
  ids: Uint16Array;
}

/** What was found for a word before; patterns compiled since then start it anew. */
const fits = new Map<Word, Fits>();
let fitsCount = 0;
const mostFits = 20_000;

function slotsOf(item: Word): Fits {
  if (fitsCount !== slots.size || fits.size >= mostFits) {
    fits.clear();
    fitsCount = slots.size;
  }
  const known = fits.get(item);
  if (known !== undefined) return known;
  const ids = new Set([...(bySound.get(item.sound) ?? []), ...(byRoot.get(item.root) ?? [])]);
  for (const { prefix, slot } of byPrefix) if (item.sound.startsWith(prefix)) ids.add(slot);
  const made = { set: ids, ids: Uint16Array.from(ids) };
  fits.set(item, made);
  return made;
}

function fitting(list: readonly Word[]): Fitting {
  const known = seen.get(list);
  // Patterns compiled since then are not in what was remembered.
  if (known !== undefined && known.count === slots.size) return known;
  const words = list.map(slotsOf);
  const any = new Uint8Array(slots.size);
  for (const { ids } of words) for (let at = 0; at < ids.length; at += 1) any[ids[at] ?? 0] = 1;
  const made = { count: slots.size, perWord: words.map(({ set }) => set), any };
  seen.set(list, made);
  return made;
}

/** Hundreds of patterns are asked of each message, so this is what a turn's time hangs on. */
export function matchesAny(matchers: Matchers, list: readonly Word[]): boolean {
  const gates = matchers.gates ?? gatesOf(matchers);
  const fit = fitting(list);
  for (let at = 0; at < gates.length; at += 1) {
    const matcher = fit.any[gates[at] ?? 0] === 1 ? matchers[at] : undefined;
    if (matcher !== undefined && meets(matcher, fit)) return true;
  }
  return false;
}

function gatesOf(matchers: Matchers): Uint16Array {
  const broad = (slot: number) => breadth[slot] ?? 0;
  const rarest = ({ slots: own }: Matcher) =>
    own.reduce((best, slot) => (broad(slot) < broad(best) ? slot : best), own[0] ?? 0);
  matchers.gates = Uint16Array.from(matchers, rarest);
  return matchers.gates;
}

function meets(matcher: Matcher, { perWord, any }: Fitting): boolean {
  for (const slot of matcher.slots) if (any[slot] !== 1) return false;
  const head = matcher.slots[0];
  if (head === undefined) return false;
  for (let start = 0; start < perWord.length; start += 1)
    if (perWord[start]?.has(head) === true && follows(matcher, perWord, start, 1)) return true;
  return false;
}

/** True when the slots from `index` on can be met after `position`; tries every place within the gap. */
function follows(
  matcher: Matcher,
  perWord: readonly ReadonlySet<number>[],
  position: number,
  index: number,
): boolean {
  const slot = matcher.slots[index];
  if (slot === undefined) return true;
  const last = Math.min(position + 1 + matcher.gap, perWord.length - 1);
  for (let next = position + 1; next <= last; next += 1) {
    if (perWord[next]?.has(slot) === true && follows(matcher, perWord, next, index + 1)) return true;
  }
  return false;
}

/** Every word the patterns name, so that spelling repair knows them too. */
export function wordsOf(patterns: readonly Pattern[]): Word[] {
  return patterns.flatMap((pattern) =>
    pattern
      .split(/[\s|]+/)
      .filter((option) => option !== "" && !option.endsWith("*"))
      .map((option) => word(option.replace(/^=/, ""))),
  );
}

/** Compiles once, on first use, so that importing a rule file costs nothing. */
export function lazyMatchers(patterns: readonly Pattern[], gap = 2): () => Matcher[] {
  let made: Matcher[] | null = null;
  return () => {
    made ??= patterns.map((pattern) => compile(pattern, gap));
    return made;
  };
}
