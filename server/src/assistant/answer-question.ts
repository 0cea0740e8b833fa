import { randomUUID } from "node:crypto";
import { assistantLimits } from "@faro/contract/assistant/limits.ts";
import type { AnswerEvent, AskInput } from "@faro/contract/assistant/schemas.ts";
import { errorMessage } from "@faro/contract/shared/errors.ts";
import { createSentenceSplitter } from "@faro/guide/sentences.ts";
import { type Conversation, loadConversation, saveTurn } from "#server/assistant/conversation.ts";
import { giveBackDemoQuestion, takeDemoQuestion } from "#server/assistant/demo-quota.ts";
import type { AnswerOutcome } from "#server/assistant/engine.ts";
import { passIsValid } from "#server/assistant/pass.ts";
import { issueTicket } from "#server/assistant/speech-ticket.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { Caller } from "#server/http/caller.ts";
import type { RequestContext } from "#server/http/context.ts";
import { mask, unmask } from "#server/privacy/mask.ts";

/** Where a form is found that has no page of its own. */
const officialForms = "https://www.uscis.gov/forms/all-forms";

interface Admitted {
  caller: Caller;
  question: string;
  remaining: number | null;
  conversation: Conversation;
}

/** Checks the pass and the question, takes one from the caller's quota and loads the conversation. */
async function admit(ctx: RequestContext, input: AskInput): Promise<Admitted> {
  const { services, caller } = ctx;
  if (caller === null || !passIsValid(services.keys.pass, ctx.bearer, "assistant", caller, services.now())) {
    throw new CodedError("UNAUTHORIZED");
  }
  const question = input.question.trim();
  if (question === "") throw new CodedError("QUESTION_EMPTY");
  if (question.length > assistantLimits.questionCharacters) throw new CodedError("QUESTION_TOO_LONG");

  const [quota, budget] = await Promise.allSettled([
    withOwner(services.fastDb, caller.id, async (tx) => {
      const remaining = await takeDemoQuestion(tx, caller.id);
      if (remaining === null) throw new CodedError("DEMO_LIMIT_REACHED");
      return { remaining, conversation: await loadConversation(tx, caller.id, services.keys.storage) };
    }),
    services.limits.demoAnswers.take(ctx.addressKey),
  ]);
  if (quota.status === "rejected") {
    if (budget.status === "fulfilled") await services.limits.demoAnswers.giveBack(ctx.addressKey);
    throw quota.reason;
  }
  if (budget.status === "rejected") {
    await withOwner(services.fastDb, caller.id, (tx) => giveBackDemoQuestion(tx, caller.id));
    throw budget.reason;
  }
  return { caller, question, ...quota.value };
}

async function giveBack(ctx: RequestContext, caller: Caller): Promise<void> {
  const { fastDb, limits } = ctx.services;
  await Promise.all([
    withOwner(fastDb, caller.id, (tx) => giveBackDemoQuestion(tx, caller.id)),
    limits.demoAnswers.giveBack(ctx.addressKey),
  ]);
}

/**
 * Answers one question as a stream of events. Refusals before the first event are thrown; a failure later is
 * an `error` event. A question whose answer failed, or that was left before any text came, is not counted.
 */
export async function answerQuestion(
  ctx: RequestContext,
  input: AskInput,
): Promise<AsyncGenerator<AnswerEvent>> {
  const admitted = await admit(ctx, input);
  return answerEvents(ctx, input, admitted);
}

async function* answerEvents(
  ctx: RequestContext,
  input: AskInput,
  admitted: Admitted,
): AsyncGenerator<AnswerEvent> {
  const { services, signal } = ctx;
  const { caller, conversation, remaining } = admitted;
  const { language } = input;
  const id = randomUUID();
  const secrets = new Map<string, string>();
  const hide = (text: string) => mask(text, secrets).text;
  const splitter = createSentenceSplitter();
  let spoken = 0;
  let answer = "";
  let outcome: AnswerOutcome | null = null;
  let counted = false;

  const speechEvents = function* (sentences: Iterable<string>): Generator<AnswerEvent> {
    for (const text of sentences) {
      // The voice gets the masked words; the person reads her own.
      const speech = { text: services.guide.spoken(text, language), language };
      const ticket = issueTicket(services.keys.ticket, caller, speech, services.now());
      yield { type: "speech", index: spoken, text: unmask(speech.text, secrets), ticket };
      spoken += 1;
    }
  };

  try {
    const request = {
      question: hide(admitted.question),
      language,
      history: conversation.turns.map((turn) => ({
        question: hide(turn.question),
        answer: hide(turn.answer),
      })),
      state: conversation.state,
      demo: caller.kind === "guest",
      last: remaining === 0,
      today: new Date(services.now()).toISOString().slice(0, 10),
    };
    for await (const event of services.engine.answer(request, signal)) {
      if (event.type === "opening") {
        yield { type: "start", engine: services.engine.name, remaining, warning: event.warning };
        if (event.warning !== null) yield* speechEvents([event.warning]);
      } else if (event.type === "text") {
        counted = true;
        answer += event.delta;
        yield { type: "text", delta: unmask(event.delta, secrets) };
        yield* speechEvents(splitter.push(event.delta));
      } else {
        outcome = event.outcome;
      }
    }
    yield* speechEvents(splitter.flush());
    if (outcome === null) return;
    const pages = outcome.forms.map((form) => [form, services.formPages.get(form) ?? officialForms]);
    yield {
      type: "sources",
      sources: outcome.sources,
      forms: outcome.forms,
      formPages: Object.fromEntries(pages),
    };
    await rememberTurn(ctx, input, admitted, { id, answer: unmask(answer, secrets), outcome });
    const { category, lawyer, steps, choices, kind } = outcome;
    yield { type: "done", id, category, remaining, clarifying: kind === "clarify", lawyer, steps, choices };
  } catch (error) {
    counted = false;
    const code = error instanceof CodedError ? error.code : "INTERNAL";
    ctx.log.error({ code, err: error }, "answer failed");
    if (signal.aborted) return;
    yield { type: "error", code, message: errorMessage(code, language), requestId: ctx.requestId };
  } finally {
    if (!counted)
      await giveBack(ctx, caller).catch((error) => ctx.log.error({ err: error }, "give back failed"));
  }
}

async function rememberTurn(
  ctx: RequestContext,
  input: AskInput,
  admitted: Admitted,
  finished: { id: string; answer: string; outcome: AnswerOutcome },
): Promise<void> {
  const { services } = ctx;
  const { kind, topic, category, lawyer, sources, state } = finished.outcome;
  await withOwner(services.fastDb, admitted.caller.id, (tx) =>
    saveTurn(tx, admitted.caller.id, services.keys.storage, {
      id: finished.id,
      language: input.language,
      question: admitted.question,
      answer: finished.answer,
      engine: services.engine.name,
      kind,
      topic,
      category,
      lawyer,
      sources,
      state,
      at: services.now(),
    }),
  );
}
