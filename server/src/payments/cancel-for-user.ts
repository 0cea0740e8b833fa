import { eq, inArray } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { readReceipts, readSubscription } from "#server/payments/subscriptions.ts";
import {
  paymentAttempts,
  paymentLedger,
  paymentReceipts,
  paymentSubscriptions,
  paymentTasks,
} from "#server/payments/tables.ts";
import { promise } from "#server/payments/tasks.ts";
import type { Services } from "#server/services.ts";

/**
 * Before an account is deleted: its payments go, the gateway is told from the outbox to stop charging and to forget her
 * cards, and only amounts without a name remain. May run twice; needs no answer of the gateway.
 */
export async function cancelForUser(services: Services, ownerId: string): Promise<void> {
  const due = { accountId: null, dueAt: services.now() };
  await withOwner(services.db, ownerId, async (tx) => {
    const row = await readSubscription(tx, ownerId);
    if (row?.gatewayId) await promise(tx, { kind: "cancel", subject: row.gatewayId, ...due });
    if (row?.profileId) await promise(tx, { kind: "forget-cards", subject: row.profileId, ...due });
    const open = await tx
      .select({ id: paymentAttempts.id })
      .from(paymentAttempts)
      .where(inArray(paymentAttempts.state, ["charging", "held", "charged"]));
    for (const { id } of open) await promise(tx, { kind: "orphan", subject: id, ...due });
    for (const { id, cents, paidOn, returned } of await readReceipts(tx, ownerId)) {
      await tx
        .insert(paymentLedger)
        .values({ transactionId: id, cents, paidOn, returned })
        .onConflictDoNothing();
    }
    for (const table of [paymentReceipts, paymentSubscriptions, paymentAttempts] as const) {
      await tx.delete(table).where(eq(table.ownerId, ownerId));
    }
    await tx.delete(paymentTasks).where(eq(paymentTasks.accountId, ownerId));
  });
}
