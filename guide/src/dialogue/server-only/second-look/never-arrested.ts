/** "Nunca me han arrestado": what never was is taken out, so that nobody is taken for arrested. */

const not = "(?:nunca|jamas|tampoco|ni|no)";
const atAll = "(?: (?:ni una vez|nunca|jamas|la policia))?";
const arrested =
  "arrestad[oa]s?|detenid[oa]s?|pres[oa]s?|encarcelad[oa]s?|en la carcel|arrested|detained|in jail|locked up";
const records =
  "(?:ningun |mal |malos )?(?:records?|antecedentes?)(?: (?:criminal(?:es)?|penal(?:es)?|policia[lc]\\w*|delictiv\\w+|limpio|malo|de nada|con la (?:policia|ley)))?";

/** Each with what it takes out whole; the first that fits is taken, so their order counts. */
const ways = {
  // "nunca me han arrestado", "no nos ha detenido la policia"
  nobodyHasArrested: `${not} (?:me|nos|lo|la|los|le|se) (?:h[ae]n?|habian?) (?:arrestado|detenido|agarrado la policia|encarcelado|esposado)${atAll}`,
  // "jamas me arrestaron", "no lo detuvieron nunca"
  nobodyArrested: `${not} (?:me|nos|lo|la|los) (?:arrest(?:aron|o)|detuv(?:ieron|o))${atAll}`,
  // "jamas he estado presa", "nunca fui detenido"
  wasNever: `${not} (?:yo )?(?:(?:he|ha|hemos|han|habia) (?:sido|estado)|fui|fue|estuve|estuvo|caimos?|he caido) (?:${arrested})`,
  // "never been arrested", "not once arrested"
  wasNeverInEnglish: `(?:never|not|nor) (?:(?:ever|once|been|gotten|got|get|were|was|yet) )*(?:${arrested})`,
  // "havent been arrested", "wasnt ever detained"
  wasNot: `(?:have|has|had|was|were|am)nt (?:ever )?(?:been )?(?:${arrested})`,
  // "no arrests", "zero arrests"
  noArrests: "(?:no|zero|without|sin) arrests?",
  // "sin antecedentes penales", "no tengo record", "ni un arresto"
  noRecord: `(?:sin|(?:no|ni|nunca|tampoco) (?:(?:yo )?(?:tengo|tiene|tenemos|tienen|tuve|he tenido|ha tenido))(?: ni)?|ni|nada de|cero) (?:un |algun )?(?:arrestos?|${records}|delitos?|cargos|crimenes)`,
  // "no criminal record", "dont have any charges"
  noRecordInEnglish:
    "(?:no|never had|without|dont have|doesnt have|zero|clean|never had a|dont have a|without a|record limpio)(?: any)? (?:criminal |police |bad )*(?:records?|charges?|convictions?|crimes?)",
  // "record limpio"
  cleanRecord: "records? limpios?",
};
const denials = new RegExp(
  Object.values(ways)
    .map((way) => `\\b${way}`)
    .join("|"),
  "g",
);

/** After all somebody was, or something else has happened. */
const stillTaken =
  /\b(?:arrest\w*|deten\w+|detuv\w+|detain\w*|pres[oa]s?|carcel|jail|ice|migra|hielo|redada|raid|hielera|agarr\w+|llevaron|llevo a|took|taken|picked|orden(?:es)? de|order|corte (?:el|la|este|esta|manana|hoy|en|pasado|de)|tengo (?:una )?corte|mi corte|juez|judge|court|hearing|audiencia|nta|notice to appear|fianza|bond|grillete|citatorio|deportad[oa]s?|deportaron|deported|dui|dwi|cargos?|charges?|felon\w*|delito|firm(?:ar|e|o)|check ?in)\b/;

/** The words without "nunca me han arrestado", whatever else is told. */
export function onlyDone(said: string): string {
  return said.replace(denials, " ").replace(/ {2,}/g, " ").trim();
}

/** The same, but all the words where somebody was arrested, or something else cannot wait. */
export function withoutDenials(said: string): string {
  const rest = onlyDone(said);
  return stillTaken.test(rest) ? said : rest;
}
