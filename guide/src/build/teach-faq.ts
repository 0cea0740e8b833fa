/**
 * Learns where words stand so that ways of asking for the same item of a topic's faq meet. Every wording must lie nearer to the middle of its
 * item's other wordings than to those of the topic's other items (a prototypical network); what is learned of a word in one topic
 * serves in all. Used by generate-index.ts and bench/guide/faq.ts; the same texts give the same places.
 */
import type { Faq } from "#guide/content-schema.ts";
import { faqSigns } from "#guide/dialogue/server-only/faq/signs.ts";
import { largest, type StoredVectors, sharpness } from "#guide/dialogue/server-only/faq/vectors.ts";
import { hashOf, toBase64 } from "#guide/search/stored-model.ts";

const size = 128;
const rounds = 5;
const step = 0.05;
/** Share of a text's signs left out each time, so that no single one is leaned upon. */
const leftOut = 0.25;
/** An answer says less of how it is asked for than a wording. */
const answerWorth = 0.5;
/** A piece of a word seen in fewer texts says more about those than about what they ask. */
const leastPieces = 5;
const leastWords = 3;

interface Text {
  item: number;
  worth: number;
  ids: number[];
  values: number[];
}

interface TopicTexts {
  topic: string;
  items: number;
  texts: Text[];
}

/** More ways of asking, by topic and item (`guide/lessons/faq`). */
export type FaqLessons = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export interface Schooled {
  size: number;
  names: ReadonlyMap<string, number>;
  /** What one sign adds to a text: its place, by how rare it is. */
  places: Float32Array;
  middles: ReadonlyMap<string, Float32Array>;
}

/** `skip` keeps wordings from being taught, so that they can be asked as if they were new. */
export function teachFaq(
  all: readonly Faq[],
  lessons: FaqLessons = {},
  skip: (text: string) => boolean = () => false,
): Schooled {
  const random = randomNumbers();
  const { topics, names, rarity } = read(all, lessons, skip);
  const places = Float32Array.from(
    { length: names.size * size },
    () => ((random() - 0.5) * 2) / Math.sqrt(size),
  );
  const space: Space = { places, moved: new Float32Array(places.length).fill(1e-6), random };
  for (let round = 0; round < rounds; round += 1) {
    for (const topic of shuffled(topics, random)) teachTopic(topic, space);
  }
  const middles = new Map(
    topics.map((one) => [
      one.topic,
      middlesOf(
        one,
        one.texts.map((text) => embed(text, space, 0)),
      ),
    ]),
  );
  for (const [sign, number] of names) {
    for (let at = number * size; at < (number + 1) * size; at += 1)
      places[at] = (places[at] ?? 0) * (rarity.get(sign) ?? 0);
  }
  return { size, names, places, middles };
}

/** The texts of every item, their signs weighed by how rare they are. */
function read(all: readonly Faq[], lessons: FaqLessons, skip: (text: string) => boolean) {
  const raw = all.map(({ topic, items }) => ({
    topic,
    items: items.length,
    texts: items.flatMap(({ id, asked, answer }, item) => [
      ...[...asked.es, ...asked.en, ...(lessons[topic]?.[id] ?? [])]
        .filter((text) => !skip(text))
        .map((text) => ({ item, worth: 1, signs: faqSigns(text) })),
      ...[answer.es, answer.en].map((lines) => ({
        item,
        worth: answerWorth,
        signs: faqSigns(lines.join(" ")),
      })),
    ]),
  }));
  const counts = new Map<string, number>();
  const texts = raw.flatMap((one) => one.texts);
  for (const { signs } of texts)
    for (const sign of signs.keys()) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const kept = [...counts].filter(
    ([sign, count]) => count >= (sign.startsWith("#") ? leastPieces : leastWords),
  );
  const names = new Map(kept.map(([sign], number) => [sign, number]));
  const rarity = new Map(kept.map(([sign, count]) => [sign, Math.log(1 + texts.length / count)]));
  const topics = raw.map(
    (one): TopicTexts => ({
      ...one,
      texts: one.texts.map(({ item, worth, signs }) => {
        const known = [...signs].filter(([sign]) => names.has(sign));
        return {
          item,
          worth,
          ids: known.map(([sign]) => names.get(sign) ?? 0),
          values: known.map(([sign, value]) => value * (rarity.get(sign) ?? 0)),
        };
      }),
    }),
  );
  return { topics, names, rarity };
}

