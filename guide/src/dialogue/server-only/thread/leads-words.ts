/** Words by which a lead fits whoever asks, or does not: of cleaned text (`leads-table.ts`). Server only. */
import type { Urgency } from "#guide/safety/urgent-rules.ts";

/** `usual`: the line of an urgent subject, whatever is asked of it; `careful`: no journey and no papers yet; `grave`: a wrong step weighs a lot. */
export type Lead = Urgency | "usual" | "careful" | "grave";

export interface Fit {
  /** The leads that it replaces. */
  of: readonly Lead[];
  /** Only under these subjects. */
  topics?: readonly string[];
  /** Each is said by the message, in any place. */
  said: readonly RegExp[];
  /** And none of these. */
  unless?: readonly RegExp[];
  lead: Lead | null;
  /** Also where a lead was read before in this talk. */
  later?: true;
}

/** Leads of any subject. */
export const plain = ["usual", "other"] as const;
/** Lines for whoever has a case of her own, whatever it is. */
export const forAnyCase: readonly Lead[] = ["grave", "careful", "usual"];
/** The subject alone decides. */
export const anything = /^/;

const kin =
  "(?:espos[oa]|marido|mujer|senora?|viej[oa]|papas?|apa|mama|papi|padres?|madre|hij[oa]s?|mij[oa]|herman[oa]s?|hermanit[oa]|prim[oa]s?|ti[oa]s?|novi[oa]|pareja|cunad[oa]|sobrin[oa]|suegr[oa]|abuel[oa]|yerno|nuera|compadre|comadre|amig[oa]|carnal|patoj[oa]|cipot[ea]|muchach[oa]|dad|father|mom|mother|husband|wife|son|daughter|brother|sister|uncle|aunt|cousin|nephew|niece|boyfriend|girlfriend)";
export const officers =
  /\b(?:ice|ais|migra|migracion|inmigracion|immigration|agentes?|agents?|chalecos?|vests?|police|policias?|polis|ordene?s?|warrant|papel|paper|placas?|camionetas?|van)\b/;
const recent =
  "ayer|antier|anoche|hoy|ahorita|esta (?:manana|tarde|noche|semana)|hace (?:\\w+ ){1,2}(?:horas?|dias?|semanas?)|la semana pasada|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|yesterday|today|tonight|last (?:night|week)|this (?:morning|week)|(?:on )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)";

/* What has happened at a door or in a car, this minute. */

export const atDoorNow =
  /\b(?:tocando|golpeando|tocan|knocking|banging|pounding)\b(?=.*\b(?:puertas?|apartamento|departamento|casa|abr[oae]n?|abrimos|door|open)\b)|\b(?:puerta|door)\b.*\b(?:tocando|golpeando|knocking|banging)\b|\b(?:estan?|hay|siguen|andan?|llevan|are|theres?)\b.*\b(?:afuera|outside|enfrente|frente (?:a|al|de)|in front of|in my driveway|en las? trailas?|en el trailer)\b|\b(?:afuera|outside)\b.*\b(?:estan?|hay|siguen|are)\b|\bestan? en (?:la|mi) puerta\b|\bat (?:my|our) door\b|\b(?:into|in) (?:our|my) driveway\b/;
export const notAtDoorNow =
  /\b(?:si (?:un dia |alguna vez )?(?:vienen?|tocan?|llegan?|regresan|vuelven|caen)|el otro dia|se fueron|if (?:ice|they|immigration)|vecin[oa]|misa|iglesia|church|parroquia|escuela|school|primaria|(?:en|al?|from|at) (?:mi |el |su |la |my )?trabajo|donde trabaj\w+|at (?:my |his |her )?work|corte|court|(?:me|nos) (?:estan )?par(?:an|ando|aron)|estoy en el carro|afuera del? (?:home|jom))\b/;

export const stoppedNow =
  /\b(?:(?:me|nos|lo|la) (?:acaban? de parar|estan parando|tienen? parad\w+|tiene aqui|estan siguiendo|pararon|paro|estaban siguiendo)|(?:carro|troca|camioneta) (?:\w+ ){0,4}(?:parad[oa])|parado en la carretera|acaban? de parar a (?:mi|un)|pararon la (?:camioneta|troca)|pulled over (?:my|me|us)|pulled (?:me|us) over|stopped (?:me|us|my car)|stopping us)\b/;
export const rightNow =
  /\b(?:ahorita|ahora mismo|en este momento|acaban? de|estan (?:parando|siguiendo)|tienen? (?:aqui|parad\w+)|todavia|aqui en la esquina|que digo|que decimos|que le digo|rapido|estoy en (?:el|la) (?:carro|asiento|cunet\w+|estacionamiento)|no quiere bajar|right now|just|is texting|asking (?:her|him|me|us))\b/;
