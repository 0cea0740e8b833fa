/**
 * A first look before a pattern is tried: whether a text has the pieces that the pattern needs (`needed.ts`). A message is asked some 1,600
 * patterns, and nearly all are out by it. The pieces of all patterns are looked for at once, by the letters that stand side by side in the
 * text. Server only.
 */
import { edge, type Needed, neededBy, type OneOf } from "#guide/words/server-only/needed.ts";

/** Places of a table of letters in twos, behind them in threes and in fours. */
const ofTwos = 1_024;
const ofThrees = 4_096;
const ofFours = 32_768;
const places = ofTwos + ofThrees + ofFours;
const ofTwo = (one: number, two: number) => (Math.imul(one, 31) + two) & (ofTwos - 1);
const ofThree = (one: number, two: number, three: number) =>
  ofTwos + ((Math.imul(one, 961) + Math.imul(two, 31) + three) & (ofThrees - 1));
const ofFour = (one: number, two: number, three: number, four: number) =>
  ofTwos +
  ofThrees +
  ((Math.imul(one, 29_791) + Math.imul(two, 961) + Math.imul(three, 31) + four) & (ofFours - 1));

/** No piece, where a piece would be named. */
const none = -1;

const isLetter = Uint8Array.from({ length: 128 }, (_, code) =>
  /\w/.test(String.fromCharCode(code)) ? 1 : 0,
);
const letterOf = (code: number): number => (code < 128 ? (isLetter[code] ?? 0) : 0);
const atEdge = edge.charCodeAt(0);

const table = new Uint8Array(places);

/** Notes a place of the table once. */
function note(place: number, found: number[]): void {
  if (table[place] === 1) return;
  table[place] = 1;
  found.push(place);
}

/** The letters of a text, with what lies before and behind it, which is no letter. Texts are read one at a time. */
let letters = new Uint16Array(1_024);
const lead = 3;
const tail = 2;

/** The places of a text: of its letters side by side, lower case, with the edges of its words. */
function notePlaces(text: string): number[] {
  const said = text.toLowerCase();
  const { length } = said;
  if (letters.length < length + lead + tail) letters = new Uint16Array(2 * length + lead + tail);
  for (let at = 0; at < length; at += 1) letters[lead + at] = said.charCodeAt(at);
  letters.fill(0, lead + length, lead + length + tail + 1);
  const found: number[] = [];
  for (let at = 0; at < length; at += 1) noteLetters(at, found);
  for (let at = 0; at <= length; at += 1)
    if (letterOf(letters[lead + at - 1] ?? 0) !== letterOf(letters[lead + at] ?? 0)) noteEdge(at, found);
  return found;
}

/** The letters that end here. */
function noteLetters(at: number, found: number[]): void {
  const here = letters[lead + at] ?? 0;
  const three = letters[lead + at - 1] ?? 0;
  const two = letters[lead + at - 2] ?? 0;
  if (at > 0) note(ofTwo(three, here), found);
  if (at > 1) note(ofThree(two, three, here), found);
  if (at > 2) note(ofFour(letters[lead + at - 3] ?? 0, two, three, here), found);
}

/** The letters beside the edge of a word. */
function noteEdge(at: number, found: number[]): void {
  const here = letters[lead + at] ?? 0;
  const next = letters[lead + at + 1] ?? 0;
  const second = letters[lead + at + 2] ?? 0;
  const three = letters[lead + at - 1] ?? 0;
  const two = letters[lead + at - 2] ?? 0;
  if (at > 0) note(ofTwo(three, atEdge), found);
  if (at > 1) note(ofThree(two, three, atEdge), found);
  if (at > 2) note(ofFour(letters[lead + at - 3] ?? 0, two, three, atEdge), found);
  note(ofTwo(atEdge, here), found);
  note(ofThree(atEdge, here, next), found);
  note(ofFour(atEdge, here, next, second), found);
  // Words of one and two letters.
  if (letterOf(here) !== letterOf(next)) note(ofThree(atEdge, here, atEdge), found);
  if (letterOf(next) !== letterOf(second)) note(ofFour(atEdge, here, next, atEdge), found);
}

/** Of a piece its beginning, its middle and its end. */
function placesOf(piece: string): readonly [number, number, number] {
  const code = (at: number) => piece.charCodeAt(at);
  const { length } = piece;
  const of = (at: number): number => {
    if (length === 2) return ofTwo(code(0), code(1));
    if (length === 3) return ofThree(code(0), code(1), code(2));
    return ofFour(code(at), code(at + 1), code(at + 2), code(at + 3));
  };
  return [of(0), of((length - 4) >> 1), of(length - 4)];
}

/** All pieces that patterns need, four numbers each: the look that a piece belongs to, and its three places. */
const pieces: number[] = [];
/** The first look is met by every text: that of a pattern which has to be tried. */
export const metByAll = 0;
/** Of each look another that is met with it: that of a pattern which matches in several ways. */
const metWith: number[] = [metByAll];
/** How many pieces have a place: the seldomest of a piece's three is where it is looked for. */
const uses = new Uint32Array(places);

/** The pieces up to `read` side by side by the place where they are looked for, three numbers each: the look and the other places. */
let sorted = { read: 0, starts: new Uint32Array(places + 1), entries: new Uint16Array(0) };
/**
 * Those behind `read`, by place: the latest one, and of each the one before it; a piece is named by the place of its look in `pieces`. All are
 * sorted anew once they are so many times as many, for patterns come for as long as new things are said, and sorting costs as much as some hundred
 * texts.
 */
const sortedAgainAt = 1.25;
const latest = new Int32Array(places).fill(none);
const before: number[] = [];
/** What an entry has room for. */
const mostLooks = 65_535;
/** No pattern has more. */
const mostOfPattern = 1_000;

