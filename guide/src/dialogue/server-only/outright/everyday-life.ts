/**
 * First questions of everyday life without papers that no subject's wording holds: a house, a business, money sent home, a flight within the
 * country, a visit by a mother, a letter of care; and a sorrow or a blow by a stranger that is no violence at home. Server only.
 */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";

const asksWhether =
  "(?:puedo|podemos|puede|pueden|podria|podriamos|se puede|es (?:posible|legal|ilegal)|quiero|queremos|quisiera|como|can|could|may|is it (?:ok|legal|possible)|how|want|deja[n]?)";
const withoutPapers =
  /\b(?:(?:sin|without|no) (?:tener |los |mis |legal )?(?:papeles|documentos|estatus|papers|documents|status)|no (?:tengo|tenemos|tiene|tienen) (?:mis |los )?(?:papeles|documentos|estatus)|(?:dont|doesnt|do not|does not) have (?:any |legal )?(?:papers|documents|status)|indocumentad[oa]s?|undocumented|ilegal(?:es)?|illegal|itin)\b/;

const buys = new RegExp(
  `\\b${asksWhether}\\b(?: \\w+){0,4} (?:compr\\w+|buy|own|sac\\w+|get|financ\\w+)(?: \\w+){0,4} (?:casas?|terrenos?|house|home|hipoteca|mortgage|prestamo (?:de|para) (?:la |una )?casa|land|trailer|traila)\\b`,
);
const buysOther =
  /\b(?:legal|caminos?|arregl\w+|legaliz\w+|ciudadan\w+|papeles de|fianza|bond|en (?:mexico|guatemala|honduras|mi pais)|matrimonio|espos[oa])\b/;
const opensBusiness = new RegExp(
  `\\b${asksWhether}\\b(?: \\w+){0,3} (?:abr\\w+|pon\\w+|tener|hacer|inici\\w+|registr\\w+|open|start|have|own|register)(?: \\w+){0,3} (?:negocio|compania|empresa|llc|taqueria|lonchera|business|company|food truck)\\b`,
);
const businessOther =
  /\b(?:e ?2|inver\w+|invest\w*|visa|l ?1|patrocin\w+|sponsor\w*|residencia|green ?card|asilo pendiente|pending|h ?1b)\b/;
const sendsMoney = new RegExp(
  `\\b${asksWhether}\\b(?: \\w+){0,3} (?:mand\\w+|envi\\w+|send|wire|transfer\\w*)(?: \\w+){0,2} (?:dinero|plata|lana|remesas?|money|cash)\\b`,
);
const moneyOther =
  /\b(?:coyote|fianza|bond|estaf\w+|scam|detenid[oa]|centro|abogad[oa]|impuestos?|tax\w*|por ciento|percent)\b/;
const flies =
  /\b(?:volar|vuelo|vuelos|tomar (?:un |el )?avion|viajar en avion|subir(?:me)? (?:a |al )?(?:un )?avion|ir en avion|fly|flying|flight|take a plane|board a plane|pasar (?:por )?(?:la )?tsa|go through tsa)\b/;
const within =
  /\b(?:dentro (?:de|del)|aqui (?:adentro|en estados unidos)|domestic\w*|inside the|within the|a otro estado|another state|entre estados|tsa|pasaporte (?:mexicano|guatemalteco|hondureno|salvadoreno|colombiano|venezolano|de mi pais)|mexican passport|(?:a|to|de|from|hasta) (?:nueva? york|new york|california|texas|florida|chicago|miami|houston|dallas|los angeles|las vegas|denver|atlanta|boston|seattle|phoenix|orlando|san francisco|san antonio|carolina del norte|north carolina|georgia|illinois|washington))\b/;
const fliesOther =
  /(?<!\b(?:pasaporte|passport)(?: \w+){0,2} )\b(?:licen[sc]\w+|ab ?60|mexico|guatemala|honduras|el salvador|nicaragua|cuba|mi pais|my country|salir del pais|leave the country|residente|resident|mica|green ?card|daca|tps|parole|asilo|asylum|permiso de trabajo|work permit|ead|deport\w+|orden|corte|court|puerto rico|me voy|boleto de|entrevista|interview)\b/;
const rent =
  /\b(?:ayuda (?:de|para|con) (?:la )?renta|rent(?:al)? (?:help|assistance)|help (?:with|paying)(?: my| the)? rent|seccion 8|section 8|vivienda publica|public housing|ayuda(?: \w+){0,2} pagar (?:la|mi) renta)\b/;
