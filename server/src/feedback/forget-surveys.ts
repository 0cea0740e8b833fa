import type { Transaction } from "#server/db/client.ts";
import { eq } from "#server/db/orm.ts";
import { feedback } from "#server/feedback/tables.ts";

/** Removes a person's surveys: account deletion. */
export async function forgetSurveys(tx: Transaction, ownerId: string): Promise<void> {
  await tx.delete(feedback).where(eq(feedback.ownerId, ownerId));
}
