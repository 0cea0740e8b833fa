/** Single spots of a case that a neighbour's answer hides: a child near 21, a denied N-400, a late I-751, a monitor whose battery died. */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";

const nearly21 =
  /\b(?:(?:cumple|cumplira|va a cumplir|por cumplir|cumpla|antes de (?:los|cumplir)|turns?|turning|about to (?:turn|be)|will be|almost) (?:los )?(?:21|veintiuno|veintiun|twenty one)|(?:tiene|ya tiene|is|hes|shes) (?:20|veinte|twenty)\b(?! anos (?:aqui|viviendo|de)))\b/;
const ofChild =
  /\b(?:hij[oa]|hijastr[oa]|entenad[oa]|nin[oa]|son|daughter|stepson|stepdaughter|sobrin[oa])\b/;
const inLine =
  /\b(?:pedi|pedimos|pidio|pidieron|meti|peticion|petition\w*|filed|lista|fila|line|i ?130|130|f2a|f2b|prioridad|priority|cspa|se sale|age out|ages out|aging out|asilo|derivad[oa])\b/;
const forParent =
  /\b(?:(?:me|nos) (?:puede|podra|pueda|va a|podria) (?:pedir|arreglar|emigrar|ayudar)|para que me (?:pida|arregle)|petition (?:for )?me|sponsor me|(?:naci[oó]|nacid[oa]|born) (?:aqui|aca|here|en (?:estados|california|texas))|es ciudadan[oa]|hij[oa] ciudadan[oa]|citizen (?:son|daughter|child)|son is a (?:us )?citizen)\b/;

const rfe =
  /\b(?:rfe|request for (?:more |additional |initial )?evidence|request for additional|(?:pide|piden|pidio|pidieron|pidiendo|mandaron|solicitan|quieren) (?:\w+ ){0,3}(?:mas )?(?:pruebas|evidencias?|documentos))\b/;
const howLong =
  /\b(?:cuanto tiempo|cuantos dias|que plazo|plazo|hasta cuando|fecha limite|cuando (?:se )?vence|how (?:long|much time|many days)|deadline|when is it due|by when|due)\b/;
const rfeOther =
  /\b(?:nta|corte|court|asilo|asylum|ya (?:mande|conteste|respondi)|already (?:sent|answered)|despues de|after i (?:sent|answered))\b/;

const naturalization =
  /\b(?:n ?400|ciudadania|cuidadania|siudadania|naturalizaci\w+|citizenship|naturalization)\b/;
const denied =
  /\b(?:(?:me|nos|le|se) (?:la |lo )?(?:negaron|nego|denegaron|rechazaron|tumbaron)|negad[oa]|denied|negaron|rejected|(?:reprobe|reprobo|no pase|no paso|falle|perdi|failed)(?: \w+){0,6} (?:segunda|2a|dos veces|2 veces|second|twice)|(?:segunda|dos veces|second time|twice)(?: \w+){0,6} (?:reprobe|no pase|failed))\b/;
const ofTest = /\b(?:n ?400|examen|civico|civismo|ingles|test|exam|civics|english|segunda|second)\b/;
const deniedOther =
  /\b(?:asilo|asylum|i ?485|i ?130|visa|por padres|n ?600|si me (?:la )?niegan|what if|me pueden negar|puede ser negad\w|nunca|a mi amig[oa])\b/;

const i751 =
  /\b(?:i ?751|751|quitar condiciones|remover condiciones|remove conditions|condicional|conditional)\b/;
const late =
  /\b(?:se (?:me|nos|le) (?:paso|pasaron|olvido|fue)|tarde|no (?:la|lo) (?:mande|mandamos|meti|metimos|presente)|nunca (?:la|lo) (?:mande|meti)|olvid\w+|missed|late|forgot|didnt (?:file|send)|never (?:filed|sent)|overdue|past (?:the )?(?:date|deadline))\b/;
