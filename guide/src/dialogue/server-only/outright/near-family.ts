/**
 * Family whose one fact decides and that the ranking takes for a neighbour: a cousin, a father who will not petition, papers for a couple who
 * came with a visa, a relative's asylum, a child with an illness. Server only.
 */
import { farRelative, moreThanPetition } from "#guide/dialogue/server-only/near-subjects/plain-subject.ts";
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";

// Who can petition.
const farKin =
  "(?:niet[oa]s?|abuel(?:it)?[oa]s?|ti[oa]s?|prim[oa]s?|sobrin[oa]s?|cunad[oa]s?|suegr[oa]s?|yerno|nuera|padrin[oa]|grand(?:son|daughter|child|ma|pa|mother|father|parents?)|uncle|aunt|cousin|nephew|niece|(?:brother|sister|mother|father) in law)";
/** Asked of a relative for whom, or by whom, there is no petition; told first or in a later turn. */
export const farPetition = new RegExp(
  [
    `\\b(?:mi|mis|un|una|my|a) ${farKin}\\b(?: \\w+){0,4} (?:me|nos)? ?(?:puede[n]?|podria[n]?|quiere[n]?|va[n]? a|can|could|wants to) (?:me |nos )?(?:pedir(?:me|nos)?|peticionar(?:me|nos)?|arreglar(?:me|nos)?|patrocinar(?:me|nos)?|meter(?:me)? (?:los |mis )?papeles|dar(?:me)? (?:los )?papeles|petition|sponsor|file)\\b`,
    `\\b(?:puede|podria|podra|can|could) (?:mi|my|a|un) ${farKin}(?: \\w+){0,3} (?:pedir(?:me|nos)?|peticionar(?:me)?|arreglar(?:me)?|petition|sponsor|file)\\b`,
    `\\b(?:me|nos) (?:puede|podria|quiere) (?:pedir|peticionar|arreglar|patrocinar) (?:un|una|mi) ${farKin}\\b`,
    `\\b(?:puedo|podria|quiero|como (?:le hago para )?|can i|how (?:do|can) i) (?:pedir|pido|peticionar|arreglar|petition|sponsor)(?: for)? (?:a |al )?(?:mi|mis|un|una|my|a) ${farKin}\\b`,
  ].join("|"),
);
const farOther =
  /\b(?:(?:sus?|her|his|their|own) (?:propi[oa]s )?(?:papeles|situacion|estatus|residencia|mica|papers|status|green ?card)|(?:ti[oa]|prim[oa]|abuel[oa]|sobrin[oa]|cunad[oa]|uncle|cousin|aunt) (?:me )?(?:dice|dijo|cuenta|conto|says|said|told)|work|visa|taxes|impuestos|gan[ao]|ingresos?|sueldo|income|i ?864|afidavit|carta de sostenimiento|co ?(?:patrocinador|sponsor)|joint|firmar|sign|trabajo|empresa|negocio|patron|job|visit\w*|turista|tourist|albergue|orr|detenid[oa]|detained|custodia|adopt\w+|asilo|asylum|murio|died|tutela|guardian\w*|cuid[oa]|casar\w*|marry|(?:su|con) (?:espos[oa]|marido)|(?:a|for|por) (?:mi|my) (?:espos[oa]|marido|mujer|pareja|viej[oa]|husband|wife|spouse))\b/;
const abuelo =
  /\b(?:mi|mis|my) (?:abuel(?:it)?[oa]s?|bisabuel[oa]|grand(?:father|mother|parents?|pa|ma)|great grand\w+)\b(?: \w+){0,4} (?:es|era|eran|fue|nacio|is|was|were)(?: \w+){0,3} (?:gring[oa]|american[oa]?|ciudadan[oa]|estados unidos|texas|california|here|aqui|citizen|born)\b/;
