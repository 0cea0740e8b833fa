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
import {
  type DemoRow,
  demoRemaining,
  giveBackDemoQuestion,
  readDemoStatement,
  takeDemoStatement,
} from "#server/assistant/demo-quota.ts";
import { plannedBatch, withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { Caller } from "#server/http/caller.ts";
import type { Services } from "#server/services.ts";

export interface TakenQuestion {
  /** Milliseconds since 1970. */
  askedAt: number;
  /** Questions left after this one; null means no limit. */
  remaining: number | null;
  conversation: Conversation;
  /** Seals this caller's conversation. */
  key: Buffer;
  /** Local day the question counts for; null for a guest. */
  day: string | null;
}

async function takeGuests(
  services: Services,
  id: string,
  crisis: boolean,
  address: string,
): Promise<TakenQuestion> {
  const askedAt = services.now();
  const quota = crisis ? readDemoStatement : takeDemoStatement(services.limits.demoAnswers);
  const statements = [quota, ...conversationStatements];
  const results = await plannedBatch(services.fastDb, id, statements, { address });
  const [counts, contexts, turns] = results.map((result) => result.rows);
  const demo = counts?.[0] as DemoRow | undefined;
  const used = demo?.used ?? null;
  if (!crisis) {
    if (used === null) throw new CodedError("DEMO_LIMIT_REACHED");
    if (demo?.allowed !== true) {
      await withOwner(services.fastDb, id, (tx) => giveBackDemoQuestion(tx, id));
      throw new CodedError("TOO_MANY_REQUESTS");
    }
  }
  const key = services.keys.storage;
  return {
    askedAt,
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
  const askedAt = services.now();
  const now = new Date(askedAt).toISOString();
  const results = await plannedBatch(services.fastDb, id, statements, { now });
  const [counts, keys, contexts, turns] = results.map((result) => result.rows);
  const daily = counts?.[0] as DailyRow | undefined;
  if (daily === undefined) throw new CodedError("SIGN_IN_REQUIRED");
  if (daily.questions === null) {
    throw new CodedError(daily.plan === "UNLIMITED" ? "TOO_MANY_REQUESTS" : "LIMIT_REACHED");
  }
  if (daily.questions === fairUseCeiling) services.log.error("somebody reached the fair-use ceiling today");
  const key = unwrapKey((keys?.[0] as { wrapped: Buffer } | undefined)?.wrapped, id, services.keys);
  return {
    askedAt,
    remaining: dailyRemaining(daily.plan, daily.questions),
    conversation: openConversation(contexts ?? [], turns ?? [], id, key),
    key,
    day: daily.day,
  };
}

/** `crisis`: a person in danger is never counted and never refused. */
export async function takeQuestion(
  services: Services,
  caller: Caller,
  crisis: boolean,
  addressKey: string,
): Promise<TakenQuestion> {
  if (caller.kind === "user") return await takeUsers(services, caller.id, crisis);
  return await takeGuests(services, caller.id, crisis, addressKey);
}