const rentOther =
  /\b(?:inquilin\w+|tenants?|les (?:puedo|podemos)|casero|landlord|desaloj\w+|evict\w*|pagar (?:la|mi) renta (?:de|con))\b/;
const getsHelp = /\b(?:ayuda\w*|recibir|pedir|aplicar|programa|help|assistance|apply|get)\b/;

// A visit.
const kin =
  "(?:mam[aá]|papas?|padres?|madre|herman[oa]s?|hij[oa]s?|abuel(?:it)?[oa]s?|ti[oa]s?|suegr[oa]s?|prim[oa]s?|famili\\w+|sobrin[oa]s?|mom|dad|mother|father|parents?|brother|sister|grandma|grandmother|family|in laws|aunt|uncle)";
const wantsToVisit = new RegExp(
  [
    `\\b${kin}\\b(?: \\w+){0,8} (?:visitar\\w*|visite\\w*|de visita|de paseo|conocer (?:a )?(?:sus?|mis?|al|la|el) (?:niet\\w+|beb\\w+|hij\\w+)|visa (?:de |para )?(?:turista|visitante|visitar|paseo)|tourist visa|visitor visa|visit (?:me|us)|to visit)\\b`,
    `\\b(?:visita|visa (?:de )?(?:turista|visitante|paseo)|tourist visa|visitor visa)\\b(?: \\w+){0,4} (?:para|a|for|de) (?:mi|mis|my) ${kin}\\b`,
    `\\b(?:negaron|nego|niegan|denied|refused|rechaz\\w+) (?:la |su )?(?:\\w+ )?visa (?:de turista )?a (?:mi|mis) ${kin}\\b`,
    `\\b(?:mi|mis|my) ${kin}\\b(?: \\w+){0,3} (?:le|les|was|were) (?:negaron|niegan|denied|refused)(?: \\w+){0,2} visa\\b`,
  ].join("|"),
);
const visitOther =
  /\b(?:primera vez|first time|embajada|embassy|asilo|asylum|i ?94|registr\w+|naci|nunca se fue\w*|21|visit (?:her|his|their)|detenid[oa]|carcel|jail|centro|ice|detained|detention|muri[oo]|funeral|enferm[oa]|grave|dying|sick|cancer|hospital|mexico a (?:ver|visitar)|visitar a mi|ver a mi|visit my|residencia|green ?card|peticion|petition|i ?130|quedar\w*|stay|humanitari\w+|parole|prometid[oa]|novi[oa]|espos[oa]|reingreso|(?:entre|llegue|vine|came|entered) (?:\w+ ){0,2}(?:con|with|on)|con (?:su|el) pasaporte|trabaj\w+|work\w*|estudi\w+|vino|vinieron|entro|entraron|llego|llegaron|llega con|esta aqui|estan aqui|ya (?:tiene|esta)|vencid\w+|vencio|arregl\w+|posibilidad|came|entered|arrived|is here|overst\w+|(?:l[oa]s? )?(?:puedo|puede|podria) pedir(?:l[oa]s?)?|puedo (?:ir|salir|viajar)|quiero (?:ir|viajar))\b/;

// Letters and proofs.
const careFor =
  /\b(?:cuid[oae]\w*|tutela|guardian\w*|custodia|a (?:mi )?cargo|encargad[oa]|take care of|care for|raising|vive conmigo|viven conmigo|lives with me)\b/;
const othersChild =
  /\b(?:sobrin[oa]s?|niet[oa]s?|herman(?:it)?[oa]s? (?:menor|chiquit|de \d)\w*|ahijad[oa]|prim[oa]s?(?: chiquit[oa]s?)?|nephews?|nieces?|grand(?:son|daughter|kids?|child\w*)|godchild)\b/;
const letter =
  /\b(?:carta|papel|documento|hoja|constancia|comprobante|poder|permiso|letter|paper|document|proof|form)\b/;
const needs =
  /\b(?:necesit\w+|ocup\w+|pid\w+|quier\w+|hacer|sac\w+|conseg\w+|consig\w+|como|donde|need|want|make|get|how|where|asks?|asking)\b/;
const careOther =
  /\b(?:a mi edad|arregl\w+|fals\w+|invent\w+|compr\w+|aunque no|sin que|fake|buy|ice|migra|albergue|orr|detenid[oa]|detained|cruz\w+|frontera|border|asilo|asylum|taxes|dependiente|dependent|pedir a|peticion|petition|visa juvenil|sij|no (?:lo|la|los|las) cuid\w+)\b/;
