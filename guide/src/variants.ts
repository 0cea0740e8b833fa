import type { Topic } from "#guide/content-schema.ts";
import type { Word } from "#guide/normalise.ts";
import { stopWords, weakWords } from "#guide/stop-words.ts";

/** One wording of a topic: a variant, or its title. */
export interface Wording {
  topic: string;
  list: Word[];
}

/** A word of the question with its weight (how much the question says with it). */
export interface Weighted {
  word: Word;
  weight: number;
  /** True for words that came from the glossary, not from the person. */
  added: boolean;
}

export interface Wordings {
  /** How telling a word is: rare among topics is high, stop words near zero. */
  weight(candidate: Word): number;
  /** Best and second-best likeness (0 to 1) of every topic with a wording near the question. */
  compare(question: readonly Weighted[]): Map<string, Likeness>;
}

export interface Likeness {
  best: number;
  second: number;
}

const rootOnly = 0.8;
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

  /** Weight that each wording shares with the question. */
  function sharedWeight(question: readonly Weighted[]): Map<number, number> {
    const shared = new Map<number, number>();
    for (const { word, weight: mass } of question) {
      const hits = new Set(bySound.get(word.sound));
      for (const index of hits) shared.set(index, (shared.get(index) ?? 0) + mass);
      for (const index of byRoot.get(word.root) ?? []) {
        if (!hits.has(index)) shared.set(index, (shared.get(index) ?? 0) + mass * rootOnly);
      }
    }
    return shared;
  }

  function compare(question: readonly Weighted[]): Map<string, Likeness> {
    const said = question.reduce((sum, item) => sum + (item.added ? 0 : item.weight), 0);
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

  return { weight, compare };
}

function push(map: Map<string, number[]>, key: string, index: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [index]);
  else list.push(index);
}

function unique(list: readonly Word[]): Word[] {
  return [...new Map(list.map((item) => [item.sound, item])).values()];
}
