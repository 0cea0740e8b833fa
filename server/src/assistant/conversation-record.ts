/** The running conversation for other slices: what was really answered, and going on with an earlier one. */
import type { DialogueState } from "@faro/guide/types.ts";
import { type AnsweredTurn, forgetConversation } from "#server/assistant/conversation.ts";
import { assistantContexts, assistantTurns } from "#server/assistant/tables.ts";
import type { Transaction } from "#server/db/client.ts";
import { and, desc, eq, inArray } from "#server/db/orm.ts";
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
  for (const { ownerId: _, forgetAt: __, ...row } of rows) {
    const question = open(key, row.question, ownerId);
    const answer = open(key, row.answer, ownerId);
    if (question !== null && answer !== null) found.set(row.id, { ...row, question, answer });
  }
  return found;
}

/** The dialogue state after the caller's last turn, if `turnId` is that one; null otherwise. */
export async function stateAfter(
  tx: Transaction,
  ownerId: string,
  key: Buffer,
  turnId: string,
): Promise<DialogueState | null> {
  const [last] = await tx
    .select({ id: assistantTurns.id })
    .from(assistantTurns)
    .where(eq(assistantTurns.ownerId, ownerId))
    .orderBy(desc(assistantTurns.createdAt))
    .limit(1);
  if (last?.id !== turnId) return null;
  const [context] = await tx
    .select({ state: assistantContexts.state })
    .from(assistantContexts)
    .where(eq(assistantContexts.ownerId, ownerId));
  const state = context === undefined ? null : open(key, context.state, ownerId);
  return state === null ? null : (JSON.parse(state) as DialogueState | null);
}

/** Puts these turns and this state in the place of the running conversation. Inside `withOwner`. */
export async function resumeConversation(
  tx: Transaction,
  ownerId: string,
  key: Buffer,
  conversation: { turns: RecordedTurn[]; state: DialogueState | null; now: Date; forgetAt: Date },
): Promise<void> {
  const { turns, state, now, forgetAt } = conversation;
  await forgetConversation(tx, ownerId);
  if (turns.length > 0) {
    const rows = turns.map((turn) => ({
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
