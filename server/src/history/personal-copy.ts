import type { Transaction } from "#server/db/client.ts";
import { and, asc, eq, isNull } from "#server/db/orm.ts";
import { openChat } from "#server/history/content.ts";
import { savedChats } from "#server/history/tables.ts";

/** Every saved chat, oldest first, for the person's own copy of her data. */
export async function exportSavedChats(tx: Transaction, ownerId: string, key: Buffer) {
  const rows = await tx
    .select()
    .from(savedChats)
    .where(and(eq(savedChats.ownerId, ownerId), isNull(savedChats.deletedAt)))
    .orderBy(asc(savedChats.createdAt));
  return rows
    .map((row) => openChat(row, key))
    .filter((chat) => chat !== null)
    .map(({ row, title, content }) => ({
      title,
      category: row.category,
      is_favorite: row.isFavorite,
      created_at: row.createdAt.toISOString(),
      conversation: content.exchanges.map(({ at, question, answer, warning, steps, sources }) => ({
        at,
        question,
        warning,
        answer,
        steps,
        sources,
      })),
    }));
}
