/** The running conversation of a caller: dialogue state and the last turns, sealed in the database. */

import type { Choice, EngineName, Source } from "@faro/contract/assistant/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import type { DialogueState } from "@faro/guide/types.ts";
import { readDataKey } from "#server/accounts/data-key.ts";
import type { PastTurn } from "#server/assistant/engine.ts";
import { assistantContexts, assistantTurns } from "#server/assistant/tables.ts";
import type { Transaction } from "#server/db/client.ts";
import { and, desc, eq, isNotNull, isNull, sql } from "#server/db/orm.ts";
import { literal } from "#server/db/owner-scope.ts";
import type { Caller } from "#server/http/caller.ts";
import { type Keys, open, seal } from "#server/privacy/keys.ts";

/** How many past turns a new answer may build on. */
const rememberedTurns = 6;

export interface Conversation {
  state: DialogueState | null;
  /** Oldest first, in the person's own words (not masked). */
  turns: PastTurn[];
}

/** The owner named by `ownerBatch`; row-level security allows no other. */
const owner = "current_setting('faro.owner_id')::uuid";

/** What `openConversation` reads, as statements of an `ownerBatch`. */
export const conversationStatements = [
  `select state from assistant_contexts where owner_id = ${owner} and state is not null`,
  `select question, answer from assistant_turns where owner_id = ${owner} and set_aside_at is null
   order by created_at desc limit ${rememberedTurns}`,
] as const;

/** The conversation from the results of `conversationStatements`. What another key sealed is left out. */
export function openConversation(
  contexts: unknown[],
  turns: unknown[],
  ownerId: string,
  key: Buffer,
): Conversation {
  const [context] = contexts as { state: Buffer }[];
  if (context === undefined) return { state: null, turns: [] };
  const opened: PastTurn[] = [];
  for (const row of (turns as { question: Buffer; answer: Buffer }[]).toReversed()) {
    const question = open(key, row.question, ownerId);
    const answer = open(key, row.answer, ownerId);
    if (question !== null && answer !== null) opened.push({ question, answer });
  }
  const state = open(key, context.state, ownerId);
  return { state: state === null ? null : (JSON.parse(state) as DialogueState), turns: opened };
}

/** What seals a caller's conversation: her data key, or the server's for a guest. Inside `withOwner`. */
export async function conversationKey(tx: Transaction, caller: Caller, keys: Keys): Promise<Buffer> {
  return caller.kind === "user" ? await readDataKey(tx, caller.id, keys) : keys.storage;
}

/** A question that this server answered. */
export interface AnsweredTurn {
  id: string;
  language: Language;
  question: string;
  answer: string;
  engine: EngineName;
  kind: string;
  topic: string | null;
  category: string | null;
  lawyer: boolean;
  sources: Source[];
}

/** What stood around an answer: in danger, the numbers to call; the forms it named and the replies to tap. */
export interface TurnFrame {
  warning: string | null;
  steps: string[];
  forms: string[];
  choices: Choice[];
  /** The answer's end was never written. */
  brokeOff?: true;
}

export interface FinishedTurn extends AnsweredTurn, TurnFrame {
  state: DialogueState | null;
  /** Milliseconds since 1970: when it was asked, now, and when it is forgotten. */
  askedAt: number;
  at: number;
  forgetAt: number;
}

/**
 * Remembers a finished turn and the dialogue state after it, as statements of an `ownerBatch`. A person's turn is
 * written only while her account is there: the row of her data key is held until the end, so that a deletion waits
 * and then deletes the turn too. The first statement finds no row when the account is gone. What she erased after she had asked does not
 * come back: whoever erases holds the row of the context, so that is written first.
 */
