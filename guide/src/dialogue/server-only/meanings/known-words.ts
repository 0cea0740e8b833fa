/** Words of the papers that are known, and where they stand in a message. Server only. */

import type { Word } from "#guide/words/normalise.ts";

export interface KnownWords {
  /** By what the words are known by: the meaning's id. */
  ids: ReadonlyMap<string, string>;
  /** Words of the longest. */
  longest: number;
  /** The words of a text, and how each sounds. */
  read(text: string): readonly Word[];
}

export interface Marked {
  /** The message with each known word as one sign: "que es @0 y @1". */
  text: string;
  /** Ids of the meanings, by the number of the sign. */
  ids: readonly string[];
}

/** A word alone that is so short sounds like others: "hsi" like "si", "bia" like "vía". It must be written so. */
const shortest = 4;

/** What words are known by: how they sound, one after the other. */
export function keyOf(list: readonly Word[]): string {
  const [only, another] = list;
  const short = only !== undefined && another === undefined && only.text.length <= shortest;
  return short ? `=${only.text}` : list.map(({ sound }) => sound).join(" ");
}

/** Marks the known words, the longest where several begin; null when there is none. */
export function markKnown({ ids, longest, read }: KnownWords, said: string): Marked | null {
  const words = read(said);
  const found: string[] = [];
  const marked: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longest, words.length - at);
    let id: string | undefined;
    for (; length > 0; length -= 1) {
      id = ids.get(keyOf(words.slice(at, at + length)));
      if (id !== undefined) break;
    }
    if (id === undefined) marked.push(words[at]?.text ?? "");
    else {
      marked.push(`@${found.length}`);
      found.push(id);
    }
    at += Math.max(1, length);
  }
  return found.length === 0 ? null : { text: marked.join(" "), ids: found };
}