export const overAlready =
  /\b(?:ayer|anoche|la semana pasada|el mes pasado|ya me (?:soltaron|solto)|(?:me|nos) (?:soltaron|dejaron ir)|yesterday|last (?:night|week)|let (?:me|us) go|dieron (?:un|una) (?:papel|hoja|cita|tiket|multa))\b/;

/* Who was taken, and who is only thought of. */

export const somebodyTaken = new RegExp(
  `\\b(?:se (?:lo|la|los|las|me lo|me la) (?:llev\\w+|yev\\w+)|(?:agarr\\w+|detuv\\w+|detub\\w+|levant\\w+|cogieron|llevar(?:on|se)?|llevo|baj(?:o|aron)|paro|pararon) a (?:mi|mis|un|una|la|el)|${kin} (?:\\w+ ){0,4}(?:detenid[oa]|no (?:contesta|aparece|sale))|(?:lo|la|los|las) (?:agarr\\w+|agar\\w+|detuv\\w+|detub\\w+|levant\\w+|tienen|movieron|trasladaron|bajaron|pararon|paro)|picked up|took my|ice (?:took|has|kept)|(?:is|was|got) (?:taken|detained|arrested)|busco a|buscar (?:a )?(?:un|una)|bus[ck]ar detenid\\w+|locali[zs]o a|encuentro a)\\b`,
);
export const onlyThoughtOf =
  /\b(?:por si|si (?:un|algun) dia|un dia (?:me|nos|lo|la|pasa)|alguna vez|prevenid\w+|preparad\w+|visit\w*|just in case|if (?:ice|they) ever|social comprado)\b/;
export const ifOneDay =
  /\bpor si\b(?: \w+){0,4} (?:agarr\w+|detien\w+|llevan?|llega|cae\w*)\b|\b(?:si|cuando) (?:algun dia|un dia|alguna vez) (?:\w+ ){0,2}(?:agarr\w+|detien\w+|deten\w+|llevan?|yevan|cae\w*)\b|\b(?:si|if) (?:me|nos) (?:agarran?|llevan|detienen)\b(?=.*\b(?:ninos|hijos|patojos|kids)\b)|\bif (?:ice|they|immigration) (?:ever )?(?:take|detain|arrest|pick)\w* (?:me|us)\b/;
export const bySelf =
  /\b(?:me (?:agarr\w+|agaro|arrest\w+|arest\w+|paro|pararon|detuv\w+)|i (?:was|got) (?:arrested|stopped|pulled over))\b/;
export const byPolice =
  /\b(?:polic\w+|polis\w*|sheriff|chota|tomad[oa]|borrach\w+|dui|pele\w+|pleito|drunk|police|weed|drogas?|robar)\b/;
export const nobodyElse = new RegExp(
  `\\b(?:a|mi|my) (?:mi |my )?${kin} (?:\\w+ ){0,3}(?:detenid|pres[oa]|arrest|agarr|held|detained)|\\b(?:lo|la|los) (?:tienen|agarraron|llevaron|detuvieron)\\b|\\b(?:agarraron|agarro|llevaron|detuvieron|detuvo|arrestaron|took|detained|arrested) (?:a )?(?:mi|my) ${kin}\\b`,
);
export const longAgo =
  /\b(?:(?:en|in|de|del|desde|from|back in|around|like|como)(?: (?:el|like|como|un))* (?:19\d\d|200\d|201\d|202[0-4]|dos mil(?: \w+)?|noventa\w*|mil novecientos(?: \w+){1,3}|los (?:80|90|noventa|ochenta)s?|9\d)|hace (?:como |mas de |unos |casi |ya )?(?!un\b|1\b|este\b)\w+ anos|hace anos|hace (?:mucho|tiempo)|de hace anos|(?!a\b|one\b|1\b)\w+ years ago|when i was|(?:cuando|de) (?:tenia|era|joven|chico|chica|chiquit[oa])|a los (?:1\d|20|veinte|quince|diecis\w+))\b/;
export const wentFree =
  /\b(?:estuv[eo] (?:\w+ )?(?:pres[oa]|detenid[oa])|salio con fianza|ya (?:salio|le (?:cerraron|aprobaron|cancelaron)|gano|se (?:acabo|termino|cerro))|(?:gano|cerraron|cerro|termino|acabo) (?:el|su|mi) (?:caso|asilo))\b/;

/* Arrests and cases that are over. */

