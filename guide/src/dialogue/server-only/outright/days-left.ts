/**
 * Few days are left, or the wrong step is near, and a neighbour's answer would hide it: a two-year card that runs out unsent, a hearing without
 * a lawyer, an order before an appointment, somebody stopped just now, a forgotten fine, a plan for the children. Server only.
 */
import { orderUnknown } from "#guide/dialogue/server-only/outright/decided.ts";
import { sentOffRules } from "#guide/dialogue/server-only/outright/leaving.ts";
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";
import { upTo } from "#guide/dialogue/server-only/outright/up-to.ts";

const days =
  "(?:hoy|manana|pasado manana|(?:este|el|para el) (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|esta semana|(?:la )?(?:otra|proxima) semana|la semana (?:que viene|entrante)|en (?:un[oa]s? |\\w+ )?dias?|en quince dias|today|tomorrow|(?:this|on|next) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week)|in (?:a few|\\w+) days|monday|tuesday|wednesday|thursday|friday)";
const soon = new RegExp(`\\b${days}\\b`);

// A two-year card and no I-751.
const conditional =
  /\b(?:i ?751|(?:mica|tarjeta|green ?card|residencia|card) (?:condicional|de (?:dos|2) anos)|(?:two|2) year (?:green ?)?card|condition(?:al|s)|condicional|condiciones)\b/;
const runsOut = new RegExp(
  `\\b(?:se (?:me |nos )?)?(?:[vb]en[cs]e|[vb]en[cs]a|va a vencer|expir(?:es|a|ing)|caduca|runs out)\\b(?: \\w+){0,5} ${days}\\b|\\b${days}\\b(?: \\w+){0,4} (?:[vb]en[cs]e|expires|caduca)\\b`,
);
const unsent =
  /\b(?:no|nunca|jamas|todavia no|aun no|ni) (?:la |lo |e |he |hemos |les |me |todavia |aun )*(?:mand\w+|met[oi]\w*|present\w+|envi\w+|hecho|hice|hicimos|llen\w+)\b|\b(?:never|didnt|did not|havent|have not|not)(?: \w+)? (?:filed?|sent|send|submit\w*|mail\w*)\b/;
const endedMarriage = /\b(?:corte|nta|negaron|denied|court)\b/;

// Somebody is stopped on the road.
const officers =
  "(?:ice|hielo|la migra|migra|inmigracion|migracion|immigration|agents?|agentes|border patrol)";
const vehicle =
  "(?:camioneta|troca|troque|truck|carro|coche|van|vans|bus|raite|trabajadores|cuadrilla|crew|car)";
const kin =
  "(?:espos[oa]|marido|mujer|papa|mama|hij[oa]|herman[oa]|prim[oa]|cunad[oa]|ti[oa]|novi[oa]|pareja|husband|wife|dad|mom|father|mother|son|daughter|brother|sister|cousin|uncle|boyfriend|girlfriend)s?";
const stoppedRelative = new RegExp(
  `\\b${officers}\\b(?: \\w+){0,4} (?:paro|pararon|detuvo|detuvieron|tiene parad[oa]|rodearon|rodeo|stopped|pulled over|surrounded)\\b(?: \\w+){0,4} (?:${vehicle}\\b(?: \\w+){0,4} (?:(?:mi|mis|my) ${kin})|(?:(?:mi|my) )?${kin} ${vehicle})\\b`,
);
const stoppedBefore =
  /\b(?:hace (?:\w+ ){1,2}(?:dias?|semanas?|mes(?:es)?|anos?)|(?:days?|weeks?|months?|years?) ago|lo soltaron|lo dejaron ir|let (?:him|her) go|si (?:ice|la migra|inmigracion)|what if|ayer lo|orden|ya (?:esta|aparecio)|se (?:l[oa]s? )?llev\w+|llevaron|donde l[oa]s? tienen|took (?:him|her|them|everyone)|where (?:he|she|they) (?:is|are))\b/;

