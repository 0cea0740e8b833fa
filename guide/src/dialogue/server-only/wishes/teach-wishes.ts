import { wishSigns } from "#guide/dialogue/server-only/wishes/wish-signs.ts";
import { featuresOf } from "#guide/search/features.ts";
import { compact, type TaughtModel } from "#guide/search/model.ts";
import { regress } from "#guide/search/softmax-regression.ts";
import type { Word } from "#guide/words/normalise.ts";

/** Messages by whether they ask for a way to a status. */
interface WishLessons {
  asks: readonly string[];
  /** Of the overview: most of them ask. */
  likely: readonly string[];
  /** Of one way to a status: they may be asked first as well, so little is held against them. */
  near: readonly string[];
  /** Look-alikes. */
  alike: readonly string[];
  other: readonly string[];
}

/** What is seen less often says more about those sentences than about what they are. */
const leastSeen = 4;
const decay = 0.0003;
const rounds = 10;
/** There are fifteen other messages to one wish. */
const worth = { asks: 4, likely: 1, near: 0.3, alike: 3, other: 1 };
const leastStep = 1;

/** Teaches a model of its own what a wish for status is: it need not tell 87 topics apart as well. */
export function teachWishes(lessons: WishLessons, readAll: (text: string) => Word[]): TaughtModel {
  const groups = ["asks", "likely", "near", "alike", "other"] as const;
  const texts = groups.flatMap((group) =>
    [...new Set(lessons[group])].map((text) => ({
      label: group === "asks" || group === "likely" ? 1 : 0,
      worth: worth[group],
      signs: wishSigns(readAll(text)),
    })),
  );
  const seen = new Map<string, number>();
  for (const { signs } of texts) for (const name of signs.keys()) seen.set(name, (seen.get(name) ?? 0) + 1);
  const kept = [...seen].filter(([, count]) => count >= leastSeen);
  const names = new Map(kept.map(([name], place) => [name, place]));
  const taught = texts.map(({ signs, ...rest }) => ({
    features: featuresOf(signs, (name) => names.get(name)),
    ...rest,
  }));
  const half = Math.floor(taught.length / 2);
  const orders = [taught, taught.toReversed(), [...taught.slice(half), ...taught.slice(0, half)]];
  const all = orders.map((order) => regress(order, 2, names.size, decay, rounds));
  // One number says it: how much more likely a wish than not. In which order lessons come moves it a little; the mean is steadier.
  const weights = Float32Array.from({ length: names.size }, (_, at) =>
    all.reduce((sum, one) => sum + ((one[2 * at + 1] ?? 0) - (one[2 * at] ?? 0)) / all.length, 0),
  );
  return compact([{ weights, width: 1 }], names, leastStep);
}
