/** What a card of the history calls a chat. Same code on both sides: a search excerpt stands where this does not show the hit. */
import { historyLimits } from "#contract/history/limits.ts";

/** The words of the title; `cut` when there are more of them, for which the card sets three dots. */
export interface CardTitle {
  words: string;
  cut: boolean;
}

/** The given name, or the first words of the question. */
export function cardTitle(chat: { title: string; renamed: boolean; question: string }): CardTitle {
  if (chat.renamed) return { words: chat.title, cut: false };
  const all = chat.question.trim().split(/\s+/);
  const shown = all.slice(0, historyLimits.previewWords);
  return { words: shown.join(" "), cut: all.length > shown.length };
}
