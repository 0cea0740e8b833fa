/**
 * Finds the help text that a question asks for, with the guide's own search taught with the help texts.
 * Immigration questions are taught too, as what belongs elsewhere: they go to the main chat.
 */
import type { HelpEntry } from "@faro/contract/help/texts/types.ts";
import type { GuideContent } from "@faro/guide/content.ts";
import type { Topic } from "@faro/guide/content-schema.ts";
import { createSearch } from "@faro/guide/search/search.ts";
import { createGlossary, emptyGlossary } from "@faro/guide/words/glossary.ts";

export interface HelpHit {
  entry: HelpEntry;
  /** The learned ranking's chance that this entry is meant, 0 to 1. */
  chance: number;
}

export interface HelpFound {
  /** Best first; empty when no word is known. */
  hits: HelpHit[];
  /** Probability that the first hit is what was asked, 0 to 1. */
  confidence: number;
  /** Probability that the question is about immigration or anything else, not about the platform. */
  elsewhere: number;
}

export interface HelpSearch {
  entries: readonly HelpEntry[];
  search(question: string): HelpFound;
}

/** How many wordings of each immigration topic are taught, in each language. */
const wordingsElsewhere = { es: 4, en: 3 };

/** What people ask of any chat window that looks clever. */
const offPlatform = [
  "cuanto es 25 por 4",
  "cuanto es 7 por 8",
  "what is 12 times 12",
  "escribe un cuento",
  "escribe una canción para mi novia",
  "hazme la tarea",
  "escribe código",
  "cuéntame un chiste",
  "dame una receta de cocina",
  "traduce esta frase al francés",
  "quién ganó el partido",
  "qué clima hace hoy",
  "write an essay",
  "write code for me",
  "do my homework",
  "tell me a story",
  "give me a recipe",
  "what is the weather",
  "who won the game",
];

/** A help entry as the guide's search reads it. */
function asTopic({ id, title, answer, asked }: HelpEntry): Topic {
  return {
    id,
    code: "O01",
    category: "otros",
    title,
    variants: asked,
    short: answer,
    answer: { es: [answer.es], en: [answer.en] },
    clarify: [],
    followUps: {},
    forms: [],
    steps: { es: [], en: [] },
    redFlags: { es: [], en: [] },
    urgent: false,
    sources: [],
    register: [],
    related: [],
  };
}

/** Takes about 0.1 s; made once. */
export function createHelpSearch(entries: readonly HelpEntry[], content: GuideContent): HelpSearch {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const elsewhere = [
    ...content.topics.flatMap(({ title, variants }) => [
      title.es,
      title.en,
      ...variants.es.slice(0, wordingsElsewhere.es),
      ...variants.en.slice(0, wordingsElsewhere.en),
    ]),
    ...content.forms.flatMap(({ id, aliases }) => [id, ...aliases.es.slice(0, 2)]),
    ...offPlatform,
    ...content.safety.offtopic.es,
    ...content.safety.offtopic.en,
  ];
  const glossary = createGlossary(emptyGlossary);
  const engine = createSearch(entries.map(asTopic), new Map(), glossary, [], { elsewhere, kinds: {} });
  return {
    entries,
    search(question) {
      const { hits, confidence, evidence } = engine.search(engine.read(question));
      return {
        hits: hits.flatMap(({ topic, chance }) => {
          const entry = byId.get(topic);
          return entry === undefined ? [] : [{ entry, chance }];
        }),
        confidence,
        elsewhere: evidence.elsewhere,
      };
    },
  };
}
