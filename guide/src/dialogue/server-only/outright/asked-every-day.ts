/**
 * Questions that everybody asks in a few words and that name no path: how long the green card takes, whether one may work or vote meanwhile, a form that was
 * sent with a mistake, a blank form that is sold, a case number. Server only.
 */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";

const lead =
  "(?:(?:hola|buenas?|dias|tardes|noches|oiga|oye|disculpe|una pregunta|y|e|entonces|pero|perdon|hi|hello|hey|so|and) )*";
const only = (...ways: readonly string[]) =>
  new RegExp(`^${lead}(?:${ways.join("|")})(?: (?:por favor|porfa|please|gracias|verdad|o no|fijese))*$`);

const card =
  "(?:residencia|mica|green ?card|tarjeta verde|tarjeta de residente|residence|permanent residence)";
const howLong = only(
  `(?:como )?(?:cuanto|cuanto tiempo)(?: mas o menos| mas)? (?:tarda\\w*|dura|se tarda\\w*|demora|toma|se lleva)(?: (?:en )?(?:salir|llegar|dar(?:me|la)?|sacar(?:la)?))?(?: (?:el|mi))?(?: (?:tramite|proceso|caso))?(?: (?:de|para|con))?(?: (?:la|mi|una|sacar|tener|obtener|arreglar))* ${card}`,
  `(?:cuando|para cuando)(?: me)?(?: va a)? (?:sale|salir|llega|llegar|dan|dar|tengo)(?: (?:mi|la))? ${card}`,
  `how long (?:does|will) (?:it take to get )?(?:(?:a|the|my) )?${card}(?: take| process take)?`,
  `when (?:will|do) (?:i get )?my ${card}(?: come| arrive)?`,
);

const giveUp =
  /\b(?:renunciar|renuncio|renunciarle|entregar|entrego|devolver|devuelvo|cancelar|dejar|give up|surrender|renounce|abandon)(?: a)? (?:(?:la|mi|su|my|the) )?(?:residencia|green ?card|mica|permanent residence)\b/;
const giveUpOther =
  /\b(?:407|aeropuerto|airport|oficial|officer|firm\w+|oblig\w+|presion\w*|quit\w+|peticion|ciudadan\w+|citizen\w*|robad\w*|perdi\w*|en la (?:corte|audiencia))\b/;

const awayWithCard =
  /\b(?:(?:puedo|podria|se puede|cuanto (?:tiempo )?puedo|can i)(?: (?:estar|irme|ir|quedarme|salir|viajar|vivir|be|stay|go))+(?: \w+){0,3}|si me (?:voy|quedo)|me (?:pueden )?quita\w* (?:la|mi) (?:residencia|mica|green ?card))\b.*\b(?:fuera|afuera|mes(?:es)?|anos?|abroad|outside|months?|years?)\b/;
const holdsCard = /\b(?:residencia|mica|green ?card|residente|resident)\b/;
const awayOther =
  /\b(?:sin papeles|mi espos[oa]|cbp|407|firm\w+|i ?485|pendiente|pending|en tramite|condicion\w*|asilo|asylum|daca|tps|carcel|jail|divorci\w*|casad\w*|orden|deport\w+|reingreso|reentry|ciudadan\w+|citizen\w*)\b/;

const approved485 =
  /\b(?:(?:me |nos )?(?:aprobaron|aprovaron|aprobo|aceptaron)|approved|(?:fue|was) (?:aprobad[oa]|approved))\b(?: \w+){0,4} (?:i ?)?485\b|\b(?:i ?)?485\b(?: \w+){0,4} (?:aprobad[oa]|approved)\b|\b(?:me |nos )?(?:aprobaron|aprovaron) (?:la |mi )?residencia\b/;
const whenCard = /\b(?:cuando|cuanto (?:tarda|tiempo)|no (?:me )?(?:ha )?lleg\w+|how long|when)\b/;

const twoNations =
  /\b(?:(?:tener|tengo|puedo tener|tienen|have|hold)(?: \w+){0,3} )?(?:dos|doble|ambas|two|dual|both)(?: \w+)? (?:ciudadanias?|nacionalidad(?:es)?|pasaportes?|citizenships?|nationality|nationalities)\b|\b(?:pierdo|perder|renunciar a) (?:la|mi) (?:nacionalidad|ciudadania) (?:mexicana|salvadorena|hondurena|guatemalteca|colombiana|de mi pais)\b/;
const receiptNumber =
  /\b(?:mi (?:numero|caso|recibo)|numero de (?:caso|recibo)|my (?:case|receipt)(?: number)?)\b/;
