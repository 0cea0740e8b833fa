/**
 * Notices known by their name or number that the ranking takes for another paper (N-445, 221(g), TNC, "no match"), a card or a SEVIS record taken
 * away, and the roads and cells around them: a checkpoint, a visit without papers, how long somebody is held. Server only.
 */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";

// The oath of citizenship.
const oath =
  /\b(?:n ?445|oath(?: ceremony)?|naturalization ceremony|ceremonia de (?:juramento|naturalizacion|ciudadania)|juramenta[cs]ion|(?:cita|fecha|dia|ceremonia)(?: \w+){0,3} (?:jura|juramento)|mi jura|la jura de (?:ciudadania|bandera)|mi juramento)\b/;
const oathTold =
  /\b(?:n ?445|llego|llega|mandaron|dieron|tengo|recibi|toca|sali[oó]|ya|me|got|received|came|have|scheduled|date|next|is|what|que|como|cuando)\b/;
const oathElse =
  /\b(?:perjurio|perjury|bajo juramento|under oath|corte|court|matrimonio|boda|wedding|bandera de mexico|jurado|jury|viaj\w+|travel\w*|perdi\w*|perder|lost|cambiar (?:mi|de) nombre|change my name|cuanto (?:tarda|tiempo)|how long)\b/;
export const cannotGo =
  /\b(?:no (?:puedo|podre|voy a poder|pude|podemos)(?: \w+){0,2} (?:ir|asistir|llegar|ese dia)|no puedo ese dia|(?:otra|cambiar\w*|mover\w*)(?: \w+){0,3} (?:fecha|dia|cita)|cambi(?:ar|en)(?:la|me la)|falt(?:e|o|ar)|se me paso|no fui|(?:cant|cannot|can not|wont|unable)(?: \w+){0,2} (?:go|make it|attend|be there)|resched\w+|missed|another date|voy a estar (?:fuera|de viaje|trabajando)|operacion|hospital)\b/;
export const sinceInterview =
  /\b(?:ticket|tiket|multa|infraccion|arrest\w*|detuv\w+|cargos?|charged?|dui|policia|police|me (?:divorcie|separe|case)|divorc\w+|separad[oa]|viaje a|me paso algo|paso algo|something happened)\b/;

// A consulate's sheet.
const sheet221 =
  /\b221 ?g\b|\b(?:hoja|papel|carta|letter|sheet|paper)(?: \w+){0,3} 221\b|\b221 de la ley\b|\b(?:hoja|papel|papelito) (?:verde|rosa|azul|amarill[oa]|blanc[oa])\b(?=.*\b(?:consulad\w+|embajada|embassy|juarez)\b)|\b(?:consulad\w+|embajada|embassy|juarez)\b.*\b(?:hoja|papel|papelito) (?:verde|rosa|azul|amarill[oa]|blanc[oa])\b|\badministrative processing\b/;

// Work.
export const tnc =
  /\b(?:tnc|t n c|tentative non ?confirmation|further action notice|no confirmacion (?:tentativa|provisional)|non ?confirmation)\b/;
const everify = /\b(?:e ?verify|everifai|iverify|i verify)\b/;
const failed =
  /\b(?:no (?:salio|sale|paso|pase|coincid\w+|me (?:acepto|paso|aprobo))|rechaz\w+|mismatch|no match|failed?|fallo|mal|came back|corrieron|despid\w+|fired|error)\b/;
const noMatch =
  /\b(?:no ?match|nomatch|no coincid\w+|mismatch)\b(?=.*\b(?:carta|letter|seguro social|social|ssa|ssn|trabajo|patron|work|boss|employer|job|llego|mandaron)\b)|\b(?:carta|letter)(?: \w+){0,4} (?:no ?match|no coincid\w+|mismatch)\b|\b(?:ssa|social|seguro social)\b.*\b(?:carta|letter)\b.*\b(?:no coincid\w+|no es mio|mal)\b/;
const noMatchOther =
  /\b(?:e ?verify|tnc|huellas|fingerprints|firma|signature|direccion|address|fecha de nacimiento en (?:mi|el) (?:acta|pasaporte))\b/;

