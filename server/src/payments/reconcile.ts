/** The nightly comparison with the gateway's own lists; what each subscription knows is compared in its own round. */
import { and, eq, lte } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { OutcomeUnknown } from "#server/payments/gateway.ts";
import { refreshSubscription } from "#server/payments/refresh-subscription.ts";
import { isInLedger, stopUnowned } from "#server/payments/stop-unowned.ts";
import { markReturned, ownerOfCharge, ownerOfSubscription } from "#server/payments/subscriptions.ts";
import { paymentReceipts } from "#server/payments/tables.ts";
import type { Services } from "#server/services.ts";

/** As far back as the gateway's lists reach at once. */
const reach = 30 * 24 * 60 * 60 * 1000;

/** True when the receipt still said that the money is here. */
async function takeBack(
  services: Services,
  ownerId: string,
  { transactionId, cents }: { transactionId: string; cents: number },
): Promise<boolean> {
  return await withOwner(services.db, ownerId, async (tx) => {
    const open = await tx
      .select({ id: paymentReceipts.id })
      .from(paymentReceipts)
      .where(
        and(
          eq(paymentReceipts.ownerId, ownerId),
          eq(paymentReceipts.id, transactionId),
          eq(paymentReceipts.returned, false),
          // What was given back in part still pays for its time.
          lte(paymentReceipts.cents, cents),
        ),
      );
    if (open.length === 0) return false;
    await markReturned(tx, ownerId, transactionId);
    return true;
  });
}

/** One charge whose outcome is open must not keep the night from all others; the next night asks again. */
async function unlessUnknown<T>(services: Services, looking: Promise<T>): Promise<T | null> {
  try {
    return await looking;
  } catch (error) {
    if (!(error instanceof OutcomeUnknown)) throw error;
    services.log.error({ err: error }, "a charge could not be compared");
    return null;
  }
}

/**
 * Finds refunds, voids and chargebacks whose notification never came; returns how many were mended. A refund is a charge
 * of its own there, so the receipt's own charge would never tell. Throws GatewayUnavailable.
 */
export async function reconcileReturns(services: Services): Promise<number> {
  let mended = 0;
  for (const money of await services.payments.findReturned(services.now() - reach)) {
    const ownerId = await ownerOfCharge(services, money.transactionId);
    if (ownerId === null || !(await takeBack(services, ownerId, money))) continue;
    mended += 1;
    await unlessUnknown(services, refreshSubscription(services, ownerId));
  }
  if (mended > 0) services.log.warn({ mended }, "payments were returned without a notification");
  return mended;
}

/** Months that the gateway charged and that stand nowhere here, because a notification and an answer were lost. */
export async function reconcileCharges(services: Services): Promise<void> {
  for (const transactionId of await services.payments.findOrdered(services.now() - reach)) {
    if ((await ownerOfCharge(services, transactionId)) !== null) continue;
    if (await isInLedger(services, transactionId)) continue;
    const charge = await unlessUnknown(services, services.payments.getCharge(transactionId));
    if (charge?.subscription == null) continue;
    const ownerId = await ownerOfSubscription(services, charge.subscription.id);
    if (ownerId === null) await stopUnowned(services, charge, charge.subscription.id);
    else await unlessUnknown(services, refreshSubscription(services, ownerId));
  }
}
