/** Sessions that ended while their access token was still good. Kept in memory by every server copy. */
import { accountLimits } from "@faro/contract/accounts/limits.ts";
import { revokedSessions } from "#server/accounts/tables.ts";
import type { Database, Transaction } from "#server/db/client.ts";
import type { Listener } from "#server/db/listener.ts";
import { gt, sql } from "#server/db/orm.ts";

const day = 24 * 60 * 60 * 1000;
const channel = "faro_revoked";

export interface Revocations {
  has(sessionId: string): boolean;
  add(sessionId: string): void;
  /** A signal that aborts when the session ends, for streams; `release` it when the stream is over. */
  watch(sessionId: string): { signal: AbortSignal; release(): void };
}

/** Writes the ids down and tells every copy when the transaction commits. */
export async function announceRevoked(tx: Transaction, sessionIds: string[], now: number): Promise<void> {
  const revokedAt = new Date(now);
  await tx
    .insert(revokedSessions)
    .values(sessionIds.map((sessionId) => ({ sessionId, revokedAt, forgetAt: new Date(now + day) })))
    .onConflictDoNothing();
  for (const id of sessionIds) await tx.execute(sql`select pg_notify(${channel}, ${id})`);
}

/** Follows revocations: at once by notification, and from the table whenever the connection was away. */
export async function followRevocations(
  db: Database,
  listener: Listener,
  now: () => number,
): Promise<Revocations> {
  const revoked = new Map<string, number>();
  const watched = new Map<string, Set<AbortController>>();
  const add = (sessionId: string) => {
    for (const [id, until] of revoked) if (until < now()) revoked.delete(id);
    revoked.set(sessionId, now() + accountLimits.accessLifetime);
    for (const controller of watched.get(sessionId) ?? []) controller.abort();
  };
  await listener.listen(channel, {
    notified: add,
    async connected() {
      const since = new Date(now() - accountLimits.accessLifetime);
      const rows = await db.select().from(revokedSessions).where(gt(revokedSessions.revokedAt, since));
      for (const row of rows) add(row.sessionId);
    },
  });
  return {
    has: (sessionId) => revoked.has(sessionId),
    add,
    watch(sessionId) {
      const controller = new AbortController();
      const controllers = watched.get(sessionId) ?? new Set();
      watched.set(sessionId, controllers.add(controller));
      if (revoked.has(sessionId)) controller.abort();
      return {
        signal: controller.signal,
        release() {
          controllers.delete(controller);
          if (controllers.size === 0) watched.delete(sessionId);
        },
      };
    },
  };
}
