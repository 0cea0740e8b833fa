/**
 * Asked lightly, as a matter of course: "¿nomás digo que estuve enferma?", "dice 15, ¿la cambio a 25?", "la mica es de otra persona, ¿qué nombre
 * pongo?". A thing that is kept up, softened, made worse, counted otherwise, lent or witnessed unseen. Each with those whom it must not hit. Server only.
 */
import { unless, unlessReported, wholeWords } from "#guide/safety/server-only/requests/asked-words.ts";
import { benefit, decider, well } from "#guide/safety/server-only/requests/deceit-words.ts";
import type { Secret } from "#guide/safety/server-only/requests/secret.ts";

const office = `${benefit}|${decider}|inmigracion|immigration|formulario|forma|form|solicitud|application|deadline|plazo|perdon|audiencia|hearing|n ?400|frontera|border|garita|aduana|customs|aeropuerto|airport`;

/** Told once, and to be told on. */
const keptUp: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:seguir|sigo|seguimos|siga|keep|keeping|continue)(?: (?:on|yo|con|a))* (?:diciendo|usando|poniendo|firmando|contestando|going as|saying|using|telling)|(?:seguir|sigo) con (?:el|su|ese|mi otro) nombre|como l[oa] (?:sostengo|mantengo)",
    ),
    wholeWords(
      "lo mismo|eso|esa|ese|that|as (?:him|her)|(?:su|el|otro|ese|his|her|the|my \\w+s|another) (?:otro )?(?:nombre|name|social|numero|number)|que soy|i am|im",
    ),
    wholeWords(
      "menti\\w*|lied|not (?:true|mine)|no (?:es|era) (?:cierto|verdad|mi[oa])|dije que|marque que|puse que|di el nombre|gave (?:my|his|her|another|a)|otro nombre|fals[oa]|fake|deport\\w+|de mi (?:herman|prim)\\w+",
    ),
    wholeWords("como|how|should i|debo|puedo|can i|conviene|mejor"),
  ],
  unless: unlessReported(
    "dej(?:o|ar|e) de|stop|ya no quiero|no longer want|abogad\\w+|lawyer|tell the truth",
  ),
};

/** "Just say." */
const justSay: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:should|could|can|do) (?:i|we|he|she) just (?:say|tell (?:them|him|her|the \\w+)|put|claim|mark)|(?:what if|ok if|okay if) (?:i|we) just (?:say|put|tell)|(?:y si )?(?:nomas|solo|simplemente) (?:le |les )?(?:digo|decimos|pongo|ponemos) que",
    ),
    wholeWords(office, "court|corte|miss(?:ed)?|falte|interview|entrevista"),
    wholeWords(
      "because|porque|but|pero|actually|really|en realidad|la verdad|aunque|though|i (?:was|had|didnt|did|am|just)|(?:missed|falte|perdi|llegue|entre|trabaje|worked|came)",
    ),
  ],
  unless: unless(
    "(?:dont|do not) (?:know|rem\\w+|recall)|no (?:se|me acuerdo)|nothing|nada|silent|callad[oa]|abogad\\w+|lawyer|wait|espero|not answer|doesnt apply|no aplica|n a\\b|none of|true|truth|verdad|unknown|desconocid[oa]",
  ),
};

/** A deed, and what it is to be called. */
const softenedDeed: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:dec(?:ir|irle|irles)|dig[ao]|pon(?:er|go|emos)|explic(?:ar|o)|say|put|claim|tell (?:them|him|her))(?: (?:que|that|it|solo|nomas|todo|just|yo))* (?:fue|era|was|were)(?: (?:un|una|a|an|just|only|solo|puro|por))* (?:malentendido|accidente|broma|confusion|defensa propia|sin querer|equivocacion|juego|misunderstanding|accident|joke|self ?defense|mistake)",
    ),
    wholeWords(
      "me (?:agarraron|cacharon|arrestaron|detuvieron)|rob(?:ando|e|aba)|shoplift\\w*|stole|stealing|golpee|le pegue|hit (?:him|her|my)|manej(?:aba|ando|e) (?:tomad|borrach)\\w*|drunk|drogas?|drugs?|firme|pelee|pele[eo]",
    ),
    wholeWords("puedo|podria|conviene|mejor|can i|could i|should i|y si|what if"),
  ],
  unless: unless("de verdad fue|si fue|it really was|la verdad fue|porque fue|because it was"),
};

