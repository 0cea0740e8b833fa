/** Does what the outbox holds. Every handler may run twice; what cannot be done yet is put off, never dropped. */

import { paymentFailures } from "@faro/contract/payments/error-text.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { type Attempt, forgetAddress, isOver, openBuyer, readAttempt } from "#server/payments/attempts.ts";
import { driveAttempt } from "#server/payments/drive-attempt.ts";
import { GatewayRefused, GatewayUnavailable } from "#server/payments/gateway.ts";
import { handleEvent } from "#server/payments/handle-event.ts";
import { tellAddress, tellPerson } from "#server/payments/notices.ts";
import { refreshSubscription } from "#server/payments/refresh-subscription.ts";
import { isAboutCard, setUnready } from "#server/payments/set-unready.ts";
import { nextRound } from "#server/payments/settle-attempt.ts";
import { ensureSubscription } from "#server/payments/start-subscription.ts";
import { readSubscription } from "#server/payments/subscriptions.ts";
import { backoff, finishTask, putOff, type Task, takeTasks } from "#server/payments/tasks.ts";
import { tellCancelled, tellPaid, tellReturned } from "#server/payments/tell-tasks.ts";
import type { Services } from "#server/services.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds until the task is due again, or null when it is done. */
type Outcome = number | null;

/** A failed attempt whose request may still have arrived is looked for once more: after settlement at the latest. */
const lateLook = 26 * hour;

async function lookAgain(services: Services, attempt: Attempt): Promise<Outcome> {
  const age = services.now() - attempt.createdAt.getTime();
  const late = await services.payments.findCharge(attempt.id, attempt.createdAt.getTime() - hour);
  if (late?.state === "approved") {
    services.log.error({ attempt: attempt.id }, "a charge arrived after it was given up; it is undone");
    await services.payments.undoCharge(late.transactionId);
    // Of a purchase that opened no account nobody is known.
    if (attempt.kind !== "trial") await tellPerson(services, attempt.ownerId, "overcharged", attempt);
    return null;
  }
  return age > lateLook ? null : Math.max(lateLook - age, hour);
}

/** Price, date and the way to cancel in writing, once, as soon as the gateway has the subscription. */
async function tellBegun(services: Services, { ownerId, kind, cents }: Attempt): Promise<void> {
  if (kind === "month") return;
  const row = await withOwner(services.db, ownerId, (tx) => readSubscription(tx, ownerId));
  // Cancelled within the minute: nothing of what it would say is true.
  if (row === null || row.cancelledAt !== null) return;
  await tellPerson(services, ownerId, kind === "trial" ? "opened" : "started", {
    day: row.startOn,
    cents,
  }).catch((error) => services.log.error({ err: error }, "a person could not be told that her plan began"));
}

async function onAttempt(services: Services, task: Task): Promise<Outcome> {
  const ownerId = task.accountId ?? "";
  const before = await readAttempt(services, ownerId, task.subject);
  if (before === null) return null;
  if (before.state === "failed" && before.failure === paymentFailures.unknown) {
    return await lookAgain(services, before);
  }
  const buyer = openBuyer(services, before);
  const after = await driveAttempt(services, ownerId, task.subject, { card: null, answerEarly: false });
  const { cents } = before;
  if (after?.state === "done" && before.state !== "done") await tellBegun(services, before);
  if (after?.state === "declined" && before.state === "held") {
    const told =
      buyer === null
        ? tellPerson(services, ownerId, "declined", { cents })
        : tellAddress(services, buyer.email, buyer.language, "declined", { cents });
    await told.catch(() => {});
  }
  if (after === null) return backoff(task.tries);
  if (after.state === "failed" && after.failure === paymentFailures.unknown) return hour;
  if (isOver(after.state)) return null;
  return after.state === "held" ? hour : backoff(task.tries);
}

/**
 * Taken up again, or lost, but the gateway does not know: a first order waits under its attempt. What stands in the way
 * is given back, not thrown: whether she has paid must be looked at all the same.
 */
