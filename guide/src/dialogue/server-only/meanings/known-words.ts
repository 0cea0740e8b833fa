/** Words of the papers that are known, and where they stand in a message. Server only. */

import { type Word, words } from "#guide/words/normalise.ts";

export interface KnownWords {
  /** By what the words are known by: the meaning's id. */
  ids: ReadonlyMap<string, string>;
  /** By the sound of a first word the words of the longest that begins with it. */
  longest: ReadonlyMap<string, number>;
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

/** Reads names once, so that they are found in messages: for each id what is said for it. */
export function knownWords(names: Iterable<readonly [id: string, said: readonly string[]]>): KnownWords {
  const ids = new Map<string, string>();
  const longest = new Map<string, number>();
  for (const [id, said] of names)
    for (const one of said) {
      const list = words(one);
      const first = list[0]?.sound ?? "";
      ids.set(keyOf(list), id);
      longest.set(first, Math.max(longest.get(first) ?? 0, list.length));
    }
  return { ids, longest };
}

/** Marks the known words, the longest where several begin; null when there is none. */
export function markKnown({ ids, longest }: KnownWords, said: string): Marked | null {
  const list = words(said);
  const found: string[] = [];
  const marked: string[] = [];
  for (let at = 0; at < list.length; ) {
    let length = Math.min(longest.get(list[at]?.sound ?? "") ?? 0, list.length - at);
    let id: string | undefined;
    for (; length > 0; length -= 1) {
      id = ids.get(keyOf(list.slice(at, at + length)));
      if (id !== undefined) break;
    }
    if (id === undefined) marked.push(list[at]?.text ?? "");
    else {
      marked.push(`@${found.length}`);
      found.push(id);
    }
    at += Math.max(1, length);
  }
  return found.length === 0 ? null : { text: marked.join(" "), ids: found };
}
