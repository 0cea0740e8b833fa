import { assistantTurns } from "#server/assistant/tables.ts";
import type { Transaction } from "#server/db/client.ts";
import { asc, eq } from "#server/db/orm.ts";
import { open } from "#server/privacy/keys.ts";

/** Every question and answer that is kept, oldest first, for the person's own copy. */
export async function exportConversation(tx: Transaction, ownerId: string, key: Buffer) {
  const rows = await tx
    .select()
    .from(assistantTurns)
    .where(eq(assistantTurns.ownerId, ownerId))
    .orderBy(asc(assistantTurns.createdAt));
  return rows.map((row) => ({
    question: open(key, row.question, ownerId),
    answer: open(key, row.answer, ownerId),
    sources: row.sources,
    created_at: row.createdAt.toISOString(),
  }));
}
