/**
 * What is arranged with another: a spouse who is paid and must learn the answers, blows that are agreed upon, one who sits or goes in one's
 * place, an office that writes what one likes, a name or address that is lent. Each with those whom it must not hit. Server only.
 */
import {
  kin,
  unless,
  unlessReported,
  unlessWanted,
  wholeWords,
} from "#guide/safety/server-only/requests/asked-words.ts";
import { benefit, decider } from "#guide/safety/server-only/requests/deceit-words.ts";
import type { Secret } from "#guide/safety/server-only/requests/secret.ts";

/** Paid or obliging, and to know the answers. */
const paidCouple: Secret = {
  kind: "sham",
  said: [
    wholeWords(
      "(?:entrevista|interview)(?: \\w+){0,3} (?:casad[oa]s|matrimonio|marriage|couple|pareja)|(?:marriage|couples?) interview|espos[oa]|marido|mujer|wife|husband|cas(?:ar\\w*|o|e|amos|ad[oa]s?)|marry|married|matrimonio|entrevista|interview",
    ),
    wholeWords(
      "(?:le|la|lo) (?:pago|estoy pagando|ando pagando|pague|doy|di)(?: (?:como|unos|los|a|otros))* (?:\\d+|mil|\\w+ mil|\\w*cient[oa]s|cada|al mes|por mes|un[oa]? (?:muchach|senor|amig|tip|gring|ciudadan|chav|vat)\\w+)",
      "me (?:esta|anda) (?:haciendo|cobrando)(?: el| un)?(?: (?:favor|paro|\\w+))?|(?:me|nos) (?:hace|hizo|haria|va a hacer)(?: el| un)? (?:favor|paro)(?: de casarse)?|me dan? (?:\\d+|mil|\\w+ mil)|green card (?:husband|wife|spouse)|(?:just|only) for (?:immigration|(?:the |his |her |my )?(?:papers|green card))|ocupa (?:los )?papeles|(?:solo|nomas|nada mas)(?: es| fue)? (?:por|para) (?:los )?papeles|contrat(?:e|amos|ar)|hired|de mentira\\w*|consegui (?:a )?una? (?:ciudadan|gring|senor|muchach|american)\\w+|me cobr(?:a|o)(?: \\w+){0,3} (?:casar\\w*|boda|mil|\\d+)",
      "(?:im|i am|ive been|i was|i) pay(?:ing)? (?:an?|this|some|him|her)(?: (?:guy|girl|man|woman|lady|dude|citizen|american))?|(?:guy|girl|man|woman|lady|someone|dude|citizen)(?: that| who| whom)? (?:im|i am|i|ive been) pay\\w*|(?:marr(?:y|ies|ied|ying)|cas(?:ar\\w*|o|e|amos)|wife|husband|espos[oa])(?: \\w+){0,4} (?:for (?:the |my )?papers|por (?:los |mis )?papeles|(?:as )?a favor|de favor|for money|por dinero)",
    ),
    wholeWords(
      "(?:le|les|nos|me) van a preguntar|get ready|prepare|fotos|photos|lease|will (?:the|they)(?: officer)? call|que (?:tenemos que|hay que) llev\\w+|como (?:lo )?(?:comprobamos|probamos|demostramos)|que (?:fotos|pruebas)|what (?:photos|proof)|how do we prove|tenemos que (?:vivir|dormir|estar)|(?:forgot|olvido)|no nos conocemos|(?:se|me|nos)(?: las?| los?)? (?:aprend\\w+|memoric\\w+)|no (?:se )?(?:sabe|acuerda|conoce|recuerda)|ni (?:se )?(?:sabe|acuerda)|memori[sz]\\w+|estudi\\w+|study|practi\\w+|ensay\\w+|rehears\\w+|tiene que saber|(?:needs?|has|have) to (?:know|learn|remember)|cant remember|(?:que|what)(?: (?:le|les|nos|me|questions|preguntas|es|lo|que|cosas))*(?: (?:van a|suelen|do|will|would)(?: they)?(?: usually)?)? ?(?:pregunt\\w+|ask)|que preguntas|what questions|lista|list|se equivoca|separately|por separado|coincid\\w+|match",
    ),
  ],
  unless: unless(
    "abogad\\w+|lawyer|attorney|notari\\w+|preparador\\w*|licenciad\\w+|consult\\w+|renta|rent|pension|manutencion|child support|doctor\\w*|taxes|dicen que|piensan que|creen que|say (?:that )?i|me pega|golpe\\w+|hits me",
    "no me case por|van? a pensar|se ve (?:como|de)|por amor|for love|de (?:veras|verdad)|nos queremos|no es de mentira|defender\\w*|me esta diciendo|penas?|castigos?|penalt\\w+|multas?",
  ),
};

