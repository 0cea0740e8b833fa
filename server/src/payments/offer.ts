/** What a plan would cost an account that has none now. */
import { paymentLimits } from "@faro/contract/payments/limits.ts";
import type { PlanOffer, Subscription } from "@faro/contract/payments/schemas.ts";
import { readProfile } from "#server/accounts/profile.ts";
import type { Transaction } from "#server/db/client.ts";
import { and, eq, inArray } from "#server/db/orm.ts";
import { addDays, addMonths, billingDay } from "#server/payments/calendar.ts";
import type { SubscriptionRow } from "#server/payments/subscriptions.ts";
import { paymentAttempts } from "#server/payments/tables.ts";
import type { Services } from "#server/services.ts";

/** The dollar is offered once. A trial whose dollar went back because it could not be started was none. */
async function hadTrial(tx: Transaction, ownerId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.ownerId, ownerId),
        inArray(paymentAttempts.kind, ["trial", "own-trial"]),
        inArray(paymentAttempts.state, ["opened", "done"]),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Null while a plan runs, and for an account without a limit. `state`: of `row` on this day; inside `withOwner`. */
export async function offerOf(
  services: Services,
  tx: Transaction,
  ownerId: string,
  row: SubscriptionRow | null,
  state: Subscription["state"] | null,
): Promise<PlanOffer | null> {
  if (state !== null && state !== "ended") return null;
  // A night may be behind: then the plan of the row that just ended still stands.
  const settled = row === null || row.state === "ended";
  if (settled && (await readProfile(services, tx, ownerId)).plan === "UNLIMITED") return null;
  const today = billingDay(services.now(), row?.aheadDays ?? 0);
  const { trialCents, monthlyCents, trialDays } = paymentLimits;
  if (await hadTrial(tx, ownerId)) {
    return { kind: "month", cents: monthlyCents, firstChargeOn: addMonths(today, 1) };
  }
  return { kind: "trial", cents: trialCents, firstChargeOn: addDays(today, trialDays) };
}
