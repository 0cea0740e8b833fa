/** What a bare question shows, for telling which of the standard ones it is. Server only. */
import { asText } from "#guide/dialogue/server-only/readings.ts";
import { conceptsOf } from "#guide/dialogue/server-only/thread/concepts.ts";
import type { Word } from "#guide/words/normalise.ts";

/** Stands for a word that no standard question was ever asked with. */
export const unknownWord = "?";
const pairWorth = 0.8;
const skipWorth = 0.5;
const endWorth = 0.5;
const conceptWorth = 0.8;
const mostUnknown = 3;

/**
 * Roots, pairs, pairs over one word, what is spoken of, and how it begins and ends. Little words count in full: "cuándo lo mando" and "a dónde lo mando" differ in
 * nothing else. `knows` says of a root whether standard questions are asked with it.
 */
export function standardSigns(list: readonly Word[], knows: (root: string) => boolean): Map<string, number> {
  const signs = new Map<string, number>();
  const note = (sign: string, worth: number) => {
    if ((signs.get(sign) ?? 0) < worth) signs.set(sign, worth);
  };
  const roots = list.map(({ root }) => (knows(root) ? root : unknownWord));
  const unknown = roots.filter((root) => root === unknownWord).length;
  if (unknown > 0) note(unknownWord, Math.min(unknown, mostUnknown));
  for (const [at, root] of roots.entries()) {
    if (root === unknownWord) continue;
    note(root, 1);
    const [next, after] = [roots[at + 1], roots[at + 2]];
    if (next !== undefined) note(`${root}_${next}`, pairWorth);
    if (after !== undefined && after !== unknownWord) note(`${root}__${after}`, skipWorth);
  }
  for (const concept of conceptsOf(asText(list))) note(`=${concept}`, conceptWorth);
  if (roots[0] !== undefined) note(`^${roots[0]}`, endWorth);
  if (roots.length > 1) note(`${roots.at(-1)}$`, endWorth);
  return signs;
}
