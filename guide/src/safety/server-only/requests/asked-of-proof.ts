/** Requests for a proof that is none: another person at the appointment, papers of a home that is not shared, a paper changed by hand. Server only. */

import { falseStories } from "#guide/safety/server-only/requests/asked-of-story.ts";
import { rightly } from "#guide/safety/server-only/requests/asks-rightly.ts";
import type { Secret } from "#guide/safety/server-only/requests/secret.ts";

/** The paper says so already, and it is not true. */
const wrongAlready =
  /\b(?:actas?|partidas?|registro|certificate)(?: (?:de nacimiento|civil))?(?: (?:que|ya|me|le|mia|de mi \w+)){0,2} (?:dice|dicen|tiene|tienen|trae|salio|esta|says|shows|has|is)\b|\b(?:me|le|nos) (?:pusieron|registraron|apuntaron)\b/;
const appointment =
  /\b(?:huellas|dedos|corte|juez|audiencia|entrevista|cita|examen|ese dia|biometric\w*|fingerprints?|court|hearing|judge|interview|appointment|test)\b/;

/** Each parent by name, for one who left is enough; who comes in that parent's place stands against. */
const parents = [
  { named: "(?:papa|papi|padre|apa|dad|daddy|father)", another: "padrastro|stepdad|stepfather" },
  { named: "(?:mama|mami|madre|ama|mom|mommy|mother)", another: "madrastra|stepmom|stepmother" },
];
const ownChild = "(?:hij[oa]s?|nin[oa]s?|muchachit[oa]s?|sons?|daughters?|kids?|child|children|boys?|girls?)";
const itsOwn = "(?:su|el|la|his|her|their|the)";
/** Left for good; "lo dejó en la escuela", "left him at daycare" are no such thing. */
const leftChild =
  "(?:(?:(?:lo|la|los|las|nos) )?abandon\\w+|(?:lo|la|los|las|nos) dej(?:o|aron)(?! (?:en|con|a|al|ir|quedar\\w*|salir|manejar|entrar|usar|ver|jugar|dormir|solo|tarde|temprano)\\b)|left (?:him|her|them)(?! (?:at|with|in|on|to|a|alone|off|early|late)\\b)|walked out on (?:him|her|them))";
const withChild =
  "(?:(?:vive|duerme) (?:aqui )?(?:con nosotros|conmigo|en (?:la misma|mi|nuestra) casa)|(?:lo|la|los|las) (?:ve|recoge|lleva a la escuela) (?:cada|todos|diario|seguido)|paga todo|(?:lives|sleeps|is living) (?:here )?(?:with (?:us|me)|in our house)|(?:sees|picks up|visits) (?:him|her|them) (?:every|each|all the)|pays for everything)";
/** A child is brought to say it. */
const toSay = [
  `(?:get|have|make|train|coach|teach|convince|prepare|practice with|rehearse with) (?:my|our|the) (?:\\w+ )?${ownChild}(?: \\w+){0,3} (?:say|tell|claim|swear)(?: (?:the )?\\w+)?`,
  `(?:my|our) (?:\\w+ )?${ownChild} (?:needs?|has|have|is supposed) to (?:say|tell|claim|swear)(?: (?:the )?\\w+)?`,
  `(?:quiero|queremos|necesito|ocupo|hago|hacer|lograr|para|pa) que (?:mi|mis|el|la|los|las) ${ownChild}(?: \\w+){0,2} (?:diga|digan|cuente|cuenten|declare|declaren|jure|juren)(?: \\w+){0,4} que`,
  `(?:prepar|ensen|entren|ensay|convenz|convenc|practic)\\w+(?: \\w+)? (?:mi|mis|el|la|los|las) ${ownChild}(?: \\w+){0,3} (?:diga|digan|decir|cuente|contar|declare|declarar)(?: \\w+){0,4} que`,
  `(?:mi|mis) ${ownChild} tienen? que (?:decir|contar|declarar|jurar)(?: \\w+){0,4} que`,
].join("|");
/** It is true, it counts or not, it was so once, somebody else's child, another wants it said: no coaching. */
const noCoaching =
  /\b(?:(?:la |es )verdad|truth|(?:me|nos|la|lo) (?:peg|golp|toc|maltrat|lastim)\w+|abus[aoe]\w*|viol[oae]\w*|miedo|hits?|beats?|touch\w*|hurts?|rape\w*|afraid|true|califica\w*|qualif\w+|cuenta como|counts?|a veces|de vez en cuando|sometimes|once in a while|todavia (?:puede|puedo)|still (?:apply|qualify|eligible)|volvio|regreso|aparecio|came back|returned|ahora|now|antes|used to|ya no|no longer|no (?:quier[eo]|queremos)|(?:dont|doesnt|didnt) want|(?:abogad[oa]|notari[oa]|preparador\w*|lawyer|attorney|notary|ex) (?:quiere|dice|me dijo|wants|says|told)|(?:mi (?:espos[oa]|marido|mujer|novi[oa]|pareja)|my (?:new )?(?:husband|wife|boyfriend|girlfriend|partner))|sobrin\w+|niet[oa]s?|herman\w+|prim[oa]s?|nephews?|nieces?|grand(?:son|daughter|child|children|kids?)|brothers?|sisters?|siblings?|cousins?)\b/;

