/** No lead of a case stands above what is told of a swindler's call: the one who calls has none. Server only. */
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import type { Fact } from "#guide/dialogue/server-only/told/facts.ts";
import { texts } from "#guide/reply/texts.ts";
import { urgentTexts } from "#guide/safety/safety-texts.ts";

const calls = "llamadas-estafa";
/** A case of her own: what it needs stays above the answer. */
const ownCase: readonly Fact[] = ["order", "reentry", "court", "missed"];

export function withFittingLead({ told, language }: Thread, one: Settled): Settled {
  const { reply } = one.turn;
  const ofCase = [
    texts[language].redFlagPlain,
    urgentTexts[language].other,
    urgentTexts[language].deadline,
    urgentTexts[language].arrest,
  ];
  const leads = reply.topic === calls && reply.kind === "answer" && reply.warning !== null;
  if (!leads || !ofCase.includes(reply.warning ?? "") || ownCase.some((fact) => told.includes(fact)))
    return one;
  return withoutLead(one);
}

/** The same reply, and nothing stands above it. */
export function withoutLead<T extends Pick<Settled, "turn">>(one: T): T {
  return { ...one, turn: { ...one.turn, reply: { ...one.turn.reply, warning: null } } };
}
