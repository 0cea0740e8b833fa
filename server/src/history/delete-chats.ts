import { keptFor } from "@faro/contract/assistant/limits.ts";
import { historyLimits } from "@faro/contract/history/limits.ts";
import type { Transaction } from "#server/db/client.ts";
import { and, eq, gt, inArray, isNull, sql } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import { asOwner } from "#server/history/access.ts";
import { announceChange } from "#server/history/changes.ts";
import { savedChatSignatures, savedChats } from "#server/history/tables.ts";
import type { RequestContext } from "#server/http/context.ts";
import type { Services } from "#server/services.ts";

const purgeQueue = "history-purge";

/** Removes the owner's deleted chats that cannot be brought back any more, and `id` if it is deleted. */
export async function purgeChats(tx: Transaction, now: Date, id: string | null = null): Promise<void> {
  const due = new Date(now.getTime() - historyLimits.undoGrace).toISOString();
  await tx.execute(
    sql`with gone as (
        delete from saved_chats where owner_id = current_setting('faro.owner_id')::uuid and deleted_at is not null
          and (deleted_at <= ${due}::timestamptz or id = ${id}::uuid) returning id)
      delete from saved_chat_signatures where owner_id = current_setting('faro.owner_id')::uuid
        and chat_id in (select id from gone)`,
  );
}

/** Hides chats, or brings back those that were hidden a moment ago; the ids that changed. */
async function setDeleted(
  tx: Transaction,
  ownerId: string,
  ids: string[],
  { deleted, now }: { deleted: boolean; now: Date },
): Promise<string[]> {
  const stillThere = new Date(now.getTime() - historyLimits.undoGrace);
  // The nightly job takes what the purge may have missed.
  const forgetAt = deleted ? now : new Date(now.getTime() + keptFor.user);
  const rows = await tx
    .update(savedChats)
    .set({ deletedAt: deleted ? now : null, forgetAt })
    .where(
      and(
        eq(savedChats.ownerId, ownerId),
        inArray(savedChats.id, ids),
        deleted ? isNull(savedChats.deletedAt) : gt(savedChats.deletedAt, stillThere),
      ),
    )
    .returning({ id: savedChats.id });
  const changed = rows.map(({ id }) => id);
  if (changed.length === 0) throw new CodedError("NOT_FOUND");
  await tx
    .update(savedChatSignatures)
    .set({ forgetAt })
    .where(and(eq(savedChatSignatures.ownerId, ownerId), inArray(savedChatSignatures.chatId, changed)));
  await announceChange(tx, ownerId, changed);
  return changed;
}

/** Hides chats at once. Those that are not the caller's, or gone already, are left out; NOT_FOUND when all are. */
export async function deleteChats(
  ctx: RequestContext,
  { ids }: { ids: string[] },
): Promise<{ ids: string[] }> {
  const { services } = ctx;
  const now = new Date(services.now());
  const { ownerId, deleted } = await asOwner(ctx, async (tx, owner) => {
    await purgeChats(tx, now);
    return { ownerId: owner.id, deleted: await setDeleted(tx, owner.id, ids, { deleted: true, now }) };
  });
  const startAfter = new Date(now.getTime() + historyLimits.undoGrace + 1000);
  await services.jobs
    .send(purgeQueue, { ownerId }, { startAfter })
    .catch((error) => ctx.log.warn({ err: error }, "deleted chats wait for the nightly job"));
  return { ids: deleted };
}

/** Brings back what was deleted a moment ago. */
export async function restoreChats(
  ctx: RequestContext,
  { ids }: { ids: string[] },
): Promise<{ ids: string[] }> {
  const now = new Date(ctx.services.now());
  const restored = await asOwner(ctx, (tx, owner) => setDeleted(tx, owner.id, ids, { deleted: false, now }));
  return { ids: restored };
}

export function registerPurge(services: Services): void {
  services.jobs.registerWorker(purgeQueue, async ({ ownerId }) => {
    await withOwner(services.db, String(ownerId), (tx) => purgeChats(tx, new Date(services.now())));
  });
}