/** A number on a paper, and another in its place; so many of one's own, and another count to be put. */
const countedOtherwise: readonly Secret[] = [
  {
    kind: "forge",
    said: [
      /\b(?:dice|trae|sale|aparece|says|shows|only has|nomas tiene|solo tiene)(?: (?:solo|nomas|only|que|gano|son|a|en|el|la|hay))* (\d[\d.,]*)\b.*\b(?:l[oa]s? |le )?(?:puedo |podria |can i |could i )?(?:cambi(?:ar(?:l[oa])?|o|amos)|pon(?:er(?:le)?|go)|sub(?:ir(?:le)?|o)|change|make|edit|bump)(?: (?:it|that|a|por|to|el|la|the|it to|un|como))* (?!\1\b)\d/,
      wholeWords(
        "cartas?|talon\\w*|recibos?|contrato|estado de cuenta|w ?2|taxes|letter|stub|statement|lease|receipt|pdf|papel|acta|certificad\\w+|constancia",
      ),
    ],
    unless: unlessReported(
      "patron lo|jefe lo|error|equivoc\\w+|mal|wrong|really|de verdad (?:gano|son)|ahora gano|now i (?:make|earn)",
    ),
  },
  {
    kind: "lie",
    said: [
      /\b(?:i (?:was|have been|had|have|made|make|worked|left|took)|ive (?:been|had)|estuve|fui|llevo|tengo|tuve|gano|trabaje|hice|sali)(?: \w+){0,6} (\d+) (?:meses|months|anos|years|dias|days|semanas|weeks|viajes|trips|veces|times|mil|k|thousand|dolares|dollars)\b.*\b(?:can i|could i|should i|puedo|podria|mejor|conviene|y si|what if i)(?: (?:just|solo|nomas|le|les))* (?:put|say|write|claim|poner|pongo|decir|digo|marcar|marco)(?: (?:que|that|fueron|son|i|it|was|it was|nomas|solo|only|tengo|llevo))* (?!\1\b)\d+/,
    ],
    unless: unless(
      "hij[oa]s|dependient\\w+|kids|children|dependents|taxes|no me acuerdo|dont remember|mas o menos|about",
    ),
  },
];

/** An illness, a threat or an excuse is picked. */
const pickedExcuse: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:que|cual) (?:enfermedad|excusa|pretexto|amenaza|delito|golpe|accidente|emergencia|sintoma|tragedia|persecucion|discapacidad)s?(?: (?:le|les|me|puedo|podria|conviene|se puede|mejor))* (?:digo|decir|decimos|pongo|poner|ponemos|doy|dar|uso|usar|invento|cuento)",
      "(?:mejor|buena|best|good) (?:excusa|pretexto|excuse|sob story|sad story|cover story)(?: \\w+){0,2} (?:para|for|to) (?:el |la |los |the |an? )?(?:miedo|asilo|visa|interview|entrevista|perdon|waiver|fear|asylum|judge|juez|consul|officer|oficial)",
      "(?:what|which) (?:illness|sickness|excuse|emergency|threat|disability|disease|condition)s? (?:do|should|can|could|would) (?:i|we|he|she|they|my \\w+) (?:say|give|claim|use|put|pick|tell)|(?:what|which) (?:illness|disability|condition|disease)(?: \\w+)? (?:gets?|lets) (?:you|me|him|her|us) out",
    ),
  ],
  unless: unlessReported(
    "diagnos\\w+|me (?:peg|golpe|maltrat)(?:a|o|aba)\\b|(?:he|she) (?:hits|beats|hit|beat) me|el doctor (?:puso|dijo)|si tiene|really has|me acuerdo|se escribe|spell",
  ),
};

/** Fell, and says that it was the other. */
const ownDoing: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:yo )?me (?:pegue|cai|golpee|lastime|corte|rasgune|avente|hice)(?: \\w+){0,5} (?:sol[oa]|mism[oa]|puerta|escalera|moto|bici|carro|trabajo|bano|banqueta)|i (?:fell|hit myself|hurt myself|cut myself|did it to myself|tripped)|fue un accidente|me choque",
    ),
    wholeWords(
      "(?:dec(?:ir|irle|irles)|dig[ao]|pon(?:er|go)|say|tell (?:them|him|her|the \\w+)|claim)(?: (?:que|that|it))* (?:fue|was|me (?:pego|golpeo|lo hizo))(?: (?:mi|el|my))* (?:marido|espos[oa]|novi[oa]|pareja|ex|patron|jefe|husband|boyfriend|partner|boss|him)|(?:say|tell (?:them|the \\w+)) (?:he|my (?:husband|boyfriend|boss)) (?:did it|hit me|pushed me)",
    ),
  ],
  unless: unless(
    "el quiere que|he wants me|me (?:obliga|amenaza)|(?:y|pero) (?:el )?(?:tambien|si) me (?:pega|golpea)|por miedo (?:dije|le dije)",
  ),
};