/** The card ran out and nothing was sent: the receipt that goes on for 48 months is what she does not have. */
const ranOut = /\b(?:(?:se )?(?:me |nos )?(?:vencio|caduco|expiro)|vencid[oa]|caducad[oa]|expired|ran out)\b/;
const neverSent =
  /\b(?:no|nunca|jamas) (?:la |lo |he |hemos |les )*(?:mande|mandamos|mandado|meti|metimos|metido|presente|presentamos|presentado|hice|hicimos|envie|enviamos|pedi)\b|\b(?:never|did ?nt|havent|did not|have not) (?:file|filed|send|sent|submit\w*|mail\w*)\b/;
const lateOther =
  /\b(?:divorci\w+|divorce\w*|separ\w+|golp\w+|maltrat\w+|abus\w+|murio|died|ya me (?:negaron|llego la corte)|corte|nta)\b/;

const sentBack =
  /\b(?:(?:lo|la|le) (?:regresaron|devolvieron|sacaron|echaron|deportaron|retornaron)|(?:fue|fueron) (?:deportad[oa]|devuelt[oa]|regresad[oa])|sent (?:him|her) back|(?:deported|removed|returned) (?:him|her)|(?:he|she|who) was (?:deported|removed|sent back|returned)|got (?:deported|sent back)|(?:signed|firmo) (?:\w+ ){0,3}(?:at|en) (?:the |la )?(?:border|frontera|garita))\b/;
const ofSpouse = /\b(?:espos[oa]|marido|mujer|senora|pareja|husband|wife|fiancee?|novi[oa])\b/;
const wantsPapers =
  /\b(?:arregl\w+|papeles|papers|traer\w*|traig\w+|pedir\w*|pido|petition\w*|sponsor\w*|fix|bring|residencia|green card|emigrar\w*|regres\w+ legal)\b/;
const withPapers =
  /\b(?:soy (?:ya )?(?:ciudadan[oa]|resident\w+)|ya (?:soy|me hice) ciudadan[oa]|me hice ciudadan[oa]|im (?:now )?a (?:us )?citizen|i am (?:now )?a (?:us )?citizen|now im a citizen|i became a citizen|i have a green card|im a resident)\b/;
const backAgain =
  /\b(?:volvio|regreso a|reentro|cruzo otra|cruzo de nuevo|came back|reentered|crossed again|esta (?:aqui|conmigo)|vive (?:aqui|conmigo)|detenid[oa]|ayer|hoy|ahorita|yesterday|today|esta semana|this week)\b/;

const neverDaca =
  /\b(?:nunca (?:tuve|he tenido|pedi|aplique|meti|saque|la (?:tuve|pedi))|never (?:had|applied|got|filed)|por primera vez|first time|first timer|primera vez)\b/;
const daca = /\b(?:daca|daka)\b/;

const sameSex =
  /\b(?:somos (?:dos |los dos )?(?:hombres|mujeres|gays?|lesbianas)|dos (?:hombres|mujeres)|mismo (?:sexo|genero)|gay|lesbian\w*|same ?sex|both (?:men|women)|two (?:men|women))\b/;
const iCitizen =
  /\b(?:(?:yo )?soy (?:yo )?(?:el |la )?(?:que es )?ciudadan[oa]|im (?:a |the )?(?:us )?citizen|i am (?:a |the )?(?:us )?citizen)\b/;
const iPetition =
  /\b(?:(?:puedo|quiero|como) (?:le hago para )?(?:pedir|pido|arreglar\w*|peticionar|traer)|can i (?:petition|sponsor|file)|(?:petition|sponsor|file for) (?:my|him|her))\b/;
const withVisa =
  /\b(?:(?:entro|vino|llego|came|entered)(?: \w+){0,4} (?:con|on|with|legal)(?: \w+){0,3} ?(?:visa|turista|parole|legalmente|tourist)?|visa|turista|parole)\b/;
const crossed =
  /\b(?:cruzo|brinco|rio|cerro|desierto|sin (?:visa|inspeccion|papeles)|mojad[oa]|crossed|illegally|coyote)\b/;

