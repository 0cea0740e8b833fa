import MiniSearch from "minisearch";
import type { Form, Topic } from "#guide/content-schema.ts";
import { formTokens } from "#guide/form-numbers.ts";
import type { Word } from "#guide/normalise.ts";
import type { Weighted } from "#guide/variants.ts";

/** All words of a topic in weighted fields: finds what no single variant says. */
export interface Cards {
  /** Share of the best possible card score (0 to 1) for every topic that holds a word of the question. */
  score(question: readonly Weighted[]): Map<string, number>;
  /** Share of the question's weight that the topic knows at all. */
  coverage(topic: string, question: readonly Weighted[]): number;
  /** True when the topic's own texts use the word. */
  knows(topic: string, candidate: Word): boolean;
}

/** A word of the same meaning is worth less in ranking, and nearly the same in coverage. */
const sameMeaning = 0.45;
const sameMeaningKnown = 0.85;

interface Card {
  id: string;
  title: string;
  asked: string;
  told: string;
  forms: string;
}

export function createCards(
  topics: readonly Topic[],
  forms: ReadonlyMap<string, Form>,
  read: (text: string) => Word[],
): Cards {
  const known = new Map<string, Set<string>>();

  /** Text as roots, kept for coverage too. */
  function roots(id: string, texts: readonly string[]): string {
    const list = texts.flatMap((text) => read(text));
    const set = known.get(id) ?? new Set();
    for (const item of list) set.add(item.root);
    known.set(id, set);
    return list.map((item) => item.root).join(" ");
  }

  const index = new MiniSearch<Card>({
    fields: ["title", "asked", "told", "forms"],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => (term === "" ? null : term),
  });
  index.addAll(
    topics.map((topic) => ({
      id: topic.id,
      title: roots(topic.id, [topic.title.es, topic.title.en]),
      asked: roots(topic.id, [...topic.variants.es, ...topic.variants.en]),
      told: roots(topic.id, [topic.short.es, topic.short.en, ...topic.answer.es, ...topic.answer.en]),
      forms: roots(
        topic.id,
        topic.forms.flatMap((id) => [...formTokens(id), ...(forms.get(id)?.aliases.es ?? [])]),
      ),
    })),
  );

  function score(question: readonly Weighted[]): Map<string, number> {
    const weights = new Map<string, number>();
    const note = (root: string, weight: number) =>
      weights.set(root, Math.max(weights.get(root) ?? 0, weight));
    for (const { word, weight, also } of question) {
      note(word.root, weight);
      for (const other of also) note(other.root, weight * sameMeaning);
    }
    const hits = index.search([...weights.keys()].join(" "), {
      boost: { title: 2.5, asked: 2, told: 0.5, forms: 1 },
      boostTerm: (term) => weights.get(term) ?? 0,
    });
    const top = hits[0]?.score ?? 1;
    return new Map(hits.map((hit) => [hit.id as string, hit.score / top]));
  }

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

  return { score, coverage, knows: (topic, candidate) => known.get(topic)?.has(candidate.root) ?? false };
}
