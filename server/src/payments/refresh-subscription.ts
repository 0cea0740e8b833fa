/** Reads what the gateway knows and lets state, plan and notices follow. Events and the nightly round both end here. */
import { paymentLimits } from "@faro/contract/payments/limits.ts";
import { setPlan } from "#server/accounts/set-plan.ts";
import type { Transaction } from "#server/db/client.ts";
import { and, eq } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { addDays, addMonths, billingDay } from "#server/payments/calendar.ts";
import { decideState, type SubscriptionState } from "#server/payments/decide-state.ts";
import type { ChargeRecord, SubscriptionRecord } from "#server/payments/gateway.ts";
import type { Notice } from "#server/payments/notice-texts.ts";
import { tellPerson } from "#server/payments/notices.ts";
import {
  addReceipt,
  holdSubscription,
  isMonthPaid,
  isUnready,
  markReturned,
  type ReceiptRow,
  readReceipts,
  readSubscription,
  returnCharge,
  type SubscriptionRow,
} from "#server/payments/subscriptions.ts";
import { paymentAttempts, paymentSubscriptions } from "#server/payments/tables.ts";
import { promise } from "#server/payments/tasks.ts";
import { cancelThere, watchEnded } from "#server/payments/watch-ended.ts";
import type { Services } from "#server/services.ts";

interface Seen {
  gatewayId: string | null;
  record: SubscriptionRecord | null;
  /** The gateway has stopped it or knows it no more. */
  stopped: boolean;
  /** Approved charges of the subscription that we had not written down. */
  found: (ChargeRecord & { payment: number })[];
  /** Receipts whose money went back. */
  returned: string[];
  refusedAfter: string | null;
}

/** Months whose money may still be disputed are looked at again each time. */
const watched = 2;

async function look(services: Services, row: SubscriptionRow, receipts: ReceiptRow[]): Promise<Seen> {
  const { payments: gateway } = services;
  const known = new Set(receipts.map(({ id }) => id));
  const record = row.gatewayId === null ? null : await gateway.getSubscription(row.gatewayId);
  const found: Seen["found"] = [];
  let refusedAfter: string | null = null;
  for (const { transactionId, payment } of record?.payments ?? []) {
    if (transactionId !== null && known.has(transactionId)) continue;
    const charge = transactionId === null ? null : await gateway.getCharge(transactionId);
    if (charge?.state === "approved") found.push({ ...charge, payment });
    else if (charge?.state !== "held") refusedAfter = addMonths(row.startOn, payment - 1);
  }
  const returned: string[] = [];
  for (const receipt of receipts.slice(0, watched)) {
    if (!receipt.returned && (await gateway.getCharge(receipt.id))?.state === "returned")
      returned.push(receipt.id);
  }
  const { gatewayId } = row;
  const stopped = gatewayId !== null && record?.running !== true;
  return { gatewayId, record, stopped, found, returned, refusedAfter };
}

/** Charged on the day she cancelled or later: she was told that nothing more is charged. */
function isAfterEnd({ cancelledAt, startOn, aheadDays }: SubscriptionRow, payment: number): boolean {
  if (cancelledAt === null) return false;
  return addMonths(startOn, payment - 1) >= billingDay(cancelledAt.getTime(), aheadDays);
}

/** `row`: as it stood before anything was learned. */
async function writeDown(
  services: Services,
  tx: Transaction,
  row: SubscriptionRow,
  seen: Seen,
): Promise<void> {
  for (const { transactionId, cents, card, payment } of seen.found) {
    const coversThrough = addMonths(row.startOn, payment);
    const tooMany =
      isAfterEnd(row, payment) || (await isMonthPaid(tx, row.ownerId, coversThrough, transactionId));
    await addReceipt(services, tx, row.ownerId, {
      ...{ transactionId, kind: "month", cents, card: card === "" ? row.card : card },
      paidOn: addMonths(row.startOn, payment - 1),
      coversThrough,
    });
    if (!tooMany) continue;
    services.log.error(
      { subscription: row.gatewayId },
      "a month was charged twice or after its end; it goes back",
    );
    await returnCharge(services, tx, row.ownerId, transactionId);
  }
  for (const id of seen.returned) {
    await markReturned(tx, row.ownerId, id);
    // The month is open again: paying it is another charge, not the one that went back.
    await tx
      .update(paymentAttempts)
      .set({ intentIndex: null })
      .where(
        and(
          eq(paymentAttempts.ownerId, row.ownerId),
          eq(paymentAttempts.kind, "month"),
          eq(paymentAttempts.transactionId, id),
        ),
      );
  }
}

/** The state on this day, from receipts alone plus what the gateway refused. */
export function stateOf(
  services: Services,
  row: SubscriptionRow,
  receipts: ReceiptRow[],
  refusedAfter: string | null,
  running: boolean,
): SubscriptionState {
  return decideState({
    today: billingDay(services.now(), row.aheadDays),
    cancelled: row.cancelledAt !== null,
    running,
    payments: receipts.filter(({ returned }) => !returned),
    refusedAfter,
    unready: isUnready(row),
    graceUntil: row.graceUntil,
    before: addDays(billingDay(row.createdAt.getTime()), -1),
  });
}