export const caseOver =
  /\b(?:(?:me |le )?(?:quitaron|retiraron|tumbaron|desestimaron) (?:los |el |mis )?cargos?|charges (?:were |got )?dropped|dismissed|(?:pague|pago) (?:\w+ ){0,2}(?:todo|multa|la)|ya pague|(?:ice|hice|hizo) las? clases?|(?:clases|probatoria|probation) (?:terminad\w+|cumplid\w+)|cumpli|termine (?:las|mis|el)|borr(?:aron|ado|o)|expung\w*|expunction|sali libre|(?:caso|casos)? ?(?:ya )?(?:este |esta )?cerrad[oa]s?|(?:se )?cerr(?:o|aron)|(?:arresto|cargo|dui) viejo|viejo arresto|old arrest|de joven|paid (?:the|my|a) fine|olvido poner)\b/;
export const erased = /\b(?:borr(?:aron|ado|o)|sell(?:aron|ado)|sealed|expung\w*|expunction)\b/;
export const caseOpen = new RegExp(
  `\\b(?:${recent}|(?:todavia|aun) no (?:termina|acaba|se cierra|se ha|ha)|sigue (?:abierto|pendiente)|still (?:open|pending)|caso criminal|fiscal|defensor\\w*|public defender|prosecutor|ofrec\\w+|declar\\w+ culpable|me declare|plead\\w*|corte (?:criminal|penal|del condado|el|esta|en)|mi corte|tengo corte|audiencia|abierto|abierta|open case|pendiente de cargo|sali(?:o)? con fianza|warrant|orden de arresto|me acusan|lo acusan|(?:lo|la) (?:detuvieron|detuvo|agarraron|tienen)|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|mes que entra|proximo mes|preso|presa|carcel|jail|detenid[oa])\\b`,
);
export const citizen =
  /\b(?:(?:ya )?(?:soy|me hice) (?:\w+ )?ciudadan[oa]|soy de aqui|i am a (?:us )?citizen|im a (?:us )?citizen)\b/;
export const salvadoranId =
  /\bdui (?:salvadoren\w+|de el salvador|de mi pais|venc\w+)\b|\bdocumento unico\b|\b(?:mi|tengo|traigo) dui\b(?=.*\b(?:nacionalidad|consul\w+|pasaporte)\b)/;

/* Deported, and abroad for good. */

export const keptAway = new RegExp(
  `\\b${kin}\\b(?: \\w+){0,6} (?:deportaron|deportad[oa]|sacaron|echaron|removed|deported|got removed)\\b|\\b(?:deportaron|sacaron|echaron|deported|removed) (?:a )?(?:mi|my) ${kin}\\b|\\b(?:esta|ya esta) deportad[oa]\\b|\\b(?:lo|la) (?:deportaron|sacaron en la frontera)\\b`,
);
export const selfAway = /\b(?:me (?:deportaron|sacaron|echaron)|fui deportad[oa]|i (?:was|got) deported)\b/;
export const wantsBack =
  /\b(?:vol(?:ver|ber|vemos|vamos)|vuelv\w+|r*egres\w+|traer\w*|(?:lo|la) (?:puedo )?pedir|pedir(?:lo|la)|come back|bring (?:him|her)|i ?212|perdon|castigo|waiver)\b/;
export const isBackHere =
  /\b(?:volvio|volvi|(?:ya )?regreso (?:y|hace|sin)|reentro|regrese|(?:me|se) (?:volvi|volvio|meti|metio)|(?:volver|volvio|volvi) a (?:entrar|cruzar|meter)|me volvi|entro (?:de nuevo|otra vez)|crucé|cruce|anda en|anda aqui|agarraron|agarro|pararon|detenid[oa]|detuvieron|pres[oa]|carcel|orden (?:vieja|final|de)|nunca (?:me|se) f(?:ui|ue)|sin (?:ver )?juez|reentered|came back|returned|is detained|hold|crossed (?:again|back)|staying with)\b/;

export const paperLost =
  /\b(?:perd(?:i|io|imos)|perdieron|se (?:me|le|nos) (?:perdio|perdieron|extravio)|(?:i|we) lost) (?:el|la|los|mi|mis|un|my|the) (?:papel(?:es|ito)?|carta|hoja|aviso|notice|papers?|letter)(?: \w+){0,3} (?:corte|audiencia|juez|court|hearing)\b/;
export const orderTold = /\b(?:orden|order|deport\w+|removal|remocion|perdi (?:el|mi) (?:caso|asilo))\b/;
export const marries =
  /\bme (?:quiero )?cas(?:o|ar)\b|\bsi me caso\b|\bme pidio solter[oa]\b|\b(?:perdio|perderia) mi caso\b(?=.*\besper\w+)|\besper\w+\b.*\bse perdio mi caso\b/;

