/**
 * Questions that come up in any subject: another day, how many, too late, in my language, free of cost. The subject's own sentence answers
 * them where it has one, whatever word of the question names another subject. Server only.
 */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import type { Carried } from "#guide/dialogue/server-only/thread/carried.ts";

const licenses = idSet(
  "licencia-manejar license-state-without traffic-court stop-no-license license-record license-with-permit",
);
const moved = idSet("cambio-direccion moved-late missed-letters");
const rfe = idSet("perdi-o-me-negaron rfe-time rfe-marriage rfe-not-all");
const renewsCard = idSet("renovar-green-card name-change");
const records = idSet(
  "dui antecedentes dui-court criminal-court erased-record marijuana hold-and-out tell-arrest",
);
const cubans = idSet("residencia-cubanos i-220a i-220a-residence i-220a-wait i-220a-spouse");
const held = idSet("encontrar-detenido fianza habeas detainer visit-detained ask-the-lawyer bond-old-crime");
const helpers = idSet("buscar-abogado");
const waivers = idSet(
  "castigo-3-10-perdon child-21-parent-crossed child-waiver crossed-spouse not-married-yet entered-once interview-no-waiver entre-sin-inspeccion-245i",
);
const sold = idSet(
  "notarios-fraude papers-for-sale notary-report false-asylum-offered passport-given preparer-untrue",
);
const twoYears = idSet(
  "residencia-condicional two-year-alone two-year-card two-year-now two-year-last-days late-i751 no-photos",
);

const renewing = /\b(?:renov\w+|renuev\w+|renew\w*)\b/;
/** A wish for the same thing without paying for it. */
const unpaid =
  /\b(?:(?:no|sin|without|not|dont have to) (?:tener que |to |having to )?(?:pagar|pay\w*)|(?:i |we )?(?:cant|cannot|can not|couldnt) (?:afford|pay)|no (?:me alcanza|lo puedo pagar|puedo pagar|tengo (?:para pagar|el dinero|ese dinero|dinero))|(?:fee )?waiver|exencion|perdonan el pago)\b/;
const dayOff =
  /\b(?:no (?:puedo|puede|podemos|voy a poder|podre)(?: ir| llegar| asistir| presentarme)?(?: a la cita)? (?:ese|esa|este|el|en esa) (?:dia|fecha|hora|lunes|martes|miercoles|jueves|viernes|\d+)|no (?:puedo|podre|voy a poder) ir\b|ese dia (?:no puedo|trabajo|tengo)|(?:la|lo|cita|fecha) (?:puedo )?(?:cambi\w+|mov\w+|muev\w+)|(?:puedo|como|quiero) (?:la |lo )?(?:cambi\w+|mov\w+)(?:la|lo)?|(?:cant|cannot|can not) (?:go|make it|come)|(?:i work|working|have work) that day|reschedul\w*|(?:change|move) (?:it|the (?:date|day|appointment)))\b/;

const alone: Carried = {
  open: idSet(
    "buscar-abogado nta-corte consultar-caso-corte asilo-general asilo-un-anio permiso-trabajo-asilo hearing-change",
  ),
  said: /\b(?:(?:puedo|podria|puede|puedes|voy|ir|tengo que) (?:\w+ ){0,2}sol[oa]|sin (?:un )?abogad[oa]|(?:go|do it|appear) (?:\w+ ){0,2}alone|by myself|without (?:a )?(?:lawyer|attorney))\b/,
  unless: /\b(?:uscis|entrevista|interview|huellas|casad[oa]|viv\w+)\b/,
  tell: "go-alone",
  urgency: "court",
};

const moreTime: Carried = {
  open: idSet("asilo-general asilo-un-anio late-asylum asylum-year-close retencion-cat buscar-abogado"),
  said: /\b(?:mas tiempo|otra fecha|una prorroga|continuance|more time|another date|postpone)\b/,
  unless: /\b(?:neg\w+|apel\w+|appeal)\b/,
  tell: "hearing-change",
  urgency: "court",
};

