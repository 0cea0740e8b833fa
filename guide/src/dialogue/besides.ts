/** A spot that is only told on the way to a subject that is plainly another. */
import type { Topic } from "#guide/content-schema.ts";
import type { SituationHit } from "#guide/dialogue/situations.ts";
import type { SearchResult } from "#guide/search/search.ts";

/** From here on the ranking sees another subject, with less than that of this one; fitted on questions of hands that knew neither. */
const clearlyAnother = 0.3;
const hardlyOwn = 0.1;

/** "Trabajo con otro nombre, ¿declaro taxes?": the spot is told on the way to another subject, which is plain. */
export function isBesides({ situation, topic }: SituationHit, found: SearchResult): boolean {
  return found.status !== null && !situation.decisive && isClearlyAnother(topic, found);
}

/** The ranking sees another subject, and hardly anything of this one. */
export function isClearlyAnother(topic: Topic, { hits }: SearchResult): boolean {
  const own = hits.find((hit) => hit.topic === topic.id)?.chance ?? 0;
  return (hits[0]?.chance ?? 0) > clearlyAnother && own < hardlyOwn;
}
