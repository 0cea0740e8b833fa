import { keptFor } from "@faro/contract/assistant/limits.ts";
import type { Transaction } from "#server/db/client.ts";
import { sql } from "#server/db/orm.ts";
import { CodedError } from "#server/errors.ts";
import { savedChatStamps } from "#server/history/tables.ts";

/** How the person's chats are, as far as what is held of them must know. */
export interface Now {
  /** IANA name. */
  timeZone: string;
  /** Whose count it is: another one when the count began anew. */
  stamp: string;
  /** How many changes of chats there were. */
  version: number;
  /** The chats of the changes after the version that is known, the latest last, as far as they are remembered. */
  changed: string[];
}

/** Of the person's chats as this transaction sees them. `known`: version that is held. */
export async function readNow(tx: Transaction, ownerId: string, known: number | null): Promise<Now> {
  const { rows } = await tx.execute<Partial<Now> & { timeZone: string }>(sql`
    select p.time_zone as "timeZone", s.stamp, s.version::float8 as version,
      case when s.version > ${known}::bigint
        then s.changed[greatest(1, cardinality(s.changed) - (s.version - ${known}::bigint) + 1):] end as changed
    from profiles p left join saved_chat_stamps s on s.owner_id = p.owner_id where p.owner_id = ${ownerId}::uuid`);
  const [row] = rows;
  if (row === undefined) throw new CodedError("SIGN_IN_REQUIRED");
  return {
    timeZone: row.timeZone,
    stamp: row.stamp ?? "none",
    version: row.version ?? 0,
    changed: row.changed ?? [],
  };
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
