/** What the help chat knows and may do; pure, so that every state can be tested (spec part 2, sections 4 and 5). */
import { helpLimits } from "@faro/contract/help/limits.ts";

/** `setup`: nothing is sent until the assistant is ready. */
export type HelpPhase = "setup" | "unavailable" | "idle" | "waiting";

export function isTooLong(text: string): boolean {
  return text.trim().length > helpLimits.questionCharacters;
}

export function canSend(phase: HelpPhase, text: string): boolean {
  return phase === "idle" && text.trim() !== "" && !isTooLong(text);
}
