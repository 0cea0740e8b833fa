/** What the words of the papers mean, told when their meaning, or the difference of two, is asked. Server only. */
import type { Form, Meaning } from "#guide/content-schema.ts";
import { askedDifference } from "#guide/dialogue/server-only/meanings/asked-difference.ts";
import { askedMeaning } from "#guide/dialogue/server-only/meanings/asked-meaning.ts";
import { hasOwnAnswer, inOneSentence } from "#guide/dialogue/server-only/meanings/differences.ts";
import {
  type KnownWords,
  knownWords,
  type Marked,
  markKnown,
} from "#guide/dialogue/server-only/meanings/known-words.ts";
import { type SituationHit, told } from "#guide/dialogue/situations.ts";
import type { Mind } from "#guide/mind.ts";
import { texts } from "#guide/reply/texts.ts";
import { says } from "#guide/words/server-only/says.ts";

export interface Meanings {
  /**
   * The meaning, or the difference, that one of the readings asks, as a spot of its topic; null when none does. `defines` where only the word is
   * asked, and nothing is told of a case.
   */
  asked(mind: Mind, readings: readonly string[], written: string): AskedWord | null;
}

export interface AskedWord {
  hit: SituationHit;
  /** The word is all that was said. */
  bare: boolean;
  /** It stands in the question itself. */
  named: boolean;
}

interface Words {
  known: KnownWords;
  meanings: ReadonlyMap<string, Meaning>;
  /** Numbers of forms: alone they have an answer of their own, with the price and the place. */
  forms: ReadonlySet<string>;
}

export function createMeanings(all: readonly Meaning[]): Meanings {
  let ready: Words | null = null;
  return {
    asked(mind, readings, written) {
      // A thousand words sound for the first time: when a meaning is first asked for.
      ready ??= wordsOf(all, mind);
      for (const said of readings) {
        const marked = markKnown(ready.known, said);
        const hit = marked === null ? null : askedIn(ready, mind, marked, { said, written });
        if (hit !== null) return { ...hit, bare: false };
        const only =
          marked !== null && bare.test(marked.text) ? ready.meanings.get(marked.ids[0] ?? "") : undefined;
        const told = only === undefined ? null : spot(mind, only, true);
        if (told !== null) return { hit: told, bare: true, named: true };
      }
      return null;
    },
  };
}

function wordsOf(all: readonly Meaning[], mind: Mind): Words {
  const forms = [...mind.library.forms.values()].flatMap((form) => ofForm(mind, form) ?? []);
  // The number of a form is the form.
  const meanings = new Map([...all, ...forms].map((meaning) => [meaning.id, meaning]));
  const names = [...meanings.values()].map(({ id, said }) => [id, [...said.es, ...said.en]] as const);
  return { known: knownWords(names), meanings, forms: new Set(forms.map(({ id }) => id)) };
}

function askedIn(
  { meanings, forms }: Words,
  mind: Mind,
  marked: Marked,
  { said, written }: { said: string; written: string },
): Omit<AskedWord, "bare"> | null {
  const [one, other] = (askedDifference(marked) ?? []).map((id) => meanings.get(id));
  if (one !== undefined && one === other) return of(spot(mind, one, true), true);
  if (one !== undefined && other !== undefined)
    return hasOwnAnswer(one.id, other.id) ? null : of(spot(mind, inOneSentence(one, other), true), true);
  const asked = askedMeaning(marked, written);
  const id = asked?.id === "parole" && says(said, military) ? "parole-in-place" : asked?.id;
  const meaning = meanings.get(id ?? "");
  if (asked === null || meaning === undefined) return null;
  if (asked.alone && toldBySubject.has(meaning.id)) return null;
  if (forms.has(meaning.id) && (asked.alone || !asked.named)) return null;
  return of(spot(mind, meaning, asked.alone), asked.named);
}

const of = (hit: SituationHit | null, named: boolean) => (hit === null ? null : { hit, named });

/** Their subject begins with what it is and how it stands today, which says more. */
const toldBySubject = new Set(["tps"]);

const bare = /^(?:(?:el|la|los|las|un|una|the|an?) )?@0$/;

/** Theirs is another parole. */
const military = /\b(?:militar\w*|army|navy|marines?|soldad[oa]s?|veteran\w*|ejercito|military|reserve)\b/;

/** Subjects of forms that stand first in another: "la DS-260" is no word of the visa lottery. */
const formsTopic: Readonly<Record<string, string>> = {
  "DS-260": "proceso-consular",
  "I-131": "viajar-advance-parole",
  "I-485": "ajuste-familiar",
  "I-751": "residencia-condicional",
  "I-90": "renovar-green-card",
  "SS-5": "seguro-social",
};

/** What a form is, from its row. */
function ofForm({ library }: Mind, { id, title, who }: Form): Meaning | null {
  const naming = [...library.topics.values()].filter((one) => one.forms.includes(id));
  const own = library.topics.get(formsTopic[id] ?? "");
  const topic = own ?? naming.find((one) => one.forms[0] === id) ?? naming[0];
  if (topic === undefined || who.es === "") return null;
  return {
    id,
    topic: topic.id,
    said: { es: [id], en: [`form ${id}`] },
    short: { es: texts.es.formIs(id, title.es), en: texts.en.formIs(id, title.en) },
    answer: { es: [who.es], en: [who.en] },
    forms: [id],
    lawyer: false,
    register: [],
  };
}

function spot(mind: Mind, meaning: Meaning, alone: boolean): SituationHit | null {
  const { id, short, answer, forms, register, lawyer } = meaning;
  const parent = mind.library.topics.get(meaning.topic);
  if (parent === undefined) return null;
  const situation = {
    ...{ id, topic: parent.id, asked: [], unless: [], next: [], short, answer, forms, register },
    ...{ lawyer, urgency: null },
  };
  return { situation, topic: told(parent, situation), ...(alone ? { defines: true } : {}) };
}
