import pg from "pg";
import { expect, vi } from "vitest";
import type { TestApp } from "#server/testing/test-app.ts";

/**
 * While `work` runs, no question can be taken from a guest's quota; then it can. `waiting` resolves once somebody's question waits
 * for it.
 */
export async function whileQuotaIsHeld(
  app: Pick<TestApp, "databaseUrl">,
  work: (waiting: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const lock = new pg.Client({ connectionString: app.databaseUrl });
  await lock.connect();
  try {
    await lock.query("begin; lock table guest_demos in access exclusive mode");
    const waiting = "select from pg_locks where not granted and relation = 'guest_demos'::regclass";
    await work(() => vi.waitFor(async () => expect((await lock.query(waiting)).rowCount).toBe(1), 20_000));
    await lock.query("commit");
  } finally {
    await lock.end();
  }
}
