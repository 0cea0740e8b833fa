/**
 * Known answers that are asked for by what happened to somebody, and not by their names: three years in one's country with a card, a
 * couple that lives apart, a son who joined the marines, a name to leave behind. Server only.
 */
import { licenceStates } from "#guide/dialogue/server-only/licence-states.ts";
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";

const citizenship = /\b(?:ciudadan[oa]s?|ciudadania|n ?400|citizen\w*|naturali\w+)\b/;
const card = /\b(?:residente|residencia|mica|green ?card|permanent resident|(?:la|mi|my) (?:tarjeta|card))\b/;

const yearsAway =
  /\b(?:me fui|me quede|me vine|estuve|he estado|vivi|pase|(?:i )?(?:was|went|left|lived|spent|stayed|have been|been))\b(?: \w+){0,5} (?:[2-9]|1\d|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varios|two|three|four|five|six|seven|eight|nine|ten|several) (?:anos|years)\b|\b(?:1[3-9]|2\d|3\d|trece|catorce|quince|dieciocho|veinte) (?:meses|months)\b/;
const awayThere =
  /\b(?:(?:a|en|por|de|in|to|from) (?:mexico|guatemala|honduras|el salvador|nicaragua|colombia|venezuela|cuba|ecuador|peru|(?:la )?(?:republica )?dominicana|santo domingo|mi (?:pais|tierra|pueblo|rancho)|my country)|fuera|afuera|alla|abroad|outside)\b/;
const comesBack =
  /\b(?:volver|regresar|entrar|regreso|vuelvo|entro|(?:go|come|get) back|return|re ?enter|enter)\b/;

const wed =
  /\b(?:me case|(?:soy|estoy|ya) casad[oa]|de casad[oa]|me divorcie|got married|im married|married|divorced)\b/;
const name = /\b(?:apellido|nombre|last ?name|name)\b/;
const newName =
  /\b(?:nuev[oa]|otro|cambi\w+|salga|ponga\w*|diga|us[oae]|new|change\w*|use|show\w*|update\w*)\b/;
const cardOnly = /\b(?:mica|green ?card|tarjeta de residente|residencia)\b/;
const nameOther =
  /\b(?:trabaj\w+|social|fals[oa]|fake|otra persona|peticion|petition|i ?130|pasaporte|passport|error|mal escrito|misspelled|jur\w+|oath)\b/;

/** A couple that no longer lives together; told first or in a later turn. */
export const liveApart =
  /\b(?:vivimos (?:aparte|separad[oa]s|en casas distintas)|nos separamos|(?:estamos|estoy) separad[oa]s?|ya no (?:vivimos|estamos) juntos|cada quien (?:en )?su casa|(?:live|living) (?:apart|separately)|dont live together|(?:we )?(?:are |re |got )?separated)\b/;
const threeYears = /\b(?:3|tres|three) (?:anos|years)\b/;
const apartOther =
  /\b(?:negaron|denied|i ?751|condicional|me pega|golpe\w+|(?:4|5|6|7|8|9|cuatro|cinco|seis) (?:anos|years))\b/;

const monthsAway =
  /\b(?:me fui|me quede|estuve|sali|sal[ií]mos|viaje|pase|fui|tarde|(?:i )?(?:was|went|left|spent|stayed|traveled|been))\b(?: \w+){0,6} (?:[6-9]|1[01]|seis|siete|ocho|nueve|diez|once|six|seven|eight|nine|ten|eleven) (?:meses|months)\b/;
const monthsOther =
  /\b(?:asilo|asylum|deport\w+|arrest\w+|carcel|jail|sin papeles|pasaporte de|reingreso|reentry|i ?751|(?:ya )?soy ciudadan[oa])\b/;

const notGranted =
  /\b(?:me (?:dijeron|salio|salieron) que no|me (?:la )?(?:negaron|rechazaron)|no me (?:la )?dieron|(?:was|got|they) (?:denied|rejected)|turned (?:me )?down)\b(?: \w+){0,4} (?:ciudadan\w+|citizenship|n ?400|naturali\w+)\b/;
