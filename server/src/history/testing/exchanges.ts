/** An exchange as the chat screen sends it, for tests and measurements that ask the assistant nothing. */
import { randomUUID } from "node:crypto";
import type { SavedExchangeInput } from "@faro/contract/history/schemas.ts";

/** These words, of which the assistant has no record. */
export function noted(question: string, answer: string): SavedExchangeInput {
  return {
    part: `v:${randomUUID().slice(0, 8)}`,
    turn: null,
    question,
    answer,
    warning: null,
    steps: [],
    choices: [],
    forms: [],
    sources: [],
    engine: "guide",
    lawyer: false,
    clarifying: false,
    stopped: true,
  };
}