/* Questions in general. */

export const defines =
  /^(?:(?:hola|oiga|oye|disculpe|buenas|tardes|dias|pues|y|eh|perdon) )*(?:(?:que|ke|q|cual) (?:es|son|significa|quiere decir|se hace en)|what(?:s| is| are| does))\b(?!.*\b(?:mis?|my|i|me|mi caso|llego|mandaron|dieron|tengo|nego|negaron|hago|ellos|esto|eso que)\b)(?: \w+){1,16}$/;
export const differs =
  /\b(?:que|cual es la|ke|cual|whats the|what is the) (?:diferen[cs]ia|difference)\b|\ben que (?:se diferencia|es distint[ao])\b|\bque es mejor (?:el|la)\b/;
/** A bare definition or a difference, asked politely or not, and nothing else. */
export const inGeneral =
  /^(?!.*\b(?:penas?|castigo|penalty|penalties|punishment)\b)(?:(?:hola|oiga|oye|disculpe?|buenas?|buenos|tardes|dias|noches|pues|y|eh|a ver|perdon|una pregunta|hi|hello|so|and|please|por favor) )*(?:(?:me|nos) (?:puedes?|podrias?|puede|podria) (?:explicar|decir) |expli(?:ca|que)me |(?:quiero|quisiera|queria) saber |no se |(?:can|could) you (?:explain|tell me) )?(?:(?:que|ke|q|cual) (?:es|son|significan?|quiere decir)|que (?:es )?eso de|que diferencias? (?:hay|existe)|(?:cual es )?la diferencia entre|en que (?:consiste|se diferencian?)|(?:para|pa) que (?:es|sirve)|cuales son los requisitos|(?:es|son) lo mismo|es mejor (?:la|el)|what(?:s| is| are)|what does(?: \w+){1,6} mean|whats? (?:is )?the difference|is there a difference)\b(?: \w+){0,14}$/;
/** She speaks of herself or of hers. */
export const ofSelf =
  /\b(?:yo|mi|mis|mio|mia|conmigo|(?<!^(?:\w+ ){0,4})me|nos|nuestr\w+|tengo|tenemos|soy|somos|estoy|estamos|cruce|cruzamos|llevo|vine|llegue|entre (?:con|sin|por|en|de)|paso si|hago|hacemos|puedo|podemos|debo|my|mine|i|im|ive|we|us|our|should|do i|can i)\b/;
export const forClass =
  /\bpara (?:una|mi|la) (?:tarea|clase|charla|platica)\b|\bfor (?:a|my) (?:class|homework|paper|school)\b/;
export const ifStopped =
  /\bsi (?:yo )?(?:voy manejando|(?:me|nos|lo|la|uno|a uno|la placa me|la policia|un policia|un oficial|un agente|migracion|vamos) )(?=.*\b(?:paran?|para|piden|preguntan?)\b)|\b(?:que|ke) (?:derechos|hago|digo|debo) .*\bsi (?:m|me|nos|uno|lo) (?:paran?|para)\b|\bif (?:ice|a cop|police|immigration) (?:\w+ ){0,2}(?:stops?|asks?|pulls)\b|\b(?:puedo|me puedo|nos podemos) quedar(?:me)? callad[oa]s?\b|\b(?:do passengers|do i) have to (?:show|tell|answer|say)\b|\bstay silent\b|\bquedarme callad[oa]\b/;
export const prepares =
  /\btarjet(?:it)?as? rojas?\b|\btarjetitas?\b.*\bderechos\b|\bred cards?\b|\b(?:grabar|grabe|record ice|record them)\b|\bpapeles (?:\w+ ){0,3}(?:cargo|ando|traer|cargar|guardo|carg\w+)\b|\b(?:comprobantes|pruebas|papeles)\b.*\b(?:traer encima|cargo|cargando|cargar|dos anos|2 anos)\b|\bpor si\b|\bun dia\b|\b(?:to be|estar) (?:prepared|prevenid[oa]|preparad[oa])\b|\bflyer\b|\b(?:ninguna|no) ha(?:n)? venido\b|\bno esta pasando\b|\bplatica\b/;
export const mayOfficers =
  /\b(?:can|is it true) ice\b.*\b(?:church|restaurant|kitchen|parking|classroom|school|food pantry|hospital|inside|come into|legal)\b|\bcan immigration agents\b|\bpuede (?:entrar )?ice (?:entrar)?\b.*\b(?:templo|iglesia|escuela|hospital)\b|\bes (?:verdad|cierto) que\b.*\b(?:abrirles?|abrir la puerta)\b|\bcomo (?:se|distingo|distingue|es|se ve|se distingue)\b.*\borden\b.*\bjuez\b|\b(?:how do|how can) (?:i|we|you) (?:tell|know) if (?:a )?judge\b/;
