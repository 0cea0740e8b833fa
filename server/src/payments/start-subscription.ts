/** The monthly subscription at the gateway; made from the outbox, never while a person waits. */
import { paymentLimits } from "@faro/contract/payments/limits.ts";
import { setPlan } from "#server/accounts/set-plan.ts";
import { and, eq, isNull } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import {
  type Attempt,
  AttemptLost,
  moveAlone,
  moveAttempt,
  paymentIndex,
} from "#server/payments/attempts.ts";
import { addDays, billingDay } from "#server/payments/calendar.ts";
import type { StoredCard } from "#server/payments/gateway.ts";
import { tellPerson } from "#server/payments/notices.ts";
import {
  orderInvoice,
  readReceipts,
  readSubscription,
  type SubscriptionRow,
  stillUnordered,
} from "#server/payments/subscriptions.ts";
import { paymentSubscriptions } from "#server/payments/tables.ts";
import { promise } from "#server/payments/tasks.ts";
import { cancelThere } from "#server/payments/watch-ended.ts";
import type { Services } from "#server/services.ts";

/** Before a new order the last one is stopped for certain: the same card and amount might be taken for a repetition. */
async function stopLastRound(services: Services, { attemptId, round }: SubscriptionRow): Promise<void> {
  if (round === 0) return;
  const last = await services.payments.findSubscription(orderInvoice({ attemptId, round: round - 1 }));
  if (last !== null) await services.payments.cancelSubscription(last);
}

async function storedCard(services: Services, row: SubscriptionRow, chargeId: string): Promise<StoredCard> {
  const { profileId, paymentProfileId, ownerId } = row;
  if (profileId !== null && paymentProfileId !== null) return { profileId, paymentProfileId };
  const stored = await services.payments.storeCard(chargeId);
  await withOwner(services.db, ownerId, (tx) =>
    tx
      .update(paymentSubscriptions)
      .set({ ...stored })
      .where(eq(paymentSubscriptions.ownerId, ownerId)),
  );
  return stored;
}

/** Day of the first charge: the end of what is paid, and never a day that has passed, for the gateway refuses those. */
async function firstDay(services: Services, row: SubscriptionRow): Promise<string> {
  const { ownerId, startOn, aheadDays } = row;
  const today = billingDay(services.now(), aheadDays);
  const receipts = await withOwner(services.db, ownerId, (tx) => readReceipts(tx, ownerId));
  const paid = receipts.find(({ returned }) => !returned)?.coversThrough ?? startOn;
  const wanted = paid > startOn ? paid : startOn;
  return wanted >= today ? wanted : addDays(today, 1);
}

/**
 * Orders it, and with another first day when the one that was meant has passed. That would be a second subscription where
 * the first order had arrived though its answer was lost: so it is looked for before.
 */
async function order(services: Services, row: SubscriptionRow, chargeId: string): Promise<string> {
  const invoice = orderInvoice(row);
  const startOn = await firstDay(services, row);
  if (startOn !== row.startOn) {
    const arrived = await services.payments.findSubscription(invoice);
    if (arrived !== null) return arrived;
    // Before it is ordered: the months are counted from this day.
    await withOwner(services.db, row.ownerId, (tx) =>
      tx.update(paymentSubscriptions).set({ startOn }).where(stillUnordered(row)),
    );
  }
  const stored = await storedCard(services, row, chargeId);
  return await services.payments.createSubscription({
    ...{ invoice, startOn, stored, cents: paymentLimits.monthlyCents, aheadDays: row.aheadDays },
  });
}

/** Orders the subscription unless the gateway has it or it was cancelled. `chargeId`: the trial's transaction. */
export async function ensureSubscription(
  services: Services,
  ownerId: string,
  chargeId: string,
): Promise<void> {
  const row = await withOwner(services.db, ownerId, (tx) => readSubscription(tx, ownerId));
  if (row === null || row.gatewayId !== null || row.cancelledAt !== null || row.state === "ended") return;
  await stopLastRound(services, row);
  const gatewayId = await order(services, row, chargeId);
  const kept = await withOwner(services.db, ownerId, (tx) =>
    tx
      .update(paymentSubscriptions)
      .set({ gatewayId, gatewayIndex: paymentIndex(services.keys, "subscription", gatewayId) })
      .where(and(stillUnordered(row), isNull(paymentSubscriptions.cancelledAt)))
      .returning({ id: paymentSubscriptions.gatewayId }),
  );
  if (kept.length > 0) return;
  // Cancelled, or deleted with the account, while the gateway answered.
  const now = await withOwner(services.db, ownerId, (tx) => readSubscription(tx, ownerId));
  if (now?.gatewayId === gatewayId) return;
  await promise(services.db, { kind: "cancel", accountId: null, subject: gatewayId, dueAt: services.now() });
}

/** From the opened account to the running subscription. */
export async function startSubscription(services: Services, attempt: Attempt): Promise<Attempt> {
  if (attempt.transactionId === null) throw new AttemptLost();
  await ensureSubscription(services, attempt.ownerId, attempt.transactionId);
  return await moveAlone(services, attempt, "done");
}

/** The gateway will not take the subscription: never paid without a plan, never a plan without payment. */
export async function giveUpSubscription(services: Services, attempt: Attempt): Promise<Attempt> {
  const { ownerId } = attempt;
  const voiding = await withOwner(services.db, ownerId, async (tx) => {
    const moved = await moveAttempt(services, tx, attempt, "voiding");
    await tx
      .update(paymentSubscriptions)
      .set({ state: "ended", updatedAt: new Date(services.now()) })
      .where(eq(paymentSubscriptions.ownerId, ownerId));
    await setPlan(tx, ownerId, "FREE");
    const row = await readSubscription(tx, ownerId);
    if (row !== null) await cancelThere(services, tx, row);
    const profileId = row?.profileId;
    if (profileId) {
      await promise(tx, {
        kind: "forget-cards",
        accountId: null,
        subject: profileId,
        dueAt: services.now(),
      });
    }
    return moved;
  });
  await tellPerson(services, ownerId, "returned", { cents: attempt.cents }).catch((error) =>
    services.log.error({ err: error }, "a person could not be told of her returned dollar"),
  );
  return voiding;
}
