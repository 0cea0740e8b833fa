/** What a question only sounds like, weighed against what is plain about it. */
import type { Understanding } from "#guide/dialogue/understand.ts";
import type { Crisis } from "#guide/safety/crisis-rules.ts";
import { isCrisis, isFaintCrisis, isRefusal } from "#guide/safety/guesses.ts";
import type { Refusal } from "#guide/safety/refuse-rules.ts";
import type { Guess } from "#guide/safety/safety.ts";
import type { Alarms } from "#guide/safety/server-only/alarms/alarms.ts";
import { answerFrom } from "#guide/search/confidence.ts";
import type { DialogueState } from "#guide/types.ts";

export interface Guessed {
  crisis: Guess<Crisis> | null;
  refusal: Guess<Refusal> | null;
}

/** A guessed danger is at least this likely; where the subject is plain, far more. */
const leastDanger = 0.1;
const surelyDanger = 0.4;
/** Longer than this is no reply to a question or a word more on the subject. */
const mostGoingOn = 8;

/** What rules and listed phrases found stands; what the wording only sounds like must be clear, and yields to a conversation. */
export function weighGuesses(
  {
    crisis,
    refusal,
    list,
    found,
    wishes,
    urgent,
  }: Pick<Understanding, "crisis" | "refusal" | "list" | "found" | "wishes" | "urgent">,
  guessed: Guessed,
  alarms: Alarms | null,
  { pending, topic }: DialogueState,
): Pick<Understanding, "crisis" | "refusal" | "faint"> {
  const talks = pending !== null || topic !== null;
  const now = {
    words: list.length,
    confidence: found.confidence,
    wishes,
    talks,
    goesOn: talks && list.length <= mostGoingOn,
  };
  const { goesOn } = now;
  const cries = alarms?.isDanger(guessed.crisis?.kind ?? "violence", goesOn) ?? isCrisis(guessed.crisis, now);
  // Who does not breathe needs 911, not a line for the beaten; and fear of those back home is a ground for asylum.
  const clear =
    alarms !== null ||
    (guessed.crisis?.chance ?? 0) >= (found.confidence >= answerFrom ? surelyDanger : leastDanger);
  const sounds = guessed.crisis ?? lostNow(alarms, goesOn);
  const danger = crisis ?? (cries && clear && urgent?.urgency !== "health" ? sounds : null);
  const harms = alarms?.isHarm(goesOn, talks) ?? isRefusal(guessed.refusal, now);
  const harm = refusal ?? (harms ? guessed.refusal : null);
  const faint = danger === null && harm === null && isFaintCrisis(guessed.crisis, now);
  return { crisis: danger, refusal: harm, faint: faint ? (guessed.crisis?.kind ?? null) : null };
}

/** Lost on the way now, in words of a crossing: those of one long past are told apart by the second reading. */
function lostNow(alarms: Alarms | null, goesOn: boolean): Guess<Crisis> | null {
  const sure = alarms?.surely === "lost" && alarms.isDanger("lost", goesOn);
  return sure ? { kind: "lost", topic: null, chance: 1 } : null;
}
