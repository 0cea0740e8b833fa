/**
 * Requests for papers that are made or altered: a verdict's word, a sealed envelope, receipts of years that were not lived here, a note of a
 * doctor or an extortioner from Faro's own hand. Each with those whom it must not hit. Server only.
 */
import { unlessReported, wholeWords } from "#guide/safety/server-only/requests/asked-words.ts";
import type { Secret } from "#guide/safety/server-only/requests/secret.ts";

const makeMe =
  "(?:haz|haga|hagan|invent[ae]|fabri[cq]\\w+|cre[ae]|imprim[ae]|gener[ae])(?:me|le|nos)|(?:ayud\\w+(?:me|nos)?|puedes|puede) a? ?(?:inventar|fabricar|falsificar)\\w*|(?:make|create|fake|type|invent) (?:me|us|up)|generate|forge|fabricate|make up|(?:can|could|would) you (?:make|create|generate|fake|forge|type up|retype)";

/** Written by Faro as if by a doctor, a gang, a clinic, a shop or the army. */
const madeByFaro: Secret = {
  kind: "forge",
  said: [
    wholeWords(
      `(?:${makeMe})(?: \\w+){0,4} (?:(?:nota|carta|justificante|receta|constancia|certificado|informe) (?:del?|de la|de un) (?:doctor|dotor|medic[oa]|hospital|clinica)|nota medica|justificante|(?:doctors?|hospital|medical|clinic) (?:note|letter|record|report)|note from (?:a|the|my) doctor)`,
      `(?:${makeMe})(?: \\w+){0,5} (?:(?:record|cartilla|carnet|tarjeta|comprobante) de vacun\\w+|vaccin\\w+ (?:record|card)|shot records?|(?:nota|carta|mensaje) (?:de )?(?:amenaza|extorsion|renta)|extortion (?:note|letter)|threat\\w* (?:note|letter|messages?)|denuncia|police report|dd ?214|birth certificate|acta de (?:nacimiento|matrimonio|divorcio)|i ?94)`,
      `(?:${makeMe})(?: \\w+){0,3} (?:recibos?|comprobantes?|talones|facturas|remesas|receipts|pay ?stubs|bank statements|estados de cuenta)`,
    ),
  ],
  unless: unlessReported(
    "list[ao]?|resumen|pedir\\w*|request|asking|ask (?:my|the|a)|para que (?:el|mi|la) (?:doctor|medic[oa]) (?:la|lo)? ?(?:firme|llene)|foia|copias?|copy|traduc\\w+|translat\\w+|explic\\w+|ejemplo de como|real ones?",
  ),
};

/** Of a hospital where nobody was, or of shots that nobody gave. */
const neverThere: readonly Secret[] = [
  {
    kind: "forge",
    said: [
      wholeWords(
        "(?:draft|write|make|type|need|haz(?:me)?|hag(?:a|ame)|escrib[ae](?:me)?|redact[ae](?:me)?)(?: \\w+){0,4} (?:discharge|er|hospital|urgencias|doctors?|medic\\w+|clinic\\w*)",
      ),
      wholeWords(
        "i (?:wasnt|was not) (?:\\w+ )?(?:there|sick|ill|(?:in|at) the (?:er|hospital|clinic)(?! (?:long|for)\\b))|i (?:didnt go|never went)|no (?:fui|estuve|estaba|me enferme)(?: \\w+){0,2} (?:urgencias|hospital|enferm[oa]|malo|mala)|se me fue la onda|me quede dormid[oa]|i (?:was|was really) at (?:a|my) (?:\\w+ )?(?:wedding|party|job)|andaba de",
      ),
      wholeWords("corte|audiencia|cita|entrevista|court|hearing|interview|check ?in|appointment"),
    ],
    unless: unlessReported("porque estuve|si estuve|i was (?:in|at) the (?:er|hospital)"),
  },
  {
    kind: "forge",
    said: [
      wholeWords(
        "(?:haz|hag[ae]|llen[ae]|invent[ae])(?:me|le)?(?: \\w+){0,3} (?:hoja|cartilla|record|forma|tarjeta)|(?:make|fill out|do)(?: \\w+){0,3} (?:vaccin\\w+|shot) (?:sheet|form|card|record)|(?:who|which|where|quien|donde|cual)(?: \\w+){0,4} (?:vaccin\\w+|shot|papeles? de (?:las )?vacunas?|cartilla)(?: \\w+)?",
      ),
      wholeWords("vacun\\w+|vaccin\\w+|shots?"),
      wholeWords(
        "lotes?|lot numbers?|no me (?:las |la )?(?:quiso|quiero|puse|pongo)|sin (?:ponerme|vacunar\\w*|ponerlas|vacunas)|without (?:getting|(?:the |any )?(?:shots|vaccines))",
      ),
    ],
    unless: unlessReported("alergi\\w+|allerg\\w+|religi\\w+|exencion|waiver|como se llena"),
  },
];

