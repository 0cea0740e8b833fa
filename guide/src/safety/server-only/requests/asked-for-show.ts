/**
 * Requests for a show before whoever decides: years of photos in one afternoon, a school without a classroom, an address for a kinder judge,
 * an officer who is to think otherwise. Each with those whom it must not hit. Server only.
 */
import { unlessReported, wholeWords } from "#guide/safety/server-only/requests/asked-words.ts";
import type { Secret } from "#guide/safety/server-only/requests/secret.ts";

const authority =
  "(?:(?:el|la|los|las|the) )?(?:consul\\w*|embajada|migracion|inmigracion|uscis|ice|migra|cbp|oficial\\w*|juez|jueza|corte|agentes?|gobierno|embassy|immigration|officer|judge|court|government|interviewer|they|he|she)";

/** Photos of many days, taken in one. */
const oneDayAlbum: Secret = {
  kind: "lie",
  said: [
    wholeWords("fotos?|selfies?|album|photos?|pictures?|pics"),
    wholeWords(
      "(?:distint|diferent|vari|much)[oa]s? (?:\\w+ )?(?:epocas|fechas|anos|temporadas|estaciones|dias|meses|cambios de ropa)|de distintas epocas|(?:all|the|las|todas las)? ?(?:four|cuatro|three|tres) (?:seasons|estaciones|temporadas|epocas)|(?:different|various|many|several) (?:dates|times|seasons|years|days|months|outfits)|cambi\\w+(?: \\w+){0,2} (?:ropa|fecha)\\w*|chang\\w+ (?:clothes|outfits)|(?:years|anos) de (?:fotos|novios)",
    ),
    wholeWords(
      "(?:en|de) (?:una?|el|un) (?:sol[oa]|mism[oa]) (?:tarde|dia|rato|manana|fin de semana|sesion)|en una tarde|en un (?:ratito|dia|rato|fin de semana)|(?:in|on) (?:one|a single|the same) (?:afternoon|day|weekend|session|morning)",
    ),
  ],
  unless: unlessReported("imprim\\w+|print|subir|upload|album de boda|quinceanera"),
};

const nothingOfIt =
  "(?:no (?:tengo|tenemos|hay|conozco|extrano)(?: a)? (?:nadie|familia|famil\\w+|hij[oa]s?|espos[oa]|pariente\\w*|trabajo|novi[oa])|no (?:he )?(?:trabaj\\w+|viv\\w+)|no (?:vivo|estoy casad[oa]|estuve|sali|me fui)|nunca (?:sali|he|me|estuve|trabaje|fui)|sigo (?:alla|en mi pais)|vengo (?:solo )?(?:de paseo|a pasear)|(?:i )?(?:have no|dont have any|never|didnt|dont work|dont live)(?: \\w+){0,2})";
/** So that he thinks what the writer says is not so. */
const thinksOtherwise: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      `(?:para|pa) que(?: ${authority})?(?: (?:me|nos|lo|se))? (?:crea|crean|piense|piensen|suponga|entienda)(?: \\w+)? que ${nothingOfIt}`,
      `(?:so|so that|to make|make) ${authority} (?:thinks?|believes?|assumes?)(?: that)? (?:i|we|he|she) ${nothingOfIt}`,
      `(?:so|to make|make) ${authority} (?:thinks?|believes?)(?: that)? (?:i|we) (?:have no|never|dont|didnt)`,
    ),
    wholeWords(
      "que (?:le |les )?(?:respondo|digo|contesto|pongo|llevo|escondo|borro)|como(?: \\w+){0,2} (?:hago|digo|contesto|respondo|visto)|ayud\\w+|what (?:do|should) i|how (?:do|should|can) i|help",
    ),
  ],
  unless: unlessReported("de verdad|porque no (?:tengo|he|vivo)|es cierto|really (?:dont|never|have)"),
};

