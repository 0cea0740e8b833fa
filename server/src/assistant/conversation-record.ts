/** The running conversation for other slices: what was really answered, and going on with an earlier one. */
import type { DialogueState } from "@faro/guide/types.ts";
import { type AnsweredTurn, setConversationAside } from "#server/assistant/conversation.ts";
import { assistantContexts, assistantTurns } from "#server/assistant/tables.ts";
import type { Transaction } from "#server/db/client.ts";
import { and, desc, eq, inArray, isNull } from "#server/db/orm.ts";
import { open, seal } from "#server/privacy/keys.ts";

/** An answered turn as it is kept. */
export interface RecordedTurn extends AnsweredTurn {
  createdAt: Date;
}

/** The caller's turns with these ids, by id; unknown ones are left out. Inside `withOwner`. */
export async function recordedTurns(
  tx: Transaction,
  ownerId: string,
  key: Buffer,
  ids: string[],
): Promise<Map<string, RecordedTurn>> {
  const found = new Map<string, RecordedTurn>();
  if (ids.length === 0) return found;
  const rows = await tx
    .select()
    .from(assistantTurns)
    .where(and(eq(assistantTurns.ownerId, ownerId), inArray(assistantTurns.id, ids)));
  for (const { ownerId: _, forgetAt: __, setAsideAt: ___, state: ____, frame: _____, ...row } of rows) {
    const question = open(key, row.question, ownerId);
    const answer = open(key, row.answer, ownerId);
    if (question !== null && answer !== null) found.set(row.id, { ...row, question, answer });
  }
  return found;
}

/** The dialogue state after this turn, if it was the last one of its conversation; null otherwise. */
export async function stateAfter(
  tx: Transaction,
  ownerId: string,
  key: Buffer,
  turnId: string,
): Promise<DialogueState | null> {
  const read = (sealed: Buffer | null | undefined) => {
    const state = sealed == null ? null : open(key, sealed, ownerId);
    return state === null ? null : (JSON.parse(state) as DialogueState | null);
  };
  const [aside] = await tx
    .select({ state: assistantTurns.state })
    .from(assistantTurns)
    .where(and(eq(assistantTurns.ownerId, ownerId), eq(assistantTurns.id, turnId)));
  if (aside?.state != null) return read(aside.state);
  const [last] = await tx
    .select({ id: assistantTurns.id })
    .from(assistantTurns)
    .where(and(eq(assistantTurns.ownerId, ownerId), isNull(assistantTurns.setAsideAt)))
    .orderBy(desc(assistantTurns.createdAt))
    .limit(1);
  if (last?.id !== turnId) return null;
  const [context] = await tx
    .select({ state: assistantContexts.state })
    .from(assistantContexts)
    .where(eq(assistantContexts.ownerId, ownerId));
  return read(context?.state);
}

/** Puts these turns and this state in the place of the running conversation. Inside `withOwner`. */
export async function resumeConversation(
  tx: Transaction,
  ownerId: string,
  key: Buffer,
  conversation: { turns: RecordedTurn[]; state: DialogueState | null; now: Date; forgetAt: Date },
): Promise<void> {
  const { turns, state, now, forgetAt } = conversation;
  await setConversationAside(tx, ownerId, now);
  // A chat that was saved twice over may name a turn twice.
  const distinct = [...new Map(turns.map((turn) => [turn.id, turn])).values()];
  if (distinct.length > 0) {
    const ids = distinct.map(({ id }) => id);
    await tx
      .delete(assistantTurns)
      .where(and(eq(assistantTurns.ownerId, ownerId), inArray(assistantTurns.id, ids)));
    const rows = distinct.map((turn) => ({
      ...turn,
      ownerId,
      question: seal(key, turn.question, ownerId),
      answer: seal(key, turn.answer, ownerId),
      forgetAt,
    }));
    await tx.insert(assistantTurns).values(rows);
  }
  const sealedState = seal(key, JSON.stringify(state), ownerId);
  await tx.insert(assistantContexts).values({ ownerId, state: sealedState, updatedAt: now, forgetAt });
}
