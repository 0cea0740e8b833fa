/** The built-in outbox: where mail and text messages go while no provider is configured. */
import { randomUUID } from "node:crypto";
import type { Database } from "#server/db/client.ts";
import { desc, lt } from "#server/db/orm.ts";
import { outboxMessages } from "#server/outbox/tables.ts";
import { type Keys, open, seal } from "#server/privacy/keys.ts";

/** Milliseconds that a message is kept. */
export const outboxLifetime = 24 * 60 * 60 * 1000;
/** Messages the page shows. */
const shown = 200;

export interface OutboxMessage {
  id: string;
  channel: "mail" | "sms";
  kind: string;
  recipient: string;
  /** Empty for a text message. */
  subject: string;
  text: string;
  /** ISO 8601. */
  createdAt: string;
}

export interface Outbox {
  put(message: Omit<OutboxMessage, "id" | "createdAt">): Promise<void>;
  /** Newest first; what another key sealed is left out. */
  list(): Promise<OutboxMessage[]>;
  removeOld(): Promise<void>;
}

export interface OutboxParts {
  db: Database;
  keys: Keys;
  now(): number;
}

export function createOutbox({ db, keys, now }: OutboxParts): Outbox {
  const removeOld = async () => {
    await db.delete(outboxMessages).where(lt(outboxMessages.createdAt, new Date(now() - outboxLifetime)));
  };
  return {
    removeOld,
    async put({ channel, kind, recipient, subject, text }) {
      const id = randomUUID();
      await db.insert(outboxMessages).values({
        ...{ id, channel, kind },
        recipient: seal(keys.storage, recipient, `outbox recipient ${id}`),
        body: seal(keys.storage, JSON.stringify({ subject, text }), `outbox body ${id}`),
        createdAt: new Date(now()),
      });
    },
    async list() {
      await removeOld();
      const rows = await db
        .select()
        .from(outboxMessages)
        .orderBy(desc(outboxMessages.createdAt), desc(outboxMessages.id))
        .limit(shown);
      return rows.flatMap((row) => {
        const recipient = open(keys.storage, row.recipient, `outbox recipient ${row.id}`);
        const body = open(keys.storage, row.body, `outbox body ${row.id}`);
        if (recipient === null || body === null) return [];
        const { subject, text } = JSON.parse(body) as { subject: string; text: string };
        const { id, channel, kind, createdAt } = row;
        return [{ id, channel, kind, recipient, subject, text, createdAt: createdAt.toISOString() }];
      });
    },
  };
}