// A hearing, and nobody to speak for one.
const hearing = /\b(?:corte|audiencia|juez|jueza|hearing|court|judge)\b/;
const noLawyer =
  /\b(?:sin abogad[oa]|no (?:tengo|tenemos|tiene|encuentro|encontre|consegui|consigo|he conseguido|hemos conseguido|hay|alcance a conseguir)(?: \w+){0,2} (?:abogad[oa]|licenciad[oa]|quien (?:me|nos|lo|la) (?:defienda|represente|ayude)|a nadie que me represente)|(?:dont|do not|doesnt) have (?:a (?:lawyer|attorney)|anyone to represent|anybody to represent|(?:any|no) (?:lawyer|representation))|(?:couldnt|cant|could not|cannot) find (?:a |an )?(?:lawyer|attorney)|no (?:lawyer|attorney)|(?:lawyer|attorney|abogad[oa])(?: \w+){0,3} (?:dropped|quit|left|withdrew|renuncio|nos dejo|me dejo|se retiro|no me contesta|ya no quiere))\b/;
const refusedByOffice =
  /\b(?:(?:negaron|nego|denegaron|denied|referred)\b.*\b(?:oficina|office|ahi mismo|asilo|asylum)|(?:oficina|office) (?:de asilo )?(?:me )?(?:nego|negaron|mando|sent|referred))\b/;
const hearingElse =
  /\b(?:fianza|bond|bail|criminal|trafico|traffic|dui|familia|custodia|custody|divorcio|divorce|apel\w+|appeal\w*|detenid[oa]|detained|de que me sirve|cuanto (?:cobra|cuesta)|donde (?:lo |la |puedo )?(?:consigo|encuentr\w+|busc\w+|hay)|where (?:can|do) i (?:find|get))\b/;
const bond = /\b(?:fianza|bond)\b/;
const bondElse = /\b(?:pag\w+|pay\w*|cuanto (?:es|cuesta)|how much|negaron|nego|denied|devuel\w+|refund)\b/;

// Moved by ICE with a hearing ahead.
const moved =
  /\b(?:(?:la|lo|me la|me lo|los|las) (?:trasladaron|trasladan|movieron|mandaron|transfirieron|cambiaron|pasaron) (?:anoche |ayer |hoy |de |a )|(?:transferred|moved|shipped|flew) (?:him|her|them|my \w+)|(?:was|got|were) (?:transferred|moved))/;
const inCustody =
  /\b(?:ice|detencion|detenid[oa]|centro|detention|detained|custody|aurora|overnight|anoche|a (?:texas|louisiana|luisiana)|in louisiana|to (?:texas|louisiana))\b/;
const movedElse = /\b(?:mude|mudamos|mudanza|i moved|we moved|nueva direccion|new address)\b/;

// An order, and an appointment to which one is called.
const order =
  /\b(?:orden(?:es)? (?:vieja )?(?:de (?:deportacion|remocion|salida)|en ausencia|final|vieja|in absentia)|(?:deportation|removal|in absentia|absentia) order|order (?:of (?:removal|deportation)|in absentia)|orden de 20\d\d)\b/;
const visit = "(?:cita|entrevista|huellas|biometric\\w*|fingerprints?|interview|appointment)";
/** To which one was called, and not one that is only thought of. */
const appointment = new RegExp(
  `\\b(?:(?:me|nos|lo|la) (?:lleg\\w+|mand\\w+|cit\\w+|toca|dieron)(?: \\w+){0,5} ${visit}|(?:tengo|tiene|tenemos|have|has|got|scheduled)(?: \\w+){0,5} ${visit}|(?:mi|mis|my|his|her|la|las) (?:\\w+ ){0,2}${visit}(?: \\w+){0,5} (?:es|son|is|are)|(?:es|son|is|are) (?:mi|mis|my|la|las) ${visit}|${visit}\\b.*\\b(?:voy|vaya|vamos|presente|should (?:i|he|she|we) go)|me (?:citaron|citan) (?:a|para) ${visit})\\b(?! (?:con|with) (?:un|una|el|la|mi|a|my|the) (?:abogad[oa]|lawyer))`,
);
const appointmentElse =
  /\b(?:ice|isap|check ?in|grillete|supervis\w+|ya (?:fui|fue|paso)|consulado|doctor|dentista|abogad[oa] (?:el|manana)|lawyer appointment|albergue|orr|menor|sponsor|entreg\w+|la migra|maletas|solt\w+)\b/;

// A request for evidence with its day.
const rfe =
  /\b(?:rfe|reques\w* (?:for|of) (?:more |additional )?e[vb]iden\w*|(?:pid(?:e|en|ieron|iendo)|quieren|solicitan) (?:\w+ ){0,2}(?:mas )?e[vb]iden[csz]ias?|carta amar[iy]l?l?a)\b/;
const due =
  /\b(?:se (?:me )?)?(?:[vb]en[csz]e[n]?|caduca|due|deadline|plazo|fecha limite|hasta el|expires|a mas tardar|(?:tiene que|debe) llegar|conteste para)\b/;
