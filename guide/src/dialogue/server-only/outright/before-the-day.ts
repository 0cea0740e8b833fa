/**
 * A plan or a wait that a day comes before: a child's birthday that closes the way, a ceremony put off past it, a year for asylum or for the visa
 * centre that runs while money is saved, days that a receipt no longer gives, a door that a word opens. Who tells it asks nothing about the day.
 * Server only.
 */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";
import { homeland } from "#guide/dialogue/server-only/told/fact-cases.ts";

const child =
  "(?:h?ij[oa]s?|mij[oa]|nin[oa]s?|muchach[oa]s?|chamac[oa]s?|patoj[oa]s?|sons?|daughters?|kids?|child(?:ren)?)";
const turns = (age: string) =>
  new RegExp(
    `\\b${child}\\b(?: \\w+){0,24} (?:cumpl\\w+|va (?:para|pa) los|(?:(?:is|are) )?turn(?:s|ing)?|will be|(?:about|going) to be)(?: \\w+){0,3} (?:${age})\\b`,
  );
const turns21 = turns("21|veintiun[oa]?|twenty ?one");
const turns18 = turns("18|dieciocho|eighteen");
const nearly20 = new RegExp(
  `\\b${child}\\b(?: \\w+){0,8} (?:20|veinte|twenty)(?: anos)? (?:y medio|and a half)\\b`,
);

const citizenParent =
  /\b(?:soy|somos|me hice|nos hicimos|me acabo de hacer|me naturalic\w+)\b(?: \w+){0,2} ciudadan\w+|\b(?:me naturalic\w+|ya jure)\b|\bsu (?:papa|mama|padre|madre)(?: \w+){0,2} (?:es|ya es|se hizo) ciudadan\w+|\bmi (?:espos[oa]|marido|mujer) (?:ya )?es ciudadan[oa](?: \w+){0,2} tiene(?: \w+){0,2} h?ij[oa]\b|\bi(?:m| am| became)(?: \w+){0,3} citizen\b|\b(?:his|her|their) (?:dad|mom|father|mother)(?: \w+){0,2} (?:is|became) (?:a |an )?(?:us |american )?citizen\b/;
const residentParent =
  /\b(?:soy|somos)(?: \w+){0,2} residentes?\b|\btengo (?:la |mi )?(?:mica|residencia|green ?card)\b|\bi(?:m| am)(?: \w+){0,3} (?:resident|green ?card holder)\b|\bi have (?:a|my) green ?card\b/;
/** The child's papers are meant, or put off. */
const ofPapers =
  /\b(?:ped\w+|pid\w+|peticion\w*|meter\w*|met\w+|papeles|i ?130|esper\w+|junt\w+|ahorr\w+|ciudadania|ciudadan[oa]|arreglar\w*|petition\w*|file|filing|papers|wait\w*|sav(?:e|ing)|citizen\w*)\b/;
/** The child is to ask for the parent, has papers, or was asked for already; or it is another case. */
const otherChild = new RegExp(
  `\\b(?:la|lo|las|los|les?) (?:pedi|pedimos)\\b|\\b(?:me (?:puede|va a|quiere|pueda|podra|pida|meta|arregl\\w+)|pedirme|arreglarme|petition(?:s)? (?:for )?me|file for me|sponsor me)\\b|\\b(?:nacio|nacieron|nacid[oa]s?|born) (?:aqui|here|en estados|in the)\\b|\\b${child}(?: \\w+){0,3} (?:es|son|is|are) (?:ya |a |an |us )*(?:ciudadan\\w+|american\\w*|citizens?|marine|soldad\\w+)\\b|\\bya (?:(?:la|lo|le|les) )?(?:pedi|pedimos)\\b|\\bya (?:(?:la|lo|le) )?(?:mande|meti|metimos|mandamos)\\b(?! (?:lo de )?(?:la |mi )?(?:ciudadania|n ?400|solicitud de ciud\\w+))|\\b(?:already (?:filed|sent|petitioned)|pendiente|pending|aprob\\w+|approved)\\b|\\b(?:asilo|asylum|visa [ut]|sij|daca|i ?140|patron|employer|hijastr\\w+|step\\w+)\\b`,
);