/** "How do I get my son to say his father left him? The dad lives with us." The one who is there is named again: "he" may be the child. */
const coachedAbandonment: readonly Secret[] = parents.map(({ named, another }) => ({
  kind: "lie",
  said: [
    new RegExp(`\\b(?:${toSay}) (?:that )?${itsOwn} ${named}(?: \\w+){0,2} ${leftChild}\\b`),
    new RegExp(`\\b${itsOwn} ${named} (?:(?:si|todavia|still) )?${withChild}\\b`),
  ],
  unless: new RegExp(`${noCoaching.source}|\\b(?:${another})\\b`),
}));

/** "¿Y si firmo yo por él? Tengo su firma." Not a parent for a small child, nor with a power that the law knows. */
const signsForAnother: readonly Secret[] = [
  {
    // Who will not sign, and so another does.
    kind: "forge",
    said: [
      /\b(?:no (?:me |nos |le )?(?:quiere|quiso|quieren|va a) (?:firmar\w*|dar(?:me)? (?:la |su )?(?:firma|permiso))|(?:wont|refuses? to|will not|doesnt want to|didnt want to) sign|(?:he|she|husband|wife|espos[oa]|marido) (?:ya )?(?:left|moved out|se fue|ya no esta))\b/,
      /\b(?:(?:puedo|podria|mejor|si|y si) (?:l[oa] )?(?:firmar\w*|firmo) (?:yo )?(?:por|como) (?:el|ella)|firmo yo|firmar yo|(?:pongo|hago|copio|poner|hacer|copiar) (?:yo )?(?:su|la) firma|(?:can|could|should|what if|if) i (?:just )?sign (?:it )?(?:for|as) (?:him|her)|sign(?: \w+){0,4} for both|firm(?:o|ar) (?:yo )?por (?:los dos|ambos)|sign (?:his|her) name)\b/,
    ],
    unless:
      /\b(?:poder|power of attorney|juez|jueza|corte|judge|court|sin (?:su|la) firma|custodia|custody|abogad\w+|lawyer|ds ?5525|solo yo|yo sol[oa])\b/,
  },
  {
    kind: "forge",
    said: [
      /\b(?:(?:l[oa] )?firm(?:o|amos) yo|yo (?:l[oa] )?firmo|(?:l[oa] )?firmo|puedo firmar\w*|podria firmar\w*|firmarl[oa]|sign (?:it |them )?(?:for|as)|copi(?:o|ar)(?:le)? (?:la|su) firma|(?:pongo|(?:puedo|quiero|podria|le|si|voy a) poner(?:le)?|hago|hacer|imit\w+|falsific\w+|copy|forge|trace) (?:la |su |his |her )(?:firma|signature))\b/,
      // "Por el trabajo" is no person; what another may sign in their own name, or a law lets be signed, is no forgery.
      /\b(?:(?:por|en lugar de) (?:el(?! (?!y\b|o\b|si\b|pero\b|a\b|en\b|porque\b|para\b|que\b|tengo\b|no\b|ya\b)\w)|ella|mi (?:ex )?(?:espos[oa]|marido|mujer|pareja|patron|jef[ea])|mi ex)|(?:for|as) (?:him|her|my (?:ex )?(?:husband|wife|boss)|my ex)|su firma|(?:his|her) signature)\b/,
    ],
    unless:
      /\b(?:poder|carta poder|power of attorney|no (?:sabe|puede) (?:firmar|escribir)|hij[oa]s?|nin[oa]s?|menor|bebe|minor|my (?:son|daughter|child|baby)|falsific(?:o|aron)|firm(?:o|aron) por mi|sin (?:mi|su) permiso me|forged my|signed my|cant (?:sign|write)|derrame|incapacitad\w+|discapaci\w+|alzheimer|demencia|coma|paraliz\w+|stroke|disab\w+|testigos?|witness\w*|empresa|company|interprete|preparador|abogad[oa]|affidavit|i ?864|ingresos?|income|(?:gana|ganan) (?:bien|poco|mas|suficiente)|sponsor\w*|patrocin\w+|fiador\w*|tambien|biometric\w*|huellas|child|year old|preparer|o la mando sol[oa]|le hicieron|juez ya firmo|pidio|entrevista entran|suegr[oa]|me (?:pide|piden|cobra)|(?:puede|pueden|can|could) (?:my|mi|otr[oa]|su|an|a) (?:pastor|aunt|uncle|papa|herman[oa]|suegr[oa]|brother|sister|father|mother))\b/,
  },
];