const answered =
  /\b(?:ya (?:mande|conteste|respondi|la mande)|already (?:sent|answered|responded)|corte|nta)\b/;

// One year in the country, nearly over.
const oneYear =
  /\b(?:(?:un|1|el) ano|one year|a year|1 year|the year|(?:once|11|eleven) (?:meses|months)|(?:quedan?|faltan?)(?: \w+){0,3} (?:dias|semanas)|(?:days|weeks) left)\b/;
const nearly =
  /\b(?:casi (?:(?:se|es|ya) )?(?:cumpl\w+|la otra|un ano|el ano)|cumplo|(?:voy|va) a cumplir|se (?:me )?cumple|para cumplir|faltan?|quedan?|next week|in \w+ days|almost|about to|nearly|(?:otra|proxima) semana|pasado manana)\b/;
const yearElse =
  /\b(?:ya (?:se )?(?:me )?paso|paso el ano|contest\w+|respond\w+|answer|noid|pag\w+|pay\w*|cuota|fee|neg(?:o|aron|ad[oa])|denied|juez|jueza|judge|apel\w+|appeal\w*|entrevista|interview|permiso|150|180|corte|aprob\w+|ya (?:lo )?(?:mande|pedi)|gane|espero|hace (?:[2-9]|dos|tres|cuatro|cinco) anos)\b/;

// A visa that ended, and an employer.
const boss =
  "(?:jef[ea]|patron\\w*|boss|employer|duen[oa](?: \\w+){0,3}|restaurante|compania|company|manager)";
const sponsors = new RegExp(
  `\\b${boss}\\b(?: \\w+){0,6} (?:patrocin\\w+|sponsor\\w*|(?:me )?(?:quiere|puede|va a|ofrece|ofrecio) (?:\\w+ )?(?:pedir\\w*|peticion\\w+|arregl\\w+|sacar(?:me)?|dar(?:me)? (?:la )?(?:carta|oferta))|pedirme|me pide|peticion\\w+|petition)\\b`,
);
const overstayed =
  /\b(?:(?:visa|turista|permiso|i ?94)\b(?: \w+){0,4} (?:[vb]enci\w+|expir\w+|caduc\w+|se (?:me )?(?:paso|acabo))|(?:[vb]enci\w+|expir\w+|overstay\w*|se me (?:vencio|paso))(?: \w+){0,3} (?:visa|turista|tourist|b ?2)|overstay\w*|me quede (?:con|despues))\b/;
const sponsorsElse =
  /\b(?:h ?2[ab]?|h ?1b|tn|ya (?:mando|metio) la i ?140|asilo|asylum|espos[oa] (?:es )?(?:ciudadan|citizen)\w*|cobra|mil dolares|fals[oa])\b/;

// A resident with a drug case who travels.
const resident = /\b(?:residente|mica|green ?card|tarjeta verde|resident)\b/;
const drugs = /\b(?:drogu?\w+|mar[ij]+[hg]?uana|mota|coca(?:ina)?|drugs?|weed|cocaine|possession|posesion)\b/;
const leaves =
  /\b(?:me voy|nos vamos|voy|viaj\w+|quiero ir|ir a|salir|vuel\w+|fly\w*|flight|travel\w*|trip|going)\b(?: \w+){0,6} (?:santo domingo|republica|mexico|guatemala|honduras|salvador|nicaragua|colombia|venezuela|ecuador|peru|cuba|mi (?:pais|tierra|pueblo)|my country|home|navidad|diciembre|christmas|abroad|afuera|fuera)\b/;

// Forgotten on the N-400.
const forgot =
  /\b(?:(?:se me )?ol[vb]id\w+|no (?:la |lo )?puse|deje fuera|falto poner|se me paso|no (?:la |lo )?(?:mencione|declare|anote)|forgot|left (?:it |a |out|off)|didnt (?:list|put|mention|include))\b/;
const fine = /\b(?:multas?|tickets?|tiquet|infraccion|fines?|citation|parking)\b/;
const citizenshipForm = /\b(?:n ?400|[sc]iudadan[iy]a|cuidadania|naturaliz\w+|citizenship|naturalization)\b/;
const fineElse = /\b(?:dui|dwi|arrest\w*|alcohol|tomad[oa]|drog\w+|pagar|998|debo)\b/;