export function saveTurnStatements(caller: Caller, key: Buffer, turn: FinishedTurn): string[] {
  const sealed = (text: string) => literal(seal(key, text, caller.id));
  const at = literal(new Date(turn.at));
  const askedAt = `${literal(new Date(turn.askedAt))}::timestamptz`;
  const forgetAt = literal(new Date(turn.forgetAt));
  const values = [turn.id, turn.language, turn.engine, turn.kind, turn.topic, turn.category, turn.lawyer];
  const { warning, steps, forms, choices, brokeOff } = turn;
  const frame: TurnFrame = { warning, steps, forms, choices, ...(brokeOff && { brokeOff }) };
  const isBare =
    warning === null && brokeOff !== true && [steps, forms, choices].every(({ length }) => length === 0);
  const framed = isBare ? "null" : sealed(JSON.stringify(frame));
  const account = `from user_keys where owner_id = ${owner}`;
  const [held, lock] = caller.kind === "user" ? [account, "for key share"] : ["where true", ""];
  return [
    caller.kind === "user" ? `select 1 ${account} for key share` : "select 1",
    `insert into assistant_contexts as kept (owner_id, state, updated_at, forget_at)
     select ${owner}, ${sealed(JSON.stringify(turn.state))}::bytea, ${at}::timestamptz, ${forgetAt}::timestamptz
     ${held} ${lock}
     on conflict (owner_id) do update
       set state = excluded.state, updated_at = excluded.updated_at, forget_at = excluded.forget_at
       where kept.cleared_at is null or kept.cleared_at < ${askedAt}`,
    `insert into assistant_turns (owner_id, created_at, forget_at, question, answer, frame,
       id, language, engine, kind, topic, category, lawyer, sources)
     select ${owner}, ${at}::timestamptz, ${forgetAt}::timestamptz, ${sealed(turn.question)}::bytea,
       ${sealed(turn.answer)}::bytea, ${framed}::bytea, ${values.map(literal).join(", ")}, ${literal(turn.sources)}::jsonb
     ${held} and not exists (
       select 1 from assistant_contexts where owner_id = ${owner} and cleared_at >= ${askedAt}) ${lock}`,
  ];
}

/** Whether there is anything to forget. */
export async function isRemembered(tx: Transaction, ownerId: string): Promise<boolean> {
  const rows = await tx
    .select({ ownerId: assistantContexts.ownerId })
    .from(assistantContexts)
    .where(and(eq(assistantContexts.ownerId, ownerId), isNotNull(assistantContexts.state)));
  return rows.length > 0;
}

/** How long turns stay that are set aside, in milliseconds. */
const asideFor = 24 * 60 * 60 * 1000;

/**
 * Another conversation begins. What is on another screen, in another tab or on the phone, can still be saved from
 * there for a day, with its dates, its sources and the dialogue state after it.
 */
export async function setConversationAside(tx: Transaction, ownerId: string, now: Date): Promise<void> {
  const at = now.toISOString();
  const until = new Date(now.getTime() + asideFor).toISOString();
  await tx.execute(sql`
    with running as (
      select id, row_number() over (order by created_at desc) as place from assistant_turns
      where owner_id = ${ownerId}::uuid and set_aside_at is null)
    update assistant_turns t set set_aside_at = ${at}::timestamptz,
      forget_at = least(t.forget_at, ${until}::timestamptz),
      state = case when r.place = 1 then (select state from assistant_contexts where owner_id = ${ownerId}::uuid) end
    from running r where t.owner_id = ${ownerId}::uuid and t.id = r.id`);
  await tx.delete(assistantContexts).where(eq(assistantContexts.ownerId, ownerId));
}

/** Longer than any answer is written. */
const clearedFor = 60 * 60 * 1000;

/** Forgets the conversation, and what was set aside: what is not stored cannot be leaked. */
export async function forgetConversation(tx: Transaction, ownerId: string, now: Date): Promise<void> {
  const cleared = {
    state: null,
    clearedAt: now,
    updatedAt: now,
    forgetAt: new Date(now.getTime() + clearedFor),
  };
  await tx
    .insert(assistantContexts)
    .values({ ownerId, ...cleared })
    .onConflictDoUpdate({ target: assistantContexts.ownerId, set: cleared });
  await tx.delete(assistantTurns).where(eq(assistantTurns.ownerId, ownerId));
}

/** The answers this server gave the caller, newest first: the only texts it reads aloud. */
export async function recentAnswers(tx: Transaction, ownerId: string, key: Buffer): Promise<string[]> {
  const rows = await tx
    .select({ answer: assistantTurns.answer })
    .from(assistantTurns)
    .where(and(eq(assistantTurns.ownerId, ownerId), isNull(assistantTurns.setAsideAt)))
    .orderBy(desc(assistantTurns.createdAt))
    .limit(20);
  return rows.map((row) => open(key, row.answer, ownerId)).filter((answer) => answer !== null);
}