const notGrantedOther =
  /\b(?:hij[oa]s?|ingles|english|civic\w*|civismo|examen|test|i ?912|fee waiver|pago|residencia|green ?card)\b/;

const howMuch =
  /\b(?:cuanto (?:\w+ )?(?:cuesta|sale|vale|cobran|es|hay que pagar)|how much|cost|price|precio)\b/;
const howSent =
  /\b(?:online|en linea|por internet|por (?:la )?computadora|on paper|paper|en papel|application|solicitud|aplicacion)\b/;
const priceOther =
  /\b(?:hij[oa]s?|espos[oa]|mama|papa|son|daughter|wife|husband|pedir|n ?600|certificad\w+|abogad\w+|notari\w+|lawyer|tarda|tiempo|long|years|waiver|examen|test)\b/;

const changesName =
  /\b(?:cambi\w+|quitar\w*|quito|poner\w*|change|drop)\b(?: \w+){0,5} (?:nombre|apellido|name|last ?name)\b/;
const onOath = /\b(?:jur\w+|jura|bandera|ciudadan\w+|naturali\w+|n ?400|oath|citizen\w*)\b/;
const oathNameOther = /\b(?:mica|green ?card|hij[oa]|son|daughter|fals[oa]|otra persona|error|boda|case)\b/;

const farRelative =
  /\b(?:abuel(?:it)?[oa]s?|ti[oa]s?|prim[oa]s?|grandm\w+|grandp\w+|aunt|uncle|cousin)\b(?: \w+){0,3} (?:es|ya es|son|is|tiene|has)(?: \w+){0,2} (?:ciudadan[oa]s?|citizens?|residentes?|residents?|american[oa]s?)\b/;
const files = /\b(?:met[eao]\w*|pedir\w*|pide|pida|solicitud|peticion|arregl\w+|petition\w*|sponsor|file)\b/;
const ofFar =
  /\b(?:niet(?:ecit)?[oa]s?|sobrin(?:it)?[oa]s?|prim[oa]s?|grand(?:son|daughter|kids?|child|children)|niece|nephew|cousin)\b/;
const farOther = /\b(?:adopt\w+|tutel\w+|custodi\w+|ciudadania|citizenship|patrocin\w+|i ?864|firm\w+)\b/;

const daca = /\b(?:daca|(?:el|lo|del) de aca|dreamers?|drimers?)\b/;
const neverHad =
  /\b(?:primera vez|nunca (?:lo |la )?(?:meti|pedi|saque|tuve|aplique|agarre|hice|mande|he (?:pedido|tenido|aplicado))|first[ -]time|never (?:applied|had|filed|got))\b/;
const dacaOther =
  /\b(?:renov\w+|renew\w*|vencio|vence|expired?|expires|arrest\w+|viaj\w+|travel|laps\w+|had daca|tuve|options?|opciones|estatus|status|arreglar|any way|alguna forma|green ?card|residencia)\b/;

const uSignature = /\b(?:visa u|u visa|visa de (?:las )?victimas?|certificacion|suplemento b|i ?918)\b/;
const signed = /\b(?:firm[oaó]\w*|sign(?:ed|ature))\b/;
const pastSix =
  /\bhace (?:como |mas de |ya )?(?:[6-9]|1\d|seis|siete|ocho|nueve|diez|once|doce|un ano|dos anos)\b|\b(?:[6-9]|1\d|six|seven|eight|nine|ten) months ago\b|\ba year ago\b/;

const visiting = /\b(?:visa laser|visa de (?:turista|paseo|visita)|turista|visa b ?[12]|tourist|visitor)\b/;
const givenUntil =
  /\b(?:me (?:dieron|pusieron)(?: \w+){0,3} hasta|(?:i ?94|permiso)(?: \w+){0,4} hasta|gave me until|until|todavia (?:no|me quedan?))\b/;
const moreTime =
  /\b(?:mas tiempo|extend\w*|extension|alargar\w*|prolongar\w*|quedarme (?:mas|otro)|more time|stay longer)\b/;
