/**
 * "My husband was a citizen. He died and we never filed anything": the visa on which she came and the wish to stay lead to ways that need him
 * alive, while two years run for a petition of her own. Server only.
 */
import { standingAt } from "#guide/dialogue/server-only/second-look/change-subject.ts";
import { anotherDeath, widowWords } from "#guide/dialogue/server-only/told/widow-words.ts";
import type { Understanding } from "#guide/dialogue/understand.ts";
import { type Mind, topicOf } from "#guide/mind.ts";
import type { DialogueState } from "#guide/types.ts";
import { says } from "#guide/words/server-only/says.ts";

const subject = "murio-peticionario";

/** Long ago, or in a year that is named: the two years may end soon. */
const longSince =
  /\b(?:(?:19|20)\d\d|dos mil \w+|(?:ano y medio|casi (?:dos|2) anos)|(?:1[4-9]|2[0-3]|catorce|quince|dieci\w+|veint\w+) meses|(?:almost|nearly) (?:two|2) years|(?:1[4-9]|2[0-3]|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?: \w+)?) months|year and a half|(?:itll|it will) be (?:two|2) years)\b/;

/** Her own petition in place of all that was understood, with a lawyer while the two years run; null where this is not told. */
export function widowed(
  mind: Mind,
  seen: Understanding,
  readings: readonly string[],
  { topic: open }: DialogueState,
): Understanding | null {
  const tells = (said: string) => widowWords.every((one) => says(said, one)) && !says(said, anotherDeath);
  const topic = open === null && readings.some(tells) ? topicOf(mind, subject) : undefined;
  if (topic === undefined) return null;
  const late = readings.some((said) => says(said, longSince));
  const urgent = late ? ({ topic: null, urgency: "other" } as const) : seen.urgent;
  return { ...standingAt(seen, topic), clarify: undefined, situation: null, urgent, redFlag: true };
}
