import type { BilingualList, SafetyContent } from "#guide/content.ts";
import type { Crisis } from "#guide/crisis-rules.ts";
import { createPhraseSet, type PhraseSet } from "#guide/phrase-set.ts";
import type { Refusal } from "#guide/refuse-rules.ts";

/** Phrases of content/safety.json, ready to look up. They come before the built-in rules. */
export interface SafetyPhrases {
  crisis: [Crisis, PhraseSet][];
  refusal: [Refusal, PhraseSet][];
  urgent: PhraseSet;
  offTopic: PhraseSet;
  injection: PhraseSet;
}

export function safetyPhrases(content: SafetyContent): SafetyPhrases {
  const { crisis, refuse } = content;
  const evade = both(refuse.evade);
  const smuggle = evade.filter((phrase) => crossing.test(phrase));
  const bribe = evade.filter((phrase) => bribing.test(phrase));
  return {
    crisis: [
      ["selfHarm", set(crisis.selfharm)],
      ["trafficking", set(crisis.trafficking)],
      ["violence", set(crisis.violence)],
    ],
    refusal: [
      ["sham", set(refuse["sham-marriage"])],
      ["forge", set(refuse.forge)],
      ["lie", set(refuse.lie)],
      ["smuggle", createPhraseSet(smuggle)],
      ["bribe", createPhraseSet(bribe)],
      ["hide", createPhraseSet(evade.filter((phrase) => !crossing.test(phrase) && !bribing.test(phrase)))],
    ],
    urgent: set(content.urgent),
    offTopic: set(content.offtopic),
    injection: set(content.injection),
  };
}

const crossing = /cruz|coyote|meto a|regreso|volver|cross|smuggl|sneak|come back/;
const bribing = /soborn|brib|le pago en/;

function both(list: BilingualList): string[] {
  return [...list.es, ...list.en];
}

function set(list: BilingualList): PhraseSet {
  return createPhraseSet(both(list));
}
