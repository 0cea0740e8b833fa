/**
 * Requests by a body or a name that is another's: fingers spoilt or given by others, one who sits the test, a number or a wallet left behind,
 * a child claimed for money, a signature for a stranger. Each with those whom it must not hit. Server only.
 */
import { kin, unlessReported, wholeWords } from "#guide/safety/server-only/requests/asked-words.ts";
import { isAsked, type Secret } from "#guide/safety/server-only/requests/secret.ts";

/** "Por mí", and not "por mi trabajo". */
const forMe = "por mi(?= (?:y|o|porque|con|pa|para|ya|que|a|pasa|tengo|en|si|como|el|la)\\b|$)";
const anyone = `(?:${kin}|ella|el|otr[oa]|alguien|gemel[oa]|twin|she|he|someone(?: else)?|somebody(?: else)?)`;
const card =
  "(?:id|identificacion|green ?card|mica|tarjeta|residencia|licencia|pasaporte|credencial|license|passport|card)";
const prints = "huellas|guellas|biometric\\w*|fingerprints?|prints";

const fingers: readonly Secret[] = [
  {
    // Spoilt, so that nobody is found by them.
    kind: "hide",
    said: [
      wholeWords(
        "(?:me )?(?:los |las )?(?:lij|rasp|quem|borr|cort|desgast|tall|rall)(?:o|a|an|ar|arme|amos)|lijas?|pina|limon|resistol|kola ?loka|pegamento|acido|cemento|concreto|super ?glue|glue|acid|concrete|pineapple|burn|sand|file|scrape|rub|scrub|grind|le pongo a las|en que(?: \\w+){0,4} (?:manos|dedos|yemas)",
      ),
      wholeWords(`yemas|dedos|fingertips?|fingers|${prints}`),
      wholeWords(
        "no (?:me )?(?:jalen?|lean?|agarren?|encuentren?|salen?|salga[ns]?|reconoce\\w*|reconozca\\w*|coincid\\w+|aparez\\w+|detect\\w+)|(?:dont|wont|doesnt|cant) (?:match|show|come|find|read)|sale otra|otra huella|funciona|me l[oa]s corto|so (?:that )?(?:my|they|the)|cuanto (?:tiempo )?(?:dura|tarda)n?|antes de (?:la|mi) cita|(?:will|does|would) the (?:scanner|machine)|how long (?:does|before)",
      ),
    ],
    unless: unlessReported(
      "en (?:el trabajo|mi trabajo|la (?:obra|fabrica|planta))|trabajo (?:con|en)|trabaje|at work|from work|se me (?:borr|quem|lastim|gast|pel|cort)\\w+|accidente|que hago",
    ),
  },
  {
    // Another goes to give them.
    kind: "lie",
    said: [
      wholeWords(
        `(?:necesito|quiero|ocupo|puede|podria|can|could|mand\\w+|vaya|que)\\b(?: \\w+){0,3} (?:mi |my |a )?${anyone}(?: \\w+){0,5} (?:${prints})|mand(?:o|ar|aria) a (?:mi )?${anyone}|(?:${prints})(?: \\w+){0,4} (?:${forMe}|for me|en mi lugar|in my place)|${anyone}(?: \\w+)? (?:de|ponga|preste|gives?) (?:los |sus )?(?:dedos|huellas)`,
      ),
      wholeWords(`${prints}|dedos|asc`),
      wholeWords(
        `(?:revisan|checan|se fijan?|miran|ven|check|look)(?: \\w+){0,4} (?:cara|foto|face|photo|id)|tengo (?:una )?orden|i have an?(?: \\w+)? warrant|old warrant|esta limpi[oa]|(?:is|hes|shes) clean|${forMe}|for me|en (?:mi lugar|lugar mio)|in my place`,
      ),
    ],
    unless: unlessReported(
      "acompan\\w+|llev\\w+ a|drive me|take me|(?:cambi|pag)\\w+ (?:la cita|por mi)|pay",
    ),
  },
  {
    // Sits a test or gives saliva with the writer's card.
    kind: "lie",
    said: [
      wholeWords(
        "examen|prueba|test|exam|entrevista|interview|adn|dna|saliva|muestra|sample|swab|civismo|ciudadania|citizenship",
      ),
      wholeWords(
        `${anyone}\\b(?: \\w+){0,14} con mi ${card}|(?:can|could|let)(?: \\w+){0,2} ${anyone}(?: \\w+){0,8} with my ${card}|(?:va a ir|que vaya|ira|mand\\w+ a|sending)(?: \\w+)? ${anyone}(?: \\w+){0,8} (?:lleva|llevando|con|takes|with|carrying) (?:mi|my) ${card}|con mi ${card}(?: \\w+){0,6} (?:${forMe}|a (?:dar|presentar|hacer))|(?:puede|va|vaya)(?: \\w+){0,4} ${anyone}(?: \\w+){0,6} con mi ${card}`,
      ),
      wholeWords(
        `(?:piden|checan|miran) (?:la )?foto|(?:ella|el) si sabe|mism[oa] (?:nariz|cara|pelo)|same (?:nose|face|hair)|que si sabe|iguali?t?[oa]?s|iguales|parec\\w+|habla\\w*|speaks|twins?|alike|${forMe}|for me|en mi lugar|papa|father|(?:wont|no va a) (?:match|coincidir|salir)|va a salir mal|isnt mine|no es mi[oa]|no es mi hij[oa]`,
      ),
    ],
    unless: unlessReported("acompan\\w+|conmigo|with me|murio|died"),
  },
];

