/** The arithmetic behind `teach.ts`: a softmax regression over sparse features, in plain typed arrays. */
import type { Features } from "#guide/search/features.ts";

export interface Lesson {
  features: Features;
  label: number;
  worth: number;
}

const usualRounds = 10;
const step = 0.5;
const usualDecay = 0.002;
/** Labels less likely than this teach nothing; skipping them is most of the speed. */
const worthTeaching = 0.01;

/** Weights by feature, then label. Steps shrink where a weight has moved much already (AdaGrad). */
export function regress(
  lessons: readonly Lesson[],
  labels: number,
  features: number,
  decay = usualDecay,
  rounds = usualRounds,
): Float32Array {
  const weights = new Float32Array(features * labels);
  const moved = new Float32Array(features * labels).fill(0.03);
  const error = new Float32Array(labels);
  const wrong = new Uint16Array(labels);
  const random = randomNumbers();
  const order = [...lessons];
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random);
    for (const { features: shown, label, worth } of order) {
      error.fill(0);
      addUp(error, weights, shown);
      softmax(error);
      error[label] = (error[label] ?? 0) - 1;
      const places = wrong.subarray(0, findWrong(error, wrong));
      for (let at = 0; at < shown.ids.length; at += 1) {
        correct(
          weights,
          moved,
          (shown.ids[at] ?? 0) * labels,
          error,
          places,
          worth * (shown.values[at] ?? 0),
          decay,
        );
      }
    }
  }
  return weights;
}

/** Notes the labels whose chance is far enough from what it should be; returns how many. */
function findWrong(error: Float32Array, places: Uint16Array): number {
  let count = 0;
  for (let label = 0; label < error.length; label += 1) {
    const off = error[label] ?? 0;
    if (off > worthTeaching || off < -worthTeaching) {
      places[count] = label;
      count += 1;
    }
  }
  return count;
}

/** One feature's step towards the right label and away from the wrong ones. */
function correct(
  weights: Float32Array,
  moved: Float32Array,
  from: number,
  error: Float32Array,
  places: Uint16Array,
  value: number,
  decay: number,
): void {
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0;
    const at = from + place;
    const weight = weights[at] ?? 0;
    const slope = value * (error[place] ?? 0) + decay * weight;
    const travelled = (moved[at] ?? 0) + slope * slope;
    moved[at] = travelled;
    weights[at] = weight - (step * slope) / Math.sqrt(travelled);
  }
}

/** Adds what the features say for every label to the scores. */
function addUp(scores: Float32Array, weights: Float32Array, { ids, values }: Features): void {
  const labels = scores.length;
  for (let index = 0; index < ids.length; index += 1) {
    const from = (ids[index] ?? 0) * labels;
    const value = values[index] ?? 0;
    for (let label = 0; label < labels; label += 1) {
      scores[label] = (scores[label] ?? 0) + value * (weights[from + label] ?? 0);
    }
  }
}

/** Turns scores into probabilities, in place. */
export function softmax(scores: Float32Array): void {
  let top = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > top) top = score;
  let all = 0;
  for (let label = 0; label < scores.length; label += 1) {
    const share = Math.exp((scores[label] ?? 0) - top);
    scores[label] = share;
    all += share;
  }
  for (let label = 0; label < scores.length; label += 1) scores[label] = (scores[label] ?? 0) / all;
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