const stoppedNow =
  /\b(?:me (?:paro|pararon|esta parando|estan parando|detuvo|detuvieron|tiene parad[oa]|tienen parad[oa]|acaba de parar|acaban de parar)|estoy parad[oa] con|pulled me over|im (?:being )?pulled over|got pulled over|stopped me)\b/;
const police =
  /\b(?:policia|policias|poli|chota|sheriff|cherif|trooper|cops?|police|patrulla|oficial|officer)\b/;
const noLicense =
  /\b(?:sin (?:la )?(?:li[cs]en[cs]ia|lisencia)|no (?:tengo|traigo|tenia|traia|cargo) (?:la )?(?:li[cs]en[cs]ia|lisencia)|without (?:a )?licen[cs]e|no licen[cs]e|dont have (?:a )?licen[cs]e)\b/;
const stopOther =
  /\b(?:ice|migra|inmigracion|(?:19|20)\d\d|ciudadania|citizenship|residencia|afecta|years|ticket|corte|court|multa|hace|ayer|la semana pasada|last|ago|tomad[oa]|dui|arrest\w+|carcel|deportan|deportar|saqu\w+|sacar)\b/;

const monitor =
  /\b(?:grillete|grilletes|tobillera|brazalete|pulsera|monitor|ankle|smartlink|smart link|isap|bi app|aplicacion de ice|app de ice|la app|aparato(?: \w+){0,4} (?:tobillo|pie|pierna))\b/;
const broken =
  /\b(?:descarg\w+|sin (?:pila|bateria|carga|senal)|se (?:me )?(?:apago|murio|acabo la (?:pila|bateria)|rompio|quebro|mojo|solto|cayo|zafo|trabo|bloqueo|atoro|descompuso|borro)|no (?:carga|prende|jala|sirve|funciona|agarra|me deja|abre|conteste|alcance)|vibra\w*|pita\w*|suena\w*|me (?:estan )?(?:marcan|marcando|llaman|llamando|hablando|llamaron|marcaron)|llamada perdida|died|dead|battery|broke\w*|not (?:working|charging)|wont (?:charge|turn on)|beep\w*|vibrat\w+|missed (?:a |the |their )?call)\b/;
const monitorOther =
  /\b(?:bancos?|bank\w*|facebook|whats ?app|tiktok|netflix|uber|doordash|(?:que )?(?:vaya|baya|me presente|fuera)|come in|todos mis papeles|mis h?ijos|quitar(?:me)?lo|me (?:lo )?quit\w+|lo dejo|cortar\w*|cort[eo] el|take it off|cut it|remove it|cuando me lo quitan|cita (?:el|manana|con)|deport\w+ manana)\b/;

const appointment =
  /\b(?:cita|entrevista|huellas|biometric\w*|appointment|interview|fingerprints?|oath|juramento)\b/;
const ofUscis =
  /\b(?:uscis|migracion|inmigracion|immigration|huellas|biometric\w*|fingerprints?|juramento|oath|asc)\b/;
const bringsChild =
  /\b(?:llev(?:ar(?:l[oa]s?|me)?|o|e)|traer(?:l[oa]s?)?|ir con|voy con|entrar con|bring|take|come with|have)(?: \w+){0,5} ?(?:bebe|nin[oa]s?|hij[oa]s?|baby|kids?|child(?:ren)?|son|daughter|newborn)\b|\b(?:bebe|nin[oa]s?|hij[oa]s?|baby|kids?|newborn|son|daughter)\b.*\b(?:llevar(?:l[oa]s?|melo|mela)|traer(?:l[oa]s?)?|puede (?:ir|entrar)|pueden (?:ir|entrar)|bring (?:him|her|them|it)|take (?:him|her|them)|come with me|quien lo cuide|con quien dejarl[oa])\b/;

const neverTold =
  /\b(?:no (?:puse|dije|declare|mencione|conte|anote)|se me (?:olvido|paso) (?:poner|decir|anotar)|(?:didnt|did not|never|forgot to) (?:put|say|mention|disclose|list|tell)|left out)\b/;
