import type { Features } from "#guide/search/features.ts";

/** The number of a feature by its name; undefined for one that was never taught. */
export interface FeatureNumbers {
  get(name: string): number | undefined;
}

/** A linear model: what features say for each of its labels. */
export interface Model {
  labels: number;
  names: FeatureNumbers;
  /** Adds `worth` times a feature's weights to the score of each label. */
  add(scores: Float32Array, feature: number, worth: number): void;
}

/** Of each feature the weights that matter. */
export interface Weights {
  /** Where each feature's weights begin in the two lists below; one more at the end. */
  starts: Uint32Array;
  places: Uint8Array;
  steps: Int8Array;
  /** What one step is worth. */
  scale: number;
}

/** A model that was just taught: it knows its features by name. */
export interface TaughtModel extends Model {
  names: ReadonlyMap<string, number>;
  weights: Weights;
}

const largest = 127;
/** Weights below this share of the largest say nothing. */
const leastTold = 3;

/** Puts taught weights (feature by label) side by side and keeps what matters of them. */
export function compact(
  columns: readonly { weights: Float32Array; width: number }[],
  names: ReadonlyMap<string, number>,
  leastStep = leastTold,
): TaughtModel {
  let top = 0;
  for (const { weights } of columns) for (const weight of weights) top = Math.max(top, Math.abs(weight));
  const scale = top / largest || 1;
  const labels = columns.reduce((sum, { width }) => sum + width, 0);
  const starts = new Uint32Array(names.size + 1);
  const places: number[] = [];
  const steps: number[] = [];
  for (let feature = 0; feature < names.size; feature += 1) {
    starts[feature] = places.length;
    let place = 0;
    for (const { weights, width } of columns) {
      for (let label = 0; label < width; label += 1, place += 1) {
        const step = Math.round((weights[feature * width + label] ?? 0) / scale);
        if (Math.abs(step) < leastStep) continue;
        places.push(place);
        steps.push(step);
      }
    }
  }
  starts[names.size] = places.length;
  const weights = { starts, places: Uint8Array.from(places), steps: Int8Array.from(steps), scale };
  return { labels, names, weights, add: adderOf(weights) };
}

export function adderOf({ starts, places, steps, scale }: Weights): Model["add"] {
  return (scores, feature, worth) => {
    const value = worth * scale;
    for (let at = starts[feature] ?? 0; at < (starts[feature + 1] ?? 0); at += 1) {
      const label = places[at] ?? 0;
      scores[label] = (scores[label] ?? 0) + value * (steps[at] ?? 0);
    }
  };
}

/** What the features say for every label. */
export function scoresOf(model: Model, { ids, values }: Features): Float32Array {
  const scores = new Float32Array(model.labels);
  for (let index = 0; index < ids.length; index += 1) model.add(scores, ids[index] ?? 0, values[index] ?? 0);
  return scores;
}
