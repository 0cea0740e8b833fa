import { speaksOf, wishSigns } from "#guide/dialogue/server-only/wishes/wish-signs.ts";
import { overviewTopic } from "#guide/mind.ts";
import { featuresOf } from "#guide/search/features.ts";
import { type Model, scoresOf } from "#guide/search/model.ts";
import type { SearchResult } from "#guide/search/search.ts";
import type { Word } from "#guide/words/normalise.ts";

/** How much more likely a message asks for a way to a status than not: log odds, as taught (`teach-wishes.ts`). */
export type WishReader = (list: readonly Word[]) => number;

export function createWishReader(model: Model): WishReader {
  return (list) =>
    scoresOf(
      model,
      featuresOf(wishSigns(list), (name) => model.names.get(name)),
    )[0] ?? 0;
}

/**
 * Fitted (logistic regression) on 1,018 wishes and 2,441 other messages whose author the model of wishes had not seen. What the ranking
 * is sure of, and an affair that is named (a card lost, a case that waits), count against it, for a clear subject is answered; a person who would get "no sé" loses little by two questions.
 */
const weights = {
  bias: 2.21,
  wish: 0.87,
  chance: -3.41,
  overview: 2.42,
  content: 0.64,
  length: 1.25,
  affair: -1.15,
};
const mostContent = 12;
const mostWords = 50;
const leastWish = -9;

/** What a wish for status is about, in any words; "how to get rid of ants" is about none of it. */
const aims = ["status", "regular", "stay", "accept", "right", "lack", "life", "fear"];
/** Where the words sound like another matter altogether, nothing less will do. */
const plainAims = ["status", "regular"];

export function isAboutStatus(list: readonly Word[], surelyElsewhere: boolean): boolean {
  return speaksOf(list, surelyElsewhere ? plainAims : aims);
}

/** Log odds that the two questions serve this person better than what was found. */
export function weighWish(
  wish: number,
  { hits, evidence }: SearchResult,
  { words, affair }: { words: number; affair: boolean },
): number {
  const chanceOf = (at: number) => hits[at]?.chance ?? 0;
  const overview = chanceOf(hits.findIndex(({ topic }) => topic === overviewTopic));
  return (
    weights.bias +
    weights.wish * Math.max(wish, leastWish) +
    weights.chance * chanceOf(0) +
    weights.overview * overview +
    weights.content * (Math.min(evidence.content, mostContent) / mostContent) +
    weights.length * (Math.min(words, mostWords) / mostWords) +
    (affair ? weights.affair : 0)
  );
}
