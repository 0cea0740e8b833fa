/**
 * Two facts of which one excludes the other: how it is, told in passing, and how it shall be put, shown or believed. Nobody calls it a lie:
 * "me casé en México, ¿marco soltera?", "llegué de 17, ¿qué pruebas dicen que de 15?". Each with those whom it must not hit. Server only.
 */
import { kin, unless, unlessReported, wholeWords } from "#guide/safety/server-only/requests/asked-words.ts";
import { benefit, decider } from "#guide/safety/server-only/requests/deceit-words.ts";
import type { Secret } from "#guide/safety/server-only/requests/secret.ts";

/** "I put", "shall I mark", "me quedo como": by the writer's own hand. */
const iPut =
  "(?:pon(?:go|er|emos|erme)|marc(?:o|ar|amos)|tach(?:o|ar)|dec(?:ir|imos|irle|irles)|dig[ao]|digamos|declar(?:o|ar|amos)|contest(?:o|ar|amos)|segu(?:ir|imos)|sigo|quedar(?:me)?|quedo|aparec(?:er|ezco)|paso|pasar|aplic(?:o|ar)|(?:can|could|should|do|to|if|ill|gonna|i|we|just|still|rather|better)(?: i| we)?(?: just| still| simply)? (?:put|say|check|mark|tick|list|claim|stay|remain|answer|write|tell (?:them|him|her|the \\w+)))";
const answersWhat =
  "(?:que|q|ke|k)(?: (?:le|les|me|se))* (?:digo|decimos|contest(?:o|amos)|pongo|ponemos)|what (?:do|should|can) (?:i|we) (?:say|put|tell|answer)";

/** Mended, asked of afterwards, or told by others. */
const later =
  "que pasa|que hago|actuali[zs]\\w+|update\\w*|avis(?:o|ar|amos)|ya (?:puse|dije|marque|firme|mande)|me (?:pregunt|acus|confund)\\w+|tengo que (?:decir|avisar|contar|poner|declarar)\\w*|do i (?:have|need) to|am i (?:still )?|que documentos|what happens";

/** Married, and single for an office. */
const singleOnPaper: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      `(?:${iPut}|diciendo que (?:soy|estoy|vivo))(?: \\w+){0,4} (?:solter[oa]s?|single|unmarried|not married)`,
      "(?<!should i )(?:leave|leaving|keep)(?: \\w+)? (?:my |the )?(?:wife|husband|marriage|wedding|spouse)(?: \\w+)? (?:off|out)",
      "l[oa]s? (?:pido|pedimos|pida|meto|metemos)(?: \\w+){0,2} solter[oa]s?|count(?:s)? as single",
      "(?:no|sin)(?: (?:lo|la|se|les?))* (?:registr|mencion|dig|dec|report|sab)\\w*(?: \\w+){0,12} (?:solter[oa]|f ?2b|quedar|seguir)|(?:dont|not|without) (?:register|tell|report|mention|telling|registering)(?: \\w+){0,12} (?:single|f ?2b)",
    ),
    wholeWords(
      "(?:me|nos) (?:case|casamos)|(?:soy|estoy|estamos|somos|esta|es) casad[oa]s?|tengo (?:espos[oa]|marido|mujer)|(?:mi|el|acta de) (?:matrimonio|boda)|(?:got|get|getting) married|(?:im|i am|were|we are|hes|shes) (?:already |secretly |legally )?married|have a (?:wife|husband)|(?:my|the) (?:wife|husband|wedding)|(?:vivo|vivimos|estoy) con mi (?:espos[oa]|marido|mujer)|se caso|casad[oa] en secreto",
    ),
    wholeWords(
      `${benefit}|peticion|pid(?:e|io|a|ieron)|petition\\w*|residente|resident|ciudadan\\w+|citizen|(?:mi|my) (?:papa|mama|padre|madre|dad|mom|father|mother|hij[oa]|son|daughter)|hij[oa]|f ?2[ab]|entrevista|interview|formulario|forma|form`,
    ),
  ],
  unless: unless(
    later,
    "divorci\\w+|viud[oa]|enviud\\w+|anul\\w+|separad[oa]|divorced|widow\\w*|annul\\w+|union libre|(?:solo|nomas|nada mas|unicamente) por (?:la )?iglesia|(?:y |pero )?no por (?:el|lo) civil|only (?:in|by) (?:the )?church|taxes|impuestos|antes de (?:casarme|la boda)|before (?:i|the wedding)|no se si (?:poner|decir|marcar)|en otro pais|(?:vale|cuenta|valida)(?: \\w+)? aqui|is it valid",
  ),
};