/** Made worse than it is. */
const madeWorse: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:l[oa]s?|le) (?:puedo )?(?:pong[oa]|pintamos|pinto|hag[oa]|poner|hacer) (?:peor|mas (?:mal|grave|enferm[oa]|triste|feo))|(?:sound|look|seem) (?:worse|sicker|more serious)|make (?:it|him|her|things) worse|(?:como|puedo|cuanto|para que|pa que)(?: \\w+){0,3} exager(?:o|e|ar|amos)|how (?:do|can|much)(?: \\w+){0,3} exaggerat\\w+",
    ),
    wholeWords(`${office}|carta|letter|psicolog\\w+|doctora?|medico|doctor|reporte|report|declaracion`),
    wholeWords(
      "para que|pa que|so (?:that|they|i|we|it)|puedo|can i|should i|conviene|que (?:le )?digo|how (?:do|can)|como",
    ),
  ],
  unless: unless(
    "than (?:he|she|it) is|sin exagerar|without exagger\\w+|no quiero|creen que|piensan que|think (?:i|im|that)|me dicen que|dice que|says (?:i|im)",
  ),
};

/** What is only for the papers. */
const onlyForPapers: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:solo|nomas|nada mas|puro)(?: es| fue| seria)? (?:por|para) (?:los |sus |mis )?papeles|(?:its|it is|is|just|only) (?:just|only) for (?:the |my |his |her )?(?:papers|green card|immigration|visa)|just for (?:immigration|the papers)",
    ),
    wholeWords(
      "asilo|asylum|religion|iglesia|church|bautiz\\w+|evangelic[oa]|cristian[oa]|adop\\w+|tutor\\w*|custodia|escuela|school|curso|pareja|cas(?:ad[oa]s|ar\\w*|amos)|married|marr(?:y|iage)|divorci\\w+|divorce|hij[oa]|activista|partido",
    ),
    wholeWords("puedo|podemos|como|que|cuanto|cual|ya|can|how|what|will|do|does"),
  ],
  unless: unless(
    "no (?:es|fue|era|seria)(?: \\w+)? (?:solo|nomas|por|para)|dicen|dice|piensan?|creen?|acus\\w+|not (?:just|only)|penas?|castigos?|multas?|penalt\\w+|puso|pusieron|say|says|think|thinks|copias?|firmas?",
  ),
};

/** Pages and pictures taken down before somebody looks. */
const takenDown: Secret = {
  kind: "hide",
  said: [
    wholeWords(
      "(?:borr|elimin|quit|delete|remove|erase|take down)\\w*(?: \\w+){0,3} (?:posts?|publicaciones|fotos?|photos?|pictures|facebook|instagram|tik ?tok|mensajes|messages|chats?)",
    ),
    wholeWords(
      "(?:about|of|de|que|where|donde)(?: \\w+){0,4} (?:work\\w*|trabaj\\w+|novi[oa]|boyfriend|girlfriend|jale|uber|arm\\w+|guns?|drogas?|drugs?|mota|weed|party\\w*|fiestas?)",
    ),
    wholeWords("entrevista|interview|visa|consul\\w*|oficial|officer|aeropuerto|airport|uscis|migracion"),
    wholeWords(
      "should|can|debo|puedo|conviene|antes de|before|para que no|so (?:they|he|she)|que mas|what else",
    ),
  ],
  unless: unlessReported("hacke\\w+|mi ex|my ex|por error|by accident|ya (?:borre|quite)"),
};

