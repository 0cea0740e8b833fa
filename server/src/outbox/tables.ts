import { createdAt, sealed } from "#server/db/columns.ts";
import { index, pgTable, text, uuid } from "#server/db/orm.ts";

/**
 * Messages that no provider was configured for. Whom they are for and what they say is sealed; a message is
 * kept 24 hours at most (see jobs/retention.ts).
 */
export const outboxMessages = pgTable(
  "outbox_messages",
  {
    id: uuid("id").primaryKey(),
    channel: text("channel", { enum: ["mail", "sms"] }).notNull(),
    /** What the message is about, e.g. `login-code`; a word of the code, nothing personal. */
    kind: text("kind").notNull(),
    recipient: sealed("recipient").notNull(),
    body: sealed("body").notNull(),
    createdAt: createdAt(),
  },
  (table) => [index("outbox_messages_created").on(table.createdAt)],
);
