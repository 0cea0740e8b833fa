import { createdAt, forgetAt, ownerOnly, sealed, updatedAt } from "#server/db/columns.ts";
import {
  bigint,
  boolean,
  customType,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "#server/db/orm.ts";

/** Bits of a signature; see signature.ts. */
export const signatureBits = 4096;
const signature = customType<{ data: string; driverData: string }>({
  dataType: () => `bit(${signatureBits})`,
});

/**
 * Saved chats (spec part 1, section 3); `owner_id` is the specification's `user_id`. Title and content are sealed with
 * the person's data key. `deleted_at`: hidden at once, gone when the time for 'Deshacer' is over.
 */
export const savedChats = pgTable(
  "saved_chats",
  {
    ownerId: uuid("owner_id").notNull(),
    id: uuid("id").notNull(),
    title: sealed("title").notNull(),
    content: sealed("content").notNull(),
    category: text("category").notNull(),
    /** The person set the category herself; until then it follows the conversation. */
    categoryChosen: boolean("category_chosen").notNull().default(false),
    isFavorite: boolean("is_favorite").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
    forgetAt: forgetAt(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    // Holds all that listing and counting ask for, so that neither touches the rows.
    index("saved_chats_list").on(
      table.ownerId,
      table.createdAt,
      table.id,
      table.category,
      table.isFavorite,
      table.deletedAt,
    ),
    index("saved_chats_forget").on(table.forgetAt),
    ownerOnly("saved_chats"),
  ],
).enableRLS();

/** Counts the changes of the person's chats, so that opened texts are known to be of today; see stamp.ts. */
export const savedChatStamps = pgTable(
  "saved_chat_stamps",
  {
    ownerId: uuid("owner_id").primaryKey(),
    stamp: uuid("stamp").notNull().defaultRandom(),
    version: bigint("version", { mode: "number" }).notNull().default(0),
    changed: uuid("changed").array().notNull().default([]),
    forgetAt: forgetAt(),
  },
  (table) => [index("saved_chat_stamps_forget").on(table.forgetAt), ownerOnly("saved_chat_stamps")],
).enableRLS();

/**
 * What a search looks at, one row a chat. The signature says which chats cannot match; `folded` (sealed: the texts as
 * they are compared) decides about the others.
 */
export const savedChatSignatures = pgTable(
  "saved_chat_signatures",
  {
    ownerId: uuid("owner_id").notNull(),
    chatId: uuid("chat_id").notNull(),
    createdAt: createdAt(),
    signature: signature("signature").notNull(),
    folded: sealed("folded").notNull(),
    forgetAt: forgetAt(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.chatId] }),
    // A person's signatures lie side by side here, however many other people's rows stand between hers.
    index("saved_chat_signatures_search").on(table.ownerId, table.createdAt, table.chatId, table.signature),
    index("saved_chat_signatures_forget").on(table.forgetAt),
    ownerOnly("saved_chat_signatures"),
  ],
).enableRLS();