/** Officers sent after another. */
const sendsAfter: readonly Secret[] = [
  {
    kind: "bribe",
    said: [
      /\b(?:ayud\w+ a que|quiero que|hacer que|hagan que|logro que) (?:me )?(?:l[oa]s?) deporten\b|\b(?:how (?:do|can|could|would) (?:i|we)|(?:i|we) (?:want|need|would like|plan|am going) to|help (?:me|us)|can (?:i|we)|so (?:i|we) can|im going to|gonna|to) (?:get|have) (?:him|her|them|my (?:ex|husband|wife|neighbor|boss|worker)s?) deported\b|\b(?:report(?:o|ar|arlo|arla)?|denuncio|denunciar|acuso)(?: \w+){0,3} (?:mi|my) (?:ex|exespos[oa]|vecin[oa]|cunad[oa]|suegr[oa]|neighbor)\b(?: \w+){0,5} (?:to|con|a|ante) (?:la )?(?:ice|migra|migracion|inmigracion|immigration)\b/,
    ],
    unless:
      /\b(?:no quiero|para que no|que no l[oa]s?|tengo miedo|me amenaz\w+|peg\w+|golpe\w+|hit me|hits me|threat\w*|dont want|afraid|scared|(?:wants?|trying|threatens?|going|able) to (?:get|have) (?:him|her|them))\b/,
  },
];

/** "For SIJ we want to tell the judge that he left us": he lives with them. */
const ofUsAll: readonly Secret[] = parents.map(({ named, another }) => ({
  kind: "lie",
  said: [
    new RegExp(
      `\\b(?:mi|my|nuestr[oa]|our) ${named} (?:(?:si|todavia|still) )?(?:vive|esta|lives|is) (?:con|with) (?:nosotros|conmigo|us|me)\\b`,
    ),
    /\b(?:decir\w*|digamos|declar\w+|tell|say)(?: \w+){0,6} (?:que |that )?(?:nos|me) (?:abandon\w+|dejo)\b|\b(?:tell|say)(?: \w+){0,6} (?:he|she) (?:abandoned|left) (?:us|me)\b/,
    /\b(?:sij|juez|jueza|corte|custodia|tutela|judge|court|guardianship)\b/,
  ],
  unless: new RegExp(
    `\\b(?:(?:la |es )verdad|truth|(?:nos|me) (?:peg|golp|maltrat)\\w+|antes|hace|anos?|volvio|regreso|ya no|ahora|used to|came back|no longer|years?|now|${another})\\b`,
  ),
}));

/** "I have to say that my mother abandoned me, but my mother lives with me." */
const ownAbandonment: readonly Secret[] = parents.map(({ named, another }) => ({
  kind: "lie",
  said: [
    new RegExp(
      `\\b(?:declar\\w+|decir|digo|say|tell|claim|swear)(?: \\w+){0,4} (?:que |that )?(?:mi|my) ${named} (?:me abandon\\w+|abandoned me)\\b`,
    ),
    new RegExp(
      `\\b(?:mi|my) ${named} (?:(?:si|todavia|still) )?(?:vive conmigo|vive con nosotros|lives with (?:me|us))\\b`,
    ),
  ],
  unless: new RegExp(`${noCoaching.source}|\\b(?:${another})\\b`),
}));