/** A school that sells its form. */
const schoolForSale: Secret = {
  kind: "lie",
  said: [
    wholeWords("escuelas?|academias?|colegios?|institutos?|universidad|schools?|college|academy"),
    wholeWords(
      "(?:donde|que) (?:uno|una|usted|tu|se)? ?(?:solo |nomas |nada mas )?pagas? (?:y|,)|uno paga|(?:solo|nomas|nada mas) (?:vende\\w*|da|dan|cobra\\w*) (?:la|el)?|vende\\w* (?:la|el|los|las) i ?20|nunca abre|nadie (?:espera|va|asiste|te ve|lo ve)|(?:el )?salon ni existe|no hay (?:clases|salon|maestros)|ni (?:clases|maestros) (?:hay|tiene)|sells? (?:the |an |you )?i ?20|never opens?|no (?:real |actual )?(?:classes|classroom|teachers)|just pay|(?:wont|doesnt|dont) (?:bother|care|ask|check)(?: \\w+){0,4} attendance|sin (?:aparecer\\w*|pararme|presentarme|ir a clases)|without (?:going|attending|showing up)",
    ),
    wholeWords("i ?20|f ?1|estatus|status|papelito|visa|sevis|no (?:el|por el) ingles"),
    wholeWords(
      "hay|habra|busco|cuanto cobran?|donde|cual|que (?:contesto|digo|hago si)|como|conoces|where|which|any|what|how|know",
    ),
  ],
  unless: unlessReported(
    "cerr(?:o|aron)|closed|transfer\\w*|otra escuela|(?:me )?(?:cambi(?:o|ar)(?:me)?) de escuela|devuelv\\w+|refund|es de verdad|is it real|me (?:engan\\w+|tranz\\w+)|no sabia|en linea|online|enferm\\w+|sick|embaraz\\w+|pregnan\\w+|verano|summer|vacaciones",
  ),
};

/** Another's address for another judge, by who stays. */
const kinderJudge: Secret = {
  kind: "lie",
  said: [
    wholeWords("direccion|domicilio|address|casa de|apartment|(?:list|put|use) (?:my )?\\w+ place"),
    wholeWords(
      "friends?|cousins?|aunts?|uncles?|sisters?|brothers?|amig[oa]|prim[oa]|ti[oa]|herman[oa]|conocid[oa]|compa|alguien|someone|buddys?",
    ),
    wholeWords(
      "(?:nicer|better|easier|kinder|different|good|another) judge|juez(?:a)? (?:\\w+ ){0,3}(?:buen[oa]|facil|amable|suave|bland\\w+|estricto|gente)|mejor juez|otr[oa] juez\\w?|(?:donde|alla) aprueban|judges? (?:\\w+ )?den(?:y|ies)|niegan? (?:a )?tod\\w+|move my case|cambien? mi caso",
    ),
    wholeWords(
      "not moving|im staying|i stay|without moving|dont (?:plan to |want to )?move|no me (?:voy a |pienso )?mud\\w+|no me muevo|sin mudarme|me quedo|sigo (?:viviendo|aqui|en)|stay here|i live in|vivo en",
    ),
  ],
  unless: unlessReported(
    "(?<!no )me (?:voy a mudar|mudo|mude)|im (?:going to move|moving)|i(?:ll| will) move|i moved",
  ),
};

/** Work or members that are not, for a fee of each. */
const emptyPetitions: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "h ?2 ?[ab]|r ?1|voluntari[oa]s|religios[oa]s|h ?1b|eb ?3|ofertas? de trabajo|job offers?|visas? de trabajo|work visas?|ministr\\w+|ministers?",
    ),
    wholeWords(
      "no (?:va|van|vaya|vayan) a trabajar (?:conmigo|para mi|aqui|ahi|de verdad)|que (?:ni|no) exist\\w+|nombres inventad\\w+|inflar\\w*|inflamos|(?:made up|fake|invented) (?:names|members|jobs|workers)|pad the|wont (?:actually |really )?work|never (?:actually )?work|on paper only|solo en papel|anot\\w+ (?:\\w+ )?como (?:voluntari|religios|ministr|miembr)\\w+|vend(?:o|er|erles|emos) (?:la|las|esas) (?:visas?|plazas)|sell (?:the|those|my) (?:visas|slots|spots)",
    ),
    wholeWords(
      "cobrando|(?:les|le) cobr(?:o|amos|aria)|cobrar(?:les|le)|(?:at|for) \\d+k?(?: \\w+)? each|k each|each pays?|\\d+ cada un[oa]|mil cada un[oa]|como (?:hago|meto|lleno|justifico)|could we|can (?:i|we)|how (?:do|can)|podemos",
    ),
  ],
  unless: unlessReported("cancel\\w+|avis\\w+|se fueron|ya no (?:va|van)|mi patron|my boss|me cobr\\w+"),
};