// The interview for citizenship that was missed.
const missed =
  /\b(?:falt(?:e|o|amos)|no (?:lleg(?:o|ue|amos)|fui|fue|pude ir|pudo ir|alcance|alcanzo|me presente|se presento)|se (?:me|le|nos) (?:paso|olvido) (?:ir a )?(?:la|el|mi|su) (?:cita|entrevista|examen)|perd(?:i|io) la (?:cita|entrevista)|missed|didnt (?:go|make)|couldnt (?:go|make))\b/;
const interviewWord = /\b(?:entrevista|cita|examen|interview|appointment|test)\b/;
const missedElse =
  /\b(?:jura|juramento|oath|ceremonia|huellas|biometric\w*|corte|court|arrest\w*|multa|ticket|si (?:falto|no voy)|if i miss|reprob\w+|negaron|denied)\b/;

// A plan for the children before anything happens.
const plans =
  /\b(?:plan(?:es)?|(?:que|como) (?:dejo|hago|preparo|debo (?:hacer|dejar|preparar))|prepar\w+|arreglado|dejar (?:listo|arreglado)|what (?:should|do|can) (?:i|we) (?:do|prepare|make|sign))\b/;
const inCase =
  /\b(?:(?:por si|si|en caso de que|el dia que)(?: \w+){0,3} (?:me|nos|la migra|ice|inmigracion) (?:\w+ ){0,2}?(?:llev\w+|agarr\w+|deti[eé]n\w+|deport\w+|levant\w+|pasa algo|agarra)|(?:por si|si) (?:\w+ ){0,3}no (?:regreso|vuelvo)(?: del? (?:trabajo|mandado))?|(?:in case|if|when)(?: \w+){0,4} (?:take|detain|deport|grab|arrest|pick)\w* (?:me|us)|in case (?:i|im|we)(?: \w+){0,2} (?:detained|deported|taken))\b/;
const myChildren =
  /\b(?:(?:mis|los|mi) (?:hij[oa]s?|nin[oa]s?|chiquit[oa]s|bebes?)|my (?:kids?|children|son|daughter|baby))\b/;
const planElse =
  /\b(?:casa|carro|house|car|pasaporte|passport|orden|tocan|puerta|door|afuera|ahorita|cita (?:con|de) ice|check ?in|cruz\w+|arregl\w+ (?:mis )?papeles|cancelacion|ciudadan\w+ (?:me|pueden))\b/;

// An ex who would call the marriage a fraud.
const couple = /\b(?:ex\w*|espos[oa]|marido|mujer|suegr[oa]|husband|wife|spouse)\b/;
const wouldSay =
  /\b(?:amenaz\w+|(?:dice|dijo|jura) que (?:\w+ ){0,5}(?:va a|voy a) (?:decir|denunciar|reportar|acusar)|va a decir|(?:anda )?diciendo|me (?:va a |quiere )?(?:denunci\w+|acus\w+|report\w+)|threat\w+|(?:says|said)(?: \w+){0,5} (?:will|ll|going to) (?:tell|say|report)|telling (?:people|everyone|immigration|uscis))\b/;
const marriageFalse =
  /\b(?:(?:matrimonio|boda|casamiento|marriage|wedding)(?: \w+){0,4} (?:arreglad[oa]|fals[oa]|de (?:mentiras?|papel|conveniencia)|por (?:los )?papeles|fraude|fake|fraud|a sham|arranged|for papers)|me case (?:con (?:el|ella) )?(?:solo |nomas )?por (?:los )?papeles|married (?:him |her )?(?:only |just )?for (?:the )?papers)\b/;
const notSo =
  /\b(?:no (?:es|fue|era) (?:cierto|asi|verdad|eso)|es mentira|(?:it )?(?:wasnt|isnt|is not|was not|not true|thats a lie)|fue (?:de verdad|real|por amor)|was real)\b/;

// The wrong day before the judge.
const wrongDay =
  /\b(?:me equivoque (?:de|con (?:el|la)) (?:dia|fecha)|apunte mal|(?:yo )?(?:pense|pensaba|crei|creia) que era (?:hoy|manana|otro dia|el \w+)|(?:se (?:me|nos|le) paso|olvide|se me olvido) (?:ir a )?(?:la|mi|el|su) (?:corte|audiencia|juez)|(?:i )?thought it was (?:today|tomorrow|\w+day)|confundi (?:el dia|la fecha)|fui (?:el (?:otro )?\w+|otro dia|un dia despues|al dia siguiente)|(?:on )?the wrong (?:day|date)|a day late|mixed up the (?:day|date))\b/;