const abueloOther =
  /\b(?:pidio|pedid[oa]|aprobad[oa]|petitioned|se nos fue|murio|pedir(?:me)?|peticion\w*|petition|sponsor|visit\w*|murio y|naci (?:aqui|en (?:texas|california|estados))|born here)\b/;
const adopted = /\b(?:me adopt\w+|fui adoptad[oa]|soy adoptad[oa]|adopted me|i was adopted|im adopted)\b/;
const adoptedOther =
  /\b(?:nunca me adopt\w+|never adopted|padrastro|madrastra|step\w+|(?<!(?:never|nunca) )(?:got|me dieron|me dio|tengo|tuve|tenia|have|had)(?: \w+){0,3} (?:gr(?:ee|e)n ?card|mica|residencia)|quiero adoptar|adoptar a|nuestro hijo|mi hij[oa]|we adopted|my (?:son|daughter))\b/;
const refuses =
  /\b(?:mi|my) (?:papa|mama|padre|madre|padrastro|espos[oa]|marido|hij[oa]|herman[oa]|dad|mom|father|mother|husband|wife|son|daughter|brother|sister)\b(?: \w+){0,7} (?:no (?:me |nos )?quiere (?:pedir(?:me)?|peticionar(?:me)?|arreglar(?:me)?|firmar(?:me)?|ayudar(?:me)?|meter)|(?:wont|will not|refuses to|doesnt want to|does not want to) (?:petition|sponsor|file|help|sign))\b/;
const refusesOther =
  /\b(?:espos[oa]|marido|husband|wife|i ?751|condicion\w*|tarjeta|divorc\w+|separ\w+|peg\w+|golpe\w+|maltrat\w+|amenaz\w+|grit\w+|hits?|abus\w+|threat\w+|i ?864|vence|expir\w+|corte|court|pasaporte)\b/;
const spouseWord = /\b(?:espos[oa]|marido|husband|wife)\b/;
const ofStatus = /\b(?:ciudadan[oa]|american[oa]|residente|citizen|resident|gring[oa])\b/;
const jailed = /\b(?:pres[oa]|carcel|prision|encarcelad[oa]|jail|prison|incarcerated|locked up)\b/;
const petitioned = /\b(?:pedir(?:me)?|peticion\w*|arregl\w+|i ?130|petition|sponsor|papers|papeles)\b/;
const whereMarry =
  /\b(?:cas(?:ar\w*|o|amos|emos)|boda|matrimonio|marry|married|wedding)\b(?=.*\b(?:aqui o alla|alla o aqui|aca o alla|aqui o en|alla o aca|here or (?:there|in|back)|there or here|en que pais|which country|en (?:mexico|guatemala|honduras|el salvador|colombia|mi pais) o (?:aqui|aca|en estados))\b)/;
const citizenParent =
  /\b(?:(?:mi|my) (?:mama|papa|madre|padre|mom|dad|mother|father)(?: \w+){0,2} (?:es|is|se hizo|ya es)(?: \w+){0,2} (?:ciudadan[oa]|citizen))\b/;
const grownAge = /\b(?:tengo|im|i am) (?:2[1-9]|[3-6]\d)\b/;
const grownOther =
  /\b(?:residente|mica|green ?card|resident|se hizo|naci|born|cuando (?:yo )?ten|derivad\w+|ya soy ciudadan|asilo|asylum|corte|court|orden|deport\w+|daca|espos[oa]|cruc\w+|entre|crossed|came|arregl\w+|legaliz\w+|sin papeles|fix)\b/;
const spouseCitizen =
  /\b(?:mi|my) (?:espos[oa]|marido|mujer|husband|wife)(?: \w+){0,2} (?:es|is)(?: \w+){0,2} (?:ciudadan[oa]|american[oa]|citizen|gring[oa])\b/;
const cameWithVisa =
  /\b(?:(?:entre|vine|llegue|entramos) (?:\w+ ){0,2}con (?:\w+ )?(?:visa|turista)|(?:came|entered)(?: \w+){0,3} (?:on|with) (?:a |my )?(?:\w+ )?visa)\b/;