const acquaintance =
  "(?:compadre|compa|compi|cuate|amig[oa]s?|prim[oa]s?|cunad[oa]|vecin[oa]|herman[oa]|compan?er[oa]|conocid[oa]|alguien|roommate|roomie|friends?|buddy|cousin|brother|neighbor|coworker|somebody|someone)";
/** Blows or a robbery that both know of beforehand. */
const agreedBlow: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      `${acquaintance}\\b(?: \\w+){0,6}? (?:me|nos)(?: (?:va a|puede|podria|van a))? (?:dan?|de|dar|pegan?|pegue|pegar|asalt\\w+|rob[ae]n?|robar|golpe\\w+|empuj\\w+|corte?a?|cortar|amenac?z?\\w+|tire?a?|apunt\\w+|navaj\\w+)`,
      `${acquaintance}(?: \\w+){0,4} (?:rob|robs|push|pushes|hit|hits|punch|punches|mug|mugs|cut|cuts|attack|attacks|beat|beats|jump|jumps|stab|stabs|threaten|threatens) (?:me|us)`,
      "que tan (?:golpead[oa]|fuerte|feo|grave)|how (?:badly|bad|hard)(?: \\w+){0,3} (?:beaten|hurt|hit)|(?:si )?(?:start|pick|provoco|provocar|busco|buscar|empiezo)(?: \\w+){0,2} (?:fight|pleito|pelea|bronca)|(?:dejo|dejarme|me dejo) (?:golpear|pegar|asaltar|robar)|let (?:him|her|them|a friend) (?:hit|rob|beat)",
    ),
    wholeWords(
      "(?:start|pick)(?: a)? fight|(?:provoco|provocar|busco|empiezo)(?: \\w+)? (?:pleito|pelea|bronca)|de (?:puro )?(?:embustes?|mentir(?:a|as|itas|illas)|mentis|broma|juego|relajo|a mentis|cuento|teatro)|a propio intento|fingid[oa]s?|actuad[oa]s?|for show|fake|staged?|pretend\\w*|on purpose|a proposito",
      "(?:esta|anda) (?:puest[oa]|de acuerdo|dispuest[oa])|(?:nos )?(?:ponemos|pusimos|ponernos|quedamos|quedando) (?:de acuerdo|en que)|ya (?:hablamos|quedamos|lo planeamos)|already (?:talked|agreed|planned)|(?:he|she|we|they) agreed|se (?:deja|ofrece|presta)|tengo que (?:salir|quedar)|para que parezca|so it looks",
      "(?:un[oa]s|los) (?:golpes|golpecitos|catorrazos|cachetadas)(?: y)? (?:ya )?(?:llam\\w+|vamos|hablamos)|(?:tantito|poquito|un poco|leve\\w*|a little)(?: \\w+){0,2} (?:y|and) (?:yo |ya |i |we )?(?:llam(?:o|amos)|voy|vamos|call)|no (?:me|nos) ha pasado nada(?: \\w+){0,3} si|nothing (?:has )?(?:ever )?happened to me but",
    ),
    wholeWords(
      "visas? u|u visas?|la u|policia|police|911|cops?|certific\\w+|papeles|papers|i ?918|calific\\w+|qualify|me (?:firm|d)[ea]n",
    ),
  ],
  unless: unlessReported(
    "anoche|ayer|siempre|otra vez|tengo miedo|ya me (?:peg|golpe|asalt|rob)\\w+|me ha (?:pegado|golpeado|asaltado)|last night|yesterday|im (?:scared|afraid)|(?:va a|wants to|quiere) (?:matar|kill)\\w*|me acus\\w+|a mi (?:hij|herman|espos)\\w+",
  ),
};

