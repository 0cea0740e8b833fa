/** Takes one question from whatever quota the caller has and loads her conversation, in one round trip. */
import type { DailyRow } from "#server/accounts/daily-questions.ts";
import {
  dailyRemaining,
  fairUseCeiling,
  readDailyStatement,
  takeDailyStatement,
} from "#server/accounts/daily-questions.ts";
import { dataKeyStatement, unwrapKey } from "#server/accounts/data-key.ts";
import {
  type Conversation,
  conversationStatements,
  openConversation,
} from "#server/assistant/conversation.ts";
import { demoRemaining, readDemoStatement, takeDemoStatement } from "#server/assistant/demo-quota.ts";
import { ownerBatch } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { Caller } from "#server/http/caller.ts";
import type { Services } from "#server/services.ts";

export interface TakenQuestion {
  /** Questions left after this one; null means no limit. */
  remaining: number | null;
  conversation: Conversation;
  /** Seals this caller's conversation. */
  key: Buffer;
  /** Local day the question counts for; null for a guest. */
  day: string | null;
}

async function takeGuests(services: Services, id: string, crisis: boolean): Promise<TakenQuestion> {
  const quota = crisis ? readDemoStatement : takeDemoStatement;
  const results = await ownerBatch(services.fastDb, id, [quota, ...conversationStatements]);
  const [counts, contexts, turns] = results.map((result) => result.rows);
  const used = (counts?.[0] as { used: number } | undefined)?.used;
  if (used === undefined && !crisis) throw new CodedError("DEMO_LIMIT_REACHED");
  const key = services.keys.storage;
  return {
    remaining: demoRemaining(used ?? 0),
    conversation: openConversation(contexts ?? [], turns ?? [], id, key),
    key,
    day: null,
  };
}

async function takeUsers(services: Services, id: string, crisis: boolean): Promise<TakenQuestion> {
  const statements = [
    crisis ? readDailyStatement : takeDailyStatement,
    dataKeyStatement,
    ...conversationStatements,
  ];
  const results = await ownerBatch(services.fastDb, id, statements, services.now());
  const [counts, keys, contexts, turns] = results.map((result) => result.rows);
  const daily = counts?.[0] as DailyRow | undefined;
  if (daily === undefined) throw new CodedError("SIGN_IN_REQUIRED");
  if (daily.questions === null) {
    throw new CodedError(daily.plan === "UNLIMITED" ? "TOO_MANY_REQUESTS" : "LIMIT_REACHED");
  }
  if (daily.questions === fairUseCeiling) services.log.error("somebody reached the fair-use ceiling today");
  const key = unwrapKey((keys?.[0] as { wrapped: Buffer } | undefined)?.wrapped, id, services.keys);
  return {
    remaining: dailyRemaining(daily.plan, daily.questions),
    conversation: openConversation(contexts ?? [], turns ?? [], id, key),
    key,
    day: daily.day,
  };
}

/** A person in danger is never counted and never refused. */
export async function takeQuestion(
  services: Services,
  caller: Caller,
  crisis: boolean,
): Promise<TakenQuestion> {
  const take = caller.kind === "user" ? takeUsers : takeGuests;
  return await take(services, caller.id, crisis);
}
