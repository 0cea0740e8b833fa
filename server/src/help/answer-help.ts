import { helpLimits } from "@faro/contract/help/limits.ts";
import type { HelpAnswer, HelpInput } from "@faro/contract/help/schemas.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import { forgetHelp, recallHelp, rememberHelp } from "#server/help/history.ts";
import { iceNowIn } from "#server/help/now-rules.ts";
import type { RequestContext } from "#server/http/context.ts";
import { hideCards, mask, maskText, unmask } from "#server/privacy/mask.ts";
import { utcDay } from "#server/utc-day.ts";

function checkQuestion(input: HelpInput): string {
  const question = input.question.trim();
  if (question === "") throw new CodedError("QUESTION_EMPTY");
  if (question.length > helpLimits.questionCharacters) throw new CodedError("HELP_QUESTION_TOO_LONG");
  return hideCards(question);
}

/** Takes from the caller's and the address's budget; a person in danger is never counted and never refused. */
async function takeBudget(
  ctx: RequestContext,
  callerId: string,
  free: boolean,
): Promise<() => Promise<void>> {
  const { limits } = ctx.services;
  if (free) return async () => {};
  await limits.help.take(callerId);
  try {
    await limits.helpAddress.take(ctx.addressKey);
  } catch (error) {
    await limits.help.giveBack(callerId);
    throw error;
  }
  return async () => {
    await Promise.all([limits.help.giveBack(callerId), limits.helpAddress.giveBack(ctx.addressKey)]);
  };
}

/** Answers one question about using Faro. A question whose answer failed is not counted. */
export async function answerHelp(ctx: RequestContext, input: HelpInput): Promise<HelpAnswer> {
  const { services } = ctx;
  const question = checkQuestion(input);
  const caller = ctx.ensureCaller();
  const masked = maskText(question);
  const { crisis } = services.guide.analyse(masked, null, input.language);
  const giveBack = await takeBudget(ctx, caller.id, crisis || iceNowIn(masked) !== null);
  try {
    const now = services.now();
    const key = services.keys.storage;
    const turns = await withOwner(services.fastDb, caller.id, (tx) =>
      input.fresh ? forgetHelp(tx, caller.id) : recallHelp(tx, caller.id, key, now),
    );
    const secrets = new Map<string, string>();
    const hide = (text: string) => mask(text, secrets).text;
    const request = {
      question: hide(question),
      language: input.language,
      history: turns.map((turn) => ({ question: hide(turn.question), answer: hide(turn.answer) })),
      signedIn: caller.kind === "user",
      today: utcDay(now),
    };
    const found = await services.help.answer(request, ctx.signal);
    const answer = unmask(found.answer, secrets);
    await withOwner(services.fastDb, caller.id, (tx) =>
      rememberHelp(tx, caller.id, key, { question, answer, at: now }),
    );
    return { ...found, answer };
  } catch (error) {
    await giveBack();
    throw error;
  }
}
