/**
 * Requests to get past a machine, a doctor, a desk: fingers spoilt or another's, a number or a wallet of others, an age for work, results and
 * papers that are paid for, an inspector with a present. Each with those whom it must not hit. Server only.
 */
import { kin, unless, unlessReported, wholeWords } from "#guide/safety/server-only/requests/asked-words.ts";
import { isAsked, type Secret } from "#guide/safety/server-only/requests/secret.ts";

const anyone = `(?:${kin}|ella|el|otr[oa]|alguien|gemel[oa]|twin|she|he|someone(?: else)?|somebody(?: else)?)`;
const card =
  "(?:id|identificacion|green ?card|mica|tarjeta|residencia|licencia|pasaporte|credencial|license|passport|card)";
const prints = "huellas|guellas|biometric\\w*|fingerprints?|prints";
/** A price, in figures or words. */
const priced =
  "(?:por|en|x|for|at)(?: (?:unos|unas|un|una|some|a|solo|como|nomas))* (?:\\d+|mil|\\w+mil|millones|cien\\w*|\\w+cient[oa]s?|quinient\\w+|ochenta|noventa|setenta|sesenta|cincuenta|pesos|dolares|lana|feria|dinero|cash|money|hundred|bucks)";

const fingers: readonly Secret[] = [
  {
    // Spoilt, so that nobody is found by them.
    kind: "hide",
    said: [
      wholeWords(
        "(?:me )?(?:los |las )?(?:lij|rasp|quem|borr|cort|desgast|tall|rall)(?:o|a|an|ar|arme|amos)|lijas?|pina|limon|pegamento|acido|cemento|concreto|super ?glue|glue|acid|concrete|pineapple|burn|sand|file|scrape|rub|scrub|grind|le pongo a las|en que(?: \\w+){0,4} (?:manos|dedos|yemas)",
      ),
      wholeWords(`yemas|dedos|fingertips?|fingers|${prints}`),
      wholeWords(
        "no (?:me )?(?:jalen?|lean?|agarren?|encuentren?|salen?|salga[ns]?|reconoce\\w*|reconozca\\w*|coincid\\w+|aparez\\w+|detect\\w+)|(?:dont|wont|doesnt|cant) (?:match|show|come|find|read)|funciona|me l[oa]s corto|so (?:that )?(?:my|they|the)|cuanto (?:tiempo )?(?:dura|tarda)n?|antes de (?:la|mi) cita|(?:will|does|would) the (?:scanner|machine)|how long (?:does|before)",
      ),
    ],
    unless: unlessReported(
      "en (?:el trabajo|la (?:obra|fabrica|planta))|trabajo (?:con|en)|trabaje|at work|from work|se me (?:borr|quem|lastim|gast|pel|cort)\\w+|accidente|que hago",
    ),
  },
  {
    // Another goes to give them.
    kind: "forge",
    said: [
      wholeWords(
        `(?:necesito|quiero|ocupo|puede|podria|can|could|mand\\w+|vaya|que)\\b(?: \\w+){0,3} (?:mi |my |a )?${anyone}(?: \\w+){0,5} (?:${prints})|mand(?:o|ar|aria) a (?:mi )?${anyone}|(?:${prints})(?: \\w+){0,4} (?:por mi|for me|en mi lugar|in my place)`,
      ),
      wholeWords(prints),
      wholeWords(
        "(?:revisan|checan|se fijan?|miran|ven|check|look)(?: \\w+){0,4} (?:cara|foto|face|photo|id)|tengo (?:una )?orden|i have an?(?: \\w+)? warrant|old warrant|esta limpi[oa]|(?:is|hes|shes) clean|por mi|for me|en mi lugar|in my place",
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
        `${anyone}\\b(?: \\w+){0,14} con mi ${card}|(?:can|could|let)(?: \\w+){0,2} ${anyone}(?: \\w+){0,8} with my ${card}|(?:va a ir|que vaya|ira|mand\\w+ a|sending)(?: \\w+)? ${anyone}(?: \\w+){0,8} (?:lleva|llevando|con|takes|with|carrying) (?:mi|my) ${card}|con mi ${card}(?: \\w+){0,6} (?:por mi|a (?:dar|presentar|hacer))|(?:puede|va|vaya)(?: \\w+){0,4} ${anyone}(?: \\w+){0,6} con mi ${card}`,
      ),
      wholeWords(
        "(?:piden|checan|miran) (?:la )?foto|(?:ella|el) si sabe|que si sabe|iguali?t?[oa]?s|iguales|parec\\w+|habla\\w*|speaks|twins?|alike|por mi|for me|en mi lugar|papa|father|(?:wont|no va a) (?:match|coincidir|salir)|va a salir mal|isnt mine|no es mi[oa]|no es mi hij[oa]",
      ),
    ],
    unless: unlessReported("acompan\\w+|conmigo|with me|murio|died"),
  },
];

