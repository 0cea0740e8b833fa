import { paymentErrorCode, paymentFailures } from "@faro/contract/payments/error-text.ts";
import { paymentLimits } from "@faro/contract/payments/limits.ts";
import type { ChangeCardInput } from "@faro/contract/payments/schemas.ts";
import { holdDataKey } from "#server/accounts/data-key.ts";
import { readProfile } from "#server/accounts/profile.ts";
import { and, eq } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";
import { type Attempt, knownFailure, newInvoice, paymentIndex } from "#server/payments/attempts.ts";
import { cardOf } from "#server/payments/card-of.ts";
import { type CardTry, takeCardTry } from "#server/payments/card-tries.ts";
import { driveWaiting, wasNeverMade } from "#server/payments/drive-waiting.ts";
import { GatewayRefused, GatewayUnavailable, type StoredCard } from "#server/payments/gateway.ts";
import { subscriptionAnswerOf } from "#server/payments/get-subscription.ts";
import { refreshSubscription } from "#server/payments/refresh-subscription.ts";
import { readSubscription, type SubscriptionRow } from "#server/payments/subscriptions.ts";
import { paymentAttempts, paymentSubscriptions } from "#server/payments/tables.ts";
import { promise } from "#server/payments/tasks.ts";
import { startPaymentTasks } from "#server/payments/work.ts";
import type { Services } from "#server/services.ts";

const asCoded = (failure: string | null): CodedError =>
  new CodedError(paymentErrorCode(failure) ?? "PAYMENT_GENERIC");

async function changeAtGateway(
  services: Services,
  row: SubscriptionRow,
  input: ChangeCardInput,
  cardTry: CardTry,
) {
  const card = cardOf(services.payments, input);
  const profile = await withOwner(services.db, row.ownerId, (tx) => readProfile(services, tx, row.ownerId));
  if (row.profileId === null) throw new CodedError("PAYMENT_FUNCTION");
  try {
    return await services.payments.changeCard({
      subscriptionId: row.gatewayId,
      profileId: row.profileId,
      card,
      buyer: {
        email: profile.email ?? "",
        firstName: profile.first_name,
        lastName: profile.last_name,
        ...(input.zip === undefined ? {} : { zip: input.zip }),
      },
    });
  } catch (error) {
    if (error instanceof GatewayRefused) throw asCoded(await cardTry.refused(error.failure));
    if (error instanceof GatewayUnavailable) throw asCoded(await cardTry.refused(paymentFailures.unknown));
    throw error;
  }
}

/** The attempt at the month that a refused card left open; the same one while its outcome is open. */
async function monthAttempt(services: Services, row: SubscriptionRow): Promise<Attempt> {
  const { ownerId, paidThrough } = row;
  const now = services.now();
  const intentIndex = paymentIndex(services.keys, "month", `${ownerId}:${paidThrough}`);
  const id = newInvoice();
  const attempt = await withOwner(services.db, ownerId, async (tx) => {
    await holdDataKey(tx, ownerId, services.keys);
    await tx
      .insert(paymentAttempts)
      .values({
        ...{ ownerId, id, kind: "month", state: "created", intentIndex, startOn: paidThrough },
        cents: paymentLimits.monthlyCents,
        card: row.card,
        createdAt: new Date(now),
        updatedAt: new Date(now),
      })
      .onConflictDoNothing();
    const [found] = await tx
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.intentIndex, intentIndex));
    if (found?.id === id)
      await promise(tx, { kind: "attempt", accountId: ownerId, subject: id, dueAt: now + 150_000 });
    return found;
  });
  if (attempt === undefined) throw new CodedError("PAYMENT_FUNCTION");
  return attempt;
}

/** Charges that month once to the new card; false when the gateway's own try was first. */
async function payOverdue(
  ctx: RequestContext,
  row: SubscriptionRow,
  stored: StoredCard,
  cardTry: CardTry,
): Promise<boolean> {
  const pay = async () => {
    const before = await monthAttempt(ctx.services, row);
    const card = { kind: "stored" as const, ...stored };
    // A second tap, or another tab, may be paying it at this moment: its outcome is hers too.
    return { before, after: await driveWaiting(ctx, before, { card }) };
  };
  let { before, after } = await pay();
  if (wasNeverMade(before, after)) ({ before, after } = await pay());
  if (after?.state === "done") return true;
  // The gateway's own try was first: the month is paid, this charge goes back.
  if (after?.failure === paymentFailures.subscriptionExists) return false;
  // The bank looks at it; its outcome is told in writing. No connection was lost, and tapping again helps nobody.
  const failure = after?.state === "held" ? paymentFailures.review : knownFailure(after?.failure);
  throw asCoded(await cardTry.refused(failure));
}

/** The gateway had not taken the last card, or has not been asked yet: the outbox asks with the new one. */
async function orderWithCard(services: Services, { ownerId, round }: SubscriptionRow): Promise<void> {
  await withOwner(services.db, ownerId, async (tx) => {
    await tx
      .update(paymentSubscriptions)
      .set({ graceUntil: null })
      .where(and(eq(paymentSubscriptions.ownerId, ownerId), eq(paymentSubscriptions.round, round)));
    await promise(tx, {
      ...{ kind: "subscription", accountId: ownerId, subject: ownerId },
      dueAt: services.now(),
    });
  });
  startPaymentTasks(services);
}

/** Later charges go to the new card; an overdue month is charged to it at once. */
export async function changeCard(ctx: RequestContext, input: ChangeCardInput) {
  const { services } = ctx;
  const ownerId = requireUser(ctx).id;
  const row = await withOwner(services.db, ownerId, (tx) => readSubscription(tx, ownerId));
  if (row === null) throw new CodedError("SUBSCRIPTION_NOT_FOUND");
  if (row.state === "ended") throw new CodedError("SUBSCRIPTION_ENDED");
  const cardTry = await takeCardTry(services, [ctx.addressKey, ownerId], input.proof);
  if (typeof cardTry === "string") throw asCoded(cardTry);
  const { stored, card } = await changeAtGateway(services, row, input, cardTry);
  await withOwner(services.db, ownerId, (tx) =>
    tx
      .update(paymentSubscriptions)
      .set({ ...stored, card, updatedAt: new Date(services.now()) })
      .where(eq(paymentSubscriptions.ownerId, ownerId)),
  );
  const charged = row.state === "grace" && (await payOverdue(ctx, { ...row, card }, stored, cardTry));
  await cardTry.giveBack();
  if (row.gatewayId === null) await orderWithCard(services, row);
  await refreshSubscription(services, ownerId).catch((error) => {
    if (!(error instanceof GatewayUnavailable)) throw error;
  });
  if (charged) startPaymentTasks(services);
  return { ...(await subscriptionAnswerOf(services, ownerId)), charged };
}
