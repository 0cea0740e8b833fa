/** How sure it is that an item answers what was said. Server only. */
import { denies } from "#guide/dialogue/server-only/faq/signs.ts";
import type { Compared } from "#guide/dialogue/server-only/faq/vectors.ts";

/**
 * Fitted (logistic regression) on wordings that were kept from teaching: those of the topic, right or not, and those of other
 * topics, which none of its items answers. `node bench/guide/faq.ts` fits them anew.
 */
const weights = {
  bias: -2.66,
  likeness: 3.01,
  lead: 1.07,
  chance: 0.8,
  known: 1.89,
  length: -0.96,
  against: 0,
};
/** How sharply the learned space tells items apart, as it was taught. */
export const sharpness = 6;
const mostWords = 12;

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

export function evidenceOf(
  { likeness, known }: Compared,
  at: number,
  text: string,
  itemDenies: number,
): Evidence {
  const own = likeness[at] ?? 0;
  let best = -1;
  let all = 0;
  for (const [other, like] of likeness.entries()) {
    if (other !== at && like > best) best = like;
    all += Math.exp(sharpness * like);
  }
  return {
    likeness: own,
    lead: own - best,
    chance: sharpness * own - Math.log(all),
    known,
    length: Math.min(text.split(/\s+/).length, mostWords) / mostWords,
    against: Math.abs((denies(text) ? 1 : 0) - itemDenies),
  };
}

export function surenessOf(compared: Compared, at: number, text: string, itemDenies: number): number {
  const evidence = evidenceOf(compared, at, text, itemDenies);
  const sum =
    weights.bias +
    weights.likeness * evidence.likeness +
    weights.lead * evidence.lead +
    weights.chance * evidence.chance +
    weights.known * evidence.known +
    weights.length * evidence.length +
    weights.against * evidence.against;
  return 1 / (1 + Math.exp(-sum));
}
