import { paymentLimits } from "@faro/contract/payments/limits.ts";
import type { Receipt, Subscription, SubscriptionAnswer } from "@faro/contract/payments/schemas.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";
import { billingDay, monthAfter } from "#server/payments/calendar.ts";
import { offerOf } from "#server/payments/offer.ts";
import { stateOf } from "#server/payments/refresh-subscription.ts";
import {
  isUnready,
  type ReceiptRow,
  readReceipts,
  readSubscription,
  type SubscriptionRow,
} from "#server/payments/subscriptions.ts";
import type { Services } from "#server/services.ts";

const presentReceipt = (row: ReceiptRow): Receipt => ({
  id: row.id,
  kind: row.kind,
  cents: row.cents,
  paidOn: row.paidOn,
  card: row.card,
  state: row.returned ? "returned" : "paid",
});

/** Row to wire shape. What a night has not yet written down already shows: a date that passed is past. */
export function presentSubscription(
  services: Services,
  row: SubscriptionRow,
  receipts: ReceiptRow[],
): Subscription {
  const refusedAfter = row.state === "grace" ? row.paidThrough : null;
  const { state, paidThrough, graceUntil } =
    row.state === "ended"
      ? { state: row.state, paidThrough: row.paidThrough, graceUntil: null }
      : stateOf(services, row, receipts, refusedAfter, row.gatewayId !== null);
  const renews = (state === "trial" || state === "active") && !isUnready(row);
  return {
    state,
    sandbox: row.gateway === "sandbox",
    card: row.card,
    nextChargeOn: renews ? paidThrough : null,
    nextChargeCents: renews ? paymentLimits.monthlyCents : null,
    accessUntil: (state === "grace" ? graceUntil : null) ?? paidThrough,
    nextAfterOverdue: state === "grace" ? monthAfter(row.startOn, paidThrough) : null,
    canResume: state === "cancelled" && billingDay(services.now(), row.aheadDays) < paidThrough,
    receipts: receipts.map(presentReceipt),
  };
}

export async function subscriptionAnswerOf(services: Services, ownerId: string): Promise<SubscriptionAnswer> {
  return await withOwner(services.db, ownerId, async (tx) => {
    const row = await readSubscription(tx, ownerId);
    const subscription =
      row === null ? null : presentSubscription(services, row, await readReceipts(tx, ownerId));
    const offer = await offerOf(services, tx, ownerId, row, subscription?.state ?? null);
    return { subscription, offer };
  });
}

export async function getSubscription(ctx: RequestContext) {
  return await subscriptionAnswerOf(ctx.services, requireUser(ctx).id);
}
