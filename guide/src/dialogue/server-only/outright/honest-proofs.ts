/**
 * Honest people who ask how the truth is shown or put right: a letter of hardship, an interpreter who said it wrongly, an officer who asked for money, DNA, a
 * birth registered late, proof of ten years. Server only.
 */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";
import { upTo } from "#guide/dialogue/server-only/outright/up-to.ts";

/** A long message by voice. */
const mostSaid = 60;

const writes =
  /\b(?:escrib\w+|escrivo|escribo|redact\w+|hag[oa]|hacer|pongo|poner|cuento|empiezo|empezar|lleva|debe decir|tiene que decir|writ\w+|put in|start|begin|word|say in)\b/;
const letter = /\b(?:cartas?|letters?|declaracion|statement)\b/;
const hardship =
  /\b(?:sufrimiento|sufrir\w*|sufro|dificultad(?:es)?|perdon|(?:i ?)?601 ?a?|hardship|waiver|dificultad extrema)\b/;
const letterOther =
  /\b(?:invent\w+|exager(?:ar|o|e|emos) (?:para|pa|un poco)|que (?:llore|parezca|convenza|crean)|llor(?:ar|e|en)|aunque no|no sea (?:cierto|verdad)|(?:escrib|redact|haz|da)(?:e|a)?me|write me|make (?:it|them|him)|copi(?:ar|o)|fals[oa]s?|fake|make up|made up|puse mal|me equivoque|ya la (?:mande|meti|envie)|already sent|del? (?:un )?(?:medico|doctor\w*|psicolog\w+)|doctors?|me lleg\w+|mandaron|rfe|asilo|asylum|vawa|juez|judge)\b/;

const officer =
  /\b(?:oficial(?:es)?|agente|funcionari[oa]|(?:el|la|los) de (?:uscis|(?:la |las |mi |mis )+(?:cita|huellas|entrevista|ventanilla))|empleado de (?:uscis|migracion|inmigracion)|(?:immigration |uscis )?officer|agent)\b/;
const askedMoney =
  /\b(?:(?:me|nos|le) (?:pidio|pide|pidieron|cobro|quiso cobrar|queria cobrar|quiere cobrar|insinuo|exigio)(?: \w+){0,4} (?:dinero|lana|feria|mordida|billete\w*|dolares|efectivo|propina|algo por)|(?:pidio|pide) (?:una )?mordida|(?:asked|asks|wanted|demanded)(?: \w+){0,4} (?:money|cash|a bribe|a tip|bucks|dollars)|(?:quiere|queria|quiso) (?:que le (?:de|diera) )?(?:dinero|lana|mordida|un soborno)|(?:wanted|hinted|asked)(?: \w+){0,4} (?:a )?bribe)\b/;
const officerOther =
  /\b(?:llam\w+|telefono|whats ?app|mensaje|called|phone|text(?:ed)?|mi pais|en mexico|frontera de|reten|quiero (?:dar|pagar)|le (?:doy|ofrezco|pago)|puedo (?:dar|pagar|ofrecer)|can i (?:pay|offer|give)|policia|police|cop|notari[oa]|patron|boss)\b/;

const interpreter = /\b(?:interprete?s?|int[eé]rprete|traductor[a]?|interpreter|translator)\b/;
const saidWrong =
  /\b(?:(?:traduj\w+|traduc(?:e|ia|ido|ian)|interpret(?:o|aba|aron|ado)|puso|dijo|hizo|entendio|paso)(?: \w+){0,4} (?:mal|equivocad\w+|otra cosa|lo que quiso|al reves|diferente)|mal (?:tradu\w+|interpret\w+)|no (?:es |fue )?lo que (?:yo )?(?:dije|conte)|se equivoco|(?:translated|interpreted|said|got)(?: \w+){0,5} (?:wrong\w*|incorrectly|something else|badly)|mistranslat\w+|wasnt what i said|not what i said|messed up|me cambio)\b/;
const ofFear =
  /\b(?:entrevista|asilo|miedo|oficial|juez|corte|audiencia|pandilla|frontera|interview|asylum|fear|officer|judge|court|hearing)\b/;