// A card or a record taken away.
const card = "(?:mica|green ?card|residencia|tarjeta(?: verde| de residente)?|resident card)";
const byOfficers =
  /\b(?:aeropuerto|airport|frontera|border|garita|puente|cbp|oficial\w*|officers?|aduana|customs|migracion|inmigracion|immigration|ice|port of entry)\b/;
const tookCard = new RegExp(
  `\\b(?:se qued(?:o|aron) con|(?:me|nos|le|les) (?:quit\\w+|retuv\\w+|confisc\\w+|recog\\w+)|(?:took|kept|confiscated|seized)(?: away)?)(?: (?:la|mi|su|my|his|her|our|the))? ${card}\\b|\\b${card}\\b(?: \\w+){0,3} (?:(?:me|nos|le) (?:la )?(?:quit\\w+|retuv\\w+|confisc\\w+)|was (?:taken|confiscated))\\b`,
);
const cardOther =
  /\b(?:tarjetas? de regalo|gift cards?|me (?:llamaron|llamo|marcaron|marco)|called me|caso viejo|cargos?|drogas?|antecedentes|record|arrest\w*|felon\w+|delito|charge[sd]?|convict\w+|drugs?|espos[oa]|marido|patron\w*|jef[ea]|novi[oa]|husband|wife|boss|ladron\w*|robar\w*|robaron|(?:pueden|puede|podrian|va a|van a|can|could|might) (?:\w+ )?(?:quitar\w*|take))\b/;
const resident =
  /\b(?:soy|es|somos|im|i am|is|he is|she is) (?:ya |un |una |a |an )?(?:legal |permanent |lawful )?(?:residente|resident)\b|\b(?:con|tengo|tiene|have|has|with)(?: \w+){0,2} (?:mica|green ?card)\b/;
const heldThere = /\b(?:arrest\w+|detuv\w+|detien\w+|detenid[oa]|detain\w*|agarr\w+|llevaron|held)\b/;
const atPort =
  /\b(?:aeropuerto|airport|garita|frontera|puente|port of entry|al (?:volver|regresar|entrar)|coming back)\b/;
const portOther =
  /\b(?:si (?:me|lo|la|nos)|if (?:they|i|ice)|pueden?|puedan|podrian|can they|could|miedo|afraid|hace (?:\w+ ){1,2}anos|years ago|maleta|droga\w*|drugs)\b/;
const sevis = /\bsevis\b/;
const ended =
  /\b(?:suspend\w+|termin\w+|cancel\w+|cerr\w+|revoc\w+|quit\w+|perd\w+|inactiv\w+|(?:dio|dieron|di) de baja|ended|revoked|closed)\b/;
const cardComes = new RegExp(
  `\\b(?:no (?:me )?(?:ha |han )?(?:lleg\\w+|mand\\w+)|sin que (?:me )?(?:llegue|manden)|nunca (?:me )?(?:llego|mandaron)|lost|never (?:came|arrived|got)|hasnt (?:come|arrived)|didnt (?:come|arrive)|still waiting for)\\b(?: \\w+){0,4} ${card}\\b|\\b${card}\\b(?: \\w+){0,6} (?:no (?:me )?(?:ha )?lleg\\w+|nunca (?:me )?llego|lost in the mail|never (?:came|arrived)|se perdio en el correo)\\b|\\b(?:se )?(?:perdio|perdieron)(?: \\w+){0,3} (?:mica|green ?card|tarjeta)(?: \\w+){0,3} correo\\b`,
);
const wasSent =
  /\b(?:aprob\w+|approved|correo|mail\w*|mandaron|enviaron|entregad\w+|delivered|producid\w+|produced|usps|tarjeta producida)\b/;
const cardComesOther =
  /\b(?:delivered|entregad[oa]|asilo pendiente|divorc\w+|cita|huellas|robaron|stolen|vencid\w+|expired|renov\w+|renew\w*|cuanto (?:tarda|falta)|how long)\b/;

