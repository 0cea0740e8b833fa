/** What a saved chat holds, how it is sealed and how it is shown. */
import type { Category } from "@faro/contract/assistant/schemas.ts";
import { cardTitle } from "@faro/contract/history/card-title.ts";
import { fold, markHits } from "@faro/contract/history/fold.ts";
import { historyLimits } from "@faro/contract/history/limits.ts";
import type { SavedChat, SavedChatRow, SavedExchange } from "@faro/contract/history/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import type { DialogueState } from "@faro/guide/types.ts";
import { signatureOf, textBreak, withoutBreaks } from "#server/history/signature.ts";
import type { savedChatSignatures, savedChats } from "#server/history/tables.ts";
import { open, seal } from "#server/privacy/keys.ts";
import type { Services } from "#server/services.ts";

export interface StoredExchange extends Omit<SavedExchange, "formPages" | "formNames" | "recorded"> {
  language: Language;
  /** Of the assistant's own record; null for an answer that was stopped or is not on record. */
  record: { kind: string; topic: string | null } | null;
}

/** `question` and `answer` are the two fields of the specification; the rest is what reopening needs. */
export interface StoredContent {
  question: string;
  answer: string;
  exchanges: StoredExchange[];
  /** Dialogue state after the last question; null when it is not known any more. */
  state: DialogueState | null;
}

/** Faro stands for the sources of what it said itself, and for no others. */
export const vouchedSources = ({ record, sources }: StoredExchange) => (record === null ? [] : sources);

export type ChatRow = typeof savedChats.$inferSelect;

/** The first question, and the first answer that is no question back; both from the same thread. */
export function headOf(exchanges: StoredExchange[]): { question: string; answer: string } {
  const answered = exchanges.find(({ clarifying, stopped }) => !clarifying && !stopped) ?? exchanges[0];
  return { question: exchanges[0]?.question ?? "", answer: answered?.answer ?? "" };
}

/** First 50 characters of the question, '...' when there is more (spec part 1, section 3). */
export function titleOf(question: string): string {
  const characters = [...question.replace(/\s+/g, " ")];
  const { titleCharacters } = historyLimits;
  if (characters.length <= titleCharacters) return characters.join("");
  return `${characters.slice(0, titleCharacters).join("")}...`;
}

/** True when she named the chat herself. */
const isRenamed = (title: string, content: StoredContent) => title !== titleOf(content.question);

/** What the card shows of the name, without the dots that only say that there is more. */
function shownTitle(title: string, content: StoredContent): string {
  return cardTitle({ title, renamed: isRenamed(title, content), question: content.question }).words;
}

/** What is shown of an exchange in words: all of it can be searched for. */
const textsOf = ({ question, answer, warning, steps }: StoredExchange) => [
  answer,
  question,
  warning ?? "",
  ...steps,
];

/** What the card shows and all questions and answers, as a search compares them. */
export function foldedTexts(title: string, content: StoredContent): string {
  const texts = content.exchanges.flatMap(textsOf);
  return [shownTitle(title, content), ...texts].map((text) => fold(withoutBreaks(text))).join(textBreak);
}

/** The columns that change whenever title or content do. */
export function sealChat(key: Buffer, ownerId: string, title: string, content: StoredContent) {
  const folded = foldedTexts(title, content);
  const chat = { title: seal(key, title, ownerId), content: seal(key, JSON.stringify(content), ownerId) };
  const search = {
    signature: signatureOf(key, folded),
    folded: seal(key, folded, ownerId),
  } satisfies Partial<typeof savedChatSignatures.$inferInsert>;
  return { chat, search };
}

export interface OpenedChat {
  row: ChatRow;
  title: string;
  content: StoredContent;
}

/** Null for a row that another key sealed: it is nobody's any more. */
export function openChat(row: ChatRow, key: Buffer): OpenedChat | null {
  const title = open(key, row.title, row.ownerId);
  const content = open(key, row.content, row.ownerId);
  if (title === null || content === null) return null;
  return { row, title, content: JSON.parse(content) as StoredContent };
}

/** Characters before and after a hit. */
const around = { before: 40, after: 90 };

/** The text from some words before its first hit to some after it; null without a hit. `query` is folded. */
function wordsAround(text: string, query: string): string | null {
  if (!fold(text).includes(query)) return null;
  const pieces = markHits(text.replace(/\s/g, " "), query);
  const first = pieces.findIndex(({ hit }) => hit);
  const joined = (from: number, to?: number) => pieces.slice(from, to).flatMap((piece) => [...piece.text]);
  const [before, hit, after] = [joined(0, first), joined(first, first + 1), joined(first + 1)];
  const near = before.slice(-around.before);
  const far = after.slice(0, around.after);
  // A word that was cut at the start goes, if another one stands before the hit.
  const start = near.length === before.length ? 0 : near.indexOf(" ") + 1;
  const words = [...near.slice(start), ...hit, ...far].join("").trim();
  return `${near.length === before.length ? "" : "… "}${words}${far.length === after.length ? "" : " …"}`;
}

/** Words around the first hit in the thread, when the card does not show it. `query` is folded. */
function excerptOf({ title, content }: OpenedChat, query: string): string | null {
  if (query === "" || fold(shownTitle(title, content)).includes(query)) return null;
  for (const exchange of content.exchanges) {
    for (const text of textsOf(exchange)) {
      const words = wordsAround(text, query);
      if (words !== null) return words;
    }
  }
  return null;
}

export function presentRow(chat: OpenedChat, query = ""): SavedChatRow {
  const { row, title, content } = chat;
  return {
    id: row.id,
    title,
    renamed: isRenamed(title, content),
    question: content.question,
    more: content.exchanges.length - 1,
    category: row.category as Category,
    is_favorite: row.isFavorite,
    created_at: row.createdAt.toISOString(),
    excerpt: excerptOf(chat, query),
  };
}

export function presentChat(services: Services, chat: OpenedChat): SavedChat {
  const exchanges = chat.content.exchanges.map((stored) => {
    const { language, record, ...exchange } = stored;
    const known = exchange.forms.flatMap((form) => services.forms.get(form) ?? []);
    const formPages = Object.fromEntries(known.map(({ id, page }) => [id, page]));
    const formNames = Object.fromEntries(known.map(({ id, title }) => [id, title[language]]));
    return { ...exchange, formPages, formNames, recorded: record !== null, sources: vouchedSources(stored) };
  });
  return { ...presentRow(chat), answer: chat.content.answer, exchanges };
}
