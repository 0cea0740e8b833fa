import type { Form, Topic } from "#guide/content-schema.ts";
import { addUp, type Features, type Lesson, softmax, teach } from "#guide/search/softmax-regression.ts";
import { formTokens } from "#guide/words/form-numbers.ts";
import type { Word } from "#guide/words/normalise.ts";
import { stopWords, weakWords } from "#guide/words/stop-words.ts";

/**
 * A softmax regression over words, word pairs and pieces of words, taught with every wording of every
 * topic when the guide warms up (about 0.2 s). It knows what a word says for one topic and against
 * another, which counting shared words does not. The same content always gives the same weights.
 */
export interface Learned {
  score(list: readonly Word[]): Scores;
}

export interface Scores {
  /** Log probability of every topic, in the order of the topics; last, of being about none of them. */
  topics: Float32Array;
  /** Probability that it is one of these kinds of message rather than a question, by name. */
  kinds: Map<string, number>;
}

const stopWorth = 0.4;
const weakWorth = 0.6;
const pairWorth = 0.6;
const stopPairWorth = 0.24;
const pieceWorth = 0.25;
const pieceLength = 4;
const pieceFrom = 6;
const sisterWorth = 0.3;
const mostSisters = 12;
const aliasWorth = 0.3;
/** A pair or piece seen once says more about that sentence than about its topic. */
const leastSeen = 2;
/** Below this a chance is as good as none. */
const leastLog = -20;

export function createLearned(
  topics: readonly Topic[],
  forms: ReadonlyMap<string, Form>,
  read: (text: string) => Word[],
  alsoMeans: (list: readonly Word[]) => Map<string, Word[]>,
  /** Texts that belong to no topic. */
  elsewhere: readonly string[] = [],
  /** Messages that are no questions, by kind ("forge", "violence"). */
  kinds: Readonly<Record<string, readonly string[]>> = {},
): Learned {
  const index = new Map<string, number>();

  /** What a text shows, as a unit vector. `grow`: unknown features are new ones. */
  function featuresOf(list: readonly Word[], grow: boolean): Features {
    const values = new Map<number, number>();
    for (const [name, value] of signsOf(list, alsoMeans(list))) {
      let feature = index.get(name);
      if (feature === undefined) {
        if (!grow) continue;
        feature = index.size;
        index.set(name, feature);
      }
      values.set(feature, Math.max(values.get(feature) ?? 0, value));
    }
    let square = 0;
    for (const value of values.values()) square += value * value;
    const size = Math.sqrt(square) || 1;
    return {
      ids: Uint32Array.from(values.keys()),
      values: Float32Array.from(values.values(), (value) => value / size),
    };
  }

  let lessons: Lesson[] = [];
  const learn = (text: string, label: number, worth: number) =>
    lessons.push({ features: featuresOf(read(text), true), label, worth });
  for (const [position, { title, variants, forms: own }] of topics.entries()) {
    for (const text of [title.es, title.en, ...variants.es, ...variants.en]) learn(text, position, 1);
    for (const id of own) {
      for (const text of [...formTokens(id), ...(forms.get(id)?.aliases.es ?? [])])
        learn(text, position, aliasWorth);
    }
  }
  for (const text of elsewhere) learn(text, topics.length, 1);
  const names = Object.keys(kinds);
  const first = topics.length + 1;
  for (const [position, name] of names.entries()) {
    for (const text of kinds[name] ?? []) learn(text, first + position, 1);
  }
  const classes = first + names.length;
  prune(index, lessons);
  const weights = teach(lessons, classes, index.size);
  lessons = [];

  return {
    score(list) {
      const scores = new Float32Array(classes);
      addUp(scores, weights, featuresOf(list, false));
      const own = scores.slice(0, first);
      softmax(own);
      softmax(scores);
      return {
        topics: own.map((share) => Math.max(Math.log(share), leastLog)),
        kinds: new Map(names.map((name, position) => [name, scores[first + position] ?? 0])),
      };
    },
  };
}

/** Words, their sisters in meaning, pieces of long words, and pairs of neighbours. */
function* signsOf(
  list: readonly Word[],
  meant: ReadonlyMap<string, readonly Word[]>,
): Generator<[string, number]> {
  for (const [position, item] of list.entries()) {
    const worth = worthOf(item);
    yield [item.root, worth];
    for (const other of (meant.get(item.sound) ?? []).slice(0, mostSisters)) yield [other.root, sisterWorth];
    const last = item.sound.length >= pieceFrom ? item.sound.length - pieceLength : -1;
    for (let start = 0; start <= last; start += 1) {
      yield [`#${item.sound.slice(start, start + pieceLength)}`, pieceWorth * worth];
    }
    const next = list[position + 1];
    if (next === undefined) continue;
    const little = stopWords.has(item.text) && stopWords.has(next.text);
    yield [`${item.root}_${next.root}`, little ? stopPairWorth : pairWorth];
  }
}

function worthOf({ text }: Word): number {
  if (stopWords.has(text)) return stopWorth;
  return weakWords.has(text) ? weakWorth : 1;
}

/** Forgets pairs and pieces that were seen once, and numbers the rest anew. */
function prune(index: Map<string, number>, lessons: readonly Lesson[]): void {
  const seen = new Uint16Array(index.size);
  for (const { features } of lessons) {
    for (const feature of features.ids) seen[feature] = (seen[feature] ?? 0) + 1;
  }
  const places = new Int32Array(index.size).fill(-1);
  let kept = 0;
  for (const [name, feature] of [...index]) {
    if ((seen[feature] ?? 0) >= leastSeen || !/[_#]/.test(name)) {
      index.set(name, kept);
      places[feature] = kept;
      kept += 1;
    } else index.delete(name);
  }
  for (const lesson of lessons) {
    const { ids, values } = lesson.features;
    lesson.features = {
      values: values.filter((_, at) => (places[ids[at] ?? 0] ?? -1) >= 0),
      ids: ids.filter((feature) => (places[feature] ?? -1) >= 0).map((feature) => places[feature] ?? 0),
    };
  }
}
