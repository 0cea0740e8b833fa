/**
 * A first look before a pattern is tried (a prefilter, as RE2's FilteredRE2 does it): the pieces of text of which one must stand in whatever
 * the pattern matches. A message is asked a thousand patterns, and nearly all are out by two looks at a table of its letters. Server only.
 */
import { type AST, RegExpParser } from "@eslint-community/regexpp";

/** Pieces of text of which one stands in all that is matched; null where none is known. */
export type Needed = readonly string[] | null;

/** What a part of a pattern says. */
interface Part {
  /** All texts that it matches, where they are few. */
  exact: readonly string[] | null;
  needed: Needed;
}

const parser = new RegExpParser();
/** More pieces say too little, and texts put together of more are too many. */
const mostPieces = 80;
const mostExact = 24;
const mostOfSet = 6;
/** One letter stands in every text. */
const shortest = 2;

const nothing: Part = { exact: [""], needed: null };
const anything: Part = { exact: null, needed: null };

/** The pieces that a pattern needs, lower case; null where any text may match. */
export function neededBy({ source, flags }: RegExp): Needed {
  const { alternatives } = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v"),
  });
  const pieces = ofAlternatives(alternatives).needed;
  return pieces === null ? null : [...new Set(pieces.map((one) => one.toLowerCase()))];
}

function ofAlternatives(alternatives: readonly AST.Alternative[]): Part {
  const parts = alternatives.map(({ elements }) => ofSequence(elements));
  const exact = parts.flatMap((one) => one.exact ?? []);
  const isExact = parts.every((one) => one.exact !== null) && exact.length <= mostExact;
  const needed = parts.flatMap((one) => one.needed ?? []);
  const isNeeded = parts.every((one) => one.needed !== null) && needed.length <= mostPieces;
  return { exact: isExact ? exact : null, needed: isNeeded ? needed : null };
}

/** One thing after another: what stands side by side is put together, and the most telling of all that is needed counts. */
function ofSequence(elements: readonly AST.Element[]): Part {
  const needed: Needed[] = [];
  let run: readonly string[] = [""];
  let isExact = true;
  for (const element of elements) {
    const part = ofElement(element);
    needed.push(part.needed);
    const joined = part.exact?.flatMap((end) => run.map((start) => start + end)) ?? null;
    if (joined !== null && joined.length <= mostExact) {
      run = joined;
      continue;
    }
    needed.push(asNeeded(run));
    run = part.exact ?? [""];
    isExact = false;
  }
  needed.push(asNeeded(run));
  const best = needed.reduce((most, one) => (worth(one) > worth(most) ? one : most), null);
  return { exact: isExact ? run : null, needed: best };
}

const asNeeded = (exact: readonly string[]): Needed =>
  exact.every(({ length }) => length >= shortest) ? exact : null;

/** How seldom one of the pieces stands in a text, about: the fewer and the longer, the seldomer. */
function worth(pieces: Needed): number {
  if (pieces === null) return 0;
  return (
    1 / pieces.reduce((sum, { length }) => sum + (length === shortest ? 0.3 : length === 3 ? 0.08 : 0.03), 0)
  );
}

function ofElement(element: AST.Element): Part {
  switch (element.type) {
    case "Character":
      return { exact: [String.fromCodePoint(element.value)], needed: null };
    case "CharacterClass":
      return ofClass(element);
    case "Group":
    case "CapturingGroup":
      return ofAlternatives(element.alternatives);
    case "Quantifier":
      return ofQuantifier(element);
    case "Assertion":
      return nothing;
    default:
      return anything;
  }
}

function ofClass({ negate, elements }: AST.CharacterClass): Part {
  const letters = elements.flatMap((one) =>
    one.type === "Character" ? [String.fromCodePoint(one.value)] : [],
  );
  const isFew = !negate && letters.length === elements.length && letters.length <= mostOfSet;
  return isFew ? { exact: letters, needed: null } : anything;
}

function ofQuantifier({ min, max, element }: AST.Quantifier): Part {
  const part = ofElement(element);
  if (min === 0)
    return max === 1 && part.exact !== null ? { exact: ["", ...part.exact], needed: null } : anything;
  if (max === 1) return part;
  return { exact: null, needed: part.needed ?? (part.exact === null ? null : asNeeded(part.exact)) };
}

/** Places of a table of a text's letters in twos and threes. */
const places = 8_192;
const ofTwo = (one: number, two: number) => (Math.imul(one, 31) + two) & 1_023;
const ofThree = (one: number, two: number, three: number) =>
  1_024 + ((Math.imul(Math.imul(one, 31) + two, 31) + three) % (places - 1_024));

/** Where a text has letters that stand side by side, lower case. */
export function lettersOf(text: string): Uint8Array {
  const table = new Uint8Array(places);
  const said = text.toLowerCase();
  let [one, two] = [0, 0];
  for (let at = 0; at < said.length; at += 1) {
    const three = said.charCodeAt(at);
    if (at > 0) table[ofTwo(two, three)] = 1;
    if (at > 1) table[ofThree(one, two, three)] = 1;
    one = two;
    two = three;
  }
  return table;
}

/** For each piece two places of the table, both of which it needs: of its beginning and its end. */
export function gateOf(pieces: readonly string[]): Uint16Array {
  const placesOf = (piece: string): number[] => {
    const code = (at: number) => piece.charCodeAt(at);
    const last = piece.length - 1;
    if (piece.length === shortest) return [ofTwo(code(0), code(1)), ofTwo(code(0), code(1))];
    return [ofThree(code(0), code(1), code(2)), ofThree(code(last - 2), code(last - 1), code(last))];
  };
  return Uint16Array.from(pieces.flatMap(placesOf));
}

/** Whether one of the pieces may stand in the text. */
export function passes(gate: Uint16Array, letters: Uint8Array): boolean {
  for (let at = 0; at < gate.length; at += 2)
    if (letters[gate[at] ?? 0] === 1 && letters[gate[at + 1] ?? 0] === 1) return true;
  return false;
}
