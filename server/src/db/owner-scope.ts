import type pg from "pg";
import type { Database, Transaction } from "#server/db/client.ts";
import { drizzle } from "#server/db/orm.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The statement that names the owner for the rest of a transaction; a UUID cannot carry SQL. */
function nameOwner(ownerId: string): string {
  if (!uuid.test(ownerId)) throw new Error("owner id is not a UUID");
  return `select set_config('faro.owner_id', '${ownerId}', true)`;
}

/**
 * Runs `work` in a transaction that sees only rows of `ownerId` in the personal tables: row-level security
 * compares `owner_id` with the setting made here. Without it those tables are empty.
 */
export async function withOwner<T>(
  db: Database,
  ownerId: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const begin = `begin; ${nameOwner(ownerId)}`;
  const client = await db.$client.connect();
  let usable = true;
  try {
    await client.query(begin);
    const result = await work(drizzle({ client }));
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => {
      usable = false;
    });
    throw error;
  } finally {
    client.release(!usable);
  }
}

/**
 * The same for fixed statements, in one round trip: PostgreSQL runs a list of statements as one transaction.
 * `statements` are constants of the code and may name the owner only through the setting.
 */
export async function ownerBatch(
  db: Database,
  ownerId: string,
  statements: readonly string[],
): Promise<pg.QueryResult[]> {
  const sent = [nameOwner(ownerId), ...statements].join("; ");
  const [, ...results] = (await db.$client.query(sent)) as unknown as pg.QueryResult[];
  return results;
}