const whichPapers =
  /\b(?:que|cuales|what|which) (?:papeles|documentos|formas|formularios|papers|documents|forms)\b|\bque (?:necesito|necesitamos|mando|mandamos|hay que mandar|llevo)\b|\bwhat do (?:i|we) need\b/;
const visaOther =
  /\b(?:de otr[oa]|prestad[oa]|fals[oa]|de mi prim[oa]|corte|orden|deport\w+|dui|arrest\w+|entrevista|interview|k ?1|prometid[oa]|cruc\w+|rio|consulad\w+)\b/;

// Asylum, and what stands beside it.
const hasAsylum =
  /\b(?:tengo (?:el )?asilo|me dieron (?:el )?asilo|gane (?:mi |el )?asilo|soy asilad[oa]|asilo aprobado|i have asylum|i was granted asylum|im an asylee|granted asylum)\b/;
const marries =
  /\b(?:me case|casad[oa]|nos casamos|me voy a casar|casarme|married|marry|espos[oa] ciudadan[oa])\b/;
const crossed =
  /\b(?:entre|cruce|pase|llegue|came|crossed|entered)(?: \w+){0,3} (?:rio|cerro|desierto|frontera|sin (?:papeles|inspeccion|revision|visa)|river|desert|without)\b/;
const asylumOther =
  /\b(?:pendiente|pending|en (?:proceso|tramite|corte)|corte|negaron|denied|traer|pedir a|bring)\b/;
const withdraws =
  /\b(?:(?:quiero|quisiera|puedo|podria|debo|deberia|mejor|conviene|como|can i|should i|i want to|how (?:do|can) i)(?: \w+){0,2} (?:retir\w+|cancel\w+|quitar|abandon\w+|dejar|withdraw\w*|drop)|retiro|quiero retirar)(?: \w+){0,3} (?:mi |el |la |my )?(?:caso de |solicitud de |peticion de )?(?:asilo|asylum)\b/;
const withdrawOther =
  /\b(?:me (?:quitaron|cancelaron)|(?:pueden|puede) (?:quitar|cancelar)|uscis cancel\w+|no quiero (?:retirar|dejar|cancelar)|viaj\w+)\b/;
const inHerAsylum =
  /\b(?:(?:nin[oa]s?|sobrin[oa]s?|niet[oa]s?|nephews?|nieces?|grand(?:kids?|children|son|daughter)|kids?)\b(?: \w+){0,6} (?:asilo|asylum)\b(?: \w+){0,4} (?:ti[oa]s?|abuel[oa]s?|aunt|uncle|grand(?:ma|mother|parents?))|(?:incluir|meter|agregar|include|add)(?: \w+){0,4} (?:sobrin[oa]s?|niet[oa]s?|nephews?|nieces?|grand\w+)(?: \w+){0,4} (?:asilo|asylum))\b/;
const prints = /\b(?:huellas?|biometric\w*|fingerprints?)\b/;
const printsOther =
  /\b(?:sin decirme|nunca|notari\w*|metio|senora|preparador\w*|never|falte|faltamos|no fui|missed|cambiar|otra fecha|resched\w+|bebe|nin[oa]|negaron|denied|entrevista|interview|pago|cuesta|cost|cuanto (?:tarda|tiempo)|how long|despues de|after|permiso)\b/;
const asylumWord = /\b(?:asilo|asylum)\b/;

// A child whose illness counts, and ten years.
const childWord = /\b(?:hij[oa]s?|nin[oa]s?|bebe|son|daughter|child|kid|boy|girl)\b/;
const illOf =
  /\b(?:autis\w+|sindrome de down|down syndrome|discapacid\w+|disab\w+|cancer|epileps\w+|especial(?:es)?|special needs|enferm[oa]|paralisis|sordo|sorda|cieg[oa]|asma|asthma|diabetes|corazon|heart)\b/;
