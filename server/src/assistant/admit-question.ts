import { setImmediate } from "node:timers/promises";
import { assistantLimits } from "@faro/contract/assistant/limits.ts";
import type { AskInput } from "@faro/contract/assistant/schemas.ts";
import { giveBackDailyQuestion } from "#server/accounts/daily-questions.ts";
import { type Ahead, callAhead, isFirstQuestion } from "#server/assistant/call-ahead.ts";
import { giveBackDemoQuestion } from "#server/assistant/demo-quota.ts";
import type { AnswerEngine, EngineEvent, Found } from "#server/assistant/engine.ts";
import { createGuideEngine } from "#server/assistant/guide-engine.ts";
import { passIsValid } from "#server/assistant/pass.ts";
import { takeModelAnswer } from "#server/assistant/take-model-answer.ts";
import { type TakenQuestion, takeQuestion } from "#server/assistant/take-question.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { Caller } from "#server/http/caller.ts";
import type { RequestContext } from "#server/http/context.ts";
import { hideCards, type Masked, mask } from "#server/privacy/mask.ts";
import type { Services } from "#server/services.ts";

export interface AdmittedQuestion extends TakenQuestion {
  caller: Caller;
  question: string;
  /** The question as an engine sees it, and what its tokens stand for. */
  masked: Masked;
  /** Of the masked question by itself, without what was said before. */
  found: Found;
  /** The answer, where it was begun while the question was taken; else null. */
  begun: AsyncGenerator<EngineEvent> | null;
  /** True when the question was taken from the caller's quota. */
  taken: boolean;
  /** Who answers: the guide in the model's place once all people together had the model's answers of a day. */
  engine: AnswerEngine;
  /** Goes into the first event. */
  note: { standIn?: true };
}

function checkQuestion(input: AskInput): string {
  const question = input.question.trim();
  if (question === "") throw new CodedError("QUESTION_EMPTY");
  if (question.length > assistantLimits.questionCharacters) throw new CodedError("QUESTION_TOO_LONG");
  return hideCards(question);
}

/** Who has officers at the door is in danger as well. */
const isInDanger = ({ crisis, now }: Found["analysis"]): boolean => crisis || now;

/**
 * Checks the pass and the question, takes one from the caller's quota and loads the conversation. `crowded`: many ask
 * at once, so what can wait does.
 */
export async function admitQuestion(
  ctx: RequestContext,
  input: AskInput,
  crowded = false,
): Promise<AdmittedQuestion> {
  const { services, caller, addressKey } = ctx;
  if (caller === null || !passIsValid(services.keys.pass, ctx.bearer, "assistant", caller, services.now())) {
    throw new CodedError("UNAUTHORIZED");
  }
  const question = checkQuestion(input);
  const asked = { caller, input: { ...input, question }, crowded };
  const isNew = services.newcomers.take(caller.id, addressKey);
  const early = isNew && !crowded && services.engine.name === "model";
  const { taking, masked, found, ahead } = await (early ? beginFirst : readMeanwhile)(ctx, asked);
  const { courtesy } = found.analysis;
  const danger = isInDanger(found.analysis);
  try {
    const free = danger || (await isSpared(ctx, found, taking));
    const taken = free ? await takeNothing(ctx, caller, taking) : await taking;
    const begun = ahead !== null && isFirstQuestion(taken) ? ahead.events : null;
    if (begun === null) ahead?.drop();
    const admitted = {
      ...taken,
      ...{ caller, question, masked, found, begun },
      taken: !free,
      // A greeting gets the guide's, whoever answers questions, and so does who cannot wait for a provider.
      engine: courtesy || danger ? createGuideEngine(services.guide) : services.engine,
      note: {},
    };
    if (danger) {
      // Never counted; only a flood from one address is refused.
      await services.limits.crisisAnswers.take(addressKey);
      return admitted;
    }
    return begun === null ? await withModelAnswer(ctx, admitted) : admitted;
  } catch (error) {
    ahead?.drop();
    if (ahead !== null) services.newcomers.refuse(addressKey);
    throw error;
  }
}

/** Guests as well: addresses are cheap, answers of the model are not. */
async function withModelAnswer(ctx: RequestContext, admitted: AdmittedQuestion): Promise<AdmittedQuestion> {
  if (admitted.engine.name !== "model") return admitted;
  try {
    if (await takeModelAnswer(ctx)) return admitted;
  } catch (error) {
    await giveBackOwn(ctx.services, admitted);
    throw error;
  }
  return { ...admitted, engine: createGuideEngine(ctx.services.guide), note: { standIn: true } };
}

