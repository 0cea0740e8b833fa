/** The outbox of payments: work promised in the transaction that needs it, done later until it is done. */
import { randomUUID } from "node:crypto";
import type { Database, Transaction } from "#server/db/client.ts";
import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from "#server/db/orm.ts";
import { paymentTasks } from "#server/payments/tables.ts";
import type { Services } from "#server/services.ts";

export type Task = typeof paymentTasks.$inferSelect;
export type TaskKind = Task["kind"];

interface Promised {
  kind: TaskKind;
  accountId: string | null;
  subject: string;
  /** Milliseconds since 1970. */
  dueAt: number;
}

/** Promises work; the same work is there once, at the earlier of its times. */
export async function promise(tx: Transaction | Database, task: Promised): Promise<void> {
  const dueAt = new Date(task.dueAt);
  await tx
    .insert(paymentTasks)
    .values({ id: randomUUID(), ...task, dueAt })
    .onConflictDoUpdate({
      target: [paymentTasks.kind, paymentTasks.subject],
      set: { dueAt: sql`least(${paymentTasks.dueAt}, excluded.due_at)`, tries: 0 },
    });
}

const leaseTime = 180_000;
const batch = 20;

/** Takes tasks that are due and that nobody else works on. */
export async function takeTasks(services: Services): Promise<Task[]> {
  const now = new Date(services.now());
  const free = or(isNull(paymentTasks.leaseUntil), lt(paymentTasks.leaseUntil, now));
  const due = services.db
    .select({ id: paymentTasks.id })
    .from(paymentTasks)
    .where(and(lte(paymentTasks.dueAt, now), free))
    .orderBy(asc(paymentTasks.dueAt))
    .limit(batch)
    .for("update", { skipLocked: true });
  return await services.db
    .update(paymentTasks)
    .set({
      tries: sql`${paymentTasks.tries} + 1`,
      lease: randomUUID(),
      leaseUntil: new Date(now.getTime() + leaseTime),
    })
    .where(inArray(paymentTasks.id, due))
    .returning();
}

/** True while this work is not done. */
export async function isPromised(services: Services, kind: TaskKind, subject: string): Promise<boolean> {
  const rows = await services.db
    .select({ id: paymentTasks.id })
    .from(paymentTasks)
    .where(and(eq(paymentTasks.kind, kind), eq(paymentTasks.subject, subject)));
  return rows.length > 0;
}

const mine = (task: Task) =>
  and(eq(paymentTasks.id, task.id), task.lease === null ? undefined : eq(paymentTasks.lease, task.lease));

/** Removes a task that is done, unless it was promised again meanwhile. */
export async function finishTask(services: Services, task: Task): Promise<void> {
  await services.db
    .delete(paymentTasks)
    // A promise made meanwhile begins at no tries again.
    .where(and(mine(task), eq(paymentTasks.tries, task.tries)));
  await services.db.update(paymentTasks).set({ lease: null, leaseUntil: null }).where(mine(task));
}

/** Puts a task off by `delay` milliseconds. */
export async function putOff(services: Services, task: Task, delay: number): Promise<void> {
  await services.db
    .update(paymentTasks)
    .set({ dueAt: new Date(services.now() + delay), lease: null, leaseUntil: null })
    .where(mine(task));
}

/** 10 s, 20 s, 40 s ... up to an hour. */
export function backoff(tries: number): number {
  return Math.min(5000 * 2 ** Math.min(tries, 10), 60 * 60 * 1000);
}