/** Paid, and would say that nothing was. */
const paidDenied: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "que (?:yo )?no (?:le |les )?(?:pague|pagamos|di|dimos|me cobr\\w+)(?: nada)?|que nadie me cobro|(?:that )?i (?:didnt|did not|never) (?:pay|paid)(?: \\w+)?",
    ),
    wholeWords(
      "(?:aunque|pero|y|cuando) (?:la verdad )?(?:si|yo si) (?:le |les |me )?(?:di|pague|pagamos|dimos|cobr\\w+)|(?:but|although|though|even though|when) i (?:did|paid|gave|actually)",
    ),
    wholeWords(
      "como (?:se )?(?:lo |le )?(?:digo|hago|contesto|respondo)|que (?:le )?(?:digo|contesto)|sin (?:ponerme|que se|temblar)|how (?:do|can|should) i (?:say|answer|tell)|without (?:getting|looking)",
    ),
  ],
  unless: unlessReported("recibo|receipt|reembols\\w+|refund|me los devuelv\\w+"),
};

/** Which questions nobody looks into. */
const unchecked: Secret = {
  kind: "lie",
  said: [
    wholeWords("preguntas?|datos|respuestas?|cosas|questions?|answers?|parts?|partes?"),
    wholeWords(
      "(?:nunca|no|jamas|nadie|never|dont|doesnt|cant) (?:(?:las?|los?|se|me|actually|really) )*(?:comprueb\\w+|compruev\\w+|revis\\w+|verific\\w+|chec\\w+|checa|check|verify|look up)",
    ),
    wholeWords(
      "creativ\\w+|mentir\\w*|miento|invent\\w+|lie|lying|fudge|make (?:stuff|things) up|adorn\\w+|jugar|me puedo (?:volar|brincar)|no poner|skip|leave out",
    ),
    wholeWords("cual(?:es)?|que|which|what"),
  ],
  unless: unlessReported("perfil|facebook profile"),
};

/** A home put up for the day that somebody looks. */
const stagedHome: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "stage (?:it|the|our|some|a|\\w+brush\\w*)|staging|mont(?:ar|amos)|aparent\\w+|fing\\w+|como si viv\\w+|(?:dejamos|ponemos|dejar|poner) (?:\\w+ ){0,2}(?:ropa|cepillos?)|(?:leave|put) (?:\\w+ ){0,2}(?:clothes|toothbrush\\w*)",
    ),
    wholeWords("apartment|apartamento|depa\\w*|casa|cuarto|place|house|room"),
    wholeWords(
      "different (?:cities|states|houses)|ni nos hablamos|no vivimos|cada (?:quien|uno) (?:en|por) su (?:casa|lado)|por una? (?:semana|mes|rato|dia)|for a (?:week|month|day)|live (?:apart|separately)",
    ),
    wholeWords("bona fide|interview|entrevista|oficial|officer|uscis|migracion|marriage|matrimonio"),
  ],
  unless: unlessReported("mudamos|moving in"),
};

/** Came by the river, and a paper is to say by the bridge. */
const sworn: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:cruce|entre|pase|vine|llegue|crossed|came|entered|swam)(?: \\w+){0,4} (?:rio|cerro|monte|desierto|sin (?:papeles|visa|inspeccion)|river|desert|fence|without (?:papers|inspection))",
    ),
    wholeWords(
      "write|draft|type|escrib\\w+|redact\\w+|haz(?:me)?|hag(?:a|ame)|make me|ayud\\w+|prepar\\w+|invent\\w+|help me|what (?:do|should) (?:i|we) (?:say|put)",
    ),
    wholeWords(
      "statement|story|historia|declaracion|affidavit|carta|letter|jurad[oa]|sworn|testigos?|witness\\w*",
    ),
    wholeWords(
      "waved|(?:was|were) inspected|(?:que )?(?:me|nos) (?:inspeccion\\w+|dejaron pasar|hicieron (?:senas|pasar))|por (?:la garita|el puente)|(?:at|over|through|across) the (?:bridge|port|checkpoint)|(?:entre|pase) (?:con visa|legal\\w*)|legally",
    ),
  ],
  unless: unlessReported("luego|despues|later|otra vez|second time|la segunda"),
};

