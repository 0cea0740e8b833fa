/**
 * Where words stand in the space that `guide/src/build/teach-faq.ts` learned: ways of saying the same thing stand near each other, whatever
 * words they use. A text is the sum of its signs, and an item the middle of all that is known to ask for it. Server only.
 */
import { faqSigns } from "#guide/dialogue/server-only/faq/signs.ts";
import type { FeatureNumbers } from "#guide/search/model.ts";
import { byHash, fromBase64 } from "#guide/search/stored-model.ts";
import { rememberedTexts } from "#guide/words/remembering.ts";

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
  /**
   * Likeness of a text to each item of a topic, -1 to 1, in the order of its file; null where nothing was taught. `asked`: the part of the text
   * that asks, which then weighs more than what is told beside it. `whole`: what the text is a piece of; nothing changes by it but the time.
   */
  compare(text: string, topic: string, parts?: { asked?: string; whole?: string }): Compared | null;
}

export interface Compared {
  likeness: Float32Array;
  /** Sum of exp(sharpness * likeness): what an item's own is a share of. */
  all: number;
  /** Share of the text's signs that were taught. */
  known: number;
}

/** How sharply the learned space tells items apart, as it was taught. */
export const sharpness = 6;
export const largest = 127;
/** Texts of one turn: the whole, its pieces and its readings. */
const mostTexts = 64;

export function restoreVectors(stored: StoredVectors): FaqVectors {
  const { size, scale, items: packed } = stored;
  const names = byHash(new Uint32Array(fromBase64(stored.hashes).buffer));
  const places = new Int8Array(fromBase64(stored.places).buffer);
  const middles = new Map<string, Middles>();
  const middlesOf = (topic: string): Middles | null => {
    const text = packed[topic];
    if (text === undefined) return null;
    const known = middles.get(topic) ?? withLengths(new Int8Array(fromBase64(text).buffer), size);
    middles.set(topic, known);
    return known;
  };
  // The open subject, the one that the words name and their pieces ask about the same text in one turn.
  const remembered = rememberedTexts<Placed>(mostTexts);
  const place = (text: string, whole: string | undefined) =>
    placeOf(faqSigns(text, whole), { size, scale, names, places });
  const placed = (text: string, whole?: string) => remembered(text, place, whole);
  return {
    compare(text, topic, { asked, whole } = {}) {
      const items = middlesOf(topic);
      if (items === null) return null;
      const { place, length, known } =
        asked === undefined ? placed(text, whole) : both(placed(text), placed(asked, text));
      let all = 0;
      const likeness = items.lengths.map((other, at) => {
        const like = length === 0 || other === 0 ? 0 : dot(place, items.places, at * size) / (length * other);
        all += Math.exp(sharpness * like);
        return like;
      });
      return { likeness, all, known };
    },
  };
}

/** The middles of a topic's items, item after item, and how long each is. */
interface Middles {
  places: Int8Array;
  lengths: Float32Array;
}

function withLengths(places: Int8Array, size: number): Middles {
  const lengths = new Float32Array(places.length / size).map((_, at) => {
    const own = places.subarray(at * size, (at + 1) * size);
    return Math.sqrt(own.reduce((sum, value) => sum + value * value, 0));
  });
  return { places, lengths };
}

interface Table {
  size: number;
  scale: number;
  names: FeatureNumbers;
  places: Int8Array;
}

interface Placed {
  place: Float32Array;
  length: number;
  known: number;
}

function placeOf(signs: ReadonlyMap<string, number>, { size, scale, names, places }: Table): Placed {
  const place = new Float32Array(size);
  let known = 0;
  for (const [sign, worth] of signs) {
    const number = names.get(sign);
    if (number === undefined) continue;
    known += 1;
    const from = number * size;
    for (let at = 0; at < size; at += 1)
      place[at] = (place[at] ?? 0) + worth * scale * (places[from + at] ?? 0);
  }
  return { place, length: lengthOf(place), known: signs.size === 0 ? 0 : known / signs.size };
}

/** What is asked goes before what is told beside it. */
const ofAsked = 1.5;
function both(whole: Placed, asked: Placed): Placed {
  const place = whole.place.map((value, at) => value + ofAsked * (asked.place[at] ?? 0));
  return { place, length: lengthOf(place), known: whole.known };
}

const lengthOf = (place: Float32Array) => Math.sqrt(place.reduce((sum, value) => sum + value * value, 0));

function dot(place: Float32Array, items: Int8Array, from: number): number {
  let product = 0;
  for (let at = 0; at < place.length; at += 1) product += (place[at] ?? 0) * (items[from + at] ?? 0);
  return product;
}
