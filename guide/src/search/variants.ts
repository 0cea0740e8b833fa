import type { Topic } from "#guide/content-schema.ts";
import type { Word } from "#guide/words/normalise.ts";
import { stopWords, weakWords } from "#guide/words/stop-words.ts";

/** One wording of a topic: a variant, or its title. */
export interface Wording {
  topic: string;
  list: Word[];
}

/** A word of the question with its weight (how much the question says with it). */
export interface Weighted {
  word: Word;
  weight: number;
  /** Words that mean the same; they count for a little less. */
  also: readonly Word[];
}

export interface Wordings {
  /** How telling a word is: rare among topics is high, stop words near zero. */
  weight(candidate: Word): number;
  /** Number of topics with a wording that holds the word's root. */
  topicsWith(candidate: Word): number;
  /** Best and second-best likeness (0 to 1) of every topic with a wording near the question. */
  compare(question: readonly Weighted[]): Map<string, Likeness>;
}

export interface Likeness {
  best: number;
  second: number;
}

const rootOnly = 0.9;
const sameMeaning = 0.7;
/** Penalty for what the question says beyond the wording, and for what the wording says beyond the question. */
const extraInQuestion = 0.4;
const extraInWording = 0.45;

export function createWordings(topics: readonly Topic[], read: (text: string) => Word[]): Wordings {
  const wordings: Wording[] = [];
  for (const topic of topics) {
    const texts = [topic.title.es, topic.title.en, ...topic.variants.es, ...topic.variants.en];
    for (const text of texts) wordings.push({ topic: topic.id, list: unique(read(text)) });
  }

  const topicsOf = new Map<string, Set<string>>();
  const bySound = new Map<string, number[]>();
  const byRoot = new Map<string, number[]>();
  for (const [index, wording] of wordings.entries()) {
    for (const item of wording.list) {
      const set = topicsOf.get(item.root) ?? new Set();
      topicsOf.set(item.root, set.add(wording.topic));
      push(bySound, item.sound, index);
      push(byRoot, item.root, index);
    }
  }

  const weights = new Map<string, number>();
  function weight(candidate: Word): number {
    const known = weights.get(candidate.text);
    if (known !== undefined) return known;
    const count = topicsOf.get(candidate.root)?.size ?? 0;
    const rarity = Math.log(1 + (topics.length - count + 0.5) / (count + 0.5));
    const factor = stopWords.has(candidate.text) ? 0.12 : weakWords.has(candidate.text) ? 0.5 : 1;
    const value = Math.max(rarity, 0.3) * factor;
    if (weights.size < 20_000) weights.set(candidate.text, value);
    return value;
  }

  const totals = wordings.map((wording) => wording.list.reduce((sum, item) => sum + weight(item), 0));

  /** Wordings that hold the word, with how well they hold it. */
  function holding({ word, also }: Weighted): Map<number, number> {
    const found = new Map<number, number>();
    const note = (indexes: readonly number[] | undefined, worth: number) => {
      for (const index of indexes ?? []) if ((found.get(index) ?? 0) < worth) found.set(index, worth);
    };
    note(bySound.get(word.sound), 1);
    note(byRoot.get(word.root), rootOnly);
    for (const other of also) note(byRoot.get(other.root), sameMeaning);
    return found;
  }

  /** Weight that each wording shares with the question. */
  function sharedWeight(question: readonly Weighted[]): Map<number, number> {
    const shared = new Map<number, number>();
    for (const item of question) {
      for (const [index, worth] of holding(item)) {
        shared.set(index, (shared.get(index) ?? 0) + item.weight * worth);
      }
    }
    return shared;
  }

  function compare(question: readonly Weighted[]): Map<string, Likeness> {
    const said = question.reduce((sum, item) => sum + item.weight, 0);
    const result = new Map<string, Likeness>();
    for (const [index, common] of sharedWeight(question)) {
      const topic = wordings[index]?.topic ?? "";
      const beyondQuestion = Math.max((totals[index] ?? 0) - common, 0) * extraInWording;
      const beyondWording = Math.max(said - common, 0) * extraInQuestion;
      const likeness = common / (common + beyondWording + beyondQuestion + 0.5);
      const known = result.get(topic) ?? { best: 0, second: 0 };
      const [best = 0, second = 0] = [known.best, known.second, likeness].sort((a, b) => b - a);
      result.set(topic, { best, second });
    }
    return result;
  }

  return { weight, compare, topicsWith: (candidate) => topicsOf.get(candidate.root)?.size ?? 0 };
}

function push(map: Map<string, number[]>, key: string, index: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [index]);
  else list.push(index);
}

function unique(list: readonly Word[]): Word[] {
  return [...new Map(list.map((item) => [item.sound, item])).values()];
}