const oath =
  /\b(?:jur(?:a|o|e|ar|amos|aremos)|juramento|juramentacion|ceremonia|oath|ceremony|sworn in|swearing)\b/;
/** Told by the child. */
const own18 =
  /\b(?:cumplo|voy a cumplir|i turn|ill turn|im turning|ill be)(?: \w+){0,2} (?:18|dieciocho|eighteen)\b/;
const ofParent = /\b(?:mi|mis|my) (?:mama|papa|madre|padre|jef[ae]s?|papas|mom|dad|mother|father|parents)\b/;
const sworn = /\b(?:ya (?:jure|juramos|hice (?:el|mi) juramento)|already (?:took|sworn))\b/;

const asylum = /\b(?:asilo|asylum|i ?589|589)\b/;
const arrived =
  /\b(?:llegue|llegamos|entre|entramos|vine|vinimos|venimos|cruce|cruzamos|came|arrived|entered|crossed|got here)\b/;
const putsOff =
  /\b(?:esper(?:ar|emos|amos(?: a)?|arnos|arme)|junt(?:ar|emos|e|amos|ando|o)|ahorr\w+|mas adelante|(?:despues|luego) (?:vemos|lo (?:pedimos|pido|hago|vemos))|cuando (?:tenga|tengamos|junte|juntemos|pueda|podamos|salga|cambie)|hasta que (?:cambie|tenga|junte|pase|salga)|no hay prisa|sin prisa|(?:to|should|will|better|well|ill|we|i) wait|sav(?:e|ing) (?:up|money)|once (?:we|i) (?:have|save)|no rush|no hurry)\b/;
const asylumBegun =
  /\b(?:ya (?:lo |la )?(?:pedi|pedimos|meti|metimos|mande|mandamos|presente)|pendiente|filed|pending|entrevista|interview|neg(?:o|aron)|denied|gane|ganamos|granted|aprob\w+|approved|corte|juez|court|judge|150|180|permiso de trabajo|work permit|(?:19\d\d|20(?:0\d|1\d|2[0-4]))|dos mil (?:diez|once|doce|trece|catorce|quince|dieci\w+|veinte|veintiuno|veintidos|veintitres|veinticuatro)|(?:hace|llev\w+)(?: \w+)? (?:[2-9]|\d\d|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|muchos|varios) anos|(?:[2-9]|\d\d|two|three|four|five|six|seven|eight|nine|ten|many) years)\b/;

const visaCentre = /\b(?:nvc|centro (?:nacional )?de visas|national visa center)\b/;
const keptQuiet =
  /\b(?:no|nunca|ni|sin)\b(?: (?:la|lo|les|le|me|nos|hemos|he|todavia|aun|ni)){0,3} (?:pag\w+|contest\w+|escri\w+|entr\w+|hecho|hice|hicimos|llamad\w+|respond\w+|segu\w+)\b|\b(?:no hay prisa|sin prisa|cuando se pueda|(?:se (?:me|nos) )?olvid\w+|(?:hace|llevamos|llevo|ya paso)(?: \w+){0,2} ano|(?:have ?nt|havent|didnt|did not|never|not)(?: \w+){0,2} (?:paid|pay|answer\w*|repl\w+|logged|done|written|contacted)|no (?:hurry|rush)|forgot)\b/;
const centreSilent =
  /\b(?:nvc|centro (?:nacional )?de visas|national visa center)\b(?: \w+){0,2} (?:no|doesnt|hasnt|never)\b|\bno (?:me |nos )?(?:ha |han )?(?:llegad|contesta|escribe|responde)\w*\b(?: \w+){0,3} (?:nvc|centro)\b|\b(?:ya (?:pague|pagamos)|documentar\w+|entrevista|interview|already paid)\b/;

