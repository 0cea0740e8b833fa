import { type Plan, planSchema } from "@faro/contract/accounts/schemas.ts";
import type pg from "pg";
import { checkedEmail } from "#server/accounts/fields.ts";
import { lookupIndex } from "#server/accounts/lookup-index.ts";
import type { Keys } from "#server/privacy/keys.ts";

export interface UserCount {
  total: number;
  byPlan: Record<string, number>;
}

export async function countUsers(client: pg.Client): Promise<UserCount> {
  const { rows } = await client.query<{ plan: string; users: number }>(
    "select plan, count(*)::int as users from profiles group by plan order by plan",
  );
  return {
    total: rows.reduce((sum, { users }) => sum + users, 0),
    byPlan: Object.fromEntries(rows.map(({ plan, users }) => [plan, users])),
  };
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The database knows addresses only as keyed hashes. */
async function findUser(client: pg.Client, keys: Keys, who: string): Promise<string | null> {
  if (uuid.test(who)) {
    const { rows } = await client.query("select owner_id from profiles where owner_id = $1", [who]);
    return rows[0]?.owner_id ?? null;
  }
  const index = lookupIndex(keys, checkedEmail(who));
  const { rows } = await client.query("select owner_id from credentials where email_index = $1", [index]);
  return rows[0]?.owner_id ?? null;
}

export function isPlan(value: string): value is Plan {
  return (planSchema.options as readonly string[]).includes(value);
}

/** Sets the plan of the person with this e-mail address or id; null when there is nobody. */
export async function setPlan(
  client: pg.Client,
  keys: Keys,
  who: string,
  plan: Plan,
): Promise<{ id: string } | null> {
  const id = await findUser(client, keys, who);
  if (id === null) return null;
  await client.query("update profiles set plan = $2 where owner_id = $1", [id, plan]);
  return { id };
}
