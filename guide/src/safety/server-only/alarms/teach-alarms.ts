import {
  type AlsoMeans,
  alarmHeads,
  alarmLabels,
  dangerLabels,
} from "#guide/safety/server-only/alarms/alarm-labels.ts";
import { alarmSigns } from "#guide/safety/server-only/alarms/alarm-signs.ts";
import { featuresOf } from "#guide/search/features.ts";
import { compact, type TaughtModel } from "#guide/search/model.ts";
import { type Lesson, regress } from "#guide/search/softmax-regression.ts";
import type { Word } from "#guide/words/normalise.ts";

/** Messages by what they are. */
export interface AlarmLessons {
  /** Honest questions. */
  questions: readonly string[];
  harm: readonly string[];
  /** By kind. */
  danger: Readonly<Record<(typeof dangerLabels)[number], readonly string[]>>;
  /** Other subjects, small talk, insults. */
  elsewhere: readonly string[];
}

/** What is seen once says more about that sentence than about what it is. */
const leastSeen = 4;
const leastSeenLong = 4;
const decay = 0.0003;
/** One question at a time may lean on more signs. */
const headDecay = 0.0001;
const rounds = 20;
/** Many small signs say it together: hardly any is left out. */
const leastStep = 1;

/** Teaches a model of its own what harm and danger are: it need not tell 87 topics apart as well. */
export function teachAlarms(
  { questions, harm, danger, elsewhere }: AlarmLessons,
  readAll: (text: string) => Word[],
  alsoMeans: AlsoMeans,
): TaughtModel {
  const byLabel = [questions, harm, elsewhere, ...dangerLabels.map((kind) => danger[kind])];
  const texts = byLabel.flatMap((list, label) =>
    [...new Set(list)].map((text) => {
      const words = readAll(text);
      return { label, signs: alarmSigns(words, alsoMeans(words)) };
    }),
  );
  const seen = new Map<string, number>();
  for (const { signs } of texts) for (const name of signs.keys()) seen.set(name, (seen.get(name) ?? 0) + 1);
  const kept = [...seen].filter(([name, count]) => count >= (isLong(name) ? leastSeenLong : leastSeen));
  const names = new Map(kept.map(([name], place) => [name, place]));
  const lessons = texts.map(({ label, signs }) => ({
    features: featuresOf(signs, (name) => names.get(name)),
    label,
    worth: 1,
  }));
  const weights = inThreeOrders(lessons, (order) => regress(order, alarmLabels, names.size, decay, rounds));
  const heads = alarmHeads.map((isIt) => ({
    weights: inThreeOrders(
      lessons.map((lesson) => ({ ...lesson, label: isIt(lesson.label) ? 1 : 0 })),
      (order) => difference(regress(order, 2, names.size, headDecay, rounds)),
    ),
    width: 1,
  }));
  return compact([{ weights, width: alarmLabels }, ...heads], names, leastStep);
}

/** In which order lessons come moves a few messages over the limit; the mean of three orders is steadier. */
function inThreeOrders(lessons: readonly Lesson[], teach: (order: readonly Lesson[]) => Float32Array) {
  const half = Math.floor(lessons.length / 2);
  const orders = [lessons, lessons.toReversed(), [...lessons.slice(half), ...lessons.slice(0, half)]];
  const taught = orders.map(teach);
  const mean = new Float32Array(taught[0]?.length ?? 0);
  for (const one of taught)
    for (let at = 0; at < one.length; at += 1) mean[at] = (mean[at] ?? 0) + (one[at] ?? 0) / taught.length;
  return mean;
}

/** Of two labels: half of how much more a feature speaks for the second, so that all weights are of one size. */
function difference(weights: Float32Array): Float32Array {
  return Float32Array.from(
    { length: weights.length / 2 },
    (_, at) => ((weights[2 * at + 1] ?? 0) - (weights[2 * at] ?? 0)) / 2,
  );
}

/** Three words, or two with one between. */
function isLong(name: string): boolean {
  return name.startsWith("=") && name.indexOf("_") !== name.lastIndexOf("_");
}