const againstRemoval =
  /\b(?:(?:no|para que no|evitar|parar|frenar|pelear|contra|sirve|ayuda|me puede|cuenta)(?: \w+){0,5} (?:deport\w+|me saquen|me deporten)|deport\w+(?: \w+){0,5} (?:sirve|ayuda|cuenta|evit\w+)|(?:stop|avoid|fight|against|help)(?: \w+){0,5} (?:deport\w+|removal)|cancelacion|42b)\b/;
const sickOther =
  /\b(?:que cuenta|que significa|excepcional\w*|exceptional|what counts|papeles|pruebas|doctor|evidence|paperwork|tengo orden|ya (?:me )?deport\w+|me deportaron|detenid[oa]|perdi|negaron|denied|apel\w+|appeal\w*|vuelo)\b/;
const taxesGive =
  /\b(?:(?:10|diez|ten|muchos) (?:anos|years)(?: \w+){0,4} (?:taxes|impuestos)|(?:pag\w+|declar\w+|paying|paid)(?: \w+){0,3} (?:taxes|impuestos))\b/;
const gavePapers =
  /\b(?:(?:le|les|me|nos|te) (?:dieron|dan|van a dar|daran|dio)(?: \w+){0,2} (?:papeles|residencia|mica|permiso|green ?card)|(?:get|got|give|gives|gave)(?: \w+){0,3} (?:papers|green ?card|legal))\b/;
const isItSo = /\b(?:cierto|verdad|dice|dicen|dijo|real|true|says?|said|es asi|sera)\b/;

// A child too young to petition.
const tooYoung =
  /\b(?:(?:mi|my) (?:hij[oa]|nin[oa]|bebe|son|daughter|kid)\b(?: \w+){0,6} (?:[1-9]|1\d|20) (?:anos|years|yrs?)\b(?: \w+){0,4} (?:ciudadan[oa]|american[oa]|nacio aqui|nacid[oa] aqui|citizen|born here)|(?:mi|my) (?:hij[oa]|nin[oa]|son|daughter|kid)\b(?: \w+){0,4} (?:ciudadan[oa]|american[oa]|nacio aqui|nacid[oa] aqui|citizen|born here)\b(?: \w+){0,5} (?:[1-9]|1\d|20)\b(?: (?:anos|years|yrs?))?)/;
const youngOther =
  /\b(?:espos[oa]|marido|mujer|husband|wife|novi[oa]|pareja|autis\w+|enferm\w+|down|discapacid\w+|cancer|corte|court|orden|detenid[oa]|deport\w+|asilo|asylum|daca|tps|pasaporte|passport|medicaid|escuela|school|21|22|23|24|25|peg\w+|golpe\w+|crimen|victima|visa|parole|soy (?:ciudadan|resident)\w+)\b/;
const crossedOver =
  /\b(?:(?:entre|cruce|pase|vine|llegue|brinque)(?: \w+){0,2} (?:por el (?:rio|cerro|desierto|monte)|sin (?:papeles|inspeccion|revision|visa|permiso)|mojad[oa]|caminando|con coyote)|(?:came|crossed|entered)(?: \w+){0,3} (?:river|desert|border|without))\b/;
const pregnant = /\b(?:embarazada|embarazo|encinta|pregnant|voy a tener un bebe|espero (?:un )?bebe)\b/;
const pregnantOther =
  /\b(?:detenid[oa]|detained|ice|arregl\w+|legaliz\w+|espos[oa]|marido|novi[oa]|husband|boyfriend|residencia|me (?:puede|sirve|ayuda) para|peg\w+|golpe\w+|hits?|deport\w*|asilo|visa|orden|corte|viaj\w+|consulad\w+|vacun\w+|sangr\w+|dolor\w*|duele|emergencia|parto|contraccion\w*|bleed\w*|pain|labor|papeles (?:por|para)|cruz\w+)\b/;