interface Space {
  places: Float32Array;
  /** How much each place was moved already: steps shrink (AdaGrad). */
  moved: Float32Array;
  random: () => number;
}

interface Embedded {
  /** Unit vector. */
  place: Float32Array;
  /** Its length before. */
  norm: number;
  used: boolean[];
}

function embed({ ids, values }: Text, { places, random }: Space, drop: number): Embedded {
  const place = new Float32Array(size);
  const used = ids.map(() => drop === 0 || random() >= drop);
  for (const [at, id] of ids.entries()) {
    if (used[at]) addTo(place, 0, places, id * size, values[at] ?? 0);
  }
  const norm = Math.sqrt(dot(place, 0, place, 0)) || 1;
  for (let at = 0; at < size; at += 1) place[at] = (place[at] ?? 0) / norm;
  return { place, norm, used };
}

/** Sums of an item's texts, item after item. */
function middlesOf({ items, texts }: TopicTexts, embedded: readonly Embedded[]): Float32Array {
  const sums = new Float32Array(items * size);
  for (const [at, { item, worth }] of texts.entries())
    addTo(sums, item * size, embedded[at]?.place ?? sums, 0, worth);
  return sums;
}

/** One step for all texts of a topic together. */
function teachTopic(topic: TopicTexts, space: Space): void {
  const { items, texts } = topic;
  const embedded = texts.map((text) => embed(text, space, leftOut));
  const sums = middlesOf(topic, embedded);
  const lengths = Float32Array.from({ length: items }, (_, item) => lengthOf(sums, item * size));
  const towards = texts.map(() => new Float32Array(size));
  const sumsTowards = new Float32Array(items * size);
  for (const [at, text] of texts.entries()) {
    const own = embedded[at];
    const turn = towards[at];
    if (text.worth < 1 || own === undefined || turn === undefined) continue;
    compareOne(text.item, own.place, turn, { items, sums, lengths, sumsTowards });
  }
  for (const [at, { item, worth }] of texts.entries())
    addTo(towards[at] ?? sums, 0, sumsTowards, item * size, worth);
  move(texts, embedded, towards, space);
}

interface Middles {
  items: number;
  sums: Float32Array;
  lengths: Float32Array;
  sumsTowards: Float32Array;
}

/** Softmax over the likeness to every item's middle, its own without itself; adds what each should move by. */
function compareOne(
  item: number,
  place: Float32Array,
  turn: Float32Array,
  { items, sums, lengths, sumsTowards }: Middles,
): void {
  const without = Float32Array.from(place, (value, at) => (sums[item * size + at] ?? 0) - value);
  const withoutLength = lengthOf(without, 0);
  const middle = (one: number) =>
    one === item ? ([without, 0, withoutLength] as const) : ([sums, one * size, lengths[one] ?? 1] as const);
  const likeness = Float32Array.from({ length: items }, (_, one) => {
    const [list, from, length] = middle(one);
    return dot(place, 0, list, from) / length;
  });
  const chances = softmax(likeness);
  for (let one = 0; one < items; one += 1) {
    const error = sharpness * ((chances[one] ?? 0) - (one === item ? 1 : 0));
    const [list, from, length] = middle(one);
    const like = likeness[one] ?? 0;
    for (let at = 0; at < size; at += 1) {
      const along = (list[from + at] ?? 0) / length;
      const across = (error * ((place[at] ?? 0) - like * along)) / length;
      turn[at] = (turn[at] ?? 0) + error * along - (one === item ? across : 0);
      sumsTowards[one * size + at] = (sumsTowards[one * size + at] ?? 0) + across;
    }
  }
}