const visitOther =
  /\b(?:ya (?:se )?(?:me )?vencio|venci[od]a?|hasta (?:el )?20[01]\d|expired|overstay\w*|asilo|asylum|casar\w*|marr\w+)\b/;

const noPapers =
  /\b(?:undocumented|sin papeles|indocumentad[oa]|no papers|without papers|no tengo papeles|sin estatus)\b/;
const college = /\b(?:college|universidad|university|la uni|colegio comunitario)\b/;
const collegeOther =
  /\b(?:f ?1|i ?20|visa de estudiante|student visa|desde mi pais|hij[oa]s? \w+|estatus|status|arreglar\w*|path|options?|opciones|green ?card|mica|residencia|se los saca\w*)\b/;

const isResident =
  /\b(?:(?:soy|im|i am)(?: \w+)? (?:residente|resident|permanent resident)|tengo (?:la |mi )?(?:mica|residencia)|i have (?:a |my )?green ?card)\b/;
const fiance = /\b(?:novi[oa]|prometid[oa]|fiance\w*|boyfriend|girlfriend)\b/;
const brings = /\b(?:traer\w*|traigo|bring|visa (?:esa )?de novi[oa]s?|k ?1|pedir\w*|pido|petition)\b/;

const someone =
  /\b(?:mi|un|my|a) (?:prim[oa]|herman[oa]|hij[oa]|amig[oa]|sobrin[oa]|ti[oa]|cunad[oa]|papa|compadre|paisano|conocido|brother|cousin|friend|son|uncle|nephew)\b/;
const comesToWork =
  /\b(?:venir(?:se)?|venga|vengan|ir|irse|come)\b(?: \w+){0,3} (?:a |para )?(?:trabajar|work)\b(?: \w+){0,3} (?:legal\w*|con (?:visa|permiso|papeles)|bien|derecho|legally)\b|\b(?:visa|permiso) (?:de trabajo |para trabajar )?(?:del campo|temporal|de temporada)\b/;
const staysThere =
  /\b(?:(?:esta|vive|anda|sigue|is|lives) (?:alla |todavia |still )?(?:en|in)|alla en|de|from) (?:mexico|guatemala|honduras|el salvador|nicaragua|oaxaca|puebla|michoacan|veracruz|chiapas|guerrero|mi (?:pueblo|pais|rancho))\b/;
const workOther =
  /\b(?:deport\w+|asilo|asylum|daca|tps|ya esta aqui|residente|ciudadan\w+|petition|enfermer\w+|licenciad\w+|ingenier\w+|titulo)\b/;

const pending485 = /\b(?:(?:i ?)?485|(?:mi|la|my) (?:residencia|green ?card)(?: \w+){0,4})\b/;
const wasOver =
  /\b(?:visa (?:\w+ )?(?:vencida|vencio)|se me (?:vencio|paso)|me (?:quede|pase)(?: \w+){0,4} (?:vencid[oa]|anos|sin papeles)|overstay\w*|sin papeles|out of status)\b/;
const travelPermit =
  /\b(?:permiso (?:de|para) (?:viaje|viajar|salir)|advance parole|i ?131|travel (?:permit|document))\b/;
const mayGo =
  /\b(?:puedo|podria|ya|can i|could i|may i)(?: \w+){0,3} (?:ir|viajar|salir|irme|go|travel|leave)\b/;

const registers = /\b(?:registrar\w*|registro|registre[ns]?|register\w*|registration)\b/;
const mustThey =
  /\b(?:multa|migracion|inmigracion|gobierno|ice|14 anos|obligatori\w+|hay que|tenemos que|fine|government|everyone|have to|must)\b/;
const unpapered =
  /\b(?:sin papeles|no (?:tenemos|tengo|tienen) papeles|indocumentad\w+|nunca (?:he tenido nada|me han tomado|he dado)|undocumented|without papers|no papers)\b/;
const registerOther = /\b(?:carro|car|votar|vote|selectiv\w+|selective|escuela|school|nacimiento|birth)\b/;

const toAppointment =
  /\b(?:ciudad juarez|juarez|consulado|entrevista|embajada|consulate|embassy|interview)\b/;