/** The exam of a case that was denied. */
const oldExam: Omit<Carried, "said"> = {
  open: idSet("proceso-examen-medico exam-after-denial"),
  unless: /\b(?:cuanto|cuesta|how much|cost)\b/,
  long: true,
  tell: "exam-after-denial",
};

/** The nearer to one subject goes first. */
export const askedCarried: readonly Carried[] = [
  {
    // "Es la de diez años, ¿y cuánto cuesta?": the card, not the law of ten years.
    open: renewsCard,
    said: /\b(?:10|diez|ten|2|dos|two) (?:anos|years?)\b.*\b(?:cuanto|cuesta|vale|how much|cost|fee)\b|\b(?:cuanto|how much)\b.*\b(?:10|diez|ten) (?:anos|years?)\b/,
    unless: /\b(?:ley|corte|juez|law|court|judge)\b/,
    cost: "renovar-green-card",
  },
  {
    open: idSet("nta-corte consultar-caso-corte court-afraid"),
    said: dayOff,
    unless: /\b(?:direccion|casa|estado|address|state|ciudad|city)\b/,
    tell: "hearing-change",
    urgency: "court",
  },
  {
    open: records,
    was: renewsCard,
    said: renewing,
    tell: "renew-card-arrest",
  },
  { open: records, was: idSet("daca"), said: renewing, tell: "renew-daca-arrest" },
  {
    open: renewsCard,
    said: renewing,
    told: ["arrested"],
    without: ["conditional"],
    unless: /\b(?:cuanto|cuesta|tarda|how (?:much|long)|cost)\b/,
    tell: "renew-card-arrest",
  },
  {
    open: idSet("seguro-social used-papers derechos-laborales social-number"),
    was: idSet("taxes-itin"),
    said: /\b(?:(?:me )?ayud\w+ (?:gratis )?(?:a|con) (?:hacer\w*|ellos|los taxes|llenar\w*)|(?:hacer|llenar|declarar)los|help (?:me )?(?:do|file|with) (?:them|it|my taxes)|(?:taxes|impuestos))\b/,
    cost: "taxes-itin",
  },
  {
    open: idSet("pedir-esposo"),
    said: /\b(?:(?:ella|el) )?(?:entro|cruzo|paso|brinco|vino|(?:she|he) (?:came|entered|crossed))\b(?: \w+){0,4} (?:sin (?:visa|papeles|inspeccion|revision|permiso)|ilegal\w*|por (?:el |la )?(?:desierto|rio|cerro|monte|frontera|linea)|without (?:a visa|papers|inspection)|illegally|the (?:desert|river|border))\b/,
    unless: /\b(?:deport\w+|dos veces|twice|orden|removed)\b/,
    without: ["crossed", "order", "reentry", "army"],
    tell: "spouse-crossed",
  },
  {
    open: idSet("spouse-crossed"),
    said: /\b(?:hago|hace|haga|hiciera|hice|sea|fuera|become|becomes|became)\b(?: \w+){0,2} (?:ciudadan[oa]|citizen)\b|\bnaturaliz\w+\b/,
    unless: /\b(?:como (?:le hago para )?(?:me |puedo )?(?:hago|hacerme|ser|saco)|how (?:do|can) i)\b/,
    tell: "petitioner-naturalizes-crossed",
  },
  {
    open: idSet("petitioner-naturalizes-crossed petitioner-naturalizes"),
    said: /\b(?:permiso|permit|trabaj\w+|work\w*)\b/,
    opened:
      /\b(?:cru[zc]\w+|sin (?:visa|papeles|inspeccion|revision)|desierto|rio|crossed|illegally|without)\b/,
    tell: "consulate-work",
  },
  {
    open: waivers,
    said: /\b(?:novi[oa]|prometid[oa]|boyfriend|girlfriend|fiancee?|no (?:nos hemos casado|estamos casados)|not married(?: yet)?)\b/,
    unless: /\b(?:residente|resident|mi hij[oa]|my (?:son|daughter))\b/,
    without: ["visa", "parole", "order", "reentry", "twice", "esta", "army"],
    tell: "not-married-yet",
    urgency: "leaving",
  },
  {
    open: idSet("castigo-3-10-perdon child-21-parent-crossed child-waiver entered-once"),
    said: /\b(?:si )?(?:me (?:caso|casara|case)|nos casamos|i (?:marry|get married)|casarme)\b(?: \w+){0,4} (?:ciudadan[oa]|american[oa]|gring[oa]|citizen|american)\b/,
    unless: /\b(?:mi hij[oa]|my (?:son|daughter))\b/,
    without: ["visa", "parole", "order", "reentry", "twice", "esta", "army"],
    tell: "crossed-spouse",
    urgency: "leaving",
  },
  {
    open: waivers,
    said: /\b(?:nunca (?:he )?sali(?:do)?|no he salido(?: nunca)?|(?:solo|nomas|nada mas) (?:esa|una|entre una|cruce una) ?(?:sola )?vez|una sola (?:vez|entrada)|never (?:left|been out)|only (?:once|that (?:one )?time|one time)|just (?:once|that once))\b/,
    without: ["visa", "parole", "order", "reentry", "twice", "deported", "army"],
    tell: "entered-once",
    urgency: "leaving",
  },
  {
    open: null,
    said: /^(?=.*\b(?:espos[oa]|marido|mujer|husbands?|wifes?)\b).*\b(?:su|his|her) (?:herman[oa]s?|brother|sister)s?\b(?: \w+){0,3} (?:es|is|son|are) (?:\w+ )?(?:ciudadan[oa]s?|citizens?)\b/,
    without: ["order", "reentry"],
    tell: "spouse-sibling",
  },
  {
    open: idSet(
      "entre-sin-inspeccion-245i arreglar-papeles hijos-hijastros pedir-papas parent-asks-for-me no-relative",
    ),
    said: /\b(?:mi|my) (?:mama|papa|madre|padre|mom|dad|mother|father)\b.*\b(?:casad[oa]|married)\b|\b(?:ella|el|she|he) (?:si )?(?:me puede pedir|can petition)\b.*\b(?:casad[oa]|married)\b|\b(?:estoy|soy) casad[oa]\b.*\b(?:mi|my) (?:mama|papa|madre|padre)\b/,
    unless: /\bciudadan[oa]|citizen\b/,
    told: ["kinResident"],
    without: ["citizen", "order", "reentry"],
    tell: "resident-parent-married",
  },
  {
    open: idSet("entre-sin-inspeccion-245i arreglar-papeles no-relative"),
    said: /^(?:(?:y|pero|and|but) )*(?:mi|my) (?:mama|papa|madre|padre|mom|dad|mother|father) (?:ya )?(?:es|is|tiene|has) (?:(?:una?|la|su|a|an|her|his|the) )?(?:residente|mica|residencia|green card|(?:permanent )?resident)$/,
    told: ["crossed"],
    without: ["order", "reentry", "twice", "oldPetition", "visa", "parole"],
    tell: "resident-parent-crossed",
  },
  {
    open: moved,
    said: /\b(?:(?:ya )?(?:se me paso|me pase|se paso|pasaron|es tarde|estoy (?:fuera|tarde))|(?:hace|como) (?:mas de )?(?:un|dos|tres|cuatro|\d+) (?:mes(?:es)?|anos?)\b.*\b(?:aviso|avisar|tarde|paso|pase)|too late|am i late|missed the deadline|(?:a|two|three|\d+) (?:months?|years?) ago)\b/,
    unless: /\b(?:cartas?|letters?|corte|court)\b/,
    tell: "moved-late",
  },
  {
    open: moved,
    said: /\b(?:perd(?:i|io|imos|ieron)|se (?:me )?perd\w+|no (?:me |nos )?(?:ha |han )?(?:lleg\w+|recib\w+)|lost|miss(?:ed)?|never got|didnt get)\b(?: \w+){0,4} (?:cartas?|avisos?|citas?|correo|letters?|notices?|mail)\b|\b(?:cartas?|avisos?|letters?|notices?|mail)\b.*\b(?:perd\w+|vieja|anterior|otra casa|lost|old)\b/,
    tell: "missed-letters",
  },
  {
    open: rfe,
    said: /\b(?:pruebas?|evidencia|proof|evidence)\b(?: \w+){0,3} (?:matrimonio|casad[oa]s|relacion|pareja|marriage|relationship)\b|\b(?:matrimonio|boda|marriage)\b(?: \w+){0,3} (?:real|de verdad|bona fide|pruebas?|proof)\b/,
    unless: /\b(?:neg\w+|den(?:y|ied))\b/,
    tell: "rfe-marriage",
  },
  {
    open: rfe,
    said: /\b(?:no (?:junto|alcanzo|consigo|tengo|encuentro|completo|puedo juntar)|me falta\w*|missing|(?:dont|cant|do not|cannot) (?:have|get|find|gather))\b(?: \w+){0,4} (?:todo|todos|papel(?:es)?|documentos?|eso|esos|pruebas?|acta|a tiempo|everything|papers?|documents?|proof|one|in time)\b/,
    tell: "rfe-not-all",
  },
  {
    open: rfe,
    told: ["rfe"],
    said: /\b(?:tengo hasta|hasta el|para el|vence(?: el)?|la fecha es|due|until|by) (?:\w+ ){0,2}(?:\d|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|january|february|march|april|may|june|july|august|september|october|november|december)/,
    unless: /\b(?:neg\w+|den(?:y|ied))\b/,
    tell: "rfe-time",
  },
  {
    ...oldExam,
    said: /\b(?:(?:de)?negaron|me (?:la |lo )?(?:de)?nego|(?:de)?negad[oa]|denied)\b/,
  },
  {
    ...oldExam,
    said: /\b(?:viejo|anterior|otro (?:examen|doctor)?|hacer otro|old (?:one|exam)|another one|still good|sirve)\b/,
    opened: /\b(?:(?:de)?negaron|(?:de)?nego|(?:de)?negad[oa]|denied)\b/,
  },
  {
    open: cubans,
    said: /\b(?:no (?:le |te )?entie?nd\w+|explic\w+|entonces (?:espero|que)|espero o que|dont understand|so (?:do i|what do i) (?:wait|do))\b/,
    opened: /\b220\b|\b(?:i ?)?220 ?a\b/,
    tell: "i-220a-wait",
  },
  {
    open: cubans,
    said: /\b(?:espos[oa]|marido|mujer|wife|husband)\b.*\b(?:residente|ciudadan[oa]|cuban[oa]|resident|citizen|cuban)\b/,
    unless: /\b(?:parole|parol|visa|cbp)\b/,
    opened: /\b220\b|\b(?:i ?)?220 ?a\b/,
    tell: "i-220a-spouse",
  },
  {
    open: cubans,
    said: /\b(?:residencia|residente|green card|mica|485|resident)\b/,
    unless: /\b(?:espos[oa]|hij[oa]s?|mama|papa|wife|husband|kids?|cuanto|cuesta|how much)\b/,
    opened: /\b220\b|\b(?:i ?)?220 ?a\b/,
    tell: "i-220a-residence",
  },
  {
    open: licenses,
    said: /\b(?:me (?:para|paran|detienen|agarran)|police stop|pull\w* me over|stop(?:s|ped)? me)\b/,
    tell: "stop-no-license",
  },
  {
    open: licenses,
    said: /\b(?:(?:permiso de trabajo|work permit|ead|tarjeta|card)\b.*|(?:si |ya )?me la dan\b.*)$/,
    unless:
      /\b(?:perdi|lost|vencid\w*|venci\w*|expired|rob\w+|stolen|no tengo|todavia no|aun no|no me (?:llega|ha llegado)|dont have|como (?:saco|pido)|cuanto|cuesta|cost|how (?:much|do i get)|real id)\b/,
    tell: "license-with-permit",
  },
  {
    open: helpers,
    fact: true,
    said: /^(?:(?:y|pues|no|and|well) )*(?:es (?:para|por|de|un|lo)|seria para|para|its?(?: is)? (?:for|about|an?)|for) (?:\w+ ){0,4}(?:caso|case|asilo|asylum|corte|court|residencia|peticion|petition|green card)\b/,
    says: {
      es: /^La corte tiene una lista|^En esos grupos|^Los de la lista/,
      en: /^The court has a list|^Those groups|^In those groups|^Those on the court/,
    },
  },
  {
    open: helpers,
    fact: true,
    said: /^(?:(?:y|pues|yo|i) )*(?:vivo|vivimos|estoy|live|im|i am)? ?(?:en|in) (?!espanol|ingles)\w+(?: \w+){0,2}$/,
    says: { es: /^La corte tiene una lista|^Busca en immigr/, en: /^The court has a list|^Search (?:on|at)/ },
  },
  { ...alone, told: ["court"] },
  { ...alone, opened: /\b(?:corte|court|juez|judge)\b/ },
  { ...moreTime, told: ["court"] },
  { ...moreTime, was: idSet("nta-corte consultar-caso-corte") },
  {
    open: held,
    said: /\b(?:(?:que|what) (?:le |do i |should i )?(?:pregunt\w+|digo|pido|ask)(?: \w+){0,3} (?:abogad[oa]|lawyer)|(?:y )?si (?:ya )?(?:firma|firmo|le hacen firmar)|(?:what )?if (?:he|she) sign(?:s|ed)?)\b/,
    tell: "ask-the-lawyer",
    urgency: "detained",
  },
  {
    open: held,
    said: /\b(?:no (?:tengo|se|tenemos|sabemos|encuentro) (?:\w+ ){0,2}numero(?: a)?|sin (?:su |el )?numero a|(?:dont|do not) (?:have|know) (?:\w+ ){0,2}(?:a )?number|no a number)\b/,
    tell: "encontrar-detenido",
    urgency: "detained",
  },
  {
    open: sold,
    said: /\b(?:me (?:va|van|quiere\w*|ofrec\w+|puede\w*) (?:a )?(?:met\w+|pon\w+|ped\w+|sac\w+|hac\w+)|met\w+(?:me)?|pon\w+(?:me)?|(?:he|she|they|will|wants? to|going to) (?:\w+ ){0,3}(?:file|put|apply|do))\b(?: \w+){0,3} (?:asilo|asylum)\b/,
    unless: /\b(?:ya (?:metio|mando|lo metio)|filed|entrevista|interview|corte|court)\b/,
    without: ["asylumFiled"],
    tell: "false-asylum-offered",
  },
  {
    open: sold,
    said: /\b(?:di|tiene|dimos|deje|entregue|quedo (?:con )?|gave|has|kept)\b(?: \w+){0,2} (?:mi|el|my|the) (?:pasaporte|passport)\b/,
    unless:
      /\b(?:encerr\w+|amena\w+|golpe\w*|peg[ao]\w*|oblig\w+|trabaj\w+|locked|threat\w*|hit|forced?|work\w*|boss|patron)\b/,
    calm: true,
    tell: "passport-given",
  },
  {
    open: twoYears,
    said: /\b(?:(?:que|cuales) pruebas?|pruebas? (?:mando|necesito|pongo|llevo|sirven)|what (?:proof|evidence)|which (?:proof|evidence))\b/,
    long: true,
    says: {
      es: /^Renta, taxes|^También cartas|^Con el divorcio/,
      en: /^Lease, taxes|^So do letters|^Once the divorce/,
    },
  },
  {
    open: idSet("examen-ciudadania weak-english fail-test"),
    said: /\b(?:cuantas preguntas|las (?:100|128)|100 o|128|how many questions|which (?:questions|test|list))\b/,
    says: { es: /V29\.(?:start|old-questions)/, en: /V29\.(?:start|old-questions)/ },
  },
  {
    open: idSet("examen-ciudadania weak-english"),
    said: /\b(?:en (?:espanol|mi idioma)|in (?:spanish|my language))\b/,
    says: { es: /^El examen es de inglés y civismo/, en: /^The test is English and civics/ },
  },
  {
    open: idSet(
      "examen-ciudadania weak-english ciudadania-requisitos citizen-wish price-citizenship fail-test",
    ),
    said: /\b(?:reprueb\w+|reprob\w+|no (?:paso|pase)|fail\w*|dont pass)\b/,
    tell: "fail-test",
  },
  {
    open: idSet("ciudadania-requisitos citizen-wish price-citizenship n400-separated"),
    said: /^(?:(?:y|and|pero|but|what about|how about|como es|how is|de) )*(?:el|del|the) (?:examen|test|exam)\b/,
    unless: /\b(?:medico|medical|cuanto cuesta|how much)\b/,
    tell: "examen-ciudadania",
  },
  {
    open: idSet("pedir-hermanos"),
    said: /\b(?:cuanto (?:tiempo )?(?:me|nos|le) falta\w*|cuantos anos (?:faltan|me faltan|son)|how (?:much longer|many years|long))\b/,
    says: { es: /V27\.f4/, en: /V27\.f4/ },
  },
  {
    open: idSet("renovar-permiso-extension"),
    said: /\b540\b/,
    says: { es: /V08\./, en: /V08\./ },
  },
  {
    open: idSet(
      "renovar-green-card documentos-perdidos card-fee-waiver card-error lost-card-trip name-change",
    ),
    said: unpaid,
    opened: /\b(?:mica|green card|tarjeta|residen\w+)\b/,
    unless: /\b(?:permiso de trabajo|work permit|consulado|abogad[oa])\b/,
    tell: "card-fee-waiver",
  },
  {
    open: idSet("documentos-perdidos"),
    was: renewsCard,
    said: unpaid,
    unless: /\b(?:permiso de trabajo|work permit|consulado|abogad[oa])\b/,
    tell: "card-fee-waiver",
  },
];

