/**
 * What a phone hears of danger, harm and wishes beyond the rules: signs that an unknown wording shares with thousands taught
 * when the content was built (`guide/src/build/teach-ear.ts`).
 */
import { unpackPlaces } from "#guide/pack/places.ts";
import { refuseRules } from "#guide/safety/refuse-rules.ts";
import type { Alarms } from "#guide/safety/server-only/alarms/alarms.ts";
import type { Word } from "#guide/words/normalise.ts";
import { signPlaces } from "#guide/words/sign-places.ts";

/** Of one alarm. */
export interface Heard {
  bias: number;
  /** What one sign is worth. */
  scale: number;
  /** Places of the signs that speak for it, packed. */
  pro: string;
  /** And against it. */
  contra: string;
}

export interface EarContent {
  danger: Heard;
  harm: Heard;
  /** A way to a status is asked for. */
  wish: Heard;
}

export interface Hearing extends Pick<Alarms, "doubtsHarm" | "doubtsDanger" | "isLieAbout"> {
  /** The kinds of message that may be meant, by their chance. */
  kinds: ReadonlyMap<string, number>;
  /** Chance that it asks for a way to a status. */
  wish: number;
}

/** `kinds` as the ranking found them: it says which danger or harm it would be, the ear whether it is. */
export type Ear = (list: readonly Word[], kinds: ReadonlyMap<string, number>) => Hearing;

/** Of two to the power of so many places each sign has one. */
export const earBits = 15;

/** So much a guess is doubted, that it counts where few honest messages come (`guesses.ts`). */
const doubt = { danger: 0.1, harm: 0.3, wish: -1 };
/** Below this, and of so many words, what a rule heard is something else. */
const hardly = { danger: 0.02, harm: 0.06 };
const fewWords = 10;
const doubted: readonly string[] = ["violence", "trafficking"];
const dangers = [...doubted, "selfHarm", "lost", "minor", "threat"];
const harms = refuseRules.map(({ refusal }) => refusal);

export function createEar({ danger, harm, wish }: EarContent): Ear {
  const hear = ({ bias, scale, pro, contra }: Heard, doubt: number) => {
    const signs = new Map([
      ...unpackPlaces(pro).map((place) => [place, 1] as const),
      ...unpackPlaces(contra).map((place) => [place, -1] as const),
    ]);
    return (shown: ReadonlySet<number>) => {
      let sum = 0;
      for (const place of shown) sum += signs.get(place) ?? 0;
      return 1 / (1 + Math.exp(doubt - bias - (scale * sum) / Math.sqrt(shown.size || 1)));
    };
  };
  const dangerIn = hear(danger, doubt.danger);
  const harmIn = hear(harm, doubt.harm);
  const wishIn = hear(wish, doubt.wish);
  return (list, kinds) => {
    const shown = signPlaces(list, earBits);
    const isDanger = dangerIn(shown);
    const isHarm = harmIn(shown);
    const likeliest = (of: readonly string[]) =>
      of.reduce((best, kind) => ((kinds.get(kind) ?? 0) > (kinds.get(best) ?? 0) ? kind : best));
    const long = list.length >= fewWords;
    return {
      kinds: new Map([
        [likeliest(dangers), isDanger],
        [likeliest(harms), isHarm],
      ]),
      wish: wishIn(shown),
      isLieAbout: (kind) => kind === "violence" && isHarm > isDanger,
      doubtsHarm: long && isHarm < hardly.harm,
      doubtsDanger: (kind) => long && doubted.includes(kind) && isDanger < hardly.danger,
    };
  };
}