const careOfMine =
  /\b(?:(?:carta|papel|documento|permiso) (?:poder|notariad[oa]|notarial|ante notario|firmad[oa])|carta poder|poder notarial|power of attorney|notarized letter)\b/;
const myChildren = /\b(?:(?:mis|mi|los|my) (?:hij[oa]s?|nin[oa]s?|bebe|kids?|children|son|daughter))\b/;
const livesWith =
  /\b(?:(?:comprobar|compruebo|demostrar|probar|pruebo|demuestr\w+|comprobante|prueba|prove|proof)(?: \w+){0,4} (?:(?:donde |que )?viv\w+|domicilio|direccion|residencia en (?:el estado|texas)|live|address)|comprobante de domicilio|proof of address|proof of residence|prueba de domicilio)\b/;
const livesOther =
  /\b(?:espos[oa]|marido|mujer|matrimonio|juntos|pareja|marriage|together|husband|wife|10 anos|diez anos|aunque no|no vivo|otro estado|fals\w+|fake|compr\w+|desde (?:19|20)\d\d|ciudadania|n ?400|i ?751|i ?130)\b/;
const lostPassport =
  /\b(?:perdi\w*|perd[oi]|extravi\w+|robaron|robo|quemo|mojo|lost|stolen|stole)\b(?: \w+){0,4} (?:pasaporte|passport)\b/;
const passportOther =
  /\b(?:mica|green ?card|americano|american|us passport|de (?:mi|la) hij[oa]|visa|permiso|ice|migra|corte|patron|jef[ea]|quit\w+|estados unidos|i ?94|residencia|ciudadan[oa])\b/;
const bothGone =
  /\b(?:perdi|robaron|robo|lost|stole|stolen)\b.*\b(?:mica|green ?card|tarjeta de residente)\b.*\b(?:pasaporte|passport)\b|\b(?:perdi|robaron|robo|lost|stole|stolen)\b.*\b(?:pasaporte|passport)\b.*\b(?:mica|green ?card|tarjeta de residente)\b/;
const aPerson =
  /\b(?:hablar|comunicar\w*|platicar|talk|speak|pas(?:ame|eme))(?: \w+){0,3} (?:con|to|with|a) (?:una?|alguien|a|somebody|someone|an?)? ?(?:persona(?: (?:real|de verdad))?|humano|asesor\w*|agente(?: real)?|ser humano|real person|human|live agent|representative|person)\b/;
const personOther =
  /\b(?:inmigracion|immigration|telefono|llamo|maquin\w+|phone|call|uscis|migracion|corte|abogad[oa]|detenid[oa]|ice|lawyer|consulad\w+)\b/;

// Sorrow and fear, and blows by others.
const wantsHome =
  /\b(?:ya )?no (?:quiero|aguanto|puedo) (?:seguir |estar |vivir |mas )?(?:aqui|aca|en este pais)\b|\bya no quiero seguir\b|\b(?:dont|do not) want to (?:be|stay|live) here (?:anymore|any more)\b|(?<!\bno |\bno me |\bnunca )\b(?:quiero|me quiero|deseo) (?:regresar(?:me)?|ir(?:me)?|volver(?:me)?)(?: ya)? a mi (?:pais|tierra|casa|pueblo)\b/;
const misses =
  /\b(?:extran[oa]\w*|regresar\w*|volver\w*|irme|mi (?:pais|tierra|pueblo|gente|rancho)|miss (?:my|them)|go (?:back|home)|homesick|my country)\b/;
const despair =
  /\b(?:mor\w+|muert\w+|mat\w+|suicid\w+|vida|vivir|vivo|pastillas|existir|desaparecer|acabar|nada (?:vale|tiene sentido)|sentido|die|kill|end it|alive|living|peg\w+|golpe\w+|encerr\w+|espos[oa]|marido|detenid[oa]|orden|corte|vuelo|boleto|firm\w+|voluntari\w+|cbp home|asilo pendiente|mica|residente|(?:un|una|dos|tres|\d+|a|two|few) (?:mes(?:es)?|semanas?|dias|months?|weeks?|days)|visit\w*|vacacion\w*|(?:a|para) ver a)\b/;
