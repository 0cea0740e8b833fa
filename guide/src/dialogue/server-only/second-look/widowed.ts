/**
 * "My husband was a citizen. He died and we never filed anything": the visa on which she came and the wish to stay lead to ways that need him
 * alive, while two years run for a petition of her own. Server only.
 */
import { standingAt } from "#guide/dialogue/server-only/second-look/change-subject.ts";
import type { Understanding } from "#guide/dialogue/understand.ts";
import { type Mind, topicOf } from "#guide/mind.ts";
import type { DialogueState } from "#guide/types.ts";
import { says } from "#guide/words/server-only/says.ts";

const died = "(?:murio|fallecio|died|passed away)";
const spouse = "(?:espos[oa]|marido|mujer|senora|husband|wife|spouse)";
const lost = new RegExp(
  `\\b(?:${spouse}|el|ella|he|she)\\b(?: \\w+){0,8} ${died}\\b|\\b(?:se (?:me )?)?(?:murio|fallecio) (?:mi|el) ${spouse}\\b|\\b(?:viud[oa]|widow(?:er|ed)?)\\b|\\blost my (?:husband|wife)\\b`,
);
const ofCitizen = new RegExp(
  `\\b${spouse}\\b(?: \\w+){0,4} (?:ciudadan[oa]|american[oa]|gring[oa]|(?:us |american )?citizen)\\b|\\b(?:citizen|american) ${spouse}\\b|\\bviud[oa] de (?:un|una)? ?(?:ciudadan|american|gring)[oa]\\b|\\bwidow(?:er)? of an? (?:us )?(?:citizen|american)\\b`,
);
/** Nothing was begun, or what is left is asked. */
const nothingYet =
  /\b(?:nunca|no|sin|antes de|never|before|havent|hadnt|didnt)\b(?: \w+){0,5} (?:met\w+|mand\w+|ped\w+|pid\w+|aplic\w+|present\w+|papeles|filed?|filing|appl\w+|petition\w*|sent|papers|paperwork)\b|\b(?:is it (?:all )?over|ya no (?:puedo|hay)|todavia puedo|can i still|que puedo hacer|what can i do)\b/;
/** Another spouse, her own papers, and what is asked of a form. */
export const anotherDeath =
  /\b(?:(?:primer[oa]?|ex|first|former) (?:espos[oa]|marido|husband|wife)|(?:me )?(?:volvi a casar|case (?:de nuevo|otra vez))|remarried|married again|(?:mi|su|my|his|her) (?:papa|mama|padre|madre|hermano|hermana|hij[oa]|dad|mom|father|mother|brother|sister|son|daughter)(?: \w+){0,3} (?:murio|fallecio|died|passed)|(?:soy|im|i am) (?:ya )?(?:residente|resident|ciudadan[oa])|ciudadania|naturaliz\w+|n ?400|acta|pension|beneficios|seguro social|benefits)\b/;

/** All of these, in whatever order. */
export const widowWords = [lost, ofCitizen, nothingYet] as const;

const subject = "murio-peticionario";

/** Long ago, or in a year that is named: the two years may end soon. */
const longSince =
  /\b(?:(?:19|20)\d\d|dos mil \w+|(?:ano y medio|casi (?:dos|2) anos)|(?:1[4-9]|2[0-3]|catorce|quince|dieci\w+|veint\w+) meses|(?:almost|nearly) (?:two|2) years|(?:1[4-9]|2[0-3]|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?: \w+)?) months|year and a half|(?:itll|it will) be (?:two|2) years)\b/;

/** Her own petition in place of all that was understood, with a lawyer while the two years run; null where this is not told. */
export function widowed(
  mind: Mind,
  seen: Understanding,
  readings: readonly string[],
  { topic: open }: DialogueState,
): Understanding | null {
  const tells = (said: string) => widowWords.every((one) => says(said, one)) && !says(said, anotherDeath);
  const topic = open === null && readings.some(tells) ? topicOf(mind, subject) : undefined;
  if (topic === undefined) return null;
  const late = readings.some((said) => says(said, longSince));
  const urgent = late ? ({ topic: null, urgency: "other" } as const) : seen.urgent;
  return { ...standingAt(seen, topic), clarify: undefined, situation: null, urgent, redFlag: true };
}
