import type { Transaction } from "#server/db/client.ts";
import { eq } from "#server/db/orm.ts";
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
 * For the deletion of an account, inside its transaction: everything of the person goes, the gateway is told from the
 * outbox to stop charging and to forget her cards, and only amounts without a name remain. May run twice.
 */
export async function cancelForUser(services: Services, tx: Transaction, ownerId: string): Promise<void> {
  const due = { accountId: null, dueAt: services.now() };
  const row = await readSubscription(tx, ownerId);
  if (row?.gatewayId) await promise(tx, { kind: "cancel", subject: row.gatewayId, ...due });
  if (row?.profileId) await promise(tx, { kind: "forget-cards", subject: row.profileId, ...due });
  for (const { id, cents, paidOn, returned } of await readReceipts(tx, ownerId)) {
    await tx
      .insert(paymentLedger)
      .values({ transactionId: id, cents, paidOn, returned })
      .onConflictDoNothing();
  }
  await tx.delete(paymentReceipts).where(eq(paymentReceipts.ownerId, ownerId));
  await tx.delete(paymentSubscriptions).where(eq(paymentSubscriptions.ownerId, ownerId));
  await tx.delete(paymentAttempts).where(eq(paymentAttempts.ownerId, ownerId));
  await tx.delete(paymentTasks).where(eq(paymentTasks.accountId, ownerId));
}
