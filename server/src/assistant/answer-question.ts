import { randomUUID } from "node:crypto";
import { keptFor } from "@faro/contract/assistant/limits.ts";
import type { AnswerEvent, AskInput, EngineName } from "@faro/contract/assistant/schemas.ts";
import { errorMessage } from "@faro/contract/shared/errors.ts";
import { createSentenceSplitter } from "@faro/guide/sentences.ts";
import { type AdmittedQuestion, admitQuestion, giveBackQuestion } from "#server/assistant/admit-question.ts";
import { createArrivals } from "#server/assistant/arrivals.ts";
import { type FinishedTurn, saveTurnStatements } from "#server/assistant/conversation.ts";
import type { AnswerOutcome, AnswerRequest } from "#server/assistant/engine.ts";
import { holdSecond, oneAhead, startNow } from "#server/assistant/one-ahead.ts";
import { issueTicket } from "#server/assistant/speech-ticket.ts";
import { ownerBatch } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { mask, unmask } from "#server/privacy/mask.ts";
import { sayTokens } from "#server/privacy/say-tokens.ts";
import { utcDay } from "#server/utc-day.ts";

/** Where a form is found that has no page of its own. */
const officialForms = "https://www.uscis.gov/forms/all-forms";

/**
 * Answers one question as a stream of events. Refusals before the first event are thrown; a failure later is
 * an `error` event. A question whose answer failed, or that was left before any text came, is not counted.
 */
export async function answerQuestion(
  ctx: RequestContext,
  input: AskInput,
): Promise<AsyncGenerator<AnswerEvent>> {
  return await arrivals.enter(async (crowded) => {
    const admitted = await admitQuestion(ctx, input, crowded);
    if (crowded) return answerEvents(ctx, input, admitted, afterOthers);
    const events = startNow(answerEvents(ctx, input, admitted, oneAhead));
    // Node writes a request out once all promises rest: the call to the provider leaves before the head of this answer.
    await new Promise((resolve) => process.nextTick(resolve));
    return events;
  });
}

const arrivals = createArrivals();
/** In a burst everybody is first told that she was heard, and only then the provider is called for anybody. */
const afterOthers = <T>(source: AsyncGenerator<T>) => holdSecond(source, arrivals.calm);

/** What the engine is asked. A value has one token wherever it stands. */
function engineRequest(
  { services }: RequestContext,
  { language }: AskInput,
  { caller, masked, conversation, found, remaining }: AdmittedQuestion,
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

async function* answerEvents(
  ctx: RequestContext,
  input: AskInput,
  admitted: AdmittedQuestion,
  inTurn: typeof oneAhead,
): AsyncGenerator<AnswerEvent> {
  const { services } = ctx;
  const { caller, remaining } = admitted;
  // Signing out or deleting the account ends an answer that is under way.
  const session = caller.kind === "user" ? services.revocations.watch(caller.sessionId) : null;
  const signal = session === null ? ctx.signal : AbortSignal.any([ctx.signal, session.signal]);
  const { language } = input;
  const id = randomUUID();
  const secrets = admitted.masked.values;
  const splitter = createSentenceSplitter();
  let spoken = 0;
  let answer = "";
  let outcome: AnswerOutcome | null = null;
  let counted = false;
  let finished = false;
  let engine = admitted.engine.name;

  const speechEvents = function* (sentences: Iterable<string>): Generator<AnswerEvent> {
    for (const text of sentences) {
      // No voice, not even the browser's own, gets what is hidden: hers may be another company's, and others may listen.
      const speech = { text: services.guide.spoken(sayTokens(text, language), language), language };
      const ticket = issueTicket(services.keys.ticket, caller, speech, services.now());
      yield { type: "speech", index: spoken, text: speech.text, ticket };
      spoken += 1;
    }
  };

  try {
    const request = engineRequest(ctx, input, admitted);
    for await (const event of inTurn(admitted.engine.answer(request, signal, ctx.log))) {
      if (event.type === "opening") {
        engine = event.engine;
        yield { type: "start", engine, remaining, warning: event.warning, ...admitted.note };
        if (event.warning !== null) yield* speechEvents([event.warning]);
      } else if (event.type === "text") {
        answer += event.delta;
        yield { type: "text", delta: unmask(event.delta, secrets) };
        // Back here the text was taken: an answer of which nothing left is not counted.
        counted ||= !signal.aborted;
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
    finished = true;
    await rememberTurn(ctx, input, admitted, { id, answer: unmask(answer, secrets), outcome, engine });
    const { category, lawyer, steps, kind } = outcome;
    // Nobody could answer them any more.
    const choices = remaining === 0 ? [] : outcome.choices;
    yield { type: "done", id, category, remaining, clarifying: kind === "clarify", lawyer, steps, choices };
  } catch (error) {
    counted = false;
    const code = error instanceof CodedError ? error.code : "INTERNAL";
    ctx.log.error({ code, err: error }, "answer failed");
    if (signal.aborted) return;
    yield { type: "error", code, message: errorMessage(code, language), requestId: ctx.requestId };
  } finally {
    const signedOut = session?.signal.aborted === true;
    session?.release();
    const begun = counted ? { id, answer: unmask(answer, secrets), outcome, engine } : null;
    if (!finished || !counted) await leaveInOrder(ctx, input, admitted, signedOut ? null : begun, counted);
  }
}

interface Begun {
  id: string;
  answer: string;
  outcome: TurnOutcome | null;
  engine: EngineName;
}

/**
 * After an answer that did not end well: what was not counted is given back. A phone that lost its network, or a page that was reloaded,
 * finds her question and what was written of the answer again.
 */
async function leaveInOrder(
  ctx: RequestContext,
  input: AskInput,
  admitted: AdmittedQuestion,
  begun: Begun | null,
  counted: boolean,
): Promise<void> {
  try {
    if (!counted) await giveBackQuestion(ctx, admitted);
    if (begun === null || !ctx.signal.aborted) return;
    const outcome = begun.outcome ?? cutShort(admitted);
    await rememberTurn(ctx, input, admitted, { ...begun, answer: `${begun.answer.trimEnd()} …`, outcome });
  } catch (error) {
    ctx.log.error({ err: error }, "a question that broke off was not put in order");
  }
}

/** Of an answer that nobody took to its end: its subject was not settled, the conversation is where it was. */
function cutShort({ conversation }: AdmittedQuestion): TurnOutcome {
  const { state } = conversation;
  return { kind: "answer", topic: null, category: null, lawyer: false, sources: [], state };
}

/** What is kept of an answer beside its words. */
type TurnOutcome = Pick<FinishedTurn, "kind" | "topic" | "category" | "lawyer" | "sources" | "state">;

async function rememberTurn(
  ctx: RequestContext,
  input: AskInput,
  admitted: AdmittedQuestion,
  finished: { id: string; answer: string; outcome: TurnOutcome; engine: EngineName },
): Promise<void> {
  const { services } = ctx;
  const { kind, topic, category, lawyer, sources, state } = finished.outcome;
  const { caller } = admitted;
  const turn = {
    id: finished.id,
    language: input.language,
    question: admitted.question,
    answer: finished.answer,
    engine: finished.engine,
    kind,
    topic,
    category,
    lawyer,
    sources,
    state,
    askedAt: admitted.askedAt,
    at: services.now(),
    forgetAt: services.now() + keptFor[caller.kind],
  };
  const statements = saveTurnStatements(caller, admitted.key, turn);
  const [saved] = await ownerBatch(services.fastDb, caller.id, statements);
  // The account was deleted while the answer was written.
  if (saved?.rowCount === 0) throw new CodedError("SIGN_IN_REQUIRED");
}
