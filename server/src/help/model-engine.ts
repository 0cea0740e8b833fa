import { setTimeout as delay } from "node:timers/promises";
import { helpRetry } from "@faro/contract/help/limits.ts";
import type { HelpEntry } from "@faro/contract/help/texts/types.ts";
import type { Guide } from "@faro/guide/guide.ts";
import type { Logger } from "pino";
import { createCircuitBreaker } from "#server/assistant/circuit-breaker.ts";
import { CodedError } from "#server/errors.ts";
import type { HelpEngine, HelpRequest } from "#server/help/engine.ts";
import { indexAnswer } from "#server/help/index-engine.ts";
import { helpPrompt, recitesRules } from "#server/help/prompt.ts";
import type { HelpSearch } from "#server/help/search-help.ts";
import { sortQuestion } from "#server/help/sort-question.ts";
import type { Budget } from "#server/http/rate-limits.ts";
import { type ChatModel, ChatModelError, type ChatRequest } from "#server/providers/chat-model.ts";

interface ModelEngineParts {
  model: ChatModel;
  entries: readonly HelpEntry[];
  search: HelpSearch;
  guide: Guide;
  log: Logger;
  now: () => number;
  /** Answers of connected models in a day; used up, the help texts answer alone. */
  spend: Budget;
  /** Wait after a 429 in milliseconds. */
  rateLimitWait: number;
}

/**
 * The retry rule (spec part 2, section 8): a 429 waits and tries again, an empty answer tries again, any
 * other error stops at once; three attempts in all.
 */
async function askModel(parts: ModelEngineParts, request: ChatRequest, signal: AbortSignal): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    let failure = "empty";
    let cause: unknown;
    try {
      let answer = "";
      for await (const delta of parts.model.stream(request, signal)) answer += delta;
      if (answer.trim() !== "") return answer.trim();
    } catch (error) {
      failure = error instanceof ChatModelError ? error.failure : "unavailable";
      cause = error;
    }
    parts.log.warn({ attempt, failure }, "help attempt failed");
    const again = failure === "empty" || failure === "rate-limit";
    if (!again || attempt === helpRetry.attempts || signal.aborted)
      throw new CodedError("HELP_FAILED", { cause });
    if (failure === "rate-limit") await delay(parts.rateLimitWait, undefined, { signal }).catch(() => {});
  }
}

function chatRequest({ question, language, history }: HelpRequest, near: HelpEntry[]): ChatRequest {
  return {
    system: helpPrompt(language, near),
    messages: [
      ...history.flatMap((turn) => [
        { role: "user" as const, content: turn.question },
        { role: "assistant" as const, content: turn.answer },
      ]),
      { role: "user", content: question },
    ],
  };
}

/** Takes one answer from the day's budget; false when nothing is left. */
async function mayAsk(spend: Budget): Promise<boolean> {
  try {
    await spend.take("all");
    return true;
  } catch (error) {
    if (error instanceof CodedError && error.code === "TOO_MANY_REQUESTS") return false;
    throw error;
  }
}

/**
 * Answers with the configured model, on the ground of the help texts. Emergencies and immigration questions
 * need no model: they are sent on. While the provider keeps failing the help texts answer alone.
 */
export function createModelEngine(parts: ModelEngineParts): HelpEngine {
  const { search, guide, entries } = parts;
  const breaker = createCircuitBreaker();
  return {
    name: "model",
    async answer(request, signal) {
      const sorted = sortQuestion(search, guide, request);
      const fallback = indexAnswer(sorted, request, entries);
      if (sorted.kind === "urgent" || sorted.kind === "legal") return fallback;
      // After danger or a loss our own words stand: no model may leave out the number to call.
      if (sorted.kind === "help" && sorted.entry.invite === null) return fallback;
      if (!breaker.allows(parts.now()) || !(await mayAsk(parts.spend))) return fallback;
      try {
        const answer = await askModel(parts, chatRequest(request, sorted.near), signal);
        breaker.succeeded();
        if (!recitesRules(answer)) return { ...fallback, engine: "model", answer };
        parts.log.warn("help answer repeated the instructions");
        return fallback;
      } catch (error) {
        if (!signal.aborted) breaker.failed(parts.now());
        await parts.spend.giveBack("all");
        throw error;
      }
    },
  };
}