const asksState =
  /\b(?:que (?:dice|pasa|paso)|como (?:va|esta|sigue)|en que va|(?:whats|what is)(?: the| my)? (?:status|happening|going on)|(?:any )?e?status|quiero saber|puedes? (?:ver|checar|revisar|buscar)\w*|me (?:lo|la) (?:checas|revisas|buscas)|checame|revisame|what does it say|can you (?:check|look)|check)\b/;
/** As it was typed, or as the server masked the first or a later one of a conversation ("[RECIBO-2]"). */
const receipt = "(?:(?:ioe|msc|eac|wac|lin|src|nbc|ymc|mct) ?\\d{6,}|recibo \\d{1,2})";
const isReceipt = new RegExp(`\\b${receipt}(?=$| (?!cartas?|letters?))`);
const receiptAlone = only(receipt);

const sentWrong =
  /\b(?:me equivoque|cometi un error|puse mal|escribi mal|se me olvido (?:poner|firmar|anotar)|i made a mistake|i (?:put|wrote) (?:it )?wrong|forgot to sign)\b/;
const aForm = /\b(?:formulario|forma|solicitud|aplicacion|papeles|i ?\d{3}|n ?400|form|application)\b/;
const wasSent =
  /\b(?:ya (?:lo|la|los)? ?(?:mande|mandamos|envie|meti|presente)|already (?:sent|mailed|filed)|que mande)\b/;
const sentWrongOther =
  /\b(?:mentir\w*|menti|lie|asilo|asylum|notari\w*|prepar\w+|arrest\w+|entrevista|interview|corte|court)\b/;

const sellsForm =
  /\b(?:cobr\w+|pag(?:o|ar|ue)|piden|venden?|charg\w+|pay|sell\w*)\b(?: \w+){0,6} (?:formulario|forma|form)s?\b|\b(?:formulario|forma|form)s?\b(?: \w+){0,6} (?:cobr\w+|piden|venden|charg\w+|cuesta[n]?)\b/;
const onASite =
  /\b(?:(?:en|on|de) (?:una?|el|internet|linea|a|la)(?: (?:pagina|sitio|web|internet|app|website|site|online))+|por internet|en (?:internet|linea)|online|website|on the internet)\b/;
const sellsOther = /\b(?:uscis|renovar|licencia|dmv|abogad[oa]|lawyer|en linea o en papel|por llenar\w*)\b/;

const whoIsWho =
  /\b(?:que (?:pongo|va|escribo|significa|quiere decir)|a quien pongo|quien es|what (?:do i put|goes|is))\b(?: \w+){0,5} (?:beneficiari[oa]|peticionari[oa]|solicitante|beneficiary|petitioner|applicant)\b/;

const visaAbroad = only(
  "(?:como|donde|que necesito para)(?: (?:le hago para|puedo|se))?(?: (?:sacar|saca|saco|obtener|pedir|pido|tramitar|tramito|conseguir))+ (?:la|una|mi) visa(?: (?:americana|de turista|de paseo|para (?:ir a|visitar) estados unidos|de estados unidos))",
  "how (?:do|can) i get (?:a|an|the) (?:us |american |tourist )*visa(?: to visit)?",
);

const ifCaught = only(
  "(?:que (?:hago|digo|pasa)|como le hago)(?: (?:si|cuando))+ (?:me|nos) (?:agarran?|detienen?|paran?|levantan?|para|agarra)(?: (?:la migra|ice|migracion|en la calle|afuera|trabajando))*",
  "what (?:do|should) i do if (?:they|ice|immigration) (?:stops?|catch(?:es)?|grabs?|detains?) me",
);

/** The visa for victims is there, and the card is asked about. */
const hasU =
  /\b(?:(?:ya )?(?:tengo|tenemos|me (?:dieron|aprobaron|llego))(?: \w+){0,2} visa u|visa u (?:aprobada|desde)|i have (?:a|the|my) u visa|my u visa was approved)\b/;
const asksForCard = new RegExp(
  `\\b(?:cuando|ya puedo|puedo|cuanto (?:tiempo|falta)|when|can i|how long)\\b.*\\b(?:${card}|i ?485)\\b`,
);

const visitEnds = /\bi ?94\b.*\b(?:vence|termina|acaba|expires?|ends?)\b|\b(?:vence|expires?)\b.*\bi ?94\b/;
const wantsLonger =
  /\b(?:extend\w*|extension|alargar\w*|prolongar\w*|mas tiempo|quedarme|renovar\w*|more time|stay longer)\b/;

