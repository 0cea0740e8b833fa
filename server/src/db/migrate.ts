import { join } from "node:path";
import pg from "pg";
import { installUnusedAccounts } from "#server/accounts/forget-unused.ts";
import { appRole } from "#server/db/client.ts";
import { installForgetting } from "#server/db/forget.ts";
import { drizzle, migrate } from "#server/db/orm.ts";
import { SettingError } from "#server/env.ts";
import { installJobs } from "#server/jobs/install.ts";

const migrationsFolder = join(import.meta.dirname, "migrations");
/** Any fixed number: copies that start together migrate one after the other. */
const lockId = 727_001;

/** Makes the role the application works as, and lets the user of the URL become it. */
async function ensureAppRole(client: pg.Client): Promise<void> {
  const role = await client.query(
    "select pg_has_role(current_user, oid, 'MEMBER') as usable from pg_roles where rolname = $1",
    [appRole],
  );
  if (role.rows[0]?.usable === true) return;
  try {
    if (role.rowCount === 0) await createRole(client);
    await client.query(`grant ${appRole} to current_user`);
  } catch (error) {
    throw new SettingError(
      `The user of DATABASE_URL may not create or grant roles. Have an administrator run: create role ${appRole} nologin; grant ${appRole} to that user.`,
      { cause: error },
    );
  }
}

async function createRole(client: pg.Client): Promise<void> {
  try {
    await client.query(`create role ${appRole} nologin nobypassrls`);
  } catch (error) {
    // Two copies on two databases of one cluster may create it at the same moment.
    const { code } = error as pg.DatabaseError;
    if (code !== "23505" && code !== "42710") throw error;
  }
}

/** What the server says when it refuses a connection; the number is PostgreSQL's own. */
const refusals: Record<string, string> = {
  "28P01": "the user or the password is wrong",
  "28000": "this user may not sign in from here",
  "3D000": "there is no database of that name",
  "42501": "this user may not use that database",
  "53300": "it has no connection left",
  "57P03": "it is starting or stopping",
};

function connectionProblem({ code, message }: NodeJS.ErrnoException): string {
  const refusal = refusals[code ?? ""];
  if (refusal !== undefined)
    return `The database refused the connection: ${refusal} (${code}). Check DATABASE_URL.`;
  return `The database does not answer: ${code ?? message}. Check DATABASE_URL.`;
}

/** The reason is left out: it repeats the address, and the password in it. */
function clientOf(url: string): pg.Client {
  try {
    return new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  } catch {
    throw new SettingError(
      "DATABASE_URL cannot be read. Signs such as / ? # in its password must be written as %2F, %3F, %23.",
    );
  }
}

/** Brings the database to the current schema. Runs as the user of the URL, never as the application's role. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = clientOf(url);
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new SettingError(connectionProblem(error as NodeJS.ErrnoException), { cause: error });
  }
  try {
    const version = Number((await client.query("show server_version_num")).rows[0].server_version_num);
    if (version < 150_000) throw new SettingError("DATABASE_URL: PostgreSQL 15 or newer is needed.");
    await client.query("select pg_advisory_lock($1)", [lockId]);
    await ensureAppRole(client);
    await migrate(drizzle({ client }), { migrationsFolder });
    await installForgetting(client);
    await installUnusedAccounts(client);
    await installJobs(client);
    await client.query(`grant usage on schema public to ${appRole}`);
    await client.query(`grant select, insert, update, delete on all tables in schema public to ${appRole}`);
  } finally {
    await client.end();
  }
}
