import { setTimeout as delay } from "node:timers/promises";
import { chatRetry } from "@faro/contract/assistant/limits.ts";
import type { ErrorCode } from "@faro/contract/shared/errors.ts";
import type { Guide } from "@faro/guide/guide.ts";
import type { Passage } from "@faro/guide/types.ts";
import type { Logger } from "pino";
import { createWordCheck } from "#server/assistant/answer-words.ts";
import { type CircuitBreaker, createCircuitBreaker } from "#server/assistant/circuit-breaker.ts";
import type { AnswerEngine, AnswerOutcome, AnswerRequest } from "#server/assistant/engine.ts";
import { createGuideEngine, outcomeOf, takeTurn } from "#server/assistant/guide-engine.ts";
import { joinWaiting } from "#server/assistant/join-waiting.ts";
import { systemPrompt } from "#server/assistant/prompt.ts";
import { withoutInstructions } from "#server/assistant/prompt-leak.ts";
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
const codeOf: Record<ChatFailure | "empty", ErrorCode> = {
  empty: "MODEL_FAILED",
  credential: "MODEL_CREDENTIAL",
  quota: "MODEL_QUOTA",
  "rate-limit": "MODEL_RATE_LIMIT",
  timeout: "MODEL_FAILED",
  unavailable: "MODEL_FAILED",
  rejected: "MODEL_FAILED",
};

/** Another attempt cannot help against these; a hang has already cost the person all the wait there is. */
const final = new Set<ChatFailure | "empty">(["credential", "quota", "rejected", "timeout"]);

interface ModelEngineParts {
  model: ChatModel;
  guide: Guide;
  now: () => number;
  /** Wait after a 429 in milliseconds. */
  rateLimitWait?: number;
}

type Attempt = { ok: true } | { ok: false; failure: ChatFailure | "empty"; shown: boolean; cause: unknown };

/** One attempt: yields its text and returns how it ended. */
async function* tryOnce(
  model: ChatModel,
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<string, Attempt> {
  let shown = false;
  try {
    for await (const delta of joinWaiting(model.stream(request, signal))) {
      shown ||= delta.trim() !== "";
      if (shown) yield delta;
    }
  } catch (cause) {
    const failure = cause instanceof ChatModelError ? cause.failure : "unavailable";
    return { ok: false, failure, shown, cause };
  }
  return shown ? { ok: true } : { ok: false, failure: "empty", shown, cause: undefined };
}

/**
 * Up to three attempts: a 429 waits two seconds, an empty answer or an outage tries again at once. Once text
 * has been shown there is no other attempt, or the person would read the beginning twice.
 */
async function* attempts(
  parts: ModelEngineParts,
  breaker: CircuitBreaker,
  request: ChatRequest,
  { signal, log }: { signal: AbortSignal; log: Pick<Logger, "warn"> },
): AsyncGenerator<string> {
  for (let attempt = 1; ; attempt += 1) {
    const ended = yield* tryOnce(parts.model, request, signal);
    if (signal.aborted) return breaker.left(parts.now());
    if (ended.ok) return breaker.succeeded();
    const { failure, shown, cause } = ended;
    const details = cause instanceof ChatModelError ? cause.details : {};
    log.warn({ attempt, failure, shown, ...details }, "chat attempt failed");
    if (shown || final.has(failure) || attempt === chatRetry.attempts) {
      const down = failure === "unavailable" || failure === "timeout";
      if (!down) breaker.succeeded();
      else if (breaker.failed(parts.now())) log.warn("chat provider left alone for a while");
      throw new CodedError(codeOf[failure], { cause });
    }
    if (failure === "rate-limit") {
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
  { answer, askFirst, lawyer }: { answer: string; askFirst: boolean; lawyer: boolean },
): AnswerOutcome {
  const { reply, state } = takeTurn(guide, request);
  const { sources, forms } = usedSources(answer, passages);
  return {
    ...outcomeOf(reply, state),
    kind: askFirst ? "clarify" : "answer",
    // What was said above the answer stays said.
    lawyer: lawyer || reply.lawyer,
    sources: sources.length > 0 ? sources : reply.sources,
    forms: forms.length > 0 ? forms : reply.forms,
    steps: [],
    choices: askFirst ? reply.choices : [],
  };
}

/** Answers with the configured model, on the guide's ground; crises and harmful requests stay with the guide. */
export function createModelEngine(parts: ModelEngineParts): AnswerEngine {
  const { guide } = parts;
  const guideEngine = createGuideEngine(guide);
  const breaker = createCircuitBreaker();
  return {
    name: "model",
    async *answer(request, signal, log) {
      const { question, state, language, found } = request;
      const analysis = found?.analysis ?? guide.analyse(question, state, language);
      if (analysis.crisis || analysis.refuse) {
        yield* guideEngine.answer(request, signal, log);
        return;
      }
      const { warning, lawyer } = analysis;
      yield { type: "opening", engine: "model", warning, lawyer };
      if (!breaker.allows(parts.now())) throw new CodedError("MODEL_FAILED");
      const passages = found?.passages ?? guide.passagesFor(question, state, language);
      const guard = createStreamGuard({
        figures: (text, before) => guide.checkAnswer(text, passages, language, before).text,
        words: createWordCheck(passages, language),
      });
      let answer = "";
      // The demo gives one informative sentence instead of asking back (spec part 1, section 7).
      const askFirst = analysis.needsClarifying && !request.demo && !request.last;
      const chat = chatRequest(request, passages, askFirst);
      const deltas = withoutInstructions(attempts(parts, breaker, chat, { signal, log }), language, log);
      for await (const delta of deltas) {
        const checked = guard.push(delta);
        answer += checked;
        if (checked !== "") yield { type: "text", delta: checked };
      }
      const rest = guard.end();
      answer += rest;
      if (rest !== "") yield { type: "text", delta: rest };
      // Its reader left: what was written is no whole answer, and nothing is known of what it would have come to.
      if (signal.aborted) return;
      yield {
        type: "outcome",
        outcome: modelOutcome(guide, request, passages, { answer, askFirst, lawyer }),
      };
    },
  };
}
