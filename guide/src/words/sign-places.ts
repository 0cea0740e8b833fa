/**
 * What a text shows, for models that a phone has to load: roots, and pairs of roots with at most one word between. A sign has
 * a place instead of a name, so that keeping one costs a byte or two; chance makes two signs meet there now and then.
 */
import type { Word } from "#guide/words/normalise.ts";

/** Places of a text's signs, below two to the power of `bits`. */
export function signPlaces(list: readonly Word[], bits: number): Set<number> {
  const roots = list.map(({ root }) => root);
  return new Set(
    roots.flatMap((root, at) =>
      [root, `${root} ${roots[at + 1]}`, `${root} ${roots[at + 2]}`]
        .slice(0, roots.length - at)
        .map((sign) => placeOf(sign) >>> (32 - bits)),
    ),
  );
}

function placeOf(sign: string): number {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < sign.length; at += 1) mixed = Math.imul(mixed ^ sign.charCodeAt(at), 0x01000193);
  return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
}
