import { fold } from "@faro/contract/history/fold.ts";
import type { SavedChat } from "@faro/contract/history/schemas.ts";

/**
 * Which exchange of the thread an opened card shows: the one whose answer counts for the chat; if that and the first
 * question do not hold what is searched for, the first one that does. -1 when there is none.
 */
export function shownExchange(chat: SavedChat, search: string): { place: number; searched: boolean } {
  const place = chat.exchanges.findIndex(({ answer }) => answer === chat.answer);
  const query = fold(search).trim();
  const holds = (question: string, { answer, warning, steps }: SavedChat["exchanges"][number]) =>
    [question, answer, warning ?? "", ...steps].some((text) => fold(text).includes(query));
  const usual = chat.exchanges[place];
  if (query === "" || (usual !== undefined && holds(chat.question, usual))) return { place, searched: false };
  const found = chat.exchanges.findIndex((exchange) => holds(exchange.question, exchange));
  return found === -1 ? { place, searched: false } : { place: found, searched: true };
}
