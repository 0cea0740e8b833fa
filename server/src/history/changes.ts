/** Tells open screens which chats changed: PostgreSQL notifies every copy of the server, ids only. */
import type { Transaction } from "#server/db/client.ts";
import type { Listener } from "#server/db/listener.ts";
import { sql } from "#server/db/orm.ts";
import { noteChange } from "#server/history/stamp.ts";

const channel = "faro_saved_chats";
/** A notification holds 8,000 bytes; beyond this many ids it says that any chat may have changed. */
const mostIds = 100;
/** Instead of ids. */
const gone = "gone";

type Told = (ids: string[]) => void;

export interface SavedChatChanges {
  /** Calls `told` after each change of the owner's chats; no ids: any of them. Returns a function that stops it. */
  follow(ownerId: string, told: Told): () => void;
  /** How many screens of the owner listen on this copy. */
  following(ownerId: string): number;
}

/** Part of the transaction that changes the chats: it is heard when and only when that is committed. */
export async function announceChange(tx: Transaction, ownerId: string, ids: string[]): Promise<void> {
  await noteChange(tx, ownerId, ids);
  const named = ids.length > mostIds ? [] : ids;
  await tx.execute(sql`select pg_notify(${channel}, ${`${ownerId}:${named.join(",")}`})`);
}

/** The account is being deleted: every copy forgets what it holds of the person. */
export async function announceGone(tx: Transaction, ownerId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${`${ownerId}:${gone}`})`);
}

/** `deleted` hears of owners whose account is gone. */
export async function followChanges(
  listener: Listener,
  deleted: (ownerId: string) => void,
): Promise<SavedChatChanges> {
  const followers = new Map<string, Set<Told>>();
  await listener.listen(channel, {
    notified(payload) {
      const [ownerId = "", ids = ""] = payload.split(":");
      if (ids === gone) deleted(ownerId);
      const named = ids === "" || ids === gone ? [] : ids.split(",");
      for (const told of followers.get(ownerId) ?? []) told(named);
    },
    // Nobody knows what was missed while the connection was away.
    async connected() {
      for (const all of followers.values()) for (const told of all) told([]);
    },
  });
  return {
    following: (ownerId) => followers.get(ownerId)?.size ?? 0,
    follow(ownerId, told) {
      const all = followers.get(ownerId) ?? new Set();
      followers.set(ownerId, all.add(told));
      return () => {
        all.delete(told);
        if (all.size === 0 && followers.get(ownerId) === all) followers.delete(ownerId);
      };
    },
  };
}