/** Divorced, and signs as married; at home abroad, and told as living here. */
const otherStatus: readonly Secret[] = [
  {
    kind: "lie",
    said: [
      wholeWords(
        "(?:(?:me|nos) divorci(?:e|amos)|(?:estoy|estamos|soy) divorciad[oa]s?|(?:i|we)(?: \\w+)? (?:got )?divorced|im divorced|our divorce)",
      ),
      wholeWords(
        `(?:firm(?:o|ar|ando|amos)|${iPut}|sign|signing)(?: \\w+){0,4} (?:casad[oa]s?|espos[oa]s?|married|(?:his|her) (?:wife|husband))`,
      ),
      wholeWords(
        `${benefit}|peticion|petition|tramite|caso|case|entrevista|interview|seguir|sigo|still|condiciones`,
      ),
    ],
    unless: unless(
      later,
      "otra vez|de nuevo|again|me (?:volvi a casar|case)|remarr\\w+|antes estaba|used to be|que pongo|o (?:divorciad|solter|casad)[oa]|or (?:divorced|single|married)",
    ),
  },
  {
    kind: "lie",
    said: [
      wholeWords(
        "(?:vive|viven|esta|pasa|radica)(?: \\w+){0,4} (?:alla|afuera|en (?:mexico|su pais|el rancho|guatemala|honduras|el salvador))|only comes (?:here )?(?:once|twice|every)|(?:solo|nomas) viene|lives? (?:in mexico|there|abroad|back home)",
      ),
      wholeWords(
        "(?:direccion|domicilio|address)(?: \\w+){0,2} (?:de aqui|aqui|here)|convinc\\w+(?: \\w+){0,4} (?:lives?|living) here|convence\\w*(?: \\w+){0,4} (?:vive|esta) aqui|(?:crean?|piensen?|diga) que (?:vive|esta|viven) aqui",
      ),
      wholeWords("mica|residencia|residente|green card|oficial|officer|entrada"),
    ],
    unless: unless("permiso de reingreso|reentry permit|sb ?1|devolver|entregar la|give (?:it )?up|i ?407"),
  },
];

/** It happened, and no is marked. */
const happenedAndNo: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:mejor|conviene|puedo|podria|y si|que tal si)(?: (?:le|les|nomas|solo|yo))* (?:marc(?:o|ar)|pon(?:go|er)|dig[ao]|decir|contest(?:o|ar)|tach(?:o|ar))(?: (?:que|les|le|la|el|ahi))* (?:no|nunca|ninguno|cero)",
      "(?:dig[ao]|marc[ao]|pong[ao]|contest[ao]) que no(?=$| (?:ya|verdad|o|y|pero|para|porque|aunque|total)\\b)",
      "just (?:put|say|check|mark|answer) (?:no|never|none)|(?:can|could|should) i(?: just| simply)? (?:mark|check|put|say|answer|click) (?:no|never|none)|(?:better|ok|okay|fine|safer) (?:to|if i)(?: just)? (?:mark|check|put|say|answer) (?:no|never|none)",
    ),
    wholeWords(
      "(?:y|pero|aunque) si(?= (?:una?|dos|me|hace|fue|tuve|lo|la|hice|trabaje|use|vote|sali)\\b)|(?<!nunca |jamas |no )(?:si )?me (?:arrest|detuv|agarr|deport|levantar)\\w+|(?:i|they) (?:did|was|have|had|got|used|worked|voted|left|arrested|deported)|trabaje|vote|sali|use otro|dije que era|fui (?:de|parte de) (?:la|una) (?:pandilla|mara)|(?:he fumado|fume|probe|consumi)|i (?:once |did )?(?:smoke|smoked|tried|used|claimed|lied|voted|said)",
    ),
    wholeWords(
      "n ?400|i ?485|ds ?160|i ?589|preguntan?|pregunta|formulario|forma|solicitud|entrevista|asks?|question|form|application|interview|arrest\\w*|deport\\w*|pandilla|mara|gang|mota|marihuana|weed|drogas?|drugs?|doctor\\w*",
    ),
  ],
  unless: unless(
    later,
    "nunca me acusaron|sin cargos|dismiss\\w+|desestim\\w+|borr\\w+|expung\\w+|sell(?:ado|aron)|seal\\w*|no (?:me )?(?:levantaron|pusieron) cargos|si(?:no)? cuenta|not guilty|absuelt\\w+",
  ),
};

