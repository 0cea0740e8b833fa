/**
 * The pieces of text without which nothing matches a pattern, read from the pattern itself (as RE2's FilteredRE2 does it). `prefilter.ts`
 * looks for them. Server only.
 */
import { type AST, RegExpParser } from "@eslint-community/regexpp";
import { stopWords } from "#guide/words/stop-words.ts";

/** Pieces of text of which one must stand there. `edge` marks where a word begins or ends. */
export type OneOf = readonly string[];
/** All of these must be met. */
type AllOf = readonly OneOf[];
/** One of these must be met; null where any text may match. */
export type Needed = readonly AllOf[] | null;

/** What a part of a pattern says. */
interface Part {
  /** All texts that it matches, where they are few. */
  exact: readonly string[] | null;
  needed: Needed;
}

const parser = new RegExpParser();
/** More pieces say too little, texts put together of more are too many, and so are ways to match. */
const mostPieces = 80;
const mostExact = 8;
const mostOfSet = 10;
const mostWays = 120;
/** Of all that must be met the most telling. */
const mostMet = 3;
/** What more texts have than that is worth no look beside another. */
const mostOften = 0.8;
/** Letters and edges; one of them stands in every text. */
const shortest = 2;

/** The edge of a word (`\b`), and an end of the text, which is one where a letter stands beside it. */
export const edge = "\ue000";
const end = "\ue001";

const marks = /[\ue000\ue001]/g;

const nothing: Part = { exact: [""], needed: null };
const anything: Part = { exact: null, needed: null };

/** What a pattern needs, lower case; null where any text may match. */
export function neededBy({ source, flags }: RegExp): Needed {
  const { alternatives } = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v"),
  });
  return ofAlternatives(alternatives).needed;
}

/** The edges of words beside a group are edges of each of its alternatives. */
function ofAlternatives(
  alternatives: readonly AST.Alternative[],
  [before, after]: readonly (AST.Element | undefined)[] = [],
): Part {
  const parts = alternatives.map(({ elements }) => ofAlternative(elements, before, after));
  const exact = parts.flatMap((one) => one.exact ?? []);
  const isExact = parts.every((one) => one.exact !== null) && exact.length <= mostExact;
  return { exact: isExact ? exact : null, needed: ofWays(parts.map((one) => one.needed)) };
}

/** Most are a plain word. */
function ofAlternative(
  elements: readonly AST.Element[],
  before: AST.Element | undefined,
  after: AST.Element | undefined,
): Part {
  const [starts, ends] = [isEdge(before) ? [before] : [], isEdge(after) ? [after] : []];
  const letters = lettersFrom(elements, 0);
  if (letters.length < elements.length) return ofSequence([...starts, ...elements, ...ends]);
  const exact = [`${starts.length > 0 ? edge : ""}${letters}${ends.length > 0 ? edge : ""}`];
  return { exact, needed: asNeeded(exact) };
}

/** Where one of several ways matches. Plain words side by side are one look. */
function ofWays(parts: readonly Needed[]): Needed {
  if (parts.some((one) => one === null)) return null;
  const ways = parts.flatMap((one) => one ?? []);
  const [single, several] = [
    ways.filter(({ length }) => length === 1),
    ways.filter(({ length }) => length > 1),
  ];
  const pieces = [...new Set(single.flatMap(([one = []]) => one))];
  if (pieces.length > mostPieces || several.length > mostWays) return null;
  return pieces.length === 0 ? several : [[pieces], ...several];
}

/** One thing after another: what stands side by side is put together, and all that is needed counts. */
function ofSequence(elements: readonly AST.Element[]): Part {
  const needed: Needed[] = [];
  let run: readonly string[] = [""];
  let isExact = true;
  for (let at = 0; at < elements.length; at += 1) {
    const element = elements[at];
    if (element === undefined) continue;
    const letters = lettersFrom(elements, at);
    if (letters !== "") {
      run = run.map((start) => start + letters);
      at += letters.length - 1;
      continue;
    }
    const part = ofElement(element, [elements[at - 1], elements[at + 1]]);
    // What is put together with its neighbours says more than it does alone.
    if (part.exact === null || element.type === "Assertion") needed.push(part.needed);
    if (part.exact !== null && part.exact.length * run.length <= mostExact) {
      run = part.exact.flatMap((next) => run.map((start) => start + next));
      continue;
    }
    needed.push(asNeeded(run));
    run = part.exact ?? [""];
    isExact = false;
  }
  needed.push(asNeeded(run));
  return { exact: isExact ? run : null, needed: together(needed) };
}

