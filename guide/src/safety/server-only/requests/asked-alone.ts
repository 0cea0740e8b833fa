/**
 * Signs so plain that one is enough beside a question: that no office notices, that it looks so, a show that is put on, what is left unsaid. Of 107,000
 * honest ways of asking hardly one bears any of them. Each with those whom it must not hit. Server only.
 */
import { unlessReported, wholeWords } from "#guide/safety/server-only/requests/asked-words.ts";
import { benefit, decider, hides, sincere } from "#guide/safety/server-only/requests/deceit-words.ts";
import type { Secret } from "#guide/safety/server-only/requests/secret.ts";

const asks = wholeWords(
  "como|komo|que|q|ke|cual(?:es)?|cuant[oa]s?|don?de|quien|puedo|podemos|podria|conviene|mejor|ayud\\w+|sirve|what|how|which|where|who|can|could|should|will|would|do they|better|help|is there|any way",
);
const offices = `${benefit}|${decider}|inmigracion|immigration|formulario|forma|form|solicitud|application|exam(?:en)?|test|n ?400|trabajo|job|work|policia|police|licencia|license|frontera|border|aeropuerto|airport|vot(?:o|ar|e)|vote`;
/** Kept from whoever strikes or holds, from neighbours, or for shame. */
const keptRightly =
  "ex|exespos[oa]|exmarido|(?:que|ni) (?:el|ella)|mi (?:espos[oa]|marido|suegr[oa]|novi[oa]|patron|familia)|duen[oa]|(?:me|nos|las?|los?) (?:peg|golpe|encerr|encierr|amenaz)\\w+|encerrad[oa]s?|escap\\w+|refugio|shelter|(?:quien|que) (?:soy|fui)|quejarme|mi (?:casa|direccion)|vecin[oa]s|my (?:ex|husband|wife|boss)|(?:he|she) (?:finding|knowing)|sin que parezca|no (?:quiero|quisimos|queremos) fingir|nunca fing\\w+|miento|mienta|en mi pais|to be an? (?:ice|officer|agent|police)|mente";

/** So that no office notices. */
const unnoticed: Secret = {
  kind: "lie",
  said: [hides, asks],
  unless: unlessReported(sincere, keptRightly),
};
const unnoticedAlso: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:para|pa|de modo|asi) (?:que|q|ke) no (?:(?:me|nos|lo|la|le|les|se|los|las|ellos|migracion|inmigracion|uscis|ice|el oficial|el juez|el consul|la corte|el gobierno|nadie) )*(?:sepa[ns]?|descubr\\w+|averig\\w+|detect\\w+|not(?:e|en)|sospech\\w+|den? cuenta|fijen?|cach\\w+)",
      "sin (?:que|q|ke) (?:(?:me|nos|lo|la|se|los|las) )*(?:descubr\\w+|cach(?:e|en)|pesqu\\w+|detect\\w+)",
      "so (?:that )?(?:nobody|no one|they|uscis|immigration|the officer|the judge)(?: (?:wont|dont|doesnt|cant|never))? (?:notices?|knows?|finds? out|sees?|can tell|tells?)",
      "without (?:getting |being )?(?:caught|flagged)|without (?:anyone|them|uscis|immigration|the officer) (?:knowing|finding out|noticing)",
    ),
    asks,
    wholeWords(offices),
  ],
  unless: unlessReported(sincere, keptRightly, "trucks?|truckers?|get charged"),
};

/** Made to look so. */
const seemingAlone: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:para|pa|hacer|haga|hago|hacemos|de modo|ojala)(?: (?:que|q|ke))?(?: \\w+){0,4} parezca\\w*(?! (?:mentira|fraude|de otr[oa]))|(?:make|making|made) (?:it|this|them|him|her|us|me)(?: all)? (?:look|seem|sound) (?:like|as if|real|older|worse|bad)",
    ),
    asks,
  ],
  unless: unlessReported(sincere, "no parezca|miento|mienta|mentir|(?:me|nos) dij(?:o|eron) que"),
};

/** A show put on. */
const playsPart: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "fing(?:ir|imos|iendo)|(?<!\\b(?:una|la|las|esta|mi|otra|de|en) )finj[oa]\\w*|hacer(?:me|nos|se) (?:el|la|los|como) que|pretend(?:ing)? (?:to|that|i|we)|act like (?:we|i|she|he)",
    ),
    asks,
    wholeWords(offices, "papeles|papers|mara|gang"),
  ],
  unless: unlessReported(
    sincere,
    keptRightly,
    "no quiero|dont want|not pretend\\w*|no fing\\w+|pueden? fingir|numero|no se si",
  ),
};

