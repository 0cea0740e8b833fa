/** A plan for an account that exists: the same attempts as a purchase at the door, without a second trial. */
import { paymentErrorCode, paymentFailures } from "@faro/contract/payments/error-text.ts";
import type { PlanOffer, StartPlanInput, SubscriptionAnswer } from "@faro/contract/payments/schemas.ts";
import { holdDataKey } from "#server/accounts/data-key.ts";
import { readProfile } from "#server/accounts/profile.ts";
import { and, eq } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";
import {
  type Attempt,
  knownFailure,
  newInvoice,
  paymentIndex,
  readAttempt,
} from "#server/payments/attempts.ts";
import { cardOf } from "#server/payments/card-of.ts";
import { takeCardTry } from "#server/payments/card-tries.ts";
import { driveWaiting, wasNeverMade } from "#server/payments/drive-waiting.ts";
import { type Card, GatewayUnavailable } from "#server/payments/gateway.ts";
import { presentSubscription, subscriptionAnswerOf } from "#server/payments/get-subscription.ts";
import { offerOf } from "#server/payments/offer.ts";
import { refreshSubscription } from "#server/payments/refresh-subscription.ts";
import { readReceipts, readSubscription } from "#server/payments/subscriptions.ts";
import { paymentAttempts } from "#server/payments/tables.ts";
import { promise } from "#server/payments/tasks.ts";
import { startPaymentTasks } from "#server/payments/work.ts";
import type { Services } from "#server/services.ts";

const asCoded = (failure: string): CodedError =>
  new CodedError(paymentErrorCode(failure) ?? "PAYMENT_GENERIC");

const sameMoment = 10 * 60_000;

interface Standing {
  offer: PlanOffer | null;
  /** Attempt behind the last subscription; part of what makes this start one intent. Empty: there was none. */
  last: string;
  running: boolean;
}

async function standingOf(services: Services, ownerId: string): Promise<Standing> {
  return await withOwner(services.db, ownerId, async (tx) => {
    const row = await readSubscription(tx, ownerId);
    const state =
      row === null ? null : presentSubscription(services, row, await readReceipts(tx, ownerId)).state;
    return {
      offer: await offerOf(services, tx, ownerId, row, state),
      last: row?.attemptId ?? "",
      running: state !== null && state !== "ended",
    };
  });
}

/** The request was repeated after its answer was lost: what she has now is the answer. */
async function justStarted(services: Services, ownerId: string, attemptId: string): Promise<boolean> {
  const attempt = await readAttempt(services, ownerId, attemptId);
  if (attempt === null || !attempt.kind.startsWith("own-")) return false;
  return services.now() - attempt.createdAt.getTime() < sameMoment;
}

/** The open attempt of this intent, or null. */
async function findStart(services: Services, ownerId: string, intentIndex: Buffer): Promise<Attempt | null> {
  const [row] = await withOwner(services.db, ownerId, (tx) =>
    tx
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.ownerId, ownerId), eq(paymentAttempts.intentIndex, intentIndex))),
  );
  return row ?? null;
}

async function beginStart(
  services: Services,
  ownerId: string,
  offer: PlanOffer,
  intentIndex: Buffer,
): Promise<void> {
  const now = services.now();
  const id = newInvoice();
  await withOwner(services.db, ownerId, async (tx) => {
    // An account that is being deleted in another tab pays nothing more.
    await holdDataKey(tx, ownerId, services.keys);
    const made = await tx
      .insert(paymentAttempts)
      .values({
        ...{ ownerId, id, state: "created", intentIndex, cents: offer.cents, startOn: offer.firstChargeOn },
        kind: offer.kind === "trial" ? "own-trial" : "own-month",
        createdAt: new Date(now),
        updatedAt: new Date(now),
      })
      .onConflictDoNothing()
      .returning({ id: paymentAttempts.id });
    if (made.length > 0)
      await promise(tx, { kind: "attempt", accountId: ownerId, subject: id, dueAt: now + 150_000 });
  });
}

async function drive(ctx: RequestContext, attempt: Attempt, card: Card, zip: string | undefined) {
  const { services } = ctx;
  const { ownerId } = attempt;
  const profile = await withOwner(services.db, ownerId, (tx) => readProfile(services, tx, ownerId));
  const buyer = {
    email: profile.email ?? "",
    firstName: profile.first_name,
    lastName: profile.last_name,
  };
  return await driveWaiting(ctx, attempt, { card, buyer, ...(zip === undefined ? {} : { zip }) });
}

function requirePaid(after: Attempt | null): void {
  if (after?.state === "opened" || after?.state === "done") return;
  if (after?.state === "held") throw new CodedError("PAYMENT_REVIEW");
  throw asCoded(after?.failure ?? paymentFailures.unknown);
}

export async function startPlan(ctx: RequestContext, input: StartPlanInput): Promise<SubscriptionAnswer> {
  const { services } = ctx;
  const ownerId = requireUser(ctx).id;
  const card = cardOf(services.payments, input);
  // What ended today may not be written down yet.
  await refreshSubscription(services, ownerId).catch((error) => {
    if (!(error instanceof GatewayUnavailable)) throw error;
  });
  let standing = await standingOf(services, ownerId);
  // Another tab's plan may begin between the two readings of one standing: then the second one is whole.
  if (standing.offer === null && !standing.running) standing = await standingOf(services, ownerId);
  const { offer, last, running } = standing;
  if (running) {
    if (await justStarted(services, ownerId, last)) return await subscriptionAnswerOf(services, ownerId);
    throw new CodedError("PAYMENT_SUBSCRIPTION_EXISTS");
  }
  if (offer === null) throw new CodedError("PLAN_NOT_NEEDED");
  const intentIndex = paymentIndex(services.keys, "start", `${ownerId}:${last}`);
  const before = await findStart(services, ownerId, intentIndex);
  if (before !== null) {
    const after = await drive(ctx, before, card, input.zip);
    if (!wasNeverMade(before, after)) {
      requirePaid(after);
      return await subscriptionAnswerOf(services, ownerId);
    }
  }
  const cardTry = await takeCardTry(services, [ctx.addressKey, ownerId], input.proof);
  if (typeof cardTry === "string") throw asCoded(cardTry);
  await beginStart(services, ownerId, offer, intentIndex);
  const attempt = await findStart(services, ownerId, intentIndex);
  if (attempt === null) throw asCoded(paymentFailures.unknown);
  const after = await drive(ctx, attempt, card, input.zip);
  if (after?.state === "declined" || after?.state === "failed") {
    throw asCoded(await cardTry.refused(knownFailure(after.failure)));
  }
  // Paid, or nobody has judged the card yet.
  await cardTry.giveBack();
  requirePaid(after);
  startPaymentTasks(services);
  return await subscriptionAnswerOf(services, ownerId);
}