export const helpsOthers =
  /\b(?:es|eso es|is it) (?:un )?(?:delito|a crime)\b|\bme pueden acusar\b|\bme arriesgo\b|\b(?:aventon|raite|ride)\b.*\b(?:delito|crime|acusar)\b/;
export const heardOf =
  /\b(?:es|eso es|sera|son) (?:verdad|cierto|verda|sierto)\b|\bde (?:veras|ley|verdad)\b|\bis (?:it|the)\b.*\b(?:true|real|actual law)\b|\breally paying\b|\b(?:que es eso|que es lo) de\b|\bwhats the catch\b/;
export const priced =
  /^(?:\w+ ){0,2}(?:cuanto|kuanto|how (?:much|long)|como se paga|quien (?:puede|paga)|who can)\b(?=.*\b(?:fianza|bond|detencion|detention)\b)|^(?:cuanto tarda|how long does)(?: \w+){0,4} (?:apelacion|appeal)\b/;
export const refund =
  /\b(?:devuel\w+|devolv\w+|recuper\w+|regres(?:an|en|aran|a)|cobro|money back)\b.*\b(?:dinero|fianza|bono|reales|mil|bond|cheque)\b|\b(?:fianza|bono|dinero|bond)\b.*\b(?:devuel\w+|devolv\w+|recuper\w+|regres(?:an|en|aran|a)|la cobro|money back)\b/;
export const caseDone =
  /\b(?:gano|gane|ganamos|cerr(?:o|aron|ado)|termino|acabo|aprobaron|dieron la residencia|case is over|le dieron la re[cs]idencia|cuando se (?:acaba|termina|cierra))\b/;
/** A case, a day, a paper or a person of her own: then nothing is asked in general. */
export const ofOwn = new RegExp(
  `\\b(?:${recent}|ahora mismo|right now|manana|tomorrow|urgente|ayud\\w+|help me|proxima semana|next week|tengo (?:una? |la |mi )?(?:orden|corte|cita|audiencia|asilo|deport\\w+|tps|daca)|mi (?:corte|orden|audiencia|cita|asilo|apelacion|caso|parole|fianza|reporte|nta)|my (?:court|order|hearing|case|appeal|asylum|parole|uncle|old)|(?:me|nos|le|les) (?:llego|yego|mandaron|citaron|dieron|dio|negaron|nego|quieren|deport\\w+|sacaron|ofreci\\w+|ofrece\\w*|toca|hicieron|quitaron|van a)|(?:juez|jueza|judge) (?:me|le|no|dijo|ordeno|said)|perdi|perdimos|(?:lo|la|los|las) (?:tienen|tiene|agarr\\w+|detuv\\w+|quieren|van a|quiere)|detenid[oa]|centro|encerrad[oa]|carcel|preso|is held|detained|jail|me quiero|quiere irse|nos (?:vamos|regresamos)|me voy|nos para|tengo miedo|voy a ir|ya (?:me )?decid\\w+|pendiente|conviene|cansad[oa]|estoy pensando|pienso|final order|abogad[oa]|licenciad[oa]|lawyer|habian deportado|mi (?:hoja|papel)|el papel|la hoja|lleg(?:o|aron)|recibi|i(?:ve| have) (?:got )?an?|i got|cuantos dias|how many days|plazo|deadline|al juez|stay|estadia|i ?246)\\b|\\b(?:a|de) mi ${kin}\\b|\\bmy ${kin}\\b|\\bmi ${kin} (?:tiene|anda|esta|trae|no|se|ya|quiere)\\b`,
);
/** As above, where her own rights are asked: what she has or fears is no case. */
export const isHappening = new RegExp(
  `\\b(?:${recent}|ahora mismo|right now|acaban?|estan (?:afuera|tocando|parando|siguiendo)|tengo (?:una )?(?:orden|deport\\w+)|(?:me|nos|lo|la) (?:pararon|paro|tienen|agarraron|detuvieron|dieron)|vinieron|vino|tocaron|en (?:la|mi) puerta|at (?:my|our) door|adelante|camionetas?|viene de|estoy en|ayud\\w+|carros raros|reten de la migra)\\b`,
);

/* More of the above. */