/** The gateway will not charge again (somebody stopped it there): then nothing here may say that it will. */
async function cancelHere(
  services: Services,
  tx: Transaction,
  row: SubscriptionRow,
): Promise<SubscriptionRow> {
  services.log.error(
    { subscription: row.gatewayId },
    "a subscription was stopped at the gateway; it ends here too",
  );
  const cancelledAt = new Date(services.now());
  await promise(tx, {
    ...{ kind: "tell-cancelled", accountId: row.ownerId, subject: row.ownerId },
    dueAt: services.now(),
  });
  await tx
    .update(paymentSubscriptions)
    .set({ cancelledAt })
    .where(eq(paymentSubscriptions.ownerId, row.ownerId));
  return { ...row, cancelledAt };
}

/** Cancelled on one side is cancelled on both. */
async function agreeOnEnd(
  services: Services,
  tx: Transaction,
  row: SubscriptionRow,
  { stopped, record }: Seen,
): Promise<SubscriptionRow> {
  if (stopped && row.cancelledAt === null) return await cancelHere(services, tx, row);
  if (row.cancelledAt !== null && record?.running === true) await cancelThere(services, tx, row);
  return row;
}

async function apply(services: Services, ownerId: string, seen: Seen) {
  return await withOwner(services.db, ownerId, async (tx) => {
    const known = await holdSubscription(tx, ownerId);
    if (known === null || known.state === "ended") return null;
    // Taken up again, or begun anew, while the gateway answered: what was seen is not about this one.
    if (known.gatewayId !== seen.gatewayId) return { before: known, after: known, reversed: false };
    const row = await agreeOnEnd(services, tx, known, seen);
    await writeDown(services, tx, known, seen);
    const receipts = await readReceipts(tx, ownerId);
    const next = stateOf(services, row, receipts, seen.refusedAfter, seen.record?.running ?? false);
    const [after] = await tx
      .update(paymentSubscriptions)
      .set({ ...next, updatedAt: new Date(services.now()) })
      .where(eq(paymentSubscriptions.ownerId, ownerId))
      .returning();
    await setPlan(tx, ownerId, next.state === "ended" ? "FREE" : "UNLIMITED");
    if (next.state === "ended") {
      const due = { accountId: null, dueAt: services.now() };
      await cancelThere(services, tx, row);
      if (row.profileId !== null) await promise(tx, { kind: "forget-cards", subject: row.profileId, ...due });
    }
    const reversed = receipts.some((one) => one.returned && one.coversThrough > next.paidThrough);
    return after === undefined ? null : { before: row, after, reversed };
  });
}

interface Change {
  before: SubscriptionRow;
  after: SubscriptionRow;
  /** The month that is missing was paid, and its money went back: by a refund or a dispute, not by her bank's no. */
  reversed: boolean;
}

function graceNotice({ reversed }: Change, { refusedAfter }: Seen): Notice {
  if (reversed) return "reversed";
  return refusedAfter === null ? "unpaid" : "grace";
}

async function notify(services: Services, change: Change, seen: Seen): Promise<void> {
  const { before, after } = change;
  const { ownerId } = after;
  const mark = (change: Partial<SubscriptionRow>) =>
    withOwner(services.db, ownerId, (tx) =>
      tx.update(paymentSubscriptions).set(change).where(eq(paymentSubscriptions.ownerId, ownerId)),
    );
  const today = billingDay(services.now(), after.aheadDays);
  const soon = today >= addDays(after.startOn, -paymentLimits.noticeDays) && today < after.startOn;
  if (after.state === "trial" && soon && after.noticeSentAt === null && !isUnready(after)) {
    await tellPerson(services, ownerId, "upcoming", { day: after.startOn, card: after.card });
    await mark({ noticeSentAt: new Date(services.now()) });
  }
  if (after.state === "grace" && after.graceNoticeFor !== after.paidThrough) {
    await tellPerson(services, ownerId, graceNotice(change, seen), { day: after.graceUntil ?? today });
    await mark({ graceNoticeFor: after.paidThrough });
  }
  if (after.state === "ended" && before.state !== "ended") {
    await tellPerson(services, ownerId, "ended", {}).catch((error) =>
      services.log.error({ err: error }, "a person could not be told that her subscription ended"),
    );
  }
}

/** True while the subscription must be looked at again tomorrow. Throws GatewayUnavailable. */
export async function refreshSubscription(services: Services, ownerId: string): Promise<boolean> {
  const now = await withOwner(services.db, ownerId, async (tx) => ({
    row: await readSubscription(tx, ownerId),
    receipts: await readReceipts(tx, ownerId),
  }));
  if (now.row === null) return false;
  if (now.row.state === "ended") return await watchEnded(services, now.row, now.receipts);
  const seen = await look(services, now.row, now.receipts);
  const change = await apply(services, ownerId, seen);
  if (change === null) return false;
  await notify(services, change, seen);
  // One that has just ended is watched on: the gateway's night may have been quicker than its cancellation.
  return true;
}
