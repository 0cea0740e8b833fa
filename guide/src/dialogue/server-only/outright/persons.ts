/** Whose case it is, told in one breath: an order that nobody knows of yet, a vote, a bond that somebody without papers would pay, a child not yet 21, a partner. Server only. */
import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";

const looksUp =
  /\b(?:(?:como|donde|en donde|de que forma) (?:le hago para |puedo |podria |se puede )?(?:ver|veo|saber|se|averigu\w+|revis\w+|chec\w+|busc\w+|consult\w+|enter\w+)|(?:quiero|quisiera|necesito|me gustaria|ayud\w+ a) (?:ver|saber|checar|revisar|averiguar|consultar)|no se|puedo (?:ver|saber|checar)|(?:how|where) (?:do|can|could|would) i (?:check|see|know|find out|tell|look)|how to (?:check|know|see|find out)|want to (?:know|check|find out)|do i have|will i know)\b/;
const anOrder =
  /\b(?:si (?:yo )?(?:(?:ya )?(?:tengo|tenemos|traigo|me (?:dieron|pusieron|sale)|hay|me quieren)) (?:una |alguna |la |ya |orden de )?(?:orden|deportacion|deporte)|(?:if|whether) (?:i have|theres|there is|i got)(?: (?:a|an|any|old))* (?:removal |deportation |final )?order|(?:dicen?|dijo|dijeron|says?|told me)(?: que)? (?:yo )?(?:tengo|i have)(?: (?:una|a|an))? (?:removal |deportation )?(?:orden|order)|do i have (?:a |an )?(?:removal |deportation )?order|mi orden de deportacion)\b/;
/** The order is known, another's, or of another kind. */
const knownOrder =
  /\b(?:arresto|restriccion|alejamiento|cateo|warrant|restraining|protecti\w+|trabajo|ya tengo (?:una )?orden|me dieron (?:una )?orden|tengo una orden (?:de|desde|vieja|final)|(?<!if )i have (?:a|an) (?:old )?(?:removal|deportation)|(?:mi|my) (?:espos[oa]|marido|herman[oa]|h?ij[oa]|papa|mama|prim[oa]|amig[oa]|husband|wife|brother|sister|son|daughter|dad|mom)|quitar\w*|cancel\w*|reabr\w*|apel\w*|reopen|appeal|casar\w*|arreglar|daca|asilo|frontera|linea|firm\w+|me (?:agarraron|echaron|regresaron|devolvieron)|caught|border|sent back)\b/;

/** A vote that is wished for; a card that came unasked or a vote that was cast has its own answer. */
const wouldVote =
  /\b(?:quier[oe]n?|puede[ns]?|puedo|podemos|podria|voy|vamos|debo|si|can|may|could|should|want|going|allowed|ok|legal)\b(?: \w+){0,3} (?:vot(?:ar|e|emos|ing)|vote|registrarme para votar|register to vote)\b/;
const noCitizen =
  /\b(?:green ?card|mica|resident\w*|tarjeta (?:verde|de residente)|permiso de trabajo|work permit|daca|tps|sin papeles|no (?:soy|es|son) ciudadan[oa]s?|not (?:a )?citizens?|jur(?:ar|o|e|amento)|oath)\b/;

const signed = /\b(?:firm(?:o|aron|e|ado)|hicieron firmar|signed|made (?:him|her) sign)\b/;
const removalPaper =
  /\b(?:deportaci\w+|salida|salir|expulsion|deportation|departure|removal|papeles?|papers?)\b/;
const isOut =
  /\b(?:ya (?:esta|lo (?:sacaron|mandaron|deportaron)|la (?:sacaron|mandaron|deportaron)|se fue|lo regresaron)|(?:esta|anda|vive) (?:ya )?(?:en (?:mexico|guatemala|honduras|el salvador|nicaragua|colombia|ecuador|peru|venezuela|cuba|su pais)|alla)|(?:is|hes|shes) (?:already |now |back )*(?:in (?:mexico|guatemala|honduras|el salvador|his country|her country)|back home|there)|was deported|they deported)\b/;
const kinThere =
  /\b(?:mi|my) (?:espos[oa]|marido|mujer|senora|h?ij[oa]|herman[oa]|papa|mama|pareja|novi[oa]|prim[oa]|ti[oa]|husband|wife|son|daughter|brother|sister|dad|mom|partner|cousin|uncle)\b/;

const visits =
  /\b(?:visit(?:ar|arl[oa]|o|a)?|ir a ver(?:l[oa])?|ver(?:l[oa])?|see (?:him|her|my)|visiting)\b/;