const noPapers =
  /\b(?:sin (?:papeles|documentos|seguro)|no (?:tengo|tenemos) (?:papeles|documentos|estatus|seguro|aseguranza)|indocumentad[oa]|undocumented|no papers|without papers|dont have papers)\b/;
const safeHospital =
  /\b(?:is it safe|safe to|es (?:seguro|peligroso)|es segura|dangerous to|(?:me )?da miedo|tengo miedo de|afraid to|scared to)\b(?: \w+){0,3} (?:ir|go|a|al|to|en)(?: \w+){0,2} (?:hospital|clinica|clinic|emergency room|urgencias)\b/;
const ifRemoved =
  /\b(?:si (?:me|nos) (?:deport\w+|agarr\w+|detien\w+|llev\w+)|if (?:i get|they|im|i am|we get) (?:deport\w*|detain\w*|take))\b/;
const mineHere =
  /\b(?:(?:con|y|a|de|que pasa con) (?:mis|mi|los) (?:hij[oa]s?|nin[oa]s?)|my (?:kids?|children|son|daughter))\b/;
const ifRemovedOther =
  /\b(?:deportaron|cruz\w+|otra vez|again|alla|arregl\w+|ayuda\w*|sirve|cancelacion|42b|pasaporte|passport|mandar\w*|llevarmelos|llevarme|orden|afuera|puerta|casa|carro)\b/;
const marriedTwo =
  /\b(?:(?:me case|nos casamos|casad[oa]s?)(?: \w+){0,3} (?:hace|desde hace) (?:\w+ )?(?:un|1|dos|2|ano|casi dos) anos?|hace (?:casi )?(?:dos|2) anos (?:que )?(?:me case|nos casamos)|(?:married|got married)(?: \w+){0,2} (?:two|2) years ago)\b/;
const cardEnds =
  /\b(?:tarjeta|mica|green ?card|residencia|card)\b(?: \w+){0,3} (?:vence|se vence|expira|termina|caduca|expires?|runs out)\b|\b(?:vence|expires?)(?: \w+){0,3} (?:tarjeta|mica|green ?card|card)\b/;

// Somebody died there.
const diedThere =
  /\b(?:muri[oó]|murieron|fallecio|fallecieron|died|passed away)\b(?=.*\b(?:mama|papa|madre|padre|abuel\w+|herman[oa]|hij[oa]|ti[oa]|mom|dad|mother|father|grand\w+|brother|sister|son|daughter|uncle|aunt)\b)/;
const wantsToGo =
  /\b(?:funeral|entierro|velorio|sepelio|enterrar\w*|despedir\w*|(?:puedo|podria|quiero|can i|could i|want to) (?:ir|viajar|go|travel))\b/;
const diedOther =
  /\b(?:i ?485|485|pendiente|pending|(?:lo|la|los|las) dejen|dejen entrar|visa|parole|vuelo|flight|boleto|residente|resident|mica|green ?card|ciudadan[oa]|citizen|daca|tps|peticion\w*|petition\w*|me pidio|pedid[oa]|i ?130|detenid[oa]|ice)\b/;

// A parent's own child, who is somebody's husband or brother here.
const ownChildOfParent = new RegExp(
  [
    "\\b(?:mi|my) (?:suegr[oa]|mama|papa|madre|padre|(?:mother|father)(?: in law)?|mom|dad)\\b(?: (?!(?:murio|fallecio|died)\\b)\\w+){0,6} (?:pedir|peticionar|arreglar|pida|pide|petition|sponsor|file)(?: for)?(?: a)? (?:mi|su|my|his|her) (?:espos[oa]|marido|mujer|pareja|herman[oa]|husband|wife|brother|sister|hij[oa] casad[oa]|married (?:son|daughter))\\b",
    "\\b(?:espos[oa]|marido|mujer|husband|wife|herman[oa]|brother|sister)\\b(?: \\w+){0,3} (?:lo|la) (?:puede|podria|quiere) pedir (?:su|mi) (?:mama|papa|suegr[oa])\\b",
  ].join("|"),
);
const ownChildOther =
  /\b(?:murio|fallecio|died|detenid[oa]|deport\w+|orden|corte|asilo|asylum|daca|taxes|i ?864|afidavit|dejar de|retirar|cancelar|ya (?:lo|la|me) pidio|pidio en)\b/;

