/** What is owed to a person in writing about her money, worked off from the outbox. Milliseconds until again, or null. */
import { withOwner } from "#server/db/owner-scope.ts";
import { billingDay } from "#server/payments/calendar.ts";
import { tellPerson } from "#server/payments/notices.ts";
import { readReceipts, readSubscription } from "#server/payments/subscriptions.ts";
import { isPromised, type Task } from "#server/payments/tasks.ts";
import type { Services } from "#server/services.ts";

const minute = 60_000;

const receiptOf = async (services: Services, ownerId: string, transactionId: string) =>
  (await withOwner(services.db, ownerId, (tx) => readReceipts(tx, ownerId))).find(
    ({ id }) => id === transactionId,
  );

/** Once the gateway has taken a charge back. */
export async function tellReturned(services: Services, task: Task): Promise<number | null> {
  const ownerId = task.accountId ?? "";
  if (await isPromised(services, "undo", task.subject)) return minute;
  const receipt = await receiptOf(services, ownerId, task.subject);
  if (receipt !== undefined) await tellPerson(services, ownerId, "overcharged", { cents: receipt.cents });
  return null;
}

/** Cancelled while paid time is left. Without any the plan is over at once, and she is told that it ended. */
export async function tellCancelled(services: Services, task: Task): Promise<null> {
  const ownerId = task.accountId ?? "";
  const row = await withOwner(services.db, ownerId, (tx) => readSubscription(tx, ownerId));
  if (row === null || row.cancelledAt === null || row.state === "ended") return null;
  if (billingDay(services.now(), row.aheadDays) > row.paidThrough) return null;
  await tellPerson(services, ownerId, "cancelled", { day: row.paidThrough });
  return null;
}

/** An overdue month that she paid by hand. */
export async function tellPaid(services: Services, task: Task): Promise<null> {
  const ownerId = task.accountId ?? "";
  const receipt = await receiptOf(services, ownerId, task.subject);
  if (receipt === undefined || receipt.returned) return null;
  const { cents, coversThrough } = receipt;
  await tellPerson(services, ownerId, "paid", { day: coversThrough, cents });
  return null;
}
