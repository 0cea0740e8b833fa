import type { Form, Topic } from "#guide/content-schema.ts";
import { createCards } from "#guide/search/cards.ts";
import { confidence, type Evidence } from "#guide/search/confidence.ts";
import { createHinting, type Hints } from "#guide/search/hints.ts";
import { createLearned } from "#guide/search/learned.ts";
import type { Model } from "#guide/search/model.ts";
import { labelsOf, type Schooling, teach } from "#guide/search/teach.ts";
import { createWordings, type Weighted } from "#guide/search/variants.ts";
import { formTokens, isFormToken } from "#guide/words/form-numbers.ts";
import type { GlossaryReader } from "#guide/words/glossary.ts";
import { clean, type Word } from "#guide/words/normalise.ts";
import { remembering } from "#guide/words/remembering.ts";
import { stopWords, weakWords } from "#guide/words/stop-words.ts";
import { createVocabulary } from "#guide/words/vocabulary.ts";

export interface Hit {
  topic: string;
  score: number;
  likeness: number;
  /** Share of the question's weight the topic knows. */
  coverage: number;
  /** What the learned ranking alone gives it, 0 to 1. */
  chance: number;
}

export interface SearchResult {
  hits: Hit[];
  confidence: number;
  /** Probability that it is such a message rather than a question ("forge", "violence"). */
  kinds: ReadonlyMap<string, number>;
  /** Probability that it asks for a way to get status; null when nobody taught that (in a browser). */
  status: number | null;
  /** What the confidence was made from. */
  evidence: Evidence;
  /** Words of the question that carry a subject (neither stop nor weak words). */
  content: Word[];
}

export interface Search {
  /** Mended words of a text, fillers gone. */
  read(text: string): Word[];
  /** The same with fillers kept: "digo" is a filler, and also half of a lie. */
  readAll(text: string): Word[];
  search(list: readonly Word[]): SearchResult;
  /** The topic whose title or variant is exactly this text (a tapped choice). */
  exact(text: string): string | null;
  /** How telling a word is; stop words near zero. */
  weight(candidate: Word): number;
  /** Number of topics that people ask about with this word. */
  topicsWith(candidate: Word): number;
  /** What a word of the text means, when the glossary says it. */
  explain: GlossaryReader["explain"];
  /** True when the topic's own texts use the word. */
  knows(topic: string, candidate: Word): boolean;
}

/** Long questions are read through their most telling words only; keeps one answer under 5 ms. */
const mostWords = 40;
const leastWeight = 0.3;
const mostHits = 12;
/**
 * How much each sign counts, fitted (softmax regression) on questions kept apart from the content. The
 * most they can add up to is `sharpness`, which turns scores back into probabilities.
 */
const signs = { likeness: 2.1, coverage: 2.9, form: 1, learned: 2.1 };
/** Log probabilities below this are all the same: not this topic. Scores count from there, so none is negative. */
const leastLearned = -12;
const sharpness = signs.likeness + signs.coverage + signs.form - signs.learned * leastLearned;

