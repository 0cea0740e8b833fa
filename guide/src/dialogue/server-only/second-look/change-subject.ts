/** The same understanding with another subject: one put first, or several to choose from. */
import type { Topic } from "#guide/content-schema.ts";
import type { Understanding } from "#guide/dialogue/understand.ts";
import { word } from "#guide/words/normalise.ts";

/** What the words decide is as sure as this at least. */
const decidedFrom = 0.85;

/** The same understanding with this subject first. */
export function standingAt(seen: Understanding, best: Topic): Understanding {
  const { hits, confidence } = seen.found;
  const top = {
    score: 0,
    likeness: 0,
    coverage: 0,
    chance: 0,
    ...(hits.find(({ topic }) => topic === best.id) ?? hits[0]),
  };
  const others = hits.filter(({ topic }) => topic !== best.id);
  return {
    ...seen,
    best,
    sure: true,
    found: {
      ...seen.found,
      hits: [{ ...top, topic: best.id }, ...others],
      confidence: Math.max(confidence, decidedFrom),
    },
  };
}

/** The same understanding where these subjects are offered, and none is guessed. */
export function choosing(seen: Understanding, topics: readonly string[]): Understanding {
  // As if one wide word had been said: the turn asks which of the subjects is meant (vague.ts).
  const hits = topics.map((topic) => ({ topic, score: 0, likeness: 0, coverage: 0, chance: 0 }));
  const found = { ...seen.found, hits, confidence: 0 };
  return { ...seen, list: [word("familia")], found, sure: false, best: undefined, clarify: undefined };
}

/** Whom somebody asks for decides, so that is chosen first. */
export const relatives = ["pedir-esposo", "pedir-papas", "hijos-hijastros", "pedir-hermanos"];
