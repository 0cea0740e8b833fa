import pg from "pg";
import type { Database, Transaction } from "#server/db/client.ts";
import { drizzle } from "#server/db/orm.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The statement that names the owner for the rest of a transaction; a UUID cannot carry SQL. */
function nameOwner(ownerId: string): string {
  if (!uuid.test(ownerId)) throw new Error("owner id is not a UUID");
  return `select set_config('faro.owner_id', '${ownerId}', true)`;
}

/** The statement that names the keyed hash of an e-mail address or phone for the rest of a transaction. */
function nameLookup(index: Buffer): string {
  return `select set_config('faro.lookup', '${index.toString("hex")}', true)`;
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
  return await inTransaction(db, nameOwner(ownerId), work);
}

/**
 * The same before an owner is known: only rows found by this keyed hash exist. Used to sign in and for codes.
 */
export async function withLookup<T>(
  db: Database,
  index: Buffer,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return await inTransaction(db, nameLookup(index), work);
}

async function inTransaction<T>(
  db: Database,
  scope: string,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const begin = `begin; ${scope}`;
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
 * The same for a list of statements, in one round trip: PostgreSQL runs them as one transaction. They are
 * constants of the code; what varies stands in them as `literal`, or is read from a setting: `faro.owner_id`,
 * and those of `settings`, as `faro.<name>`.
 */
export async function ownerBatch(
  db: Database,
  ownerId: string,
  statements: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<pg.QueryResult[]> {
  const named = Object.entries(settings).map(
    ([name, value]) => `, set_config('faro.${name}', ${literal(value)}, true)`,
  );
  const sent = [nameOwner(ownerId) + named.join(""), ...statements].join("; ");
  const [, ...results] = (await db.$client.query(sent)) as unknown as pg.QueryResult[];
  return results;
}

/** A value inside a statement of `ownerBatch`, quoted by the driver. Bytes go as hexadecimal, other objects as JSON. */
export function literal(value: string | number | boolean | null | Date | Uint8Array | object): string {
  if (value === null) return "null";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (typeof value === "string") return pg.escapeLiteral(value);
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString("hex")}'`;
  return pg.escapeLiteral(JSON.stringify(value));
}
