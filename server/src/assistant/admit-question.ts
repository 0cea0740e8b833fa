import { assistantLimits } from "@faro/contract/assistant/limits.ts";
import type { AskInput } from "@faro/contract/assistant/schemas.ts";
import type { Analysis } from "@faro/guide/types.ts";
import { giveBackDailyQuestion } from "#server/accounts/daily-questions.ts";
import { giveBackDemoQuestion } from "#server/assistant/demo-quota.ts";
import type { AnswerEngine } from "#server/assistant/engine.ts";
import { createGuideEngine } from "#server/assistant/guide-engine.ts";
import { passIsValid } from "#server/assistant/pass.ts";
import { type TakenQuestion, takeQuestion } from "#server/assistant/take-question.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { Caller } from "#server/http/caller.ts";
import type { RequestContext } from "#server/http/context.ts";
import { hideCards, maskText } from "#server/privacy/mask.ts";
import type { Services } from "#server/services.ts";

export interface AdmittedQuestion extends TakenQuestion {
  caller: Caller;
  question: string;
  /** Of the masked question by itself, without what was said before. */
  analysis: Analysis;
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

/** Checks the pass and the question, takes one from the caller's quota and loads the conversation. */
export async function admitQuestion(ctx: RequestContext, input: AskInput): Promise<AdmittedQuestion> {
  const { services, caller, addressKey } = ctx;
  if (caller === null || !passIsValid(services.keys.pass, ctx.bearer, "assistant", caller, services.now())) {
    throw new CodedError("UNAUTHORIZED");
  }
  const question = checkQuestion(input);
  // Masked as the engine will see it: what is only in a hidden value makes no question free.
  const analysis = services.guide.analyse(maskText(question), null, input.language);
  const { crisis } = analysis;

  const taken = await takeQuestion(services, caller, crisis, addressKey);
  const admitted = {
    ...taken,
    caller,
    question,
    analysis,
    taken: !crisis,
    engine: services.engine,
    note: {},
  };
  if (crisis) {
    // Never counted; only a flood from one address is refused.
    await services.limits.crisisAnswers.take(addressKey);
    return admitted;
  }
  try {
    // Guests as well: addresses are cheap, answers of the model are not.
    if (services.engine.name === "model" && !(await takeModelAnswer(ctx))) {
      return { ...admitted, engine: createGuideEngine(services.guide), note: { standIn: true } };
    }
  } catch (error) {
    await giveBackOwn(services, admitted);
    throw error;
  }
  return admitted;
}

/** False when the day's answers of the model are used up: the guide costs nothing and goes on. */
async function takeModelAnswer({ services, log }: RequestContext): Promise<boolean> {
  try {
    await services.limits.modelAnswers.take("all");
    return true;
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== "TOO_MANY_REQUESTS") throw error;
    log.error("the day's answers of the model are used up; the guide answers");
    return false;
  }
}

/** Gives the question back to the caller's own quota. */
async function giveBackOwn(services: Services, { caller, day }: AdmittedQuestion): Promise<void> {
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