const isHeld = /\b(?:detenid[oa]|detained|detention|detencion|centro de (?:ice|migracion)|en ice)\b/;
const withoutPapers =
  /\b(?:(?:no tengo|sin|yo no tengo) (?:papeles|documentos|estatus)|(?:soy|estoy|im|i am) (?:indocumentad[oa]|ilegal|undocumented)|(?:no|without) (?:papers|status)|dont have papers)\b/;

const marriageInterview =
  /\b(?:entrevista|interview)\b.*\b(?:matrimonio|residencia|green ?card|espos[oa]|marido|marriage|wife|husband|ajuste|i ?485|mica)\b|\b(?:matrimonio|residencia|green ?card|espos[oa]|marido|marriage|wife|husband|ajuste|i ?485|mica)\b.*\b(?:entrevista|interview)\b/;
const overstayed =
  /\b(?:visa|permiso|i ?94|estadia|estancia|esta)\b(?: \w+){0,4} (?:vencid[oa]|(?:se )?(?:me )?vencio|caduc\w+|expir\w+|ran out)\b|\b(?:vencid[oa]|expired)(?: \w+){0,2} visa\b|\b(?:overstay\w*|me quede (?:mas|de mas)|se me vencio la visa)\b/;

const gravelyIll =
  /\b(?:cancer|tumor|leucemia|dialisis|rinon\w*|trasplante|vih|sida|esclerosis|enfermedad (?:grave|terminal|rara|del)|leukemia|dialysis|kidney|transplant|hiv|terminal|very sick|seriously ill|muy enferm[oa])\b/;
const aVisaForIt =
  /\b(?:visa|permiso|papeles|residencia|ayuda|arreglar|status|papers|green ?card|help)\b(?: \w+){0,4} (?:por|para|de|for|because|medic\w+|humanitari\w+)(?: \w+){0,3} (?:enferm\w+|salud|medic\w+|cancer|humanitari\w+|sick\w*|ill\w*|health|medical)\b|\bhay (?:alguna |una )?(?:visa|ayuda|forma|permiso)\b|\bis there (?:a|any) (?:visa|help|way)\b/;

const together =
  /\b(?:sin casar(?:nos|me|se)|no (?:estamos|somos|nos hemos) casad[oa]s?|no nos hemos casado|union libre|juntad[oa]s|(?:vivo|vivimos|vivir|estoy|llevo)(?: \w+){0,4} (?:con mi pareja|juntos|en union)|not married|unmarried|living together|live with my (?:boyfriend|girlfriend|partner))\b/;
const partnerCitizen =
  /\b(?:pareja|novi[oa]|el|ella|partner|boyfriend|girlfriend|he|she|hes|shes)\b(?: \w+){0,6} (?:es |is |s )?(?:un |una |an? |us )?(?:ciudadan[oa]|citizen|american[oa]|residente|resident)\b/;

const bond = /\b(?:fianza|fiansa|bono|bond)\b/;
const pays = /\b(?:pag(?:o|ar|arl[oa]s?|uemos|amos)|puedo pagar\w*|pay|paying)\b/;

const under21 = "(?:1[0-9]|20|[1-9]|dieci\\w+|veinte|quince|catorce|doce|trece|once|diez)";
const ownKid =
  "(?:mi|my) (?:h?ij[oa]|nin[oa]|bebe|chamac[oa]|muchach[oa]|son|daughter|kid|child|boy|girl|baby)";
const bornHere = "(?:ciudadan[oa]|citizen|naci(?:o|d[oa]) (?:aqui|aca|en estados unidos)|born here)";
const citizenChildUnder21 = new RegExp(
  `\\b${ownKid}\\b(?: \\w+){0,3} (?:de|tiene|is|cumplio) (?:ya |apenas |solo |only )?${under21}(?: anos| anitos| years old)?\\b(?: \\w+){0,3} (?:es |is |was |and |y |un |una |a |us )*${bornHere}\\b|\\b${ownKid} (?:ciudadan[oa] |que nacio aqui )?(?:es |is |was )?(?:a )?${bornHere}(?: y| and|,)? (?:va a cumplir|cumple|tiene|is|hes|shes|de) (?:ya |apenas |only |just )?${under21}\\b`,
);
/** How long who speaks is here, or that she has no papers. */
const ofOneself =
  /\b(?:yo (?:ya )?(?:voy a cumplir|cumplo|tengo|llevo|entre|cruce|no tengo)|(?:llevo|tengo) \w+ anos (?:aqui|aca|en este pais)|me (?:puede|pueden|podria|va a|va a poder) (?:pedir|arreglar|ayudar|dar)|(?:ive|i have) been here|can (?:he|she|they) (?:(?:petition|sponsor|help|fix)(?: for)? me|get me (?:papers|a green card|legal))|i have no papers|i crossed)\b/;