/** It happened, and is not to be said. */
const unsaid: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "no (?:lo |la |los |las )?(?:quiero|queremos|quisiera)(?: (?:que|lo|la))? (?:decir|mencionar|poner|declarar|contar|sepan|vean|salga)(?:l[oa]s?)?|better not (?:to )?(?:list|mention|put|tell|include|say)|(?:me|nos|le) conviene(?: mas)? (?:decir|poner|marcar|contestar) que",
    ),
    wholeWords(
      "(?:que|como)(?: (?:le|les|lo))? (?:contest\\w+|dig\\w+|pong\\w+|hag\\w+|respond\\w+)|what (?:do|should) i|right$|conviene|how do i|verdad$",
    ),
    wholeWords(
      offices,
      "preguntan?|asks?|nobody knows|nadie sabe|arrest\\w*|deport\\w*|hij[oa]s?|kids?|child\\w*",
    ),
  ],
  unless: wholeWords(
    sincere,
    keptRightly,
    "(?:me|nos) (?:pid|dic|dij)\\w+ que|quieren? que|(?:no|ni) (?:quiero|voy a) mentir|corrij\\w+|correg\\w+|denunci\\w+|por error|by mistake|la verdad|truth|o (?:mejor )?(?:esper\\w+|callar\\w*|me espero)|abogad\\w+|lawyer|desconocid[oa]s?|derecho|silen\\w+|me da (?:pena|verguenza|miedo)|no quiero mentir|quiero decir que si",
  ),
};

/** To be believed or written, and taken back at the end. */
const takenBackLast: Secret = {
  kind: "lie",
  said: [
    /\b(?:crea\w*|piense\w*|diga[ns]?|ponga[ns]?|escrib[ae]n?|believe|think|says?)\b(?: (?:que|that))? .*\b(?:no (?:lo |la )?(?:esta|estan|es|son|tiene|soy|estoy|fue|paso|hay|tengo)|(?:he|she|it|they|i) (?:isnt|arent|wasnt|dont|doesnt|didnt|am not))$/,
    asks,
  ],
  unless: unlessReported(
    sincere,
    "quiere que|wants me|me (?:pide|dice)\\w*|dicen? que|dijo que|puso|says (?:i|he|she|that)|la carta dice|o no (?:lo |la )?(?:es|hay|tengo|tiene)$|qui[ea]n|por si",
  ),
};

/** A statement that shall tell what did not happen. */
const rewritten: Secret = {
  kind: "lie",
  said: [
    /\b(?:rewrite|reword|change|fix|redo|edit)\b(?: \w+){0,4} (?:statement|declaration|story|affidavit|claim|letter)\b(?: \w+){0,4} (?:says?|say|tells?|sounds?)\b/,
    /\b(?:(?:they|he|she|it|that) (?:never did|never happened|did(?:nt| not)(?: \w+)?|isnt true|wasnt true)|not true|never happened|the truth is|really (?:they|he|it) (?:only|just)|(?:they|he|she) (?:only|just))\b/,
  ],
  unless: unlessReported(sincere, "correct(?:ed)?|the truth instead|honest"),
};

/** The way of those who bring people across. */
const smugglersWay: Secret = {
  kind: "smuggle",
  said: [
    /\b(?:smugglers?|coyotes?|polleros?|polleras?)(?: \w+)? (?:routes?|rutas?|trails?|paths?)\b|\b(?:routes?|rutas?|trails?|caminos?)(?: \w+){0,2} (?:smugglers?|coyotes?|polleros?)\b/,
  ],
  unless: unlessReported(
    sincere,
    "asilo|asylum|murio|died|abandon\\w+|dejo|left (?:me|us|him)|danger\\w*|peligro\\w*",
  ),
};

/** Another's children, put down as one's own. */
const othersChildren: Secret = {
  kind: "lie",
  said: [
    /\b(?:poner|pong\w+|pasar|pas(?:o|amos|en)|registr\w+|anot\w+|apunt\w+|met(?:er|o|emos)|pido|pedir)\b(?: \w+){0,2} a? ?(?:sus|los|otros|unos|mis|l[oa]s) (?:h?ij[oa]s|ninos|ninas|sobrin[oa]s|kids)(?: \w+){0,4} como (?:mi[oa]s|suy[oa]s|propi[oa]s|nuestr[oa]s|si fueran|h?ij[oa]s m[ií][oa]s|mis h?ij[oa]s)\b|\b(?:list|claim|put|register)\b(?: \w+){0,3} (?:kids|children|nephews?|nieces?)(?: \w+){0,2} as (?:mine|my own|ours|if they were)\b/,
  ],
  unless: unlessReported(sincere, "adopt\\w*|hijastr\\w+|step\\w*|taxes|dependient\\w*|cri[eo]\\w*|raised"),
};

export const standingAlone: readonly Secret[] = [
  othersChildren,
  rewritten,
  smugglersWay,
  unnoticed,
  unnoticedAlso,
  seemingAlone,
  playsPart,
  unsaid,
  takenBackLast,
];
