import type { Form, Topic } from "#guide/content-schema.ts";
import { push, type Weighted } from "#guide/search/variants.ts";
import { formTokens } from "#guide/words/form-numbers.ts";
import type { Word } from "#guide/words/normalise.ts";

/** The words that a topic's own texts use. */
export interface Cards {
  /** Share of the question's weight that each topic knows at all, in the order of the topics. */
  coverage(question: readonly Weighted[]): Float32Array;
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
  /** Places of the topics that use a root: one look per word of the question, not one per topic. */
  const users = new Map<string, number[]>();
  for (const [place, { title, variants, short, answer, forms: own }] of topics.entries()) {
    const texts = [
      ...[title.es, title.en, ...variants.es, ...variants.en],
      ...[short.es, short.en, ...answer.es, ...answer.en],
      ...own.flatMap((form) => [...formTokens(form), ...(forms.get(form)?.aliases.es ?? [])]),
    ];
    for (const root of new Set(texts.flatMap((text) => read(text).map((item) => item.root)))) {
      push(users, root, place);
    }
  }

  function mark(share: Float32Array, root: string, worth: number): void {
    for (const place of users.get(root) ?? []) share[place] = worth;
  }

  function coverage(question: readonly Weighted[]): Float32Array {
    const found = new Float32Array(topics.length);
    const share = new Float32Array(topics.length);
    let all = 0;
    for (const { word, weight, also } of question) {
      all += weight;
      share.fill(0);
      for (const other of also) mark(share, other.root, sameMeaningKnown);
      mark(share, word.root, 1);
      for (let place = 0; place < share.length; place += 1) {
        found[place] = (found[place] ?? 0) + (share[place] ?? 0) * weight;
      }
    }
    return all === 0 ? found : found.map((sum) => sum / all);
  }

  return {
    coverage,
    knows: (topic, { root }) => users.get(root)?.some((place) => topics[place]?.id === topic) === true,
  };
}
