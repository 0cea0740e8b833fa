import { eq, sql } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";
import { isSandbox } from "#server/payments/connect-gateway.ts";
import { subscriptionAnswerOf } from "#server/payments/get-subscription.ts";
import { refreshSubscription } from "#server/payments/refresh-subscription.ts";
import { runPaymentTasks } from "#server/payments/run-tasks.ts";
import { readSubscription } from "#server/payments/subscriptions.ts";
import { paymentSubscriptions } from "#server/payments/tables.ts";

/** Lets days pass, one after the other, for the own subscription in the sandbox: renewals, notices and ends show. */
export async function advanceSandbox(ctx: RequestContext, { days }: { days: number }) {
  const { services } = ctx;
  const ownerId = requireUser(ctx).id;
  const { payments: gateway } = services;
  if (!isSandbox(gateway)) throw new CodedError("NOT_FOUND");
  await runPaymentTasks(services);
  for (let day = 0; day < days; day += 1) {
    const row = await withOwner(services.db, ownerId, (tx) => readSubscription(tx, ownerId));
    if (row === null) throw new CodedError("SUBSCRIPTION_NOT_FOUND");
    if (row.gatewayId !== null) await gateway.advance(row.gatewayId, 1);
    await withOwner(services.db, ownerId, (tx) =>
      tx
        .update(paymentSubscriptions)
        .set({ aheadDays: sql`${paymentSubscriptions.aheadDays} + 1` })
        .where(eq(paymentSubscriptions.ownerId, ownerId)),
    );
    await refreshSubscription(services, ownerId);
  }
  return await subscriptionAnswerOf(services, ownerId);
}
