import { keptFor } from "@faro/contract/assistant/limits.ts";
import type { Transaction } from "#server/db/client.ts";
import { eq, sql } from "#server/db/orm.ts";
import { savedChatStamps } from "#server/history/tables.ts";

export interface Changes {
  /** Whose count it is: another one when the count began anew. */
  stamp: string;
  /** How many changes of chats there were. */
  version: number;
  /** Which chats the last of them changed, the latest last. */
  changed: string[];
}

/** Of the person's chats as this transaction sees them; read it before the chats. */
export async function readChanges(tx: Transaction, ownerId: string): Promise<Changes> {
  const { stamp, version, changed } = savedChatStamps;
  const [row] = await tx
    .select({ stamp, version, changed })
    .from(savedChatStamps)
    .where(eq(savedChatStamps.ownerId, ownerId));
  return row ?? { stamp: "none", version: 0, changed: [] };
}

/** Changed chats that are remembered: more than one request can change. */
const remembered = 256;

/** Part of the transaction that changes the chats, after it has changed them. */
export async function noteChange(tx: Transaction, ownerId: string, ids: string[]): Promise<void> {
  const forgetAt = new Date(Date.now() + keptFor.user);
  const { version, changed } = savedChatStamps;
  await tx
    .insert(savedChatStamps)
    .values({ ownerId, version: ids.length, changed: ids.slice(-remembered), forgetAt })
    .onConflictDoUpdate({
      target: savedChatStamps.ownerId,
      set: {
        version: sql`${version} + ${ids.length}::int`,
        changed: sql`(${changed} || excluded.changed)[greatest(1, cardinality(${changed}) + cardinality(excluded.changed) - ${remembered - 1}::int):]`,
        forgetAt,
      },
    });
}