/** A number, a name or a wallet that others left behind. */
const leftBehind: readonly Secret[] = [
  {
    kind: "forge",
    said: [
      wholeWords(
        "(?:se (?:regreso|fue|volvio)|moved back|went back|ya no (?:lo )?(?:ocupa|usa)|doesnt need|dejo)",
      ),
      wholeWords(
        "seguro(?: social)?|social|ssn|numero|number|(?:sus|his|her|buenos) (?:papeles|papers)(?: buenos)?",
      ),
      wholeWords(
        "(?:jalar|chambear|trabajar|work) con (?:ellos|esos|ese|los de el)|(?:quiere|puede|va a|puedo|quiero|wants? to|can)(?: \\w+){0,5} (?:trabaj\\w+|usar\\w*|work|use)(?: \\w+){0,3} (?:con ese|con su|con el|with (?:that|his|her))|l[oa] (?:puede|puedo) usar|usarl[oa]",
      ),
    ],
    unless: unlessReported("pension|benefici\\w+|taxes|impuestos|mi propio|my own"),
  },
  {
    kind: "forge",
    said: [
      wholeWords(
        "encontr(?:e|amos|o)|(?:me )?halle|i found|tirad[oa]s?|(?:alguien|somebody|someone) (?:dejo|left)",
      ),
      wholeWords("cartera|bolsa|billetera|wallet|purse|licencia|mica|license|social"),
      wholeWords(
        "(?:met(?:o|er|emos)|llen(?:o|ar)) (?:la |una )?solicitud con|get hired|(?:los|las|lo|la) (?:puedo|podemos) usar|(?:me )?sirven?|can i (?:use|apply|work|get)|con ese nombre|with that name",
      ),
      wholeWords("trabaj\\w+|jale|chamba|solicitud|hired|aplicar|apply|jobs?|work|nombre|name"),
    ],
    unless: unlessReported("entreg\\w+|mi (?:cartera|bolsa|licencia|mica)|my (?:wallet|purse|license)"),
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
    wholeWords("refugio|albergue|orr|shelter"),
    wholeWords(
      "(?:me|nos) (?:da|dan|paga|pagan|ofrecen?|ofrecio|va a pagar|van a pagar)(?: \\w+){0,2} (?:mil|\\d+|dinero|dolares|lana|\\w+cientos|y)|(?:paying|pays|offered) me",
    ),
    wholeWords(
      "(?:como|que soy|digo|diga|as|im)(?: si fuera| mi| su| her| his)? (?:ti[oa]|prim[oa]|sobrin[oa]|h?ij[oa]|papa|mama|uncle|aunt|cousin|niece|nephew)|que parentesco",
    ),
  ],
  unless: unlessReported("no acepte|para (?:su|la) (?:comida|ropa|gastos)|for (?:food|clothes)"),
};

/** Too young for the work, and a card that says otherwise. */
const underAge =
  "(?:tiene|cumplir|cumple|de|is|hes|shes|turning)(?: \\w+)? (?:1[2-7]|doce|trece|catorce|quince|dieciseis|diecisiete|thirteen|fourteen|fifteen|sixteen|seventeen)";