const waitsForCard = new RegExp(
  `\\b(?:puedo|podria|podemos|se puede|can i|could i|may i) (?:ya )?(?:trabajar|chambear|work)\\b(?: \\w+){0,4} (?:mientras|en lo que|while|esperando|waiting)\\b.*\\b${card}\\b`,
);
const waitsOther = /\b(?:asilo|asylum|i ?130|perdon|consulad\w+|tarjeta de credito|f4|f2a|turista|tourist)\b/;

const uncleCitizen =
  /\b(?:mi|un) (?:ti[oa]|prim[oa]|abuel[oa]|cunad[oa]|sobrin[oa])(?: \w+)? (?:es|ya es|tiene) (?:ciudadan[oa]|residente|american[oa]|papeles|la mica)\b/;
const asksHelp =
  /\b(?:nadie (?:me|nos) (?:a|ha) pedido|(?:me|nos) (?:puede|sirve|ayuda|podria)|puedo arreglar|me arregla|can (?:he|she) help)\b/;
const uncleOther = /\b(?:patrocin\w+|i ?864|afidavit|cosponsor|adopt\w+|testig\w+|trabajo|patron|firm\w+)\b/;

const residentWeds =
  /\b(?:un|mi|una) (?:novi[oa] |pareja )?(?:residente|con mica)\b(?: \w+){0,3} (?:me (?:pide|puede pedir|arregla|puede arreglar))\b(?: \w+){0,2} (?:si|cuando) (?:nos casamos|me caso)\b|\b(?:me caso|casarme|nos casamos)\b(?: \w+){0,6} con (?:un|una|mi) (?:\\w+ )?residente\b/;

/** The day by which a judge wants the asylum form. */
const judgeWants =
  /\b(?:juez|jueza|judge|corte|court)\b.*\b(?:i ?589|asilo|asylum)\b.*\b(?:antes del?|a mas tardar|para el|hasta el|before|by|until) (?:el |the )?(?:\w+ )?(?:\d|lunes|martes|miercoles|jueves|viernes|january|february|march|april|may|june|july|august|september|october|november|december)/;
const judgeOther = /\b(?:apel\w+|appeal\w*|neg\w+|denied|perdi|lost|uscis|permiso|work permit)\b/;

const printsWere =
  /\b(?:huellas|biometric\w*|fingerprint\w*|cita)\b(?: \w+){0,8} (?:era|fue|ya (?:paso|se me paso)|se me paso|was|already passed)\b|\b(?:era|fue|was) (?:el|on)\b.*\b(?:huellas|biometric\w*|fingerprint\w*)\b/;
const cameLate =
  /\b(?:(?:me |nos )?lleg[oó](?: (?:apenas|hasta|recien))? (?:hoy|ayer|despues|tarde)|(?:la carta|el papel|el aviso) (?:me )?lleg[oó](?: \w+){0,2} (?:hoy|ayer|tarde|despues)|(?:came|arrived|got it|got the letter)(?: \w+){0,2} (?:today|yesterday|late|after))\b/;
const ofPrints = /\b(?:huellas|biometric\w*|fingerprint\w*)\b/;

const onlyCivil =
  /\b(?:solo|nomas|only|casad[oa]s|nos casamos|married|boda)\b(?: \w+){0,4} (?:por|x) (?:el |lo )?civil\b|\bcivil (?:marriage|wedding)\b/;
const asksIfCounts = /\b(?:vale|cuenta|sirve|iglesia|church|count|valid|enough|basta)\b/;

const spouseThreatens =
  /\b(?:espos[oa]|marido|pareja|husband|wife)\b.*\b(?:dice|amenaza|grita|says|threatens?)\b(?: \w+){0,5} (?:(?:va|voy|van) a (?:quitar|retirar|cancelar)|quita|retira|cancela|will (?:withdraw|cancel)|going to (?:withdraw|cancel)|to (?:withdraw|cancel))\b/;
/** To have her do as she is told; a couple that parts is another matter. */
const toControl =
  /\b(?:amenaz\w+|cada (?:vez )?que|siempre que|si no (?:hago|le|me|obedezco|l[oa])|grita\w*|humill\w+|control\w+|insult\w+|threaten\w*|every time|whenever|unless i|if i (?:dont|do not))\b/;
const ofPapers = /\b(?:papeles|peticion|residencia|caso|tramite|i ?130|papers|petition|case)\b/;
const hisOwn =
  /\b(?:yo (?:quiero|voy a)|puedo (?:yo )?(?:quitar|retirar|cancelar)|can i (?:withdraw|cancel)|abogad[oa] dice|juez|uscis dice)\b/;