async function orderAgain(
  services: Services,
  ownerId: string,
): Promise<GatewayRefused | GatewayUnavailable | null> {
  const row = await withOwner(services.db, ownerId, (tx) => readSubscription(tx, ownerId));
  if (row === null || row.gatewayId !== null) return null;
  const attempt = await readAttempt(services, ownerId, row.attemptId);
  if (attempt?.state !== "done" || attempt.transactionId === null) return null;
  try {
    await ensureSubscription(services, ownerId, attempt.transactionId);
  } catch (error) {
    if (error instanceof GatewayUnavailable) return error;
    if (!(error instanceof GatewayRefused)) throw error;
    if (!isAboutCard(error)) return error;
    services.log.warn({ code: error.code }, "a card is not taken for the months to come");
    await setUnready(services, ownerId);
  }
  return null;
}

async function onSubscription(services: Services, task: Task): Promise<Outcome> {
  const ownerId = task.accountId ?? "";
  const failed = await orderAgain(services, ownerId);
  await withOwner(services.db, ownerId, (tx) => forgetAddress(tx, ownerId));
  const again = await refreshSubscription(services, ownerId);
  if (again && failed !== null) throw failed;
  return again ? nextRound(services.now()) - services.now() : null;
}

async function onCancel(services: Services, task: Task): Promise<Outcome> {
  await services.payments.cancelSubscription(task.subject);
  return null;
}

/**
 * An order that may have reached the gateway though its answer never came, and that nobody wants any more. Looked for
 * at once, for an hour in case it is still on its way, and once more the day after.
 */
async function onUnorder(services: Services, task: Task): Promise<Outcome> {
  const found = await services.payments.findSubscription(task.subject);
  if (found !== null) {
    await services.payments.cancelSubscription(found);
    return null;
  }
  const age = services.now() - task.createdAt.getTime();
  if (age < hour) return hour / 6;
  return age > lateLook ? null : Math.max(lateLook - age, hour);
}

/** A charge whose account was deleted while nobody knew its outcome: nobody is left to have it. */
async function onOrphan(services: Services, task: Task): Promise<Outcome> {
  const age = services.now() - task.createdAt.getTime();
  const charge = await services.payments.findCharge(task.subject, services.now() - 2 * lateLook);
  if (charge?.state === "held") return hour;
  if (charge === null) return age > lateLook ? null : Math.max(lateLook - age, hour);
  await services.payments.undoCharge(charge.transactionId);
  return null;
}

const handlers: Record<Task["kind"], (services: Services, task: Task) => Promise<Outcome>> = {
  attempt: onAttempt,
  subscription: onSubscription,
  cancel: onCancel,
  unorder: onUnorder,
  undo: async (services, task) => {
    await services.payments.undoCharge(task.subject);
    return null;
  },
  orphan: onOrphan,
  "forget-cards": async (services, task) => {
    await services.payments.deleteCards(task.subject);
    return null;
  },
  "tell-returned": tellReturned,
  "tell-cancelled": tellCancelled,
  "tell-paid": tellPaid,
  event: async (services, task) => {
    await handleEvent(services, task.subject);
    return null;
  },
};

async function runTask(services: Services, task: Task): Promise<void> {
  try {
    const again = await handlers[task.kind](services, task);
    if (again === null) await finishTask(services, task);
    else await putOff(services, task, again);
  } catch (error) {
    const expected = error instanceof GatewayUnavailable || error instanceof GatewayRefused;
    // From the tenth try on somebody should look.
    const level = !expected || task.tries >= 10 ? "error" : "warn";
    services.log[level]({ err: error, task: task.kind, tries: task.tries }, "payment work waits");
    await putOff(services, task, backoff(task.tries));
  }
}

/** Works off everything that is due; returns how many tasks were tried. */
export async function runPaymentTasks(services: Services): Promise<number> {
  let total = 0;
  for (;;) {
    const tasks = await takeTasks(services);
    if (tasks.length === 0) return total;
    for (const task of tasks) await runTask(services, task);
    total += tasks.length;
  }
}
