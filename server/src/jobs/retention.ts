/**
 * What is forgotten, every night. Rows of personal tables carry the day they are due (`forgetAt` in db/columns.ts);
 * everything else that ages adds a line to `retained`.
 */
import { forgetUnused } from "#server/accounts/forget-unused.ts";
import { forgetDueRows } from "#server/db/forget.ts";
import { lt } from "#server/db/orm.ts";
import { rateLimits } from "#server/http/tables.ts";
import { forgetEvents } from "#server/payments/receive-event.ts";
import type { Services } from "#server/services.ts";

export const retentionQueue = "retention";
/** Every night while most people in the United States sleep. */
const nightly = "20 8 * * *";

export interface Retained {
  name: string;
  /** Removes what is due at `now` (milliseconds since 1970). May run twice. */
  run(services: Services, now: number): Promise<void>;
}

export const retained: readonly Retained[] = [
  // Guests: turns, dialogue and demo counters after 30 days. Signed-in people: turns after two years.
  { name: "personal rows", run: (services, now) => forgetDueRows(services.db, now) },
  { name: "unused accounts", run: forgetUnused },
  {
    name: "expired limits",
    run: async ({ db }, now) => {
      await db.delete(rateLimits).where(lt(rateLimits.expire, now));
    },
  },
  { name: "outbox", run: ({ outbox }) => outbox.removeOld() },
  { name: "payment events", run: forgetEvents },
];

/** Runs all of `retained`; one that fails does not keep the others from running. */
export async function forgetDue(services: Services, list = retained): Promise<void> {
  const failures: unknown[] = [];
  for (const { name, run } of list) {
    try {
      await run(services, services.now());
    } catch (error) {
      services.log.error({ retained: name, err: error }, "retention failed");
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new Error("retention incomplete", { cause: failures[0] });
}

export function registerRetention(services: Services): void {
  services.jobs.registerWorker(retentionQueue, () => forgetDue(services));
  services.jobs.schedule(retentionQueue, nightly, "UTC");
}
