/** No lead of a case stands above what is told of a swindler's call, and nobody is sent to a lawyer: the one who calls has no case. Server only. */
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import type { Fact } from "#guide/dialogue/server-only/told/facts.ts";
import { texts } from "#guide/reply/texts.ts";
import { urgentTexts } from "#guide/safety/safety-texts.ts";

const calls = "llamadas-estafa";
/** A case of her own: what it needs stays above the answer. */
const ownCase: readonly Fact[] = ["order", "reentry", "court", "missed"];

const namesOwnCase = /\b(?:mi|my) (?:orden|order|corte|court|audiencia|hearing)\b/;

export function withFittingLead({ told, language, readings }: Thread, one: Settled): Settled {
  const { reply } = one.turn;
  const ofCase = [
    texts[language].redFlagPlain,
    urgentTexts[language].other,
    urgentTexts[language].deadline,
    urgentTexts[language].arrest,
  ];
  if (reply.topic !== calls || reply.kind !== "answer" || ownCase.some((fact) => told.includes(fact)))
    return one;
  const calm = ofCase.includes(reply.warning ?? "") ? withoutLead(one) : one;
  const { warning, short, sentences } = calm.turn.reply;
  // What is told may send to one all the same: a fine that came by letter, papers that were given away.
  const lawyer =
    warning !== null ||
    readings.some((words) => namesOwnCase.test(words)) ||
    /abogad|lawyer/.test([short, ...sentences].join(" "));
  return { ...calm, turn: { ...calm.turn, reply: { ...calm.turn.reply, lawyer } } };
}

/** The same reply, and nothing stands above it. */
export function withoutLead<T extends Pick<Settled, "turn">>(one: T): T {
  return { ...one, turn: { ...one.turn, reply: { ...one.turn.reply, warning: null } } };
}