const sleepless =
  /\b(?:no (?:puedo|he podido|logro|hemos podido) (?:ni )?(?:dormir|comer|descansar|concentrarme)|no duermo|sin dormir|ansiedad|(?:mucho|con) (?:nervio|pendiente)|ataques? de panico|nervios|angustia\w*|no dejo de (?:pensar|llorar)|lloro todas?|panic attacks?|anxiety|anxious|(?:cant|cannot|havent been able to|not able to) (?:sleep|eat|rest)|no sleep|losing sleep|so scared|estres\w*)\b/;
const childFears =
  /\b(?:mi|mis|los|las|my|our) (?:\w+ )?(?:hij[oa]s?|nin[oa]s?|chamac[oa]s?|bebe|kids?|son|daughter|children)\b(?: \w+){0,3} (?:tienen? (?:mucho )?(?:miedo|pesadillas|terror)|lloran?|(?:esta|estan) (?:asustad[oa]s?|con miedo)|(?:is|are) (?:scared|afraid|terrified)|(?:has|have) nightmares)\b/;
const visitFeared =
  /\b(?:miedo|temor|afraid|scared)\b(?: \w+){0,3} (?:que|they|that)\b(?: \w+){0,2} (?:vengan?|lleguen?|entren?|come)(?: \w+){0,2} (?:a (?:mi|la|nuestra) (?:casa|trabajo)|por (?:mi|nosotros)|to (?:my|our) (?:house|home))\b(?! (?:mi|el|la|los|las|un|unos) )/;
const ofRemoval =
  /\b(?:deport\w*|migra|ice|inmigracion|migracion|immigration|redadas?|raids?|me (?:agarr\w+|saquen|lleven))\b/;
const fearOther =
  /\b(?:me (?:corto|corte|lastimo)|cortarme|brazos?|brasos?|venas|hacerme dano|lastimarme|cut|hurt|harm|pills|nadie sabe|desaparecer|order|appointment|firmar|papeles|arregl\w+|que (?:hago|podemos|puedo|tengo que hacer) para|caminos?|green ?card|papers|(?:esta|estan|estoy|lo|la|se lo|me) (?:tienen |tiene )?(?:detenid[oa]|agarraron|llevaron|detuvieron)|detained|arrested|took (?:him|her|my)|mor(?:ir|irme)|matar\w*|suicid\w+|pastillas|die|kill|peg\w+|golpe\w+|hits?|afuera|tocan|puerta|door|outside|corte|court|orden|cita|check ?in|entrevista|interview|asilo|asylum|pais me|murio|fallecio|died|no quiero (?:vivir|seguir)|(?:espos[oa]|marido|novi[oa]|pareja|jef[ea]|patron\w*|husband|boss)(?: \w+){0,3} (?:amenaz|dice|threat)\w*)\b/;
const struck =
  /\b(?:(?:me|nos) (?:peg\w+|golpe(?:o|aron|ado)|pate(?:o|aron)|agarr(?:o|aron) a golpes|pelearon|agredi\w+|atac(?:o|aron)|apunal\w+|romp(?:io|ieron)(?: \w+){0,2} (?:nariz|brazo|diente\w*|costilla\w*|cara)|dieron una (?:golpiza|paliza|madriza)|avent(?:o|aron)(?: \w+){0,2} (?:botella|piedra))|(?:punched|beat|hit|attacked|jumped|stabbed|assaulted) (?:me|us)|(?:i|we) (?:was|were|got) (?:beaten|beat up|punched|attacked|jumped|assaulted|mugged))\b/;
const byOther =
  /\b(?:vecin[oa]s?|desconocid[oa]s?|un (?:tipo|senor|hombre|vato|muchacho|borracho|cliente|chavo)|unos? (?:tipos|hombres|vatos|muchachos|chavos|cholos|rateros)|ladron(?:es)?|asaltantes?|rateros?|robaron|asaltaron|en la calle|en el (?:bar|parque|estacionamiento|bus|camion)|neighbors?|stranger|some (?:guys?|men|man)|a (?:guy|man|customer)|robbed|mugged|on the street)\b/;
const atWork =
  /\b(?:compañer[oa]s?|companer[oa]s?(?: de (?:trabajo|chamba))?|en (?:el|mi|la|un) (?:trabajo|chamba|jale|obra|cocina|bodega|fabrica)|co ?workers?|at (?:work|my job)|on the job)\b/;
