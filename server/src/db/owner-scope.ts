import type { Database, Transaction } from "#server/db/client.ts";
import { sql } from "#server/db/orm.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Runs `work` in a transaction that sees only rows of `ownerId` in the personal tables: row-level security
 * compares `owner_id` with the setting made here. Without it those tables are empty.
 */
export function withOwner<T>(
  db: Database,
  ownerId: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (!uuid.test(ownerId)) throw new Error("owner id is not a UUID");
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('faro.owner_id', ${ownerId}, true)`);
    return await work(tx);
  });
}