export const rightsAsked = new RegExp(
  [ifStopped, prepares, mayOfficers, helpsOthers, differs].map(({ source }) => source).join("|"),
);
export const atHome = /\b(?:tocando|puerta|casa|apartamento|se (?:lo |la )?llevaron|door|apartment)\b/;
export const heldMinor =
  /\b(?:albergue|orr|hogar|shelter|custodia|agarr\w+|patrulla|border patrol|(?:lo|la|los) tienen|hielera|casa de esas|llego sol[oa]|cruzo sol(?:o|a|ito|ita)|stopped at the border|came alone to the border)\b/;
export const minorIsOut =
  /\b(?:ya (?:salio|saco|vive|tiene (?:1[89]|2\d|dieci(?:ocho|nueve)|veinti\w+)|tengo|ya)|conmigo|con nosotros|salio del|lives? with (?:us|me)|tengo (?:18|19|dieci(?:ocho|nueve)|veinti\w+)|a los (?:1\d|quince)|de (?:quince|dieciseis) anos solo|padrino|turned 18|adult detention|a la corte|asilo|asylum|year limit|what is|que es orr|los llevan|los menores|menores que|mandar a su|que edad|what age)\b/;
export const missedCourt =
  /\b(?:falt(?:e|o|amos|aron)|no (?:fui|fue|alcance|llegue|llego|yegue|llegamos|fuimos|pude ir|me presente|se presento)|se me (?:paso|olvido|olbido|fue|poncho|descompuso)|era (?:ayer|mi corte)|(?:i|she|he|we|girlfriend) missed|nunca (?:supe|me entere)|no me entere|llegue (?:tarde|a las|como|dos|cuando)|yegue|ayer era|perdio su audiencia|estaba en el hospital|me mude|(?:went|goes) to (?:my|the) (?:old|wrong)|(?:mi|dirección|direccion|casa) vieja|order against me)\b/;
export const missedByAnyone =
  /\b(?:que (?:le )?pasa (?:\w+ )?si (?:uno|alguien|alguno|una persona|se|no (?:voy|va))|que le pasa a (?:uno|alguien|una persona)|que pasa (?:legalmente )?(?:cuando|si) (?:una persona|alguien|uno|el aviso)|si no lleg(?:o|amos)|no pienso faltar|si voy a ir|cuanto tiempo hay para|que es una mocion|what happens if (?:you|someone|a person))\b/;
export const calledByIce =
  /\b(?:cita|sita|citaron|sitaron|citatorio|cito|present(?:ar|arme|arse|e|en)|reporte|reporta|reportar(?:me|se|nos)?|firmar|firma|llamaron|hablaron|mensaje|check ?in|chequin)\b/;
export const onDay =
  /\b(?:lunes|martes|miercoles?|jueves|viernes|sabado|manana|hoy|pasado manana|dia \w+|el \d+|en (?:\w+ )?dias|proxim[oa]|monday|tuesday|wednesday|thursday|friday|tomorrow|today)\b/;
export const monitor =
  /\b(?:grillete|monitor|app|aplicacion|smart ?link|esmart|foto|photo|cada (?:cuanto|seis|ano|mes)|se me (?:olvido|olbido|paso)|falte|missed)\b(?!.*\b(?:maletas?|pasaporte|boleto)\b)/;
export const madeToSign =
  /\b(?:firma o no|firmo o no|que firm[ea]|debe firmar|(?:de[cs]i(?:r|endo)|piden?|quieren?|pidiendo|ponen|poniendo|dicen?|dice|presion\w+)(?: \w+){0,5} (?:firm[ea]r?|firmen)|si no firma|no debe firmar|should (?:he|she|i|they) sign|(?:told|telling|want|asking|make|making)(?: \w+){0,3} (?:to )?sign|decide by tonight)\b/;
export const lostCitizen = /\b(?:negaron|quitar(?:me)? la ciudadania|lost|denied)\b/;
export const ownCourt =
  /\b(?:salgo (?:\w+ )?(?:a (?:la )?korte|a (?:la )?corte|a ver al juez)|declar\w+ culpable|juez manana|abogado de oficio|public defender)\b/;
export const claimedCitizen = /\b(?:ciudadan[oa]s?|citizen|de puerto rico)\b/;
export const travels =
  /\b(?:viaj\w+|vuelo|vuelos|salir del pais|salgo (?:de|el|para|del pais)|boleto|pasaje|ir a ver|navidad|mexico|guatemala|honduras|el salvador|juarez|travel|flight)\b/;
export const iceHasMe =
  /\b(?:ice|migra|migracion|inmigracion|hold|detainer) (?:me|ya me|now)\b|\bestoy (?:detenid[oa]|pres[oa]|adentro)\b|\bdesde (?:la carcel|aqui adentro)\b/;
