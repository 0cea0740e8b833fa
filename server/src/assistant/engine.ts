import type { Category, Choice, EngineName, Source } from "@faro/contract/assistant/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import type { Analysis, DialogueState, Passage, ReplyKind } from "@faro/guide/types.ts";
import type { Logger } from "pino";

/** An earlier question and its answer, both masked. */
export interface PastTurn {
  question: string;
  answer: string;
}

/** What the guide says of a question before anybody answers it. */
export interface Found {
  analysis: Analysis;
  /** Ground for a model; null where none will be asked. */
  passages: Passage[] | null;
}

export interface AnswerRequest {
  /** Trimmed and masked. */
  question: string;
  language: Language;
  /** Oldest first. */
  history: PastTurn[];
  state: DialogueState | null;
  /** What the guide found in the question as the first of a conversation; null when it is not the first. */
  found: Found | null;
  /** True in the guest demo: one informative sentence. */
  demo: boolean;
  /** True when the person has no question left after this one: asking back would leave her without an answer. */
  last: boolean;
  /** ISO date. */
  today: string;
}

/** What is known once the answer is complete. */
export interface AnswerOutcome {
  kind: ReplyKind;
  topic: string | null;
  category: Category | null;
  forms: string[];
  sources: Source[];
  steps: string[];
  choices: Choice[];
  lawyer: boolean;
  state: DialogueState;
}

export type EngineEvent =
  /** Before any text: who really answers, and what must stand above the answer: a warning or null, a lawyer advised or not. */
  | { type: "opening"; engine: EngineName; warning: string | null; lawyer: boolean }
  | { type: "text"; delta: string }
  | { type: "outcome"; outcome: AnswerOutcome };

/**
 * The one door to an answer. Both engines answer through it: the built-in guide and a configured model.
 * Yields `opening`, then text, then `outcome`. Throws CodedError of the chat error mapping.
 */
export interface AnswerEngine {
  name: EngineName;
  /** `log` names the request in every line. */
  answer(request: AnswerRequest, signal: AbortSignal, log: Pick<Logger, "warn">): AsyncGenerator<EngineEvent>;
}
