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

/** The first statement of a batch: the owner, and what its other statements read as `faro.<name>`. */
function nameAll(ownerId: string, settings: Readonly<Record<string, string>>): string {
  const named = Object.entries(settings).map(
    ([name, value]) => `, set_config('faro.${name}', ${literal(value)}, true)`,
  );
  return nameOwner(ownerId) + named.join("");
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
  const sent = [nameAll(ownerId, settings), ...statements].join("; ");
  const [, ...results] = (await db.$client.query(sent)) as unknown as pg.QueryResult[];
  return results;
}

/** Names of the statements that a connection has planned, by their text. */
const planned = new WeakMap<pg.PoolClient, Map<string, string>>();

/**
 * `ownerBatch` for statements without literals, which every connection plans once: planning takes PostgreSQL longer
 * than running them, and a person waits for it. A connection on which anything failed is not used again.
 */
export async function plannedBatch(
  db: Database,
  ownerId: string,
  statements: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<pg.QueryResult[]> {
  const client = await db.$client.connect();
  let usable = false;
  try {
    const known = planned.get(client) ?? new Map<string, string>();
    const fresh = statements.filter((statement) => !known.has(statement));
    const names = new Map(known);
    for (const statement of fresh) names.set(statement, `faro_${names.size}`);
    const sent = [
      ...fresh.map((statement) => `prepare ${names.get(statement)} as ${statement}`),
      nameAll(ownerId, settings),
      ...statements.map((statement) => `execute ${names.get(statement)}`),
    ];
    const results = (await client.query(sent.join("; "))) as unknown as pg.QueryResult[];
    planned.set(client, names);
    usable = true;
    return results.slice(fresh.length + 1);
  } finally {
    client.release(!usable);
  }
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