/** Stubs that the writer lacks, worked out by Faro. */
const stubsWorkedOut: Secret = {
  kind: "forge",
  said: [
    wholeWords("talones|cheques|pay ?stubs?|recibos de (?:pago|nomina)"),
    wholeWords("formato|format|template|plantilla|adp|paychex"),
    wholeWords(
      "me (?:l[oa]s )?(?:puedes?|podrias?|calcul\\w+|haces?|pon\\w+)|(?:can|could) you|haz\\w*|make",
    ),
  ],
  unless: unlessReported(
    "pedir\\w*|request|descarg\\w+|download|bajar\\w*|portal|contrasena|password|le(?:er|o)|read|enten\\w+|understand|explic\\w+|explain",
  ),
};

/** Papers of years ago, made now. */
const madeOld: Secret = {
  kind: "forge",
  said: [
    wholeWords(
      "(?:papeles?|recibos?|comprobantes?|cartas?|pruebas?|contratos?|receipts|papers|leases?|letters?)(?: \\w+){0,4} (?:viej[oa]s?|antigu[oa]s?|de (?:antes|entonces|esos anos)|old)|(?:viej[oa]s?|old)(?: \\w+)? (?:recibos?|papeles|contratos?|cartas|receipts|papers|leases?|letters|bills)|(?:recibos?|comprobantes?|receipts|papers|papeles)(?: \\w+){0,2} (?:de|del|from|dated) (?:el )?(?:19|20)\\d\\d",
    ),
    wholeWords(
      "(?:(?:puedo|podemos|donde|quien)(?: \\w+)? )?mand\\w+ (?:a )?hacer|(?:le|les|nos|me) (?:hacemos|inventamos|hacen)|invent\\w+|fabric\\w+|have (?:\\w+ )?made|get (?:\\w+ ){0,3}(?:made|printed)|print (?:up )?(?:some|new)|make up",
    ),
    wholeWords(
      "prob\\w+|prueb\\w+|respald\\w+|demostr\\w+|comprob\\w+|anos|prove|proof|back (?:it|her|him|me) up|years|show",
    ),
  ],
  unless: unlessReported("notari[oa] (?:invento|hizo)|me los? invento|copias?|copies"),
};

const pastWord =
  "(?:guilty|culpable|convicted|condenad[oa]|felony|homicidio|robo|delito grave|asesinato|murder|assault|violacion)";
const softWord =
  "(?:dismissed|desestimad\\w*|not guilty|inocente|absuelt\\w*|lesiones|leves?|investigad\\w*|misdemeanor|suave\\w*|menos (?:grave|feo|fuerte|malo)|softer|milder|less serious|otra cosa|rina|falta)";