/** Asked of any subject; what is known of a single one goes before. */
export const anyCarried: readonly Carried[] = [
  {
    open: null,
    said: /\b(?:ayud\w+|sirve\w*|da|dan|cuenta|help\w*|count\w*|give)\b(?: \w+){0,3} (?:arreglar\w*|papeles|residencia|legaliz\w+|estatus|papers|green card|status)\b/,
    unless:
      /\b(?:quien|donde|me puede[ns]?|can (?:he|she|they)|abogad[oa]|ayudenme|me pueden ayudar|ayudame|lawyer|who|where)\b/,
    says: {
      es: /no (?:te |le |les )?dan? (?:papeles|estatus|(?:la )?residencia)|no es residencia/,
      en: /(?:gives?(?: you)? no|does not give(?: you)?) (?:papers|status|(?:a )?green card)|is not (?:a green card|residence)/,
    },
  },
  {
    // The subject's own line on another day, a free way or the wait goes before what one word of the question names.
    open: null,
    said: dayOff,
    unless:
      /\b(?:corte|court|juez|judge|pagar|pay|salir|direccion|address|encerr\w+|pasaporte|amena\w+|golpe\w*|peg[ao]\w*|oblig\w+|vigil\w+|papeles|locked|lock|passport|threat\w*|hit|hits|forced?|leave|afraid|miedo)\b/,
    calm: true,
    says: {
      es: /(?:^Para cambiarla|otra fecha por escrito|pide otra (?:fecha|cita))/,
      en: /(?:^To change it|another date in writing|ask for another (?:date|appointment))/,
    },
  },
  {
    open: null,
    said: /\b(?:donde|quien|hay quien|where|who)\b(?: \w+){0,4} (?:gratis|free)\b|\b(?:ayud\w+|help)\b(?: \w+){0,3} (?:gratis|free)\b/,
    unless: /\b(?:abogad[oa]|lawyer|attorney)\b/,
    says: {
      es: /ayud\w+ gratis|ayuda gratis|material en español/,
      en: /free (?:\w+ )?help|help (?:you )?(?:for free|at no cost)/,
    },
  },
  {
    open: null,
    said: unpaid,
    unless: /\b(?:abogad[oa]|lawyer|patron|boss|sin que|impuestos|taxes|renta|fianza|bond)\b/,
    says: { es: /no hay exención|\bI-912\b/, en: /no (?:fee )?waiver|\bI-912\b/ },
  },
];
