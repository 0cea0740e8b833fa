/**
 * Where words stand in the space that `guide/src/build/teach-faq.ts` learned: ways of saying the same thing stand near each other, whatever
 * words they use. A text is the sum of its signs, and an item the middle of all that is known to ask for it. Server only.
 */
import { faqSigns } from "#guide/dialogue/server-only/faq/signs.ts";
import { byHash, type FeatureNumbers, fromBase64 } from "#guide/search/model.ts";

/** As `guide/content/faq-model.generated.json` holds it; lists in base64, signs in the order of their names' hashes. */
export interface StoredVectors {
  size: number;
  hashes: string;
  /** One byte per number, sign after sign. */
  places: string;
  scale: number;
  /** Middles of a topic's items in the order of its file, one byte per number. */
  items: Readonly<Record<string, string>>;
}

export interface FaqVectors {
  /** Likeness of a text to each item of a topic, -1 to 1, in the order of its file; null where nothing was taught. */
  compare(text: string, topic: string): Compared | null;
}

export interface Compared {
  likeness: Float32Array;
  /** Share of the text's signs that were taught. */
  known: number;
}

export const largest = 127;

export function restoreVectors(stored: StoredVectors): FaqVectors {
  const { size, scale, items: packed } = stored;
  const names = byHash(new Uint32Array(fromBase64(stored.hashes).buffer));
  const places = new Int8Array(fromBase64(stored.places).buffer);
  const middles = new Map<string, Int8Array>();
  const middlesOf = (topic: string): Int8Array | null => {
    const text = packed[topic];
    if (text === undefined) return null;
    const known = middles.get(topic) ?? new Int8Array(fromBase64(text).buffer);
    middles.set(topic, known);
    return known;
  };
  return {
    compare(text, topic) {
      const items = middlesOf(topic);
      if (items === null) return null;
      const { place, known } = placeOf(text, { size, scale, names, places });
      const likeness = new Float32Array(items.length / size);
      for (const at of likeness.keys()) likeness[at] = cosine(place, items, at * size);
      return { likeness, known };
    },
  };
}

interface Table {
  size: number;
  scale: number;
  names: FeatureNumbers;
  places: Int8Array;
}

function placeOf(
  text: string,
  { size, scale, names, places }: Table,
): { place: Float32Array; known: number } {
  const place = new Float32Array(size);
  const signs = faqSigns(text);
  let known = 0;
  for (const [sign, worth] of signs) {
    const number = names.get(sign);
    if (number === undefined) continue;
    known += 1;
    const from = number * size;
    for (let at = 0; at < size; at += 1)
      place[at] = (place[at] ?? 0) + worth * scale * (places[from + at] ?? 0);
  }
  return { place, known: signs.size === 0 ? 0 : known / signs.size };
}

function cosine(place: Float32Array, items: Int8Array, from: number): number {
  let product = 0;
  let own = 0;
  let other = 0;
  for (let at = 0; at < place.length; at += 1) {
    const one = place[at] ?? 0;
    const two = items[from + at] ?? 0;
    product += one * two;
    own += one * one;
    other += two * two;
  }
  return own === 0 || other === 0 ? 0 : product / Math.sqrt(own * other);
}