/** "Mejor digo que nunca", to whoever asks: nobody weighs the truth so. */
const betterSaid: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:mejor|conviene)(?: (?:le|les|nomas|solo|yo|si))* (?:dig[ao]|decir|decirles?|pongo|poner) que (?:nunca|jamas|no (?:he|tengo|trabaj|fui|soy|uso|tomo|fumo|vivo|conozco|estuve|sali)\\w*)",
      "(?:better|best|smarter|easier)(?: (?:to|if i|just|i))* (?:say|tell (?:them|him|her)|put|claim)(?: that)? i (?:never|dont|didnt|havent|wasnt|have no|am not)",
      "(?:que|cual) (?:suena|se oye|se ve|queda)(?: \\w+)? mejor(?: \\w+){0,2} (?:que|decir|si)|es mejor (?:decir|poner|contar) que (?:me |nos |yo )?(?:\\w+)(?: \\w+){0,10} o (?:que |por |por el |la |el )?\\w+|(?:look|sound) better if (?:i|we|he|she) (?:say|said|put)",
    ),
    wholeWords(
      `${decider}|${benefit}|preguntan?|asks?|will ask|formulario|forma|form|n ?400|mara|pandillas?|policia|amenaz\\w+|cruce|entre|llegue|came|crossed|arrived`,
    ),
  ],
  unless: unless(
    later,
    "porque (?:es verdad|nunca)|its true|no (?:hablo|se|entiendo|me acuerdo|quiero)|dont (?:know|remember|speak|understand|want)|callad[oa]|callarme|abogad\\w+|lawyer|derecho a|silent|silencio|in (?:english|spanish)|en (?:ingles|espanol)",
  ),
};

const groups =
  "gay|lesbian\\w*|homosexual|bisexual|trans|cristian[oa]s?|evangelic[oa]s?|catolic[oa]|pastor|testigo de jehova|musulman\\w*|indigenas?|maya|periodista|lgbt\\w*|activista|opositor\\w*|(?:political |politico )?part(?:y|ido)|politic\\w+|sindicalista|religi\\w+|christians?|evangelical|journalist|activist|muslim|opposition|indigenous";