// A friend who tells what he saw of a couple.
const asksWhatToWrite =
  /\b(?:que (?:le |les )?(?:pongo|pone|ponga|escribo|escribe|escriba|digo|dice|diga)|como (?:la )?(?:hago|hace|escribo|escribe)|what (?:do|should|does) (?:i|he|she|they) (?:write|put|say))\b/;
const letterOfFriend =
  /^(?=.*\b(?:carta|declaracion|affidavit|letter|testigo|witness)\b)(?=.*\b(?:amig[oa]s?|conozc\w+|conoce\w*|testigo|friends?|knows?|witness)\b).*\b(?:pareja|matrimonio|boda|se caso|casaron|casad[oa]s|couple|marriage|wedding|married)\b/;
const letterOther =
  /\b(?:fals\w+|fake|invent\w+|aunque|mentir\w*|mentira|pag\w+|nunca|pretend\w*|divorci\w+|golp\w+|peg[ao]|corte|court|juez|judge|vawa)\b/;

export const nearFamilyRules: readonly Outright[] = [
  {
    id: "their-own-child",
    said: [ownChildOfParent],
    unless: ownChildOther,
    calm: true,
    against: [
      "pedir-esposo",
      "pedir-hermanos",
      "pedir-papas",
      "inmediato-vs-preferencia",
      "hijos-hijastros",
      "ajuste-familiar",
      "matrimonio-igualitario",
    ],
  },
  { id: "friend-letter", said: [asksWhatToWrite, letterOfFriend], unless: letterOther, calm: true, over: [] },
  {
    id: "relative-dying",
    said: [diedThere, wantsToGo],
    unless: diedOther,
    without: ["daca", "resident", "citizen"],
    over: ["selfHarm"],
  },
  {
    id: "cannot-petition",
    said: [farRelative],
    unless: moreThanPetition,
    calm: true,
    over: [],
    against: [
      "pedir-esposo",
      "pedir-hermanos",
      "pedir-papas",
      "prometido-k1",
      "hijos-hijastros",
      "proceso-consular",
    ],
  },
  { id: "no-such-petition", said: [farPetition], unless: farOther, calm: true, over: [] },
  { id: "grandparent-citizen", said: [abuelo], unless: abueloOther, over: [] },
  { id: "adopted-no-papers", said: [adopted], unless: adoptedOther, over: [] },
  {
    id: "petitioner-jailed",
    said: [spouseWord, ofStatus, jailed, petitioned],
    unless: /\b(?:por (?:ice|migra)|detenid[oa] por)\b/,
    over: [],
  },
  { id: "petitioner-refuses", said: [refuses], unless: refusesOther, calm: true, over: [] },
  { id: "where-to-marry", said: [whereMarry], unless: /\b(?:pag\w+|solo por)\b/, calm: true, over: [] },
  { id: "grown-child-of-parent", said: [citizenParent, grownAge], unless: grownOther, over: [] },
  { id: "spouse-visa-papers", said: [spouseCitizen, cameWithVisa, whichPapers], unless: visaOther, over: [] },
  {
    id: "asylee-residence-married",
    said: [hasAsylum, marries, crossed],
    unless: asylumOther,
    calm: true,
    over: [],
  },
  { id: "withdraw-asylum", said: [withdraws], unless: withdrawOther, over: [] },
  { id: "child-in-relatives-asylum", said: [inHerAsylum], over: [] },
  { id: "asylum-biometrics", said: [prints, asylumWord], unless: printsOther, over: [] },
  { id: "hardship-child", said: [childWord, illOf, againstRemoval], unless: sickOther, over: [] },
  {
    id: "crossed-young-child",
    said: [tooYoung, crossedOver],
    unless: new RegExp(`${youngOther.source}|\\b(?:veces|twice|otra vez|volvi|regrese|sali|deport)\\b`),
    over: [],
  },
  { id: "no-new-law", said: [taxesGive, gavePapers, isItSo], calm: true, over: [] },
  { id: "pregnant", said: [pregnant, noPapers], unless: pregnantOther, calm: true, over: [] },
  {
    id: "ice-in-hospital",
    said: [safeHospital],
    unless: /\b(?:embaraz\w+|pregnan\w+|duele|sangr\w+|visitar|visit|detenid[oa]|ver a)\b/,
    over: [],
  },
  { id: "fear-for-children", said: [ifRemoved, mineHere], unless: ifRemovedOther, over: [] },
  {
    id: "two-year-card",
    said: [marriedTwo, cardEnds],
    unless: /\b(?:permiso|divorc\w+|separ\w+|10 anos)\b/,
    over: [],
  },
];