/** What a court wrote, read otherwise. */
const softened: readonly Secret[] = [
  {
    kind: "forge",
    said: [
      wholeWords(pastWord),
      wholeWords(softWord),
      wholeWords(
        "cambi\\w+|reemplaz\\w+|que (?:diga|suene|ponga|se lea)|(?:suene|sonar|que suene) a|diga|change|replace|swap|say|sound|read|turn",
      ),
      wholeWords(
        "programa|photoshop|app|palabra|word|traduc\\w+|traduzc\\w+|translat\\w+|(?:en|al) ingles|(?:in|into) english|pdf|editar|edit",
      ),
    ],
    unless: unlessReported(
      "abogad[oa]|lawyer|attorney|juez|jueza|judge|fiscal|mocion|motion|vacat\\w+|vacar|plea|trato|puso|pusieron|(?:esta|quedo|salio) mal|wrong|what does|que significa|que quiere decir|como se dice|how do you say",
    ),
  },
  {
    kind: "forge",
    said: [
      wholeWords("traduc\\w+|traduzc\\w+|translat\\w+|(?:en|al) ingles|in english"),
      wholeWords(
        "donde dice (?:\\w+ ){1,4}(?:que |le )?(?:diga|ponga|pon|poner|pongo)|where it says (?:\\w+ ){1,4}(?:put|say|write|make it)|que (?:no )?suene (?:tan|menos)|sound(?:s)? (?:less|not so|softer)",
      ),
    ],
    unless: unlessReported("se equivoc\\w+|esta mal|wrong|deberia decir|should say"),
  },
  {
    kind: "forge",
    said: [
      wholeWords("traduc\\w+|traduzc\\w+|translat\\w+"),
      wholeWords(`${pastWord}|intento|drogas|arma|murder|rape|drugs|weapon`),
      wholeWords(
        "(?:poner|pongo|ponga|decir|digo|usar|put|write|say)(?: \\w+){1,4} (?:en (?:vez|lugar) de|instead of)",
      ),
    ],
    unless: unlessReported("puso|pusieron|wrote|deberia|should have"),
  },
  {
    // Painted over, and copied.
    kind: "forge",
    said: [
      wholeWords("white ?out|corrector|liquid paper|blank out|tap(?:o|ar|arle|amos)|photoshop\\w*"),
      wholeWords("counts?|cargos?|delitos?|convict\\w+|sentenc\\w+|charges?|arrest\\w*|felony|condena"),
      wholeWords("disposition|papel\\w*|corte|court|record|certificad\\w+|copia|photocop\\w*|pdf"),
    ],
    unless: unlessReported("social|a ?number|privacidad|redact\\w*"),
  },
  {
    // A certificate that shows a case, typed again without it.
    kind: "forge",
    said: [
      wholeWords(
        "retype|re type|redo|rehaz\\w*|rehacer\\w*|vuelv\\w+ a (?:hacer|escribir)|pas\\w+ en limpio|clean up|hacer(?:l[oa])? de nuevo",
      ),
      wholeWords("certificad?o?|certificate|record|antecedentes|disposition|carta|constancia|letter|papel"),
      wholeWords(
        "limpi[oa]|clean|sin (?:el|ese|la|esa|lo de|mi) (?:\\w+ )?(?:caso|delito|arresto|cargo|parte)|without (?:the|that|my)|same (?:layout|font|format)|mism[oa] (?:formato|letra)",
      ),
    ],
    unless: unlessReported("spelling|ortografia|carta de (?:explicacion|perdon)|my (?:essay|cover letter)"),
  },
];

/** The doctor's sealed envelope, or a page that shall not be readable. */
const tampered: readonly Secret[] = [
  {
    kind: "forge",
    said: [
      wholeWords("sobre|envelope"),
      wholeWords(
        "vapor|steam|sin que se note|(?:lo )?vuelv\\w+ a (?:pegar|sellar|cerrar)|(?:pegar|sellar|cerrar)lo (?:otra vez|de nuevo)|reseal|glue it|seal it (?:back|again)|cambi\\w+ (?:una|la) (?:hoja|pagina)|(?:swap|change) (?:a|the|one) page",
      ),
    ],
    unless: unlessReported(
      "se (?:me )?(?:abrio|rompio)|mi (?:hij[oa]|nin[oa]) (?:lo )?abrio|got opened|(?:was|came) opened",
    ),
  },
  {
    kind: "hide",
    said: [
      wholeWords("pasaporte|passport"),
      wholeWords(
        "lav(?:o|ar|amos)|wash|moj(?:o|ar)|manch(?:o|ar)|quem(?:o|ar)|romp(?:o|er)|arranc(?:o|ar)|pierd[oa]|perder|lose|burn|ruin|spill|tear|rip|get (?:it )?wet",
      ),
      wholeWords("sellos?|stamps?|hoja|pagina|page|visa negada|denial"),
      wholeWords(
        "desapare[zc]\\w+|disappear\\w*|(?:para|pa|asi) (?:que )?no (?:se |lo |la |les )?(?:vean?|note|lean?|aparezca|sale|salga)|se borr[ae]|comes? off|so (?:that )?(?:the|they|it|nobody)|(?:think|crean?|piensen?) (?:que )?(?:it was|fue) (?:an )?accident\\w*|will they (?:know|notice)",
      ),
    ],
    unless: wholeWords(
      "se me (?:mojo|lavo|rompio|quemo|perdio|mancho)|got (?:wet|washed|ruined)|(?:son|daughter|kid|wife|mom|hij[oa]) (?:washed|lavo|mojo|ripped)|i (?:accidentally )?(?:washed|lost)|accidentally|por accidente",
    ),
  },
  {
    kind: "forge",
    said: [
      wholeWords("vencid[oa]|vencio|caduc\\w+|expired"),
      wholeWords(
        "(?:muev|mov|corr|cambi|alarg|estir)\\w*(?: \\w+){0,2} (?:la |el )?(?:fecha|ano|mes)|(?:move|change|push|edit|bump)(?: \\w+){0,2} (?:date|year|month)",
      ),
      wholeWords("celular|telefono|photoshop|app|compu\\w*|pluma|marcador|phone|computer|pen|editor|canva"),
    ],
    unless: unlessReported("cita|appointment|biometric\\w*|huellas"),
  },
];