const farmWork =
  /\b(?:granja|campo|rancho|finca|cosecha|pizca|temporada|h ?2 ?a|h ?2 ?b|farm|ranch|harvest|season\w*|jardineria|landscap\w+)\b/;
const hiresMe =
  /\b(?:me contrat\w+|contraten|(?:conseguir|encontrar|busco|buscar|agarrar) (?:un )?(?:trabajo|contrato|patron)|ir a trabajar|irme a trabajar|trabajar (?:en|alla|de)|get (?:hired|a job)|find (?:a job|work)|work (?:in|on))\b/;
const fromAbroad =
  /\b(?:desde (?:mexico|guatemala|honduras|el salvador|mi pais|aca|jamaica|nicaragua|colombia)|(?:estoy|vivo) en (?:mexico|guatemala|honduras|el salvador|mi pais)|from (?:mexico|guatemala|honduras|el salvador|my country|abroad)|(?:im|i am|i live) in (?:mexico|guatemala|honduras|el salvador))\b/;

/** "¿Y si voy a mi país y entro bien?" */
export const goesAndComes =
  /\b(?:voy|me voy|salgo|salir|ir|irme|regreso|regresar|me regreso|go|leave|went|left)\b(?: \w+){0,5} (?:y|para|and|to|then) (?:(?:luego|despues|ya|then) )*(?:(?:me|nos|vuelvo a|volver a|come|get|re) ?)?(?:entr(?:o|ar)|regres(?:o|ar)|vuelv[oa]|volver|reenter|enter|come|back)\b(?: \w+){0,3} (?:bien|legal\w*|derecho|por la (?:linea|garita|puerta)|con (?:visa|papeles|permiso)|como (?:debe|se debe)|the (?:right|legal) way|legally|with (?:a )?visa|properly|in)\b|\b(?:me voy|salgo|salir|irme|regreso|leave|go)\b(?: \w+){0,4} (?:(?:y|and|para|to) )?(?:sac[oa]r?|pid[oa]|pedir|consig[oa]|apply for|get|ask for)(?: \w+){0,2} visa\b/;

const paysSmuggler =
  /\b(?:pag(?:o|ar\w*|ando)|pay|paying)\b(?: \w+){0,4} (?:coyotes?|polleros?|smugglers?)\b/;
const isItWrong =
  /\b(?:(?:in|get in|into) trouble|illegal|crime|legal|delito|hay problema|tengo problemas?|me (?:meto|mete) en|me pueden (?:acusar|arrestar|castigar|deportar)|is it (?:bad|ok))\b/;
const asksToProve =
  /\b(?:como (?:se )?(?:prueb\w+|demuestr\w+|compruebo)|que pruebas|how (?:do|can) (?:i|we) (?:prove|show)|what (?:proof|evidence))\b/;
const isMarriage =
  /\b(?:es (?:real|de verdad|verdadero)|matrimonio|boda|casad[oa]s|(?:is|its) real|marriage)\b/;