/** Persecuted as what one is not. */
const notOfThem: Secret = {
  kind: "lie",
  said: [
    wholeWords("asilo|asylum|i ?589|miedo creible|credible fear|refugi\\w+"),
    wholeWords(groups),
    wholeWords(
      `(?:(?:si|y|pero|aunque|yo|porque) )*no (?:lo )?soy(?! de\\b)|sin ser(?:lo)?|aunque (?:soy|yo soy|en realidad|la verdad)|yo tengo (?:espos[oa]|marido|mujer|novi[oa])|i have a (?:wife|husband|girlfriend|boyfriend)|(?:says?|said|tells?|told|dicen?|dijeron|dijo|aconsej\\w+)(?: \\w+){0,2} (?:to|que) (?:claim|say|be|put|dig[ao]s?|pong[ao]s?|me ponga|uno diga)|(?:(?:im|i am|hes|shes) not|i (?:was|have|ive) never(?: been)?|never (?:was|been|joined))(?: \\w+){0,3} (?:${groups}|one)|nunca (?:fui|he sido|anduve|estuve|me meti)`,
    ),
    wholeWords(
      `por ser|do they (?:check|verify|test|ask)|(?:lo |la )?(?:comprueban|checan|verifican|investigan)|como (?:pongo|digo|hago|pruebo|lleno)|me pong[ao] como|ponerme como|(?:digo|decir|poner|pongo) que soy|${answersWhat}|que (?:me |le |les )?(?:van a )?pregunt\\w+|que (?:tengo|hay|debo) (?:que )?(?:saber|aprender\\w*|decir)|carnet|credencial|constancia|card|(?:got|get|won|gano|saco) (?:his|her|their|su |el )?(?:asylum|asilo)(?: \\w+){0,2} (?:that way|like that|asi)|mas (?:rapido|facil)|easier|faster`,
    ),
  ],
  unless: unless(
    "pensaban|piensan|creian|creyeron|creen que|thought|think (?:that )?i|acus\\w+|accus\\w+|me (?:golpe|peg|amenaz|persig|persegu|atac)\\w+|threatened|beat|attacked|mi (?:hij|espos|herman|mam|pap)\\w+ (?:si|era|es)|ya no soy|anymore|\\bno longer\\b|pandiller\\w+",
  ),
};

/** Came for work, and would tell of a danger. */
const cameForWork: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:me )?(?:vine|vino|venimos|vinimos|sali)(?: \\w+){0,2} (?:por|a) (?:(?:puro|el|un|buscar|necesidad de) )*(?:trabaj\\w+|chamba\\w*|dinero|lana|jale|necesidad|pobreza|hambre)|(?:came|came here)(?: \\w+)? (?:to|for) (?:work|money|a job|jobs)|(?:en realidad|la verdad)(?: (?:es|que|yo|nomas|solo))* (?:quiero|queria|vine a) (?:quedar\\w+|trabajar|vivir)|(?:really|actually|just)(?: \\w+)? want to (?:stay|work|live)",
    ),
    wholeWords(
      "(?:(?:les?|mejor|si|puedo|conviene|nomas) )*(?:digo|decir|decirles?|pongo|poner|invento)(?: (?:que|les|yo|me|vine|sali|fue|hui))* (?:por |de )?(?:las? )?(?:pandillas?|maras?|amenaz\\w+|politic\\w+|extorsi\\w+|me (?:amenaz|persig|busc)\\w+|violencia)|que (?:me da|tengo|le tengo) miedo|(?:say|write|tell (?:them|him|her)|put|claim)(?: \\w+){0,5} (?:gangs?|threat\\w*|persecut\\w*|afraid|political)",
    ),
  ],
  unless: unless("tambien|also|ademas|y por (?:las|la|los)|both"),
};

/** Said of oneself once as it is, and once as it would be told. */
const saidTwice: Secret = {
  kind: "lie",
  said: [
    /\b(soy|somos|tengo|vivo|trabajo|gano|llegue|entre|vine|naci|naciste|im|i am|i have|i make|i live|i work|i came|i entered|i arrived|i was born)\b(?: \w+){1,7}? (?:pero|aunque|y|but|and|so|what if)(?: (?:que|si|mejor|puedo|podria|conviene|quiero|voy|a|le|les|yo|me|what|if|can|could|should|i|better|just))* (?:digo|decir|dijera|pongo|poner|declaro|say|put|claim|tell them|tell him)(?: (?:que|that|yo))* \1\b/,
  ],
  unless: unless("doble|dual|both|tambien|also|dos (?:nacionalidades|pasaportes)|ciudadan[oa] de los dos"),
};