/** Sold or lent, and reported as stolen. */
const stolenOnPaper: Secret = {
  kind: "lie",
  said: [
    wholeWords(
      "(?:la|lo|se la|se lo|mi \\w+)? ?(?:vendi|preste|rente|regale)|(?:i )?(?:sold|lent|rented|gave)",
    ),
    wholeWords("mica|green ?card|tarjeta|permiso|pasaporte|passport|social|card|robo|stolen"),
    wholeWords(
      "cuento (?:el|un) robo|(?:decir|digo|diga|poner|pongo|reporto) (?:que )?(?:me (?:la|lo) robaron|(?:fue |era )?robad[oa]|se (?:me )?perdio)|(?:saying|say|claim|report|says) (?:that )?(?:it was |it as |it )?(?:stolen|lost)|robo (?:para|pa) que me crean|dated (?:last|before|back)",
    ),
  ],
  unless: unlessReported(
    "se la robaron a (?:el|ella)|stole it from (?:him|her)|quit\\w+ (?:el|la) (?:suy|reporte)",
  ),
};

/** A translator without the language, who signs and is paid for it. */
const translatorOfNone: Secret = {
  kind: "lie",
  said: [
    wholeWords("no (?:hablo|se|entiendo) (?:\\w+ )?ingles|dont (?:speak|know) english|google"),
    wholeWords(
      "(?:firmar|firmo|poner|pongo|sign|say)(?: \\w+){0,3} (?:que )?(?:soy|como|im|i am|as) (?:\\w+ ){0,2}(?:traductor\\w*|translator|competent\\w*|certified|fluent)",
    ),
    wholeWords("cobr\\w+|sello|vecinos|clientes|gente|charge|stamp|clients|neighbors|certificad\\w*"),
  ],
  unless: unlessReported("quien (?:puede|firma)|who (?:can|signs)"),
};