const adultsOnly: Secret = {
  kind: "forge",
  said: [
    wholeWords(underAge),
    wholeWords(
      "(?:adults?|adultos?|mayores?)(?: de edad)? (?:only|nomas)|only adults|mayor(?:es)? de edad|l[oa] haga mayor|makes? (?:him|her) (?:older|an adult)",
    ),
    wholeWords(
      "(?:who|quien|someone|somebody|alguien|donde|where)(?: \\w+){0,3} (?:do|make|get|hace|haga|saca|consigue|compro|venden?)(?: \\w+){0,3} (?:id|ids|identificacion|credencial|papel|papeles|papers)",
    ),
  ],
  unless: unlessReported("cuando cumpla|when (?:he|she) turns"),
};
const olderOnPaper: Secret = {
  kind: "forge",
  said: [
    wholeWords(underAge),
    wholeWords(
      "(?:identificacion|id|credencial|papel(?:es)?|papers|acta|mica|licencia|license|card)\\b(?: \\w+){0,2} (?:que )?(?:le )?(?:de|diga|dice|ponga|says?|saying|showing|con)(?: \\w+){0,4} (?:1[89]|2\\d|dieciocho|diecinueve|veinte|veintiun\\w*|eighteen|nineteen|twenty|mayor|ya (?:los|las) (?:tiene|cumplio))",
    ),
    wholeWords(
      "trabaj\\w+|construccion|obra|de noche|nights|mayor de edad|hotel|fabrica|planta|rastro|pollera|empacadora|jale|chamba|meterl[oa]|work|plant|hires?|job",
    ),
  ],
  unless: unlessReported("cuando cumpla|when (?:he|she) turns|el acta (?:dice|esta) mal"),
};

