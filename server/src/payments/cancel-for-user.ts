import { paymentFailures } from "@faro/contract/payments/error-text.ts";
import { setPlan } from "#server/accounts/set-plan.ts";
import type { Transaction } from "#server/db/client.ts";
import { eq } from "#server/db/orm.ts";
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
import { cancelThere } from "#server/payments/watch-ended.ts";
import type { Services } from "#server/services.ts";

const isOpen: ReadonlySet<string> = new Set(["charging", "held", "charged", "voiding", "failed"]);

/** Charges that are on their way back, without an owner, or whose outcome nobody knows. */
async function returnOpenMoney(services: Services, tx: Transaction): Promise<void> {
  const due = { accountId: null, dueAt: services.now() };
  // Held: one that is about to charge waits, finds itself gone and sends nothing.
  const attempts = await tx.select().from(paymentAttempts).for("update");
  for (const { id, state, failure, transactionId } of attempts) {
    if (!isOpen.has(state)) continue;
    if (transactionId !== null && (state === "charged" || state === "voiding")) {
      await promise(tx, { kind: "undo", subject: transactionId, ...due });
    } else if (state !== "failed" || failure === paymentFailures.unknown) {
      await promise(tx, { kind: "orphan", subject: id, ...due });
    }
  }
}

/**
 * Before an account is deleted: its payments go, the gateway is told from the outbox to stop charging and to forget her
 * cards, and only amounts without a name remain. May run twice; needs no answer of the gateway.
 */
export async function cancelForUser(services: Services, ownerId: string): Promise<void> {
  await withOwner(services.db, ownerId, (tx) => endPayments(services, tx, ownerId));
}

/** The same inside the deletion, of what another tab began to pay meanwhile: nothing may begin once her data key is gone. */
export async function endPayments(services: Services, tx: Transaction, ownerId: string): Promise<void> {
  const due = { accountId: null, dueAt: services.now() };
  const row = await readSubscription(tx, ownerId);
  if (row !== null) await cancelThere(services, tx, row);
  // Should the deletion break off after this, no plan is left that nobody pays for.
  if (row !== null && row.state !== "ended") await setPlan(tx, ownerId, "FREE");
  if (row?.profileId) await promise(tx, { kind: "forget-cards", subject: row.profileId, ...due });
  await returnOpenMoney(services, tx);
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
}
