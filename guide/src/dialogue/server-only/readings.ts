/** A message as rules read it. Server only. */
import { clean, type Word } from "#guide/words/normalise.ts";

/** Words as one text. */
export const asText = (list: readonly Word[]): string => list.map(({ text }) => text).join(" ");

/** As written, and with its misspellings mended; one where none was. `whole`: all words of the text, mended. */
export const readingsOf = (text: string, whole: readonly Word[]): string[] => [
  ...new Set([clean(text), asText(whole)]),
];