const oldExtension =
  /\b(?:540|quinientos cuarenta|five hundred (?:and )?forty|ano y medio|(?:a )?year and a half)\b/;
const renewal = /\b(?:recibo|receipt|renov\w+|renew\w*|renuev\w+|extension|prorroga)\b/;
const workCard =
  /\b(?:permiso|ead|work permit|employment card|c ?0?8|c ?0?9|trabaj\w+|chamb\w+|765|work(?:ing)?)\b/;
const olderRenewal =
  /\b(?:751|condicional|conditional|tps|antes del? (?:30 )?(?:de )?octubre|before october|(?:en|in|de|desde) (?:\w+ (?:de |del )?)?(?:2024|2025|dos mil veinticinco)|hace (?:\w+ )?(?:un|dos|tres|1|2|3) anos?)\b/;

const moved =
  /\b(?:(?:me|nos) (?:mude|mudamos|cambie|cambiamos)|cambi(?:e|amos) de (?:casa|direccion|domicilio|ciudad)|moved)\b/;
const court = /\b(?:corte|audiencia|juez|jueza|court|hearing|judge)\b/;
const oldAddress =
  /\b(?:(?:otra|vieja|misma|antigua) direccion|direccion (?:vieja|anterior|de antes|antigua|pasada)|domicilio (?:viejo|anterior)|no (?:les |le |he |hemos |la )*(?:avis\w+|dij\w+|dicho|cambi\w+)|old address|(?:never|didnt|havent) (?:told|tell|updated?|changed?))\b/;
const missedIt =
  /\b(?:ya (?:tuve|hubo)|tuve|no (?:me|nos) enter\w+|falt\w+|no (?:fui|fuimos|lleg\w+)|missed|orden|order\w*|removal|deport\w+|(?:cambi\w+|mov\w+) de corte|otra corte|ausencia|absentia|ice|check ?in)\b/;

const twoYearCard =
  /\b(?:tarjeta|mica|green ?card|residen\w+|card)\b(?: \w+){0,4} (?:(?:2|dos) anos|(?:2|two) years?|condicional|conditional)\b|\b(?:2|two) year (?:green ?)?card\b/;
const ranOut = /\b(?:venci[oa]?|vencid[oa]|caduco|expir(?:ed|o))\b/;
const unsent =
  /\b(?:no|nunca|ni|jamas)\b(?: (?:la|lo|e|he|hemos|le|les)){0,2} (?:mand\w+|met[io]\w*|envi\w+|hice|hicimos|hecho)\b|\b(?:never|didnt|did not|havent)(?: \w+)? (?:filed?|sent|send|submit\w*)\b/;
/** Sent, or answered at court. */
const conditionsSent =
  /\b(?:ex|divorci\w+|divorc\w+|wont sign|no (?:quiere|va a) firmar|48|letter|carta|recibo|receipt|i ?751|751|quitar (?:las )?condiciones|remove (?:the )?conditions|corte|court|nta|ya (?:la |lo )?(?:mande|mandamos|meti)|already (?:filed|sent))\b/;

const asPolice = [
  /\b(?:ice|hielo|migra|migracion|inmigracion|immigration|agentes?|agents?)\b/,
  /\b(?:hac(?:e|en|er|erse) pasar|(?:se )?disfraz\w+|fing\w+|finj\w+|pretend\w*|pos(?:e|ing)|impersonat\w*|disguis\w*|(?:puede|pueden|can)(?: \w+){0,2} (?:decir|say)\w*(?: \w+){0,2} (?:son|theyre|they are))\b/,
  /\b(?:polic\w+|police|cops?)\b/,
] as const;
/** Others who say they are officers. */
const falseOfficers =
  /\b(?:ladron\w*|rater\w*|robar\w*|estaf\w+|dinero|pidio|pag\w+|scam\w*|thie\w+|robbers?|money|somebody|someone|alguien)\b/;

