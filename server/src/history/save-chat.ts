import { keptFor } from "@faro/contract/assistant/limits.ts";
import { categorySchema } from "@faro/contract/assistant/schemas.ts";
import { historyLimits } from "@faro/contract/history/limits.ts";
import type { SavedChatRow, SavedExchangeInput, SaveInput } from "@faro/contract/history/schemas.ts";
import { holdDataKey } from "#server/accounts/data-key.ts";
import { holdPlanAndZone } from "#server/accounts/plan-and-zone.ts";
import { type RecordedTurn, recordedTurns, stateAfter } from "#server/assistant/conversation-record.ts";
import type { Transaction } from "#server/db/client.ts";
import { and, eq, sql } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import { announceChange } from "#server/history/changes.ts";
import {
  headOf,
  type OpenedChat,
  openChat,
  presentRow,
  type StoredContent,
  type StoredExchange,
  sealChat,
  titleOf,
} from "#server/history/content.ts";
import { purgeChats } from "#server/history/delete-chats.ts";
import { savedChatSignatures, savedChats } from "#server/history/tables.ts";
import type { RequestContext } from "#server/http/context.ts";
import { hideCards } from "#server/privacy/mask.ts";

const squeeze = (text: string) => text.replace(/\s+/g, " ").trim();

/**
 * What is kept of an exchange. Where the assistant's record of the turn says the same, the record counts: date, sources,
 * category. Otherwise it stays the person's own note, and is never given back to the assistant as something it said.
 */
function storedExchange(
  ctx: RequestContext,
  input: SavedExchangeInput,
  turn: RecordedTurn | undefined,
  language: SaveInput["language"],
): StoredExchange {
  const at = new Date(ctx.services.now()).toISOString();
  if (turn === undefined || squeeze(turn.answer) !== squeeze(input.answer)) {
    const question = hideCards(input.question);
    const { category } = ctx.services.guide.analyse(question, null, language);
    return {
      ...input,
      question,
      answer: hideCards(input.answer),
      turn: null,
      at,
      category,
      language,
      record: null,
    };
  }
  const { question, answer, engine, lawyer, sources, kind, topic } = turn;
  const category = categorySchema.safeParse(turn.category).data ?? null;
  return {
    ...input,
    question,
    answer,
    engine,
    lawyer,
    sources,
    category,
    clarifying: kind === "clarify",
    at: turn.createdAt.toISOString(),
    language: turn.language,
    record: { kind, topic },
  };
}

/** What the guide recognised: in the answer that counts, or in any. */
function categoryOf(exchanges: StoredExchange[]) {
  const answered = exchanges.find(({ clarifying, stopped }) => !clarifying && !stopped);
  return answered?.category ?? exchanges.find(({ category }) => category !== null)?.category ?? "otros";
}

/** Counts the chats saved since the person's local midnight. Those that can still be brought back count. */
async function checkFreeSaves(tx: Transaction, ownerId: string, timeZone: string, now: Date): Promise<void> {
  const midnight = sql`(date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${timeZone}) at time zone ${timeZone})`;
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from saved_chats where owner_id = ${ownerId} and created_at >= ${midnight}`,
  );
  if ((rows[0]?.count ?? 0) >= historyLimits.freeSaves) throw new CodedError("SAVE_LIMIT_REACHED");
}

/** The thread with the new exchanges at its end; one that is there already stays as it is. */
function withNew(known: StoredExchange[], added: StoredExchange[]): StoredExchange[] {
  const parts = new Set(known.map(({ part }) => part));
  const exchanges = [...known];
  for (const exchange of added) {
    if (parts.has(exchange.part)) continue;
    parts.add(exchange.part);
    exchanges.push(exchange);
  }
  if (exchanges.length > historyLimits.turns) throw new CodedError("CHAT_TOO_LONG");
  return exchanges;
}

const contentOf = (exchanges: StoredExchange[], state: StoredContent["state"]): StoredContent => ({
  ...headOf(exchanges),
  exchanges,
  state,
});

/** A given name stays; the question's start follows the question. */
function titleFor(known: OpenedChat | null, content: StoredContent): string {
  const renamed = known !== null && known.title !== titleOf(known.content.question);
  return renamed ? known.title : titleOf(content.question);
}

/** Saves a conversation, or adds to it. The same request twice, also at the same moment, saves once. */
export async function saveChat(ctx: RequestContext, input: SaveInput): Promise<SavedChatRow> {
  const { services, user } = ctx;
  if (user === null) throw new CodedError("SAVE_SIGN_IN");
  const sent = input.exchanges.filter(
    ({ question, answer }) => question.trim() !== "" && answer.trim() !== "",
  );
  if (sent.length === 0) throw new CodedError("SAVE_NOTHING");
  await services.limits.savedChats.take(user.id);
  const now = new Date(services.now());
  const ownerId = user.id;
  return await withOwner(services.db, ownerId, async (tx) => {
    const key = await holdDataKey(tx, ownerId, services.keys);
    // From here on a second tap waits until this one is saved.
    const { plan, timeZone } = await holdPlanAndZone(tx, ownerId);
    await purgeChats(tx, now, input.id);
    const mine = and(eq(savedChats.ownerId, ownerId), eq(savedChats.id, input.id));
    const [row] = await tx.select().from(savedChats).where(mine);
    // What was saved before was deleted elsewhere: the screen sends all of it again.
    if (row === undefined && input.adds) throw new CodedError("NOT_FOUND");
    if (row === undefined && plan === "FREE") await checkFreeSaves(tx, ownerId, timeZone, now);
    const known = row === undefined ? null : openChat(row, key);
    const ids = sent.flatMap(({ turn }) => (turn === null ? [] : [turn]));
    const turns = await recordedTurns(tx, ownerId, key, ids);
    const added = sent.map((exchange) =>
      storedExchange(ctx, exchange, turns.get(exchange.turn ?? ""), input.language),
    );
    const exchanges = withNew(known?.content.exchanges ?? [], added);
    const last = exchanges.findLast(({ record }) => record !== null)?.turn ?? null;
    const state = last === null ? null : await stateAfter(tx, ownerId, key, last);
    const content = contentOf(exchanges, state ?? known?.content.state ?? null);
    const { chat, search } = sealChat(key, ownerId, titleFor(known, content), content);
    const dates = { updatedAt: now, forgetAt: new Date(now.getTime() + keptFor.user) };
    const [saved] = await tx
      .insert(savedChats)
      .values({ ownerId, id: input.id, category: categoryOf(exchanges), createdAt: now, ...chat, ...dates })
      .onConflictDoUpdate({
        target: [savedChats.ownerId, savedChats.id],
        set: {
          ...chat,
          ...dates,
          ...(row?.categoryChosen === true ? {} : { category: categoryOf(exchanges) }),
        },
      })
      .returning();
    const { forgetAt } = dates;
    await tx
      .insert(savedChatSignatures)
      .values({ ownerId, chatId: input.id, createdAt: now, ...search, forgetAt })
      .onConflictDoUpdate({
        target: [savedChatSignatures.ownerId, savedChatSignatures.chatId],
        set: { ...search, forgetAt },
      });
    await announceChange(tx, ownerId, [input.id]);
    const opened = saved === undefined ? null : openChat(saved, key);
    if (opened === null) throw new CodedError("INTERNAL");
    return presentRow(opened);
  });
}