/** What only the person may do in person. */
const inPerson =
  "(?:examen|prueba|entrevista|huellas|biometric\\w*|juramento|ceremonia|test|exam|interview|fingerprints|oath|drug test|english part|ankle monitor|monitor|grillete|tobillera|selfies?|check ?ins?)";
/** Another sits, goes or is worn for. */
const stander = `(?:${kin}|gemel[oa]|twin|someone|somebody|alguien)`;
const standsIn: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      `que (?:fuera|vaya)(?: (?:el|ella))? a (?:firmar|poner|hacer|presentar\\w*)(?: (?:mi|mis|el|la|por))* (?:${inPerson}|cita)|(?:can|could) i (?:go|take it|sit|do it|show up) for (?:her|him|my \\w+) with (?:her|his) (?:card|id|letter)|ir yo (?:a \\w+ )*(?:sus? )?${inPerson}`,
      `${stander}\\b(?: \\w+){0,14}? (?:could|can|will|would|is going to|s going to|gonna|to|he|she)(?: just)? (?:sit|take|do|give|answer|pass|wear|go|show up|attend|sign)(?: \\w+){0,3} (?:my|the|an|at|to|for)(?: \\w+){0,3} ${inPerson}`,
      `(?:could|can|will|would) (?:my|a) (?:\\w+ ){0,2}${stander} (?:sit|take|do|give|answer|pass|wear|go|show up|attend)(?: \\w+){0,5} ${inPerson}`,
      `${stander}\\b(?: \\w+){0,8}? (?:va a|vaya a|vaya|van a|puede|podria|quiere|pueda|hace|hag[ae]|da|de|pone|toma|conteste|presente)(?: \\w+)? ?(?:ir|hacer|hag[ae]|dar|poner|tomar|contestar|presentar(?:se)?|presente|pasar|sentarse|firmar)?(?: \\w+){0,2} (?:(?:a |al |la |el |las |mi |mis |un |una |de |en )*)${inPerson}`,
      `(?:puede|podria|could|can) (?:ir|presentarse|hacerl[oa]s?|go|do (?:it|them)) (?:mi |un |una |my |a )?${stander}|(?:mand(?:o|ar|amos)|enviar|envio|send|sending)(?: a)? (?:(?:mi|un|una|my|a) )?(?:\\w+ )?${stander}(?: gemel[oa])?`,
    ),
    wholeWords(
      `por mi(?= (?:y|o|porque|con|en|que|la|el|a|mama|si|pa|para|ya|tiene|lleva|le|les)\\b|$)|en mi lugar|for me|instead of me|in my place|as me|with my (?:card|id|letter|license)|con mi (?:carta|cita|mica|id|identificacion|licencia|tarjeta|pasaporte)|pretend\\w*|diciendo que (?:es|soy)|haciendose pasar|no quiero que (?:salga|vean|aparezca|sepan)|with (?:her|his) (?:card|id|letter)|gemel[oa]|cuates?|twin|looks?(?: \\w+){0,3} like me|(?:se|nos) (?:me )?parec\\w+|my (?:citizenship |naturalization |driving |english |visa |civics )?(?:${inPerson})|mis? (?:huellas|examen|entrevista|prueba|juramento|cita|check ?in)`,
    ),
    wholeWords(
      "(?:le|les|me|te)(?: van a)? (?:pid\\w+|tom\\w+|pregunt\\w+|pedir|tomar|preguntar|revis\\w+|checa\\w*|checar)|(?:lo|la) (?:checan|revisan|notan|dejan)|se (?:dan|den|dara|daran|va[n]? a dar) cuenta|se (?:fijan|nota)|(?:que|q)(?: (?:otra|tiene|debe|papeles|id|identificacion|cosa|que|le|se|papel))* (?:lleva\\w*|presenta\\w*|ensena\\w*|necesita\\w*|ocupa)|what (?:id|papers|documents)?(?: )?(?:should|does|do|must|will)(?: (?:he|she|they|my \\w+))? (?:bring|show|need|have|take)|do (?:they|we)(?: \\w+)? (?:check|look|compare|ask)|(?:will|would|can) they (?:\\w+ )?(?:know|notice|tell|ask|check)|(?:his|her) english is|habla(?: \\w+)? (?:bien |rebien )?(?:el )?ingles|warrant|tengo (?:una? )?(?:orden|caso|arresto|record)|while (?:i|im)\\b|mientras yo|no quiero que (?:salga|vean|aparezca|sepan)|already passed|(?:old|is old) anyway|pretend\\w*|diciendo que",
    ),
  ],
  unless: unlessWanted(
    "interpret\\w*|traduc\\w+|translat\\w*|acompan\\w+|conmigo|with (?:me|us)\\b|(?:drive|take|give) me|me (?:lleva|lleve|llevan)|recog\\w+|pick up|(?:a|to) (?:dejar|drop off|drop)|abogad\\w+|lawyer|attorney|representante|poder notarial|reagend\\w+|reschedul\\w*|(?:o|or) (?:la|lo|las|los|mejor) (?:cambio|cambiamos|muevo|pospongo)|do i have to|tengo que ir|debo ir|tambien|also|(?:su|his|her|their) (?:own )?(?:test|exam|interview|fingerprints|examen|entrevista|cita|huellas)|nos confund\\w+|menor|baby|pag(?:o|a|ar)(?: \\w+){0,2} por mi|pay for",
  ),
};

