import { aspectsOf } from "#guide/dialogue/aspects.ts";
import type { TriggerPhrases } from "#guide/dialogue/trigger-content.ts";
import { asksMeaning, notTrigger, strongTrigger, underWay } from "#guide/dialogue/trigger-context-rules.ts";
import { triggerRules } from "#guide/dialogue/trigger-rules.ts";
import { knownTriggerRules } from "#guide/dialogue/trigger-rules-known.ts";
import type { Word } from "#guide/words/normalise.ts";
import { compile, lazyMatchers, type Matcher, matchesAny } from "#guide/words/patterns.ts";
import { createPhraseSet } from "#guide/words/phrase-set.ts";

export interface Trigger {
  /** Topic to ask about when search is not sure of a better one; null leaves it to the overview. */
  topic: string | null;
  general: boolean;
  /** Words that are often only the background of another question ("no tengo papeles"). */
  background: boolean;
}

export interface Triggers {
  /** The legalisation phrase found in the words, or null. General ones win over specific ones. */
  find(list: readonly Word[]): Trigger | null;
  /** Only looks like one ("arreglar mi carro"). */
  excludes(list: readonly Word[]): boolean;
  /** Status is asked about whatever else the question says. */
  isStrong(list: readonly Word[]): boolean;
}

const exclusions = lazyMatchers(notTrigger);
const strong = lazyMatchers(strongTrigger);
const ongoing = lazyMatchers(underWay);
const meaning = lazyMatchers(asksMeaning, 0);

/** Words that may stand between the parts of a trigger ("me casé por el civil con una ciudadana"). */
const gap = 3;

/** Listed phrases that say how a person lives rather than what they ask. */
const backgroundPhrase =
  /^(?!.*(quiero|puedo|como |can |how )).*(no tengo|sin papeles|indocumentad|undocumented|ilegal|llevo|anos aqui|estatus|no papers|no status|entre |cruce|brinque|pase )/;

/** "¿Qué es una mica?" */
export function asksWhatItIs(list: readonly Word[]): boolean {
  return matchesAny(meaning(), list);
}

export function createTriggers(content: TriggerPhrases): Triggers {
  const general = createPhraseSet(content.general);
  const specific = createPhraseSet(content.specific);
  const excluded = createPhraseSet(content.not, true);
  let compiled: { trigger: Trigger; matchers: Matcher[] }[] | null = null;

  function rules() {
    compiled ??= [...triggerRules, ...knownTriggerRules].map((rule) => ({
      trigger: {
        topic: rule.topic,
        general: rule.kind === "general",
        background: rule.background === true,
      },
      matchers: rule.patterns.map((pattern) => compile(pattern, gap)),
    }));
    return compiled;
  }

  function hit(list: readonly Word[]): Trigger | null {
    const hits = rules()
      .filter(({ matchers }) => matchesAny(matchers, list))
      .map(({ trigger }) => trigger);
    const wanted = hits.filter((trigger) => !trigger.background);
    const rule = wanted.find((trigger) => trigger.general) ?? wanted[0];
    if (rule?.general === true) return rule;
    const phrase = general.find(list);
    if (phrase !== null) {
      const topic = rule?.topic ?? hits[0]?.topic ?? null;
      return { topic, general: true, background: backgroundPhrase.test(phrase) };
    }
    const background = hits.find((trigger) => trigger.general);
    if (background !== undefined) return background;
    if (rule !== undefined) return rule;
    return specific.find(list) === null ? null : { topic: null, general: false, background: false };
  }

  const excludes = (list: readonly Word[]) => matchesAny(exclusions(), list) || excluded.find(list) !== null;

  return {
    excludes,
    isStrong: (list) => matchesAny(strong(), list),
    find(list) {
      if (excludes(list) && !matchesAny(strong(), list)) return null;
      const found = hit(list);
      if (found === null || found.general) return found;
      const wantsOneFact = aspectsOf(list).some((aspect) => aspect === "cost" || aspect === "time");
      return wantsOneFact || matchesAny(ongoing(), list) || matchesAny(meaning(), list) ? null : found;
    },
  };
}
