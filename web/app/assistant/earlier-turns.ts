import type { KeptTurn } from "@faro/contract/assistant/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { type Exchange, newExchange, standsAbove } from "#web/assistant/exchange.ts";
import { api } from "#web/lib/api.ts";

/** Words of only one of the two: "a" and "no" are of both. */
const spanish = /\b(?:el|la|los|las|de|que|para|con|una?|por|tu|si|se|es)\b/gi;
const english = /\b(?:the|of|to|and|you|your|for|is|in|with|if|not|or)\b/gi;

/** The language of an answer of an earlier visit, by its small words: it is read by a voice of that language, whatever the screen speaks now. */
export function languageOf(text: string): Language | null {
  const [es = 0, en = 0] = [spanish, english].map((words) => text.match(words)?.length ?? 0);
  return es === en ? null : es > en ? "es" : "en";
}

/** What the server kept of an earlier question and answer. */
function keptExchange(key: number, turn: KeptTurn): Exchange {
  const { at: _, question, answer, brokeOff = false, ...told } = turn;
  return {
    ...newExchange(key, question, languageOf(answer)),
    ...told,
    text: answer,
    brokeOff,
    lawyerAbove: standsAbove(told),
    status: "done",
  };
}

/** Keys of this visit are above zero, of an earlier one below. */
export function toExchanges(turns: KeptTurn[]): Exchange[] {
  return turns.map((turn, index) => keptExchange(index - turns.length, turn));
}

/** Milliseconds in which the server has written down what a reload broke off. */
const untilWritten = 1500;

/** What the server kept of the running conversation; asked twice, for of this visit there is something. */
export async function earlierTurns(): Promise<Exchange[]> {
  const { turns } = await api.assistant.getContext();
  if (turns.length > 0) return toExchanges(turns);
  await new Promise((resolve) => setTimeout(resolve, untilWritten));
  return toExchanges((await api.assistant.getContext()).turns);
}

/** What a voice reads of an answer that was told on an earlier visit to the page. The browser's own cutting will do: an abbreviation costs a breath. */
export function sentencesOf(text: string, language: Language): string[] {
  // Old browsers have none; the voice cuts what is too long for it.
  if (!("Segmenter" in Intl)) return [text];
  const parts = new Intl.Segmenter(language, { granularity: "sentence" }).segment(text);
  return Array.from(parts, ({ segment }) => segment.trim()).filter((sentence) => sentence !== "");
}