/** Letters and papers for money, with a date or a sum as one likes it. */
const asOneLikes: readonly Secret[] = [
  {
    kind: "forge",
    said: [
      wholeWords("notari\\w+|notary|contador|licenciado|preparador"),
      wholeWords(
        "cualquier (?:dia|fecha)|la fecha que (?:yo )?(?:quiera|necesite|pida)|(?:any|whatever|whichever) (?:date|day)|le falla el calendario",
      ),
      wholeWords("(?:cual|que) (?:fecha|dia)|(?:which|what) (?:date|day)|me conviene"),
    ],
    unless: unlessReported("citas?|appointments?|abierto|open|ir a|voy"),
  },
  {
    kind: "forge",
    said: [
      wholeWords(
        "talones|cheques?|sueldo|salario|ingresos|paychecks?|pay ?stubs?|income|saldo|estados? de cuenta|bank (?:statements?|balance)",
      ),
      wholeWords(
        "(?:look|looks|appear|seem)(?: \\w+){0,2} (?:bigger|higher|fatter|larger|better)|(?:se vean?|parezca[ns]?|salgan?)(?: \\w+)? (?:mas (?:grandes?|alt[oa]s?|gord\\w+)|mayor\\w*|inflad\\w+)|inflar\\w*|engord\\w+",
      ),
      wholeWords("app|aplicacion|programa|photoshop|alguien|quien|como|what|who|how"),
    ],
    unless: unlessReported("subir de puesto|raise|aumento|joint sponsor|second job"),
  },
  {
    // Offered on a market for so much.
    kind: "forge",
    said: [
      wholeWords(
        "i ?94|micas?|socials?|licencias?|permisos? de trabajo|actas?|i ?20|pasaportes?|green ?cards?",
      ),
      wholeWords(
        "(?:vi|hay|venden|saw|theyre selling|they sell)(?: \\w+){0,3} (?:en|on|in) (?:el |la )?(?:facebook|marketplace|internet|tik ?tok|pulga|whatsapp|telegram|craigslist|swap meet)(?: \\w+)? (?:a|por|en|for|at) (?:\\w+ )?(?:\\d+|mil|cien|\\w+cientos)|(?:que|they|el que|la que) (?:venden?|hacen|sacan|sell|make)(?: \\w+)? (?:en|on|in|at) (?:el |la |the )?(?:facebook|marketplace|internet|pulga|parque|esquina|mercado|alvarado|swap meet|flea market|park)",
      ),
      wholeWords("como|puedo|sirven?|jalan?|pasan?|compro|agarro|how|can i|should i|work"),
    ],
    unless: unlessReported(
      "son (?:falsos|reales|ciertos)|es (?:fals[oa]|real|verdad)|enganos?|are (?:they|those) (?:real|fake)|confiable",
    ),
  },
  {
    // A card printed at home, with her photo.
    kind: "forge",
    said: [
      wholeWords(
        "(?:print|make|imprim\\w+|hace|hacer|saca)s?(?:me)?(?: \\w+){0,3} (?:work (?:permit|authorization)|green ?cards?|micas?|permisos?|licenses?|licencias?|ids?|socials?)",
      ),
      wholeWords(
        "(?:with |con )?(?:my|mi) (?:picture|photo|foto)|what (?:expiration )?date|que fecha|(?:looks|se ve) (?:real|legit|igual\\w*)",
      ),
      wholeWords(
        "step ?dad|friend|guy|uncle|cousin|buddy|amig[oa]|prim[oa]|ti[oa]|cunad[oa]|conocid[oa]|senor|vecin[oa]|compa",
      ),
    ],
    unless: unlessReported(
      "application|solicitud|formulario|form|recibo|receipt|oficina|office|cita|walgreens|cvs|cop(?:y|ia)|consul\\w*",
    ),
  },
  {
    // A soldier, a son or a degree that is only to be on paper.
    kind: "forge",
    said: [
      wholeWords("dd ?214|acta|diploma|titulo|certificado|constancia|discharge papers"),
      wholeWords(
        "(?:se )?(?:puede|podra|puedo|podemos)(?: \\w+)? (?:hacer|inventar|mandar a hacer|sacar|fabricar|imprimir)|(?:can|could) (?:i|we|you) (?:make|print|get)",
      ),
      wholeWords(
        "no tengo (?:a nadie|hijos?|ningun\\w*)|nunca (?:fui|estuve|estudie|servi)|(?:dont|do not) have (?:wholeWords(?:one|body)?|a) |never (?:served|studied|went|was)",
      ),
    ],
    unless: unlessReported(
      "soltero|solteria|copia|perdi|lost|replace\\w*|antecedentes|no tengo (?:ningun\\w* )?(?:acta|record|papel|copia|dinero)|naci|born",
    ),
  },
  {
    // Put down in a church's book as baptised there.
    kind: "forge",
    said: [
      wholeWords("bautiz\\w+|bautismo|baptis\\w+|libro de la iglesia"),
      wholeWords("me (?:apunta|pone|anota|registra|mete|inscribe)|(?:adds?|puts?|writes?|lists?) me"),
      wholeWords("como si|de bebe|as if|as a baby|que fecha|what date|aunque no|nac\\w+ (?:aqui|en)"),
    ],
    unless: unlessReported("de verdad|si me bautiz\\w+|clases|curso"),
  },
  {
    // Too old, and mends the day of birth.
    kind: "forge",
    said: [
      wholeWords(
        "(?:ya )?me pase|se (?:me )?paso|ya (?:cumpli|cumplio|tengo|tiene)|(?:si|cuando) (?:los )?cumple|aged out|too old|already turned",
      ),
      wholeWords(
        "(?:arregl|cambi|mov|muev|corr|ajust|acomod)\\w*(?: \\w+){0,3} (?:fecha|edad|ano)|(?:fix|change|adjust|move)(?: \\w+){0,3} (?:date|age|year|birthday)",
      ),
      wholeWords("partida|acta|birth (?:certificate|record)|registro"),
    ],
    unless: unlessReported(
      "(?:esta|salio|tiene|viene|quedo|pusieron)(?: \\w+)? (?:mal|equivocad[oa]|otra)|error\\w*|wrong|mistake|correct\\w*|de verdad",
    ),
  },
];

