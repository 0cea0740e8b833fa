/**
 * Requests and cries told by several signs that stand anywhere in the message, each needed: the act, its object and what makes
 * it wrong. No single stretch of words says these, and a sure topic ("examen médico", "visa T") outweighs a guess. Server only.
 */
import type { SafetyHit } from "#guide/safety/safety.ts";
import type { Word } from "#guide/words/normalise.ts";
import { type Matcher, matchesAny } from "#guide/words/patterns.ts";

export interface HeardByParts<Kind> extends SafetyHit<Kind> {
  /** One of each must be there. */
  every: readonly Matcher[][];
  /** None of these. */
  unless?: readonly Matcher[];
}

export function heardByParts<Kind>(
  rules: readonly HeardByParts<Kind>[],
  list: readonly Word[],
): SafetyHit<Kind> | null {
  const hit = rules.find(
    ({ every, unless }) =>
      every.every((one) => matchesAny(one, list)) && !(unless !== undefined && matchesAny(unless, list)),
  );
  return hit === undefined ? null : { kind: hit.kind, topic: hit.topic };
}
