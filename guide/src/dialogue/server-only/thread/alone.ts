/** What a message alone is answered with, before the conversation is looked at. Server only. */
import { takesBack } from "#guide/dialogue/server-only/after-crisis/after-crisis.ts";
import { takeTurn } from "#guide/dialogue/turn.ts";
import type { DialogueState } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

/** What was denied must not hold the subject that it names, nor the danger that was heard in it. */
export function unheld({ crisis, ...state }: DialogueState, spoken: string): DialogueState {
  const meant = crisis?.kind === "violence" && takesBack(clean(spoken));
  return { ...state, topic: null, ...(meant || crisis === undefined ? {} : { crisis }) };
}

/** A request for harm that is heard only in what was said before together with these words, while they alone are clear, is none. */
export const aloneOrJoined: typeof takeTurn = (mind, question, state, language, options) => {
  const turn = takeTurn(mind, question, state, language, options);
  if (turn.reply.kind !== "refuse" || state.heard === undefined) return turn;
  const { heard: _, ...calm } = state;
  const alone = takeTurn(mind, question, calm, language, options);
  return alone.reply.kind === "answer" && alone.reply.confidence >= clearAlone ? alone : turn;
};
const clearAlone = 0.4;
