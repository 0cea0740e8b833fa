import { letBackIn } from "#guide/dialogue/server-only/told/let-back-in.ts";
/** The words that tell a fact: how one entered, an order, who in the family has papers. Server only. */

export const came =
  "(?:llegue|llegamos|llego|entre|entramos|entro|vine|venimos|cruce|cruzamos|pase|came|arrived|entered|crossed|got here|been here|llevo|llevamos|tengo)";
const kin =
  "(?:mi |my )(?:espos[oa]|marido|mujer|senora|viej[oa]|novi[oa]|prometid[oa]|pareja|husbands?|wifes?|spouses?|fiancee?s?|boyfriends?|girlfriends?|partners?)";
const onFoot =
  "(?:rio|cerro|monte|desierto|linea|muro|mojad[oa]|brinc\\w+|brinque|inspeccion|revision|sin (?:papeles|permiso|visa|documentos)|indocumentad[oa]|coyote|ilegal(?:mente)?|caminando|a pie|nadando|cajuela|en (?:bote|lancha|balsa)|por (?:nogales|sonora|altar|sasabe|sonoyta|caborca|tecate|agua prieta|piedras negras|reynosa|matamoros)|on foot|walking|swimming|by boat|river|desert|border|illegally|without (?:inspection|papers|documents|a visa|permission))";

/** Names kept in the state. */
export const facts = [
  "order",
  "deported",
  "reentry",
  "twice",
  "crossed",
  "visa",
  "esta",
  "parole",
  "late",
  "recent",
  "new",
  "daca",
  "dacaLapsed",
  "spouseCitizen",
  "spouseResident",
  "citizen",
  "resident",
  "residentAway",
  "army",
  "crime",
  "cuban",
  "asylum",
  "court",
  "missed",
  "ill",
  "unnoticed",
  "judgeDenied",
  "detained",
  "minor",
  "door",
  "alone",
  "smallChildren",
  "parentCrossed",
  "pending485",
  "fear",
  "price",
  "i485",
  "oldPetition",
  "leaving",
  "studentOut",
  "conditional",
  "divorcing",
  "tpsEnded",
  "grownCitizenChild",
  "asylumFiled",
  "sheltered",
  "hurtAtWork",
  "notario",
  "drugs",
  "arrested",
  "falseClaim",
  "neverDaca",
  "rfe",
  "kinResident",
  "asylumDenied",
  "claimAsked",
  "renewalSent",
  "renewing",
  "n400Sent",
  "returnedWithPermission",
  "abroad",
  "parentsWanted",
  "parentsAbroad",
  "parentResident",
  "parentCitizen",
  "over21",
  "under21",
  "married",
  "waiverApproved",
  "i220a",
  "mexican",
  "notMexican",
  "voted",
  "convicted",
  "livesApart",
  "heldSelf",
  "othersPapers",
  "noAsylum",
  "asylee",
  "permitValid",
  "undocumented",
  "wentHome",
  "uThreeYears",
  "uVisa",
  "neverHappened",
] as const;
export type Fact = (typeof facts)[number];

export interface FactRule {
  fact: Fact;
  said: RegExp;
  unless?: RegExp;
  /** What takes the fact back. */
  denied?: RegExp;
}

/** "No me han aprobado el perdón" is none. */
export const waiverApproved =
  /\b(?<!\bno )(?:me |nos )?(?<!\bno (?:me|nos) )(?:aprobaron|dieron|llego|salio) (?:ya )?(?:el |mi |la )?(?:perdon|waiver|i ?601 ?a?)\b|\b(?:perdon|waiver|i ?601 ?a?)(?: (?!no\b|not\b|isnt\b)\w+){0,3} (?:aprobad[oa]|approved|granted|came through)\b|\b(?:tengo|i have|got) (?:ya )?(?:el |mi |my |an? )?(?:approved )?(?:perdon|waiver|i ?601 ?a?) (?:ya )?(?:aprobad[oa]|approved|en la mano|in hand)\b/;