/** Goes as the writer. */
const goesAsMe: Secret = {
  kind: "lie",
  said: [
    wholeWords("examen|prueba|test|exam|entrevista|interview|cita|appointment|corte|court"),
    wholeWords(
      `${anyone}(?: \\w+){0,6} (?:go|goes|going|show up) as me|(?:que )?(?:vaya|ir|va|pase|se presente)(?: \\w+){0,2} ${anyone}(?: \\w+){0,3} como (?:si fuera )?yo`,
    ),
    wholeWords("can|could|puede|podria|que|will|quiero|want"),
  ],
  unless: unlessReported("same (?:time|day)|misma hora|tan nervios\\w+"),
};

/** A number, a name or a wallet that others left behind. */
const leftBehind: readonly Secret[] = [
  {
    kind: "forge",
    said: [
      wholeWords(
        "(?:se (?:regreso|fue|volvio|largo|mudo)|left for|moved back|went back|ya no (?:lo )?(?:ocupa|usa)|doesnt need|dejo)",
      ),
      wholeWords(
        "seguro(?: social)?|social|ssn|numero|number|(?:sus|his|her|buenos) (?:papeles|papers)(?: buenos)?",
      ),
      wholeWords(
        "(?:jalar|chambear|trabajar|work) con (?:ellos|esos|ese|los de el)|(?:quiere|puede|va a|puedo|quiero|wants? to|can)(?: \\w+){0,5} (?:trabaj\\w+|usar\\w*|work|use)(?: \\w+){0,3} (?:con ese|con su|con el|with (?:that|his|her))|l[oa] (?:puede|puedo) usar|usarl[oa]",
      ),
    ],
    unless: unlessReported("pension|benefici\\w+|taxes|impuestos|mi propio|my own|alla con su|over there"),
  },
  {
    kind: "forge",
    said: [
      wholeWords(
        "encontr(?:e|amos|o)|picked up|levante|recogi|(?:me )?halle|i found|tirad[oa]s?|(?:alguien|somebody|someone) (?:dejo|left)",
      ),
      wholeWords(
        "(?:resident|green) ?card|card|tarjeta|cartera|bolsa|billetera|wallet|purse|licencia|mica|license|social",
      ),
      wholeWords(
        "(?:met(?:o|er|emos)|llen(?:o|ar)) (?:la |una )?solicitud con|get hired|good enough|looks like me|se parece a|(?:los|las|lo|la) (?:puedo|podemos) usar|(?:me )?sirven?|can i (?:use|apply|work|get)|con ese nombre|with that name",
      ),
      wholeWords(
        "trabaj\\w+|jale|chamba|solicitud|hired|warehouse|fabrica|planta|factory|aplicar|apply|jobs?|work|nombre|name",
      ),
    ],
    unless: unlessReported(
      "encontr\\w+ (?:un |mi )?(?:trabajo|jale|chamba)|found (?:a |my )?(?:job|work)|entreg\\w+|mail it|turn it in|mi (?:cartera|bolsa|licencia|mica)|my (?:wallet|purse|license)",
    ),
  },
  {
    // On a plane with what is another's.
    kind: "forge",
    said: [
      wholeWords(
        `${card}(?: \\w+)? (?:prestad[oa]|ajen[oa])|borrowed ${card}|${card} de (?:mi |un |una )?${anyone}|(?:my|a) \\w+s (?:real )?${card}`,
      ),
      wholeWords("avion|volar|vuelo|board|plane|fly|flight|tsa|aeropuerto|airport"),
      wholeWords("puedo|dejan|sirve|pas[ao]|can i|let me|quiero|want|que|which|what"),
    ],
    unless: unlessReported(
      "(?:entre|entro|entramos|entered) (?:con|with)|me regresaron|cacharon|(?:se )?(?:perd|(?<!(?:mia|mio)(?: \\w+)? )venc|rob)\\w+|lost|(?<!mine(?: is)? )expired|stolen|(?:mi|my) (?:h?ij[oa]|son|daughter|esposa|wife|mama|mom)(?: \\w+){0,3} (?:vuela|viaja|flies|travels?)|juntos|together",
    ),
  },
];

