import type { BilingualList, SafetyContent } from "#guide/content.ts";
import type { Crisis } from "#guide/safety/crisis-rules.ts";
import type { Refusal } from "#guide/safety/refuse-rules.ts";
import { createPhraseSet, type PhraseSet } from "#guide/words/phrase-set.ts";

/** Phrases of content/safety.json, ready to look up. They come before the built-in rules. */
export interface SafetyPhrases {
  crisis: [Crisis, PhraseSet][];
  refusal: [Refusal, PhraseSet][];
  urgent: PhraseSet;
  offTopic: PhraseSet;
  injection: PhraseSet;
}

export function safetyPhrases(content: SafetyContent): SafetyPhrases {
  const kinds = messageKinds(content);
  const crises: Crisis[] = ["selfHarm", "lost", "minor", "threat", "trafficking", "violence"];
  const refusals: Refusal[] = ["sham", "forge", "lie", "smuggle", "bribe", "hide"];
  return {
    crisis: crises.map((kind) => [kind, createPhraseSet(kinds[kind])]),
    refusal: refusals.map((kind) => [kind, createPhraseSet(kinds[kind])]),
    urgent: set(content.urgent),
    offTopic: set(content.offtopic),
    injection: set(content.injection),
  };
}

/** The listed phrases of every danger and every refusal. */
export function messageKinds({ crisis, refuse }: SafetyContent): Record<Crisis | Refusal, string[]> {
  const evade = both(refuse.evade);
  return {
    selfHarm: both(crisis.selfharm),
    lost: both(crisis.lost),
    minor: both(crisis.minor),
    threat: both(crisis.threat),
    trafficking: both(crisis.trafficking),
    violence: both(crisis.violence),
    sham: both(refuse["sham-marriage"]),
    forge: both(refuse.forge),
    lie: both(refuse.lie),
    smuggle: evade.filter((phrase) => crossing.test(phrase)),
    bribe: evade.filter((phrase) => bribing.test(phrase)),
    hide: evade.filter((phrase) => !crossing.test(phrase) && !bribing.test(phrase)),
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
