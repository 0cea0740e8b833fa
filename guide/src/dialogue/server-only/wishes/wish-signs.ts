import { wishWords } from "#guide/dialogue/server-only/wishes/wish-words.ts";
import { signsOf } from "#guide/search/features.ts";
import type { Word } from "#guide/words/normalise.ts";

const wordWorth = 0.5;
const skipPairWorth = 0.35;
const partWorth = 0.5;
const endWorth = 0.35;
/** Parts this far apart still belong together: a wish winds its way to the point. */
const farthest = 8;
/** What is asked stands at the end of a story. */
const endWords = 6;

const partsOf = new Map<string, string[]>();
for (const [part, list] of Object.entries(wishWords)) {
  for (const text of list.split(" ")) partsOf.set(text, [...(partsOf.get(text) ?? []), part]);
}

/** One of these parts is named. */
export function speaksOf(list: readonly Word[], parts: readonly string[]): boolean {
  return list.some(({ text }) => partsOf.get(text)?.some((part) => parts.includes(part)) === true);
}

const noSisters: ReadonlyMap<string, readonly Word[]> = new Map();

/**
 * What a message shows of a wish for status: the signs of the ranking, the words as written in twos and threes (fillers kept:
 * "para mí", "¿hay algo?"), and its parts in their order. Names of signs begin with a mark that no word has.
 */
export function wishSigns(list: readonly Word[]): Map<string, number> {
  const signs = signsOf(list, noSisters);
  signs.set("=", wordWorth);
  for (const [position, { text }] of list.entries()) {
    const next = list[position + 1]?.text;
    const after = list[position + 2]?.text;
    signs.set(`=${text}`, wordWorth);
    signs.set(`=${text}_${next ?? "$"}`, wordWorth);
    if (after === undefined) continue;
    signs.set(`=${text}_${next}_${after}`, wordWorth);
    signs.set(`=${text}__${after}`, skipPairWorth);
  }
  const parts = list.map(({ text }) => partsOf.get(text) ?? []);
  for (const [position, here] of parts.entries()) {
    const later = parts.slice(position + 1, position + 1 + farthest).flat();
    for (const part of here) {
      signs.set(`@${part}`, partWorth);
      for (const other of later) signs.set(`@${part}_${other}`, partWorth);
    }
  }
  for (const part of parts.slice(-endWords).flat()) signs.set(`$${part}`, endWorth);
  return signs;
}
