import { assistantLimits } from "@faro/contract/assistant/limits.ts";
import type { AskInput } from "@faro/contract/assistant/schemas.ts";
import {
  type Conversation,
  conversationStatements,
  openConversation,
} from "#server/assistant/conversation.ts";
import {
  demoRemaining,
  giveBackDemoQuestion,
  readDemoStatement,
  takeDemoStatement,
} from "#server/assistant/demo-quota.ts";
import { passIsValid } from "#server/assistant/pass.ts";
import { ownerBatch, withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { Caller } from "#server/http/caller.ts";
import type { RequestContext } from "#server/http/context.ts";
import { maskText } from "#server/privacy/mask.ts";
import type { Services } from "#server/services.ts";

export interface AdmittedQuestion {
  caller: Caller;
  question: string;
  /** Questions left after this one; null means no limit. */
  remaining: number | null;
  conversation: Conversation;
  /** True when the question was taken from the caller's quota. */
  taken: boolean;
}

function checkQuestion(input: AskInput): string {
  const question = input.question.trim();
  if (question === "") throw new CodedError("QUESTION_EMPTY");
  if (question.length > assistantLimits.questionCharacters) throw new CodedError("QUESTION_TOO_LONG");
  return question;
}

/**
 * Takes one demo question and loads the conversation, in one round trip. A person in danger is not counted;
 * only a flood from one address is refused.
 */
async function takeAndLoad(services: Services, callerId: string, crisis: boolean) {
  const quota = crisis ? readDemoStatement : takeDemoStatement;
  const results = await ownerBatch(services.fastDb, callerId, [quota, ...conversationStatements]);
  const [counts, contexts, turns] = results.map((result) => result.rows);
  const used = (counts?.[0] as { used: number } | undefined)?.used;
  if (used === undefined && !crisis) throw new CodedError("DEMO_LIMIT_REACHED");
  return {
    remaining: demoRemaining(used ?? 0),
    conversation: openConversation(contexts ?? [], turns ?? [], callerId, services.keys.storage),
  };
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

  // One after the other: a refused guest's many requests must not use up what her address has left.
  const quota = await takeAndLoad(services, caller.id, crisis);
  if (crisis) {
    await services.limits.crisisAnswers.take(addressKey);
    return { caller, question, taken: false, ...quota };
  }
  try {
    await services.limits.demoAnswers.take(addressKey);
  } catch (error) {
    await withOwner(services.fastDb, caller.id, (tx) => giveBackDemoQuestion(tx, caller.id));
    throw error;
  }
  return { caller, question, taken: true, ...quota };
}

/** Gives back what `admitQuestion` took, for an answer that failed. */
export async function giveBackQuestion(ctx: RequestContext, admitted: AdmittedQuestion): Promise<void> {
  if (!admitted.taken) return;
  const { fastDb, limits } = ctx.services;
  await Promise.all([
    withOwner(fastDb, admitted.caller.id, (tx) => giveBackDemoQuestion(tx, admitted.caller.id)),
    limits.demoAnswers.giveBack(ctx.addressKey),
  ]);
}
