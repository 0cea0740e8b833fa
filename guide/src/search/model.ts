import type { Features } from "#guide/search/features.ts";

/** The number of a feature by its name; undefined for one that was never taught. */
export interface FeatureNumbers {
  get(name: string): number | undefined;
}

/** Weights of a linear model, by feature; small ones are left out. */
export interface Model {
  labels: number;
  names: FeatureNumbers;
  /** Where each feature's weights begin in the two lists below; one more at the end. */
  starts: Uint32Array;
  places: Uint8Array;
  weights: Int8Array;
  /** What one step of a stored weight is worth. */
  scale: number;
}

/** A model that was just taught: it knows its features by name. */
export interface TaughtModel extends Model {
  names: ReadonlyMap<string, number>;
}

/** A model as a file holds it: lists in base64, features in the order of their names' hashes. */
export interface StoredModel {
  labels: number;
  hashes: string;
  counts: string;
  places: string;
  weights: string;
  scale: number;
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
  return { labels, names, starts, places: Uint8Array.from(places), weights: Int8Array.from(steps), scale };
}

/** What the features say for every label. */
export function scoresOf(model: Model, { ids, values }: Features): Float32Array {
  const scores = new Float32Array(model.labels);
  const { starts, places, weights, scale } = model;
  for (let index = 0; index < ids.length; index += 1) {
    const feature = ids[index] ?? 0;
    const value = (values[index] ?? 0) * scale;
    for (let at = starts[feature] ?? 0; at < (starts[feature + 1] ?? 0); at += 1) {
      const label = places[at] ?? 0;
      scores[label] = (scores[label] ?? 0) + value * (weights[at] ?? 0);
    }
  }
  return scores;
}

/**
 * FNV-1a over the letters, 32 bits. A hundred thousand names as strings would take ten megabytes of a server's memory, as
 * hashes half of one; one in thirty thousand unknown names is taken for a known one, which weighs next to nothing.
 */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

export function store({ labels, names, starts, places, weights, scale }: TaughtModel): StoredModel {
  const features = [...names].map(([name, feature]) => ({ hash: hashOf(name), feature }));
  features.sort((a, b) => a.hash - b.hash || a.feature - b.feature);
  const range = (feature: number) => [starts[feature] ?? 0, starts[feature + 1] ?? 0] as const;
  const inOrder = features.flatMap(({ feature }) => {
    const [from, to] = range(feature);
    return Array.from({ length: to - from }, (_, at) => from + at);
  });
  const counts = features.map(({ feature }) => range(feature)[1] - range(feature)[0]);
  return {
    labels,
    hashes: toBase64(new Uint8Array(Uint32Array.from(features, ({ hash }) => hash).buffer)),
    counts: toBase64(Uint8Array.from(counts)),
    places: toBase64(Uint8Array.from(inOrder, (at) => places[at] ?? 0)),
    weights: toBase64(new Uint8Array(Int8Array.from(inOrder, (at) => weights[at] ?? 0).buffer)),
    scale,
  };
}

const restBits = 18;

/** A feature's number is the place of its hash. */
/** Numbers of names whose hashes are these, in order. */
export function byHash(hashes: Uint32Array): FeatureNumbers {
  // Where the hashes of each beginning start, so that few are looked through.
  const begins = new Uint32Array(2 ** (32 - restBits) + 1);
  for (const [at, hash] of hashes.entries()) begins[(hash >>> restBits) + 1] = at + 1;
  for (const at of begins.keys()) begins[at] = Math.max(begins[at] ?? 0, begins[at - 1] ?? 0);
  return {
    get(name) {
      const hash = hashOf(name);
      const begin = hash >>> restBits;
      let from = begins[begin] ?? 0;
      let to = begins[begin + 1] ?? 0;
      while (from < to) {
        const middle = (from + to) >>> 1;
        if ((hashes[middle] ?? 0) < hash) from = middle + 1;
        else to = middle;
      }
      return hashes[from] === hash ? from : undefined;
    },
  };
}

export function restore(stored: StoredModel): Model {
  const hashes = new Uint32Array(fromBase64(stored.hashes).buffer);
  const starts = new Uint32Array(hashes.length + 1);
  for (const [feature, count] of fromBase64(stored.counts).entries()) {
    starts[feature + 1] = (starts[feature] ?? 0) + count;
  }
  return {
    labels: stored.labels,
    names: byHash(hashes),
    starts,
    places: fromBase64(stored.places),
    weights: new Int8Array(fromBase64(stored.weights).buffer),
    scale: stored.scale,
  };
}

/** A piece at a time: a call takes only so many arguments. */
const piece = 8_192;

export function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let from = 0; from < bytes.length; from += piece) {
    text += String.fromCharCode(...bytes.subarray(from, from + piece));
  }
  return btoa(text);
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text);
  const bytes = new Uint8Array(plain.length);
  for (let at = 0; at < plain.length; at += 1) bytes[at] = plain.charCodeAt(at);
  return bytes;
}