const dna = /\b(?:adn|dna)\b/;
const doubtsKin =
  /\b(?:(?:pid(?:en|io|ieron|iendo)|mand(?:an|aron)|quier(?:en|e)|ask(?:ed|ing|s)?|wants?|request\w*)\b.*\b(?:mient\w+|ment\w+|no (?:nos|me) cre\w+|dud\w+|desconfi\w+|piens\w+|sospech\w+|lying|lie|dont believe|doubt|suspect|think|mean))\b/;
const dnaOther =
  /\b(?:no (?:es|soy|era) (?:su|el|mi) (?:papa|padre|hij[oa])|not (?:my|his|her) (?:dad|father|son|daughter|child)|de otr[oa]|someone else|cuanto|cuesta|cost|donde|where)\b/;

const child = /\b(?:h?ij[oa]s?|nin[oa]s?|bebe|son|daughter|child|kid)\b/;
const namedAfter =
  /\b(?:(?:lo|la|los|las) (?:registr\w+|asent\w+|puse)(?: \w+){0,4} (?:apellido|con el de)|lleva(?: \w+){0,3} apellido|con el apellido de (?:mi|su) (?:papa|abuel\w+|padrastro|mama|herman\w+|ti\w+)|(?:has|have|carries|with) (?:my|his|her) (?:dad|father|grand\w+|stepdad|mother|mom)s? (?:last )?name)\b/;
const provesKin =
  /\b(?:prueb\w+|probar\w*|pruebo|demostr\w+|demuestr\w+|van a (?:pensar|creer)|piens\w+|creer\w*|pedir\w*|proof|prove|think|petition|sponsor)\b/;

const birth =
  /\b(?:me (?:asent\w+|registr\w+)|(?:asentad[oa]|registrad[oa])(?: \w+){0,3} (?:tarde|anos despues)|mi acta|acta de nacimiento|fecha de nacimiento|birth certificate|my birth|registered)\b/;
const otherDate =
  /\b(?:(?:anos?|meses) (?:tarde|despues)|(?:con|tiene|trae|dice|sale) (?:otra|diferente|distinta|mal la) fecha|otra fecha|fecha(?: \w+)? no es (?:la )?(?:buena|mia|correcta|verdadera|real)|(?:una|la) fecha\b.{1,30}\botr[ao]\b|fecha (?:distinta|diferente|equivocada|que no es|mal)|dispareja?s?|no (?:cuadra\w*|coincide\w*)|(?:wrong|different|another) (?:birth ?)?(?:date|day|year)|(?:years|months) late(?:r)?)\b/;
const whichOne =
  /\b(?:cual (?:pongo|fecha|uso|es la buena|digo)|que (?:pongo|fecha|digo|hago)|como (?:lo |la )?(?:explico|pongo|lleno)|which (?:one|date)|what (?:do|should) i (?:put|write|do)|how do i explain)\b/;
const dateOther =
  /\b(?:cambi(?:ar|o|arle) (?:la|mi|el)|quitarme anos|ponerme anos|mas joven|menor de edad|para (?:que|parecer|pasar|calificar|ganar|salir como)|conviene|convenga|fals\w+|compr\w+|change (?:my|the) (?:age|date)|younger|older|to qualify|mica|green ?card|permiso)\b/;

const bothLands =
  /\b(?:doble nacionalidad|dobles? ciudadania|dual (?:nationality|citizenship)|(?:nacionalidad|ciudadania|papeles|registr\w+|nationality|citizenship|papers|passport)(?: \w+){0,3} (?:mexican\w*|hondure\w+|guatemalte\w+|salvadore\w+|colombian\w*|venezolan\w+|ecuatorian\w+|peruan\w+|de mi pais)|(?:mexican|honduran|guatemalan|salvadoran|colombian|venezuelan|ecuadorian|peruvian) (?:papers|nationality|citizenship))\b/;
