import type { Word } from "#guide/words/normalise.ts";
import { stopWords, weakWords } from "#guide/words/stop-words.ts";

const stopWorth = 0.4;
const weakWorth = 0.6;
const pairWorth = 0.6;
const stopPairWorth = 0.24;
const skipPairWorth = 0.4;
const pieceWorth = 0.25;
const pieceLength = 4;
const pieceFrom = 6;
const sisterWorth = 0.3;
const mostSisters = 12;

/** What a text shows: feature numbers and how much of each, as a unit vector. */
export interface Features {
  ids: Uint32Array;
  values: Float32Array;
}

/** Words, their sisters in meaning, pieces of long words, and pairs of neighbours (`pairs`), each with its worth. */
export function signsOf(
  list: readonly Word[],
  meant: ReadonlyMap<string, readonly Word[]>,
  pairs = true,
): Map<string, number> {
  const signs = new Map<string, number>();
  const note = (name: string, worth: number) => {
    if ((signs.get(name) ?? 0) < worth) signs.set(name, worth);
  };
  for (const [position, item] of list.entries()) {
    const worth = worthOf(item);
    note(item.root, worth);
    for (const other of (meant.get(item.sound) ?? []).slice(0, mostSisters)) note(other.root, sisterWorth);
    for (const piece of piecesOf(item)) note(piece, pieceWorth * worth);
    const next = list[position + 1];
    if (next === undefined || !pairs) continue;
    const little = stopWords.has(item.text) && stopWords.has(next.text);
    note(`${item.root}_${next.root}`, little ? stopPairWorth : pairWorth);
    const after = list[position + 2];
    if (after !== undefined && !(stopWords.has(item.text) && stopWords.has(after.text)))
      note(`${item.root}__${after.root}`, skipPairWorth);
  }
  return signs;
}

/** Of each word, for the same word is read in many messages, and in many pieces of one. Words are bounded (`normalise.ts`), and these with them. */
const pieces = new WeakMap<Word, readonly string[]>();
const none: readonly string[] = [];

/** The pieces of a long word. */
function piecesOf(item: Word): readonly string[] {
  const { length } = item.sound;
  if (length < pieceFrom) return none;
  const known = pieces.get(item);
  if (known !== undefined) return known;
  const made = Array.from(
    { length: length - pieceLength + 1 },
    (_, start) => `#${item.sound.slice(start, start + pieceLength)}`,
  );
  pieces.set(item, made);
  return made;
}

function worthOf({ text }: Word): number {
  if (stopWords.has(text)) return stopWorth;
  return weakWords.has(text) ? weakWorth : 1;
}

/** The signs that `number` knows, as a unit vector. */
export function featuresOf(
  signs: ReadonlyMap<string, number>,
  number: (name: string) => number | undefined,
): Features {
  const ids = new Uint32Array(signs.size);
  const worths = new Float64Array(signs.size);
  let count = 0;
  let square = 0;
  for (const [name, value] of signs) {
    const id = number(name);
    if (id === undefined) continue;
    ids[count] = id;
    worths[count] = value;
    count += 1;
    square += value * value;
  }
  const size = Math.sqrt(square) || 1;
  const values = new Float32Array(count);
  for (let at = 0; at < count; at += 1) values[at] = (worths[at] ?? 0) / size;
  return { ids: ids.subarray(0, count), values };
}
