import { keptFor } from "@faro/contract/assistant/limits.ts";
import type { Transaction } from "#server/db/client.ts";
import { eq, sql } from "#server/db/orm.ts";
import { savedChatStamps } from "#server/history/tables.ts";

/** Of the person's chats as this transaction sees them; read it before the chats. */
export async function readStamp(tx: Transaction, ownerId: string): Promise<string> {
  const [row] = await tx
    .select({ stamp: savedChatStamps.stamp })
    .from(savedChatStamps)
    .where(eq(savedChatStamps.ownerId, ownerId));
  return row?.stamp ?? "none";
}

/** Part of the transaction that changes the chats. */
export async function renewStamp(tx: Transaction, ownerId: string): Promise<void> {
  const forgetAt = new Date(Date.now() + keptFor.user);
  await tx
    .insert(savedChatStamps)
    .values({ ownerId, forgetAt })
    .onConflictDoUpdate({
      target: savedChatStamps.ownerId,
      set: { stamp: sql`gen_random_uuid()`, forgetAt },
    });
}
