import { randomUUID } from "node:crypto";
import type { AnswerEvent, AskInput, EngineName } from "@faro/contract/assistant/schemas.ts";
import { errorMessage } from "@faro/contract/shared/errors.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { formFacts } from "@faro/guide/form-facts.ts";
import { createSentenceSplitter } from "@faro/guide/sentences.ts";
import { type AdmittedQuestion, admitQuestion } from "#server/assistant/admit-question.ts";
import { createArrivals } from "#server/assistant/arrivals.ts";
import type { AnswerOutcome, EngineEvent } from "#server/assistant/engine.ts";
import { engineRequest } from "#server/assistant/engine-request.ts";
import { holdSecond, oneAhead, startNow } from "#server/assistant/one-ahead.ts";
import { giveBack, rememberBegun, rememberTurn } from "#server/assistant/remember-turn.ts";
import { issueTicket } from "#server/assistant/speech-ticket.ts";
import { CodedError } from "#server/errors.ts";
import type { Caller } from "#server/http/caller.ts";
import type { RequestContext } from "#server/http/context.ts";
import { unmask } from "#server/privacy/mask.ts";
import { sayTokens } from "#server/privacy/say-tokens.ts";
import type { Services } from "#server/services.ts";

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

/** Sentences to be read aloud, numbered through the answer. */
function speechWriter(services: Services, caller: Caller, language: Language) {
  const { guide, keys } = services;
  let spoken = 0;
  return function* (sentences: Iterable<string>): Generator<AnswerEvent> {
    for (const text of sentences) {
      // No voice, not even the browser's own, gets what is hidden: hers may be another company's, and others may listen.
      const speech = { text: guide.spoken(sayTokens(text, language), language), language };
      const ticket = issueTicket(keys.ticket, caller, speech, services.now());
      yield { type: "speech", index: spoken, text: speech.text, ticket };
      spoken += 1;
    }
  };
}

function sourcesEvent(
  services: Services,
  language: Language,
  { sources, forms }: AnswerOutcome,
): AnswerEvent {
  return { type: "sources", sources, forms, ...formFacts(forms, services.forms, language) };
}

/** How far an answer has come. */
interface Progress {
  engine: EngineName;
  warning: string | null;
  /** Said above the answer. */
  lawyer: boolean;
  /** Masked, as the engine wrote it. */
  answer: string;
  outcome: AnswerOutcome | null;
  /** Something of it was taken by the client. */
  counted: boolean;
}

/** What the engine says, as events for the client, and to be read aloud. */
async function* engineEvents(
  { services }: RequestContext,
  { language }: AskInput,
  { caller, remaining, note, masked }: AdmittedQuestion,
  {
    progress,
    events,
    signal,
  }: { progress: Progress; events: AsyncGenerator<EngineEvent>; signal: AbortSignal },
): AsyncGenerator<AnswerEvent> {
  const splitter = createSentenceSplitter();
  const aloud = speechWriter(services, caller, language);
  for await (const event of events) {
    if (event.type === "opening") {
      progress.engine = event.engine;
      progress.warning = event.warning;
      progress.lawyer = event.lawyer;
      const { engine, warning, lawyer } = event;
      yield { type: "start", engine, remaining, warning, lawyer, ...note };
      if (warning !== null) yield* aloud([warning]);
    } else if (event.type === "text") {
      progress.answer += event.delta;
      yield { type: "text", delta: unmask(event.delta, masked.values) };
      // Back here the text was taken: an answer of which nothing left is not counted.
      progress.counted ||= !signal.aborted;
      yield* aloud(splitter.push(event.delta));
    } else {
      progress.outcome = event.outcome;
    }
  }
  yield* aloud(splitter.flush());
}

async function* answerEvents(
  ctx: RequestContext,
  input: AskInput,
  admitted: AdmittedQuestion,
  inTurn: typeof oneAhead,
): AsyncGenerator<AnswerEvent> {
  const { services } = ctx;
  const { caller, remaining, engine } = admitted;
  // Signing out or deleting the account ends an answer that is under way.
  const session = caller.kind === "user" ? services.revocations.watch(caller.sessionId) : null;
  const signal = session === null ? ctx.signal : AbortSignal.any([ctx.signal, session.signal]);
  const id = randomUUID();
  const progress: Progress = {
    engine: engine.name,
    warning: null,
    lawyer: false,
    answer: "",
    outcome: null,
    counted: false,
  };
  const written = () => ({ ...progress, id, answer: unmask(progress.answer, admitted.masked.values) });
  let finished = false;
  try {
    const events =
      admitted.begun ?? inTurn(engine.answer(engineRequest(ctx, input, admitted), signal, ctx.log));
    yield* engineEvents(ctx, input, admitted, { progress, events, signal });
    const { outcome } = progress;
    if (outcome === null) return;
    yield sourcesEvent(services, input.language, outcome);
    finished = true;
    await rememberTurn(ctx, input, admitted, { ...written(), outcome });
    const { category, lawyer, steps, kind, choices } = outcome;
    yield { type: "done", id, category, remaining, clarifying: kind === "clarify", lawyer, steps, choices };
  } catch (error) {
    progress.counted = false;
    const code = error instanceof CodedError ? error.code : "INTERNAL";
    ctx.log.error({ code, err: error }, "answer failed");
    if (signal.aborted) return;
    const message = errorMessage(code, input.language);
    yield { type: "error", code, message, requestId: ctx.requestId };
  } finally {
    const left = ctx.signal.aborted && session?.signal.aborted !== true;
    session?.release();
    if (!progress.counted) await giveBack(ctx, admitted);
    else if (left && !finished) await rememberBegun(ctx, input, admitted, written());
  }
}
