import type { AskInput } from "@faro/contract/assistant/schemas.ts";
import type { Conversation } from "#server/assistant/conversation.ts";
import type { AnswerRequest, Found } from "#server/assistant/engine.ts";
import type { Caller } from "#server/http/caller.ts";
import type { RequestContext } from "#server/http/context.ts";
import { type Masked, mask } from "#server/privacy/mask.ts";
import { utcDay } from "#server/utc-day.ts";

/** What an engine must know of a question. */
export interface Asked {
  caller: Caller;
  masked: Masked;
  found: Found;
  conversation: Conversation;
  /** Questions left after this one; null means no limit. */
  remaining: number | null;
}

/** What the engine is asked. A value has one token wherever it stands. */
export function engineRequest(
  { services }: RequestContext,
  { language }: AskInput,
  { caller, masked, conversation, found, remaining }: Asked,
): AnswerRequest {
  const { state, turns } = conversation;
  const hide = (text: string) => mask(text, masked.values).text;
  return {
    question: masked.text,
    language,
    history: turns.map((turn) => ({ question: hide(turn.question), answer: hide(turn.answer) })),
    state,
    found: state === null ? found : null,
    demo: caller.kind === "guest",
    last: remaining === 0,
    today: utcDay(services.now()),
  };
}
