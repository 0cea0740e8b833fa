import pg from "pg";
import { describe, expect, inject, it } from "vitest";
import { appRole } from "#server/db/client.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { SettingError } from "#server/env.ts";

const adminUrl = inject("postgresUrl");

/** Runs `work` on an empty database of its own. */
async function onEmptyDatabase(name: string, work: (url: string, client: pg.Client) => Promise<void>) {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = adminUrl.replace(/\/faro$/, `/${name}`);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(url, client);
  } finally {
    await client.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
}

async function schemaOf(client: pg.Client): Promise<unknown> {
  const columns = await client.query(
    "select table_name, column_name, data_type from information_schema.columns where table_schema = 'public' order by 1, 2",
  );
  const policies = await client.query("select tablename, policyname from pg_policies order by 1, 2");
  const done = await client.query("select count(*)::int as rows from drizzle.__drizzle_migrations");
  return { columns: columns.rows, policies: policies.rows, migrations: done.rows[0].rows };
}

describe("migrations", () => {
  it("run on an empty database, and change nothing when they run again", async () => {
    await onEmptyDatabase("migrate_twice", async (url, client) => {
      await migrateDatabase(url);
      const first = await schemaOf(client);
      await client.query("insert into guest_demos (owner_id, used) values (gen_random_uuid(), 1)");
      await migrateDatabase(url);
      expect(await schemaOf(client)).toEqual(first);
      expect((await client.query("select used from guest_demos")).rows).toEqual([{ used: 1 }]);
    });
  });

  it("run once when several copies start together", async () => {
    await onEmptyDatabase("migrate_together", async (url, client) => {
      await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(url)));
      const { migrations } = (await schemaOf(client)) as { migrations: number };
      const folder = await import("./migrations/meta/_journal.json", { with: { type: "json" } });
      expect(migrations).toBe(folder.default.entries.length);
    });
  });

  it("let the application's role read and write, and nothing more", async () => {
    await onEmptyDatabase("migrate_grants", async (url, client) => {
      await migrateDatabase(url);
      const { rows } = await client.query(
        "select distinct privilege_type as may from information_schema.role_table_grants where grantee = $1 and table_schema = 'public' order by 1",
        [appRole],
      );
      expect(rows.map(({ may }) => may)).toEqual(["DELETE", "INSERT", "SELECT", "UPDATE"]);
    });
  });

  it("give one clear line when the database does not answer, without the password", async () => {
    const failure = await migrateDatabase("postgres://faro:canary-word@127.0.0.1:9/faro").catch(
      (error) => error,
    );
    expect(failure).toBeInstanceOf(SettingError);
    expect(failure.message).toMatch(/^The database does not answer: .+ Check DATABASE_URL\.$/);
    expect(failure.message).not.toContain("canary");
  });

  it.each(["canary#word", "canary/word", "canary?word"])(
    "say in one line that no address holds %s",
    async (word) => {
      const failure = await migrateDatabase(`postgres://faro:${word}@127.0.0.1:9/faro`).catch(
        (error) => error,
      );
      expect(failure).toBeInstanceOf(SettingError);
      expect(failure.message).toMatch(/^DATABASE_URL cannot be read\. .+$/);
      expect(`${failure.stack}${failure.cause}`).not.toContain("canary");
    },
  );

  it.each([
    ["password", (url: URL) => (url.password = "canary-word"), "the user or the password is wrong (28P01)"],
    ["database", (url: URL) => (url.pathname = "/canary_db"), "there is no database of that name (3D000)"],
  ])("say in words that the %s is wrong, without repeating it", async (_what, spoil, words) => {
    const url = new URL(adminUrl);
    spoil(url);
    const failure = await migrateDatabase(url.href).catch((error) => error);
    expect(failure).toBeInstanceOf(SettingError);
    expect(failure.message).toBe(`The database refused the connection: ${words}. Check DATABASE_URL.`);
  });
});