const halfYear =
  /\b(?:la mitad del ano|medio ano(?: \w+){0,2} (?:alla|en)|(?:seis|6) meses (?:alla|aqui|aca|en \w+)(?: \w+){0,3} (?:seis|6)\b|half (?:of )?the year|six months (?:there|here) and six)\b/;
const residentWord = /\b(?:residente|mica|green ?card|residencia|resident|tarjeta verde)\b/;

// Roads and cells.
const checkpoint =
  /\b(?:reten(?:es)?|checkpoints?|check points?|punto de (?:revision|control|inspeccion)|falfurrias|sarita|garita (?:de )?(?:falfurrias|sarita|san clemente|temecula|nogales adentro))\b/;
const passes =
  /\b(?:pas\w+|cruz\w+|manej\w+|ir|voy|vamos|viaj\w+|hay|pregunt\w+|par(?:an|aron|o|en)|drive|driving|go|going|through|pass|cross|travel\w*|stop\w*|ask\w*|get past|digo|decir|hago|muestro|ensen\w+)\b/;
const mayI =
  /\b(?:tengo miedo|me da miedo|voy a pasar|tengo que pasar|sin papeles|without papers|afraid|puedo|podria|me (?:pueden|paran|piden|preguntan|van a)|que pasa|que digo|es seguro|can i|could i|do they|will they|what happens|is it safe)\b/;
const checkpointOther =
  /\b(?:(?:lo|la|los) (?:pararon|tuvieron)|yerno|avoid\w*|evit\w+|route|ruta|raitero|ride|sin pisar|met(?:o|er|emos|erl\w)|chav[oa]s|suegr[oa]|gente|people|them|cousins?|prim[oa]s?|herman[oa]s?|amig[oa]s?|por cabeza|a head|deport\w+|solt(?:aron|o)|detuvo|huellas|sin que (?:me|nos) (?:vea\w*|agarr\w+|pare\w*|cach\w+|revis\w+)|without (?:being|getting) (?:seen|caught|stopped)|alcohol\w*|dui|tomad[oa]|borrach[oa]|sobriety|llevar a (?:\w+ )?(?:personas?|gente|primo|prima|hermano|hermana|amig[oa])|escond\w+|cajuela|trunk|hide|(?:drive|take|bring|get|llev\w+|pas[aeo]\w*|manej\w+|mover)(?: \w+){0,3} (?:a )?(?:mi|my|un|una|unos|some|a) (?:\w+ )?(?:prim[oa]s?|herman[oa]s?|amig[oa]s?|mama|papa|espos[oa]|gente|cousins?|brothers?|sisters?|friends?|mom|dad|wife|husband|people)|(?:no|sin|without|which|que|cual) (?:\w+ ){0,3}(?:highway|road|carretera|ruta|camino)|highway has no|por donde|sneak|burlar|librar|rodear\w*|brincar\w*|evad\w+|avoid|around|coyote|(?:ya )?(?:me|lo|la|nos) (?:agarraron|detuvieron|arrestaron|llevaron)|detenid[oa]|soy (?:ciudadan[oa]|residente)|im a (?:citizen|resident)|daca|permiso de trabajo|work permit|no me (?:cree|creyo|creyeron|creen)|didnt believe)\b/;
const howLong =
  /\b(?:cuanto(?:s)?(?: \w+)? (?:tiempo|dias|meses)|cuanto (?:dura|tarda|pueden?)|hasta cuando|how long|how many (?:days|months))\b/;
const staysHeld =
  /\b(?:detenid[oa]s?|centro de detencion|la detencion|en detencion|detention|detained|encerrad[oa]s? (?:en|por) (?:ice|la migra|inmigracion)|custodia de ice|ice custody|tienen (?:ahi|adentro|detenid[oa]))\b/;
const howLongOther =
  /\b(?:fianza|bond|asilo|asylum|visa|peticion|petition|i ?\d{3}|permiso|corte|court|hijo|hija|menor|nin[oa]s?|child\w*|kids?|orr|hold|detainer|48|carcel|jail|condado|county|multa|pag\w+)\b/;