export const oldArrest = /\b(?:arresto viejo|viejo arresto|old arrest)\b|\ba los 1\d\b.*\bjuez de menores\b/;
export const thing =
  /\b(?:asaltaron|robaron|llevaron|took|robo|quitaron) (?:\w+ ){0,2}(?:mi|mis|la|el|las|los|my|the|\d+|\$) ?(?:\w+ ){0,2}(?:residencia|mica|green card|tarjeta|pasaporte|cartera|bolsa|from)\b|\basaltaron\b|\btook \d+/;
export const onPhone = /\b(?:llamada|llam(?:o|aron|an)|mensaje|call\w*|tarjetas?|gift cards?|zelle)\b/;
export const wasHeld = /\b(?:estuv[eo] (?:\w+ )?(?:pres[oa]|detenid[oa])|was (?:detained|held|in jail))\b/;
export const heldStill =
  /\b(?:esta|sigue|estan|is|still) (?:\w+ )?(?:detenid[oa]|pres[oa]|encerrad[oa]|detained|held)\b/;
export const heldByIce =
  /\b(?:hold|jold|detainer|centro|adelanto|stewart|deten(?:ido|ida) (?:en|por)|lo tienen|la tienen|se (?:lo|la) llev\w+)\b/;
export const harmDoer =
  /\b(?:me (?:pegaba|golpeaba|pego|golpeo|abuso|violo)|(?:beat|abused|hit) me)\b.*\bya esta pres[oa]\b/;
export const machineSaid =
  /\b(?:grabacion|grabadora|numero|telefono|pagina|sistema|recording)\b.*\b(?:ordeno|ordered|remocion|deportacion)\b/;
export const recentlySaid = new RegExp(`\\b(?:${recent}|manana|tomorrow|este mes|esta semana)\\b`);
export const ownOrder =
  /\b(?:tengo|mi|my|have) (?:(?:un|una|vieja|an?|old) )*(?:orden|order|deportacion|deporte|deportation)\b|\bme (?:dieron (?:un|una|la) |)(?:deportaron|orden|deportacion)\b/;
export const removalFlight =
  /\b(?:vuelo de deportacion|deportation flight|ice detenga una deportacion|(?:lo|la|los) (?:suben|van a subir|deportan)|sale en un vuelo|removal flight)\b/;
export const judgeSigned =
  /\b(?:jues|juez|jueza|judge) (?:ya )?(?:firmo|signed)\b|\bya firmo mi deportacion\b/;
export const leftAsAgreed = /\bfirme la salida voluntaria\b.*\bcumpli\b/;
export const leavesWork =
  /\b(?:salgo|salir|saliendo) (?:del?|de (?:la|el|mi)) (?:turno|trabajo|jale|chamba|escuela|clase|noche)\b/;
export const toMass = /\b(?:voy a (?:misa|la iglesia|trabajar|la escuela)|i go to church)\b/;
export const stolenAbroad =
  /\b(?:robaron|asaltaron|perdi|stole|lost)\b.*\b(?:mica|residencia|green card|tarjeta)\b.*\bvuelo\b|\bvuelo\b.*\b(?:robaron|perdi)\b/;
export const noVisit =
  /\b(?:auditoria|revisar (?:\w+ ){0,2}papeles|otros papeles|propinas?|tips|income tax|taxes|ahi esta la puerta|i 9)\b/;
export const atCourt = /\b(?:corte|audiencia|court|hearing)\b/;
export const movesDay =
  /\b(?:cambi(?:ar|o)|mover|muevo|que llevo|que tengo que llevar|poner los dedos|reschedule|si falto|what happens if)\b/;
export const missedDay =
  /\b(?:falte|se me (?:paso|olvido|olbido)|no (?:fui|pude ir)|ya paso|missed|era (?:ayer|hoy)|perdi)\b/;
export const calmTrip =
  /\b(?:months|meses|advance parole|reentry permit|re entry permit|green card holders|reset|how long|cuanto tarda)\b/;
export const deniedOrNear =
  /\b(?:denied|negaron|nego|deni\w+|tomorrow|court|order|deport\w+|arrest\w*|expired|ya (?:sali|me voy)|flight|ticket|hearing)\b/;
export const otherMatter = /\b(?:loteria de visas|visa lottery|i ?9|deuda del viaje|prestamista)\b/;
export const ofOther = new RegExp(`\\b(?:a |mi |my )(?:mi )?${kin} (?:lo|la|le|esta|was|is|got)\\b`);