/** The letters that stand side by side from here on, each of which is one sign. */
function lettersFrom(elements: readonly AST.Element[], from: number): string {
  let letters = "";
  for (let at = from; at < elements.length; at += 1) {
    const element = elements[at];
    if (element?.type !== "Character" || element.value > 0xffff) break;
    letters += String.fromCharCode(element.value);
  }
  return letters;
}

/** All parts must be met. Of several that have ways of their own only one keeps them, and none beside a part that has no choice. */
function together(parts: readonly Needed[]): Needed {
  const known = parts.filter((one) => one !== null);
  const plain = known.filter(({ length }) => length === 1).flatMap(([all = []]) => all);
  const [most, ...others] = known
    .filter(({ length }) => length > 1)
    .sort((one, two) => chance(one) - chance(two));
  if (most === undefined) return plain.length === 0 ? null : [telling(plain)];
  const met = [...plain, ...others.flatMap((one) => flat(one) ?? [])];
  return met.length === 0 ? most : [telling([...met, ...(flat(most) ?? [])])];
}

/** The same as one look, where that says enough. */
function flat(ways: readonly AllOf[]): AllOf | null {
  const pieces = ways.flatMap((all) => telling(all)[0] ?? []);
  return pieces.length > mostPieces ? null : [pieces];
}

function telling(all: AllOf): AllOf {
  if (all.length === 1) return all;
  const sorted = all.toSorted((one, two) => chanceOfOne(one) - chanceOfOne(two));
  return sorted.filter((one, at) => at === 0 || chanceOfOne(one) < mostOften).slice(0, mostMet);
}

/** How often a text has what is needed, about. */
const chance = (ways: readonly AllOf[]) =>
  ways.reduce((sum, all) => sum + Math.min(...all.map(chanceOfOne)), 0);

const chances = new WeakMap<OneOf, number>();

function chanceOfOne(pieces: OneOf): number {
  const known = chances.get(pieces);
  if (known !== undefined) return known;
  const sum = pieces.reduce((all, piece) => all + chanceOf(piece), 0);
  chances.set(pieces, sum);
  return sum;
}

function chanceOf(piece: string): number {
  if (piece.length > 3 && piece.length < 8 && stopWords.has(piece.replaceAll(edge, "").trim())) return 0.2;
  return piece.length <= shortest ? 0.3 : piece.length === 3 ? 0.1 : 0.03;
}

function asNeeded(exact: readonly string[]): Needed {
  const pieces = exact.map(asPiece);
  return pieces.length <= mostPieces && pieces.every(({ length }) => length >= shortest) ? [[pieces]] : null;
}

const isMark = (text: string, at: number) => text[at] === edge || text[at] === end;

/** Lower case, with edges at its ends alone: within it the letters say where words end. */
function asPiece(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && isMark(text, from)) from += 1;
  while (to > from && isMark(text, to - 1)) to -= 1;
  if (from === to) return "";
  const letters = text.slice(from, to).replace(marks, "").toLowerCase();
  const isAt = (said: string, letter = "") => said.includes(edge) || (said !== "" && /\w/.test(letter));
  const start = from > 0 && isAt(text.slice(0, from), letters[0]) ? edge : "";
  return `${start}${letters}${to < text.length && isAt(text.slice(to), letters.at(-1)) ? edge : ""}`;
}

/** `beside` it what stands before and after it. */
function ofElement(element: AST.Element, beside: readonly (AST.Element | undefined)[] = []): Part {
  switch (element.type) {
    case "Character":
      return { exact: [String.fromCodePoint(element.value)], needed: null };
    case "CharacterClass":
      return ofClass(element);
    case "Group":
    case "CapturingGroup":
      return ofAlternatives(element.alternatives, beside);
    case "Quantifier":
      return ofQuantifier(element);
    case "Assertion":
      return ofAssertion(element);
    default:
      return anything;
  }
}

const isEdge = (element: AST.Element | undefined): element is AST.WordBoundaryAssertion =>
  element?.type === "Assertion" && element.kind === "word" && !element.negate;

/** What must stand before or after takes no room of its own. */
function ofAssertion(element: AST.Assertion): Part {
  switch (element.kind) {
    case "word":
      return isEdge(element) ? { exact: [edge], needed: null } : nothing;
    case "start":
    case "end":
      return { exact: [end], needed: null };
    default:
      return element.negate ? nothing : { exact: [""], needed: ofAlternatives(element.alternatives).needed };
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