/** More or less than it is. */
const moreThanSo: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:dig[ao]|dice|decir|dicen|diga|pon(?:go|er|emos|ga|e)|declar(?:o|ar|amos)|marc(?:o|ar)|say|says|saying|put|puts|claim|list|write|show)\\b(?: \\w+){0,5} (?:mas|menos|mayor|menor|more|less|older|younger|earlier)(?: \\w+){0,3} (?:de lo que|del que|de los que|than)(?: (?:de verdad|realmente|really|actually|yo|en realidad|i|he|she|they|we|el|ella))* (?:gan\\w+|es|soy|tengo|tiene|son|vivo|vive|llevo|make|makes|earn|earns|am|is|are|really|have|has|do|does)",
      "(?:pon(?:er|go|emos|ga)|sum(?:o|ar|amos)|agreg(?:o|ar|amos)|aument(?:o|ar|amos)|sub(?:o|ir|imos)|put|add|bump)(?:le|les)?(?: \\w+){0,2} (?:un[oa]s?|algunos|otros|a few|some|couple|par de)(?: \\w+){0,2} (?:miles|mil|pesos|dolares|thousand|hundred|grand|ceros?|zeros?)(?: de)? (?:mas|more|extra)",
    ),
    wholeWords(
      "(?:lo |la |los |se |las )*(?:checan|revisan|averiguan|nota|notan|dan cuenta|sirve|vale|puedo|podemos|conviene|pasa)|(?:can|could|will|would|do|does) (?:i|we|they|uscis|he|she|it|the \\w+)|864|sponsor|patrocin\\w+|afid\\w+|ingresos?|income",
    ),
  ],
  unless: unlessReported(
    "(?:gan|trabaj|mak|earn)\\w*(?: \\w+){0,3} (?:este|esta|this)(?: \\w+){0,2} (?:que|than)|overtime|enmend\\w+|amend\\w*|copatrocin\\w+|joint|bienes|assets",
  ),
};

/** What is asked for, and is to be left out. */
const skipped: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:can|could|should) i (?:just )?(?:skip|leave) (?:it|that|him|her|them|this)(?: (?:out|off|blank))?(?! (?:to|with|the|at)\\b)|(?:me )?l[oa] (?:puedo )?(?:salt|brinc)(?:o|ar)|(?:me )?(?:salto|brinco|puedo saltar(?:me)?|puedo brincar(?:me)?) (?:l[oa]|es[ae]) (?:pregunta|parte)|puedo (?:brinc|salt)ar(?:me)?l[oa]|l[oa]s? (?:dejo|puedo dejar) (?:fuera|en blanco|sin poner)|mejor no (?:(?:lo|la|los|las|le|les) )?(?:menciono|pongo|digo|mencionar|poner|decir)|mejor ni (?:lo|la)? ?(?:menciono|pongo|digo)|l[oa]s? omito|puedo omitir(?:l[oa]s?)?|(?:wont|cant|dont) (?:see|know|find)(?: \\w+){0,3} if i dont (?:say|tell|mention|list)|si no l[oa]s? (?:digo|pongo|menciono) (?:no|ni) (?:l[oa]s? )?(?:ven|saben|sale|se enteran)",
    ),
    wholeWords(
      "wife|husband|espos[oa]|marido|hij[oa]s?|child|children|kids?|son|daughter|arrest\\w*|deport\\w*|trabaj\\w+|jobs?|marriage|matrimonio|otro nombre|other name|detuvieron|detenid[oa]|drogas?|drugs?|vote|voted",
    ),
    wholeWords(
      `${decider}|${benefit}|inmigracion|immigration|formulario|forma|form|solicitud|application|preguntan?|asks?|tell them|decirles|n ?400|state|wont see|ciudadania`,
    ),
  ],
  unless: unless(
    "tengo que (?:decir|poner|contar)\\w*|do i have to|volvimos|no (?:tengo|aplica|es mi[oa])|doesnt apply|not mine|opcional|optional|abogad\\w+|lawyer|por miedo|callad[oa]|derecho|me (?:peg|golpe|amenaz)\\w+|desconocid[oa]s?|en la calle|redes|facebook|vecin[oa]s",
  ),
};