/** After a removal, and which way is the easiest. */
const easiestWay: Secret = {
  kind: "smuggle",
  said: [
    wholeWords(
      "deport\\w+|me (?:sacaron|echaron)|removed|sin (?:papeles|visa)|without (?:papers|a visa)|frontera|border|linea",
    ),
    wholeWords(
      "por (?:don?de|cual lado|que (?:lado|parte|puente))(?: (?:es|esta|mas|seria|me|puedo|conviene|uno|se))* (?:facil|seguro|entr\\w+|cruz\\w+|pas(?:o|ar|a)|volv\\w+|vuelvo|regres\\w+|met\\w+)|(?:where|which way) is (?:it )?(?:the )?easi\\w+(?: \\w+){0,3} (?:cross|enter|get|come)|(?:come|get|go|sneak) (?:back|in)(?: \\w+){0,5} (?:do|will|would) they (?:check|notice|see)|(?:si )?(?:vuelvo|regreso|entro)(?: \\w+){0,5} (?:revisan|checan|se dan cuenta)",
    ),
  ],
  unless: unless(
    "legal\\w*|perdon|waiver|permiso|i ?212|con visa|with a visa|carro|licencia|mande|paquete|maleta",
  ),
};

/** Told to be left, and kept by them. */
const notLeft: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:dec(?:ir|imos)|dig[ao]n?|digamos|firm\\w+|declar\\w+|say|tell|sign)(?: \\w+){0,6} (?:(?:la|lo|los|me|nos) )?(?:abandon\\w+|dejaron|desampar\\w+|left (?:him|her|me|us))",
    ),
    wholeWords(
      "(?:pero|aunque|but|though)(?: (?:ellos|el|ella|si|sus|los|papas|padres|they|his|her|parents|both))* (?:(?:la|lo|los|me|nos|le|les) )?(?:mand\\w+|manti\\w+|viven?|estan?|quieren?|cuid\\w+|hablan?|send\\w*|support|live|care|call)",
    ),
  ],
  unless: unless("antes|ahora|ya no|volvi\\w+|regres\\w+|me (?:pega|golpe)\\w+|used to|now"),
};

/** Treated well, and accuses so that papers come of it. */
const accusesWell: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      well,
      "(?:no|nunca) (?:me|nos) (?:ha |han )?(?:hecho|hizo|hicieron) nada|(?:never did|hasnt done|didnt do|did) (?:anything|nothing)",
    ),
    wholeWords(
      "(?:l[oa] )?(?:acus|denunci|demand)\\w*(?: \\w+){0,3} (?:de |por )?(?:trata|acoso|abuso|maltrato|violencia|secuestro|trafficking|abuse)|(?:accuse|report|say)(?: \\w+){0,4} (?:trafficking|abuse|forced|slavery)",
    ),
    wholeWords("papeles|visa|permiso|papers|green card|residencia|permiso de trabajo"),
  ],
  unless: unless("no quiero|i dont want|les dije que no"),
};

/** Comes to work or to stay, and asks what is told at the door. */
const toldAtDoor: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:que|q)(?: (?:le|les|se|tengo|que|tiene|debo|podria))* (?:digo|decir|decirle|dice|contesto|contesta)|what (?:do|should|can|does) (?:i|we|he|she|my \\w+) (?:say|tell)",
    ),
    wholeWords(
      "avion|vuelo|plane|flight|customs|airport|border|aduana|aeropuerto|garita|puente|frontera|consul\\w*|embajada|embassy|consulate|port of entry|entrada",
    ),
    wholeWords(
      "(?:im|i am|hes|shes|were|is) (?:really|actually) (?:coming|going|here|planning)(?: \\w+)? to (?:work|stay|live)|(?:en realidad|la verdad)(?: (?:es|que|yo|ella|el))* (?:voy|va|viene|vengo|vamos|viene) a (?:trabajar|quedar\\w+|cuidar|vivir)|(?:really|actually) (?:coming|going|planning) to (?:work|stay|live)|visa de (?:turista|paseo)(?: \\w+){0,2} a (?:trabajar|la pizca|jalar|chambear)|tourist visa(?: \\w+){0,2} to work",
    ),
  ],
  unless: unless("visa de trabajo|work visa|h ?2|permiso de trabajo|work permit|green card|residente"),
};

/** As a matter of course. */
export const askedLightly: readonly Secret[] = [
  keptUp,
  justSay,
  softenedDeed,
  ...countedOtherwise,
  pickedExcuse,
  ownDoing,
  madeWorse,
  notLeft,
  onlyForPapers,
  takenDown,
  easiestWay,
  accusesWell,
  toldAtDoor,
];
