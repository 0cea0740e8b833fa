/** Reads and writes of the subscription row, inside `withOwner`. */
import type { Transaction } from "#server/db/client.ts";
import { and, eq, isNull } from "#server/db/orm.ts";
import { withLookup } from "#server/db/owner-scope.ts";
import { paymentIndex } from "#server/payments/attempts.ts";
import { paymentReceipts, paymentSubscriptions } from "#server/payments/tables.ts";
import { promise } from "#server/payments/tasks.ts";
import type { Services } from "#server/services.ts";

export type SubscriptionRow = typeof paymentSubscriptions.$inferSelect;
export type ReceiptRow = typeof paymentReceipts.$inferSelect;

export async function readSubscription(tx: Transaction, ownerId: string): Promise<SubscriptionRow | null> {
  const [row] = await tx.select().from(paymentSubscriptions).where(eq(paymentSubscriptions.ownerId, ownerId));
  return row ?? null;
}

/**
 * The same, held until the end of the transaction: whoever writes down what was paid meets the others here, or two would each find a month
 * unpaid and keep its charge.
 */
export async function holdSubscription(tx: Transaction, ownerId: string): Promise<SubscriptionRow | null> {
  const mine = eq(paymentSubscriptions.ownerId, ownerId);
  const [row] = await tx.select().from(paymentSubscriptions).where(mine).for("update");
  return row ?? null;
}

/** Invoice number of its order: one for each time it is taken up, so that a repeated order is the same order. */
export function orderInvoice({ attemptId, round }: Pick<SubscriptionRow, "attemptId" | "round">): string {
  return `S${(round % 36).toString(36)}${attemptId.slice(2)}`;
}

/** True for an invoice number that `orderInvoice` made. */
export const isOrderInvoice = (invoice: string) => /^S[0-9a-z][0-9BCDFGHJKLMNPQRSTVWXZ]{18}$/.test(invoice);

/**
 * The gateway refused the order of the coming months, because of the card: nothing is ordered while what is paid runs,
 * and the end of the grace that follows is set. A new card clears it.
 */
export const isUnready = ({ gatewayId, cancelledAt, graceUntil }: SubscriptionRow) =>
  gatewayId === null && cancelledAt === null && graceUntil !== null;

/** This round of it, as long as nothing is ordered at the gateway: what is written waits for no answer of its own. */
export const stillUnordered = ({ ownerId, round }: Pick<SubscriptionRow, "ownerId" | "round">) =>
  and(
    eq(paymentSubscriptions.ownerId, ownerId),
    eq(paymentSubscriptions.round, round),
    isNull(paymentSubscriptions.gatewayId),
  );

/** Newest first. */
export async function readReceipts(tx: Transaction, ownerId: string): Promise<ReceiptRow[]> {
  const rows = await tx.select().from(paymentReceipts).where(eq(paymentReceipts.ownerId, ownerId));
  return rows.sort((a, b) => (a.coversThrough < b.coversThrough ? 1 : -1));
}

export interface NewReceipt {
  transactionId: string;
  kind: "trial" | "month";
  cents: number;
  card: string;
  paidOn: string;
  coversThrough: string;
}

/** Writes a payment down once, however often it is reported. */
export async function addReceipt(
  services: Services,
  tx: Transaction,
  ownerId: string,
  receipt: NewReceipt,
): Promise<void> {
  const { transactionId, ...rest } = receipt;
  await tx
    .insert(paymentReceipts)
    .values({
      ...rest,
      ownerId,
      id: transactionId,
      transactionIndex: paymentIndex(services.keys, "charge", transactionId),
      createdAt: new Date(services.now()),
    })
    .onConflictDoNothing();
}

/** True when another charge than this one, not given back, pays for the month that ends on `coversThrough`. */
export async function isMonthPaid(
  tx: Transaction,
  ownerId: string,
  coversThrough: string,
  transactionId: string,
): Promise<boolean> {
  const receipts = await readReceipts(tx, ownerId);
  return receipts.some(
    (one) => one.coversThrough === coversThrough && !one.returned && one.id !== transactionId,
  );
}

/** Money that went back. */
export async function markReturned(tx: Transaction, ownerId: string, transactionId: string): Promise<void> {
  await tx
    .update(paymentReceipts)
    .set({ returned: true })
    .where(and(eq(paymentReceipts.ownerId, ownerId), eq(paymentReceipts.id, transactionId)));
}

/** A charge that should not have been: it goes back, and then she is told in writing. */
export async function returnCharge(
  services: Services,
  tx: Transaction,
  ownerId: string,
  transactionId: string,
): Promise<void> {
  await markReturned(tx, ownerId, transactionId);
  const due = { subject: transactionId, dueAt: services.now() };
  await promise(tx, { kind: "undo", accountId: null, ...due });
  await promise(tx, { kind: "tell-returned", accountId: ownerId, ...due });
}

/** Whose subscription this is at the gateway, or null. */
export async function ownerOfSubscription(services: Services, gatewayId: string): Promise<string | null> {
  const index = paymentIndex(services.keys, "subscription", gatewayId);
  const [row] = await withLookup(services.db, index, (tx) =>
    tx
      .select({ ownerId: paymentSubscriptions.ownerId })
      .from(paymentSubscriptions)
      .where(eq(paymentSubscriptions.gatewayIndex, index)),
  );
  return row?.ownerId ?? null;
}

/** Whose charge this was, or null. */
export async function ownerOfCharge(services: Services, transactionId: string): Promise<string | null> {
  const index = paymentIndex(services.keys, "charge", transactionId);
  const [row] = await withLookup(services.db, index, (tx) =>
    tx
      .select({ ownerId: paymentReceipts.ownerId })
      .from(paymentReceipts)
      .where(eq(paymentReceipts.transactionIndex, index)),
  );
  return row?.ownerId ?? null;
}