/** No longer a couple, and before the officer as one. */
const apartTogether: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:broke|split|broken) up|(?:im|were|we are|are) (?:really |actually |basically )?separated|nos (?:dejamos|separamos)|(?:estamos|vivimos|andamos)(?: \\w+)? separad[oa]s|ya no (?:andamos|estamos|vivimos)(?: juntos)?|ya (?:me divorcie|nos divorciamos)",
    ),
    wholeWords(
      "(?:agreed|willing|acepto|acepta|quedo|dice que si|va a)(?: \\w+){0,2} (?:to come|to go|ir|venir|acompan\\w+|act|pretend)|how (?:do|should) we act|como (?:nos portamos|actuamos|le hacemos)|salga bien|hacemos como|no (?:se )?(?:sepan|den cuenta|quiero que (?:migracion|sepan|uscis))|seguimos juntos (?:para|en|pa)|until the (?:interview|green card)|hasta (?:la entrevista|que (?:me )?llegue)",
    ),
    wholeWords(
      "entrevista|interview|green card|residencia|permanente|migracion|uscis|oficial|officer|papeles",
    ),
  ],
  unless: unless(
    "cancel\\w*|withdraw\\w*|por (?:el |su |mi )?(?:trabajo|chamba|escuela|distancia)|for (?:work|school)|reconcili\\w+|volvimos|regresamos|got back|vawa|me (?:pega|golpe\\w+|maltrat\\w+)",
  ),
};

/** Told of oneself so that nothing is lost by it. */
const saidToBeSpared: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:puedo|podria|conviene|mejor|que tal si|y si|si) (?:(?:le|les|yo|nomas|mejor) )*(?:decir|digo|pongo|poner|declarar|declaro) que|(?:can|could|should) (?:i|we) (?:just )?(?:say|put|claim|tell them)(?: that)? (?:i|we|he|she|my|its)",
    ),
    wholeWords(
      "(?:para|pa|asi) (?:que )?no (?:me|nos|le|lo|la|les) (?:afecte|perjudique|nieguen|quiten|cuente|cobren|bajen|castiguen|deporten)|so (?:that )?(?:it|they|he|she)(?: \\w+)? (?:doesnt|dont|wont|cant) (?:affect|hurt|deny|count|take|deport|bother)",
    ),
  ],
  unless: unless(
    "la verdad|the truth|es (?:verdad|cierto)|its true|ya no (?:trabajo|vivo)|tengo miedo|im afraid|me da miedo|estoy enferm[oa]|im sick|no entiendo|interprete",
  ),
};

/** A vote by another's card or a citizen's word, and the next one. */
const votesAgain: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      `(?:voto|vote|votamos|voted|voting)(?: \\w+){0,4} (?:con|with|using)(?: (?:la|el|su|my|the|his|her))* (?:licencia|credencial|mica|id|identificacion|social|tarjeta|nombre|license|card|name)s?(?: (?:de|of))?(?: (?:mi|un|una|my))?(?: (?:${kin}))?|(?:regist\\w+|inscri\\w+|vote|voted)(?: \\w+){0,6} (?:saying|diciendo|como|as|claiming)(?: (?:que|that|a|i|im|am|soy|us|un))* (?:citizen|ciudadan[oa])`,
    ),
    wholeWords(
      "como (?:le )?(?:hago|saco|hacemos|me registro|me inscribo)|registrarme|inscribirme|(?:puedo|podria)(?: \\w+){0,2} (?:votar|volver)|tambien|otra vez|de nuevo|can i|could i|how (?:do|can) i|again|without trouble|sin problemas?",
    ),
    wholeWords("vot\\w+|elecciones|election\\w*|regist\\w+|inscri\\w+"),
  ],
  unless: unless(
    "quit(?:o|ar|arme)|cancel\\w*|take (?:it|me|my name) off|remove|(?:ya|desde \\w+) soy ciudadan[oa]|me (?:hice|naturalic\\w+)|became|naturali[sz]ed|now (?:a|im a) citizen|me afecta|sin mi permiso|perdi\\w*|consulado|en mexico|mi pais|me robaron|que hago",
  ),
};

/** Both in one breath: how it is, and how it shall be put. */
export const againstItself: readonly Secret[] = [
  singleOnPaper,
  ...otherStatus,
  happenedAndNo,
  betterSaid,
  saidTwice,
  notOfThem,
  cameForWork,
  moreThanSo,
  skipped,
  apartTogether,
  saidToBeSpared,
  votesAgain,
];
