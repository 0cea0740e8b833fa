/** What a few words more mean while a subject is open: single questions that have a spot of their own. Server only. */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import type { Carried } from "#guide/dialogue/server-only/thread/carried.ts";

const petitions = idSet(
  "pedir-esposo inmediato-vs-preferencia hijos-hijastros pedir-papas pedir-hermanos ajuste-familiar entre-sin-inspeccion-245i proceso-consular crossed-spouse renovar-green-card residencia-condicional ciudadania-requisitos daca visa-u vawa sij-jovenes prometido-k1 turista-vencido residencia-cubanos parole-militar tps asilo-aprobado documentos-perdidos",
);

const ofSpouse = /\b(?:espos[oa]|marido|mujer|pareja|casad[oa]|case|wife|husband|spouse|married)\b/;
const ofSpouseOrEntry = new RegExp(
  `${ofSpouse.source}|\\b(?:entr\\w+|cru[zc]\\w+|llegu?e|vine|brinqu\\w+|came|entered|crossed)\\b`,
);

export const caseCarried: readonly Carried[] = [
  {
    // Told of a court some turns ago: whatever is open now, it is not missed.
    open: idSet(
      "asilo-general asilo-un-anio asylum-year-close late-asylum permiso-trabajo-asilo permiso-trabajo-general pedir-esposo ajuste-familiar arreglar-papeles entre-sin-inspeccion-245i cambio-direccion buscar-abogado",
    ),
    said: /\b(?:puedo|podria|debo|hay que|tengo que|y si|que pasa si|what if|can i|do i have to|should i)\b(?: \w+){0,3} (?:falt\w+|no (?:ir|voy|me presento|presentarme)|skip|miss|not (?:go|show))\b/,
    unless: /\b(?:huellas|biometr\w+|entrevista|interview|trabajo|work|escuela|school|pag\w+)\b/,
    told: ["court"],
    without: ["missed"],
    tell: "nta-corte",
    urgency: "court",
  },
  {
    // Engaged or married and in two homes, said with nothing else: no sham for that alone.
    open: idSet("prometido-k1 pedir-esposo ajuste-familiar spouse-asks-for-me real-marriage"),
    said: /^(?:(?:pero|y|es que|todavia|aun|la verdad|and|but|we|still) )*(?:no (?:vivimos|estamos viviendo) (?:juntos|juntas)|(?:dont|do not) live together)(?: (?:todavia|aun|yet|ahorita))?$/,
    tell: "apart-for-work",
  },
  {
    // "No me llegó" is weaker for who moved and told nobody.
    open: idSet("falte-a-corte missed-first order-unknown"),
    said: /\b(?:no|nunca|jamas|sin) (?:les |le |la |lo |me )?(?:cambi[eoa]\w*|avis[eo]\w*|actualic\w+|report[eo]\w*|di(?:je)?|mand[eo]\w*)\b(?: \w+){0,4} (?:direccion|domicilio|mud\w+|casa)\b|\b(?:direccion|domicilio)\b(?: \w+){0,4} (?:no|nunca) (?:la |lo |les )?(?:cambi\w+|avis\w+|actualic\w+|report\w+)\b|\bme mude\b.*\b(?:no|nunca|sin) (?:les |le |lo )?(?:avis\w+|dije|report\w+|cambi\w+)\b|\b(?:never|did ?nt|did not|forgot to) (?:tell|told|change|changed|update|updated|report|reported|give|gave)\b(?: \w+){0,5} (?:address|move|moved)\b|\bmoved\b.*\b(?:never|did ?nt|did not|without) (?:tell|told|telling|report\w*|updat\w+|chang\w+)\b/,
    tell: "missed-moved",
    urgency: "missed",
  },
  {
    // Kept silent it is a second lie.
    open: idSet("anothers-visa"),
    said: /\b(?:no (?:lo |la |les |le )?(?:digo|decir\w*|diga|menciono|mencion\w+|pongo|cuento)|si (?:lo )?(?:digo|pongo|cuento)|call(?:o|ar\w*)|ocult\w+|escond\w+|(?:not|dont|do not) (?:say|tell|mention)|leave it out|hide it|if i (?:say|tell|mention))\b/,
    says: { es: /No lo calles/, en: /Do not leave it out/ },
  },
  {
    open: idSet("anothers-visa"),
    said: /\b(?:hij[oa]s?|son|daughter|kids?|children)\b/,
    says: { es: /un hijo no cuenta/, en: /a child does not count/ },
  },
  {
    open: idSet("renewal-sent"),
    said: /\b(?:tarda\w*|tardan?|cuanto tiempo|cuando (?:llega|me llega|sale)|how long|take|when will)\b/,
    says: { es: /plazo fijo|processing-times/, en: /no fixed time|processing-times/ },
  },
  {
    open: idSet("cuban-i220a"),
    said: /\b(?:espos[oa]|marido|mujer|husband|wife|spouse)\b/,
    told: ["spouseResident"],
    tell: "crossed-spouse",
    urgency: "leaving",
  },
  {
    open: idSet("ciudadania-requisitos citizen-wish price-citizenship"),
    said: /\b(?:hay que|tengo que|necesito|debo|do i (?:have|need) to|must i)\b(?: \w+){0,2} (?:saber|hablar|know|speak) (?:\w+ )?(?:ingles|english)\b/,
    tell: "examen-ciudadania",
  },
  {
    open: idSet("check-in-ice i-220a"),
    said: /\b(?:asilo|asylum)\b/,
    told: ["asylumFiled"],
    without: ["order", "reentry"],
    tell: "asylum-pending-ice",
  },
  ...(["resident-parent-abroad", "resident-parents"] as const).map(
    (tell): Carried => ({
      open: idSet("proceso-consular pedir-papas parole-humanitario inmediato-vs-preferencia"),
      fact: true,
      said: /\b(?:residente|mica|resident|green card)\b/,
      told: [
        "resident",
        "parentsWanted",
        ...(tell === "resident-parent-abroad" ? ["parentsAbroad" as const] : []),
      ],
      without: ["citizen"],
      tell,
    }),
  ),
  {
    open: idSet("resident-children"),
    said: /\b(?:cas(?:a|ar|arse|o|e|ado|ada|an|amos)|boda|marr\w+|wedding)\b/,
    says: { es: /se casa antes/, en: /marries too soon/ },
  },
  {
    open: idSet("resident-children"),
    said: /\b(?:tardan?|tarda\w*|tiempo|cuando|espera\w*|fila|anos|how long|wait\w*|take|years|\d{1,2})\b/,
    unless: /\b(?:cuesta|vale|cost|fee|ciudadan\w+|citizen\w*)\b/,
    says: { es: /F2A|F2B/, en: /F2A|F2B/ },
  },
  {
    open: idSet("resident-parent-adult"),
    said: /\b(?:casad[oa]|me case|solter[oa]|married|single)\b/,
    says: { es: /soltero|Soltero/, en: /single|Single/ },
  },
  {
    open: idSet("removed-abroad"),
    fact: true,
    said: /\b(?:una (?:sola )?vez|reten|me agarraron|me quede|quedarme|once|only one time|overstay\w*|checkpoint)\b/,
    says: { es: /5, 10 o 20|antes se pide permiso/, en: /5, 10 or 20|sooner you ask/ },
  },
  {
    open: idSet("removed-abroad"),
    said: /\b(?:castigo|cuant[oa]s? (?:anos|tiempo)|how (?:long|many years)|bar)\b/,
    says: { es: /5, 10 o 20|antes se pide permiso/, en: /5, 10 or 20|sooner you ask/ },
  },
  {
    open: idSet("overstay-citizen-spouse"),
    fact: true,
    said: /\b(?:dias|meses|anos|days|months|years|180)\b/,
    says: { es: /caso por caso/, en: /case by case/ },
  },
  {
    open: idSet(
      "ciudadania-requisitos examen-ciudadania exencion-pago renovar-green-card renovar-permiso-extension documentos-perdidos ajuste-familiar pedir-esposo permiso-trabajo-general",
    ),
    said: /\b(?:(?:en|a|por) (?:pagos|plazos|abonos|mensualidades|partes|cuotas)|de a poco|poco a poco|installments?|payment plan|(?:in|monthly) payments)\b/,
    unless: /\b(?:abogad\w+|lawyer|attorney|notari\w+)\b/,
    tell: "no-installments",
  },
  {
    open: idSet("removed-abroad"),
    said: /\b(?:coyote|pollero|cruz\w+|brinc\w+|mojad\w+|smuggler|cross\w*)\b/,
    unless: /\b(?:cruce|crossed|una (?:sola )?vez)\b/,
    says: { es: /coyote/, en: /smuggler/ },
  },
  {
    open: petitions,
    said: /\b(?:si|que pasa si|what if|if|suppose)\b(?: \w+){0,4} (?:niegan?|nieguen?|niegue|rechazan?|rechacen?|dicen que no|den(?:y|ied)|rejects?|refused?|say no|says no)\b/,
    unless: /\b(?:juez|jueza|judge|corte|court|firm\w+|policia|police|sign|perdon|waiver|i ?601\w?)\b/,
    without: ["esta"],
    tell: "if-denied",
  },
  {
    open: idSet(
      "dui antecedentes marijuana erased-record ciudadania-requisitos renovar-green-card daca citizen-wish ajuste-familiar dui-court criminal-court hold-and-out",
    ),
    said: /\b(?:(?:lo |la |eso )?(?:tengo|tendria|hay|debo|hace falta|necesito) (?:que )?(?:decir\w*|poner\w*|declarar\w*|mencionar\w*|contar\w*)|(?:lo|la) (?:digo|pongo|declaro|menciono)|do i (?:have|need) to (?:say|tell|disclose|put|mention|list|include)|should i (?:say|tell|disclose|put|mention)|must i (?:say|tell|disclose|put))\b/,
    unless: /\b(?:juez|judge|oficial que|que le digo|a mi (?:jefe|patron)|my boss|mi esposa|mi familia)\b/,
    told: ["arrested"],
    tell: "tell-arrest",
  },
  {
    open: idSet("nta-corte consultar-caso-corte court-skipped court-afraid"),
    said: /\b(?:(?:cambi\w+|mov\w+|muev\w+|posp\w+|aplaz\w+|atras\w+|adelant\w+|otra fecha|nueva fecha|mas tiempo|postpone|reschedule|continuance|another date|change (?:the|my) (?:date|hearing)|move (?:the|my) (?:date|hearing)|push it back))\b/,
    unless: /\b(?:direccion|casa|estado|address|state|ciudad|city|abogad[oa])\b/,
    tell: "hearing-change",
    urgency: "court",
  },
  {
    open: idSet("daca"),
    said: /\b(?:murien\w+|muri[eo]\w*|fallec\w+|grave\w*|agoni\w+|enferm\w+|hospital\w*|operar\w*|emergenc\w+|velorio|entierro|funeral|dying|dies|died|very sick|ill|emergency|hospital)\b/,
    without: ["dacaLapsed"],
    tell: "daca-emergency",
    urgency: "leaving",
  },
  {
    open: idSet("viajar-advance-parole"),
    said: /\b(?:murien\w+|muri[eo]\w*|fallec\w+|grave\w*|agoni\w+|enferm\w+|hospital\w*|emergenc\w+|velorio|entierro|funeral|dying|dies|died|very sick|emergency)\b/,
    told: ["daca"],
    without: ["dacaLapsed"],
    tell: "daca-emergency",
    urgency: "leaving",
  },
  {
    open: idSet("chnv-parole-fin parole-humanitario daca came-as-child"),
    fact: true,
    said: /\b(?:asilo|asylum|589)\b/,
    told: ["asylumFiled"],
    without: ["order", "judgeDenied"],
    tell: "asylum-filed",
  },
  {
    open: idSet("daca came-as-child estudiante-f1 arreglar-papeles licencia-manejar sij-jovenes"),
    said: /\b(?:becas?|ayuda (?:financiera|para (?:estudiar|la universidad|la escuela))|fafsa|colegiatura|inscripcion|scholarships?|financial aid|tuition)\b/,
    unless: /\b(?:i ?20|sevis|visa f)\b/,
    tell: "aid-without-papers",
  },
  {
    open: idSet("visa-u robbed certification-refused"),
    said: /\b(?:cru[zc]\w+|sin (?:papeles|inspeccion|visa|permiso)|por el (?:cerro|rio|desierto)|ilegal\w*|mojad[oa]|crossed|illegally|without (?:papers|inspection|a visa))\b/,
    unless: /\b(?:policia|police|firm\w+|certific\w+)\b/,
    tell: "u-crossed",
  },
  {
    open: idSet("visa-u robbed"),
    said: /\b(?:policia|police|fiscal|suplemento|certific\w+|supplement)\b(?: \w+){0,4} (?:no|niega|nego|negaron|wont|refuse\w*|not)\b|\bno (?:me |nos )?(?:quier\w+|quiso)(?: \w+)? firmar\b|\b(?:wont|refuses? to|not) sign\b/,
    // Who will not go to the police is refused nothing.
    unless:
      /\b(?:no (?:quiero|queria|puedo|voy a|me atrevo a) (?:llamar|ir|denunciar|hablar|reportar|avisar)|no (?:tengo|tenemos) papeles|miedo|dont want to (?:call|go|report)|afraid|scared)\b/,
    tell: "certification-refused",
  },
  {
    open: idSet("ice-en-mi-puerta door-warrant door-old-order"),
    said: /\b(?:ya se (?:fueron|fue)|se fueron|ya no estan|(?:they|agents) (?:left|are gone|went away))\b/,
    tell: "agents-gone",
  },
  {
    open: idSet("encontrar-detenido sick-in-custody fianza"),
    said: /\b(?:(?:puedo|podemos|puede|como|dejan) (?:ir a )?(?:verl[oa]s?|visitarl[oa]s?|ver(?:lo|la)?|visitar)|visitas?|visit(?:ing)?|see (?:him|her|them))\b/,
    unless: /\b(?:visa|abogad[oa]|lawyer)\b/,
    tell: "visit-detained",
    urgency: "detained",
  },
  {
    open: idSet(
      "residencia-condicional two-year-alone two-year-card two-year-now two-year-last-days divorcio-en-tramite late-i751",
    ),
    said: /\b(?:no (?:tengo|tenemos|hay|guarde|guardamos)|sin|casi no|pocas|no (?:photos|pictures|proof)|dont have|have no|without)\b(?: \w+){0,4} (?:fotos?|pruebas?|papeles juntos|nada juntos|evidencia|cuentas?|photos?|pictures|proof|evidence)\b/,
    tell: "no-photos",
  },
  {
    open: idSet("asilo-aprobado asylee-trip asylee-family"),
    said: /\b(?:green card|residencia|mica|residente|485)\b/,
    unless: /\b(?:espos[oa]|hij[oa]s?|mama|papa|wife|husband|kids|cuanto (?:cuesta|vale|sale)|how much)\b/,
    says: { es: /Al cumplir un año|al año, pedir/, en: /After one year|year/ },
  },
  {
    open: idSet("salida-voluntaria viajar-advance-parole leaving-soon"),
    said: /\b(?:pendiente|pending|en tramite)\b/,
    unless: /\b(?:advance parole|permiso de viaje|asilo|asylum)\b/,
    told: ["pending485"],
    without: ["deported", "order", "reentry"],
    tell: "leaving-485",
    urgency: "leaving",
  },
  {
    open: idSet("tps"),
    said: ofSpouseOrEntry,
    told: ["spouseCitizen", "crossed"],
    without: ["order", "reentry", "twice", "visa", "parole", "army"],
    tell: "crossed-spouse",
    urgency: "leaving",
  },
  {
    open: idSet("tps"),
    said: ofSpouseOrEntry,
    told: ["spouseCitizen", "visa"],
    without: ["order", "reentry", "twice", "crossed", "esta"],
    tell: "ajuste-familiar",
  },
  {
    open: idSet("tps"),
    said: ofSpouse,
    told: ["spouseCitizen"],
    without: ["order", "reentry", "twice", "crossed", "visa", "parole", "esta"],
    tell: "spouse-asks-for-me",
  },
  {
    // "¿Y si no va?": not missed yet.
    open: idSet("viajar-advance-parole leaving-soon"),
    said: /\b(?:si no (?:voy|va|vamos|se presenta|me presento|fuera|llego)|(?:if|what if) (?:i|he|she|we|they) (?:dont|doesnt|do not|does not) (?:go|show up)|(?:skip|miss) (?:it|court|the hearing))\b/,
    unless: /\b(?:huellas|entrevista|fingerprint\w*|interview|ice)\b/,
    told: ["court"],
    tell: "court-skipped",
    urgency: "court",
  },
  {
    open: idSet("licencia-manejar license-state-without traffic-court"),
    said: /\b(?:afect\w+|perjudic\w+|dan[ae]\w*|deport\w+|hurt\w*|affect\w*|papeles migratorios|mi caso|my case)\b/,
    tell: "license-record",
  },
  {
    open: idSet("inmediato-vs-preferencia hijos-hijastros parent-asks-for-me child-nearly-21"),
    said: /\b(?:me caso|casarme|casar\w*|me case|boda|i (?:get married|marry|got married)|getting married|marry)\b/,
    unless:
      /\b(?:mi (?:hij[oa]|niñ[oa])|my (?:son|daughter|child)|ciudadan[oa] (?:me|y me)|con (?:un|una) ciudadan\w+|(?:to|with) a citizen)\b/,
    without: ["citizen", "resident"],
    tell: "child-marries",
  },
  {
    open: idSet("resident-fiance"),
    said: /\b(?:hago|hace|haga|hiciera|become)\b(?: \w+){0,2} (?:ciudadan[oa]|citizen)\b|\bnaturaliz\w+/,
    says: { es: /haces ciudadano/, en: /become a citizen/ },
  },
  {
    open: idSet("turista-vencido"),
    said: /\b(?:hij[oa]|son|daughter)\b.*\b(?:21|veintiuno|twenty one)\b/,
    unless: /\b(?:residente|resident)\b/,
    tell: "child-21-petitions-parent",
  },
  {
    open: idSet("encontrar-detenido fianza"),
    said: /\b(?:tiene|tienen|dejo|quedaron|has|left|have)\b(?: \w+){0,4} (?:bebe|nin[oa]s?|hij[oa]s?|baby|kids?|child(?:ren)?)\b/,
    unless: /\b(?:ciudadan\w+|citizens?|detenid\w+|detained)\b/,
    says: { es: /niños solos|quedaron niños/, en: /children were left/ },
    urgency: "detained",
  },
  {
    open: idSet("orden-deportacion order-first check-in-ice i-220b"),
    said: /\b(?:(?:debe|debo|tiene que|tengo que|deberia|conviene|es bueno) (?:de )?(?:ir|presentar\w*)|(?:should|must|does|do) (?:i|he|she|we) (?:have to )?go|(?:voy|va|vamos) (?:o no|a la cita|a ir)|si (?:mejor )?no (?:voy|va))\b/,
    says: { es: /no faltes|^No faltes/, en: /not miss/ },
    urgency: "order",
  },
  {
    open: idSet("perdi-o-me-negaron rfe-time"),
    fact: true,
    said: /\b(?:rfe|(?:i ?)?(?:485|130|751|765|140|589|129f|400))\b/,
    unless: /\b(?:neg\w+|den(?:y|ied))\b/,
    told: ["rfe"],
    says: { es: /RFE/, en: /RFE/ },
  },
  {
    open: idSet("asilo-un-anio late-asylum asilo-general"),
    said: /^(?:(?:y|entonces|pero|and|so) )*(?:ya (?:es|seria) (?:muy )?tarde|es (?:muy )?tarde|(?:todavia )?(?:estoy|alcanzo) a tiempo|is it too late|am i too late|todavia puedo)(?: \w+)?$/,
    told: ["late"],
    tell: "late-asylum",
  },
  {
    open: idSet("asilo-un-anio late-asylum"),
    said: /\b(?:otr[oa] (?:cosa|forma|manera|camino|opcion)|hay algo|another way|anything else|other way)\b/,
    told: ["late"],
    says: { es: /withholding|protección para que no/, en: /withholding|protection/ },
  },
  {
    open: idSet("tps-el-salvador"),
    said: /\b(?:acab\w+|termin\w+|sigue|vigente|ended?|over|still)\b/,
    says: { es: /protección/, en: /protection|protected/ },
  },
  {
    open: idSet("tps-el-salvador"),
    said: /\b(?:permiso|trabaj\w+|permit|work\w*)\b/,
    says: { es: /vencer tu permiso|alarga|protección/, en: /permit|extends?|protect/ },
  },
  {
    open: idSet("pedir-hermanos"),
    said: /\b(?:ya (?:esta|vive|anda) (?:aqui|aca|en estados)|(?:esta|vive) (?:aqui|aca)|is (?:already )?here|already here)\b/,
    says: { es: /no le da derecho/, en: /no right to/ },
  },
  {
    open: idSet("entre-sin-inspeccion-245i hijos-hijastros pedir-papas ajuste-familiar"),
    said: /^(?:y (?:yo )?|pero |yo )*(?:entre|cruce|llegue|me vine|crossed|i crossed|entered|i entered)\b/,
    told: ["oldPetition", "crossed"],
    without: ["order", "twice", "reentry"],
    fact: true,
    tell: "entre-sin-inspeccion-245i",
  },
  {
    open: idSet(
      "ajuste-familiar pedir-papas child-21-petitions-parent turista-vencido overstay-citizen-spouse",
    ),
    said: /\b(?:puedo|podria|podre|puede uno|can i|could i|may i)\b(?: \w+){0,3} (?:trabaj\w+|chamb\w+|work)\b|\b(?:permiso de trabajo|work permit)\b/,
    unless: /\b(?:sin permiso|trabaje|he trabajado|worked|patron|jefe|boss|pag\w+)\b/,
    told: ["visa"],
    without: ["crossed", "order", "reentry", "esta"],
    tell: "permit-with-i485",
  },
  {
    open: idSet("fraude-matrimonio pedir-esposo ajuste-familiar prometido-k1 interview-fear"),
    said: /\b(?:como (?:se )?(?:prueb\w+|demuestr\w+|compruebo)|que pruebas|pruebas (?:de|para) (?:que|el matrimonio)|que es (?:real|de verdad|verdadero)|how (?:do|can) (?:i|we) (?:prove|show)|prove (?:it|we|our|that)|evidence of (?:a |our )?marriage)\b/,
    tell: "prove-marriage",
  },
];