const hiddenFact =
  /\b(?:arrest\w*|detuvieron|detenid[oa]|dui|cargos?|record|deport\w+|antecedentes|otra entrada|orden|charges?|conviction)\b/;
const inForm =
  /\b(?:solicitud|aplicacion|forma|formulario|i ?485|n ?400|i ?589|i ?130|i ?821d?|peticion|application|form|petition|entrevista|interview)\b/;

const separated =
  /\b(?:(?:nos|me) sepa\w+|separad[oa]s?|separacion|ya no viv(?:o|imos)(?: con| junt)|me divorci\w+|divorciad[oa]|(?:we|were|im|i am|got) (?:\w+ )?(?:separated|divorced)|split up)\b/;
const threeYears =
  /\b(?:(?:hace |llevo |de |con |por )?(?:3|tres|4|cuatro|2|dos|three|four) (?:anos|years)|por matrimonio|through marriage|by marriage|marriage)\b/;

const lostCard =
  /\b(?:perdi|perdio|robaron|robo|lost|stolen|stole|extravi\w+|no encuentro)\b(?: \w+){0,6} (?:mica|green ?card|tarjeta (?:verde|de residente)|residencia)\b/;
const soonTrip =
  /\b(?:viaj\w+|vuelo|avion|boleto|funeral|salgo|fly|flying|flight|travel\w*|trip|leave|me voy)\b/;
const abroadNow =
  /\b(?:estoy (?:en|afuera)|en el aeropuerto de|im (?:in|abroad)|i am (?:in|abroad)|stuck|quede en|atorad[oa])\b/;

const citizenUnder21 =
  /\b(?:(?:soy|yo|im|i am)(?: \w+){0,6} (?:ciudadan[oa]|citizen|nacid[oa] (?:aqui|aca)|born here)|naci (?:aqui|aca|en (?:estados|texas|california|chicago|houston)))\b/;
const age18to20 =
  /\b(?:tengo|cumpli|soy de|im|i am) (?:apenas |solo |only |just )?(?:1[5-9]|20|dieciocho|diecinueve|veinte|eighteen|nineteen|twenty)\b(?! (?:anos )?(?:aqui|viviendo|casad|de (?:vivir|residente|casad))| (?:one|two|three|four|five|six|seven|eight|nine|y ))/;
const forParents =
  /\b(?:pedir|pido|arreglar\w*|emigrar|petition|sponsor|file|fix|papeles|ayudar)\b.*\b(?:mi (?:jef[ea]\w*|mama|papa|amá|apa|ama|madre|padre|viej\w+)|mis (?:papas|padres|jefes)|my (?:mom|dad|mother|father|parents))\b/;
const parentCrossed =
  /\bmi (?:jef[ea]\w*|mama|papa|madre|padre|apa|ama) (?:\w+ ){0,2}(?:cruzo|entro (?:por el|sin|mojad)|brinco|paso por el)\b/;
const onceOnly =
  /\b(?:nunca (?:ha salido|salio|se ha ido)|no ha salido|una (?:sola )?vez|never left|only once)\b/;
const ofAge = /\b(?:tengo|cumpli) (?:2[1-9]|[3-6]\d|veinti\w+|treinta)\b|\bmayor de 21\b/;

const twoYearCard =
  /\b(?:(?:mica|tarjeta|residencia|green ?card|card)\b.*\b(?:2|dos|two)(?: |)(?:anos|years?)|(?:2|dos|two) ?years? (?:green ?card|card|conditional)|condicional|conditional)\b/;
const within90 =
  /\b(?:(?:en|in|quedan|faltan|dentro de|within) (?:unos |como |about )?(?:[1-8]?\d|90|un|1|dos|tres|one|two|three|treinta|sesenta|sixty|thirty) (?:dias?|days?|semanas?|weeks?)|(?:en|in|dentro de) (?:1|2|un|dos|one|two) (?:mes|meses|months?)|el mes que (?:entra|viene)|next month|proximo mes)\b/;
