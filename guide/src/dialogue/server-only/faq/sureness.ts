/** How sure it is that an item answers what was said. Server only. */
import { ageKinds, denies, numberKinds } from "#guide/dialogue/server-only/faq/signs.ts";
import type { ToldItem } from "#guide/dialogue/server-only/faq/told-item.ts";
import { type Compared, sharpness } from "#guide/dialogue/server-only/faq/vectors.ts";
import { remembering } from "#guide/words/remembering.ts";

/**
 * Fitted (logistic regression) on wordings that were kept from teaching: those of the topic, right or not, and those of other
 * topics, which none of its items answers. From the first fit, with fewer ways of asking than are taught now: the bounds of told.ts go
 * with these numbers. `node bench/guide/faq.ts` fits them anew (see docs/decisions/0056-answers-written-for-what-is-asked-next.md).
 */
const weights = {
  bias: -2.97,
  likeness: 6.17,
  lead: 3.26,
  chance: 0.05,
  known: -1.36,
  length: 0.41,
  against: -0.14,
};
const mostWords = 12;
/** Hardly any wording of the item says what is not so and this does, or nearly all do and this does not: a "no" taken for a "yes" harms. */
const seldomDeny = 0.12;
const usuallyDeny = 0.55;
const ofContrary = 0.45;
/** A year or an age that nobody tells who asks for the item. */
const ofNumber = 0.8;
const affirms = /^\W*(?:s[ií]|yes|yeah)\b/i;
const someDeny = 0.3;

type Told = Pick<ToldItem, "denies" | "ages" | "numbers">;

export interface Evidence {
  likeness: number;
  /** Before the next likely one; of those behind the first, how far behind it. */
  lead: number;
  /** Log of its share among all items. */
  chance: number;
  known: number;
  length: number;
  /** How far it is from denying as the item's wordings do. */
  against: number;
}

/** What a text shows by itself, whatever item it is held against. */
interface Said {
  length: number;
  denies: boolean;
  affirms: boolean;
  numbers: readonly string[];
}

const saidBy = remembering(
  (text): Said => ({
    length: Math.min(text.split(/\s+/).length, mostWords) / mostWords,
    denies: denies(text),
    affirms: affirms.test(text),
    numbers: numberKinds(text),
  }),
);

export function evidenceOf(
  { likeness, all, known }: Compared,
  at: number,
  text: string,
  item: Told,
): Evidence {
  const said = saidBy(text);
  const own = likeness[at] ?? 0;
  const best = likeness.reduce((most, like, other) => (other !== at && like > most ? like : most), -1);
  return {
    likeness: own,
    lead: own - best,
    chance: sharpness * own - Math.log(all),
    known,
    length: said.length,
    against: Math.abs((said.denies ? 1 : 0) - item.denies),
  };
}

export function surenessOf(compared: Compared, at: number, text: string, item: Told): number {
  const evidence = evidenceOf(compared, at, text, item);
  const sum =
    weights.bias +
    weights.likeness * evidence.likeness +
    weights.lead * evidence.lead +
    weights.chance * evidence.chance +
    weights.known * evidence.known +
    weights.length * evidence.length +
    weights.against * evidence.against;
  const sure = 1 / (1 + Math.exp(-sum));
  const said = saidBy(text);
  const otherAge =
    item.ages.length > 0 && said.numbers.some((kind) => ageKinds.has(kind) && !item.ages.includes(kind));
  const otherNumber = said.numbers.some((kind) => !item.numbers.includes(kind));
  const yesToNo = said.affirms && item.denies > someDeny;
  const turned = said.denies ? item.denies < seldomDeny : item.denies > usuallyDeny;
  return turned || yesToNo || otherAge ? sure * ofContrary : otherNumber ? sure * ofNumber : sure;
}