// A resident's petition ends with the wedding.
const petitioned = /\b(?:pedi|pedimos|peti?cion\w*|meti|metimos|f2b|petition\w*|filed for|sponsored)\b/;
const willMarry =
  /\b(?:se (?:va a casar|casa|quiere casar|nos casa)|casarse|la boda|(?:is )?getting married|(?:wants|going) to (?:get )?marr\w+|wedding)\b/;
const marriedElse =
  /\b(?:nos casamos|me case|mi (?:espos[oa]|marido|mujer|prometid[oa]|novi[oa])|ya (?:se caso|esta casad[oa])|my (?:wife|husband|fiance\w*))\b|\b(?:soy|ya soy|im|i am) (?:a )?(?:us )?(?:ciudadan[oa]|citizen)\b/;

// Ninety days with a K-1.
const fiance = /\b(?:k ?1|prometid[oa]|fianc\w*)\b/;
const fianceCame = /\b(?:llego|llegue|llegamos|entro|entre|vino|vine|came|arrived|entered|got here)\b/;
const wedding = /\b(?:bodas?|cas(?:ar(?:nos|me|se)?|amos|o)|wedding|marry|married)\b/;
const daysGone = /\b(?:\d{2}|sesenta|setenta|ochenta|seventy|eighty) (?:dias|days)\b|\bday \d{2}\b/;
const fianceElse =
  /\b(?:todavia no (?:nos|se)|havent married|not married|fell through|no (?:se |me |nos )?(?:quiere|quiero|queremos) casar|ya no|cancel\w+|peg[ao]\w*|golp\w+|(?:ya )?(?:nos casamos(?: (?:a los|el|en|hace))|me case|estamos casados)|ya nos casamos|(?:wont|doesnt want to|dont want to) marry|hits?|hit me|already married|i ?485|permiso|trabaj\w+|work)\b/;

// A day in court, and a trip or a party.
const celebration =
  /\b(?:boletos?|viaj\w+|vuelo|boda|bautizo|quinceanera|graduacion|vacaciones|tickets?|trip|flight|flying|wedding|baptism|vacation)\b/;
const movesIt =
  /\b(?:cambi\w+|muev\w+|mov\w+|recorr\w+|pasen|otra fecha|otro dia|reprogram\w*|pospon\w*|aplaz\w*|reschedul\w+|move|postpone|another (?:day|date))\b/;
const otherCourt =
  /\b(?:trafico|transito|traffic|dui|condado|county|familia|custody|custodia|criminal|mud\w+|moved to)\b/;
// Proof that comes on the day itself.
const fullHearing = /\b(?:individual|merits|final|asilo|asylum)\b/;
const proof =
  /\b(?:pruebas?|evidencias?|denuncias?|cartas|documentos|papeles|fotos|constancias?|evidence|proofs?|letters|documents|papers)\b/;
const onTheDay =
  /\b(?:ese (?:mismo )?dia|el mismo dia|ya con eso (?:llego|voy)|(?:se|le) l[oa]s? (?:doy|entrego|llevo|enseno|presento)|(?:that|the same|hearing) day|at the hearing|give (?:it|them) to the judge|bring (?:it|them) to (?:the )?(?:court|hearing|judge))\b/;

// A passport that ends before the interview.
const passport = /\b(?:pasaporte|passport)\b/;
const passportEnds =
  /\b(?:pasaporte|passport)\b(?: \w+){0,5} (?:vence|caduca|expira|expires|runs out|vencera)\b|\b(?:vence|caduca|expira|expires)\b(?: \w+){0,2} (?:el|mi|su|my|the) (?:pasaporte|passport)\b/;
