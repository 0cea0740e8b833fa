/** How somebody came, told in a word or as people tell it, in reply to the two questions: read as the whole sentence. Server only. */
import { overviewTopic } from "#guide/mind.ts";
import type { DialogueState, Language } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

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