const mexicanSide =
  "otro lado|(?:mexico|matamoros|reynosa|tijuana|(?:ciudad )?juarez|nuevo laredo|nogales|mexicali|monterrey|guatemala|honduras|el salvador|salvador|nicaragua|colombia|venezuela|ecuador|cuba)";
const thisSide =
  "(?:aqui|aca|de este lado|here|on this side|(?:en|in) (?:texas|brownsville|mcallen|laredo|el paso|san antonio|houston|california|san diego|arizona|los angeles|estados unidos|the us))";

/** "A midwife can sign that my girl was born here; she was born in Matamoros." Not whom the government doubts. */
const bornElsewhere: Secret = {
  kind: "forge",
  said: [
    /\b(?:parter[ao]|comadrona|midwife|actas?|partidas?|birth certificates?|regist\w+)\b/,
    new RegExp(
      `\\b(?:diga|digan|dijera|diciendo|firm\\w+|ponga|saying|says?|sign\\w*|registra\\w*)\\b(?: \\w+){0,7} (?:nacio|nacieron|naci|born)(?: \\w+){0,2} ${thisSide}\\b`,
    ),
    new RegExp(`\\b(?:nacio|nacieron|naci|born)(?: \\w+){0,2} (?:en|in|del) (?:el )?(?:${mexicanSide})\\b`),
    /\b(?:(?:necesit\w+|ocup\w+|quier\w+|need|want)(?: \w+){0,2} (?:acta|partida|parter[ao]|birth certificate|midwife)|puede firmar|me firma|cuanto cobra (?:la|una) parter|how much does a midwife|que papeles (?:\w+ )?llevo|quien (?:hace|firma|hara)|who (?:does|makes|signs))\b/,
  ],
  unless:
    /\b(?:otra acta|el (?:segundo|primero|otro|mayor|menor)|pasaporte|passport|me recibio|verdad|gobierno|uscis|consulado|no me creen|dudan|duda|neg(?:o|aron)|denied|dont believe|government|verdader[oa]|corregir|correct\w*|error|dos actas|denunci\w+|report)\b/,
};

/** How long a couple has been apart, and that officers shall think they are not. */
const apartUnknown: Secret = {
  kind: "lie",
  said: [
    /\b(?:separad[oa]s?|divorciad[oa]s?|(?:ya )?no (?:vivimos|estamos|andamos|dormimos)(?: \w+)? junt[oa]s|ya no somos (?:nada|pareja)|basically (?:done|over)|separated|split up|broke up|(?:dont|not) live together)\b/,
    /\b(?:crean|crea|piensen|piense|thinks?|believes?)\b(?: \w+){0,3} (?:que )?(?:si|seguimos|sigo|todavia|aun|vivimos|estamos|still)(?: \w+)? (?:junt\w+|casad\w+|viv\w+|together|married|living)\b/,
    /\b(?:contest\w+|respond\w+|decimos|digo|decir|hacemos|llevamos|answer|say|tell|bring)\b/,
  ],
  unless:
    /\b(?:por (?:el |su |mi |la )?(?:trabajo|chamba|escuela|estudios|jale|distancia|religion)|porque|todavia no vivimos|hasta la boda|for (?:work|school)|si seguimos|reconcili\w+|militar|army|deployed|no (?:quiero|queremos|vamos a|voy a) mentir|la verdad es que si)\b/,
};

/** A page of one's own file that shall not be seen. */
const pageTakenOut: Secret = {
  kind: "hide",
  said: [
    /\b(?:pagina|hoja|page|sheet)\b(?: \w+){0,4} (?:taken out|removed|fuera|out)\b|\b(?:(?:le )?(?:quito|quitar(?:le)?|saco|sacar(?:le)?|arranco|arrancar(?:le)?)\b(?: \w+){0,3} (?:pagina|hoja) (?:de|a) (?:mi|la) (?:solicitud|copia|expediente|archivo)|(?:remove|take out|leave out)\b(?: \w+){0,3} (?:page|sheet))\b/,
    /\b(?:deport\w+|removal|arrest\w*|record|orden|antecedentes|neg(?:o|aron|acion)|denial|denied)\b/,
    /\b(?:antes de|before|para que no|pa que no|so (?:they|he|she|nobody) (?:dont|doesnt|wont|sees?))\b/,
  ],
  unless: new RegExp(`${rightly.source}|\\b(?:notari\\w+|preparador\\w*|(?:la|los) dan|se pide)\\b`),
};