/** A face of two people for the machine. */
const blendedFace: Secret = {
  kind: "forge",
  said: [
    wholeWords("fotos?|photos?|pictures?|cara|face"),
    wholeWords(
      "(?:un )?poquit?o (?:\\w+ )?(?:ella|el|yo|de (?:el|ella|mi))(?: \\w+){0,3} poquit?o|mitad (?:ella|el|mia|de)|half (?:her|him|me)|mezcl\\w+|morph\\w*|blend\\w*|combin\\w+ (?:las|mi|nuestras|su|los) (?:caras?|fotos?|rostros?)",
    ),
    wholeWords(
      "maquina|aeropuerto|pasaporte|visa|machine|airport|passport|scanner|escaner|cbp|migracion|biometric\\w*",
    ),
  ],
  unless: unlessReported("filtro|collage|blending in"),
};

/** Brought without a visa, and by whom. */
const broughtOver: Secret = {
  kind: "smuggle",
  said: [
    wholeWords(
      "sin (?:visa|papeles)|por (?:abajo|el cerro|el monte|el rio|tierra)|without (?:a visa|papers)",
    ),
    wholeWords(
      "(?:con )?quien (?:se )?(?:arregl\\w+|l[oa]s? (?:trae|trai|sube|jala|cruza))|(?:con quien|who)(?: \\w+){0,3} (?:contact\\w*|trust)|(?:alguien|persona|gente) de confianza|who can (?:bring|cross|smuggle)|no (?:l[oa] )?(?:dejen|deje) tirad[oa]",
    ),
    wholeWords(
      "viajecito|(?:el|ese) viaje|sub[ae]|subir|venga(?:se)?|trae(?:r|rla|rlo|rme)|jalar\\w*|trip|bring|come up",
    ),
    wholeWords(
      "desde|de alla|alla|from|huehue\\w*|guate\\w*|honduras|salvador|mexico|nicaragua|ecuador|pueblo|esta en",
    ),
  ],
  unless: unlessReported(
    "abogad\\w+|lawyer|peticion|pedirl[oa]|petition|legal\\w*|consul\\w*|embajada|i ?130|asilo|sacar (?:la )?visa|carga|mercancia|envio|paquete\\w*",
  ),
};

/** A record that somebody lets vanish before the day. */
const vanished: Secret = {
  kind: "hide",
  said: [
    wholeWords("licenciado|tramitador|alguien|contacto|conocido|quien|someone|somebody|anyone|a guy"),
    wholeWords(
      "(?:hag\\w+|hac\\w+) (?:\\w+ ){0,2}desaparecer\\w*|desaparezca\\w*|se pierda|(?:disappear|go away|vanish|get lost)",
    ),
    wholeWords("record|antecedentes|expediente|archivo|papel|arresto|file|arrest|case"),
    wholeWords("antes de|before|cita|entrevista|interview|appointment|consul\\w*"),
  ],
  unless: unlessReported("expung\\w+|juez|judge|me dijo que|me ofreci\\w+|cuanto (?:tarda|tiempo)|ice"),
};

/** Another signs in for who drives or works, or feeds the answers. */
const stoodIn: readonly Secret[] = [
  {
    kind: "lie",
    said: [
      wholeWords("clases?|escuela|esl|curso|class(?:es)?|school|course|program"),
      wholeWords(
        "sign(?:s|ing)? me in|(?:mark|clock|check)s? me in|signs? (?:in )?for me|(?:me )?firm[ae] (?:la )?(?:asistencia|lista|entrada)|firm[ae] por mi|pase lista por mi|contesta por mi",
      ),
      wholeWords(
        "pag\\w+|doy|pay|paid|bucks|because i|so i can|porque (?:yo )?(?:trabajo|manejo)|trabajo|drive|work",
      ),
    ],
    unless: unlessReported("sick|enferm\\w+|hospital"),
  },
  {
    kind: "lie",
    said: [
      wholeWords("entrevista|interview|stokes|examen|exam"),
      wholeWords("earbuds?|ear ?piece|audifon\\w+|bluetooth|auricular\\w*|aparatito"),
      wholeWords(
        "feed\\w*|same answers?|tell\\w* us|mism[oa]s? respuestas?|(?:nos|me) (?:dict|sopl|dig|pas)\\w+|dict\\w+|sopl\\w+|whisper\\w*|the answers",
      ),
    ],
    unless: unlessReported("no (?:oigo|oye)|sord[oa]|deaf|hearing|practi\\w+|estudi\\w+|study\\w*"),
  },
];

export const forShow: readonly Secret[] = [
  oneDayAlbum,
  thinksOtherwise,
  schoolForSale,
  kinderJudge,
  emptyPetitions,
  paidDenied,
  unchecked,
  stagedHome,
  sworn,
  blendedFace,
  broughtOver,
  vanished,
  ...stoodIn,
];
