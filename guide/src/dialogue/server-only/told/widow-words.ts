/** Words with which a citizen's widow tells that nothing was filed for her. Server only. */

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
