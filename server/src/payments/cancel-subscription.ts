import { eq } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";
import { subscriptionAnswerOf } from "#server/payments/get-subscription.ts";
import { readSubscription } from "#server/payments/subscriptions.ts";
import { paymentSubscriptions } from "#server/payments/tables.ts";
import { promise } from "#server/payments/tasks.ts";
import { cancelThere } from "#server/payments/watch-ended.ts";
import { startPaymentTasks } from "#server/payments/work.ts";

/** No further charge; what is paid for stays. The gateway hears of it from the outbox until it has agreed. */
export async function cancelSubscription(ctx: RequestContext) {
  const { services } = ctx;
  const ownerId = requireUser(ctx).id;
  const now = services.now();
  await withOwner(services.db, ownerId, async (tx) => {
    const row = await readSubscription(tx, ownerId);
    if (row === null) throw new CodedError("SUBSCRIPTION_NOT_FOUND");
    if (row.state === "ended") throw new CodedError("SUBSCRIPTION_ENDED");
    if (row.cancelledAt !== null) return;
    await tx
      .update(paymentSubscriptions)
      .set({ cancelledAt: new Date(now), state: "cancelled", updatedAt: new Date(now) })
      .where(eq(paymentSubscriptions.ownerId, ownerId));
    await cancelThere(services, tx, row);
    await promise(tx, { kind: "tell-cancelled", accountId: ownerId, subject: ownerId, dueAt: now });
    // Grace is for those who want to go on: what is overdue ends now.
    await promise(tx, { kind: "subscription", accountId: ownerId, subject: ownerId, dueAt: now });
  });
  startPaymentTasks(services);
  return await subscriptionAnswerOf(services, ownerId);
}