const notByOther =
  /\b(?:nunca me|no me (?:ha )?(?:peg|golpe)\w+|never (?:hit|beat)|vawa|divorci\w+|residente|no me (?:pagan?|dejan?)|niner[oa]|intern[oa]|escondieron|celular|espos[oa]|marido|pareja|novi[oa]|mi (?:ex|hombre|mujer|hij[oa]|papa|mama|padrastro|hermano|tio|primo|suegr[oa]|cunad[oa])|patron\w*|jef[ea]|duen[oa]|mayordomo|contratista|husband|wife|boyfriend|girlfriend|partner|my (?:ex|dad|father|stepdad|brother|uncle|boss|son)|boss|manager|policia|police|cops?|ice|migra|agente\w*|officers?|me (?:amenaza\w*|busca\w*|siguen?|quiere\w* matar|van? a matar)|matar\w*|ahorita|ahora mismo|sangr\w+|bleed\w*|right now|esta (?:aqui|afuera)|estan (?:aqui|afuera)|outside|viol[oa]\w*|rap(?:e|ed)\b|nin[oa]s?|hij[oa]s?|child|kids?|pasaporte|encerr\w+|(?:mi|en mi|de mi) pais|en (?:mexico|guatemala|honduras|el salvador|nicaragua|venezuela|colombia|cuba|ecuador)|back home|mara\w*|pandill\w*|gangs?|cartel\w*|secuestr\w+|kidnap\w*)\b|\b(?:robaron|asaltaron|robo|asalto|robbed|mugged)\b.*\b(?:pistola|arma\w*|cuchillo|navaja|machete|gun|gunpoint|knife)\b/;
const notAsVisa =
  /\b(?:cooper\w+|fiscal\w*|prosecutor|(?:el )?(?:ano|mes) pasado|last year|hace (?:\w+ ){1,2}(?:ano|mes(?:es)?)|months ago|a year ago|certific\w+|suplemento|i ?918|ya (?:pedi|meti|tengo)|pendiente|hace (?:\w+ ){1,2}anos|years ago|en (?:19|20)\d\d|in (?:19|20)\d\d)\b/;
const raped =
  /\b(?:viol(?:o|aron|ada|ado|acion)|abus(?:o|aron|ada) (?:sexual\w*|de mi)|rap(?:e|ed)|sexual(?:ly)? (?:abuse|assault)\w*)\b/;
const inAsylum =
  /\b(?:asilo|asylum|i ?589|declaracion|mi historia|miedo creible|credible fear|(?:alla|mi (?:pais|pueblo|tierra))\b.*\bentrevista|entrevista\b.*\b(?:alla|mi (?:pais|pueblo|tierra))|(?:back home|my country)\b.*\binterview)\b/;
const tellsIt =
  /\b(?:como (?:lo |le )?(?:pongo|escribo|cuento|digo|explico|hago)|pongo|poner|escribir|contar|contarlo|decir|decirlo|dije|calle|callado|pena|verguenza|tengo que|debo|sirve|cuenta|how do i|write|tell|say|put|ashamed|embarrass\w*|do i have to|count)\b/;
/** Behind her and far away, and whether it opens asylum. */
const longAgoAbroad =
  /\b(?:alla|(?:mi|en el) (?:pais|pueblo|tierra|rancho)|en (?:mexico|guatemala|honduras|el salvador|nicaragua|venezuela|colombia|cuba|ecuador|peru|haiti|brasil)|por eso (?:me vine|vine|hui|sali)|back home|my country|in (?:mexico|guatemala|honduras|el salvador|nicaragua|venezuela|colombia|cuba|ecuador|peru|haiti|brazil)|fled)\b/;
const asksForAsylum =
  /\b(?:puedo|podria|me dan|califico|sirve|vale|cuenta|alcanza|quiero|can i|could i|do i qualify|does it count)\b.*\b(?:asilo|asylum)\b|\b(?:asilo|asylum)\b.*\b(?:puedo|podria|califico|sirve|vale|cuenta|can i|do i qualify|count)\b/;
const rapeOther =
  /\b(?:mi (?:hij[oa]|nin[oa])|my (?:daughter|son|child)|ayer|anoche|hoy|ahorita|yesterday|last night|today|otra vez|sigue|(?<!(?:pensar|creer|piensen|crean|digan|think|say) (?:que |that )?(?:lo |la |yo |me |todo |i |it )*)(?:invent\w+|made it up)|aunque no|no es cierto|fake)\b/;

