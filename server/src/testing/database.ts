/** What a test needs to see of the database past row-level security: as its superuser. */
import pg from "pg";
import type { TestApp } from "#server/testing/test-app.ts";

export async function asAdmin<T>(app: TestApp, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Rows of a personal table that belong to somebody. */
export async function rowsOf(app: TestApp, table: string, ownerId: string): Promise<number> {
  return await asAdmin(app, async (client) => {
    const { rows } = await client.query(`select count(*)::int as rows from ${table} where owner_id = $1`, [
      ownerId,
    ]);
    return rows[0].rows as number;
  });
}

/** Every row of these tables as text, the way a dump shows them. All tables when none is named. */
export async function dumpOf(app: TestApp, ...tables: string[]): Promise<string> {
  return await asAdmin(app, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1",
    );
    const wanted = tables.length === 0 ? rows.map(({ name }) => name) : tables;
    const parts: string[] = [];
    for (const name of wanted) {
      const dump = await client.query(`select t::text as row from ${name} t`);
      parts.push(...dump.rows.map(({ row }) => row as string));
    }
    return parts.join("\n");
  });
}

/** Lets the waits between two codes end: limits count by the database's clock, which a test does not move. */
export async function aMinuteLater(app: TestApp): Promise<void> {
  await app.services.db.$client.query("delete from rate_limits where key like 'code-t1%'");
}
