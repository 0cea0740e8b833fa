import { eq } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";
import { billingDay } from "#server/payments/calendar.ts";
import { subscriptionAnswerOf } from "#server/payments/get-subscription.ts";
import { readReceipts, readSubscription } from "#server/payments/subscriptions.ts";
import { paymentSubscriptions } from "#server/payments/tables.ts";
import { promise } from "#server/payments/tasks.ts";
import { cancelThere } from "#server/payments/watch-ended.ts";
import { startPaymentTasks } from "#server/payments/work.ts";

/**
 * Takes a cancellation back: a new subscription at the gateway that begins when the paid time ends. Only the wish is
 * written here; the outbox orders it, so that a crash leaves neither two subscriptions nor none.
 */
export async function resumeSubscription(ctx: RequestContext) {
  const { services } = ctx;
  const ownerId = requireUser(ctx).id;
  const now = services.now();
  await withOwner(services.db, ownerId, async (tx) => {
    const row = await readSubscription(tx, ownerId);
    if (row === null) throw new CodedError("SUBSCRIPTION_NOT_FOUND");
    if (row.cancelledAt === null && row.state !== "ended") return;
    if (row.state === "ended" || billingDay(now, row.aheadDays) >= row.paidThrough) {
      throw new CodedError("SUBSCRIPTION_ENDED");
    }
    // The old one is cancelled for certain before the new one is ordered.
    await cancelThere(services, tx, row);
    const monthly = (await readReceipts(tx, ownerId)).some(({ kind }) => kind === "month");
    await tx
      .update(paymentSubscriptions)
      .set({
        cancelledAt: null,
        gatewayId: null,
        gatewayIndex: null,
        graceUntil: null,
        round: row.round + 1,
        startOn: row.paidThrough,
        state: monthly ? "active" : "trial",
        updatedAt: new Date(now),
      })
      .where(eq(paymentSubscriptions.ownerId, ownerId));
    await promise(tx, { kind: "subscription", accountId: ownerId, subject: ownerId, dueAt: now });
  });
  startPaymentTasks(services);
  return await subscriptionAnswerOf(services, ownerId);
}