const rentsHome = new RegExp(
  `\\b${asksWhether}\\b(?: \\w+){0,2} (?:rentar|alquilar|rent)(?: \\w+){0,3}(?: (?:casa|cuarto|departamento|apartamento|traila|apartment|house|room|place))?\\b`,
);
const byBus = /\b(?:bus|autobus|camion|greyhound|tren|amtrak|train|flixbus|tornado)\b/;
const rides = new RegExp(`\\b${asksWhether}\\b|\\b(?:piden|suben|es seguro|do they|is it safe)\\b`);
const ridesOther =
  /\b(?:escolar|school|licencia|license|manej\w+|driv\w+|mexico|guatemala|mi pais|cdl|deport\w+|daca|tps|mica|residente)\b/;
const asTutor =
  /\b(?:soy|sea|seria|im|i am)(?: (?:el|la|su|his|her|their|the|legal))* (?:tutor\w*|encargad[oa]|responsable|guardian)\b/;
const travelLetter =
  /\b(?:carta|permiso|papel|letter|permission)\b(?=.*\b(?:viaj\w+|travel\w*)\b)(?=.*\bcon (?:su|mi) (?:abuel\w+|ti[oa]|mama|papa|herman[oa]|madrina)\b|.*\bwith (?:his|her|their|my) (?:grand\w+|aunt|uncle|mom|dad|brother|sister)\b)/;

export const everydayLifeRules: readonly Outright[] = [
  { id: "rape-in-asylum", said: [raped, inAsylum, tellsIt], unless: rapeOther, over: ["violence"] },
  {
    id: "rape-abroad-asylum",
    said: [raped, longAgoAbroad, asksForAsylum],
    unless: new RegExp(
      `${rapeOther.source}|\\b(?:espos[oa]|marido|pareja|husband|wife|pastillas|morir\\w*|die|matarme)\\b`,
    ),
    over: ["violence"],
  },
  {
    id: "attacked-at-work",
    said: [struck, atWork],
    unless: new RegExp(`${notByOther.source}|${notAsVisa.source}`),
    over: ["violence", "trafficking"],
  },
  {
    id: "attacked",
    said: [struck, byOther],
    unless: new RegExp(`${notByOther.source}|${notAsVisa.source}`),
    over: ["violence"],
  },
  { id: "homesick", said: [wantsHome, misses], unless: despair, over: ["selfHarm"] },
  { id: "afraid-deported", said: [childFears, ofRemoval], unless: fearOther, calm: true, over: [] },
  { id: "afraid-outside", said: [visitFeared], unless: fearOther, over: ["violence"] },
  { id: "afraid-deported", said: [sleepless, ofRemoval], unless: fearOther, over: ["selfHarm"] },
  { id: "visitor-relative", said: [wantsToVisit], unless: visitOther, calm: true, over: [] },
  { id: "buy-house", said: [buys, withoutPapers], unless: buysOther, calm: true, over: [] },
  { id: "business-itin", said: [opensBusiness, withoutPapers], unless: businessOther, calm: true, over: [] },
  { id: "send-money", said: [sendsMoney, withoutPapers], unless: moneyOther, calm: true, over: [] },
  { id: "domestic-flight", said: [flies, within], unless: fliesOther, over: [] },
  { id: "rent-aid", said: [rent, getsHelp], unless: rentOther, calm: true, over: [] },
  { id: "rent-without-papers", said: [rentsHome, withoutPapers], unless: rentOther, calm: true, over: [] },
  { id: "bus-trip", said: [byBus, rides, withoutPapers], unless: ridesOther, over: [] },
  {
    id: "guardian-letter",
    said: [asTutor, letter, needs],
    unless: careOther,
    calm: true,
    over: ["forge", "lie"],
  },
  { id: "care-letter", said: [travelLetter, myChildren], unless: careOther, calm: true, over: [] },
  {
    id: "guardian-letter",
    said: [careFor, othersChild, letter, needs],
    unless: careOther,
    calm: true,
    over: ["forge", "lie"],
  },
  {
    id: "care-letter",
    said: [careOfMine, myChildren, careFor],
    unless: careOther,
    calm: true,
    over: ["forge"],
  },
  {
    id: "proof-of-address",
    said: [livesWith, needs],
    unless: livesOther,
    calm: true,
    over: ["forge", "lie", "hide"],
  },
  {
    id: "card-and-passport-stolen",
    said: [bothGone],
    unless: /\b(?:mexico|fuera|abroad|patron\w*|ice)\b/,
    calm: true,
    over: [],
  },
  { id: "passport-lost", said: [lostPassport], unless: passportOther, calm: true, over: [] },
  { id: "talk-to-person", said: [aPerson], unless: personOther, calm: true, over: [] },
];
