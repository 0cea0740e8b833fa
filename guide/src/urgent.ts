import type { Word } from "#guide/normalise.ts";
import { lazyMatchers, matchesAny } from "#guide/patterns.ts";
import { redFlagRules } from "#guide/red-flag-rules.ts";
import type { SearchResult } from "#guide/search.ts";
import { notUrgent, type Urgency, urgentRules } from "#guide/urgent-rules.ts";

export interface UrgentHit {
  urgency: Urgency;
  topic: string;
}

const rules = urgentRules.map((rule) => ({ ...rule, matchers: lazyMatchers(rule.patterns) }));
const calm = lazyMatchers(notUrgent);
const flags = lazyMatchers(redFlagRules);

/** How many of the best hits may name the topic of an urgent question. */
const trusted = 3;

/** The first urgent rule the words meet, with the topic that answers it best. `said`: content lists the phrase. */
export function findUrgent(list: readonly Word[], found: SearchResult, said: boolean): UrgentHit | null {
  if (!said && matchesAny(calm(), list)) return null;
  for (const rule of rules) {
    if (!matchesAny(rule.matchers(), list)) continue;
    const best = found.hits[0];
    const better = found.hits
      .slice(0, trusted)
      .find(
        (hit) =>
          (hit.topic === rule.topic || rule.also.includes(hit.topic)) && hit.score > (best?.score ?? 0) * 0.8,
      );
    return { urgency: rule.urgency, topic: better?.topic ?? rule.topic };
  }
  const best = found.hits[0];
  return said && best !== undefined ? { urgency: "other", topic: best.topic } : null;
}

export function hasRedFlag(list: readonly Word[]): boolean {
  return matchesAny(flags(), list);
}
