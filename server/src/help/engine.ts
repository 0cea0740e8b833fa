import type { HelpAnswer } from "@faro/contract/help/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";

/** An earlier question and its answer, both masked. */
export interface HelpTurn {
  question: string;
  answer: string;
}

export interface HelpRequest {
  /** Trimmed and masked. */
  question: string;
  language: Language;
  /** Oldest first. */
  history: HelpTurn[];
  /** True when the caller has an account: then the chat is open to her. */
  signedIn: boolean;
  /** ISO date. */
  today: string;
}

/** The one door to an answer about using Faro. */
export interface HelpEngine {
  name: "index" | "model";
  /** Throws CodedError HELP_FAILED when no answer could be had. */
  answer(request: HelpRequest, signal: AbortSignal): Promise<HelpAnswer>;
}
