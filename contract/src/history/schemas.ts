import * as z from "zod/mini";
import { categorySchema, choiceSchema, engineNameSchema, sourceSchema } from "#contract/assistant/schemas.ts";
import { categoryFilters, historyLimits } from "#contract/history/limits.ts";
import { languageSchema } from "#contract/shared/language-schema.ts";

const text = (most: number) => z.string().check(z.maxLength(most));
const list = <Item extends z.ZodMiniType>(item: Item, most: number) => z.array(item).check(z.maxLength(most));
/** Ids are UUIDs in lower case. */
const id = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));

/**
 * One question and what the screen showed for it. `part` names it within the chat, so that sending it twice keeps it
 * once; `turn` is the id of the finished answer (event `done`), null for an answer that was stopped.
 */
export const savedExchangeInput = z.strictObject({
  part: z.string().check(z.regex(/^[\w:-]{1,64}$/)),
  turn: z.nullable(id),
  question: text(2000),
  answer: text(20_000),
  warning: z.nullable(text(4000)),
  steps: list(text(1000), 20),
  choices: list(z.object({ label: text(300), say: text(2000) }), 12),
  forms: list(text(40), 20),
  sources: list(
    z.object({
      title: text(300),
      url: text(500).check(z.regex(/^https:\/\//)),
      checked: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
    }),
    20,
  ),
  engine: z.nullable(engineNameSchema),
  lawyer: z.boolean(),
  clarifying: z.boolean(),
  stopped: z.boolean(),
});
export type SavedExchangeInput = z.infer<typeof savedExchangeInput>;

/**
 * `id`: made by the browser for the running conversation. The same id again adds to what is saved. `adds`: it was saved
 * before; NOT_FOUND when it was deleted meanwhile, and the whole thread is to be sent again.
 */
export const saveInput = z.strictObject({
  id,
  exchanges: list(savedExchangeInput, historyLimits.turnsAtOnce),
  adds: z._default(z.boolean(), false),
  language: z._default(languageSchema, "es"),
});
export type SaveInput = z.infer<typeof saveInput>;

/**
 * A question of a saved chat as it is shown again. `at` is ISO; `formPages` and `formNames` are the official pages and the names by form. `recorded`:
 * the assistant's own record says the same; otherwise Faro does not stand for the text, and no sources are given.
 */
export const savedExchange = z.object({
  part: z.string(),
  turn: z.nullable(z.string()),
  at: z.string(),
  question: z.string(),
  answer: z.string(),
  warning: z.nullable(z.string()),
  steps: z.array(z.string()),
  choices: z.array(choiceSchema),
  forms: z.array(z.string()),
  formPages: z.record(z.string(), z.string()),
  formNames: z.record(z.string(), z.string()),
  sources: z.array(sourceSchema),
  engine: z.nullable(engineNameSchema),
  category: z.nullable(categorySchema),
  lawyer: z.boolean(),
  clarifying: z.boolean(),
  stopped: z.boolean(),
  recorded: z.boolean(),
});
export type SavedExchange = z.infer<typeof savedExchange>;

/**
 * A row of the history. `renamed`: the title is the person's own. `more`: further questions of the thread.
 * `excerpt`: words around the first hit when the card does not show it (card-title.ts).
 */
export const savedChatRow = z.object({
  id: z.string(),
  title: z.string(),
  renamed: z.boolean(),
  question: z.string(),
  more: z.number(),
  category: categorySchema,
  is_favorite: z.boolean(),
  created_at: z.string(),
  excerpt: z.nullable(z.string()),
});
export type SavedChatRow = z.infer<typeof savedChatRow>;

/** A whole saved chat; `question` and `answer` are the spec's content, `exchanges` the thread, oldest first. */
export const savedChat = z.extend(savedChatRow, {
  answer: z.string(),
  exchanges: z.array(savedExchange),
});
export type SavedChat = z.infer<typeof savedChat>;

const filters = {
  search: z._default(text(historyLimits.searchCharacters), ""),
  category: z._default(z.enum(categoryFilters), "todas"),
  favorites: z._default(z.boolean(), false),
};
/** What is shown of the history. Sent in the body: what somebody searches for belongs in no address. */
export const filterInput = z.strictObject(filters);
export type HistoryFilter = z.infer<typeof filterInput>;

/** ISO day from year 1 on: PostgreSQL has no year 0. */
const day = z.string().check(
  z.regex(/^(?!0000)\d{4}-\d\d-\d\d$/),
  z.refine((value) => {
    const date = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  }),
);
/** `cursor`: `next` of the page before. `day`: a local calendar day of the person. */
export const rowsInput = z.strictObject({ ...filters, day: z.optional(day), cursor: z.optional(text(100)) });
export const rowsOutput = z.object({ chats: z.array(savedChatRow), next: z.nullable(z.string()) });

/** `cursor`: the last day of the page before. */
export const daysInput = z.strictObject({ ...filters, cursor: z.optional(day) });
/** Days that have chats, newest first; `today` and the days are in the person's time zone. */
export const daysOutput = z.object({
  days: z.array(z.object({ day: z.string(), count: z.number() })),
  next: z.nullable(z.string()),
  today: z.string(),
  timeZone: z.string(),
});
export type HistoryDays = z.infer<typeof daysOutput>;

/** Exact: how many match, and how many there are. */
export const countOutput = z.object({ shown: z.number(), total: z.number() });

export const idInput = z.strictObject({ id });
export const idsInput = z.strictObject({
  ids: list(id, historyLimits.deleteAtOnce).check(z.minLength(1)),
});
/** The favourite is set, not flipped, so that twice is once. */
export const markInput = z.extend(idsInput, { is_favorite: z.boolean() });
export const idsOutput = z.object({ ids: z.array(z.string()) });

/** Only what is given changes; the favourite is set, not flipped, so that twice is once. */
export const updateInput = z.strictObject({
  id,
  title: z.optional(text(historyLimits.renameCharacters)),
  category: z.optional(categorySchema),
  is_favorite: z.optional(z.boolean()),
});
export type UpdateInput = z.infer<typeof updateInput>;

/**
 * All chats when `ids` is missing, newest first, `part` by `part` (1 is the first). With `ids` the caller has made the
 * parts: `part` only says which one this is. `parts`: how many files there will be; name, head and numbers follow it.
 */
export const exportInput = z.strictObject({
  ids: z.optional(list(id, historyLimits.exportPart)),
  part: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
  parts: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
  format: z.enum(["pdf", "text"]),
  language: z._default(languageSchema, "es"),
});
export type ExportInput = z.infer<typeof exportInput>;
/** The file; its name says what it is. */
export const exportOutput = z.file();

/** `beat`: nothing changed, the stream lives. `changed`: these chats changed somewhere; no ids means any may have. Contents are fetched, never sent here. */
export const changeEvent = z.object({ type: z.enum(["ready", "changed", "beat"]), ids: z.array(z.string()) });
export type ChangeEvent = z.infer<typeof changeEvent>;