/** What a doctor, a school, a clerk or a stranger puts down for money or unseen. */
const putDownForMoney: readonly Secret[] = [
  {
    kind: "bribe",
    said: [
      wholeWords("doctor\\w*|dotor\\w*|medic[oa]|civil surgeon|clinica|clinic"),
      wholeWords(
        "cambi\\w+ (?:los|mis|el) resultados?|change the results?|(?:pon[eg]\\w*|salga|put|puts|write|marks?)(?: \\w+){0,5} (?:limpi[oa]s?|negativ[oa]s?|clean|negative|normal(?:es)?)",
      ),
      wholeWords(
        `${priced}|por dinero|si le (?:pago|doy)|pag(?:o|ando|andole)|if i pay|billete|por debajo|some cash`,
      ),
    ],
    unless: unlessReported("ya me cure|i was cured|cuanto cobra"),
  },
  {
    kind: "lie",
    said: [
      wholeWords("doctor\\w*|dotor\\w*|medic[oa]|medical|examen medico|exam"),
      wholeWords(
        "que (?:le )?(?:niego|oculto|callo|escondo)|que no (?:le )?(?:debo|tengo que) decir|(?:digo|decir)(?:le)? que no al? (?:la )?(?:doctor\\w*|medic[oa])(?: \\w+)? sin que|what (?:should|do) i (?:keep from|not (?:tell|say))|(?:what|how) (?:do|should|can) i (?:deny|hide|keep from)|what (?:to|do i) deny|what i deny",
      ),
    ],
    unless: unless(),
  },
  {
    // Of a sound mind, and signed as without one.
    kind: "forge",
    said: [
      wholeWords(
        "n ?648|demencia|alz\\w+|dementia|exe?ncion|civics?|civismo|ciudadania|citizenship|perdio la memoria",
      ),
      wholeWords(
        "(?:buen[oa]|buenisim[oa]|bien|clarit[oa]|perfect\\w*|sharp|fine|great)(?: \\w+)? (?:de (?:la|su) (?:cabeza|mente)|memoria|mente|mind|memory)|(?:cabeza|mente|memoria|mind|memory)(?: \\w+){0,2} (?:bien|buena|clar\\w+|lucid\\w+|perfect\\w*|fine|sharp|great)|lucid\\w+|sharp as|se acuerda de todo|remembers everything|flojera|terc[oa]|neci[oa]|stubborn|wont study|no (?:se )?quiere(?: \\w+)? (?:estudiar|aprender\\w*)|hates? studying|doesnt (?:want|like) to study",
      ),
      wholeWords(
        "(?:who|quien)(?: can| puede)? (?:sign|firm|llen)\\w*|(?:firm|llen|dig|pong|sign|fill)\\w*(?: \\w+){0,10} (?:que tiene|que perdio|saying (?:she|he) cant|diciendo|saying|n ?648|demencia|alz\\w+|dementia)|(?:quien|cual|que|un|una|which|what|a) (?:le )?(?:firma|doctor\\w*|dotor\\w*|medic[oa])(?: \\w+){0,2} (?:firm|dig|llen|sign)\\w*|(?:consig|busc)\\w*(?: \\w+){0,2} (?:doctor|dotor|medico)",
      ),
    ],
    unless: unlessReported(
      "sord[oa]|cieg[oa]|deaf|blind|no sabe leer|derrame|embolia|stroke|diabet\\w+|(?:pero|aunque) (?:se le olvida|olvida)|because of (?:his|her) age",
    ),
  },
  {
    // Marked as present by who takes the money.
    kind: "lie",
    said: [
      wholeWords("escuela|universidad|college|academia|ingles|matricul\\w+|school|i ?20|clases|classes"),
      wholeWords(
        "(?:marc|apunt|pon|da|cubr|tap|arregl)\\w*(?: \\w+){0,2} (?:asistencia|presente)|marks? me (?:as )?present",
      ),
      wholeWords(
        "(?:pero )?no (?:voy|asisto|he (?:ido|pisado|asistido))|sin ir|never (?:go|went|attend)|(?:dont|do not) (?:go|attend)",
      ),
    ],
    unless: unlessReported("enferm\\w+|sick|en linea|online"),
  },
  {
    // A licence renewed by a stranger's message.
    kind: "forge",
    said: [
      wholeWords("licencias?|licenses?"),
      wholeWords(
        "(?:por|en|de|via|on|through)(?: \\w+)? (?:whats\\w*|wats\\w*|facebook|face|wass?ap|wazap|telegram|tik ?tok|instagram|messenger)",
      ),
      wholeWords("(?:re)?nuev\\w+|hacen?|sacan?|entregan?|tramitan?|renews?|makes?|gets?"),
      wholeWords(`${priced}|sin ir|\\d+ (?:dolares|pesos|bucks)|quetzales|soles`),
      wholeWords(
        "sirve|pasa|con esa (?:manejo|puedo)|cambiar|ensenar\\w*|puedo|present\\w+|acept\\w+|jala|llev\\w+|take|show|use|work|accept\\w*",
      ),
    ],
    unless: unlessReported("consulado|consulate|es (?:real|confiable)|legit|is (?:it|that|this) real"),
  },
  {
    // A clean record for a price.
    kind: "forge",
    said: [
      wholeWords("certificados?|antecedentes|record policial|police (?:certificate|record|clearance)"),
      wholeWords(
        "tengo (?:un |una )?(?:proceso|caso|condena|juicio|antecedente)\\w*|sale (?:sucio|mal|manchado)|me (?:condenaron|sentenciaron)|i have a (?:case|conviction|record)|i was convicted",
      ),
      wholeWords("(?:me )?(?:arregla|consigue|saca|hace|resuelve|borra|quita)n?|fixes|gets|erases"),
      wholeWords(priced),
    ],
    unless: unless("abogad[oa]|lawyer|expung\\w+|juez|judge|en linea|online"),
  },
  {
    kind: "forge",
    said: [
      wholeWords("certificados?|antecedentes?|record policial|police (?:certificate|record|clearance)"),
      wholeWords(
        "(?:sac|consig|d|hac)(?:a|e|ue|an|en|uen)\\b(?: \\w+){0,5} (?:limpi\\w+|en blanco)|(?:gets?|makes?)(?: \\w+){0,4} clean",
      ),
      wholeWords(priced),
    ],
    unless: unless("abogad[oa]|lawyer|expung\\w+|juez|judge|en linea|online"),
  },
  {
    // Shots that stand on the card before anybody gave them.
    kind: "forge",
    said: [
      wholeWords("cartilla|vacun\\w+|vaccin\\w+|shots?"),
      wholeWords(
        "(?:ya |already )(?:\\w+ )?(?:sellad|firmad|llenad|llen|marcad|puest|stamped|signed|filled)\\w*|sin piquete|sin inyec\\w+",
      ),
      wholeWords(
        "(?:quien|donde|who|where|ocupo|necesito|busco)\\b(?: \\w+){0,5} (?:compr\\w+|vend\\w+|consig\\w+|sells?|get|buy|papel|cartilla|hace)",
      ),
    ],
    unless: unlessReported("el doctor me|my doctor|perdi|lost|copia|copy"),
  },
  {
    // A stamp or an I-94 of an entry that was none.
    kind: "forge",
    said: [
      wholeWords(
        "(?:quien|donde|who|where)\\b(?: \\w+){0,4} (?:hac\\w+|hag\\w+|make|makes|saca|vende|sells?|get)",
      ),
      wholeWords("i ?94|sello|stamp"),
      wholeWords(
        "(?:cruce|entre|brinque|pase|crossed|came|swam)(?: \\w+){0,4} (?:rio|cerro|monte|desierto|river|desert|fence)|(?:con|with|de) (?:esa|that|ese|ano)(?: \\w+)? (?:fecha|date|ano)",
      ),
    ],
    unless: unlessReported("copia|copy|perdi|lost|puedo tener|do i have"),
  },
  {
    kind: "forge",
    said: [
      wholeWords(
        "(?:que|cuales|what|which) (?:papeles|documentos|pruebas|papers|documents|proof)(?: (?:should|do|can|to|i|we|les|le|puedo|podemos))* (?:falsific\\w+|invento|inventamos|fake|forge|make up)",
      ),
    ],
    unless: unless(),
  },
];

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