/** A child of the shelter, claimed as kin for money. */
const claimedForMoney: Secret = {
  kind: "lie",
  said: [
    wholeWords("refugio|albergue|orr|shelter|dilley|karnes|nin[oa] (?:detenid[oa]|de)"),
    wholeWords(
      "(?:me|nos) (?:da|dan|paga|pagan|ofrecen?|ofrecio|va a pagar|van a pagar)(?: \\w+){0,2} (?:mil|\\d+|dinero|dolares|lana|\\w+cientos|y)|(?:paying|pays|offered) me",
    ),
    wholeWords(
      "(?:como|que soy|digo|diga|as|im)(?: si fuera| mi| su| la| el| her| his)? (?:padrin[oa]|madrina|godmother|godfather|ti[oa]|prim[oa]|sobrin[oa]|h?ij[oa]|papa|mama|uncle|aunt|cousin|niece|nephew)|que parentesco",
    ),
  ],
  unless: unlessReported("no acepte|para (?:su|la) (?:comida|ropa|gastos)|for (?:food|clothes)"),
};

/** Signs for a stranger, or in the name of who would not. */
const signedAs: readonly Secret[] = [
  {
    kind: "forge",
    said: [
      wholeWords(
        "(?:la|lo|yo|la) firm\\w+(?: yo)?(?: como)? (?:como|si fuera)(?: si)?(?: yo)?(?: fuera)?|(?:ill|i will|i|going to|gonna) sign(?: it)? as|firm\\w+ (?:de|como) (?:su )?(?:patron|jef|maestr|emplead|caser)\\w*",
      ),
      wholeWords(
        "no (?:la|lo|los|las) conozco|ni (?:la|lo|los) conozco|never met|(?:only|just) met|apenas (?:l[oa] )?conoci|nunca trabajo conmigo|never worked (?:for|with) me|dont (?:even )?know (?:her|him)",
      ),
    ],
    unless: unlessReported(),
  },
  {
    kind: "forge",
    said: [
      wholeWords(
        "(?:puedo |la |yo )?(?:la |lo )?firm(?:o|ar|arla)(?: yo)? (?:con su nombre|a nombre de (?:el|ella)|por (?:el|ella)|como (?:el|ella))|sign it (?:with|in|as) (?:his|her)(?: name)?",
      ),
      wholeWords(
        "no (?:me )?(?:la |lo )?(?:quiere|quiso)|se (?:niega|nego)|wont|refuses?|refused|doesnt want",
      ),
      wholeWords("carta|letter|referencia|reference"),
    ],
    unless: unlessReported("poder notarial|power of attorney"),
  },
];

export const byAnotherBody: readonly Secret[] = [
  ...fingers,
  goesAsMe,
  ...leftBehind,
  claimedForMoney,
  ...signedAs,
];

/** What sounds like a child's forced work is who would have it. */
export const isClaimedForMoney = (said: string): boolean => isAsked(claimedForMoney, said);
