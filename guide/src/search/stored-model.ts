/** A taught model as a file, and back: made when the content is built, read by servers. */
import { adderOf, type FeatureNumbers, type Model, type TaughtModel } from "#guide/search/model.ts";

/** A model as a file holds it: lists in base64, features in the order of their names' hashes. */
export interface StoredModel {
  labels: number;
  hashes: string;
  counts: string;
  places: string;
  weights: string;
  scale: number;
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

export function store({ labels, names, weights }: TaughtModel): StoredModel {
  const { starts, places, steps, scale } = weights;
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
    weights: toBase64(new Uint8Array(Int8Array.from(inOrder, (at) => steps[at] ?? 0).buffer)),
    scale,
  };
}

const restBits = 18;

/** Numbers of names whose hashes are these, in order: the place of its hash. */
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

export function restore({ labels, scale, ...lists }: StoredModel): Model {
  const hashes = new Uint32Array(fromBase64(lists.hashes).buffer);
  const counts = fromBase64(lists.counts);
  const places = fromBase64(lists.places);
  const steps = new Int8Array(fromBase64(lists.weights).buffer);
  // Where most features say something for most labels, a weight for each takes less memory than the places of some.
  const isDense = counts.length * labels < 2 * steps.length + 4 * counts.length;
  const add = isDense
    ? denseAdderOf(counts, places, steps, { labels, scale })
    : adderOf({ starts: startsOf(counts), places, steps, scale });
  return { labels, names: byHash(hashes), add };
}

function startsOf(counts: Uint8Array): Uint32Array {
  const starts = new Uint32Array(counts.length + 1);
  for (const [feature, count] of counts.entries()) starts[feature + 1] = (starts[feature] ?? 0) + count;
  return starts;
}

function denseAdderOf(
  counts: Uint8Array,
  places: Uint8Array,
  steps: Int8Array,
  { labels, scale }: Pick<StoredModel, "labels" | "scale">,
): Model["add"] {
  const every = new Int8Array(counts.length * labels);
  let at = 0;
  for (const [feature, count] of counts.entries()) {
    for (const end = at + count; at < end; at += 1)
      every[feature * labels + (places[at] ?? 0)] = steps[at] ?? 0;
  }
  return (scores, feature, worth) => {
    const value = worth * scale;
    const from = feature * labels;
    for (let label = 0; label < labels; label += 1) {
      scores[label] = (scores[label] ?? 0) + value * (every[from + label] ?? 0);
    }
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
