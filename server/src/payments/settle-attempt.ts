/** What follows from money: the account and its plan, a paid month, or the money's return. */

import { paymentFailures } from "@faro/contract/payments/error-text.ts";
import { paymentLimits } from "@faro/contract/payments/limits.ts";
import { createAccount } from "#server/accounts/create-account.ts";
import { setPlan } from "#server/accounts/set-plan.ts";
import type { Transaction } from "#server/db/client.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { type Attempt, AttemptLost, moveAttempt, openBuyer } from "#server/payments/attempts.ts";
import { addDays, addMonths, billingDay, monthAfter } from "#server/payments/calendar.ts";
import {
  addReceipt,
  holdSubscription,
  isMonthPaid,
  markReturned,
  readSubscription,
} from "#server/payments/subscriptions.ts";
import { paymentSubscriptions } from "#server/payments/tables.ts";
import { promise } from "#server/payments/tasks.ts";
import type { Services } from "#server/services.ts";

const minute = 60_000;

/**
 * Account, plan UNLIMITED, subscription row, receipt and the new state in one transaction. Throws EMAIL_REGISTERED
 * when somebody took the address since the charge was sent.
 */
export async function openPaidAccount(services: Services, attempt: Attempt): Promise<Attempt> {
  const buyer = openBuyer(services, attempt);
  if (buyer === null || attempt.transactionId === null) throw new AttemptLost();
  const { email, firstName, lastName, passwordHash, language, timeZone, guestId } = buyer;
  return await createAccount(
    services,
    {
      ...{ id: attempt.ownerId, email, phone: null, passwordHash, firstName, lastName, language, timeZone },
      plan: "UNLIMITED",
      guestId,
    },
    (tx) => beginPlan(services, tx, attempt, 0),
  );
}

/** Subscription row, receipt, plan and the work that follows, in the transaction of the new state. */
async function beginPlan(
  services: Services,
  tx: Transaction,
  attempt: Attempt,
  aheadDays: number,
): Promise<Attempt> {
  const { ownerId, transactionId, card, cents } = attempt;
  if (transactionId === null) throw new AttemptLost();
  const now = services.now();
  const kind = attempt.kind === "own-month" ? "month" : "trial";
  // Her days begin when she has them: the bank may have taken some to look at the payment.
  const today = billingDay(now, aheadDays);
  const startOn = kind === "month" ? addMonths(today, 1) : addDays(today, paymentLimits.trialDays);
  const opened = await moveAttempt(services, tx, attempt, "opened");
  const begun = {
    ...{ attemptId: attempt.id, gateway: services.payments.name, card, startOn, paidThrough: startOn },
    ...{ profileId: attempt.profileId, paymentProfileId: attempt.paymentProfileId },
    ...{ gatewayId: null, gatewayIndex: null, round: 0, aheadDays },
    state: kind === "month" ? ("active" as const) : ("trial" as const),
    ...{ cancelledAt: null, graceUntil: null, noticeSentAt: null, graceNoticeFor: null },
    createdAt: new Date(now),
    updatedAt: new Date(now),
  };
  await tx
    .insert(paymentSubscriptions)
    .values({ ownerId, ...begun })
    .onConflictDoUpdate({ target: paymentSubscriptions.ownerId, set: begun });
  await addReceipt(services, tx, ownerId, {
    ...{ transactionId, kind, cents, card },
    paidOn: billingDay((attempt.chargedAt ?? attempt.createdAt).getTime(), aheadDays),
    coversThrough: startOn,
  });
  await setPlan(tx, ownerId, "UNLIMITED");
  await promise(tx, { kind: "attempt", accountId: ownerId, subject: attempt.id, dueAt: now });
  await promise(tx, {
    kind: "subscription",
    accountId: ownerId,
    subject: ownerId,
    dueAt: nextRound(now),
  });
  return opened;
}

/** The plan of an account that was there before. One that has a plan again by now gets its money back. */
export async function openOwnPlan(services: Services, attempt: Attempt): Promise<Attempt> {
  return await withOwner(services.db, attempt.ownerId, async (tx) => {
    const row = await readSubscription(tx, attempt.ownerId);
    if (row !== null && row.state !== "ended") {
      const failure = paymentFailures.subscriptionExists;
      return await moveAttempt(services, tx, attempt, "voiding", { failure });
    }
    return await beginPlan(services, tx, attempt, row?.aheadDays ?? 0);
  });
}

/** The morning after, when the gateway's nightly charges are through; never less than an hour away. */
export function nextRound(now: number): number {
  const day = 24 * 60 * minute;
  const morning = Math.floor(now / day) * day + 11.5 * 60 * minute;
  return morning > now + 60 * minute ? morning : morning + day;
}

/**
 * An overdue month that was charged to a changed card. It goes back where the gateway's own try has paid for the month
 * by now, or the subscription is over.
 */
export async function recordMonth(services: Services, attempt: Attempt): Promise<Attempt> {
  const { ownerId, transactionId, card, cents } = attempt;
  if (transactionId === null) throw new AttemptLost();
  return await withOwner(services.db, ownerId, async (tx) => {
    const row = await holdSubscription(tx, ownerId);
    if (row === null) throw new AttemptLost();
    const coversThrough = monthAfter(row.startOn, attempt.startOn);
    await addReceipt(services, tx, ownerId, {
      ...{ transactionId, kind: "month", cents, card, coversThrough },
      paidOn: billingDay(services.now(), row.aheadDays),
    });
    if (row.state === "ended" || (await isMonthPaid(tx, ownerId, coversThrough, transactionId))) {
      const failure = paymentFailures.subscriptionExists;
      return await moveAttempt(services, tx, attempt, "voiding", { failure });
    }
    const due = { subject: transactionId, dueAt: services.now() };
    await promise(tx, { kind: "tell-paid", accountId: ownerId, ...due });
    return await moveAttempt(services, tx, attempt, "done");
  });
}

/** The money went back. Where an account stands, its subscription is over. */
export async function recordReturned(services: Services, attempt: Attempt): Promise<Attempt> {
  const { ownerId } = attempt;
  return await withOwner(services.db, ownerId, async (tx) => {
    const voided = await moveAttempt(services, tx, attempt, "voided");
    const transactionId = attempt.transactionId ?? "";
    await markReturned(tx, ownerId, transactionId);
    if (attempt.kind === "month") {
      const due = { subject: transactionId, dueAt: services.now() };
      await promise(tx, { kind: "tell-returned", accountId: ownerId, ...due });
    }
    return voided;
  });
}

/** The day of the first monthly charge for a trial that begins now. */
export function firstChargeOn(now: number, trialDays: number): string {
  return addDays(billingDay(now), trialDays);
}