/** An office or a person of trust who puts down what one likes, and what that should be. */
const likedFact =
  "(?:anos?|fechas?|edad|dia|numeros?|cantidad|sueldo|lugar|year|date|age|birthday|number|amount|birth ?date|day)";
const obliging: Secret = {
  kind: "forge",
  said: [
    wholeWords(
      `${likedFact} que (?:(?:uno|yo|le|les|me|nos|tu|usted|se|mas) )*(?:quier\\w+|queramos|ocup\\w+|pid\\w+|necesit\\w+|conveng\\w+|dig\\w+|gust\\w+)|(?:any|whatever|whichever|cualquier) ${likedFact}|${likedFact} (?:i|we|you|he|she) (?:want|need|like|ask for|pick|choose)s?`,
    ),
    wholeWords(
      "registr\\w+|acta|partida|municipio|alcaldia|notari\\w+|birth certificate|registry|clerk|town|pueblo|parroquia|padre|cura|caser[oa]|landlord|patron|boss|doctor\\w*|constancia|carta|letter|recibo\\w*|contrato|lease|certificad\\w+|certificate",
    ),
    wholeWords(
      "(?:que|cual|what|which)(?: \\w+){0,3} (?:conviene|sirve|pongo|ponemos|me pongo|digo|should|is best|best|better|escojo|pido|pedimos)|cuanto|how much|sirve|puedo|can i|cuela|pasa",
    ),
  ],
  unless: unlessReported(
    "citas?|appointments?|(?:el|la) (?:fecha|ano|edad) que (?:viene|corresponde)|verdader[oa]|real|boda|ceremonia|pagar\\w*|deposit\\w+|mudan\\w+|viaj\\w+|travel|pay\\w*|efectiv\\w+|empe[zc]\\w+",
  ),
};

const ownFact =
  "(?:ano(?: de nacimiento| de entrada| de llegada)?|fecha de (?:nacimiento|entrada|llegada)|edad|pais|nacionalidad|religion|estado civil|parentesco|(?:birth|entry|arrival) (?:year|date)|age|nationality|country|religion)";