export const personRules: readonly Outright[] = [
  { id: "order-check", said: [looksUp, anOrder], unless: knownOrder, calm: true, over: [] },
  {
    id: "signed-and-left",
    said: [kinThere, signed, removalPaper, isOut],
    unless: /\b(?:no firm\w+|did ?nt sign|detenid[oa]|detained|todavia|still here)\b/,
    over: [],
  },
  { id: "visit-without-papers", said: [visits, isHeld, withoutPapers], over: [] },
  {
    id: "interview-overstay",
    said: [marriageInterview, overstayed],
    unless:
      /\b(?:(?:lo|la|me|le) (?:detuv|agarr|arrest|llev)\w+|(?:got|was|were) (?:picked up|arrested|detained|taken)|they (?:took|arrested|detained)|detenid[oa]|in detention|asilo|asylum|consulad\w+|consulate|embajada|juarez|n ?400|ciudadania|citizenship|orden|deport\w+|cruce|brinque|rio)\b/,
    over: [],
  },
  {
    id: "ill-no-papers",
    said: [gravelyIll, withoutPapers, aVisaForIt],
    unless:
      /\b(?:detenid[oa]|detained|mi (?:mama|papa|hij[oa]|espos[oa]|herman[oa])|my (?:mom|dad|son|daughter|wife|husband)|emergencia|911)\b/,
    over: [],
  },
  {
    // Who has no papers and would pay: asked about on the way, with or without the word for bond.
    id: "bond-payer",
    said: [bond, pays, withoutPapers],
    after: { topics: ["fianza", "encontrar-detenido"], said: [pays, withoutPapers] },
    unless: /\b(?:abogad\w+|lawyer)\b/,
    over: [],
  },
  {
    // Asked in reply to how they came: going out to come in again closes more than it opens.
    id: "go-and-return",
    said: [],
    after: {
      topics: [
        "entre-sin-inspeccion-245i",
        "arreglar-papeles",
        "castigo-3-10-perdon",
        "turista-vencido",
        "ajuste-familiar",
      ],
      said: [goesAndComes],
    },
    without: [
      "resident",
      "citizen",
      "asylumFiled",
      "pending485",
      "order",
      "reentry",
      "twice",
      "daca",
      "abroad",
    ],
    lead: "leaving",
    over: [],
  },
  {
    id: "child-not-yet-21",
    said: [citizenChildUnder21, ofOneself],
    unless:
      /\b(?:hij[oa] (?:\w+ ){0,2}(?:no es|resident)|pedir a mi h?ij[oa]|traer a mi|petition my|deten\w+|corte|court|orden|autism\w*|enferm\w+|escuela|school|pasaporte|passport|bail|golp\w+|peg[ao]|asilo|asylum|visa u)\b/,
    against: [
      "hijos-hijastros",
      "arreglar-papeles",
      "hijos-nacidos-aqui",
      "pedir-papas",
      "ciudadania-por-padres",
    ],
    calm: true,
  },
  {
    id: "h2-worker-abroad",
    said: [farmWork, hiresMe, fromAbroad],
    unless:
      /\b(?:soy (?:el )?(?:patron|dueno)|tengo (?:un |una )?(?:rancho|granja|negocio|empresa)|my (?:farm|company|business)|contratar (?:gente|trabajadores)|hire workers|ya (?:estoy|trabajo) aqui|cobr\w+|pag\w+)\b/,
    calm: true,
    against: ["h2a-h2b", "permiso-trabajo-general", "patron-me-peticiona", "tn-e2"],
  },
  {
    // Asked of parents, who are included only by the age of who has the visa.
    id: "u-family",
    said: [
      /\b(?:visa u|u visa|i ?918)\b/,
      /\b(?:mi|mis|my|a mi|a mis) (?:mama|papa|papas|padres|madre|padre|mom|dad|mother|father|parents|herman[oa]s?|brothers?|sisters?|siblings)\b/,
      /\b(?:inclu\w+|traer\w*|pedir\w*|meter\w*|agregar\w*|entran?|pueden? (?:entrar|ir|venir)|add|bring|include\w*|petition)\b/,
    ],
    unless:
      /\b(?:visa u|u visa) (?:de|of|for) (?:mi|my|su)\b|\b(?:(?:a )?mi (?:mama|papa|herman[oa]) (?:esta|l[oae] |tiene|tuvo|pidio|sufrio|es (?:la )?victima)|my (?:mom|dad|brother|sister) (?:has|had|was|got|is)|negaron|denied|certific\w+|firm\w+)\b/,
    calm: true,
    over: [],
  },
  {
    // Asked while the overview still wants to know how she came in.
    id: "prove-marriage",
    said: [],
    after: { topics: ["arreglar-papeles"], said: [asksToProve, isMarriage] },
    over: [],
  },
  {
    // Whether paying is wrong is a question about the law, and no request.
    id: "smuggler-pay",
    said: [paysSmuggler, isItWrong],
    unless:
      /\b(?:secuestr\w+|amenaz\w+|no aparece|perdid[oa]|kidnap\w*|threat\w*|missing|lost|consulad\w+|consulate|formulario|form|entrevista|interview|cita|hace|ago|bebe|nin[oa]s?|kids|(?:19|20)\d\d|(?:mama|papa|herman[oa]|espos[oa]|ti[oa]) (?:le )?pago)\b/,
    over: ["smuggle"],
  },
  {
    id: "partner-unmarried",
    said: [together, partnerCitizen],
    unless:
      /\b(?:ya no|no (?:vivo|vivimos)|no longer|(?:yo )?soy (?:ciudadan|resident)\w*|im a (?:citizen|resident)|i am a (?:us )?(?:citizen|resident)|(?:quer\w+|vamos a|voy a|pensamos|want to|going to) (?:\w+ )?(?:cas\w+|marry|get married)|arregl\w+|legal\w*|mis papeles|detenid\w*|golp\w+|peg[ao]\w*|hits|abus\w+|murio|died|ex)\b/,
    against: [
      "pedir-esposo",
      "ajuste-familiar",
      "arreglar-papeles",
      "inmediato-vs-preferencia",
      "prometido-k1",
    ],
    over: [],
  },
];

/** A vote asked about by who has a card but no citizenship, whatever else the words sound like. */
export const votesWithoutCitizenship = (words: string): boolean =>
  wouldVote.test(words) &&
  noCitizen.test(words) &&
  !/\b(?:mi pais|consulado|my country|consulate|sindicato|union|escuela|jefe|boss)\b/.test(words);