const interview = /\b(?:entrevista|cita|interview|appointment)\b/;
const atConsulate = /\b(?:consulado|juarez|embajada|cdj|consulate|embassy|visa|nvc)\b/;
const ofResidence = /\b(?:residen\w+|485|mica|green ?card|matrimonio|uscis|ajuste)\b/;

// The day on the I-94, and not the visa's.
const entryRecord = /\b(?:i ?94)\b/;
const staysOn =
  /\b(?:qued\w+|hasta que|unos? (?:\w+ )?(?:meses|semanas)|visa (?:se (?:le|me) )?(?:vence|dura|vale)|stay\w*|visa (?:is good|expires|lasts|runs))\b/;
const visaLasts = /\bvisa\b(?: \w+){0,6} (?:vence|vale|dura|hasta|20\d\d|good|valid|expires|lasts)\b/;
const leftOver =
  /\b(?:ya (?:se )?(?:vencio|paso)|se (?:me|le) (?:paso|vencio)|expired|extension|extender\w*|extend\w*|alarg\w+|que forma|which form|i ?539|fuera de estatus|out of status|decia|overstay\w*|past my|me pase|llev[oa]|trabaj\w*|contrat\w+|work|hire\w*|espos[oa]|marido|husband|wife|residencia|green ?card)\b/;

// Six months from the police's signature.
const certification = /\b(?:certifica\w+|suplemento b|supplement b|(?:i ?)?918 ?b)\b/;
const signed = /\b(?:firm(?:o|aron|ada|ado)|signed)\b/;
const uPutsOff = new RegExp(
  `${putsOff.source}|\\b(?:en|para|hasta|in|until) (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december|el (?:otro|proximo) (?:ano|mes)|next year)\\b`,
);
const signedWhen =
  /\b(?:hace|desde|meses|months|sirve|vence|caduca|vale|expires?|valid|good|ago|cuanto tiempo|how long|todavia)\b/;
const uOther =
  /\b(?:no (?:me |la |quiere |quieren )*firm\w+|neg\w+|ya (?:la |lo )?(?:mande|meti)|filed|refus\w+)\b/;

// A waiver that is denied by letter, and not the provisional one.
const waiver601 = /\b(?:i ?601)\b(?! ?a\b)/;
const denied = /\b(?:neg(?:aron|ado|ada|o)|denegad\w+|denied|rechaz\w+)\b/;
const provisional = /\b(?:601 ?a|provisional)\b/;

// A resident who stays abroad for months.
const cardHolder =
  /\b(?:soy residente|(?:tengo|con) (?:la |mi )?(?:mica|green ?card|residencia)|i have (?:a|my) green ?card|(?:im|i am) (?:a )?(?:\w+ )?resident|green ?card holder)\b/;
const abroadSince =
  /\b(?:estoy|ando|sigo|llevo|me vine|vine|been|living|staying|im|i am)\b(?: \w+){0,6} (?:mexico|guatemala|honduras|salvador|nicaragua|colombia|venezuela|ecuador|peru|republica dominicana|mi (?:pais|tierra|pueblo)|oaxaca|puebla|michoacan|jalisco|guerrero|zacatecas|my country|back home|abroad)\b(?: \w+){0,10} (?:desde|since|hace|llev[oa]|ya son|van)\b|\bme (?:fui|vine)\b(?: \w+){0,3} (?:a|el|en|pa|para)\b(?=.*\b(?:(?:llevo|ya son|van|tengo)(?: \w+){0,3} mes(?:es)? (?:aca|alla|aqui|fuera)|sigo (?:en|aca|alla|fuera)|estoy (?:alla|fuera|en (?:mexico|guatemala|honduras|mi (?:pais|tierra|pueblo)))))|\b(?:sigo|estoy) en (?:mexico|guatemala|honduras|mi (?:pais|tierra|pueblo))\b.*\bme (?:fui|vine)\b/;

/** Only guessed from words that dangers and requests also use. */
const guessed = ["lie", "sham", "hide", "trafficking"] as const;