const cameWithChild =
  /\b(?:entre|entramos|cruce|cruzamos|vine|vinimos|bine|llegue|llegamos|pase|pasamos|came|crossed|entered|arrived)\b(?: \w+){0,9} (?:con|with) (?:mi|mis|my)(?: \w+){0,2} (?:hij[oa]s?|nin[oa]s?|bebes?|kids?|children|son|daughter|baby)\b/;
/** In whatever order. */
const tenYearsAndKids =
  /^(?=.*\b(?:1\d|2\d|3\d|diez|once|doce|trece|catorce|quince|veinte|ten|twelve|fifteen|twenty) (?:anos|years)\b)(?=.*\b(?:hij[oa]s?|nin[oa]s?|kids?|children|son|daughter)\b)(?=.*\b(?:ciudadan[oa]s?|american[oa]s?|nacid[oa]s? aqui|nacieron aqui|citizens?|born here)\b)/;
const ofGrown = /\b(?:corte|court|orden|espos[oa]|husband|wife|cuanto|how|21|22|23|24|25|26|27|28|29)\b/;

const courtPaper =
  /\b(?:papel(?:es)?|carta|cita|notice|paper)\b(?: \w+){0,2} (?:de|para|from|to) (?:la |ir a )?(?:corte|court|juez)\b|\b(?:tengo|tenemos|estoy en|in|have) (?:la )?(?:corte|court|juez)\b/;
const bornHere =
  /\b(?:h?ij[oa]s?|nin[oa]s?|bebe|son|daughter|kids?|child|children)\b.*\b(?:nacid[oa]s? aqui|nacio aqui|nacieron aqui|ciudadan[oa]s?|american[oa]s?|born here|citizens?)\b/;

/** Told in reply to the two questions of a wish for status. */
export const nearFamilyReplies: readonly Outright[] = [
  {
    id: "ten-years-and-children",
    said: [],
    after: { topics: ["arreglar-papeles"], said: [courtPaper, bornHere] },
    unless: /\b(?:orden|order|deport\w+|2[1-9]|visa|parole)\b/,
    lead: "court",
    over: [],
  },
  {
    id: "came-with-children",
    said: [],
    after: { topics: ["arreglar-papeles"], said: [cameWithChild] },
    unless:
      /\b(?:ciudadan\w+|american[oa]s?|nacio aqui|nacid\w+ aqui|citizens?|born here|visa|parole|turista|asilo|asylum|espos[oa]|marido|husband|wife|mica|resident\w*|deport\w*|orden|corte|court|nta)\b/,
    over: [],
  },
  {
    id: "ten-years-and-children",
    said: [],
    after: { topics: ["cancelacion-de-deportacion"], said: [tenYearsAndKids] },
    unless: ofGrown,
    over: [],
  },
];
