/**
 * Forgetting old rows of personal tables, which row-level security hides from the application. A function that belongs
 * to the tables' owner deletes them: it takes no table and no condition, only rows whose `forget_at` has
 * passed by the database's own clock, and gives back nothing but a count.
 */
import type pg from "pg";
import { appRole, type Database } from "#server/db/client.ts";

const functionName = "public.faro_forget_due";
/** Rows of each table in one call: short transactions, nobody waits. */
const batch = 2000;

/** Makes the function for the tables that have a `forget_at` now. Runs as their owner, after each migration. */
export async function installForgetting(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
     where table_schema = 'public' and column_name = 'forget_at' order by 1`,
  );
  const deletions = rows.map(
    ({ name }) => `
      delete from ${name} where ctid = any (array(
        select ctid from ${name} where forget_at <= due limit ${batch} for update skip locked));
      get diagnostics found = row_count;
      total := total + found;`,
  );
  await client.query(`
    create or replace function ${functionName}(moment timestamptz) returns bigint
    language plpgsql security definer set search_path = pg_catalog, pg_temp as $body$
    declare
      due timestamptz := least(moment, now());
      found bigint;
      total bigint := 0;
    begin${deletions.join("")}
      return total;
    end
    $body$;
    revoke all on function ${functionName}(timestamptz) from public;
    grant execute on function ${functionName}(timestamptz) to ${appRole};
  `);
}

/** Deletes every personal row that is due at `now` (milliseconds since 1970) and by the database's clock. */
export async function forgetDueRows(db: Database, now: number): Promise<void> {
  for (;;) {
    const { rows } = await db.$client.query(`select ${functionName}($1) as total`, [new Date(now)]);
    if (Number(rows[0]?.total) === 0) return;
  }
}
