import { createCards } from "#guide/cards.ts";
import { confidence } from "#guide/confidence.ts";
import type { Form, Topic } from "#guide/content-schema.ts";
import { formToken, isFormToken } from "#guide/form-numbers.ts";
import type { GlossaryReader } from "#guide/glossary.ts";
import { clean, type Word } from "#guide/normalise.ts";
import { stopWords, weakWords } from "#guide/stop-words.ts";
import { createWordings, type Weighted } from "#guide/variants.ts";
import { createVocabulary } from "#guide/vocabulary.ts";

export interface Hit {
  topic: string;
  score: number;
  likeness: number;
}

export interface SearchResult {
  hits: Hit[];
  confidence: number;
  /** Words of the question that carry a subject (neither stop nor weak words). */
  content: Word[];
  /** Share of the question's weight the first topic knows. */
  coverage: number;
}

export interface Search {
  /** Mended words of a text, fillers gone. */
  read(text: string): Word[];
  search(list: readonly Word[]): SearchResult;
  /** The topic whose title or variant is exactly this text (a tapped choice). */
  exact(text: string): string | null;
  /** How telling a word is; stop words near zero. */
  weight(candidate: Word): number;
  /** True when the topic's own texts use the word. */
  knows(topic: string, candidate: Word): boolean;
}

/** Long questions are read through their most telling words only; keeps one answer under 5 ms. */
const mostWords = 40;
const addedWeight = 0.45;
const share = { best: 0.62, second: 0.13, card: 0.25 };
/** A form named in the question: much for the topic's own form, little for a companion. */
const formBoost = [0.3, 0.15, 0.1, 0.06];

export function createSearch(
  topics: readonly Topic[],
  forms: ReadonlyMap<string, Form>,
  glossary: GlossaryReader,
): Search {
  // The three indexes read the same texts; reading is what building costs.
  const texts = new Map<string, Word[]>();
  const readOnce = (text: string): Word[] => {
    const known = texts.get(text) ?? glossary.read(text);
    texts.set(text, known);
    return known;
  };
  const wordings = createWordings(topics, readOnce);
  const cards = createCards(topics, forms, readOnce);
  const vocabulary = createVocabulary(vocabularyOf(topics, readOnce));
  texts.clear();
  const titles = new Map<string, string>();
  for (const topic of topics) {
    for (const text of [topic.title.es, topic.title.en]) titles.set(clean(text), topic.id);
  }
  const formsOf = new Map(topics.map((topic) => [topic.id, topic.forms.map(formToken)]));

  function weigh(list: readonly Word[]): Weighted[] {
    const seen = new Map<string, Weighted>();
    for (const item of list) {
      if (!seen.has(item.sound))
        seen.set(item.sound, { word: item, weight: wordings.weight(item), added: false });
    }
    const said = [...seen.values()].sort((a, b) => b.weight - a.weight).slice(0, mostWords);
    const meant = glossary
      .alsoMeans(list)
      .filter((item) => !seen.has(item.sound) && !stopWords.has(item.text))
      .map((item) => ({ word: item, weight: wordings.weight(item) * addedWeight, added: true }));
    return [...said, ...meant.slice(0, mostWords)];
  }

  function search(list: readonly Word[]): SearchResult {
    const question = weigh(list);
    const content = list.filter((item) => !stopWords.has(item.text) && !weakWords.has(item.text));
    const likeness = wordings.compare(question);
    const card = cards.score(question);
    const named = new Set(list.map((item) => item.text).filter(isFormToken));
    const hits: Hit[] = [];
    for (const id of new Set([...likeness.keys(), ...card.keys()])) {
      const like = likeness.get(id) ?? { best: 0, second: 0 };
      const place = (formsOf.get(id) ?? []).findIndex((form) => named.has(form));
      const score =
        share.best * like.best +
        share.second * like.second +
        share.card * (card.get(id) ?? 0) +
        (place < 0 ? 0 : (formBoost[place] ?? 0.04));
      hits.push({ topic: id, score, likeness: like.best });
    }
    hits.sort((a, b) => b.score - a.score || a.topic.localeCompare(b.topic));
    const [first, second] = hits;
    const coverage = first === undefined ? 0 : cards.coverage(first.topic, question);
    const margin = first === undefined || first.score === 0 ? 0 : 1 - (second?.score ?? 0) / first.score;
    return {
      hits: hits.slice(0, 12),
      content,
      coverage,
      confidence:
        first === undefined
          ? 0
          : confidence({ likeness: first.likeness, coverage, margin, content: content.length }),
    };
  }

  return {
    read: (text) => glossary.read(text).map((item) => vocabulary.mend(item)),
    search,
    exact: (text) => titles.get(clean(text)) ?? null,
    weight: wordings.weight,
    knows: cards.knows,
  };
}

/** Words worth mending towards: how people ask, titles, and the glossary's own. */
function vocabularyOf(topics: readonly Topic[], read: (text: string) => Word[]): Word[] {
  return topics.flatMap((topic) =>
    [
      topic.title.es,
      topic.title.en,
      topic.short.es,
      topic.short.en,
      ...topic.variants.es,
      ...topic.variants.en,
      ...topic.answer.es,
      ...topic.answer.en,
    ].flatMap(read),
  );
}
