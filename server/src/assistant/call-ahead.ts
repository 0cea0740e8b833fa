/** The model's answer to a first question, begun before the question is taken from the quota (decision 0082). */
import { assistantLimits } from "@faro/contract/assistant/limits.ts";
import type { AskInput } from "@faro/contract/assistant/schemas.ts";
import type { EngineEvent } from "#server/assistant/engine.ts";
import { type Asked, engineRequest } from "#server/assistant/engine-request.ts";
import { oneAhead, startNow } from "#server/assistant/one-ahead.ts";
import { takeModelAnswer } from "#server/assistant/take-model-answer.ts";
import type { TakenQuestion } from "#server/assistant/take-question.ts";
import type { RequestContext } from "#server/http/context.ts";

export interface Ahead {
  events: AsyncGenerator<EngineEvent>;
  /** Ends the call to the provider: nobody will read the answer. */
  drop(): void;
}

/** What a newcomer has left and has said, once her first question is taken. */
const first = {
  conversation: { state: null, turns: [] },
  remaining: assistantLimits.guestQuestions - 1,
};

/** Whether what was taken is a newcomer's first question, for which alone an answer can be begun ahead. */
export const isFirstQuestion = ({ conversation, remaining }: TakenQuestion): boolean =>
  conversation.state === null && conversation.turns.length === 0 && remaining === first.remaining;

/**
 * Calls the provider for a newcomer. Null when the day's answers of the model are used up. One of them is spent even when the call is
 * dropped, for the provider may charge it: so what all calls cost in a day stays what the operator allowed.
 */
export async function callAhead(
  ctx: RequestContext,
  input: AskInput,
  asked: Pick<Asked, "caller" | "masked" | "found">,
): Promise<Ahead | null> {
  if (!(await takeModelAnswer(ctx))) return null;
  const dropped = new AbortController();
  const signal = AbortSignal.any([ctx.signal, dropped.signal]);
  const request = engineRequest(ctx, input, { ...asked, ...first });
  const events = startNow(oneAhead(ctx.services.engine.answer(request, signal, ctx.log)));
  return {
    events,
    drop() {
      dropped.abort();
      // What it still says is read by nobody.
      events.return(undefined).catch(() => {});
    },
  };
}