const saysGo =
  /\b(?:que (?:me|se|nos) (?:vaya\w*|vayamos|salga\w*)|que salga|irme ya|(?:tells?|told) me to (?:go|leave)|says? (?:to go|i (?:should|can) (?:go|leave)))\b/;
const barThere =
  /\b(?:alla|there)\b(?: \w+){0,4} (?:arregla\w*|quita\w*|perdona\w*|perdon|fix\w*|waiver)\b|\b(?:castigo|perdon|waiver|bar)\b/;
const longHere =
  /\b(?:anos|years)\b(?: \w+){0,3} (?:aqui|aca|sin (?:salir|papeles)|here|viviendo)\b|\bsin papeles\b/;

const inService =
  /\b(?:hij[oa]|espos[oa]|marido|mujer|papa|mama|son|daughter|husband|wife|father|mother)\b(?: \w+){0,4} (?:se (?:metio|enlisto|alisto|unio)|esta|sirve|sirvio|trabaja|entro|joined|is|serves|served|enlisted)(?: \w+){0,4} (?:marines?|marina|ejercito|army|navy|fuerza aerea|air ?force|guardia nacional|national guard|militar|military)\b/;
const crossed =
  /\b(?:cruc[eé]|cruzamos|brinque|entre (?:sin|por)|sin (?:papeles|visa|inspeccion|revision)|por (?:el )?(?:desierto|rio|cerro|sonora|monte)|mojad[oa]|crossed|without (?:papers|inspection|a visa)|undocumented)\b/;

const cubanSpouse =
  /\b(?:espos[oa]|marido|husband|wife|mujer)\b(?: \w+){0,2} (?:es |is )?(?:un |una |a )?(?:cuban[oa]|cuban|de cuba|from cuba)\b/;
const iAmFrom =
  /\b(?:y )?(?:yo )?(?:soy|im|i am)(?: de| from)? (?!cuban|cuba)(?:venezol\w+|mexican\w*|hondur\w+|colombian\w*|guatemal\w+|salvador\w+|nicarag\w+|ecuator\w+|peruan\w+|dominican\w*|maracaibo|caracas|venezuela|mexico|honduras|colombia|guatemala|nicaragua|ecuador|peru|[a-z]+ y|[a-z]+ vivimos)\b/;

/** Who was put out of the country and means to cross by himself; told first or in a later turn. */
export const thinksOfCrossing =
  /\b(?:mejor|quiere|va a|piensa|dice que|voy a|quiero|pienso|pensando en|wants to|going to|thinking of|says (?:he|she)(?: ll| will| is going to)?)\b(?: \w+){0,3} (?:cruz(?:a|ar|arse|arme|o|amos)|brinc\w+|se pasa|pasarse|pasarme|cross\w*|sneak\w*)\b/;
/** Asked for the way across: a request, refused elsewhere. */
export const crossingOther =
  /\b(?:coyote|cuanto cobra|por donde|como le ha\w+|sin que|la calle|puente|how)\b/;

const inLicenceState = new RegExp(`\\b(?:${licenceStates}|los angeles)\\b`);
const licence = /\b(?:licencias?|licen[sc]es?)\b/;
const licenceOther =
  /\b(?:texas|florida|georgia|carolina|arizona|tennessee|cdl|comercial|commercial|trailero|troca|truck|dui|multa|ticket|arrest\w+|volar|avion|fly\w*|armas?|gun|negocio|medic\w+|enfermer\w+|business|nurs\w+|matrimonio|marriage|vencida|suspend\w+|renuev\w+|renov\w+|renew\w*|vigente|direccion|address|vivia|casas|abogad\w+|lawyer|migra|ice|real id|flight|vuelo|fraude|puntos|delito|domicilio|compruebo|(?:que|cuales) (?:papeles|documentos|me piden|piden|llevo|ocupo|necesito)|what (?:papers|documents)|bring|si (?:me )?(?:mudo|voy)|if i move)\b/;