/** Which birth, age or country suits. */
const suitsMe: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      `(?:que|cual) (?:${ownFact})(?: \\w+){0,2} (?:(?:me|nos|le|les) (?:conviene|convendria|sirve|ayuda)|conviene)|de que (?:edad|ano|pais|nacionalidad) (?:me|lo|la) (?:pon\\w+|hag\\w+|registr\\w+|digo)|(?:what|which) (?:${ownFact}|year)(?: \\w+){0,2} (?:should (?:i|he|she|we) (?:be|pick|choose|say|use)|(?:is|would be|works?) (?:best|better)|helps? (?:me|him|her|us))`,
    ),
    wholeWords(
      `${benefit}|${decider}|menor(?:es)?|minor|jovenes|jovencitos|acta|partida|registro|birth certificate|me (?:tomen|cuenten)|asilo`,
    ),
  ],
  unless: unless(
    "doble|dos (?:nacionalidades|pasaportes|ciudadanias)|dual|both|taxes|impuestos|boletin|bulletin|espera\\w*|wait|viaj\\w+|travel|cita|vivir|mudar\\w*|live|move|aplicar primero|en el que naci|no se (?:que dia|cuando)",
  ),
};

/** A friend's address, so that a case goes where it is judged better. */
const lentAddress: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:prest\\w+|us(?:o|ar|ando|amos)|pon(?:go|er)|d(?:a|io|oy|ar)|gives?|lends?|use|using|put)(?: \\w+){0,3} (?:direccion|domicilio|address)",
    ),
    wholeWords("casos?|asilo|corte|juez|jueza|court|case|judge|asylum"),
    wholeWords(
      "otr[oa] (?:juez|jueza|corte|oficina)|(?:aprueban|ganan|dan)(?: \\w+)? (?:mas|facil)|mas facil|(?:another|different|better|nicer) (?:judge|court)|approve\\w* more|easier|(?:case )?moves there|(?:im|i am) staying|me quedo (?:aqui|aca|en)|sigo (?:viviendo )?(?:aqui|en)|(?:yo )?vivo en",
    ),
    wholeWords(
      `(?:de|of|from) (?:mi|un|una|my|a|su) (?:${kin})|(?:un|una|mi|my|a) (?:${kin})s?(?: \\w+){0,4} (?:prest\\w+|d(?:a|io)|gives?|lends?)|aunque|without moving|sin mudarme`,
    ),
  ],
  unless: unless(
    "me (?:mude|voy a mudar|estoy mudando)|im moving|i moved|vivo con|live with|albergue|shelter|sin casa|homeless|fianza|bond",
  ),
};

/** How an illness is acted, so that a doctor signs for it. */
const actsIll: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:act|actuar|actue|actua|hacerse|se haga|portarse|se porte|comportarse|fingir|finja|seem|look|acting|pretend)",
      "que sintomas (?:tiene que|debe|hay que|puede|digo|dice)|what symptoms (?:should|does|do)",
      "como (?:le )?(?:hago|hacemos) (?:para|pa) que (?:el|la|un|una) (?:psicolog[oa]|doctor\\w*|medic[oa]|terapeuta) (?:ponga|diga|escriba|firme) que",
    ),
    wholeWords(
      "(?:doctor\\w*|medic[oa]|psicolog[oa]|psychologist|therapist|terapeuta)(?: \\w+){0,3} (?:sign|signs|firm\\w+|pong[ao]|dig[ao]|escrib[ae]|write|writes|cre[ae]|believes?|approv\\w+|aprueb\\w+)",
    ),
    wholeWords(
      "(?:what|how|que|como)(?: \\w+){0,6} (?:act|actuar|actue|hacerse|portarse|comportarse|fingir|symptoms|sintomas)|(?:el|ella|he|she) (?:dice|says)(?: \\w+){0,2} (?:no|doesnt)|no le importa|esta (?:bien|san[oa])|(?:is|hes|shes) (?:fine|healthy)",
    ),
  ],
  unless: unlessReported(
    "de verdad|si (?:tiene|esta)|diagnos\\w+|en tratamiento|really has|alzheimer|demencia|dementia",
  ),
};