/** A crime is chosen for being believed. */
const chosenCrime: Secret = {
  kind: "lie",
  said: [
    /\b(?:que|cual|which|what) (?:tipo de )?(?:crimen|delito|crime)\b(?: \w+){0,4} (?:mas facil|mas rapido|se creen|creen|conviene|easiest|easier|believe)\b/,
    /\b(?:para (?:decir\w*|poner\w*|contar\w*|reportar\w*|inventar\w*)|digo|pongo|invento|(?:to|so i can) (?:say|tell|claim|put|report))\b/,
  ],
  unless: new RegExp(`${rightly.source}|\\b(?:quitar|borrar|me acusan|accused|record)\\b`),
};

/** A pattern for a paper that is none. */
const fakeTemplate: Secret = {
  kind: "forge",
  said: [
    /\b(?:necesito|ocupo|quiero|busco|dame|pasame|tienes?|hay|donde|need|want|got|give me|looking for)\b(?: \w+){0,3} (?:template|plantilla|formato|machote|modelo)\b(?: \w+){0,4} (?:fake|fals[oa]s?|de mentiras?|inventad[oa]s?|chuec[oa]s?)\b/,
  ],
  unless: new RegExp(`${rightly.source}|\\b(?:homework|tarea|clase|class|estafa|scam|reconoc\\w+|spot)\\b`),
};

/** Years that are not there are filled with papers made today. */
const yearsFilled: Secret = {
  kind: "forge",
  said: [
    /\b(?:recibos?|comprobantes?|talones|biles|contratos?|cartas|receipts?|bills?|pay ?stubs?|leases?)\b/,
    /\b(?:viej[oa]s?|antigu[oa]s?|de (?:esos|aquellos|otros) anos|con fecha|fechad[oa]s?|de anos (?:pasados|atras)|computadora|compu|word|photoshop|canva|old|backdated?|from (?:those|earlier) years|computer)\b/,
    /\b(?:puedo|podemos|podria|como|quiero|voy a|can|could|how do) (?:(?:yo|i|we|me|los|las|unos|some) ){0,2}(?:hacer(?:l[oa]s|me)?|hago|armar|armo|crear|inventar(?:l[oa]s)?|imprimir(?:l[oa]s)?|make|create|print)\b/,
    /\b(?:complet\w+|rellen\w+|llen\w+|falta\w*|solo tengo|nomas tengo|no (?:llego|alcanzo)|fill|missing|only have|short of)\b/,
  ],
  unless: new RegExp(
    `${rightly.source}|\\b(?:lista|tabla|resumen|copias?|escane\\w+|digital\\w*|descarg\\w+|banco|compania|pedir|pido|solicit\\w+|reimpri\\w+|list|table|scan\\w*|cop(?:y|ies)|download\\w*|bank|request|reprint)\\b`,
  ),
};