const order =
  /\b(?:orden(?:es)? (?:\w+ ){0,2}?(?:deportacion|remocion|salida|expulsion)|orden (?:vieja|final|firme|en ausencia)|(?:tengo|tiene|habia|hay|dieron|con) (?:una |la |mi )?(?:orden|deportacion|deporte)\b(?! de (?:arresto|restriccion|alejamiento|cateo|trabajo))|(?:removal|deportation|final) orders?|orders? of (?:removal|deportation)|ordered (?:me |him |her |us )?(?:removed|deported)|(?:me |nos |lo |la )?orden(?:o|aron) (?:mi |su |la )?(?:deport\w+|salida|remocion|removal)|i ?220 ?b|220 ?b)\b/;

export const rules: readonly FactRule[] = [
  {
    fact: "order",
    said: order,
    unless:
      /\b(?:(?:no|ni|nunca|tampoco|sin)(?: (?:hay|tengo|tenemos|tiene|tienen|he tenido|ha habido|habia|me han dado|nos han dado|me dieron))? (?:ninguna |una |alguna )?(?:orden|deportaci\w+)|(?:no|never had an?|without an?) (?:removal |deportation )?order)\b/,
    denied:
      /\b(?:no tengo (?:ninguna |una )?orden|ya no tengo orden|me (?:quitaron|cancelaron) la orden|reabrieron (?:mi|el) caso|i have no (?:removal |deportation )?order)\b/,
  },
  {
    fact: "reentry",
    said: /\b(?:deport\w+|sacaron|echaron|removed)\b.*\b(?:volvi|volvimos|regrese|regreso|reentre|entre otra|cruce|meti|brinque|me vine|came back|returned|crossed again|reentered|back in)\b|\b(?:volvi|regrese|came back|crossed|reentered)\b.*\b(?:despues|after)\b.*\b(?:deport\w+|sacaron|removed)\b/,
    unless:
      /\b(?:quiero|puedo|como|cuando|can i|want to|how do i) (?:\w+ )?(?:volver|regresar|come back|return)\b/,
  },
  {
    fact: "deported",
    said: /\b(?:me (?:han )?deport(?:aron|ado|o)|fui deportad[oa]|(?:i was|they|was|got) deported(?: me)?|me sacaron del pais|removed me|(?:l[oa]|l[oa]s) deport(?:aron|o)|deportaron a (?:mi|el|ella))\b/,
    unless:
      /\b(?:nunca|jamas|no|tampoco|never|not|wasnt|hasnt|havent) (?:(?:me|nos|lo|la|los|las|le|yo|ha|han|he|hemos|sido|fui|fue|ever|been|have|has|was|got|gotten) )*deport(?:ad[oa]s?|aron|o|ed)\b/,
  },
  {
    fact: "twice",
    said: /\b(?:cru[zc]\w*|entr[eéo]\w*|pas[eéo]\w*|brin[cq]\w*|crossed|entered|came)\b(?: \w+){0,6} (?:dos|tres|cuatro|varias|muchas|2|3|4) veces\b|\b(?:dos|tres|varias|muchas|2|3) veces\b(?: \w+){0,4} (?:cru[zc]\w*|entr\w+|pas[eo]\w*)\b|\bcrossed (?:\w+ ){0,4}(?:twice|two times|three times|several times|many times)\b|\b(?:sali|me fui|regrese a mi pais|left|me regrese)\b(?: \w+){0,14} (?:(?:luego |despues )?(?:entre|cruce|me meti|pase) (?:otra ve[sz]|de nuevo|de vuelta)|volvi a (?:cruzar|entrar|pasar|meter\w*|brincar\w*|venir\w*)|me volvi a (?:meter|pasar|cruzar|brincar|venir)|cruce otra vez|crossed (?:back|again)|came back (?:illegally|across))\b/,
    unless: new RegExp(`\\b(?:una sola vez|con visa|corte dos veces|fui dos veces|${letBackIn})\\b`),
  },
  {
    fact: "parentCrossed",
    said: new RegExp(
      `\\b(?:mi|mis|my) (?:mama|papa|papas|padres|madre|padre|jefa|jefe|mom|dad|mother|father|parents)\\b(?: \\w+){0,5} (?:(?:entr|cru[zc]|pas|brinc)\\w+|crossed|came|entered)\\b(?: \\w+){0,5} ${onFoot}|\\b(?:mom|mother|dad|father) crossed\\b`,
    ),
    unless: /\b(?:con|with a?) ?(?:visa|parole|permiso)\b.*\b(?:mama|mom|madre)\b.*\b(?:visa)\b/,
  },
  {
    fact: "esta",
    said: /\b(?:con|de|la|mi|un|una|my|an|on|with|esta) esta\b(?= ?$| (?:y|and|en|in|hace|desde|from|pero|but|me|ya|no|se|que|visa|vencid\w+|expired|overst\w+|program\w*)\b)|\b(?:visa waiver|exencion de visa)\b|\boverstayed (?:my|an|the)? ?esta\b/,
    denied:
      /\b(?:no (?:fue |entre |vine |era )?(?:con|por) (?:la |una? |mi )?esta|not (?:on |with )?(?:an? |the |my )?esta|wasnt (?:on |with )?(?:an? )?esta)\b(?= ?$| (?:y|pero|no|entre|fue|era|sino|and|but|i|it|cuanto|yo|tengo)\b)/,
  },
  {
    fact: "parole",
    said: /\b(?:cbp ?one|cbp uno|parole|parol|chnv|permiso humanitario|cita de la app)\b/,
    unless: /\b(?:advance parole|parole in place|parole militar|no (?:es|tengo|me dieron) parole)\b/,
  },
  {
    fact: "visa",
    said: /\b(?:con|with|una|on a|a|mi|my) (?:\w+ )?(?:visa|visitor|tourist|turista|student visa)\b|\bpermiso de (?:turista|turismo|visita)\b|\b(?:vencio|caduco|expiro|overstayed|expired) (?:(?:la|mi|my|a|the) )?(?:\w+ )?visa\b/,
    unless:
      /\b(?:sin visa|juvenile visa|visa juvenil|visa [ut]\b|[ut] visa|quiero|without a visa|no tenia visa|visa waiver)\b/,
    // Taken back: "no, perdón, no entré con visa, crucé por Nogales".
    denied:
      /\bno (?:entre|vine|llegue|pase) con (?:la |una |mi )?(?:\w+ )?visa\b|\b(?:didnt|did not) (?:come|enter) (?:in )?(?:with|on) (?:a|my) (?:\w+ )?visa\b/,
  },
  {
    fact: "crossed",
    said: new RegExp(
      `\\b(?:(?:yo |i )?(?:entre|entramos|cruzamos|cruce|pase|brinque|me vine|vine|llegue|me meti|entered|crossed|came)\\b(?: \\w+){0,5} ${onFoot}|(?:i )?crossed (?:the )?(?:border|river|desert|illegally|without)|me brinque|(?:yo |i )(?:cruce|brinque|crossed)(?! (?:con(?! (?:mis?|dos|tres|un bebe|una bebe|coyote|un coyote)\\b)|with(?! (?:my|two|three|a coyote|a smuggler)\\b)|por el (?:puente|aeropuerto)))|^(?:cruce|brinque|crossed)(?! (?:con(?! (?:mis?|dos|tres|un bebe|una bebe|coyote|un coyote)\\b)|with(?! (?:my|two|three|a coyote|a smuggler)\\b)|por el (?:puente|aeropuerto)))|mojad[oa]|entre por el (?:rio|cerro))`,
    ),
    unless:
      /\b(?:visa|parole|garita|puente|aeropuerto|airport|bridge|port of entry|ella|el|mi (?:mama|papa|hij\w|espos\w|mujer|marido)) (?:entro|cruzo|paso|crossed|came)\b/,
  },
  {
    fact: "dacaLapsed",
    said: /\bdaca\b.*\b(?:venci\w*|vence|expir\w+|caduc\w+|laps\w+|deje (?:de renovar|vencer)|no (?:la|lo) renove|lost|perdi)\b.*\b(?:hace (?:como |mas de |unos |ya )?(?:dos|tres|cuatro|cinco|varios|muchos|mas de un|un ano y|[2-9])\b(?! (?:mes|semana|dia))|(?:two|three|four|[2-9]|several) years ago|over a year|mas de un ano|more than a year)\b/,
  },
  { fact: "waiverApproved", said: waiverApproved },
  { fact: "daca", said: /\b(?:daca|dreamers?)\b/, unless: /\b(?:no|nunca|never) (?:\w+ ){0,2}daca\b/ },
  {
    fact: "spouseResident",
    said: new RegExp(
      `\\b${kin}\\b(?: \\w+){0,5} (?:es |is |a )?(?:residente|resident|green card holder|tiene (?:la )?(?:mica|residencia|green card)|has (?:a |her |his )?green card|lpr)\\b|\\b(?:casad[oa]|case|married)\\b(?: \\w+){0,4} (?:residente|resident|green card holder)\\b|\\bcasad[oa] con (?:el papa|la mama) de mis hij[oa]s(?: \\w+){0,4} (?:residente|tiene (?:la )?(?:mica|residencia|green card))\\b`,
    ),
    unless: /\bse (?:hace|haga) ciudadan|becomes? a citizen\b/,
  },
  {
    fact: "spouseCitizen",
    said: new RegExp(
      `\\b${kin}\\b(?: (?!(?:no|not|isnt|nunca|never|tampoco)\\b)\\w+){0,5} (?:ciudadan[oa]|citizen|american[oa]?|gring[oa]|nacio aqui|born here)\\b|\\b(?:casad[oa]|case|casarme|married)\\b(?: \\w+){0,6} (?:ciudadan[oa]|citizen|gring[oa]|american[oa]?)\\b`,
    ),
    unless: /\b(?:se hace|se haga|becomes?|se vuelve) (?:a )?(?:ciudadan|citizen)/,
    // Over: no petition comes of it.
    denied:
      /\b(?:me|nos) divorci(?:e|amos)\b(?!.*\b(?:volvi|otra vez|me case|casad[oa]|ahora)\b)|\bwe (?:got )?divorced\b(?!.*\b(?:married|again|now)\b)/,
  },
  {
    fact: "citizen",
    said: /\b(?:yo )?(?:ya )?(?:soy|nosotros somos) (?:ya )?(?:ciudadan[oa]|nacid[oa] aqui)\b|\bi(?: a)?m (?:now )?(?:a |an )?(?:u ?s ?|american )?citizen\b/,
    unless:
      /\b(?:dig[ao]|dije|decir|poner|ponga|pongo|puse|marcar|marque|say|said|put|claim\w*)(?: \w+){0,2} (?:que )?(?:yo )?(?:soy|era|im|i am|i m|i was)\b/,
    denied:
      /\b(?:no soy (?:todavia |aun )?ciudadan[oa]|i(?: a)?m not (?:yet )?(?:a |an )?(?:u ?s ?|american )?citizen)\b/,
  },
  {
    fact: "resident",
    said: /\b(?:yo )?(?:ya )?(?:soy|desde 20\d\d soy) residente\b|\bi(?: a)?m (?:a |an )?(?:permanent )?(?:resident|green card holder)\b|\b(?:tengo|ive had|i have had|i have) (?:\w+ )?(?:mi |my |la |a )?(?:mica|green card)\b|(?<!\b(?:es|son|era|is) (?:ya )?)\bresidente (?:desde|por)\b|\b(?:viaj\w+|salir|salgo|ir|irme|volar|volver|regresar|entrar|travel|leave|fly|go)\b(?: \w+){0,4} (?:con|with) (?:mi|my) (?:mica|green ?card|residencia|tarjeta (?:verde|de residente))\b/,
    unless:
      /\bno (?:soy|tengo)\b(?! (?:todavia |aun )?ciudadan)|\bgreen card (?:interview|appointment|application|case|pending)\b/,
  },
  {
    fact: "army",
    said: /\b(?:army|ejercito|militar|marine|marines|navy|soldad[oa]|veteran[oa]?|fuerza aerea|air force|guardia nacional|national guard)\b/,
    unless: /\b(?:paramilitar\w*|ex ?militar de mi pais)\b/,
  },
  {
    fact: "crime",
    said: /\b(?:me|nos) (?:acuchill\w+|apunal\w+|balac\w+|balearon|dispar\w+|violaron|violo|secuestr\w+|golpearon|dieron un (?:balazo|tiro)|asalt\w+ con)\b|\b(?:i was|they|he) (?:stabbed|shot|raped|kidnapped)(?: me)?\b|\bfui victima\b|\bi was (?:a )?victim\b/,
  },
  {
    fact: "cuban",
    said: /\b(?:soy|somos|im|i am) (?:de )?(?:cuban[oa]s?|cuba|cuban|from cuba)\b|\b(?:vine|vinimos|llegue|llegamos|sali|salimos|came)(?: \w+)? (?:de|desde|from) cuba\b|\bnaci en cuba\b/,
    unless: /\b(?:no (?:soy|somos)|(?:im|i am) not) (?:de )?(?:from )?cuba/,
    denied: /\b(?:no (?:soy|somos)|(?:im|i am) not) (?:de )?(?:from )?cuba/,
  },
  {
    fact: "mexican",
    said: /\b(?:soy|somos|naci|nacimos|im|i am|i was born|we are) (?:de |en |from |in )?(?:mexico|mexican[oa]?s?)\b|^(?:y |pues )?(?:de|from) mexico\b/,
    unless: /\b(?:no (?:soy|somos)|not) /,
  },
  {
    fact: "notMexican",
    said: /\b(?:soy|somos|naci|nacimos|im|i am|i was born|we are) (?:de |en |from |in )?(?:el )?(?:guatemal|hondur|salvador|nicarag|costa rica|panam|colombia|venezol|venezuel|ecuador|ecuator|peru|cuba|dominican|haiti|bolivia|argentin|chile|brasil|brazil)\w*|\b(?:no (?:soy|somos)|not) (?:de |from )?mexic/,
  },
  {
    fact: "asylum",
    said: /\b(?:asilo|asylum|i ?589)\b/,
    unless:
      /\b(?:asilo (?:aprobado|de ancianos)|nursing home|no (?:he|quiero|pedi|metido)|que es|mejor|what is)\b/,
  },
  {
    fact: "fear",
    said: /\b(?:miedo de (?:volver|regresar)|me (?:siguen|buscan|amenaz\w+|quieren matar)|maras?|pandill\w+|afraid to (?:go|return)|gangs? (?:want|threat\w+))\b/,
  },
  {
    fact: "leaving",
    said: /\b(?:me (?:voy|regreso|estoy yendo) (?:a|para|pa)|voy a viajar|salgo para|sale mi (?:avion|vuelo)|mi vuelo|compre (?:el |mi )?boleto|my flight|im leaving for|i am leaving for|going back to)\b/,
    unless: /\b(?:no me voy|me voy a (?:casar|mudar|cambiar|quedar|divorciar|presentar)|la corte|court)\b/,
  },
  { fact: "i485", said: /\bi ?485\b/ },
  {
    fact: "oldPetition",
    said: /\b(?:pidi\w*|peticion\w*|petition\w*|aplicacion|solicitud|filed)\b.*\b(?:(?:19[89]\d|2000|2001)|(?:en (?:el )?|del? )(?:8\d|9\d))\b(?! (?:dias|anos|dolares|pesos))/,
  },
  {
    fact: "price",
    said: /\b(?:cuanto (?:cuesta|vale|es|sale|cobran)|precio|costo|how much|cost|fee)\b/,
  },
  {
    fact: "missed",
    said: /\b(?:falte|no fui|no me presente|se me (?:paso|olvido)|perdi|missed|didnt go to|did not go to)\b.*\b(?:corte|audiencia|juez|court|hearing)\b/,
    // A year or a day by which something was due, and no hearing.
    unless:
      /\b(?:ano|plazo|fecha limite|year|deadline)\b(?: \w+){0,3} paso\b|\bse me paso (?:ya )?(?:el|mi) (?:ano|plazo)\b/,
  },
  {
    fact: "ill",
    said: /\b(?:hospital\w*|internad[oa]|enferm[oa]|operad[oa]|operaron|accidente|sick|surgery|accident)\b/,
  },
  {
    fact: "unnoticed",
    said: /\b(?:nunca|no) (?:me |nos )?(?:llego|avisaron|recibi|notificaron|supe|sabia)\b|\bnever (?:got|received|knew)\b/,
  },
  {
    fact: "judgeDenied",
    said: /\b(?:juez|jueza|judge)\b.*\b(?:dijo que no|nego|negaron|denied|said no|ordered)\b|\b(?:perdi|lost) (?:mi |el |my )?(?:caso|asilo|case)\b.*\b(?:corte|juez|court|judge)\b|\bperdi (?:mi )?(?:caso en )?(?:la )?corte\b/,
  },
  {
    fact: "court",
    said: /\b(?:tengo|tenemos|tiene|me dieron|i have|got|papel de|cita de|fecha de|caso en|next)\b(?: \w+){0,4} (?:corte|audiencia|court|hearing)\b|\b(?:me|nos) (?:pasaron|mandaron|refirieron)(?: \w+){0,3} (?:al juez|a (?:la )?corte)\b|\b(?:llego|dieron|mandaron|trae|got|have|received)\b(?: \w+){0,8} (?:referral notice|i ?862)\b|\breferred (?:me |us )?to (?:an? |the )?(?:immigration )?(?:judge|court)\b/,
    unless:
      /\b(?:no tengo|i have no|dont have|dui|dwi|transito|traffic|ticket|multa|condado|county|criminal)\b/,
    denied: /\bno tengo (?:caso en |cita de )?(?:la )?corte\b/,
  },
  {
    fact: "detained",
    said: /\b(?:agarr(?:o|aron)|llevo|llevaron|detuv(?:o|ieron)|detenid[oa]s?|detencion|arrest(?:o|aron)|detained|detention|took|picked up|encerrad[oa] por)\b/,
    unless:
      /\b(?:nunca|never|me llevaron|fui detenid|fui arrestad|taken care|llevo \d+|llevo (?:un|dos|tres|mucho|varios))\b/,
  },
  {
    fact: "minor",
    said: /\b(?:tiene|de|tenia|is|hes|shes|apenas|only|cumplio)(?: \w+)? (?:[1-9]|1[0-7])(?: anos?| anitos| years?(?: old)?)?\b(?! (?:horas?|dias?|meses|semanas?|mil|hijos|carros|days|hours|weeks))|\b(?:menor(?: de edad)?|minor|underage|ninit[oa]|bebe)\b/,
  },
  {
    fact: "door",
    said: /\b(?:toca\w*|toco|estan|afuera|knock\w*|outside|at my)\b.*\b(?:puerta|casa|door|house)\b|\b(?:puerta|door)\b.*\b(?:toca\w*|estan|ice|migra)\b/,
  },
  {
    fact: "alone",
    said: /\b(?:no tengo a nadie|nadie (?:de mi familia )?(?:es|tiene papeles)|no one|nobody|no family|soy solter[oa]|im single|sin familia)\b/,
  },
  {
    fact: "smallChildren",
    said: /\b(?:hij[oa]s?|nin[oa]s?|kids|children|son|daughter)\b.*\b(?:chiquit[oa]s?|pequen\w+|menores|small|little|nacid[oa]s? aqui|born here|ciudadan[oa]s?|citizens?)\b/,
    unless: /\b(?:2[1-9]|3\d) (?:anos|years)\b/,
  },
  {
    fact: "pending485",
    said: /\b(?:i ?485|ajuste|residencia|green card)\b(?: \w+){0,3} (?:pendiente|en tramite|metida|pending)\b|\b(?:pendiente|pending)\b(?: \w+){0,3} (?:i ?485|residencia|green card)\b/,
  },
];
