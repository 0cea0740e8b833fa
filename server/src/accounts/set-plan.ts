import type { Plan } from "@faro/contract/accounts/schemas.ts";
import { profiles } from "#server/accounts/tables.ts";
import type { Transaction } from "#server/db/client.ts";
import { eq } from "#server/db/orm.ts";

/** Sets the plan, as payments decide it; inside `withOwner`. */
export async function setPlan(tx: Transaction, ownerId: string, plan: Plan): Promise<void> {
  await tx.update(profiles).set({ plan }).where(eq(profiles.ownerId, ownerId));
}