export const falseProof: readonly Secret[] = [
  ...falseStories,
  bornElsewhere,
  apartUnknown,
  pageTakenOut,
  chosenCrime,
  fakeTemplate,
  yearsFilled,
  ...coachedAbandonment,
  ...ownAbandonment,
  ...ofUsAll,
  ...signsForAnother,
  ...sendsAfter,
  {
    kind: "lie",
    said: [
      /\b(?:nunca (?:me|nos) (?:ha |han )?(?:tocad\w*|toco|pegad\w*|pego|golpead\w*|golpeo|levantad\w* la mano)|never (?:once )?(?:hit|touched|hurt|beat) me|no me (?:pega|golpea|maltrata))\b/,
      /\b(?:vawa|visa u|u visa|i ?360|i ?918)\b/,
      /\b(?:pruebas?|evidencia|fotos?|golpes|moretones|digo|decir|proof|evidence|bruises|say|tell)\b/,
      /\b(?:quiero|pero|necesito|preparo|consigo|como|want|but|need|how)\b/,
    ],
    // Not by blows, and hurt all the same.
    unless:
      /\b(?:pero (?:me|si me) (?:insult|grit|control|humill|amenaz|encierr|quit)\w*|insult\w*|grit\w*|control\w*|humill\w*|amenaz\w*|encierr\w*|psicolog\w*|emocional\w*|yell\w*|threat\w*|emotional\w*|verbal\w*|califico|qualify|cuenta|count)\b/,
  },
  {
    kind: "lie",
    said: [
      /\b(?:vaya|ir|va|vay|mando|mandar|manda|entre|send|sending|goes?|went|show up)\b.*\b(?:en mi lugar|por mi|con mi (?:carta|nombre|identificacion|cita)|haciendose pasar|in my place|instead of me|as me|with my (?:letter|name|id))\b/,
      appointment,
      /\b(?:gemel\w+|twin|se parece|parecid\w+|looks like me|otra persona|somebody else|someone else|arresto|arrest|record|no quiero que (?:vean|salga)|haciendose pasar|pase por|saque (?:mejor|buena)|habla mejor)\b/,
    ],
    unless: rightly,
  },
  {
    kind: "sham",
    said: [
      /\b(?:hago|hacer|hacemos|haga|armo|armar|armamos|consigo|invent\w+|escrib\w+|make|create|write|fake|get)\b(?: \w+){0,4} (?:recibos?|contratos?|cuentas?|fotos?|pruebas?|evidencia|guion|receipts?|lease|bills?|photos?|evidence|script|proof)\b/,
      /\b(?:(?:ya )?(?:estamos|llevamos|andamos)(?: \w+){0,4} separad\w+|no (?:vivimos|dormimos|estamos) (?:junt\w+|de verdad)|(?:dont|do not|never|not) (?:really |actually )?(?:live|living|lived) together|only (?:needs|wants|for) the (?:papers|green card)|solo (?:quiere|es) (?:por )?(?:los )?papeles)\b/,
      /\b(?:no se note|que (?:crean|parezca|piensen|vean|coincid\w+)|a nombre de los dos|answers? match|looks? (?:real|like)|think (?:its|it is|we)|both (?:our )?names|guion|script)\b/,
    ],
    unless: rightly,
  },
  {
    kind: "forge",
    said: [
      /\b(?:photoshop\w*|con (?:la|una|mi) (?:compu|computadora|app|aplicacion)|corrector|borrador|le (?:tapo|borro|cambio|quito|pego|edito)|tapo|edito|white ?out|edit|erase|cover up|change the)\b/,
      /\b(?:papel|papeles|documento|carta|forma|sello|fecha|i ?94|i ?220a?|permiso|mica|acta|pasaporte|paper|document|letter|form|stamp|date|notice|permit|card|passport)\b/,
      /\b(?:cuel[ae]\w*|cuela|pas[ae](?:ra|n)? (?:para|la|el|en)|crees que (?:pase|sirva|cuele|jale)|no se (?:note|den cuenta|dan cuenta)|para que (?:diga|parezca|salga)|so (?:it|that it) (?:says|looks)|will it (?:pass|work)|nobody notices|without (?:them|anyone) noticing)\b/,
    ],
    unless: rightly,
  },
  {
    kind: "forge",
    said: [
      /\b(?:actas?|partidas?|registro civil|fe de bautismo|birth (?:certificate|record))\b/,
      /\b(?:(?:dos|tres|cuatro|\d+) (?:anos|anitos) (?:menos|mas)|(?:menos|mas) (?:edad|anos)|otra (?:edad|fecha)|years? younger|younger|older|another (?:age|date))\b/,
      /\b(?:arregl\w+|sac\w+|hag\w+|hac\w+|consig\w+|cambi\w+|compr\w+|make|makes|get|gets|change|buy)\b/,
    ],
    unless: new RegExp(`${rightly.source}|${wrongAlready.source}`),
  },
];

/** "Se casa conmigo por 10 mil", "una amiga lo hace por 10 mil, ¿qué fotos llevamos?", whatever else is to be kept from whom. */
export const boughtMarriage =
  /\b(?:lo hace|se presta|does it)(?: \w+){0,2} (?:por|for) (?:\w+ )?(?:\d[\d,.]*|mil|dinero|\w+ (?:mil|thousand|grand)|money|cash)\b.*\b(?:fotos?|pruebas|entrevista|pareja|espos[oa]|photos?|proof|interview)\b|\b(?:cas(?:a|e|ar|arme|arse|arnos|amos|o)|matrimonio|marr(?:y|ies|ied|iage))\b(?: \w+){0,6} (?:por|for|a cambio de) (?:\w+ )?(?:\d[\d,.]*|mil|dinero|dolares|money|cash|dollars|\w+ (?:mil|thousand|grand))\b/;