const bornHere =
  /\b(?:(?:nacio|nacieron|nacid[oa]s?|born)(?: \w+){0,3} (?:aqui|aca|here|estados unidos|usa|texas|california|florida|arizona|phoenix|chicago|houston|dallas|los angeles|new york|nueva york|georgia|carolina|illinois|us)|(?:bebe|hij[oa]|nin[oa]|baby|son|daughter) (?:american[oa]|gring[oa]|american|ciudadan[oa]))\b/;

const asylum = /\b(?:asilo|asilos|asylum)\b/;
const kept =
  /\b(?:confidencial\w*|secret[oa]s?|privad[oa]s?|se (?:entera\w*|enteren|sabe|va a saber)|le (?:dicen|cuentan|avisan|pasan) (?:algo )?a (?:mi|su) (?:gobierno|pais|consulado)|confidential|private|find(?:s)? out|will (?:they|my country|my government) know|tell my (?:country|government|consulate)|share\w*)\b/;
const byWhom =
  /\b(?:consulado|gobierno|pais|embajada|familia|pueblo|consulate|government|country|embassy|family|confidencial\w*|confidential)\b/;
const keptOther = /\b(?:telefono|redes|patron|boss|detenid\w+|detained|orden|daca|tps)\b/;

const gay =
  /\b(?:soy (?:gay|lesbiana|trans|bisexual|homosexual|joto|travesti)|(?:im|i am) (?:gay|a lesbian|lesbian|trans|bi|bisexual|queer)|por ser (?:gay|lesbiana|trans|homosexual)|for being (?:gay|lesbian|trans))\b/;
const showIt =
  /\b(?:demuestr\w+|demostr\w+|prueb\w+|probar\w*|pruebo|comprob\w+|prove|proof|evidence|show)\b/;

const asylumForms = /\b(?:pedir|meter|solicitar|aplicar|llenar|ask for|apply for|file(?: for)?)\b/;
const whichPapers =
  /\b(?:(?:que|cuales) (?:papeles|documentos|requisitos|pruebas|formularios?|formas?)|(?:what|which) (?:papers|paperwork|documents|proof|evidence|forms?))\b/;
const papersOther =
  /\b(?:traduc\w*|corte|juez|court|judge|entrevista|interview|permiso|permit|residencia|green card|cit[ao]|ya (?:pedi|meti|mande)|pendiente|pending|detenid\w+|detained|hij[oa]|espos[oa]|ciudadania|citizenship|viajar|travel)\b/;

const visitor = /\b(?:turista|b ?[12]|b ?1 ?b ?2|tourist|visitor|de paseo|de visita)\b/;
const untilWhen =
  /\b(?:(?:asta|hasta) (?:cuando|que (?:dia|fecha))|cuanto(?:s)? (?:tiempo|dias|meses) (?:me )?(?:puedo|me puedo|tengo)|until when|how long (?:can|may) i|when do i have to leave|what day do i)\b/;
const myDate = /\b(?:i ?94|fecha|date|sello|stamp|bisa|visa)\b/;
const visitorOther =
  /\b(?:vencid[oa]|se (?:me )?(?:paso|vencio)|ya (?:me pase|vencio)|expired|overstay\w*|extender|extension|extend|cas(?:ad[oa]|arme|e|o)|marr\w+|trabaj\w+|work|mi (?:mama|papa|suegra|tia|prima|hermana)|my (?:mom|dad|mother|father|sister))\b/;

const tenYears =
  /\b(?:(?:diez|10|ten)(?: \w+)? (?:anos|years)|desde (?:el )?(?:199\d|200\d|201[0-6])|since (?:199\d|200\d|201[0-6])|ley de los (?:diez|10))\b/;
const presence =
  /\b(?:prueb\w+|comprob\w+|demostr\w+|demuestr\w+|pruebo|probar\w*|proof|prove|evidence|show)\b.*\b(?:aqui|viv\w+|estad[oa]|anos|tiempo|presencia|presence|years|been here|lived|living)\b|\b(?:aqui|viv\w+|here|lived)\b.*\b(?:prueb\w+|comprob\w+|demostr\w+|pruebo|probar\w*|proof|prove|evidence)\b/;