// A citizen child of age, told with how the parent came.
const childHere = new RegExp(
  `\\b${child}\\b(?: \\w+){0,4} (?:ciudadan[oa]|american[oa]|citizen|(?:nacio|nacid[oa]|born) (?:aqui|here|en estados unidos|in the))\\b`,
);
const isGrown =
  /\b(?:(?:ya )?(?:tiene|cumplio|cumplio los|is|turned|hes|shes)(?: ya)? (?:21|2[2-9]|3\d|veintiun\w*|veintidos|veintitres|veinticuatro|veinticinco|treinta\w*|twenty ?(?:one|two|three|four|five)))\b/;
const petitionsMe =
  /\b(?:me (?:puede|podria|pued[ae])(?: ya)? (?:pedir|arreglar|meter)|(?:puede|podria)(?: ya)? (?:pedirme|arreglarme)|petition (?:for )?me|file for me|sponsor me)\b/;
const parentOther =
  /\b(?:cruc\w+|cruz\w+|rio|cerro|desierto|mojad[oa]|sin (?:papeles|inspeccion|revision|visa)|crossed|deport\w+|orden|order|corte|court|daca|tps|arrest\w+|veces|twice|no (?:es|tiene)|estoy en (?:mexico|guatemala|honduras|el salvador))\b/;

// A resident's spouse who came with a visa: the time over it is not forgiven.
const withVisa = /\b(?:entre|vine|llegue|came|entered)(?: \w+){0,3} (?:con|on|with)(?: \w+){0,2} visa\b/;
const residentSpouse =
  /\b(?:mi|my) (?:espos[oa]|marido|mujer|wife|husband)\b(?: \w+){0,3} (?:es|is|tiene|has)(?: \w+){0,2} (?:residente|resident|mica|green ?card)\b|\b(?:me case con|married)(?: \w+){0,2} (?:residente|resident)\b/;
const wantsToSettle =
  /\b(?:i ?485|485|arregl\w+|residencia|quedar\w*|sin salir|ajust\w+|green ?card|stay|without leaving|adjust)\b/;

// So many months without permission, and gone again.
const overMonths = (months: string) =>
  new RegExp(
    `\\b(?:me quede|se quedo|estuvo|estuve|vivio|vivi|stayed|overstayed|was here)\\b(?: \\w+){0,6} (?:${months})(?: meses| months)\\b`,
  );
const goneAgain =
  /\b(?:(?:ya )?(?:me|se) (?:regrese|regreso|fui|fue|vine|volvi|volvio)|sali|salio|went back|left|returned|came back to (?:mexico|guatemala|honduras|el salvador))\b/;
const withoutPermission =
  /\b(?:sin (?:papeles|estatus|permiso)|venc\w+|i ?94|i noventa y cuatro|overstay\w*|expired|past my|without (?:papers|status))\b/;
const goneElse =
  /\b(?:anos?|years?|deport\w+|orden|order|cruc\w+ (?:otra|de nuevo)|volvi a (?:entrar|cruzar)|mica|residente|18)\b/;

// A spouse over there, told with one's own papers.
const iAmCitizen = /\b(?:(?:ya |yo )?soy(?: \w+)? ciudadan[oa]|(?:im|i am)(?: \w+){0,2} citizen)\b/;
const spouseThere = new RegExp(
  `\\b(?:mi|my) (?:espos[oa]|marido|mujer|wife|husband)\\b(?: (?:que|who))? (?:esta|vive|sigue|is|lives)(?: (?:alla|todavia|still|back))? (?:en|in) ${homeland}\\b`,
);
const spouseElse =
  /\b(?:primero?a?|que (?:mando|forma|papel)|what do i send|first|esper\w+|ciudadania|mejor|wait\w*|citizenship|deport\w+|sacaron|orden|castigo|perdon|sin papeles aqui|cruz\w+|detenid\w+|enferm\w+|aprob\w+|approved|nvc|cita|entrevista|interview|trabaj\w+|visita\w*|cuanto|how (?:much|long)|peg[ao]\w*)\b/;

