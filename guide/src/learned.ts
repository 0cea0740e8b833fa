import type { Form, Topic } from "#guide/content-schema.ts";
import { formTokens } from "#guide/form-numbers.ts";
import type { Word } from "#guide/normalise.ts";
import { stopWords, weakWords } from "#guide/stop-words.ts";

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

type Features = [feature: number, value: number][];
type Lesson = { features: Features; topic: number; worth: number };

const rounds = 5;
const step = 0.3;
const decay = 0.002;
/** Topics less likely than this teach nothing; skipping them is most of the speed. */
const worthTeaching = 0.01;
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
    return [...values].map(([feature, value]) => [feature, value / size]);
  }

  let lessons: Lesson[] = [];
  const learn = (text: string, topic: number, worth: number) =>
    lessons.push({ features: featuresOf(read(text), true), topic, worth });
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
    for (const [feature] of features) seen[feature] = (seen[feature] ?? 0) + 1;
  }
  const moved = new Map<number, number>();
  for (const [name, feature] of [...index]) {
    if ((seen[feature] ?? 0) >= leastSeen || !/[_#]/.test(name)) {
      index.set(name, moved.size);
      moved.set(feature, moved.size);
    } else index.delete(name);
  }
  for (const lesson of lessons) {
    lesson.features = lesson.features.flatMap(([feature, value]) => {
      const place = moved.get(feature);
      return place === undefined ? [] : [[place, value] as [number, number]];
    });
  }
}

/** Weights by feature, then topic. Steps shrink where a weight has moved much already (AdaGrad). */
function teach(lessons: readonly Lesson[], topics: number, features: number): Float32Array {
  const weights = new Float32Array(features * topics);
  const moved = new Float32Array(features * topics).fill(1e-6);
  const error = new Float32Array(topics);
  const random = randomNumbers();
  const order = [...lessons];
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const { features: shown, topic, worth } of order) {
      error.fill(0);
      addUp(error, weights, shown);
      softmax(error);
      error[topic] = (error[topic] ?? 0) - 1;
      const wrong = placesOf(error);
      for (const [feature, value] of shown) {
        correct(weights, moved, feature * topics, error, wrong, worth * value);
      }
    }
  }
  return weights;
}

/** Topics whose chance is far enough from what it should be to be worth a step. */
function placesOf(error: Float32Array): number[] {
  const places: number[] = [];
  for (let topic = 0; topic < error.length; topic += 1) {
    if (Math.abs(error[topic] ?? 0) > worthTeaching) places.push(topic);
  }
  return places;
}

/** One feature's step towards the right topic and away from the wrong ones. */
function correct(
  weights: Float32Array,
  moved: Float32Array,
  from: number,
  error: Float32Array,
  places: readonly number[],
  value: number,
): void {
  for (const place of places) {
    const at = from + place;
    const weight = weights[at] ?? 0;
    const slope = value * (error[place] ?? 0) + decay * weight;
    const travelled = (moved[at] ?? 0) + slope * slope;
    moved[at] = travelled;
    weights[at] = weight - (step * slope) / Math.sqrt(travelled);
  }
}

function addUp(scores: Float32Array, weights: Float32Array, features: Features): void {
  const topics = scores.length;
  for (const [feature, value] of features) {
    const from = feature * topics;
    for (let topic = 0; topic < topics; topic += 1) {
      scores[topic] = (scores[topic] ?? 0) + value * (weights[from + topic] ?? 0);
    }
  }
}

/** Turns scores into probabilities in place; returns what they were divided by. */
function softmax(scores: Float32Array): number {
  const top = Math.max(...scores);
  let all = 0;
  for (let topic = 0; topic < scores.length; topic += 1) {
    const share = Math.exp((scores[topic] ?? 0) - top);
    scores[topic] = share;
    all += share;
  }
  for (let topic = 0; topic < scores.length; topic += 1) scores[topic] = (scores[topic] ?? 0) / all;
  return all;
}

/** The same numbers at every start, so that the same content gives the same guide. */
function randomNumbers(): () => number {
  let seed = 1;
  return () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
}

function shuffle<Item>(list: Item[], random: () => number): void {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.min(Math.floor(random() * (last + 1)), last);
    const [kept, taken] = [list[last], list[other]];
    if (kept === undefined || taken === undefined) continue;
    list[last] = taken;
    list[other] = kept;
  }
}