export const ifAtDoor =
  /\bsi (?:\w+ ){0,3}(?:vienen?|tocan?|llegan?|regresan|vuelven)\b.*\b(?:puerta|casa|apartamento|abrir\w*|papel|orden)\b|\b(?:abrir(?:le|les)|abrirles)\b|\bif (?:ice|they|immigration) (?:\w+ ){0,2}(?:come|comes|knock\w*) .*\b(?:door|house|home|apartment)\b/;
export const raided =
  /\b(?:redadas?|raids?|afuera|adentro|llegaron|llego (?:la )?(?:migra|ice)|entraron|escond\w+|bano|now|ahorita|estoy en|migra en|ice en)\b/;
export const heldMyself =
  /\btengo (?:un )?(?:hold|jold)\b|\bestoy (?:detenid[oa]|pres[oa]|adentro)\b|\b(?:aqui|aca) en (?:el|un) centro de detencion\b|\bi (?:am|have been) (?:detained|held)\b/;
export const letGo = /\b(?:me|nos) (?:soltaron|solto|dejaron (?:ir|salir))\b|\blet (?:me|us) go\b/;
export const ownDay = /\b(?:mi|tengo|my) (?:cita|corte|audiencia|court|hearing)\b/;

export const found =
  /\bya (?:lo|la|los|me lo|me la|di con el|di con ella) ?(?:halle|encontre|hallamos|encontramos|localice|localizamos)\b|\bya (?:encontre|hallamos|encontramos|localizamos|halle) a (?:mi|nuestr[oa])\b|\b(?:i|we) found (?:him|her|them|my)\b/;
export const notFound =
  /\b(?:no (?:lo|la|los) (?:encuentro|hallo|encuentran)|a(?:l|) otr[oa]|cant find|tampoco|otra vez no)\b/;

export const bondDenied =
  /\b(?:nego|negaron|denied|no le dio) (?:la |le |una |him |her )?(?:fianza|bono|bond)\b/;

export const knockedOn =
  /\b(?:knocking|banging|pounding) (?:on|at) (?:\w+ ){0,3}doors?\b|\b(?:theyre|they are|there are) (?:\w+ ){0,6}(?:outside|at (?:our|my|the) door)\b|\bvinieron\b.*\b(?:edificio|casa|apartamento)\b/;
export const charged = /\b(?:arrest\w*|criminal|theft|dui|dwi|assault|plead|police)\b/;
export const noCourtYet =
  /\b(?:never (?:been|got put|been put) in court|never had court|nunca (?:\w+ ){0,5}cortes?|no tiene corte|(?:que|si|me|nos|a que) mand(?:an|en|aran) a corte|no tengo corte|ni que ir a corte|juez de familia|corte de (?:familia|georgia)|a cortar)\b/;
export const hasCourt =
  /\b(?:tengo (?:la )?(?:corte|audiencia|citacion)|mi (?:corte|audiencia)|my (?:court|hearing)|me (?:llego|dieron|mandaron) (?:\w+ ){0,4}(?:corte|notice|nta)|notice to appear|notis|citatorio|ya estoy en corte)\b/;
export const asylumWon =
  /\b(?:juez me (?:dio|lo dio|aprobo)|(?:me|ya me) dieron (?:el )?asilo|gane (?:el |mi )?asilo|won asylum|granted asylum)\b/;
export const criminalCourt =
  /\b(?:corte criminal|corte penal|criminal court|dui|di yu ai|daca|declar\w+ culpable|arrest\w+|gramo|trag[oa]s?|tomad[oa]|pelea|me acusan|salida con fianza|orden de arresto)\b/;
export const immigrationCourt =
  /\b(?:notice to appear|nta|notis|juez de (?:inmigracion|migracion)|immigration (?:court|judge)|aeropuerto|airport)\b/;
export const heldForJudge =
  /\b(?:(?:la|lo) (?:detuvieron|agarraron)|se (?:la|lo) llevaron(?: de la corte)?|picked up|detained)\b/;
export const boardDenied = /\b(?:bia|junta|apelacion|board|un no del juez|nego el asilo|appeal)\b/;
export const absentia =
  /\b(?:absentia|removal ordered|removal order|order(?:ed)? removed|ausente|se me cayo el internet)\b/;
export const witness = /\b(?:testig\w+|witness|vio el (?:asalto|crimen|robo))\b/;
export const handcuffed = /\besposaron\b/;
export const detentionPaper = /\b(?:detention|detencion)\b/;
export const missedCheckIn = /\b(?:no fui|se me (?:paso|olvido|olbido)|falte|i missed|didnt go|perdi mi)\b/;
export const coyote = /\b(?:coyotes?|pollero|smuggler)\b/;