const fillsIn = /\b(?:llen\w+|escrib\w+|contest\w+|pon(?:er|go)|fill\w*|write|complete)\b/;
const inSpanish = /\b(?:en (?:espanol|mi idioma|castellano)|in (?:spanish|my language))\b/;
const theForm = /\b(?:formularios?|formas?|solicitud|aplicacion|i ?\d{3}|n ?400|forms?|application)\b/;

/** What the form asks, answered against the truth. */
const answersNo =
  /^(?:(?:y|e|pero|entonces|que pasa|and|but|what|o) )*(?:si|if) (?:(?:yo|i|les|le|nomas|mejor|just|only) )*(?:pongo|digo|contesto|marco|escribo|put|say|answer|check|mark)(?: (?:que|that))? no(?: (?:vote|lo hice|nunca|me registre|i didnt|i did not|nada))*$/;

export const everyDayRules: readonly Outright[] = [
  {
    id: "never-answer-no",
    said: [],
    after: {
      topics: ["ciudadania-requisitos", "examen-ciudadania", "antecedentes", "dui"],
      said: [answersNo],
    },
    over: ["lie"],
  },
  { id: "judge-date-for-589", said: [judgeWants], unless: judgeOther, lead: "court", over: [] },
  {
    id: "civil-marriage-counts",
    said: [onlyCivil, asksIfCounts],
    unless:
      /\b(?:(?:no|ni) (?:fue |es |nos casamos )?(?:por|x) (?:el |lo )?civil|iglesia (?:nomas|solo|nada mas)|solo (?:por|x) la iglesia)\b/,
    calm: true,
    over: [],
  },
  { id: "prints-letter-late", said: [printsWere, cameLate, ofPrints], calm: true, over: [] },
  {
    id: "threat-to-withdraw",
    said: [spouseThreatens, toControl, ofPapers],
    unless: hisOwn,
    over: ["violence", "hide"],
  },
  {
    id: "forms-in-english",
    said: [fillsIn, inSpanish, theForm],
    unless: /\b(?:examen|test|entrevista|interview|ciudadania en)\b/,
    calm: true,
    over: [],
  },
  { id: "residence-how-long", said: [howLong], first: true, calm: true, over: [] },
  { id: "give-up-residence", said: [giveUp], unless: giveUpOther, calm: true, over: [] },
  {
    id: "resident-trip",
    said: [awayWithCard, holdsCard],
    unless: awayOther,
    first: true,
    calm: true,
    over: [],
  },
  { id: "card-after-approval", said: [approved485, whenCard], calm: true, over: [] },
  {
    id: "two-nationalities",
    said: [twoNations],
    unless:
      /\b(?:hij[oa]|bebe|nin[oa]|niet[oa]|abuel[oa]|bisabuel[oa]|registrar\w*|italian\w*|espanol\w*|tramit\w+)\b/,
    calm: true,
    over: [],
  },
  {
    id: "my-receipt-number",
    said: [
      new RegExp(`(?=.*${receiptNumber.source})(?=.*${asksState.source})|${receiptAlone.source}`),
      isReceipt,
    ],
    calm: true,
    over: [],
  },
  {
    id: "mistake-after-sending",
    said: [sentWrong, aForm, wasSent],
    unless: sentWrongOther,
    calm: true,
    over: [],
  },
  { id: "blank-forms-free", said: [sellsForm, onASite], unless: sellsOther, calm: true, over: [] },
  { id: "form-who-is-who", said: [whoIsWho], calm: true, over: [] },
  { id: "visitor-relative", said: [visaAbroad], calm: true, over: [] },
  { id: "street-stop", said: [ifCaught], over: [] },
  { id: "permit-with-i485", said: [waitsForCard], unless: waitsOther, calm: true, over: [] },
  { id: "cannot-petition", said: [uncleCitizen, asksHelp], unless: uncleOther, calm: true, over: [] },
  {
    id: "u-three-years",
    said: [hasU, asksForCard],
    unless: /\b(?:hij[oa]s?|espos[oa]|marido|mama|papa)\b/,
    calm: true,
    over: [],
  },
  {
    id: "extend-visitor",
    said: [visitEnds, wantsLonger],
    unless: /\b(?:asilo|asylum|parole|h ?[12]|f ?1)\b/,
    calm: true,
    over: [],
  },
  {
    id: "visa-resident-spouse",
    said: [residentWeds],
    unless: /\b(?:detenid\w+|orden|deport\w+|golp\w+|peg[ao]|dui)\b/,
    calm: true,
    over: [],
  },
];
