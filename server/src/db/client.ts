import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { drizzle } from "#server/db/orm.ts";

export type Database = NodePgDatabase<Record<string, never>> & { $client: pg.Pool };
/** Inside a transaction; made by `withOwner`. */
export type Transaction = NodePgDatabase<Record<string, never>>;

export interface DatabaseHandle {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** Role that the application works as: it cannot bypass row-level security nor change tables. */
export const appRole = "faro_app";

export interface ConnectOptions {
  url: string;
  /** Role taken on every connection; null keeps the role of the URL (migrations). */
  role: string | null;
  connections?: number;
  /** Of these, how many are never closed for being idle; `openAhead` opens them. */
  kept?: number;
  /**
   * True for counters and the running conversation: a commit does not wait for the disk. A crash of the
   * database's machine may lose the last moments of them, never anything the user saved.
   */
  relaxed?: boolean;
  /** Milliseconds after which a statement is given up: a database that hangs must not keep people waiting without a word. */
  queryTimeout?: number;
  onError?: (error: Error) => void;
}

/** A pool of connections that all work as `role`. */
export function connect(options: ConnectOptions): DatabaseHandle {
  const settings = [
    ...(options.role === null ? [] : [`-c role=${options.role}`]),
    ...(options.relaxed === true ? ["-c synchronous_commit=off"] : []),
  ];
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connections ?? 10,
    min: options.kept ?? 0,
    connectionTimeoutMillis: 5000,
    query_timeout: options.queryTimeout ?? 20_000,
    idleTimeoutMillis: 60_000,
    application_name: "faro",
    options: settings.join(" "),
  });
  // An idle connection that the server closes must not end the process; the next query opens a new one.
  pool.on("error", (error) => options.onError?.(error));
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() };
}

/** What the driver says of a database that does not answer, or that no connection could be had to. */
const away =
  /Query read timeout|timeout exceeded when trying to connect|Connection terminated|terminating connection|the database system is/;
const awayCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOTFOUND",
  "57P01",
  "57P02",
  "57P03",
  "08006",
  "08001",
]);

/** True when the database was not to be reached, by the error or by what caused it. */
export function isDatabaseAway(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code } = one as { code?: unknown };
    if (away.test(one.message) || awayCodes.has(String(code))) return true;
  }
  return false;
}

/**
 * Opens the connections that a pool keeps. In a burst the handshake of a new one takes its turns between the words of all running
 * answers, and whoever was given it waits for a second or two.
 */
export async function openAhead({ $client: pool }: Database): Promise<void> {
  const opened = await Promise.allSettled(
    Array.from({ length: pool.options.min ?? 0 }, () => pool.connect()),
  );
  for (const one of opened) if (one.status === "fulfilled") one.value.release();
}
