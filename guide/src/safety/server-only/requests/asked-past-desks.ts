/**
 * Requests to get past a doctor, a school, a desk or an inspector: an age for work, results and records for money, a post that is nobody's,
 * boxes that shall match, a present, a telephone that says it is elsewhere. Each with those whom it must not hit. Server only.
 */
import { kin, unless, unlessReported, wholeWords } from "#guide/safety/server-only/requests/asked-words.ts";
import type { Secret } from "#guide/safety/server-only/requests/secret.ts";

/** A price, in figures or words. */
const priced =
  "(?:por|en|x|for|at)(?: (?:unos|unas|un|una|some|a|solo|como|nomas))* (?:\\d+|mil|\\w+mil|millones|cien\\w*|\\w+cient[oa]s?|quinient\\w+|ochenta|noventa|setenta|sesenta|cincuenta|pesos|dolares|lana|feria|dinero|cash|money|hundred|bucks)";

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
      wholeWords(
        "(?:para|pa) que no|sin que|so (?:that )?(?:he|she|the|it|they)|cocain\\w*|mota|mariguana|marihuana|drog\\w+|fumo|tomo|bebo|uso|cristal|piedra|smoke|weed|coke|meth|drink|drugs|xanax|street",
      ),
    ],
    unless: unless(),
  },
  {
    // Of a sound mind, and signed as without one.
    kind: "forge",
    said: [
      wholeWords(
        "n ?648|demencia|alz\\w+|dementia|exe?ncion|civics?|civismo|ciudadania|citizenship|cien preguntas|questions|retraso|perdio la memoria",
      ),
      wholeWords(
        "(?:buen[oa]|buenisim[oa]|bien|clarit[oa]|perfect\\w*|sharp|fine|great)(?: \\w+)? (?:de (?:la|su) (?:cabeza|mente)|memoria|mente|mind|memory)|(?:cabeza|mente|memoria|mind|memory)(?: \\w+){0,2} (?:bien|buena|clar\\w+|lucid\\w+|perfect\\w*|fine|sharp|great)|lucid\\w+|sharp as|se acuerda de todo|remembers everything|flojera|floj[oa]|terc[oa]|neci[oa]|stubborn|wont study|no (?:se )?quiere(?: \\w+)? (?:estudiar|aprender\\w*)|hates? studying|doesnt (?:want|like) to study",
      ),
      wholeWords(
        "(?:who|quien)(?: can| puede)? (?:sign|firm|llen)\\w*|(?:firm|llen|dig|pong|sign|fill)\\w*(?: \\w+){0,10} (?:que tiene|que perdio|saying (?:she|he) cant|diciendo|saying|n ?648|demencia|alz\\w+|dementia)|(?:quien|cual|que|un|una|which|what|a) (?:le )?(?:firma|doctor\\w*|dotor\\w*|medic[oa])(?: \\w+){0,5} (?:firm|dig|dice|llen|sign)\\w*|(?:consig|busc)\\w*(?: \\w+){0,2} (?:doctor|dotor|medico)",
      ),
    ],
    unless: unlessReported(
      "sord[oa]|cieg[oa]|deaf|blind|no sabe leer|derrame|embolia|stroke|diabet\\w+|(?:pero|aunque|but)(?: \\w+){0,6} (?:olvida|forgets)|some days|a veces|algunos dias|(?<!saying )my \\w+ has dementia|because of (?:his|her) age",
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
    unless: unlessReported("enferm\\w+|sick|en linea|online|internet|virtual|zoom"),
  },
  {
    // A licence renewed by a stranger's message.
    kind: "forge",
    said: [
      wholeWords("licencias?|licenses?"),
      wholeWords(
        "(?:por|en|de|via|on|through)(?: \\w+)? (?:whats\\w*|wats\\w*|facebook|face|wass?ap|wazap|telegram|tik ?tok|instagram|messenger)",
      ),
      wholeWords("(?:re)?nuev\\w+|hacen?|sacan?|entregan?|mandan?|tramitan?|renews?|makes?|gets?"),
      wholeWords(
        `${priced}|sin ir|solo mando (?:la |mi )?foto|(?:dos|tres|cuatro|cinco) mil|mil (?:pesos|quinientos)|\\d+ (?:dolares|pesos|bucks)|quetzales|soles`,
      ),
      wholeWords(
        "sirve|pasa|con esa (?:manejo|puedo|saco)|cambiar|ensenar\\w*|puedo|present\\w+|acept\\w+|jala|llev\\w+|take|show|use|work|accept\\w*",
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
        "(?:sac|consig|d|hac)(?:a|e|ue|an|en|uen)\\b(?: \\w+){0,5} (?:limpi\\w+|en blanco|sin antecedentes)|(?:gets?|makes?)(?: \\w+){0,4} clean",
      ),
      wholeWords(priced, "yo si tengo", "aunque (?:si )?(?:tengo|tiene)", "i do have"),
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
    unless: unlessReported(
      "copia|copy|perdi|lost|puedo tener|do i have|(?:entre|entro|entered|came)(?: \\w+){0,3} (?:con|with a?) ?visa",
    ),
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

/** A post that is nobody's, for a price or for a relative. */
const emptyPost: readonly Secret[] = [
  {
    kind: "lie",
    said: [
      wholeWords(
        "(?:trabajo|puesto|empleo|oferta|job|position|offer)\\b(?: \\w+){0,4} (?:(?:ni |no )existe|no es (?:real|cierto|de verdad)|de mentiras?|inventad[oa]|made up|fake|(?:isnt|not) real|doesnt exist|lo inventamos)|(?:trabajo|puesto|oferta) de mentiras?|(?:compania|empresa|negocio|restaurante)(?: \\w+)? que (?:ni|no) (?:tengo|existe)|(?:company|business) (?:that )?(?:i dont have|doesnt exist)|(?:was|is) invented for|(?:terreno|lote|rancho)(?: \\w+){0,3} (?:baldio|vacio)|empty (?:lot|land)|theres no (?:hotel|farm|ranch|company|restaurant|business|crop)|no hay (?:ningun )?(?:hotel|rancho|negocio|restaurante|cosecha)",
      ),
      wholeWords(
        "como (?:se )?(?:llen|redact|hag|escrib)\\w+|how (?:do|can|should) (?:i|we)|que (?:le )?(?:pongo|ponemos)|que \\w+ (?:lleno|pongo|ponemos)|que (?:documentos|papeles|formas?) necesito",
      ),
      wholeWords(
        "h ?2 ?[ab]?|hache dos|perm|labor certification|peticion|petition|anuncio|ad|solicitud|visas?",
      ),
    ],
    unless: unlessReported(
      "(?:va a|voy a|quiero) abrir|me (?:cobraron|cobro|ofreci\\w+|pagaron)|(?:they|he|she) charged (?:me|us)",
    ),
  },
  {
    kind: "lie",
    said: [
      wholeWords("perm|labor certification|certificacion laboral|anuncio|job ad|ad"),
      wholeWords(
        "(?:para|pa) que no (?:llegue|venga|mande\\w*|aplique|se (?:apunte|presente)) nadie|(?:so|para) (?:that )?(?:que )?(?:no|ningun|nobody|nadie)(?: \\w+){0,3} (?:appl(?:y|ies)|qualif(?:y|ies)|responds?|aplique|califique|se apunte|conteste)",
      ),
    ],
    unless: unlessReported(),
  },
];

/** Another's paper shown for the form. */
const othersForForm: Secret = {
  kind: "forge",
  said: [
    wholeWords("i ?9"),
    wholeWords(
      `(?:pasaporte|mica|licencia|social|tarjeta) de (?:mi |un |una )?${kin}|(?:my|a) (?!boss|employer|worker)\\w+s (?:passport|card|license|social)`,
    ),
    wholeWords("pongo|ponemos|uso|usar|presento|muestro|put|use|show"),
  ],
  unless: unlessReported(),
};

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
  unless: wholeWords(
    "por error|sin querer|equivoc\\w+|by mistake|no quiero|dont want|soy ciudadan[oa]|i am a citizen",
  ),
};

/** A present so that an officer forgets. */
const presents: Secret = {
  kind: "bribe",
  said: [
    wholeWords("regal\\w+|gifts?|presents?|botellas?|botellita|boletos|tickets|llevar(?:le)?|efectivo|cash"),
    wholeWords("inspector\\w*|oficial|agente|officer|agent|funcionari[oa]|juez|judge|auditor\\w*"),
    wholeWords(
      "se (?:le|les) olvid\\w+|vista gorda|(?:he|she|they) forgets?|look the other way|overlook|l[oa] deje pasar|(?:ya )?no (?:revis|mir|chec|cheq|ve)\\w+",
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
      "(?:engan|burl|truc)\\w*(?: \\w+){0,3} (?:gps|ubicacion|localizacion)|(?:spoof|fool|trick|fake|cheat)(?: \\w+){0,2} (?:gps|location)|gps(?: \\w+){0,4} (?:marque|diga)|(?:piens[ae]|pensara|cree|crea|creera|think|thinks)(?: (?:que|que ahi|im|i am|that))? (?:ahi (?:ando|estoy|sigo)|(?:ando|estoy|sigo) (?:ahi|alli|en (?:mi |la )?casa)|(?:at )?home)|(?:cambiar|mover)(?: \\w+){0,2} (?:ubicacion|gps)(?: \\w+){0,4} no se (?:de|den) cuenta",
    ),
  ],
  unless: unlessReported("falla|glitch|marca mal|wrong"),
};

export const pastDesks: readonly Secret[] = [
  olderOnPaper,
  adultsOnly,
  ...putDownForMoney,
  ...emptyPost,
  othersForForm,
  fittingBoxes,
  presents,
  elsewhereByPhone,
];