/** Through the unit length and the sum back to the signs. */
function move(
  texts: readonly Text[],
  embedded: readonly Embedded[],
  towards: readonly Float32Array[],
  { places, moved }: Space,
): void {
  const bySign = new Map<number, Float32Array>();
  for (const [at, { ids, values }] of texts.entries()) {
    const own = embedded[at];
    const turn = towards[at];
    if (own === undefined || turn === undefined) continue;
    const along = dot(turn, 0, own.place, 0);
    const change = turn.map((value, place) => (value - along * (own.place[place] ?? 0)) / own.norm);
    for (const [sign, id] of ids.entries()) {
      if (own.used[sign] !== true) continue;
      const sum = bySign.get(id) ?? new Float32Array(size);
      bySign.set(id, sum);
      addTo(sum, 0, change, 0, values[sign] ?? 0);
    }
  }
  for (const [id, change] of bySign) {
    for (const [at, value] of change.entries()) {
      const place = id * size + at;
      moved[place] = (moved[place] ?? 0) + value * value;
      places[place] = (places[place] ?? 0) - (step * value) / Math.sqrt(moved[place] ?? 1);
    }
  }
}

/** As a file: one byte a number. */
export function storeVectors({ size: width, names, places, middles }: Schooled): StoredVectors {
  const order = [...names].map(([name, number]) => ({ hash: hashOf(name), number }));
  order.sort((a, b) => a.hash - b.hash || a.number - b.number);
  const top = places.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const steps = order.flatMap(({ number }) => [
    ...places
      .subarray(number * width, (number + 1) * width)
      .map((value) => Math.round((value / top) * largest)),
  ]);
  return {
    size: width,
    hashes: toBase64(new Uint8Array(Uint32Array.from(order, ({ hash }) => hash).buffer)),
    places: toBase64(new Uint8Array(Int8Array.from(steps).buffer)),
    scale: top / largest,
    items: Object.fromEntries([...middles].map(([topic, sums]) => [topic, toBase64(inSteps(sums, width))])),
  };
}

/** Each middle by its own largest number: only its direction counts. */
function inSteps(sums: Float32Array, width: number): Uint8Array {
  const steps = new Int8Array(sums.length);
  for (let from = 0; from < sums.length; from += width) {
    const one = sums.subarray(from, from + width);
    const top = one.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
    for (const [at, value] of one.entries()) steps[from + at] = Math.round((value / top) * largest);
  }
  return new Uint8Array(steps.buffer);
}

function dot(one: Float32Array, from: number, other: Float32Array, start: number): number {
  let sum = 0;
  for (let at = 0; at < size; at += 1) sum += (one[from + at] ?? 0) * (other[start + at] ?? 0);
  return sum;
}

const lengthOf = (list: Float32Array, from: number) => Math.sqrt(dot(list, from, list, from)) || 1;

function addTo(sum: Float32Array, to: number, list: Float32Array, from: number, times: number): void {
  for (let at = 0; at < size; at += 1) sum[to + at] = (sum[to + at] ?? 0) + times * (list[from + at] ?? 0);
}

function softmax(likeness: Float32Array): Float32Array {
  const top = likeness.reduce((most, value) => Math.max(most, value), -1);
  const chances = likeness.map((value) => Math.exp(sharpness * (value - top)));
  const all = chances.reduce((sum, value) => sum + value, 0);
  return chances.map((value) => value / all);
}

/** A linear congruential generator: the same order and the same beginnings each time. */
function randomNumbers(): () => number {
  let seed = 7;
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
}

function shuffled<One>(list: readonly One[], random: () => number): One[] {
  return list
    .map((one) => ({ one, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one);
}
