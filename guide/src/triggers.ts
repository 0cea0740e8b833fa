import { aspectsOf } from "#guide/aspects.ts";
import type { Word } from "#guide/normalise.ts";
import { compile, lazyMatchers, type Matcher, matchesAny } from "#guide/patterns.ts";
import { createPhraseSet } from "#guide/phrase-set.ts";
import type { TriggerPhrases } from "#guide/trigger-content.ts";
import { notTrigger, strongTrigger, underWay } from "#guide/trigger-context-rules.ts";
import { triggerRules } from "#guide/trigger-rules.ts";
import { knownTriggerRules } from "#guide/trigger-rules-known.ts";

export interface Trigger {
  /** Topic to ask about when search is not sure of a better one; null leaves it to the overview. */
  topic: string | null;
  general: boolean;
}

export interface Triggers {
  /** The legalisation phrase found in the words, or null. General ones win over specific ones. */
  find(list: readonly Word[]): Trigger | null;
}

const exclusions = lazyMatchers(notTrigger);
const strong = lazyMatchers(strongTrigger);
const ongoing = lazyMatchers(underWay);

export function createTriggers(content: TriggerPhrases): Triggers {
  const general = createPhraseSet(content.general);
  const specific = createPhraseSet(content.specific);
  const excluded = createPhraseSet(content.not);
  let compiled: { trigger: Trigger; matchers: Matcher[] }[] | null = null;

  function rules() {
    compiled ??= [...triggerRules, ...knownTriggerRules].map((rule) => ({
      trigger: { topic: rule.topic, general: rule.kind === "general" },
      matchers: rule.patterns.map((pattern) => compile(pattern)),
    }));
    return compiled;
  }

  function hit(list: readonly Word[]): Trigger | null {
    const hits = rules().filter(({ matchers }) => matchesAny(matchers, list));
    const rule = hits.find(({ trigger }) => trigger.general) ?? hits[0];
    if (rule?.trigger.general === true) return rule.trigger;
    if (general.find(list) !== null) return { topic: rule?.trigger.topic ?? null, general: true };
    return rule?.trigger ?? (specific.find(list) === null ? null : { topic: null, general: false });
  }

  return {
    find(list) {
      const not = matchesAny(exclusions(), list) || excluded.find(list) !== null;
      if (not && !matchesAny(strong(), list)) return null;
      const found = hit(list);
      if (found === null || found.general) return found;
      const wantsOneFact = aspectsOf(list).some((aspect) => aspect === "cost" || aspect === "time");
      return wantsOneFact || matchesAny(ongoing(), list) ? null : found;
    },
  };
}