const noPapersOfIt =
  /\b(?:efectivo|cash|sin (?:cheques?|recibos|contrato|taxes)|no tengo (?:recibos|cheques|papeles|contrato|nada a mi nombre)|rent\w+ (?:un )?cuartos?|rented rooms?|off the books|ten year|diez anos|10 anos|ley de los)\b/;
const yearsOther =
  /\b(?:conviene|entreg\w+|mentira|no estaba|asilo|asylum|245|daca|matrimonio|marriage|espos[oa]|castigo|perdon|fals[oa]s?|fake|invent\w+|compr\w+|ciudadania|citizenship|residente|resident|mica|green card|tps)\b/;

const anotherName =
  /\b(?:(?:di|dije|puse|use|inventé|invente|gave|used|told them) (?:\w+ ){0,4}(?:otro|un|el|another|a (?:different|fake|false|wrong)|the wrong) (?:nombre|name)|nombre (?:fals\w+|inventado|que no era)|otro nombre|(?:dij(?:e|imos)|inventamos) que (?:yo )?me llamaba (?:de otr\w+|otr\w+|distinto|diferente|\w+)|me cambie el nombre)\b/;
const atBorder =
  /\b(?:frontera|border|la linea|garita|cbp|me agarraron|nos agarraron|me agarro la (?:migra|patrulla)|caught me|detuvieron|cruc\w+|crossed|patrulla)\b/;
const ownFile =
  /\b(?:expediente|record|archivo|file|foia|huellas|fingerprints|averigu\w+|que (?:quedo|sale|aparece)|what (?:shows|came|is on)|find out|saber|(?:lo|le) (?:digo|pongo|cuento)|(?:tengo que|debo|hay que) (?:decir|poner|contar)\w*|se (?:compone|arregla|corrige)|(?:do|should) i (?:say|tell|put|mention)|(?:say|tell) it)\b/;
const nameOther =
  /\b(?:manejando|policia|driving|police|herman[oa]|prim[oa]|brother|cousin|puedo (?:dar|usar)|quiero (?:dar|usar)|para que no|voy a (?:dar|usar)|can i (?:use|give)|detenid\w+|detained|ahora mismo|right now)\b/;

const paperOfOwn =
  "(?:acta|partida|fe de bautismo|pasaporte|certificado|dpi|cedula|ine|matricula|mica|permiso|visa|birth certificate|passport|certificate|green card|papeles|papers)";
/** "En mi acta está mi apellido con zeta y en lo demás con ese", "mi pasaporte dice Gonzales y mi acta Gonzalez". */
const spelledOtherwise = new RegExp(
  [
    `\\b${paperOfOwn}\\b.*\\b(?:apellidos?|nombres?|last name|surname|name)\\b.*\\b(?:con|without|sin|with) (?:una? |the |la |an? )?(?:zeta|z|ese|s|hache|h|ce|c|acento|tilde|doble \\w+|n|letra|accent|letter)\\b`,
    `\\b(?:apellidos?|nombres?|last name|surname|name)\\b.*\\b(?:con|sin|with|without) (?:una? |the |la |an? )?(?:zeta|z|ese|s|hache|h|acento|tilde|letra|accent|letter)\\b.*\\b${paperOfOwn}\\b`,
    `\\b${paperOfOwn} (?:dice|dicen|says)(?: (?!y\\b|and\\b|que\\b|that\\b)\\w+){1,3} (?:y|and|pero|but) (?:en )?(?:el|la|mi|my|the) ${paperOfOwn}\\b(?: (?:dice|says|tiene|has|esta))?(?: \\w+){1,3}\\b`,
  ].join("|"),
);
const spelledElse =
  /\b(?:vence|vencid\w+|expir\w+|fecha|date|c0?\d|fals[oa]s?|fake|corregir(?:lo|la)? (?:yo|con)|borr\w+|mal (?:escrit[oa]|puest[oa])|errores?|error|equivoc\w+|llego|pagar|wrong\w*|misspell\w*|mistake|corrij\w+|registro civil|(?:19|20)\d\d|(?:dice|dicen|says) (?:honduras|guatemala|mexico|el salvador|nicaragua|colombia|venezuela)|otra persona|prestad[oa]|social|trabaj\w+|work|traduc\w+|translat\w+|hij[oa]s?|bebe|son|daughter|baby)\b/;