const was = /\b(?:era|fue|estaba|was|had been)\b/;

/** Told whatever subject is open. */
/** At the port of entry, and a paper is put before her that gives up the card. */
const atThePort =
  /\b(?:aeropuerto|airport|acabo de (?:llegar|aterrizar)|acabamos de (?:llegar|aterrizar)|just (?:landed|got off)|secondary|segunda inspeccion|cuartito|little room|in a room|puerto de entrada|port of entry|(?:en|at) (?:el|the) puente|cbp|customs|aduana)\b/;
const givesUpCard =
  /\b(?:firm\w+|sign\w*)\b.*\b(?:(?:i ?)?407|entreg\w+|renunci\w+|dejo (?:la|mi) (?:residencia|mica)|quit\w+ (?:la|mi) (?:residencia|mica)|giv\w+ (?:it |my (?:green )?card |my residen\w+ |the card )?up|give up|surrender\w*|abandon\w*)\b/;
const cardAhead =
  /\b(?:detenid\w+|detained|detuv\w+|cuando (?:llegue|vuelva|regrese)|si me (?:piden|quieren)|if they|when i (?:land|get|come)|me dijeron que en|hace (?:\w+ ){1,2}(?:anos?|mes(?:es)?)|ago|last (?:year|month)|ya (?:la |lo )?firme|i (?:already )?signed)\b/;

const pressing: readonly Outright[] = [
  ...sentOffRules,
  {
    id: "surrender-card",
    said: [atThePort, givesUpCard],
    unless: cardAhead,
    lead: "sign",
    over: [],
  },
  {
    id: "two-year-last-days",
    said: [conditional, runsOut, unsent],
    unless: endedMarriage,
    lead: "other",
    over: [],
  },
  {
    id: "relative-stopped",
    said: [stoppedRelative],
    unless: stoppedBefore,
    lead: "detained",
    over: ["trafficking", "violence"],
  },
  { id: "bond-no-lawyer", said: [bond, hearing, noLawyer], unless: bondElse, lead: "court", over: [] },
  { id: "held-moved", said: [moved, inCustody, hearing], unless: movedElse, lead: "detained", over: [] },
  {
    // Asylum that an office did not grant, which is not appealed.
    id: "go-alone",
    said: [hearing, soon, noLawyer, refusedByOffice],
    unless: hearingElse,
    lead: "court",
    over: [],
  },
  { id: "order-appointment", said: [order, appointment], unless: appointmentElse, lead: "order", over: [] },
  { id: "rfe-time", said: [rfe, due, soon], unless: answered, lead: "other", over: [] },
  {
    id: "wrong-day",
    said: [hearing, wrongDay, was],
    unless: /\b(?:orden\w*|order\w*)\b/,
    lead: "missed",
    over: [],
  },
];

const others: readonly Outright[] = [
  {
    id: "asylum-year-close",
    said: [/\b(?:asilo|asylum)\b/, oneYear, nearly],
    after: { topics: ["asilo-general", "asilo-un-anio", "miedo-creible"], said: [oneYear, nearly] },
    unless: yearElse,
    lead: "other",
    over: [],
  },
  { id: "employer-overstay", said: [sponsors, overstayed], unless: sponsorsElse, over: [] },
  { id: "resident-trip-arrest", said: [resident, drugs, leaves], lead: "leaving", over: [] },
  {
    id: "ticket-left-out",
    said: [forgot, fine, citizenshipForm],
    unless: fineElse,
    calm: true,
    over: ["lie", "hide"],
  },
  {
    id: "n400-missed",
    said: [missed, interviewWord, citizenshipForm],
    unless: missedElse,
    calm: true,
    over: [],
  },
  { id: "fear-for-children", said: [plans, inCase, myChildren], unless: planElse, over: ["minor"] },
  { id: "accused-of-sham", said: [couple, wouldSay, marriageFalse, notSo], over: ["sham", "lie"] },
];

/** Told by voice, with all that led to it. */
const longest = 45;
export const daysLeftRules: readonly Outright[] = upTo(longest, [...pressing, ...others]);

/** By itself a hearing without a lawyer is answered by its subject. */
export const pressingRules: readonly Outright[] = upTo(longest, [
  ...pressing,
  orderUnknown,
  { id: "go-alone", said: [hearing, soon, noLawyer], unless: hearingElse, lead: "court" },
]);