const fearsPolice =
  /\b(?:miedo|temor|pena|afraid|scared|no me (?:atrevo|animo)|no (?:quiero|puedo|voy a|les?)|wont|cant|dont want to)\b(?: \w+){0,4} (?:llam\w+|habl\w+|marc\w+|denunci\w+|report\w+|call|calling)\b(?: \w+){0,3} (?:policia|911|police|cops?)\b/;
const forPapers =
  /\b(?:papeles|indocumentad\w+|migra|inmigracion|estatus|deport\w+|papers|undocumented|immigration|status)\b/;

const noticeOld = /\b(?:i ?871|notice of intent(?:ion)? to reinstate|reinstate(?:ment)?)\b/;
const wasRemoved = /\b(?:deport\w+|removed)\b/;
const cameAgain =
  /\b(?:volvio|volvieron|regreso|se (?:volvio a )?meti(?:o|eron)|entro otra vez|came back|reentered|crossed again)\b/;
const caughtAgain =
  /\b(?:l[oa] (?:volvieron a )?(?:agarr\w+|detuv\w+|arrest\w+|levant\w+)|(?:was|got|is|just) (?:\w+ )?(?:picked|arrested|detained|caught|taken))\b/;
/** Fear, a file that is read or one's own story is answered otherwise. */
const oldOrderOther =
  /\b(?:miedo|matar|matan|mataron|mara|amenaz\w+|withholding|proteccion|asilo|afraid|fear|kill\w*|foia|diferencia|difference|same as|no se si|solt\w+|released|me (?:deport\w+|agarr\w+|detuv\w+|arrest\w+)|i was|i got)\b/;
const lottery = /\b(?:loteria|lottery|dv ?20\d\d)\b/;
const won =
  /\b(?:gane|ganaste|gano|won|winner|ganador\w*|(?:sali|salio) (?:sortead|seleccionad|premiad)\w+|selected)\b/;
const byMessage =
  /\b(?:pag\w+|pay|correo|e ?mail|mensaje|message|text|whats ?app|llamaron|called|dolares|dollars|\d{2,5})\b/;
const residence = /\b(?:residencia|i ?485|green ?card|mica)\b/;
const goodPerson =
  /\b(?:buena persona|buen(?:a)? (?:caracter|conducta)|good (?:person|character)|discrecion|discretion|memo)\b/;
const payingWith =
  /\b(?:money ?orders?|giro postal|cheques?|efectivo|cash|(?:an? |by |with (?:an? )?|personal )checks?)\b(?! in\b)/;
const sends = /\b(?:solicitud|aplicacion|formulario|tramite|application|form|uscis|n ?400|i ?\d{3})\b/;
const asksIfTaken =
  /\b(?:(?:puedo|se puede|podria) (?:mandar|pagar|poner|enviar)|aceptan|reciben|agarran|can i (?:pay|send)|do they (?:take|accept))\b/;
const payOther =
  /\b(?:patron|jefe|boss|sueldo|wage|fianza|bond|taxes|irs|renta|rent|zelle|notari\w+|abogad\w+|lawyer|estimulo|itin|impuestos|declar\w+|me pag\w+|gan[oe]|cobr\w+ (?:mi|el) cheque|rebot\w+|corte|court|eoir)\b/;
const theBoss = /\b(?:boss|patron|jef[ea]|manager|supervisor\w*|mayordomo|encargad[oa])\b/;
const tickCitizen =
  /\b(?:check|mark|put|tick|click|marqu\w+|marc\w+|pon\w*)\b(?: \w+){0,4} (?:citizen|ciudadan[oa])\b/;