const expiring = /\b(?:vence\w*|expir\w+|caduca|acaba)\b/;
const notTogether = /\b(?:divorc\w+|separ\w+|ex|golp\w+|pega|firmar|murio|dejo|left|sign)\b/;

const moved =
  /\b(?:me mude|nos mudamos|me cambie|nos cambiamos|cambie de (?:casa|direccion|domicilio|departamento)|i moved|we moved)\b/;
const movedAgo =
  /\b(?:hace (?:(?:como|mas de|ya|casi|unos) )*(?:(?:2|3|4|5|6|dos|tres|cuatro|cinco|seis|varias|unas) (?:semanas|meses)|un mes|mes y medio|(?:1[1-9]|2\d|3\d) dias|un ano)|(?:two|three|four|five|six|[2-6]|several) (?:weeks|months) ago|a month ago|last (?:month|year)|desde (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre))\b/;
const tells =
  /\b(?:avis\w+|notific\w+|report\w+|dig[oa]|decir\w*|cambio|direccion|a quien|tell|notify|address|update|change)\b/;
const movedOther = /\b(?:no fui|falte|missed|orden|order|licencia|escuela|de estado civil)\b/;

const becameCitizen =
  /\b(?:(?:me hice|me naturalice|jure|saque la ciudadania|i became|i naturalized|i got naturalized|got my citizenship)(?: \w+)?)\b/;
const childThen =
  /\b(?:h?ij[oa]|nin[oa]|son|daughter|child)\b.*\b(?:tenia|was|de|had) (?:\w+ )?(?:[1-9]|1[0-7]|diez|once|doce|trece|catorce|quince|dieciseis|diecisiete)\b/;
const childResident = /\b(?:resident\w*|mica|green ?card|residencia)\b/;

const uVisa = /\b(?:visa u|visa de victima|u visa|i ?918|918)\b/;
const filedIt =
  /\b(?:(?:la |lo )?(?:meti|metimos|mande|mandamos|aplique|aplicamos|sometimos|presente|presentamos)|(?:esta|sigue|llevo|llevamos) (?:\w+ )?(?:pendiente|esperando)|filed|applied|submitted|pending|waiting)\b/;
const howLongU =
  /\b(?:cuanto (?:tarda|tiempo|falta|demora|mas)|cuando (?:me|nos|sale|llega|resuelven)|se tarda|how (?:long|much longer)|when will)\b/;

const priceWord =
  /\b(?:cuanto (?:cuesta|cobra\w*|vale|sale|es|se paga|pago|me cobran|hay que pagar)|que precio|costo|tarifa|how much|cost|fee)\b/;
const permitWord = /\b(?:permiso|permisos|work permit|ead|i ?765|765)\b/;
const asylumWord = /\b(?:asilo|asylum|c ?08|c8)\b/;
const firstTime = /\b(?:primer\w*|inicial|first|initial)\b/;

const stayedOver =
  /\b(?:(?:me quede|quede|me pase|overstay\w*|stayed)(?: \w+){0,8}|(?:visa|i ?94)(?: \w+){0,5} (?:vencida|vencio|venció|expired)|(?:vencida|vencio|expired)(?: \w+){0,4} visa)\b/;
const visaWord = /\b(?:visa|turista|tourist|b ?1|b ?2|i ?94)\b/;
const hasCitizenSpouse =
  /\b(?:(?:espos[oa]|marido|mujer|husband|wife)(?: \w+){0,3} (?:ciudadan[oa]|american[oa]|gring[oa]|citizen)|(?:case|casad[oa]|married)(?: \w+){0,4} (?:con|to|a)(?: \w+){0,3} (?:ciudadan[oa]|american[oa]|gring[oa]|citizen)|(?:citizen|ciudadan[oa]) (?:espos[oa]|husband|wife))\b/;
