/** Sentences of a written text, whole as they stand. */
export function sentencesIn(text: string): string[] {
  return text === "" ? [] : text.split(/(?<=[.!?])\s+(?=\p{Lu}|¿)/u);
}
