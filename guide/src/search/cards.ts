import type { Form, Topic } from "#guide/content-schema.ts";
import type { Weighted } from "#guide/search/variants.ts";
import { formTokens } from "#guide/words/form-numbers.ts";
import type { Word } from "#guide/words/normalise.ts";

/** The words that a topic's own texts use. */
export interface Cards {
  /** Share of the question's weight that the topic knows at all. */
  coverage(topic: string, question: readonly Weighted[]): number;
  /** True when the topic's own texts use the word. */
  knows(topic: string, candidate: Word): boolean;
}

/** A word of the same meaning covers nearly as well. */
const sameMeaningKnown = 0.85;

export function createCards(
  topics: readonly Topic[],
  forms: ReadonlyMap<string, Form>,
  read: (text: string) => Word[],
): Cards {
  const known = new Map(
    topics.map(({ id, title, variants, short, answer, forms: own }) => {
      const texts = [
        ...[title.es, title.en, ...variants.es, ...variants.en],
        ...[short.es, short.en, ...answer.es, ...answer.en],
        ...own.flatMap((form) => [...formTokens(form), ...(forms.get(form)?.aliases.es ?? [])]),
      ];
      return [id, new Set(texts.flatMap((text) => read(text).map((item) => item.root)))];
    }),
  );

  function coverage(topic: string, question: readonly Weighted[]): number {
    const set = known.get(topic);
    let all = 0;
    let found = 0;
    for (const { word, weight, also } of question) {
      all += weight;
      if (set?.has(word.root)) found += weight;
      else if (also.some((other) => set?.has(other.root))) found += weight * sameMeaningKnown;
    }
    return all === 0 ? 0 : found / all;
  }

  return { coverage, knows: (topic, candidate) => known.get(topic)?.has(candidate.root) ?? false };
}
