import type { Source } from "@faro/contract/assistant/schemas.ts";
import type { Passage } from "@faro/guide/types.ts";

/** Longer words carry the subject; short ones stand in every passage. */
function subjectWords(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\d-]{5,}/gu) ?? []);
}

/**
 * The passages an answer rests on, judged by the subject words they share: the best one and those nearly as
 * close. At most three sources, so that the footer stays readable.
 */
export function usedSources(answer: string, passages: Passage[]): { sources: Source[]; forms: string[] } {
  const words = subjectWords(answer);
  const scored = passages.map((passage) => {
    const shared = [...subjectWords(passage.text)].filter((word) => words.has(word)).length;
    return { passage, shared };
  });
  const best = Math.max(0, ...scored.map(({ shared }) => shared));
  const used = scored
    .filter(({ shared }) => shared > 0 && shared >= best * 0.6)
    .map(({ passage }) => passage);
  const sources = new Map(used.map(({ source }) => [source.url, source]));
  const mentioned = new Set(used.flatMap(({ forms }) => forms).filter((form) => answer.includes(form)));
  return { sources: [...sources.values()].slice(0, 3), forms: [...mentioned] };
}
