/** A danger that all readings together are certain of (`certain` of `Alarms`), against what a message was taken for. Server only. */
import type { Understanding } from "#guide/dialogue/understand.ts";
import type { DialogueState } from "#guide/types.ts";

/** A danger that is certain by all that was learned stands where a first message was taken for nothing that the guide knows. */
export function orCertain(
  seen: Understanding,
  certain: Understanding["crisis"],
  { topic, pending }: DialogueState,
): Understanding {
  const { crisis, refusal, situation, urgent, sure, afield } = seen;
  if (certain === null || crisis !== null || refusal !== null || pending !== null) return seen;
  // Who bleeds by another's hand, or is shut in on the way, needs more than an ambulance.
  const wounded = urgent?.urgency === "health" && (certain.kind === "violence" || certain.kind === "lost");
  const known = situation !== null || urgent !== null || (sure && afield !== true);
  if ((known && !wounded) || (topic !== null && afield !== true)) return seen;
  return { ...seen, crisis: certain, faint: null, clarify: undefined };
}