/** Money that is only to be seen in an account. */
const shownMoney: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:deposit\\w+|pon(?:e|er|ga|drian?)|prest\\w+|met(?:e|er|a)|put|puts|lend|lends|move|transfer\\w*)(?: \\w+){0,8} (?:cuenta|banco|account|bank|unos dias|por unos|for a (?:few|couple|week))",
    ),
    wholeWords("visa|consul\\w*|embajada|embassy|consulate|sponsor|i ?864|i ?134|entrevista|interview"),
    wholeWords(
      "(?:luego|despues|ya que|then|after)(?: \\w+){0,4} (?:l[oa]s? (?:saca|regres|devuelv|quit)\\w*|se l[oa]s? (?:regres|devuelv)\\w+|take it|takes it|gives? it|return|back)|unos dias|for a few|no tengo dinero|se lo (?:regreso|devuelvo)|only to show|nomas para",
    ),
  ],
  unless: unlessReported("remesas|mi (?:sueldo|nomina)|my (?:salary|paycheck)|fianza|bond"),
};

/** A friend inside, and for how much. */
const friendInside: Secret = {
  kind: "bribe",
  said: [
    wholeWords(
      `(?:${kin}s?|conocid[oa]|senor|senora|licenciad[oa]|lady|guy|contact\\w*)(?: \\w+){0,6} (?:works?|trabaja|chambea)(?: \\w+)? (?:at|in|for|with|en|con|dentro de)(?: (?:la|el|the))* (?:uscis|migracion|inmigracion|immigration|consulado|corte|embajada|court|consulate|embassy|dmv)`,
    ),
    wholeWords(
      "how much|cuanto(?: (?:le|les|se|es))* (?:doy|damos|ofrezco|pago|da|cobra|conviene)|(?:le )?(?:ofrezco|doy|pago)(?: \\w+){0,4} (?:para|pa) que|offer",
    ),
  ],
  unless: unlessReported("salario|salary|gana|earn|abogad\\w+|lawyer|estafa|scam|consulta"),
};

/** Out of work for the office, and paid in cash. */
const paidBoth: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:cobr\\w+|sac\\w+|segu\\w+|recib\\w+|agarr\\w+|collect\\w*|get|getting|keep)(?: \\w+){0,3} (?:desempleo|unemployment|workers ?comp|incapacidad|disability)",
    ),
    wholeWords(
      "(?:trabaj\\w+|chamb\\w+|jalando|jalo|work\\w*|me pagan|gano)(?: \\w+){0,5} (?:por fuera|por debajo|en efectivo|en cash|cash|under the table|off the books|sin (?:reportar|decir|que sepan))",
    ),
    wholeWords("como|puedo|how|can|y si|what if|conviene|para que no"),
  ],
  unless: unlessReported("declar\\w+|devolv\\w+|report my|reporto mi"),
};

/** A licence or card by no test and no office. */
const withoutTest: Secret = {
  kind: "forge",
  said: [
    wholeWords(
      "(?:licencia|license)(?: \\w+){0,3} (?:sin (?:ir a )?(?:hacer|tomar|pasar|presentar)(?: \\w+){0,2} (?:examen|prueba)|without (?:taking|doing|passing)(?: \\w+){0,2} (?:test|exam))",
      "(?:get|have|order) (?:an?|the) (?:\\w+ )?(?:green card|mica|social|id|work permit|license) (?:made|printed)|(?:mand\\w+|mande) a hacer (?:una? |la |el )?(?:mica|social|licencia|permiso|green card|id)",
    ),
    wholeWords(
      "don?de|quien|alguien sabe|conoce\\w*|cuanto|sac\\w+|venden?|consig\\w+|where|who|anyone|how much|how (?:do|can)",
    ),
  ],
  unless: unlessReported("renov\\w+|renew\\w*|canje\\w*|transfer\\w*|de mi pais|perdi|lost"),
};

export const byArrangement: readonly Secret[] = [
  paidCouple,
  agreedBlow,
  standsIn,
  obliging,
  suitsMe,
  lentAddress,
  actsIll,
  shownMoney,
  friendInside,
  paidBoth,
  withoutTest,
];
