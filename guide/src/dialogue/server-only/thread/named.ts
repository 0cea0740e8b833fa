/** What is asked by its name is told from its start, also where its subject is open, and what a word means by itself. Server only. */
import { isOfDay, isOtherVisa } from "#guide/dialogue/server-only/second-look/afield.ts";
import { asksDefinition } from "#guide/dialogue/server-only/second-look/asks-definition.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";

/** `asNew`: the words as a question of their own. */
export function named(
  { mind, seen }: Thread,
  said: string,
  alone: Settled,
  asNew: (said: string) => Settled,
): Settled | null {
  if (mind.search.exact(seen.text) !== null || isOtherVisa(said) || isOfDay(said)) return alone;
  if (!asksDefinition(said)) return null;
  const found = sureFrom(alone, plainly) ?? sureFrom(asNew(said), likely);
  // It was not understood: told before is no reason to tell something else.
  return found === null ? null : { ...found, meant: true };
}
const plainly = 0.8;
const likely = 0.6;

const sureFrom = (one: Settled, from: number): Settled | null =>
  one.turn.reply.kind === "answer" && one.turn.reply.confidence >= from ? one : null;
