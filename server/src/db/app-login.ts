import { randomBytes } from "node:crypto";
import pg from "pg";
import { appRole } from "#server/db/client.ts";

/**
 * Lets the application's role sign in to the built-in PostgreSQL with a password of this start, so that no
 * connection of the application belongs to the superuser, whatever statement might get into it.
 */
export async function openAppLogin(adminUrl: string): Promise<string> {
  const password = randomBytes(24).toString("hex");
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`alter role ${appRole} login password '${password}'`);
  } finally {
    await client.end();
  }
  const url = new URL(adminUrl);
  url.username = appRole;
  url.password = password;
  return url.href;
}
