import { setTimeout as delay } from "node:timers/promises";
import { chatRetry } from "@faro/contract/assistant/limits.ts";
import type { ErrorCode } from "@faro/contract/shared/errors.ts";
import type { Guide } from "@faro/guide/guide.ts";
import type { Passage } from "@faro/guide/types.ts";
import type { Logger } from "pino";
import { type CircuitBreaker, createCircuitBreaker } from "#server/assistant/circuit-breaker.ts";
import type { AnswerEngine, AnswerOutcome, AnswerRequest } from "#server/assistant/engine.ts";
import { createGuideEngine, outcomeOf } from "#server/assistant/guide-engine.ts";
import { systemPrompt } from "#server/assistant/prompt.ts";
import { createStreamGuard } from "#server/assistant/stream-guard.ts";
import { usedSources } from "#server/assistant/used-sources.ts";
import { CodedError } from "#server/errors.ts";
import {
  type ChatFailure,
  type ChatModel,
  ChatModelError,
  type ChatRequest,
} from "#server/providers/chat-model.ts";

/** Chat-provider error mapping (spec part 1, section 8). */
const codeOf: Record<ChatFailure, ErrorCode> = {
  credential: "MODEL_CREDENTIAL",
  quota: "MODEL_QUOTA",
  "rate-limit": "MODEL_RATE_LIMIT",
  timeout: "MODEL_FAILED",
  unavailable: "MODEL_FAILED",
  rejected: "MODEL_FAILED",
};

/** Another attempt cannot help against these; a hang has already cost the person all the wait there is. */
const final = new Set<ChatFailure>(["credential", "quota", "rejected", "timeout"]);

interface ModelEngineParts {
  model: ChatModel;
  guide: Guide;
  log: Logger;
  now: () => number;
  /** Wait after a 429 in milliseconds. */
  rateLimitWait?: number;
}

/**
 * Up to three attempts: a 429 waits two seconds, an empty answer or an outage tries again at once. Once text
 * has been shown there is no other attempt, or the person would read the beginning twice.
 */
async function* attempts(
  parts: ModelEngineParts,
  breaker: CircuitBreaker,
  request: ChatRequest,
  signal: AbortSignal,
) {
  for (let attempt = 1; ; attempt += 1) {
    let shown = false;
    let failure: ChatModelError | null = null;
    try {
      for await (const delta of parts.model.stream(request, signal)) {
        shown ||= delta.trim() !== "";
        if (shown) yield delta;
      }
    } catch (error) {
      failure = error instanceof ChatModelError ? error : new ChatModelError("unavailable", { cause: error });
    }
    if (signal.aborted) return;
    if (failure === null && shown) {
      breaker.succeeded();
      return;
    }
    const reason = failure?.failure ?? "unavailable";
    parts.log.warn({ attempt, reason: failure === null ? "empty" : reason, shown }, "chat attempt failed");
    if (shown || final.has(reason) || attempt === chatRetry.attempts) {
      if (reason === "unavailable" || reason === "timeout") breaker.failed(parts.now());
      throw new CodedError(codeOf[reason], { cause: failure });
    }
    if (reason === "rate-limit") {
      await delay(parts.rateLimitWait ?? chatRetry.rateLimitWait, undefined, { signal }).catch(() => {});
    }
  }
}

function chatRequest(request: AnswerRequest, passages: Passage[], askFirst: boolean): ChatRequest {
  const { language, demo, history, question } = request;
  return {
    system: systemPrompt({ language, demo, askFirst, passages }),
    messages: [
      ...history.flatMap((turn) => [
        { role: "user" as const, content: turn.question },
        { role: "assistant" as const, content: turn.answer },
      ]),
      { role: "user", content: question },
    ],
  };
}

/** What the guide knows of the subject, with the sources of the passages that the model's words rest on. */
function modelOutcome(
  guide: Guide,
  request: AnswerRequest,
  passages: Passage[],
  answer: string,
): AnswerOutcome {
  const { reply, state } = guide.reply(request.question, request.state, request.language, {
    today: request.today,
    short: request.demo,
  });
  const { sources, forms } = usedSources(answer, passages);
  return {
    ...outcomeOf(reply, state),
    kind: reply.kind === "clarify" ? "clarify" : "answer",
    sources: sources.length > 0 ? sources : reply.sources,
    forms: forms.length > 0 ? forms : reply.forms,
    steps: [],
  };
}

/** Answers with the configured model, on the guide's ground; crises and harmful requests stay with the guide. */
export function createModelEngine(parts: ModelEngineParts): AnswerEngine {
  const { guide } = parts;
  const guideEngine = createGuideEngine(guide);
  const breaker = createCircuitBreaker();
  return {
    name: "model",
    async *answer(request, signal) {
      const { question, state, language, today } = request;
      const analysis = guide.analyse(question, state, language);
      if (analysis.crisis || analysis.refuse) {
        yield* guideEngine.answer(request, signal);
        return;
      }
      if (!breaker.allows(parts.now())) throw new CodedError("MODEL_FAILED");
      const passages = guide.passagesFor(question, state, language, { today });
      const guard = createStreamGuard((text) => guide.checkAnswer(text, passages, language).text);
      yield { type: "opening", warning: analysis.warning };
      let answer = "";
      const chat = chatRequest(request, passages, analysis.needsClarifying);
      for await (const delta of attempts(parts, breaker, chat, signal)) {
        const checked = guard.push(delta);
        answer += checked;
        if (checked !== "") yield { type: "text", delta: checked };
      }
      const rest = guard.end();
      answer += rest;
      if (rest !== "") yield { type: "text", delta: rest };
      yield { type: "outcome", outcome: modelOutcome(guide, request, passages, answer) };
    },
  };
}