const bossWants =
  /\b(?:patron\w*|jef[ea]|mayordomo|supervisor\w*|encargad[oa]|manager|boss|employer|trabajo|oficina|hr)\b/;
const citizenSheet =
  /\b(?:firm\w+|marc\w+|poner|ponga|pongo|diga|sign\w*|mark\w*|check\w*|put|say)\b(?: \w+){0,6} (?:(?:soy|sea|como|i am|im|a|us|u s|that) )*(?:ciudadan[oa]|citizen|american[oa])\b/;
const wontSign =
  /\b(?:dice que|quiere que|me (?:pide|obliga|exige|dijo) (?:que )?|wants me|told me|says i (?:should|have|must)|asks me|asking me|no quiero (?:firmar|mentir)|dont want to (?:sign|lie)|es mentira|not true|its a lie)\b/;
const signOther =
  /\b(?:si (?:pongo|digo|marco|firmo)|i (?:checked|signed|marked|put)|ya (?:firme|marque|puse|lo marque|lo firme)|years ago|hace (?:\w+ ){1,2}anos|quiero (?:firmar|poner|decir que soy)|me conviene|(?:lo|la) (?:firme|firmo|pongo) (?:para|y)|para que me den|(?:si|ya|yo|de verdad|lo) soy ciudadan[oa]|si lo soy|(?:really|do) am a citizen|votar|vote)\b/;

const offeredStory =
  /\b(?:(?:me|nos|le) (?:ofre[cs]\w+|vend\w+|quier\w+ vender|cobr\w+|dij\w+ que)|offered (?:me|us)|(?:is|was|are) selling|sells?|tried to sell)\b(?: \w+){0,8} (?:historia|cuento|relato|caso|story|stories)\b/;
const madeUp =
  /\b(?:ya hech[oa]|hecha|inventad[oa]|fals[oa]|de mentiras?|armad[oa]|lista|ready ?made|made up|fake|already written|pre ?written)\b/;
const whatRisk =
  /\b(?:que (?:riesgo|pasa|peligro|les? pasa|puede pasar|castigo)|riesgo|peligro|es (?:delito|legal|malo|verdad|peligroso)|se puede (?:denunciar|reportar)|denunci\w+|report\w*|what (?:happens|could happen|is the risk|risk)|risks?|dangerous|illegal|a crime|no (?:quise|quiero|acepte)|said no)\b/;
const storyOther =
  /\b(?:cual (?:es buena|conviene|me)|la (?:compro|quiero|tomo|voy a)|(?:conoces|sabes) (?:a )?(?:alguien|quien)|donde (?:la )?(?:compro|consigo)|ya (?:la )?(?:compre|pague|use|firme)|i (?:bought|paid|used)|want (?:one|it|to buy)|que (?:no|nunca) (?:se den cuenta|cachen)|sin que)\b/;

const stampSold =
  /\b(?:(?:pag\w+|cobr\w+|estaf\w+|engan\w+|vendi\w+|paid|scammed|cheated|sold)\b.*\b(?:sello|estampa|visado|stamp)|(?:sello|stamp)\b.*\b(?:pag\w+|cobr\w+|estaf\w+|engan\w+|paid|scammed|cheated|sold))\b/;
const cheated =
  /\b(?:engan\w+|estaf\w+|le dijeron que era legal|pens\w+ que era legal|no sabia|crey\w+|scammed|cheated|tricked|thought it was legal|didnt know)\b/;
const stampOther = /\b(?:donde (?:lo )?(?:consigo|compro)|quiero (?:uno|comprar)|where can i (?:get|buy))\b/;

