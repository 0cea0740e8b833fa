/** How and why somebody came, told in a word or as people tell it, in reply to the two questions: read as the whole sentence. Server only. */
import { overviewTopic } from "#guide/mind.ts";
import type { DialogueState, Language } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";
import { says } from "#guide/words/server-only/says.ts";

type Entry = "visa" | "crossed" | "parole";

const ways: readonly (readonly [Entry, RegExp])[] = [
  [
    "parole",
    /^(?:(?:yo )?(?:entre|llegue|vine|pase|i (?:came|entered|got in)) )?(?:con|por|with|through|by) (?:el |la |the )?(?:parole|cbp one|cbp ?1)$/,
  ],
  [
    "visa",
    /^(?:(?:yo )?(?:entre|llegue|vine|i (?:came|entered)) )?(?:(?:con|tenia|traia|with|on) )?(?:una? |mi |la |a |my )?(?:visa|bisa)(?: (?:de )?(?:turista|estudiante|tourist|student))?$/,
  ],
  [
    "visa",
    /^(?:(?:yo )?(?:entre|llegue|vine|i (?:came|flew in)) )?(?:por |en |by |on )?(?:el |un |a |the )?(?:avion|aeropuerto|plane|airport)$/,
  ],
  ["visa", /^(?:i |we )?(?:have )?overstayed\b(?: \w+){0,4} visa$/],
  [
    "crossed",
    /^(?!.*\b(?:visa|plane|flight|flew|airport|parole|cbp|bridge|port|permit)\b)(?:i|we) (?:snuck|sneaked|walked|hiked|jumped|climbed|came|got|crossed)\b(?: \w+){0,3} (?:through|across|over|by|on)\b(?: \w+){0,3} (?:arizona|texas|california|new mexico|desert|river|border|wall|fence|mountains|foot|night)$/,
  ],
];

const inFull: Record<Entry, Record<Language, string>> = {
  visa: { es: "entré con visa", en: "I entered with a visa" },
  crossed: { es: "crucé sin revisión", en: "I crossed without inspection" },
  parole: { es: "entré con parole", en: "I entered with parole" },
};

/** "Él entró con visa": of the one who is asked for, who is here. */
const spouseCame =
  /^(?:(?:y )?(?:el|ella|mi espos[oa]|mi marido|he|she|my (?:husband|wife)) )?(?:entro|vino|llego|came|entered)(?: in)? (?:con|with|on) (?:una? |a |his |her )?(?:visa|bisa)(?: de turista)?$/;
const spouseHere: Record<Language, string> = {
  es: "entró con visa y se quedó",
  en: "came on a visa and stayed",
};

/** The whole sentence where only the way in is told, to the two questions or of a spouse; the words themselves otherwise. */
export function entryInFull(question: string, { pending, topic }: DialogueState, language: Language): string {
  const said = clean(question);
  if (pending === null && topic === "pedir-esposo" && spouseCame.test(said)) return spouseHere[language];
  if (pending === null || pending.second === true || pending.topic !== overviewTopic) return question;
  const way = ways.find(([, words]) => words.test(said))?.[0];
  return way === undefined ? question : inFull[way][language];
}

/** Whom or what people flee from that persecutes, by the names it has in many countries; poverty and a family's quarrel are none. */
const persecutors =
  "(?:colectivos|guerrill\\w+|guerillas?|paramilitar\\w*|paracos|elenos|farc|autodefensas?|mar(?:as?|er[oa]s?)|ms ?(?:13|trece)|pandill\\w+|cartel\\w*|narcos?|sicarios?|clan del golfo|tren de aragua|gobierno|regimen|dictadura|chavis\\w+|maduro|ortega|sandinis\\w+|militares|policia|guerra|violencia|extorsi\\w+|vacunas?|amenaz\\w+|secuestr\\w+|persecucion|gangs?|cartels?|the government|regime|militias?|guerrillas?|the (?:war|police|violence)|death threats?|threats)";
const flees = new RegExp(
  [
    `\\b(?:huyendo|hui|huimos|huyo|escap(?:e|amos|ando)|corriendo|desplazad[oa]s?|fled|fleeing|(?:ran|running) (?:away )?from|escap(?:ed|ing))\\b(?: \\w+){0,4} ${persecutors}\\b`,
    `\\b(?:sali|salimos|me fui|nos fuimos|me vine|nos vinimos|vine|vinimos|left|came|come)(?: \\w+){0,3}? (?:por|porque|because)(?: \\w+){0,2} ${persecutors}\\b`,
    `\\b${persecutors}\\b(?: \\w+){0,4} (?:(?:me|nos) (?:saco|sacaron|corrio|corrieron|desplazo|desplazaron|echo|echaron|persegui\\w+|buscaban?|tenian? sentenciad[oa]s?)|(?:kicked|drove|forced|chased|ran) (?:me|us)|(?:was|were) after (?:me|us))\\b`,
  ].join("|"),
);
/** Somebody close has papers, or fear is told already: the reply leads on by itself. */
const leadsOn =
  /\b(?:(?:espos[oa]|marido|mujer|h?ij[oa]|papa|mama|padre|madre|husband|wife|son|daughter|dad|mom|father|mother)(?: \w+){0,4} (?:ciudadan[oa]|residente|citizen|resident)|miedo|temor|afraid|scared|fear)\b/;
const fear: Record<Language, string> = {
  es: "tengo miedo de volver a mi país",
  en: "I am afraid to go back to my country",
};

/** Who tells in reply to the two questions that she fled from whoever persecutes is afraid of going back, whether she says it or not. */
export function fleeingInFull(question: string, { pending }: DialogueState, language: Language): string {
  if (pending === null || pending.second === true || pending.topic !== overviewTopic) return question;
  const said = clean(question);
  return says(said, flees) && !says(said, leadsOn) ? `${question}. ${fear[language]}` : question;
}