const ifHeld =
  /\b(?:si (?:me|nos|lo|la) (?:detien\w+|agarr\w+|deport\w+|lleva\w*|arrest\w+)|if (?:ice |they |im |i get |i am |we get |im )?(?:detain\w*|deport\w*|arrest\w*|take me|get me|get detained|get deported))\b/;
const goods =
  /\b(?:(?:mi|mis|la|el|our|my) (?:casa|carro|troca|camioneta|dinero|cuenta|cosas|pertenencias|apartamento|depa\w*|renta|negocio|house|home|car|truck|money|bank account|things|stuff|belongings|apartment|rent|business))\b/;
const goodsOther =
  /\b(?:vienen|llega\w*|entr\w+|tocan|puerta|door|knock|hij[oa]s?|nin[oa]s?|kids?|children|manej\w+|driv\w+|licencia|license|regres\w+|fianza|bond)\b/;
const orr = /\b(?:orr|o r r|refugee resettlement)\b/;
const getsOut =
  /\b(?:sac\w+|entreg\w+|recoger\w*|custodia|custody|get (?:my|him|her|them|the)|get out|out of|releas\w+|pick (?:him|her|them) up)\b/;
const orrOther =
  /\b(?:audiencia|corte|court|hearing|cumple|turns|huellas|fingerprints?|que es|what is|sponsor\w*|patrocin\w+|recibos?)\b/;
const childIn =
  /\b(?:nin[oa]s?|hij[oa]s?|sobrin[oa]s?|herman[oa]|menor|niet[oa]|son|daughter|child|kid|nephew|niece|brother|sister|boy|girl|yr old|year old|\d+ anos|albergue|shelter)\b/;

// A court's order against somebody who hurts, people on their way, and a paper that was signed by who is gone.
const protects =
  /\b(?:orden(?:es)? de (?:alejamiento|proteccion|restriccion|no contacto)|orden de distancia|protective order|restraining order|order of protection|no contact order)\b/;
const forMe =
  /\b(?:me (?:dieron|dio|aprobaron|concedieron|firmaron)|tengo|consegui|saque|pedi|quiero|sirve|ayuda|papeles|vawa|visa|i (?:have|got|was (?:given|granted))|gave me|granted me|does it help|can i)\b/;
const protectsOther =
  /\b(?:(?:me|nos) (?:pusieron|puso|metieron|levantaron)|en mi contra|contra (?:mi\b(?! (?:espos|marido|mujer|parej|novi|ex|hij|papa|padrastro|suegr|cunad|herman|patron))|de mi)|against me|on me|viole|rompi|violat\w+|arrest\w+|custodia|custody|corte (?:el|manana)|audiencia|citaron|ahorita|esta afuera|me (?:encontro|sigue|busca))\b/;
const onTheWay =
  /\b(?:mi|mis|my) (?:herman[oa]s?|prim[oa]s?|mama|papa|espos[oa]|marido|mujer|ti[oa]s?|familia|sobrin[oa]s?|cunad[oa]|amig[oa]|brother|sister|cousins?|mom|dad|wife|husband|family|aunt|uncle|friend)\b(?: \w+){0,6} (?:(?:viene[n]?|va[n]?|esta[n]?|anda[n]?|is|are) (?:\w+ ){0,2}(?:en camino|de camino|caminando|por mexico|cruzando|a (?:cruzar|llegar a la frontera)|en la frontera|on (?:the|their|his|her) way|coming|crossing|at the border)|(?:quiere[n]?|va[n]? a|piensa[n]?|wants to|is going to) (?:cruzar|pasar|llegar a la frontera|cross|come (?:across|to the border)))\b/;
const wayOther =
  /\b(?:menor(?:es)? sol[oa]s?|sol[oa] (?:mi|el|la|viene)|de (?:[5-9]|1[0-7]) anos|nino solo|nina sola|ya (?:la|lo|los) (?:agarraron|detuvieron)|perdid[oa]s?|no (?:contesta|sabemos|responde)|desierto|secuestr\w+|con (?:visa|mica)|with a visa|avion|vuelo|flight|plane|visitar\w*|visit|deport\w+ de aqui|cruzar (?:a|para) mexico|(?:como|quien|donde|cuanto|puedo|quiero|ayud\w+)(?: \w+){0,3} (?:pas[oae]\w*|cruz[oae]\w*|traigo|traer\w*|coyote|pollero)|help(?: \w+){0,3} cross|how do i (?:get|bring|cross))\b/;
