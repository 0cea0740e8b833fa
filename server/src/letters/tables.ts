import { createdAt, forgetAt, ownerOnly, sealed } from "#server/db/columns.ts";
import { pgTable, primaryKey, text, uuid } from "#server/db/orm.ts";

/** Dates a person wants to be reminded of. Which date, and of what, is sealed with her data key. */
export const reminders = pgTable(
  "reminders",
  {
    ownerId: uuid("owner_id").notNull(),
    id: uuid("id").notNull(),
    /** JSON with date, time and title. */
    entry: sealed("entry").notNull(),
    channel: text("channel", { enum: ["email", "sms"] }).notNull(),
    createdAt: createdAt(),
    forgetAt: forgetAt(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] }), ownerOnly("reminders")],
).enableRLS();
