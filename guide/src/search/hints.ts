/**
 * What a phone knows of the ways of asking that only a server has room for: signs (`words/sign-places.ts`) that speak for a topic, or
 * for none, beyond what the topic's own wordings say. Taught when the content was built (`guide/src/build/teach-hints.ts`).
 */
import { unpackLabels, unpackPlaces } from "#guide/pack/places.ts";
import type { Word } from "#guide/words/normalise.ts";
import { signPlaces } from "#guide/words/sign-places.ts";

export interface Hints {
  /** What a sign may add to its topic's logarithm, before that is spread over the signs of a text. */
  weights: readonly number[];
  /** Places of the signs, packed; one that speaks for two topics stands there twice. */
  places: string;
  /** The topic of each, by its position; the number of topics means none of them. */
  topics: string;
  /** The weight of each, by its position. */
  sizes: string;
}

/** Adds to what a text is thought to be about: one number for each topic, and a last one for none. */
export type Hinting = (list: readonly Word[], scores: Float32Array) => void;

export const hintBits = 16;

/** The more signs a text shows, the less each of them says. */
export const spread = (signs: ReadonlySet<number>): number => 1 / Math.sqrt(signs.size || 1);

export function createHinting({ weights, places, topics, sizes }: Hints): Hinting {
  const [labels, kinds] = [unpackLabels(topics), unpackLabels(sizes)];
  const known = new Map<number, [topic: number, weight: number][]>();
  for (const [at, place] of unpackPlaces(places).entries()) {
    const hint: [number, number] = [labels[at] ?? 0, weights[kinds[at] ?? 0] ?? 0];
    known.set(place, [...(known.get(place) ?? []), hint]);
  }
  return (list, scores) => {
    const shown = signPlaces(list, hintBits);
    const worth = spread(shown);
    for (const place of shown) {
      for (const [topic, weight] of known.get(place) ?? [])
        scores[topic] = (scores[topic] ?? 0) + weight * worth;
    }
  };
}