export function createSearch(
  topics: readonly Topic[],
  forms: ReadonlyMap<string, Form>,
  glossary: GlossaryReader,
  /** Words the rules know; spelling repair must not bend them into others. */
  known: readonly Word[] = [],
  /** Texts that belong to no topic, messages that are no questions, and what was learned of all when the content was built. */
  others: Pick<Schooling, "elsewhere" | "kinds"> & {
    learned?: (() => Model) | undefined;
    hints?: Hints | undefined;
  } = {
    elsewhere: [],
    kinds: {},
  },
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
  const { learned: stored, hints, ...messages } = others;
  const schooling = { topics, forms, read: readOnce, alsoMeans: glossary.alsoMeans, ...messages };
  const learned = createLearned(
    stored === undefined ? teach(schooling) : stored(),
    { ...labelsOf(schooling), status: stored !== undefined },
    glossary.alsoMeans,
    hints && createHinting(hints),
  );
  const vocabulary = createVocabulary([...vocabularyOf(topics, readOnce), ...known]);
  texts.clear();
  const titles = new Map<string, string>();
  for (const topic of topics) {
    for (const text of [topic.title.es, topic.title.en]) titles.set(clean(text), topic.id);
  }
  const formsOf = new Map(topics.map((topic) => [topic.id, topic.forms.flatMap(formTokens)]));

  function weigh(list: readonly Word[]): Weighted[] {
    const meant = glossary.alsoMeans(list);
    const seen = new Map<string, Weighted>();
    for (const item of list) {
      if (seen.has(item.sound)) continue;
      seen.set(item.sound, { word: item, weight: wordings.weight(item), also: meant.get(item.sound) ?? [] });
    }
    return [...seen.values()].sort((a, b) => b.weight - a.weight).slice(0, mostWords);
  }

  function search(list: readonly Word[]): SearchResult {
    const question = weigh(list);
    const content = list.filter((item) => !stopWords.has(item.text) && !weakWords.has(item.text));
    // Stop words would touch nearly every wording and say nothing.
    const telling = question.filter((item) => item.weight >= leastWeight);
    const likeness = wordings.compare(telling.length > 0 ? telling : question);
    const named = new Set(list.map((item) => item.text).filter(isFormToken));
    const { topics: chances, kinds, status } = learned(list);
    const covered = cards.coverage(question);
    const hits: Hit[] = [];
    /** Scores of topics that share no word with the question: they are no hits, and still make the first less sure. */
    const untouched: number[] = [];
    for (const [position, { id }] of topics.entries()) {
      const best = likeness.get(id) ?? 0;
      const coverage = covered[position] ?? 0;
      const form = formsOf.get(id)?.some((token) => named.has(token)) === true ? 1 : 0;
      const chance = Math.max(chances[position] ?? leastLearned, leastLearned);
      const sum =
        signs.likeness * best +
        signs.coverage * coverage +
        signs.form * form +
        signs.learned * (chance - leastLearned);
      if (best === 0 && coverage === 0) untouched.push(sum / sharpness);
      else
        hits.push({ topic: id, score: sum / sharpness, likeness: best, coverage, chance: Math.exp(chance) });
    }
    hits.sort((a, b) => b.score - a.score || a.topic.localeCompare(b.topic));
    const first = hits[0];
    const evidence = {
      coverage: first?.coverage ?? 0,
      lead: lead([...hits.map(({ score }) => score), ...untouched]),
      chance: first?.chance ?? 0,
      elsewhere: Math.exp(chances[topics.length] ?? leastLearned),
      second: secondOf(chances.subarray(0, topics.length)),
      message: [...kinds.values()].reduce((sum, chance) => sum + chance, 0),
      content: content.length,
    };
    return {
      hits: hits.slice(0, mostHits),
      content,
      kinds,
      status,
      evidence,
      confidence: confidence(evidence),
    };
  }

  return {
    read: remembering((text) => glossary.read(text).map((item) => vocabulary.mend(item))),
    readAll: remembering((text) => glossary.readAll(text).map((item) => vocabulary.mend(item))),
    search,
    exact: (text) => titles.get(clean(text)) ?? null,
    weight: wordings.weight,
    topicsWith: wordings.topicsWith,
    explain: glossary.explain,
    knows: cards.knows,
  };
}

/** Probability that the first hit is the right one if any topic is: its share among all. */
function lead(scores: readonly number[]): number {
  const [top = 0] = scores;
  const all = scores.reduce((sum, score) => sum + Math.exp((score - top) * sharpness), 0);
  return all === 0 ? 0 : 1 / all;
}

/** The second largest chance, whichever topics have the two. */
function secondOf(chances: Float32Array): number {
  let [first, second] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const chance of chances) {
    if (chance > first) [first, second] = [chance, first];
    else if (chance > second) second = chance;
  }
  return Math.exp(Number.isFinite(second) ? second : leastLearned);
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
