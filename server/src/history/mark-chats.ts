import { and, eq, inArray, isNull } from "#server/db/orm.ts";
import { CodedError } from "#server/errors.ts";
import { asOwner } from "#server/history/access.ts";
import { announceChange } from "#server/history/changes.ts";
import { savedChats } from "#server/history/tables.ts";
import type { RequestContext } from "#server/http/context.ts";

/** Makes chats favourites, or no favourites any more. What is not the caller's is left out; NOT_FOUND when all is. */
export async function markChats(
  ctx: RequestContext,
  { ids, is_favorite: isFavorite }: { ids: string[]; is_favorite: boolean },
): Promise<{ ids: string[] }> {
  return await asOwner(ctx, async (tx, { id: ownerId }) => {
    const rows = await tx
      .update(savedChats)
      .set({ isFavorite, updatedAt: new Date(ctx.services.now()) })
      .where(and(eq(savedChats.ownerId, ownerId), inArray(savedChats.id, ids), isNull(savedChats.deletedAt)))
      .returning({ id: savedChats.id });
    const changed = rows.map(({ id }) => id);
    if (changed.length === 0) throw new CodedError("NOT_FOUND");
    await announceChange(tx, ownerId, changed);
    return { ids: changed };
  });
}
