/** Accounts that nobody has used for two years are deleted, as the privacy page promises (L4). */
import { keptFor } from "@faro/contract/assistant/limits.ts";
import type pg from "pg";
import { beforeDeletion } from "#server/accounts/before-deletion.ts";
import { eraseOwner } from "#server/accounts/delete-account.ts";
import { appRole } from "#server/db/client.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { readSubscription } from "#server/payments/subscriptions.ts";
import type { Services } from "#server/services.ts";

const functionName = "public.faro_unused_accounts";
const first = "00000000-0000-0000-0000-000000000000";

/**
 * Row-level security hides accounts from the application. This function belongs to the tables' owner and gives ids
 * alone, of accounts whose last use is long past by the database's own clock. Runs as their owner, after each migration.
 */
export async function installUnusedAccounts(client: pg.Client): Promise<void> {
  await client.query(`
    create or replace function ${functionName}(moment timestamptz, after uuid) returns setof uuid
    language sql stable security definer set search_path = pg_catalog, pg_temp as $body$
      select owner_id from public.credentials
      where used_at <= least(moment, now()) - interval '${keptFor.user} milliseconds' and owner_id > after
      order by owner_id limit 100
    $body$;
    revoke all on function ${functionName}(timestamptz, uuid) from public;
    grant execute on function ${functionName}(timestamptz, uuid) to ${appRole};
  `);
}

/** Deletes them as their owners would. Whoever pays is not forgotten. May run twice. */
export async function forgetUnused(services: Services, now: number): Promise<void> {
  for (let after = first; ; ) {
    const { rows } = await services.db.$client.query<{ id: string }>(`select ${functionName}($1, $2) as id`, [
      new Date(now),
      after,
    ]);
    for (const { id } of rows) {
      after = id;
      const plan = await withOwner(services.db, id, (tx) => readSubscription(tx, id));
      if (plan !== null && plan.state !== "ended") continue;
      for (const prepare of beforeDeletion) await prepare(services, id);
      await eraseOwner(services, id);
    }
    if (rows.length === 0) return;
  }
}
