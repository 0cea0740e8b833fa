import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { databaseName, startEmbedded } from "#server/db/embedded.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { type Env, SettingError } from "#server/env.ts";

export interface AdminDatabase {
  /** Works as the owner of the tables: row-level security does not hide rows from it. */
  client: pg.Client;
  close(): Promise<void>;
}

/** Address of the built-in PostgreSQL of a running Faro; null when none runs on this data. */
function runningUrl(dataDir: string): string | null {
  const pidFile = join(dataDir, "postgres/cluster/postmaster.pid");
  const passwordFile = join(dataDir, "postgres-password");
  if (!existsSync(pidFile) || !existsSync(passwordFile)) return null;
  const [, , , port = ""] = readFileSync(pidFile, "utf8").split("\n");
  const url = new URL(`postgres://faro@127.0.0.1/${databaseName}`);
  url.port = port.trim();
  url.password = readFileSync(passwordFile, "utf8").trim();
  return url.href;
}

async function connected(url: string): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch {
    return null;
  }
}

/** Connects to the database that the settings name; starts the built-in one when Faro is not running. */
export async function openDatabase(env: Env): Promise<AdminDatabase> {
  const known = env.DATABASE_URL ?? runningUrl(env.DATA_DIR);
  const running = known === null ? null : await connected(known);
  if (running !== null) return { client: running, close: () => running.end() };
  if (env.DATABASE_URL !== undefined)
    throw new SettingError("The database does not answer. Check DATABASE_URL.");
  if (!existsSync(join(env.DATA_DIR, "postgres/cluster"))) {
    throw new SettingError(`There is no data in ${env.DATA_DIR} yet. Start Faro once, or set DATA_DIR.`);
  }
  const embedded = await startEmbedded({ dataDir: env.DATA_DIR });
  await migrateDatabase(embedded.url);
  const client = await connected(embedded.url);
  if (client === null) {
    await embedded.stop();
    throw new SettingError("The built-in PostgreSQL does not answer.");
  }
  return {
    client,
    async close() {
      await client.end();
      await embedded.stop();
    },
  };
}
