import { assistantLimits } from "@faro/contract/assistant/limits.ts";
import type { AskInput } from "@faro/contract/assistant/schemas.ts";
import { giveBackDailyQuestion } from "#server/accounts/daily-questions.ts";
import { giveBackDemoQuestion } from "#server/assistant/demo-quota.ts";
import { passIsValid } from "#server/assistant/pass.ts";
import { type TakenQuestion, takeQuestion } from "#server/assistant/take-question.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { Caller } from "#server/http/caller.ts";
import type { RequestContext } from "#server/http/context.ts";
import { maskText } from "#server/privacy/mask.ts";
import type { Services } from "#server/services.ts";

export interface AdmittedQuestion extends TakenQuestion {
  caller: Caller;
  question: string;
  /** True when the question was taken from the caller's quota. */
  taken: boolean;
}

function checkQuestion(input: AskInput): string {
  const question = input.question.trim();
  if (question === "") throw new CodedError("QUESTION_EMPTY");
  if (question.length > assistantLimits.questionCharacters) throw new CodedError("QUESTION_TOO_LONG");
  return question;
}

/** Checks the pass and the question, takes one from the caller's quota and loads the conversation. */
export async function admitQuestion(ctx: RequestContext, input: AskInput): Promise<AdmittedQuestion> {
  const { services, caller, addressKey } = ctx;
  if (caller === null || !passIsValid(services.keys.pass, ctx.bearer, "assistant", caller, services.now())) {
    throw new CodedError("UNAUTHORIZED");
  }
  const question = checkQuestion(input);
  // Masked as the engine will see it: what is only in a hidden value makes no question free.
  const { crisis } = services.guide.analyse(maskText(question), null, input.language);

  const taken = await takeQuestion(services, caller, crisis, addressKey);
  const admitted = { ...taken, caller, question, taken: !crisis };
  if (crisis) {
    // Never counted; only a flood from one address is refused.
    await services.limits.crisisAnswers.take(addressKey);
    return admitted;
  }
  try {
    if (caller.kind === "user" && services.engine.name === "model") {
      await services.limits.modelAnswers.take("all");
    }
  } catch (error) {
    await giveBackOwn(services, admitted);
    throw error;
  }
  return admitted;
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
    admitted.caller.kind === "guest"
      ? limits.demoAnswers.giveBack(ctx.addressKey)
      : services.engine.name === "model" && limits.modelAnswers.giveBack("all"),
  ]);
}
