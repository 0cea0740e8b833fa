/** Attempts: one row for each intent to pay, worked on by one process at a time. */
import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { type PaymentFailure, paymentFailures } from "@faro/contract/payments/error-text.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import type { Transaction } from "#server/db/client.ts";
import { and, eq, inArray, isNull, lt, or } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { paymentAttempts } from "#server/payments/tables.ts";
import { type Keys, open, seal } from "#server/privacy/keys.ts";
import type { Services } from "#server/services.ts";

/**
 * created -> charging -> charged -> opened (account, plan, subscription row) -> done.
 * Aside: held (fraud filter), declined, failed (nothing was charged), voiding -> voided (the money went back).
 */
export type AttemptState =
  | "created"
  | "charging"
  | "held"
  | "charged"
  | "opened"
  | "done"
  | "declined"
  | "failed"
  | "voiding"
  | "voided";

export type Attempt = typeof paymentAttempts.$inferSelect;

const over = new Set(["done", "declined", "failed", "voided"]);
export const isOver = (state: string) => over.has(state);

/** Who the account will belong to; sealed in the row until it is opened. */
export interface Buyer {
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  language: Language;
  timeZone: string;
  guestId: string | null;
}

/** Milliseconds that a worker has before another may take over; longer than any call to the gateway. */
export const leaseTime = 120_000;

/** Longer than any subscription; deleting the account deletes it at once. */
const keptPaid = 10 * 365 * 24 * 60 * 60 * 1000;

/** 20 characters without vowels, as invoice numbers allow. */
export function newInvoice(): string {
  const letters = "0123456789BCDFGHJKLMNPQRSTVWXZ";
  return `A${[...randomBytes(19)].map((byte) => letters[byte % letters.length]).join("")}`;
}

/** The failure of a row as one of our own strings; unknown when there is none. */
export function knownFailure(failure: string | null | undefined): PaymentFailure {
  return Object.values(paymentFailures).find((known) => known === failure) ?? paymentFailures.unknown;
}

/** Keyed hash of what an attempt, a subscription or a charge is found by. */
export function paymentIndex(keys: Keys, kind: string, value: string): Buffer {
  return createHmac("sha256", keys.lookup).update(`payment ${kind}:${value}`).digest();
}

export function sealBuyer(services: Services, ownerId: string, buyer: Buyer): Buffer {
  return seal(services.keys.storage, JSON.stringify(buyer), `buyer ${ownerId}`);
}

/** Null once the account was opened or the attempt given up. */
export function openBuyer(services: Services, attempt: Attempt): Buyer | null {
  if (attempt.buyer === null) return null;
  const text = open(services.keys.storage, attempt.buyer, `buyer ${attempt.ownerId}`);
  return text === null ? null : (JSON.parse(text) as Buyer);
}

/** The row is somebody else's by now, or gone with its account: the work must stop. */
export class AttemptLost extends Error {
  override name = "AttemptLost";
}

const one = (ownerId: string, id: string) =>
  and(eq(paymentAttempts.ownerId, ownerId), eq(paymentAttempts.id, id));

export async function readAttempt(services: Services, ownerId: string, id: string): Promise<Attempt | null> {
  const [row] = await withOwner(services.db, ownerId, (tx) =>
    tx.select().from(paymentAttempts).where(one(ownerId, id)),
  );
  return row ?? null;
}

/** Takes the row for this worker; null when another has it or it is gone. */
export async function takeAttempt(services: Services, ownerId: string, id: string): Promise<Attempt | null> {
  const now = new Date(services.now());
  const free = or(isNull(paymentAttempts.leaseUntil), lt(paymentAttempts.leaseUntil, now));
  const [row] = await withOwner(services.db, ownerId, (tx) =>
    tx
      .update(paymentAttempts)
      .set({ lease: randomUUID(), leaseUntil: new Date(now.getTime() + leaseTime) })
      .where(and(one(ownerId, id), free))
      .returning(),
  );
  return row ?? null;
}

export type AttemptChange = Partial<
  Pick<
    Attempt,
    "failure" | "transactionId" | "card" | "profileId" | "paymentProfileId" | "chargedAt" | "buyer"
  >
>;

/** Changes the state inside a transaction of the owner. Throws AttemptLost when the row is not ours any more. */
export async function moveAttempt(
  services: Services,
  tx: Transaction,
  attempt: Attempt,
  state: AttemptState,
  change: AttemptChange = {},
): Promise<Attempt> {
  const failed = state === "declined" || state === "failed" || state === "voided";
  const settled = failed || state === "opened" || state === "done";
  const [row] = await tx
    .update(paymentAttempts)
    .set({
      ...change,
      state,
      updatedAt: new Date(services.now()),
      // A failed intent may be tried again under the same key; a settled one needs no name any more.
      ...(failed ? { intentIndex: null, emailIndex: null } : {}),
      ...(settled ? { buyer: null } : {}),
      ...(settled && !failed ? { forgetAt: new Date(services.now() + keptPaid) } : {}),
    })
    .where(
      and(
        one(attempt.ownerId, attempt.id),
        eq(paymentAttempts.lease, attempt.lease ?? randomUUID()),
        eq(paymentAttempts.state, attempt.state),
      ),
    )
    .returning();
  if (row === undefined) throw new AttemptLost();
  return row;
}

/**
 * A day after the purchase its address is only the account's, another person may own it by then; and the browser's key
 * is free for another purchase. What the account itself began is left.
 */
export async function forgetAddress(tx: Transaction, ownerId: string): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set({ emailIndex: null, intentIndex: null })
    .where(
      and(
        eq(paymentAttempts.ownerId, ownerId),
        eq(paymentAttempts.kind, "trial"),
        inArray(paymentAttempts.state, ["opened", "done"]),
      ),
    );
}

/** The same in a transaction of its own. */
export async function moveAlone(
  services: Services,
  attempt: Attempt,
  state: AttemptState,
  change: AttemptChange = {},
): Promise<Attempt> {
  return await withOwner(services.db, attempt.ownerId, (tx) =>
    moveAttempt(services, tx, attempt, state, change),
  );
}

/** Lets others take the row at once instead of after the lease. */
export async function releaseAttempt(services: Services, attempt: Attempt): Promise<void> {
  await withOwner(services.db, attempt.ownerId, (tx) =>
    tx
      .update(paymentAttempts)
      .set({ lease: null, leaseUntil: null })
      .where(and(one(attempt.ownerId, attempt.id), eq(paymentAttempts.lease, attempt.lease ?? randomUUID()))),
  );
}
