/** A subscription was taken up again, and the gateway will not take its card for the months to come. */
import { paymentErrorCode } from "@faro/contract/payments/error-text.ts";
import { paymentLimits } from "@faro/contract/payments/limits.ts";
import { and, isNull } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { addDays, billingDay } from "#server/payments/calendar.ts";
import type { GatewayRefused } from "#server/payments/gateway.ts";
import { tellPerson } from "#server/payments/notices.ts";
import { readSubscription, stillUnordered } from "#server/payments/subscriptions.ts";
import { paymentSubscriptions } from "#server/payments/tables.ts";
import type { Services } from "#server/services.ts";

/** Another card would help; a setting or a mistake of ours is none of hers. */
export function isAboutCard({ failure }: GatewayRefused): boolean {
  return ["PAYMENT_CARD", "PAYMENT_DECLINED"].includes(paymentErrorCode(failure) ?? "");
}

/** Once: she is told while there is time to change the card, and the last day of grace is set and never moves. */
export async function setUnready(services: Services, ownerId: string): Promise<void> {
  const row = await withOwner(services.db, ownerId, (tx) => readSubscription(tx, ownerId));
  if (row === null || row.graceUntil !== null) return;
  const { paidThrough, card } = row;
  const today = billingDay(services.now(), row.aheadDays);
  if (today <= paidThrough) await tellPerson(services, ownerId, "unready", { day: paidThrough, card });
  const graceUntil = addDays(today > paidThrough ? today : paidThrough, paymentLimits.graceDays);
  await withOwner(services.db, ownerId, (tx) =>
    tx
      .update(paymentSubscriptions)
      .set({ graceUntil })
      .where(and(stillUnordered(row), isNull(paymentSubscriptions.cancelledAt))),
  );
}