/** What they should do is asked, and not how they get through. */
const whatToSay =
  /\b(?:que (?:le|les) (?:digo|aconsejo|recomiendo|puedo decir)|que debe[n]? (?:decir|hacer)|es peligroso|what (?:should|do|can) (?:i|he|she|they)(?: \w+)? (?:tell|say|do)|is it (?:safe|dangerous))\b/;
const wayRequest =
  /\b(?:pasaporte|parte|ruta|route|vigilancia|puente|broncas|parec\w+|dicen|escond\w+|coyote|poller\w+|passport|bridge|smuggler|(?:paso|pasarl\w|cruzarl\w))\b/;

const oathWhen = /\b(?:cuanto (?:tarda|tiempo|falta)|cuando|how long|when|cancel\w+|pospus\w+|postponed)\b/;
const permitComes =
  /\b(?:no (?:me )?(?:ha |han )?(?:lleg\w+|mand\w+)|sin que (?:me )?llegue|nunca (?:me )?llego|lost|never (?:came|arrived|got)|hasnt (?:come|arrived)|didnt (?:come|arrive))\b(?: \w+){0,4} (?:permiso(?: de trabajo)?|work permit|ead)\b|\b(?:permiso de trabajo|mi permiso|work permit|ead)\b(?: \w+){0,5} (?:no (?:me )?(?:ha )?lleg\w+|nunca (?:me )?llego|lost in the mail|never (?:came|arrived)|se perdio en el correo)\b/;
const hearing = /\b(?:corte|audiencia|hearing|court(?: date)?)\b/;
const calledOff =
  /\b(?:cancel(?:aron|o|ada|ado|led|ed)|pospus\w+|quitaron la fecha|la quitaron|postponed|taken off)\b/;
const calledOffOther =
  /\b(?:trafico|traffic|criminal|familia|asilo en uscis|entrevista|interview|boda|visa|daca|tps|permiso|quiero cancelar|puedo cancelar|can i cancel)\b/;
/** It is no longer on the page. */
const gone =
  "(?:borr(?:o|aron|ada|ado)|desaparecio|ya no (?:me )?(?:sale|aparece|esta)|no (?:me )?(?:sale|aparece) (?:ya )?(?:mi|la|ninguna|nada)|disappeared|vanished|no longer (?:shows?(?! up)|there|listed|on)|(?:does|do|is) not (?:show(?:ing)?(?! up)|listed)|isnt (?:there|listed)|doesnt show(?! up)|is gone)";
const inCourt = "(?:corte|audiencia|hearing|court(?: date)?)";
const vanished = new RegExp(
  `\\b(?:${inCourt}\\b(?: \\w+){0,4} ${gone}|${gone}\\b(?: \\w+){0,8} ${inCourt})\\b`,
);
const vanishedOther =
  /\b(?:dui|arrestos?|cargos?|delitos?|felonia|orden|trafico|traffic|criminal|familia|entrevista|interview|huellas|biometric\w*|record|antecedentes|asilo en uscis|visa|permiso|multa|ticket|abogad[oa] (?:ya no|no)|lawyer)\b/;
const airportCall =
  /\b(?:cita|citaron|appointment|presentarme|report)\b(?: \w+){0,5} (?:aeropuerto|airport)\b|\b(?:inspeccion diferida|deferred inspection)\b/;
/** Fewer classes than the visa asks for, taken already. */
const fewClasses =
  /^(?=.*\b(?:f ?1|i ?20|visa de estudiante|student visa|international student|estudiante internacional|sevis)\b)(?=.*\b(?:(?:baje|bajo|me quede|quede|ando|estoy|tomo|tomando|llevo|deje|dropped|went|am|taking|down)(?: \w+){0,4} (?:(?:una|dos|tres|un|pocas|menos|[1-3]|one|two|three|fewer|half) (?:sola )?(?:clases?|materias?|creditos?|units?|class(?:es)?|courses?)|medio tiempo|part ?time|half ?time|below full ?time|under full ?time)|(?:reprobe|failed|deje) (?:todas )?(?:mis|las|my|all my) (?:materias|clases|classes))\b)/;
