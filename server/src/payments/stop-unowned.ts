/** Charges of subscriptions that we ordered and that nobody here has. */
import { eq } from "#server/db/orm.ts";
import { billingDay } from "#server/payments/calendar.ts";
import type { ChargeRecord } from "#server/payments/gateway.ts";
import { isOrderInvoice } from "#server/payments/subscriptions.ts";
import { paymentLedger } from "#server/payments/tables.ts";
import { promise } from "#server/payments/tasks.ts";
import type { Services } from "#server/services.ts";

/** True for a charge of an account that was deleted since, and for one that was dealt with. */
export async function isInLedger(services: Services, transactionId: string): Promise<boolean> {
  const rows = await services.db
    .select({ id: paymentLedger.transactionId })
    .from(paymentLedger)
    .where(eq(paymentLedger.transactionId, transactionId));
  return rows.length > 0;
}

/**
 * Its order was cancelled or deleted before the answer arrived, or taken up again since: it stops and the money goes
 * back. What is somebody else's at the same merchant, or was rightly paid before an account was deleted, is let alone.
 */
export async function stopUnowned(
  services: Services,
  charge: ChargeRecord,
  subscription: string,
): Promise<void> {
  const { transactionId, invoice, cents, state } = charge;
  if (!isOrderInvoice(invoice) || (await isInLedger(services, transactionId))) return;
  services.log.error(
    { subscription },
    "a subscription that nobody has was charged; it ends, the money goes back",
  );
  const due = { accountId: null, dueAt: services.now() };
  await services.db.transaction(async (tx) => {
    await promise(tx, { kind: "cancel", subject: subscription, ...due });
    if (state !== "approved") return;
    await promise(tx, { kind: "undo", subject: transactionId, ...due });
    await tx
      .insert(paymentLedger)
      .values({ transactionId, cents, paidOn: billingDay(services.now()), returned: true })
      .onConflictDoNothing();
  });
}
