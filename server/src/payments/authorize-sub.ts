/** Spec part 2, section 7: account, dollar, plan and subscription in one call that may be repeated. */

import { randomUUID } from "node:crypto";
import type { Session } from "@faro/contract/accounts/schemas.ts";
import { type PaymentFailure, paymentFailures } from "@faro/contract/payments/error-text.ts";
import { paymentLimits } from "@faro/contract/payments/limits.ts";
import type { AuthorizeSubInput, AuthorizeSubOutput } from "@faro/contract/payments/schemas.ts";
import { emailIsRegistered } from "#server/accounts/email-is-registered.ts";
import { checkedEmail, checkedPassword, knownTimeZone } from "#server/accounts/fields.ts";
import { hashPassword, passwordMatches } from "#server/accounts/password-hash.ts";
import { signIn, signInTo } from "#server/accounts/sign-in.ts";
import { eq } from "#server/db/orm.ts";
import { withLookup, withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { type Attempt, newInvoice, openBuyer, paymentIndex, sealBuyer } from "#server/payments/attempts.ts";
import { cardOf } from "#server/payments/card-of.ts";
import { takeCardTry } from "#server/payments/card-tries.ts";
import { driveWaiting, wasNeverMade } from "#server/payments/drive-waiting.ts";
import type { Card } from "#server/payments/gateway.ts";
import { subscriptionAnswerOf } from "#server/payments/get-subscription.ts";
import { firstChargeOn } from "#server/payments/settle-attempt.ts";
import { paymentAttempts } from "#server/payments/tables.ts";
import { promise } from "#server/payments/tasks.ts";
import { startPaymentTasks } from "#server/payments/work.ts";

interface Order {
  email: string;
  password: string;
  card: Card;
  input: AuthorizeSubInput;
  intentIndex: Buffer;
  emailIndex: Buffer;
}

const failed = (error: PaymentFailure): AuthorizeSubOutput => ({
  success: false,
  error,
  session: null,
  redirectTo: null,
});

const sameMoment = 10 * 60_000;
const opened = new Set(["opened", "done"]);
/** What somebody with another password is told of an attempt whose outcome is open. */
const openWords: Record<string, PaymentFailure> = {
  created: paymentFailures.unknown,
  charging: paymentFailures.unknown,
  charged: paymentFailures.unknown,
  held: paymentFailures.review,
};

/** The attempt of the same intent; else another one that is open for the same address. */
async function findAttempt(ctx: RequestContext, order: Order): Promise<Attempt | null> {
  const { db } = ctx.services;
  const { intentIndex, emailIndex } = order;
  const [same] = await withLookup(db, intentIndex, (tx) =>
    tx.select().from(paymentAttempts).where(eq(paymentAttempts.intentIndex, intentIndex)),
  );
  if (same !== undefined) return same;
  const [open] = await withLookup(db, emailIndex, (tx) =>
    tx.select().from(paymentAttempts).where(eq(paymentAttempts.emailIndex, emailIndex)),
  );
  return open ?? null;
}

/** Writes the intent down before anything is sent; null when the same one, or one for the address, is there. */
async function beginAttempt(ctx: RequestContext, order: Order): Promise<Attempt | null> {
  const { services, caller } = ctx;
  const { input, email } = order;
  const ownerId = randomUUID();
  const id = newInvoice();
  const now = services.now();
  const buyer = {
    email,
    firstName: input.firstName,
    lastName: input.lastName,
    passwordHash: await hashPassword(order.password),
    language: input.language,
    timeZone: knownTimeZone(input.timeZone),
    guestId: caller?.kind === "guest" ? caller.id : null,
  };
  return await withOwner(services.db, ownerId, async (tx) => {
    const [row] = await tx
      .insert(paymentAttempts)
      .values({
        ownerId,
        id,
        kind: "trial",
        state: "created",
        intentIndex: order.intentIndex,
        emailIndex: order.emailIndex,
        buyer: sealBuyer(services, ownerId, buyer),
        cents: paymentLimits.trialCents,
        startOn: firstChargeOn(now, paymentLimits.trialDays),
        createdAt: new Date(now),
        updatedAt: new Date(now),
      })
      .onConflictDoNothing()
      .returning();
    if (row === undefined) return null;
    await promise(tx, { kind: "attempt", accountId: ownerId, subject: id, dueAt: now + 150_000 });
    return row;
  });
}

function drive(ctx: RequestContext, attempt: Attempt, { card, input }: Order): Promise<Attempt | null> {
  return driveWaiting(ctx, attempt, { card, ...(input.zip === undefined ? {} : { zip: input.zip }) });
}

/** Who repeats an intent must know its password: the answer opens the account. */
async function knowsPassword(ctx: RequestContext, attempt: Attempt, password: string): Promise<boolean> {
  const buyer = openBuyer(ctx.services, attempt);
  return buyer !== null && (await passwordMatches(password, buyer.passwordHash));
}

/** `same`: the intent is hers, whose key only her own browser has. What others tried at her address must not hide what she paid for. */
async function sessionOf(
  ctx: RequestContext,
  ownerId: string,
  { email, password, input: { language } }: Order,
  same: boolean,
): Promise<Session | null> {
  if (same) return await signInTo(ctx, ownerId, { password, language });
  try {
    return await signIn(ctx, { email, password, language });
  } catch (error) {
    if (error instanceof CodedError && error.code === "INVALID_CREDENTIALS") return null;
    throw error;
  }
}

/** What was bought is over, or gone: a repeated request must not say that it was just paid. */
async function hasEnded({ services }: RequestContext, ownerId: string): Promise<boolean> {
  const { subscription } = await subscriptionAnswerOf(services, ownerId);
  return subscription === null || subscription.state === "ended";
}

async function present(
  ctx: RequestContext,
  attempt: Attempt | null,
  order: Order,
): Promise<AuthorizeSubOutput> {
  if (attempt === null) return failed(paymentFailures.unknown);
  if (opened.has(attempt.state)) {
    if (await hasEnded(ctx, attempt.ownerId)) return failed(paymentFailures.accountExists);
    const same = attempt.intentIndex?.equals(order.intentIndex) === true;
    const session = await sessionOf(ctx, attempt.ownerId, order, same);
    if (session === null) {
      // Nobody else learns that there was a payment.
      return failed(same ? paymentFailures.paidBefore : paymentFailures.accountExists);
    }
    startPaymentTasks(ctx.services);
    return { success: true, error: null, session, redirectTo: "/chat" };
  }
  if (attempt.state === "held") return failed(paymentFailures.review);
  const said = attempt.failure as PaymentFailure | null;
  return failed(said ?? paymentFailures.unknown);
}

/** Null: what was sent before never reached the bank, so this request is the one that pays. */
async function resume(
  ctx: RequestContext,
  attempt: Attempt,
  order: Order,
): Promise<AuthorizeSubOutput | null> {
  const isOpened = opened.has(attempt.state);
  // Another tab a moment ago is the same purchase; later the address simply has an account.
  const same = attempt.intentIndex?.equals(order.intentIndex) === true;
  const late = ctx.services.now() - attempt.createdAt.getTime() > sameMoment;
  if (isOpened && !same && late) return failed(paymentFailures.accountExists);
  if (!isOpened && !(await knowsPassword(ctx, attempt, order.password))) {
    // While nobody knows the outcome there is no account yet, and "not charged" may be false.
    return failed(openWords[attempt.state] ?? paymentFailures.accountExists);
  }
  const after = await drive(ctx, attempt, order);
  return wasNeverMade(attempt, after) ? null : await present(ctx, after, order);
}

/** Pays; the address has no open attempt. */
async function payAnew(ctx: RequestContext, order: Order): Promise<AuthorizeSubOutput> {
  const { services } = ctx;
  // Refused charges and taken addresses cost a try; what was paid for does not.
  const keys = [ctx.addressKey, order.emailIndex.toString("base64url")];
  const cardTry = await takeCardTry(services, keys, order.input.proof);
  if (typeof cardTry === "string") return failed(cardTry);
  const registered = await emailIsRegistered(services, order.email);
  const attempt = registered ? null : await beginAttempt(ctx, order);
  if (attempt === null) {
    // A second click or another tab may have overtaken this request: what that one bought is what this one wanted.
    const other = await findAttempt(ctx, order);
    if (other === null && registered) return failed(paymentFailures.accountExists);
    await cardTry.giveBack();
    const answer = other === null ? null : await resume(ctx, other, order);
    return answer ?? failed(registered ? paymentFailures.accountExists : paymentFailures.unknown);
  }
  const answer = await present(ctx, await drive(ctx, attempt, order), order);
  if (answer.success) await cardTry.giveBack();
  return answer.error === null ? answer : failed(await cardTry.refused(answer.error as PaymentFailure));
}

export async function authorizeSub(
  ctx: RequestContext,
  input: AuthorizeSubInput,
): Promise<AuthorizeSubOutput> {
  const { services } = ctx;
  const email = checkedEmail(input.email);
  const order: Order = {
    email,
    password: checkedPassword(input.password, [input.firstName, input.lastName, email]),
    card: cardOf(services.payments, input),
    input,
    intentIndex: paymentIndex(services.keys, "intent", `${input.idempotencyKey}:${email}`),
    emailIndex: paymentIndex(services.keys, "email", email),
  };
  const before = await findAttempt(ctx, order);
  const answer = before === null ? null : await resume(ctx, before, order);
  return answer ?? (await payAnew(ctx, order));
}
