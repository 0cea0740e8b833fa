/** What stands above an answer because of what was told turns ago. Server only. */
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { urgentTexts } from "#guide/safety/safety-texts.ts";

/** After an order or a return nobody should act alone, whatever was answered. */
export function cautioned({ told, language, state }: Thread, one: Settled): Settled {
  const { reply } = one.turn;
  const grave = told.includes("order") || told.includes("reentry");
  if (!grave || state.told === undefined || (reply.kind !== "answer" && reply.kind !== "clarify")) return one;
  const warning = reply.warning ?? urgentTexts[language].order;
  return { ...one, turn: { ...one.turn, reply: { ...reply, lawyer: true, warning } } };
}
