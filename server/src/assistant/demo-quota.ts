import { assistantLimits } from "@faro/contract/assistant/limits.ts";
import { guestDemos } from "#server/assistant/tables.ts";
import type { Transaction } from "#server/db/client.ts";
import { and, eq, gt, sql } from "#server/db/orm.ts";
import type { BatchBudget } from "#server/http/rate-limits.ts";

const owner = "current_setting('faro.owner_id')::uuid";

const used = `insert into guest_demos (owner_id, used) values (${owner}, 1)
  on conflict (owner_id) do update set used = guest_demos.used + 1, updated_at = now()
  where guest_demos.used < ${assistantLimits.guestQuestions} returning used`;

/**
 * Takes one demo question, and one of what the caller's network address (`faro.address`) has left, in a single
 * statement of an `ownerBatch`: parallel requests cannot take more than there are, and a guest without questions
 * uses up nothing of her address. One row comes back: `used`, null when the guest had nothing left, and
 * `allowed`, false when her address had not.
 */
export function takeDemoStatement(address: BatchBudget): string {
  const key = "current_setting('faro.address')";
  return `with taken as (${used}), counted as (${address.takeStatement(key, "taken")})
    select (select used from taken) as used, exists (select from counted) as allowed`;
}

/** A row of the statement. */
export interface DemoRow {
  used: number | null;
  allowed: boolean;
}

/** Reads the count without taking; no row for a guest who never asked. */
export const readDemoStatement = `select used from guest_demos where owner_id = ${owner}`;

/** Questions left after `used`. */
export function demoRemaining(used: number): number {
  return Math.max(assistantLimits.guestQuestions - used, 0);
}

/** Gives a question back whose answer failed. */
export async function giveBackDemoQuestion(tx: Transaction, guestId: string): Promise<void> {
  await tx
    .update(guestDemos)
    .set({ used: sql`${guestDemos.used} - 1`, updatedAt: sql`now()` })
    .where(and(eq(guestDemos.ownerId, guestId), gt(guestDemos.used, 0)));
}

export async function remainingDemoQuestions(tx: Transaction, guestId: string): Promise<number> {
  const [row] = await tx
    .select({ used: guestDemos.used })
    .from(guestDemos)
    .where(eq(guestDemos.ownerId, guestId));
  return demoRemaining(row?.used ?? 0);
}