/** A question on its way in, its text trimmed and without cards. */
interface Asking {
  caller: Caller;
  input: AskInput;
  crowded: boolean;
}

interface Begun {
  /** A refusal is met where it is awaited. */
  taking: Promise<TakenQuestion>;
  masked: Masked;
  found: Found;
  ahead: Ahead | null;
}

function startTaking({ services, addressKey }: RequestContext, caller: Caller): Promise<TakenQuestion> {
  const taking = takeQuestion(services, caller, false, addressKey);
  taking.catch(() => {});
  return taking;
}

/** What the guide finds in the question, read as the engine will see it: what is only in a hidden value makes no question free. */
function read(
  { services: { guide, engine } }: RequestContext,
  { input: { question, language }, crowded }: Asking,
): { masked: Masked; found: Found } {
  const masked = mask(question);
  const analysis = guide.analyse(masked.text, null, language);
  const asksModel =
    engine.name === "model" && !isInDanger(analysis) && !analysis.refuse && !analysis.courtesy && !crowded;
  const passages = asksModel ? guide.passagesFor(masked.text, null, language) : null;
  return { masked, found: { analysis, passages } };
}

/** The guide reads while the database answers: neither waits for the other. */
async function readMeanwhile(ctx: RequestContext, asking: Asking): Promise<Begun> {
  const { caller } = asking;
  const taking = startTaking(ctx, caller);
  // The statement leaves before the guide takes the processor: one tick hands out a connection, the next writes to it.
  await new Promise((resolve) => process.nextTick(resolve));
  await new Promise((resolve) => process.nextTick(resolve));
  try {
    return { taking, ...read(ctx, asking), ahead: null };
  } catch (error) {
    await returnTaken(ctx, caller, taking);
    throw error;
  }
}

/** A newcomer's question: of her the database says what is known already, so the provider's call leaves before it is asked. */
async function beginFirst(ctx: RequestContext, asking: Asking): Promise<Begun> {
  const { caller, input } = asking;
  const { masked, found } = read(ctx, asking);
  const ahead = found.passages === null ? null : await callAhead(ctx, input, { caller, masked, found });
  // One turn of the loop, in which the call is written.
  if (ahead !== null) await setImmediate();
  return { taking: startTaking(ctx, caller), masked, found, ahead };
}

/** A greeting or thanks of somebody who has a question left costs none, unless her address sends them in masses. */
async function isSpared(
  { services, addressKey }: RequestContext,
  { analysis }: Found,
  taking: Promise<TakenQuestion>,
): Promise<boolean> {
  if (!analysis.courtesy) return false;
  await taking;
  try {
    await services.limits.courtesies.take(addressKey);
    return true;
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== "TOO_MANY_REQUESTS") throw error;
    return false;
  }
}

/** What was taken goes back, and a refusal means nothing: she is answered, and not counted. */
async function takeNothing(
  ctx: RequestContext,
  caller: Caller,
  taking: Promise<TakenQuestion>,
): Promise<TakenQuestion> {
  await returnTaken(ctx, caller, taking);
  return await takeQuestion(ctx.services, caller, true, ctx.addressKey);
}

/** Gives back what `taking` took, if it took anything. Only logs when it cannot: the person comes first. */
async function returnTaken(
  { services, addressKey, log }: RequestContext,
  caller: Caller,
  taking: Promise<TakenQuestion>,
): Promise<void> {
  const taken = await taking.catch(() => null);
  if (taken === null) return;
  await Promise.all([
    giveBackOwn(services, { caller, day: taken.day }),
    caller.kind === "guest" && services.limits.demoAnswers.giveBack(addressKey),
  ]).catch((error) => log.error({ err: error }, "give back failed"));
}

/** Gives the question back to the caller's own quota. */
async function giveBackOwn(
  services: Services,
  { caller, day }: Pick<AdmittedQuestion, "caller" | "day">,
): Promise<void> {
  await withOwner(services.fastDb, caller.id, async (tx) => {
    if (day === null) await giveBackDemoQuestion(tx, caller.id);
    else await giveBackDailyQuestion(tx, caller.id, day);
  });
}

/** Gives back what `admitQuestion` took, for an answer that failed. */
export async function giveBackQuestion(ctx: RequestContext, admitted: AdmittedQuestion): Promise<void> {
  if (!admitted.taken) return;
  const { services } = ctx;
  const { limits } = services;
  await Promise.all([
    giveBackOwn(services, admitted),
    admitted.caller.kind === "guest" && limits.demoAnswers.giveBack(ctx.addressKey),
    admitted.engine.name === "model" && limits.modelAnswers.giveBack("all"),
  ]);
}
