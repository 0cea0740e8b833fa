import { createdAt, forgetAt, ownerOnly, sealed } from "#server/db/columns.ts";
import { index, pgTable, primaryKey, uuid } from "#server/db/orm.ts";

/** The last questions to the website assistant and its answers; forgotten after half an hour. */
export const helpTurns = pgTable(
  "help_turns",
  {
    ownerId: uuid("owner_id").notNull(),
    id: uuid("id").notNull(),
    question: sealed("question").notNull(),
    answer: sealed("answer").notNull(),
    createdAt: createdAt(),
    forgetAt: forgetAt(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index("help_turns_forget").on(table.forgetAt),
    ownerOnly("help_turns"),
  ],
).enableRLS();