const overstayOther =
  /\b(?:esta\b(?= (?:de|por) 90)|esta waiver|visa waiver|vwp|orden|order|corte|court|deport\w+|arrest\w*|dui|detenid\w+|sali|left|regrese|returned|reingres\w+|golp\w+|pega|divorc\w+|separ\w+|h2a|h2b|j ?1|k ?1|prometid[oa]|cruce|crossed|cerro|otro nombre|fals\w+|fake|social|trabaj\w+ con|asilo|asylum|robo|crimen|entrevista|interview|cuanto|how much|how long)\b/;
const esta = /\besta\b(?= (?:vencid|expir|y me))|\b(?:mi|con|on|my|an) esta\b/;

const deniedTopics = ["examen-ciudadania", "ciudadania-requisitos", "perdi-o-me-negaron", "apelar-juez"];

export const caseRules: readonly Outright[] = [
  { id: "child-nearly-21", said: [nearly21, ofChild, inLine], unless: forParent, lead: "other" },
  { id: "rfe-time", said: [rfe, howLong], unless: rfeOther },
  {
    id: "n400-denied",
    said: [naturalization, denied, ofTest],
    unless: new RegExp(`${deniedOther.source}|\\b(?:hearing|audiencia|apel\\w+|appeal)\\b`),
    lead: "other",
    against: deniedTopics,
  },
  {
    id: "citizenship-denied",
    said: [naturalization, denied],
    unless: deniedOther,
    lead: "other",
    against: deniedTopics,
  },
  { id: "late-i751", said: [i751, late], unless: lateOther },
  { id: "late-i751", said: [i751, ranOut, neverSent], unless: lateOther },
  {
    id: "spouse-sent-back",
    said: [ofSpouse, sentBack, wantsPapers, withPapers],
    unless: backAgain,
    lead: "order",
  },
  {
    id: "came-as-child",
    said: [daca, neverDaca],
    unless:
      /\b(?:fix|arregl\w+|status|estatus|papeles|papers|legal\w*|opciones|options|residenc\w+|green card|regulariz\w+)\b/,
  },
  { id: "same-sex-citizen", calm: true, said: [sameSex, iCitizen, iPetition, withVisa], unless: crossed },
  {
    id: "citizen-under-21",
    calm: true,
    said: [citizenUnder21, age18to20, forParents],
    unless: /\b(?:army|militar|marine\w*|navy|ejercito|hermanos|cruzo|cruzaron|crossed|deport\w+|orden)\b/,
  },
  {
    id: "parent-crossed",
    said: [citizenUnder21, ofAge, parentCrossed, onceOnly],
    unless: /\b(?:army|militar|marine\w*|deport\w+|orden)\b/,
  },
  { id: "two-year-now", calm: true, said: [twoYearCard, expiring, within90], unless: notTogether },
  { id: "moved-late", said: [moved, movedAgo, tells], unless: movedOther },
  {
    id: "child-already-citizen",
    calm: true,
    said: [becameCitizen, childThen, childResident],
    unless: /\b(?:no (?:vive|vivia) conmigo|divorc\w+|didnt live)\b/,
  },
  { id: "u-waiting", calm: true, said: [uVisa, filedIt, howLongU] },
  { id: "price-asylum-permit", calm: true, said: [priceWord, permitWord, asylumWord, firstTime] },
  {
    id: "overstay-citizen-spouse",
    said: [stayedOver, visaWord, hasCitizenSpouse],
    unless: new RegExp(`${overstayOther.source}|${esta.source}`),
  },
  { id: "stop-no-license", said: [stoppedNow, police, noLicense], unless: stopOther },
  { id: "monitor-off", said: [monitor, broken], unless: monitorOther, over: ["hide"] },
  { id: "appointment-with-child", calm: true, said: [appointment, ofUscis, bringsChild] },
  { id: "left-out", said: [neverTold, hiddenFact, inForm], lead: "other" },
  {
    id: "n400-separated",
    said: [naturalization, separated, threeYears],
    unless: /\b(?:negaron|denied|i ?751|condicional|me pega|golpe\w+)\b/,
  },
  { id: "lost-card-trip", said: [lostCard, soonTrip], unless: abroadNow },
];
