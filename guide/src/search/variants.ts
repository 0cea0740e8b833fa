import type { Topic } from "#guide/content-schema.ts";
import type { Word } from "#guide/words/normalise.ts";
import { stopWords, weakWords } from "#guide/words/stop-words.ts";

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
  /** Best likeness (0 to 1) of every topic with a wording near the question. */
  compare(question: readonly Weighted[]): Map<string, number>;
}

const rootOnly = 0.9;
const sameMeaning = 0.7;
/** Penalty for what the question says beyond the wording, and for what the wording says beyond the question. */
const extraInQuestion = 0.4;
const extraInWording = 0.45;

export function createWordings(topics: readonly Topic[], read: (text: string) => Word[]): Wordings {
  /** The topic of each wording: a variant, or its title. */
  const topicAt: string[] = [];
  const topicsOf = new Map<string, Set<string>>();
  const bySound = new Map<string, number[]>();
  const byRoot = new Map<string, number[]>();
  const lists = topics.flatMap(({ id, title, variants }) =>
    [title.es, title.en, ...variants.es, ...variants.en].map((text) => {
      const list = unique(read(text));
      const index = topicAt.push(id) - 1;
      for (const item of list) {
        const set = topicsOf.get(item.root) ?? new Set();
        topicsOf.set(item.root, set.add(id));
        push(bySound, item.sound, index);
        push(byRoot, item.root, index);
      }
      return list;
    }),
  );

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

  const totals = lists.map((list) => list.reduce((sum, item) => sum + weight(item), 0));
  // Their words are megabytes that nobody asks for again.
  lists.length = 0;

  const numbers = new Map([...new Set(topicAt)].map((id, number) => [id, number] as const));
  const numberAt = Uint16Array.from(topicAt, (id) => numbers.get(id) ?? 0);
  // Used again for every question; filled anew each time.
  const held = new Float32Array(topicAt.length);
  const shared = new Float32Array(topicAt.length);
  const nearest = new Float64Array(numbers.size);

  function hold(indexes: readonly number[] | undefined, worth: number): void {
    if (indexes !== undefined) for (const index of indexes) held[index] = worth;
  }

  /** Adds what was held of these wordings, once each. */
  function addHeld(indexes: readonly number[] | undefined, worth: number): void {
    if (indexes === undefined) return;
    for (const index of indexes) {
      const one = held[index] ?? 0;
      if (one === 0) continue;
      shared[index] = (shared[index] ?? 0) + one * worth;
      held[index] = 0;
    }
  }

  /** Adds what each wording shares of one word: the sound itself, its root, or a word of the same meaning. */
  function share({ word, weight: worth, also }: Weighted): void {
    const [sounds, roots] = [bySound.get(word.sound), byRoot.get(word.root)];
    for (const other of also) hold(byRoot.get(other.root), sameMeaning);
    hold(roots, rootOnly);
    hold(sounds, 1);
    for (const other of also) addHeld(byRoot.get(other.root), worth);
    addHeld(roots, worth);
    addHeld(sounds, worth);
  }

  function compare(question: readonly Weighted[]): Map<string, number> {
    const said = question.reduce((sum, item) => sum + item.weight, 0);
    shared.fill(0);
    nearest.fill(0);
    for (const item of question) share(item);
    for (let index = 0; index < shared.length; index += 1) {
      const common = shared[index] ?? 0;
      if (common === 0) continue;
      const beyondQuestion = Math.max((totals[index] ?? 0) - common, 0) * extraInWording;
      const beyondWording = Math.max(said - common, 0) * extraInQuestion;
      const likeness = common / (common + beyondWording + beyondQuestion + 0.5);
      const topic = numberAt[index] ?? 0;
      if (likeness > (nearest[topic] ?? 0)) nearest[topic] = likeness;
    }
    const best = new Map<string, number>();
    for (const [id, number] of numbers) if (nearest[number] !== 0) best.set(id, nearest[number] ?? 0);
    return best;
  }

  return { weight, compare, topicsWith: (candidate) => topicsOf.get(candidate.root)?.size ?? 0 };
}

/** Adds to the list of a key. */
export function push(map: Map<string, number[]>, key: string, index: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [index]);
  else list.push(index);
}

function unique(list: readonly Word[]): Word[] {
  return [...new Map(list.map((item) => [item.sound, item])).values()];
}