function addLook(oneOf: OneOf, together: number): number {
  const look = metWith.push(together) - 1;
  for (const piece of oneOf) {
    const at = placesOf(piece);
    for (const place of at) uses[place] = (uses[place] ?? 0) + 1;
    link(pieces.push(look, ...at) - 4);
  }
  return look;
}

/** Puts the seldomest of a piece's three places first. */
function seldomFirst(piece: number): number {
  let first = pieces[piece + 1] ?? 0;
  for (let at = piece + 2; at < piece + 4; at += 1) {
    const other = pieces[at] ?? 0;
    if ((uses[other] ?? 0) >= (uses[first] ?? 0)) continue;
    pieces[piece + 1] = other;
    pieces[at] = first;
    first = other;
  }
  return first;
}

function link(piece: number): void {
  const place = seldomFirst(piece);
  before.push(latest[place] ?? none);
  latest[place] = piece;
}

function sortPieces(): typeof sorted {
  const starts = new Uint32Array(places + 1);
  for (let at = 0; at < pieces.length; at += 4) {
    const first = seldomFirst(at);
    starts[first + 1] = (starts[first + 1] ?? 0) + 3;
  }
  for (let place = 0; place < places; place += 1)
    starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);
  const next = starts.slice();
  const entries = new Uint16Array((pieces.length / 4) * 3);
  for (let at = 0; at < pieces.length; at += 4) {
    const first = pieces[at + 1] ?? 0;
    const to = next[first] ?? 0;
    entries[to] = pieces[at] ?? 0;
    entries[to + 1] = pieces[at + 2] ?? 0;
    entries[to + 2] = pieces[at + 3] ?? 0;
    next[first] = to + 3;
  }
  latest.fill(none);
  before.length = 0;
  return { read: pieces.length, starts, entries };
}

/** What a pattern needs. */
export interface Gate {
  /** The look without which no text matches; `passes` says whether the rest is met too. */
  first: number;
  /** Its last look: a text that was read before knows nothing of it. */
  last: number;
  /** Of each way in which it matches where the way ends in the list, and its looks; null where the first says all. */
  ways: readonly number[] | null;
}

const alwaysTried: Gate = { first: metByAll, last: metByAll, ways: null };

export function gateOf(pattern: RegExp): Gate {
  const needed: Needed = neededBy(pattern);
  if (needed === null || metWith.length > mostLooks - mostOfPattern) return alwaysTried;
  const [only, another] = needed;
  const joint = another === undefined ? metByAll : addLook([], metByAll);
  const ways: number[] = [];
  for (const all of needed) {
    const way = ways.push(0) - 1;
    for (const [at, one] of all.entries()) ways.push(addLook(one, at === 0 ? joint : metByAll));
    ways[way] = ways.length;
  }
  const last = metWith.length - 1;
  if (joint !== metByAll) return { first: joint, last, ways };
  return { first: ways[1] ?? metByAll, last, ways: only?.length === 1 ? null : ways };
}

/** Which looks a text meets. */
export interface Looks {
  /** By look; longer once more patterns are known. */
  met: Uint8Array;
  /** The text's own places. */
  places: readonly number[];
  /** So many of the pieces were looked for. */
  read: number;
}

export function looksOf(text: string): Looks {
  if (pieces.length > sorted.read * sortedAgainAt) sorted = sortPieces();
  const found = notePlaces(text);
  const met = new Uint8Array(metWith.length);
  met[metByAll] = 1;
  const { starts, entries } = sorted;
  for (const place of found) {
    const end = starts[place + 1] ?? 0;
    for (let at = starts[place] ?? 0; at < end; at += 3)
      if (table[entries[at + 1] ?? 0] === 1 && table[entries[at + 2] ?? 0] === 1) meet(met, entries[at] ?? 0);
    meetLatest(place, met);
  }
  for (const place of found) table[place] = 0;
  return { met, places: found, read: pieces.length };
}

/** Looks for the pieces of a place that are not sorted yet. */
function meetLatest(place: number, met: Uint8Array): void {
  let piece = latest[place] ?? none;
  while (piece !== none) {
    const [second, third] = [pieces[piece + 2] ?? 0, pieces[piece + 3] ?? 0];
    if (table[second] === 1 && table[third] === 1) meet(met, pieces[piece] ?? 0);
    piece = before[(piece - sorted.read) / 4] ?? none;
  }
}

/** Looks for the pieces that have come since. */
export function lookOn(looks: Looks): void {
  const met = new Uint8Array(metWith.length);
  met.set(looks.met);
  for (const place of looks.places) table[place] = 1;
  meetFrom(looks.read, met);
  for (const place of looks.places) table[place] = 0;
  looks.met = met;
  looks.read = pieces.length;
}

function meetFrom(read: number, met: Uint8Array): void {
  for (let at = read; at < pieces.length; at += 4) {
    const [one, two, three] = [pieces[at + 1] ?? 0, pieces[at + 2] ?? 0, pieces[at + 3] ?? 0];
    if (table[one] === 1 && table[two] === 1 && table[three] === 1) meet(met, pieces[at] ?? 0);
  }
}

function meet(met: Uint8Array, look: number): void {
  met[look] = 1;
  met[metWith[look] ?? metByAll] = 1;
}

/** Whether a text may match. */
export function passes({ first, last, ways }: Gate, looks: Looks): boolean {
  if (last >= looks.met.length) lookOn(looks);
  const { met } = looks;
  if (met[first] === 0) return false;
  if (ways === null) return true;
  for (let at = 0; at < ways.length; ) {
    const end = ways[at] ?? 0;
    at += 1;
    while (at < end && met[ways[at] ?? 0] !== 0) at += 1;
    if (at === end) return true;
    at = end;
  }
  return false;
}