export const happenedRules: readonly Outright[] = [
  {
    id: "resident-year-out",
    said: [yearsAway, card, awayThere, comesBack],
    unless: /\b(?:deport\w+|sin papeles|asilo|asylum|detenid\w+|visa de turista|i ?130|dacas?)\b/,
    lead: "other",
  },
  {
    // Fear of the police alone was heard as a child that is held.
    id: "fear-of-police",
    said: [fearsPolice, forPapers],
    unless:
      /\b(?:hij[oa]s?|nin[oa]s?|menor|obligan|encerrad\w+|pasaporte|child|kids?|passport|locked|espos[oa]|marido|pareja|novi[oa]|ex|golp\w+|peg[ao]\w*|lastim\w+|husband|boyfriend|partner|hits?|beats?|hurts?)\b/,
    over: ["minor", "trafficking"],
    first: true,
  },
  { id: "old-order-again", said: [noticeOld], unless: oldOrderOther, lead: "detained", over: [] },
  {
    id: "old-order-again",
    said: [wasRemoved, cameAgain, caughtAgain],
    unless: oldOrderOther,
    lead: "detained",
    over: [],
  },
  { id: "lottery-won-message", said: [lottery, won, byMessage], calm: true, over: [] },
  { id: "whole-case-weighed", said: [residence, goodPerson], unless: citizenship, over: [] },
  {
    id: "uscis-payment",
    said: [payingWith, sends, asksIfTaken],
    unless: payOther,
    first: true,
    calm: true,
    over: [],
  },
  { id: "boss-wants-citizen-box", said: [theBoss, tickCitizen], over: ["lie", "forge"] },
  { id: "name-change", said: [wed, name, cardOnly, newName], unless: nameOther, calm: true, over: [] },
  { id: "n400-separated", said: [citizenship, liveApart, threeYears], unless: apartOther, over: [] },
  { id: "n400-long-trip", said: [citizenship, monthsAway], unless: monthsOther, over: [] },
  { id: "citizenship-denied", said: [notGranted], unless: notGrantedOther, lead: "other", over: [] },
  {
    id: "price-citizenship",
    said: [citizenship, howMuch, howSent],
    unless: priceOther,
    calm: true,
    over: [],
  },
  { id: "new-name-at-oath", said: [changesName, onOath], unless: oathNameOther, calm: true, over: [] },
  { id: "cannot-petition", said: [farRelative, files, ofFar], unless: farOther, calm: true, over: [] },
  { id: "came-as-child", said: [daca, neverHad], unless: dacaOther, calm: true, over: [] },
  { id: "u-signature-six-months", said: [uSignature, signed, pastSix], lead: "other" },
  {
    id: "extend-visitor",
    said: [visiting, givenUntil, moreTime],
    unless: visitOther,
    calm: true,
    over: [],
  },
  { id: "aid-without-papers", said: [noPapers, college], unless: collegeOther, calm: true, over: [] },
  {
    id: "resident-fiance",
    said: [isResident, fiance, brings],
    unless:
      /\b(?:ya soy ciudadan[oa]|me case|nos casamos|casad[oa]s?|got married|hij[oa]s?|detenid\w+|herman[oa])\b/,
    calm: true,
    over: [],
  },
  {
    id: "h2-worker-abroad",
    said: [someone, comesToWork, staysThere],
    unless: workOther,
    calm: true,
    over: [],
  },
  {
    id: "parole-after-overstay",
    said: [pending485, wasOver, travelPermit, mayGo],
    unless: /\b(?:asilo|asylum|daca|tps)\b/,
    lead: "leaving",
    over: [],
  },
  {
    id: "must-i-register",
    said: [registers, mustThey, unpapered],
    first: true,
    unless: registerOther,
    over: [],
  },
  {
    id: "interview-no-waiver",
    said: [toAppointment, saysGo, barThere, longHere],
    unless: /\b(?:aprob\w+|approved|residente desde|mica)\b/,
    lead: "leaving",
  },
  { id: "soldier-serves", said: [inService, crossed], unless: /\b(?:quiere|wants)\b/, over: [] },
  {
    id: "cuban-spouse",
    said: [cubanSpouse, iAmFrom],
    unless: /\b(?:i ?220|golp\w+|peg[ao]|despues|nos casamos|recien casad\w+)\b/,
    over: [],
  },
  {
    id: "do-not-cross-again",
    said: [/\b(?:deport\w+|sacaron del pais|removed)\b/, thinksOfCrossing],
    unless: crossingOther,
    lead: "other",
    over: ["selfHarm"],
  },
  {
    id: "license-state-with",
    said: [licence, inLicenceState],
    unless: licenceOther,
    calm: true,
    over: [],
  },
];