const leftSchool =
  /\b(?:me (?:corrieron|expulsaron|dieron de baja)|kicked out|expelled)\b(?=.*\b(?:f ?1|i ?20|visa de estudiante|student visa)\b)|\b(?:f ?1|i ?20|visa de estudiante|student visa)\b.*\b(?:me (?:corrieron|expulsaron)|kicked out|expelled)\b/;

export const noticeRules: readonly Outright[] = [
  { id: "protective-order", said: [protects, forMe], unless: protectsOther, over: [] },
  { id: "relative-at-border", said: [onTheWay], unless: wayOther, over: [] },
  { id: "relative-at-border", said: [onTheWay, whatToSay], unless: wayRequest, most: 14, over: ["smuggle"] },
  { id: "oath-news", said: [oath, sinceInterview], unless: oathElse, over: [] },
  { id: "oath-other-day", said: [oath, cannotGo], unless: oathElse, calm: true, over: [] },
  {
    id: "oath-day",
    said: [oath, oathTold],
    unless: new RegExp(`${oathElse.source}|${sinceInterview.source}`),
    calm: true,
    over: [],
  },
  {
    id: "oath-wait",
    said: [oath, oathWhen],
    unless: /\b(?:perjurio|corte|court|boda|wedding)\b/,
    calm: true,
    over: [],
  },
  { id: "permit-not-arrived", said: [permitComes, wasSent], unless: cardComesOther, calm: true, over: [] },
  { id: "hearing-gone", said: [vanished], unless: vanishedOther, most: 18, over: ["hide"] },
  { id: "hearing-cancelled", said: [hearing, calledOff], unless: calledOffOther, most: 14, over: [] },
  {
    id: "deferred-inspection",
    said: [airportCall],
    unless: /\b(?:visa|mi mama|mi papa|turista|recoger)\b/,
    over: [],
  },
  { id: "student-out", said: [leftSchool], over: [] },
  {
    id: "student-out",
    said: [fewClasses],
    unless:
      /\b(?:cuant[oa]s|how many|puedo (?:bajar|dejar|tomar)|can i (?:drop|take)|still have|me quedan 12|dso (?:me )?(?:dio|aprobo|approved|said))\b/,
    over: [],
  },
  { id: "consulate-221g", said: [sheet221], unless: /\b(?:i ?221|221b|i ?94)\b/, over: [] },
  { id: "e-verify", said: [tnc], over: [] },
  { id: "e-verify", said: [everify, failed], over: [] },
  { id: "no-match-letter", said: [noMatch], unless: noMatchOther, over: [] },
  {
    id: "resident-held-at-port",
    said: [resident, heldThere, atPort],
    unless: portOther,
    lead: "sign",
    over: [],
  },
  { id: "card-taken", said: [tookCard, byOfficers], unless: cardOther, lead: "sign", over: [] },
  { id: "resident-half-year", said: [halfYear, residentWord], over: [] },
  { id: "sevis-ended", said: [sevis, ended], lead: "other", over: [] },
  { id: "card-not-arrived", said: [cardComes, wasSent], unless: cardComesOther, calm: true, over: [] },
  { id: "checkpoint", said: [checkpoint, passes], unless: checkpointOther, over: [] },
  { id: "checkpoint", said: [checkpoint, mayI], unless: checkpointOther, most: 14, over: ["smuggle"] },
  { id: "detention-how-long", said: [howLong, staysHeld], unless: howLongOther, over: [] },
  { id: "plan-for-goods", said: [ifHeld, goods], unless: goodsOther, calm: true, over: [] },
  { id: "minor-taken", said: [orr, childIn, getsOut], unless: orrOther, lead: "child", over: ["minor"] },
];
