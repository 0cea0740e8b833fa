/** A subscription that is over must stay over: nothing is charged any more, and what was charged goes back. */
import type { Transaction } from "#server/db/client.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { addMonths } from "#server/payments/calendar.ts";
import type { ChargeRecord } from "#server/payments/gateway.ts";
import {
  addReceipt,
  holdSubscription,
  orderInvoice,
  type ReceiptRow,
  returnCharge,
  type SubscriptionRow,
} from "#server/payments/subscriptions.ts";
import { promise } from "#server/payments/tasks.ts";
import type { Services } from "#server/services.ts";

/** Two monthly charges would show in this time. */
const watched = 62 * 24 * 60 * 60 * 1000;

/**
 * Tells the gateway to charge no more; repeating it is no error there. Without an id the order may still have arrived,
 * its answer lost: then it is looked for by its invoice number.
 */
export async function cancelThere(services: Services, tx: Transaction, row: SubscriptionRow): Promise<void> {
  const due = { accountId: null, dueAt: services.now() };
  if (row.gatewayId === null) await promise(tx, { kind: "unorder", subject: orderInvoice(row), ...due });
  else await promise(tx, { kind: "cancel", subject: row.gatewayId, ...due });
}

/**
 * The plan is left alone: the operator may have given one. True while it must be looked at again tomorrow. Throws GatewayUnavailable.
 */
export async function watchEnded(
  services: Services,
  row: SubscriptionRow,
  receipts: ReceiptRow[],
): Promise<boolean> {
  const { ownerId, gatewayId } = row;
  const known = new Set(receipts.map(({ id }) => id));
  const record = gatewayId === null ? null : await services.payments.getSubscription(gatewayId);
  const late: (ChargeRecord & { payment: number })[] = [];
  for (const { transactionId, payment } of record?.payments ?? []) {
    if (transactionId === null || known.has(transactionId)) continue;
    const charge = await services.payments.getCharge(transactionId);
    if (charge?.state === "approved") late.push({ ...charge, payment });
  }
  await withOwner(services.db, ownerId, async (tx) => {
    const now = await holdSubscription(tx, ownerId);
    // Begun anew while the gateway answered.
    if (now?.state !== "ended" || now.gatewayId !== gatewayId) return;
    if (record?.running === true) await cancelThere(services, tx, row);
    for (const { transactionId, cents, card, payment } of late) {
      services.log.error(
        { subscription: gatewayId },
        "an ended subscription was charged; the money goes back",
      );
      await addReceipt(services, tx, ownerId, {
        ...{ transactionId, kind: "month", cents, card: card === "" ? row.card : card },
        paidOn: addMonths(row.startOn, payment - 1),
        coversThrough: addMonths(row.startOn, payment),
      });
      await returnCharge(services, tx, ownerId, transactionId);
    }
  });
  return services.now() - row.updatedAt.getTime() < watched;
}
