/** Teaches what a phone hears of danger and harm: `guide/src/safety/ear.ts`. Used by generate-index.ts. */
import { createLeader, inLeaps } from "#guide/build/leader.ts";
import type { GuideContent } from "#guide/content.ts";
import { packPlaces } from "#guide/pack/places.ts";
import { type EarContent, earBits, type Heard } from "#guide/safety/ear.ts";
import { refuseRules } from "#guide/safety/refuse-rules.ts";
import { messageKinds } from "#guide/safety/safety-content.ts";
import type { Lessons } from "#guide/search/lessons.ts";
import { words } from "#guide/words/normalise.ts";
import { signPlaces } from "#guide/words/sign-places.ts";

export interface EarLessons {
  danger: readonly string[];
  harm: readonly string[];
  /** Neither. */
  other: readonly string[];
  /** A way to a status is asked for, or not. */
  wishes: { asks: readonly string[]; other: readonly string[] };
}

const rounds = 12;
const earPlaces = 2 ** earBits;
/** A sign must speak this clearly to be kept: the room on a phone hangs on it. Harm has more ways to be asked for than danger to be told. */
const leastClear = { danger: 8, harm: 13, wish: 8 };
const worth = 3;
/** Kept signs all weigh the same: half of what this share of them does not exceed is enough to be kept. */
const strongest = 0.97;

interface Lesson {
  kind: string;
  shown: Uint32Array;
}

export function teachEar({ danger, harm, other, wishes }: EarLessons): EarContent {
  const alarms = lessonsOf({ danger, harm, other });
  const wished = lessonsOf(wishes);
  const heard = (lessons: readonly Lesson[], alarm: string, least: number) =>
    round(regress(lessons, alarm, least));
  return {
    danger: heard(alarms, "danger", leastClear.danger),
    harm: heard(alarms, "harm", leastClear.harm),
    wish: heard(wished, "asks", leastClear.wish),
  };
}

/** A text that is said in two ways of the same sound is one lesson, of the first kind that says it. */
function lessonsOf(texts: Readonly<Record<string, readonly string[]>>): Lesson[] {
  const known = new Set<string>();
  return Object.entries(texts).flatMap(([kind, list]) =>
    list.flatMap((text) => {
      const said = words(text);
      const key = said.map(({ sound }) => sound).join(" ");
      if (known.has(key)) return [];
      known.add(key);
      return [{ kind, shown: Uint32Array.from(signPlaces(said, earBits)) }];
    }),
  );
}

/** A logistic regression that leaves out what says little. The last weight is the bias. */
function regress(lessons: readonly Lesson[], alarm: string, least: number): Float64Array {
  const { weight, learn } = createLeader(earPlaces + 1);
  for (const { kind, shown } of inLeaps(lessons, rounds)) {
    const value = worth / Math.sqrt(shown.length || 1);
    let sum = weight(earPlaces, 0);
    for (const place of shown) sum += weight(place, least) * value;
    const slope = 1 / (1 + Math.exp(-sum)) - (kind === alarm ? 1 : 0);
    learn(earPlaces, slope, 0);
    for (const place of shown) learn(place, slope * value, least);
  }
  return Float64Array.from({ length: earPlaces + 1 }, (_, place) =>
    weight(place, place === earPlaces ? 0 : least),
  );
}

/** Every sign for, against or nothing. */
function round(weights: Float64Array): Heard {
  const signs = weights.subarray(0, earPlaces);
  const sizes = signs
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  const unit = sizes[Math.floor(sizes.length * strongest)] ?? 1;
  const told = [...signs].map((weight) => Math.max(-1, Math.min(1, Math.round(weight / unit))));
  const places = (wanted: number) =>
    packPlaces(told.flatMap((sign, place) => (sign === wanted ? [place] : [])));
  const short = (value: number) => Number(value.toFixed(3));
  return {
    bias: short(weights[earPlaces] ?? 0),
    scale: short(unit * worth),
    pro: places(1),
    contra: places(-1),
  };
}

/** What the lessons know of danger, of harm and of neither. */
export function earLessonsOf(
  { safety, topics }: GuideContent,
  all: readonly Lessons[],
): Omit<EarLessons, "wishes"> {
  const kinds = messageKinds(safety);
  const of = (wanted: (kind: string) => boolean) =>
    Object.entries(kinds).flatMap(([kind, phrases]) =>
      wanted(kind) ? [...phrases, ...all.flatMap((lessons) => lessons.kinds[kind] ?? [])] : [],
    );
  const isDanger = (kind: string) => !refuseRules.some(({ refusal }) => refusal === kind);
  return {
    danger: of(isDanger),
    harm: of((kind) => !isDanger(kind)),
    other: [
      ...topics.flatMap(({ variants }) => [...variants.es, ...variants.en]),
      ...all.flatMap(({ topics: asked, honest, elsewhere, status }) => [
        ...Object.values(asked).flat(),
        ...honest,
        ...elsewhere,
        ...status.asks,
        ...status.other,
      ]),
    ],
  };
}
