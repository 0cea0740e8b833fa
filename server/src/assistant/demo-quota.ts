import { assistantLimits } from "@faro/contract/assistant/limits.ts";
import { guestDemos } from "#server/assistant/tables.ts";
import type { Transaction } from "#server/db/client.ts";
import { and, eq, gt, lt, sql } from "#server/db/orm.ts";

/**
 * Takes one demo question of a guest in a single statement, so that parallel requests cannot take more than
 * there are. Returns what remains afterwards, or null when nothing was left.
 */
export async function takeDemoQuestion(tx: Transaction, guestId: string): Promise<number | null> {
  const [row] = await tx
    .insert(guestDemos)
    .values({ ownerId: guestId, used: 1 })
    .onConflictDoUpdate({
      target: guestDemos.ownerId,
      set: { used: sql`${guestDemos.used} + 1`, updatedAt: sql`now()` },
      setWhere: lt(guestDemos.used, assistantLimits.guestQuestions),
    })
    .returning({ used: guestDemos.used });
  return row === undefined ? null : assistantLimits.guestQuestions - row.used;
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
  return assistantLimits.guestQuestions - (row?.used ?? 0);
}
