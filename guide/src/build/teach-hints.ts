/** Teaches a phone's ranking what the lessons know beyond its own wordings: `guide/src/search/hints.ts`. Used by generate-index.ts. */
import { createLeader, inLeaps, type Leader } from "#guide/build/leader.ts";
import type { GuideContent } from "#guide/content.ts";
import { packLabels, packPlaces } from "#guide/pack/places.ts";
import { createLibrary } from "#guide/reply/library.ts";
import { messageKinds } from "#guide/safety/safety-content.ts";
import { elsewherePhrases } from "#guide/search/elsewhere.ts";
import { type Hints, hintBits, spread } from "#guide/search/hints.ts";
import { createLearned } from "#guide/search/learned.ts";
import type { Lessons } from "#guide/search/lessons.ts";
import { softmax } from "#guide/search/softmax-regression.ts";
import { labelsOf, teach } from "#guide/search/teach.ts";
import { createGlossary } from "#guide/words/glossary.ts";
import { signPlaces } from "#guide/words/sign-places.ts";

const rounds = 5;
/** A sign must speak this clearly to be kept: the room on a phone hangs on it. */
const leastClear = 23;
/** Of a text with one sign; see `spread`. */
const worth = 3;
/** Labels less wrong than this teach nothing; skipping them is most of the speed. */
const leastWrong = 1e-3;
/** Weights are kept in so many sizes. */
const sizes = 3;
/** What is left out and rounded makes the rest say too little. */
const louder = 1.4;

interface Lesson {
  shown: ReadonlySet<number>;
  /** What the phone's own wordings say of it, as logarithms. */
  before: Float32Array;
  label: number;
}

interface Sign {
  place: number;
  label: number;
  weight: number;
}

/** `content` as a phone has it. */
export function teachHints(content: GuideContent, lessons: Lessons): Hints {
  const width = content.topics.length + 1;
  const leader = createLeader(2 ** hintBits * width);
  for (const lesson of inLeaps(lessonsOf(content, lessons), rounds)) learnFrom(lesson, leader, width);
  const signs: Sign[] = [];
  for (let at = 0; at < 2 ** hintBits * width; at += 1) {
    const weight = leader.weight(at, leastClear);
    if (weight !== 0) signs.push({ place: Math.floor(at / width), label: at % width, weight });
  }
  return rounded(signs);
}

function learnFrom({ shown, before, label }: Lesson, { weight, learn }: Leader, width: number): void {
  const value = worth * spread(shown);
  const scores = before.slice();
  for (const place of shown) {
    for (let at = 0; at < width; at += 1)
      scores[at] = (scores[at] ?? 0) + weight(place * width + at, leastClear) * value;
  }
  softmax(scores);
  for (let at = 0; at < width; at += 1) {
    const slope = ((scores[at] ?? 0) - (at === label ? 1 : 0)) * value;
    if (Math.abs(slope) < leastWrong) continue;
    for (const place of shown) learn(place * width + at, slope, leastClear);
  }
}

function lessonsOf(content: GuideContent, lessons: Lessons): Lesson[] {
  const { topics, safety, glossary } = content;
  const { read, alsoMeans } = createGlossary(glossary);
  const schooling = {
    topics,
    forms: createLibrary(content).forms,
    read,
    alsoMeans,
    elsewhere: [...elsewherePhrases, ...safety.offtopic.es, ...safety.offtopic.en],
    kinds: messageKinds(safety),
  };
  const learned = createLearned(teach(schooling), labelsOf(schooling), alsoMeans);
  const asked = [...topics.map(({ id }) => lessons.topics[id] ?? []), lessons.elsewhere];
  return asked.flatMap((texts, label) =>
    texts.map((text) => {
      const list = read(text);
      return { shown: signPlaces(list, hintBits), before: learned(list).topics, label };
    }),
  );
}

/** A few sizes of weight in place of many: those that are nearest to most (k-means), and one for what speaks against a topic. */
function rounded(signs: readonly Sign[]): Hints {
  const pro = signs.flatMap(({ weight }) => (weight > 0 ? [weight] : [])).sort((one, other) => one - other);
  const contra = signs.flatMap(({ weight }) => (weight < 0 ? [weight] : []));
  let means = Array.from(
    { length: sizes },
    (_, at) => pro[Math.floor(((at + 0.5) * pro.length) / sizes)] ?? 0,
  );
  for (let turn = 0; turn < 20; turn += 1) {
    const groups = means.map((_, group) => pro.filter((weight) => nearest(means, weight) === group));
    means = groups.map(mean);
  }
  const weights = [...means, mean(contra)];
  return {
    weights: weights.map((weight) => Number((weight * worth * louder).toFixed(3))),
    places: packPlaces(signs.map(({ place }) => place)),
    topics: packLabels(signs.map(({ label }) => label)),
    sizes: packLabels(signs.map(({ weight }) => (weight < 0 ? sizes : nearest(means, weight)))),
  };
}

const nearest = (means: readonly number[], weight: number) =>
  means.reduce(
    (best, each, at) => (Math.abs(each - weight) < Math.abs((means[best] ?? 0) - weight) ? at : best),
    0,
  );

const mean = (weights: readonly number[]) =>
  weights.reduce((sum, weight) => sum + weight, 0) / Math.max(weights.length, 1);
