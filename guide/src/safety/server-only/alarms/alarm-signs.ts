import { conceptsOf, endingOf } from "#guide/safety/server-only/alarms/alarm-concepts.ts";
import { alarmWords } from "#guide/safety/server-only/alarms/alarm-words.ts";
import { signsOf } from "#guide/search/features.ts";
import type { Word } from "#guide/words/normalise.ts";

const wordWorth = 0.5;
const skipPairWorth = 0.35;
const partWorth = 0.5;
/** Parts this far apart still belong together: requests wind their way to the point. */
const farthest = 10;
const conceptWorth = 0.4;
const farthestConcept = 8;

const partsOf = new Map<string, string[]>();
for (const [part, list] of Object.entries(alarmWords)) {
  for (const text of list.split(" ")) partsOf.set(text, [...(partsOf.get(text) ?? []), part]);
}

/**
 * What a message shows of danger or harm. Beside the signs of the ranking, which stem words and so lose who and when
 * ("invento" and "inventaron" are one root): the words as written, in twos and threes, how it begins, and its parts in
 * their order, and what it speaks of, with the ending, the neighbours and what follows. Names of signs begin with a mark that no word has.
 */
export function alarmSigns(
  list: readonly Word[],
  meant: ReadonlyMap<string, readonly Word[]>,
): Map<string, number> {
  const signs = signsOf(list, meant);
  signs.set("=", wordWorth);
  const first = list[0]?.text ?? "";
  signs.set(`^${first}`, wordWorth);
  signs.set(`^${first}_${list[1]?.text ?? ""}`, wordWorth);
  for (const [position, { text }] of list.entries()) {
    const next = list[position + 1]?.text;
    const after = list[position + 2]?.text;
    signs.set(`=${text}`, wordWorth);
    if (next === undefined) continue;
    signs.set(`=${text}_${next}`, wordWorth);
    if (after === undefined) continue;
    signs.set(`=${text}_${next}_${after}`, wordWorth);
    signs.set(`=${text}__${after}`, skipPairWorth);
  }
  noteParts(list, signs);
  noteConcepts(list, signs);
  return signs;
}

function noteConcepts(list: readonly Word[], signs: Map<string, number>): void {
  const spoken = list.map(({ text }) => conceptsOf(text));
  for (const [position, here] of spoken.entries()) {
    if (here.length === 0) continue;
    const before = list[position - 1]?.text;
    const next = list[position + 1]?.text;
    const ending = endingOf(list[position]?.text ?? "");
    const later = spoken.slice(position + 1, position + 1 + farthestConcept).flat();
    for (const concept of here) {
      signs.set(`%${concept}`, conceptWorth);
      signs.set(`%${concept}~${ending}`, conceptWorth);
      if (before !== undefined) signs.set(`%${before}<${concept}`, conceptWorth);
      if (next !== undefined) signs.set(`%${concept}>${next}`, conceptWorth);
      for (const other of later) if (other !== concept) signs.set(`%${concept}_${other}`, conceptWorth);
    }
  }
}

function noteParts(list: readonly Word[], signs: Map<string, number>): void {
  const parts = list.map(({ text }) => partsOf.get(text) ?? []);
  for (const [position, here] of parts.entries()) {
    for (const part of here) {
      signs.set(`@${part}`, partWorth);
      for (const later of parts.slice(position + 1, position + 1 + farthest)) {
        for (const other of later) if (other !== part) signs.set(`@${part}_${other}`, partWorth);
      }
    }
  }
}