// More proof, by a day that the letter names.
const moreProof =
  /\b(?:rfe|request for (?:more |additional )?evidence|(?:piden?|pidieron|quieren) (?:mas |otras )?(?:pruebas|evidencias?))\b/;
const byTheDay =
  /\b(?:a mas tardar|(?:tiene que|debe) (?:llegar|haber llegado)|contest\w+ (?:antes|para)|(?:para|hasta|antes) (?:el|del) \d{1,2}|(?:by|before|until) (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/;
const proofSent =
  /\b(?:ya (?:la |lo )?(?:mande|conteste|respondi)|already (?:sent|answered)|mas (?:tiempo|dias)|prorroga|more time|extension|corte|court|asilo|asylum)\b/;

/** Ways of petitions that the ranking takes the child's for. */
const petitions = [
  "arreglar-papeles",
  "ajuste-familiar",
  "pedir-papas",
  "ciudadania-requisitos",
  "pedir-hermanos",
  "pedir-esposo",
  "turista-vencido",
];

export const beforeTheDayRules: readonly Outright[] = [
  { id: "oath-before-18", said: [oath, turns18], unless: sworn, over: guessed },
  { id: "parent-oath-before-18", said: [oath, own18, ofParent], unless: sworn, over: guessed },
  {
    id: "child-21-in-time",
    said: [citizenParent, turns21, ofPapers],
    unless: otherChild,
    against: petitions,
  },
  { id: "child-21-in-time", said: [citizenParent, nearly20, ofPapers], unless: otherChild },
  {
    id: "resident-child-in-time",
    said: [residentParent, turns21, ofPapers],
    unless: otherChild,
    against: petitions,
  },
  { id: "resident-child-in-time", said: [residentParent, nearly20, ofPapers], unless: otherChild },
  {
    id: "asylum-no-waiting",
    said: [asylum, arrived, putsOff],
    unless: asylumBegun,
    against: ["asilo-general", "miedo-creible", "crimen-organizado"],
    lead: "other",
  },
  {
    id: "child-21-petitions-parent",
    said: [childHere, isGrown, petitionsMe],
    unless: parentOther,
    against: petitions,
  },
  {
    id: "visa-resident-spouse",
    said: [withVisa, residentSpouse, wantsToSettle],
    unless: parentOther,
    against: ["turista-vencido", ...petitions],
  },
  {
    // Of the court's paper, and no crime.
    id: "court-charges",
    said: [],
    after: {
      topics: ["nta-corte"],
      said: [
        /\b(?:no (?:le )?(?:entendi|entiendo)|que (?:son|es|quiere decir)|cuales|what are|didnt understand)\b.*\b(?:cargos?|charges?)\b/,
      ],
    },
  },
  {
    id: "overstay-under-180",
    said: [
      overMonths("1|2|3|4|5|un|dos|tres|cuatro|cinco|one|two|three|four|five"),
      goneAgain,
      withoutPermission,
    ],
    unless: goneElse,
    against: ["turista-vencido", "castigo-3-10-perdon", ...petitions],
  },
  {
    id: "left-after-overstay",
    said: [
      overMonths("7|8|9|1[0-9]|siete|ocho|nueve|diez|once|doce|seven|eight|nine|ten|eleven|twelve"),
      goneAgain,
      withoutPermission,
    ],
    unless: goneElse,
    against: ["turista-vencido", "castigo-3-10-perdon", ...petitions],
  },
  {
    id: "citizen-spouse-abroad",
    said: [iAmCitizen, spouseThere, ofPapers],
    unless: spouseElse,
    against: petitions,
  },
  {
    id: "resident-spouse-abroad",
    said: [residentParent, spouseThere, ofPapers],
    unless: spouseElse,
    against: petitions,
  },
  { id: "rfe-time", said: [moreProof, byTheDay], unless: proofSent, lead: "other" },
  { id: "nvc-no-hurry", said: [visaCentre, keptQuiet], unless: centreSilent },
  { id: "receipt-no-extension", said: [oldExtension, renewal, workCard], unless: olderRenewal },
  { id: "late-i751", said: [twoYearCard, ranOut, unsent], unless: conditionsSent },
  {
    id: "two-year-card",
    said: [twoYearCard, /\b(?:venc[ea]\w*|expires?|runs out)\b/, /\b(?:i ?90|renov\w+|renuev\w+|renew\w*)\b/],
    unless: conditionsSent,
    against: ["renovar-green-card", "documentos-perdidos"],
  },
  {
    id: "two-year-card",
    said: [twoYearCard, ranOut],
    unless: conditionsSent,
    against: ["divorcio-en-tramite"],
  },
  {
    id: "child-marries-parent",
    said: [residentParent, petitioned, new RegExp(`\\b${child}\\b`), willMarry],
    unless: marriedElse,
    over: guessed,
  },
  {
    id: "fiance-ninety",
    said: [fiance, fianceCame, wedding, daysGone],
    unless: fianceElse,
    lead: "other",
  },
  { id: "fiance-ninety", said: [fiance, fianceCame, wedding], unless: fianceElse },
  { id: "hearing-change", said: [court, celebration, movesIt], unless: otherCourt, lead: "court" },
  { id: "evidence-in-time", said: [court, fullHearing, proof, onTheDay], unless: otherCourt, lead: "other" },
  { id: "passport-visa-interview", said: [passport, passportEnds, interview, atConsulate] },
  {
    id: "passport-card-interview",
    said: [passport, passportEnds, interview, ofResidence],
    unless: atConsulate,
  },
  { id: "until-i94", said: [entryRecord, staysOn, visaLasts], unless: leftOver },
  { id: "u-signature-six-months", said: [certification, signed, uPutsOff], unless: uOther, lead: "other" },
  {
    id: "u-signature-six-months",
    said: [certification, signed, /\b(?:(?:5|cinco|five) (?:meses|months)|sexto mes|sixth month)\b/],
    unless: uOther,
    lead: "other",
  },
  { id: "u-signature-six-months", said: [certification, signed, signedWhen], unless: uOther, lead: "other" },
  {
    id: "i601-denied",
    said: [waiver601, denied],
    unless: provisional,
    against: ["castigo-3-10-perdon"],
    lead: "other",
  },
  { id: "resident-away", said: [cardHolder, abroadSince], against: ["viajar-advance-parole"] },
  { id: "agents-as-police", said: asPolice, unless: falseOfficers, over: ["lie", "sham"] },
  {
    // The hearing is so near that the way there comes before the notice.
    id: "court-elsewhere",
    said: [
      /\b(?:corte|audiencia|juez|court|hearing|judge)\b/,
      /\b(?:me (?:mude|cambie)|nos (?:mudamos|cambiamos)|(?:i|we) (?:just )?moved)\b/,
      /\b(?:nunca|no) (?:le |les )?(?:avis\w+|dij\w+|cambi\w+)\b|\b(?:never|didnt|havent|forgot to)(?: \w+)? (?:told|tell|notif\w+|inform\w*|changed?|updated?)\b/,
      /\b(?:manana|pasado manana|hoy|esta semana|tomorrow|today|this week|en (?:dos|tres|\d) dias|in (?:two|three|\d) days|el (?:lunes|martes|miercoles|jueves|viernes)|on (?:monday|tuesday|wednesday|thursday|friday))\b/,
    ],
    unless: /\b(?:falte|missed|ayer|yesterday|hace|ago|ya (?:paso|fue))\b/,
    lead: "court",
    over: [],
  },
  { id: "moved-late", said: [moved, court, oldAddress], unless: missedIt },
];