/** A report of what was never reported. */
const neverReported: Secret = {
  kind: "forge",
  said: [
    wholeWords("denuncia|reporte|parte policial|police report|complaint"),
    wholeWords(
      "(?:yo )?(?:nunca|no|jamas) (?:la |lo )?(?:denunci(?:e|amos)|report(?:e|amos)|puse|hice)|never (?:reported|filed|went to the police|made one)",
    ),
    wholeWords(
      "arm[ae]|formato|haz(?:me)?|hag[ae]\\w*|invent\\w+|redact\\w+|imprim\\w+|me (?:la|lo) (?:hace|escribe|saca)|con fecha|make|draft|template|write|dated",
    ),
  ],
  unless: wholeWords(
    "declaracion (?:jurada|mia|propia)|my (?:own )?declaration|explic\\w+|explain|por que no",
  ),
};

/** Called false by whoever wants it, whatever it is to prove. */
const falseOne: Secret = {
  kind: "forge",
  said: [
    wholeWords(
      "(?:(?:quiero|quisiera|kiero|necesito|ocupo|puedo|podemos|podria|vamos a|voy a|how (?:do|can) i|i (?:want|need|wanna)(?: to)?|can i|can you|help me|ayud\\w+ a|como)(?: (?:le|me|se|to|a))*) (?:hac\\w+|hag[oa]|aser|aga|sac\\w+|consegu\\w+|consig\\w+|fabric\\w+|arm\\w+|imprim\\w+|make|get|create|print|write)(?: \\w+){0,3} (?:papel(?:es)?|cartas?|documentos?|recibos?|pruebas?|actas?|constancias?|contratos?|comprobantes?|letters?|documents?|receipts?|papers?|certificates?|certificados?)(?: \\w+){0,2} (?:fals[oa]s?|chuec[oa]s?)",
      "(?:como|puedo|podemos|quiero|ayud\\w+(?: me)? a)(?: (?:le|lo|yo|me))* (?:alter(?:o|ar)|edit(?:o|ar)|retoc(?:o|ar)|falsific(?:o|ar)|photoshopeo|photoshopear)(?: \\w+){0,2} (?:estados? de cuenta|talon\\w*|cartas?|actas?|sellos?|pasaporte|recibos?|contrato|i ?94|certificad\\w+|licencia|diploma|visa|permiso)|how (?:do|can) i (?:alter|edit|doctor|photoshop|forge)(?: \\w+){0,2} (?:bank statements?|stubs?|letter|certificate|stamp|passport|receipts?|lease|i ?94|license|diploma|visa|permit)",
      "(?:how (?:do|can) i|i (?:want|need|wanna)(?: to)?|can i|can you|help me) (?:make|get|create|print|write)(?: \\w+){0,2} fake (?:\\w+ ){0,2}(?:papers?|letters?|documents?|receipts?|certificates?|petition|proof)",
    ),
  ],
  unless: unlessReported("no (?:quiero|voy a)|reconoc\\w+|denunci\\w+|report\\w*|sin|dont want"),
};

export const madePapers: readonly Secret[] = [
  madeByFaro,
  falseOne,
  ...neverThere,
  stubsWorkedOut,
  madeOld,
  ...softened,
  ...tampered,
  stolenOnPaper,
  neverReported,
  translatorOfNone,
  ...asOneLikes,
];
