/** The text of a letter, cut into words that remember where they stand. */
import { alike, shapeOf } from "#guide/letters/shapes.ts";

export interface Word {
  shape: string;
  /** Offsets in the text. */
  start: number;
  end: number;
}

export interface Page {
  text: string;
  words: Word[];
  /** Words of the text that look like this shape, by index. */
  like(shape: string): readonly number[];
  /** Number of the line at an offset, and the offset at which a line begins. */
  lineAt(offset: number): number;
  lineStart(line: number): number;
  lines: string[];
  /** All shapes without spaces, and the offset of each character of it. */
  joined: string;
  joinedOffsets: number[];
}

/** Longest text that is looked at: as much as is read of a letter (`letterLimits.readCharacters`). */
const longest = 80_000;

export function createPage(source: string): Page {
  const text = source.slice(0, longest);
  const words: Word[] = [];
  for (const match of text.matchAll(/[^\s/—–]+/g)) {
    const shape = shapeOf(match[0]);
    if (shape !== "") words.push({ shape, start: match.index, end: match.index + match[0].length });
  }
  const positions = new Map<string, number[]>();
  const joinedOffsets: number[] = [];
  let joined = "";
  for (const [index, { shape, start }] of words.entries()) {
    const known = positions.get(shape);
    if (known === undefined) positions.set(shape, [index]);
    else known.push(index);
    joined += shape;
    for (let letter = 0; letter < shape.length; letter += 1) joinedOffsets.push(start);
  }
  const cache = new Map<string, readonly number[]>();
  const lines = text.split("\n");
  const starts: number[] = [];
  let offset = 0;
  for (const line of lines) {
    starts.push(offset);
    offset += line.length + 1;
  }
  return {
    text,
    words,
    lines,
    joined,
    joinedOffsets,
    like(shape) {
      let found = cache.get(shape);
      if (found === undefined) {
        const all: number[] = [];
        for (const [other, indexes] of positions) if (alike(shape, other)) all.push(...indexes);
        found = all.sort((one, other) => one - other);
        cache.set(shape, found);
      }
      return found;
    },
    lineAt(at) {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((starts[middle] ?? 0) <= at) low = middle;
        else high = middle - 1;
      }
      return low;
    },
    lineStart: (line) => starts[line] ?? 0,
  };
}
