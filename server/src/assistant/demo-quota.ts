import { assistantLimits } from "@faro/contract/assistant/limits.ts";
import { guestDemos } from "#server/assistant/tables.ts";
import type { Transaction } from "#server/db/client.ts";
import { and, eq, gt, sql } from "#server/db/orm.ts";

const owner = "current_setting('faro.owner_id')::uuid";

/**
 * Takes one demo question in a single statement of an `ownerBatch`, so that parallel requests cannot take
 * more than there are. No row comes back when nothing is left.
 */
export const takeDemoStatement = `insert into guest_demos (owner_id, used) values (${owner}, 1)
  on conflict (owner_id) do update set used = guest_demos.used + 1, updated_at = now()
  where guest_demos.used < ${assistantLimits.guestQuestions} returning used`;

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