/** Another box ticked so that the first holds. */
const fittingBoxes: Secret = {
  kind: "lie",
  said: [
    wholeWords("i ?9"),
    wholeWords("ciudadan[oa]|citizen"),
    wholeWords(
      "(?:cual|que|which|what)(?: \\w+){0,3} (?:casillas?|lleno|relleno|pongo|box(?:es)?|documents?)",
    ),
    wholeWords("cuadr\\w+|match\\w*|coincid\\w+|fits?|raro|sospech\\w+|weird|suspicious"),
  ],
  unless: wholeWords("no quiero|dont want|soy ciudadan[oa]|i am a citizen"),
};

/** A present so that an officer forgets. */
const presents: Secret = {
  kind: "bribe",
  said: [
    wholeWords("regal\\w+|gifts?|presents?|botellas?|boletos|tickets|llevar(?:le)?|efectivo|cash"),
    wholeWords("inspector\\w*|oficial|agente|officer|agent|funcionari[oa]|juez|judge|auditor\\w*"),
    wholeWords(
      "se (?:le|les) olvid\\w+|vista gorda|(?:he|she|they) forgets?|look the other way|overlook|l[oa] deje pasar|no vea",
    ),
    wholeWords("que|cual|cuanto|quiero|what|which|how|can"),
  ],
  unless: unlessReported(
    "se le olvido|he forgot|(?:me|nos) (?:pide|pidio|pidieron) (?:dinero|lana|algo|un regalo)|asked (?:me|us) for (?:money|a)",
  ),
};

/** The telephone told to be elsewhere. */
const elsewhereByPhone: Secret = {
  kind: "hide",
  said: [
    wholeWords("ice|isap|check ?ins?|grillete|smart ?link|monitor|migra|tobillera"),
    wholeWords(
      "(?:engan|burl|truc)\\w*(?: \\w+){0,3} (?:gps|ubicacion|localizacion)|(?:spoof|fool|trick|fake|cheat)(?: \\w+){0,2} (?:gps|location)|gps(?: \\w+){0,4} (?:marque|diga)|(?:cambiar|mover)(?: \\w+){0,2} (?:ubicacion|gps)(?: \\w+){0,4} no se (?:de|den) cuenta",
    ),
  ],
  unless: unlessReported("falla|glitch|marca mal|wrong"),
};

export const byAnotherBody: readonly Secret[] = [
  ...fingers,
  ...leftBehind,
  claimedForMoney,
  olderOnPaper,
  adultsOnly,
  ...putDownForMoney,
  ...signedAs,
  fittingBoxes,
  presents,
  elsewhereByPhone,
];

/** What sounds like a child's forced work is who would have it. */
export const isClaimedForMoney = (said: string): boolean => isAsked(claimedForMoney, said);
