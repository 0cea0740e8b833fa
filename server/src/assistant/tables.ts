import type { Source } from "@faro/contract/assistant/schemas.ts";
import { createdAt, forgetAt, ownerOnly, sealed, updatedAt } from "#server/db/columns.ts";
import {
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "#server/db/orm.ts";

/** Questions and answers of a caller (guest id or user id); the context of the next answer. */
export const assistantTurns = pgTable(
  "assistant_turns",
  {
    ownerId: uuid("owner_id").notNull(),
    id: uuid("id").notNull(),
    language: text("language", { enum: ["es", "en"] }).notNull(),
    question: sealed("question").notNull(),
    answer: sealed("answer").notNull(),
    /** What stood around the answer, as JSON (`TurnFrame`); null where nothing did. */
    frame: sealed("frame"),
    engine: text("engine", { enum: ["guide", "model"] }).notNull(),
    kind: text("kind").notNull(),
    topic: text("topic"),
    category: text("category"),
    lawyer: boolean("lawyer").notNull(),
    sources: jsonb("sources").$type<Source[]>().notNull(),
    createdAt: createdAt(),
    forgetAt: forgetAt(),
    /** No part of the running conversation any more; kept for a day, because a screen that shows it can still save it. */
    setAsideAt: timestamp("set_aside_at", { withTimezone: true }),
    /** Of a turn that was the last one when it was set aside: the dialogue state after it. */
    state: sealed("state"),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    index("assistant_turns_created").on(table.createdAt),
    index("assistant_turns_forget").on(table.forgetAt),
    ownerOnly("assistant_turns"),
  ],
).enableRLS();

/**
 * Dialogue state of the guide for a caller; sealed, because it says what the person told us. After she erased the conversation the row
 * stays a while without it, so that an answer that was still being written does not bring anything back.
 */
export const assistantContexts = pgTable(
  "assistant_contexts",
  {
    ownerId: uuid("owner_id").primaryKey(),
    state: sealed("state"),
    /** When the person erased the conversation; what was asked before is not remembered. */
    clearedAt: timestamp("cleared_at", { withTimezone: true }),
    updatedAt: updatedAt(),
    forgetAt: forgetAt(),
  },
  (table) => [index("assistant_contexts_forget").on(table.forgetAt), ownerOnly("assistant_contexts")],
).enableRLS();

/** How many demo questions a guest has had answered. Not cleared with the context. */
export const guestDemos = pgTable(
  "guest_demos",
  {
    ownerId: uuid("owner_id").primaryKey(),
    used: smallint("used").notNull(),
    updatedAt: updatedAt(),
    forgetAt: forgetAt(),
  },
  (table) => [index("guest_demos_forget").on(table.forgetAt), ownerOnly("guest_demos")],
).enableRLS();