const income = /\b(?:declar(?:o|e|ado|amos|ar)|tax(?:es)?|tases|impuestos|filed|file)\b/;
const neverDid =
  /\b(?:(?:nunca|jamas) (?:he |hemos |los |las )?(?:declar\w+|hech\w+|hice|pag\w+|met\w+)|no (?:he|hemos|los he) (?:declarado|hecho|pagado)|(?:never|havent|have not|didnt)(?: \w+){0,2} (?:filed?|paid|done|did)|(?:anos|years) (?:sin declarar|without filing|behind))\b/;
const catchesUp =
  /\b(?:al corriente|al dia|ponerme|ponernos|empezar a (?:declarar|pagar)|(?:me|nos) (?:van a )?(?:castig\w+|mult\w+|cobr\w+)|catch up|get caught up|start filing|in trouble|fix (?:it|that)|penalt\w+|fined?)\b/;
const incomeOther =
  /\b(?:ciudadania|citizenship|n ?400|entrevista|interview|patron no (?:me )?pag\w+|boss (?:hasnt|never|didnt)|cancelacion|cancellation|i ?864)\b/;

const visaCenter = /\b(?:nvc|centro nacional de visas?|national visa center)\b/;
const itsPapers =
  /\b(?:(?:que|cuales) (?:papeles|documentos|piden|pide)|(?:what|which) (?:papers|paperwork|documents)|(?:pid\w+|piden|ask\w*|want\w*|need\w*)(?: \w+){0,3} (?:papeles|documentos|papers|documents))\b/;

const itsPrice = /\b(?:cuanto|pagar|pago|pagos|cost\w*|how much|fees?)\b/;

const some: readonly Outright[] = [
  { id: "hardship-letter", said: [letter, hardship, writes], unless: letterOther, over: [] },
  { id: "officer-asked-money", said: [officer, askedMoney], unless: officerOther, over: ["lie", "bribe"] },
  { id: "interpreter-wrong", said: [interpreter, saidWrong, ofFear], over: ["lie"] },
  { id: "dna-asked", said: [dna, doubtsKin], unless: dnaOther, calm: true, over: [] },
  { id: "child-other-surname", said: [child, namedAfter, provesKin], over: [] },
  { id: "late-birth-record", said: [birth, otherDate, whichOne], unless: dateOther, over: ["lie", "forge"] },
  { id: "dual-nationality", said: [bothLands, bornHere], calm: true, over: [] },
  { id: "gay-asylum-proof", said: [asylum, gay, showIt], over: [] },
  { id: "asylum-private", said: [asylum, kept, byWhom], unless: keptOther, over: [] },
  { id: "asylum-papers", said: [asylum, asylumForms, whichPapers], unless: papersOther, over: [], most: 20 },
  {
    id: "until-i94",
    said: [visitor, untilWhen, myDate],
    unless: visitorOther,
    calm: true,
    over: [],
    most: 30,
  },
  {
    id: "ten-years-proof",
    said: [tenYears, presence, noPapersOfIt],
    unless: yearsOther,
    over: [],
  },
  {
    id: "other-name-border",
    said: [anotherName, atBorder, ownFile],
    unless: nameOther,
    over: [],
  },
  { id: "name-mismatch", said: [spelledOtherwise], unless: spelledElse, over: [] },
  {
    id: "boss-wants-citizen-box",
    said: [bossWants, citizenSheet, wontSign],
    unless: signOther,
    over: ["lie", "forge", "trafficking"],
  },
  {
    id: "story-offered",
    said: [asylum, offeredStory, madeUp, whatRisk],
    unless: storyOther,
    over: ["lie", "forge", "sham", "bribe", "hide"],
  },
  { id: "taxes-behind", said: [income, neverDid, catchesUp], unless: incomeOther, calm: true, over: [] },
  { id: "nvc-papers", said: [visaCenter, itsPapers], unless: itsPrice, over: [], most: 30 },
  { id: "notary-report", said: [stampSold, cheated], unless: stampOther, over: [] },
];

export const honestProofRules: readonly Outright[] = upTo(mostSaid, some);
