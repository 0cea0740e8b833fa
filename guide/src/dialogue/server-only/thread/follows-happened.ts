/**
 * What people say next that has an answer of its own: the state they live in, help that is about to be dropped out of fear, a husband who
 * wants to cross again, a brother who should come along, taxes that were paid. Part of `follows-table.ts`. Server only.
 */
import { idSet } from "#guide/dialogue/server-only/ids.ts";
import { licenceStates } from "#guide/dialogue/server-only/licence-states.ts";
import {
  crossingOther,
  liveApart,
  thinksOfCrossing,
} from "#guide/dialogue/server-only/outright/by-what-happened.ts";
import type { Follow } from "#guide/dialogue/server-only/thread/follows-table.ts";
import { ofTenYears } from "#guide/dialogue/server-only/told/facts.ts";

const statusSubjects = idSet(
  "arreglar-papeles hijos-nacidos-aqui entre-sin-inspeccion-245i castigo-3-10-perdon turista-vencido crossed-spouse crossed-young-child taxes-no-status",
);
const removed = idSet(
  "reingreso-tras-deportacion castigo-3-10-perdon proceso-consular orden-deportacion removed-abroad removed-may-return removed-how-long spouse-sent-back",
);
const licences = idSet("licencia-manejar license-record stop-no-license license-with-permit");
const tps = idSet("tps tps-honduras-nicaragua tps-venezuela tps-haiti-syria");
const couples = idSet(
  "matrimonio-igualitario prometido-k1 pedir-esposo resident-fiance same-sex-not-married",
);
const parents = idSet("pedir-papas ajuste-familiar inmediato-vs-preferencia");
const abuse = idSet("vawa visa-u partner-threat-ice vawa-leave-home");

const ofA12 = /\b(?:a ?12|c ?19|a doce|c diecinueve)\b/;
const takesAway =
  /\b(?:(?:l[eao]s? |se l[oa]s? )?(?:quito|quitar\w*|quite|cancelo|cancelar\w*|saco|sacar\w*|dejo|renuncio)|(?:do i |should i )?(?:cancel|drop|take (?:them|him|her) off))\b(?: \w+){0,4} (?:medicaid|medi ?cal|estampillas|ayudas?|wic|chip|desayunos|beneficios|food stamps|snap|benefits)\b/;
const wasTaken =
  /\b(?:me|nos|les) (?:quitaron|cancelaron|cortaron|van a quitar)\b|\b(?:they|was) (?:cut|cancell?ed)\b/;
const wedAbroad =
  /\b(?:nos casamos|casarnos|me caso|casarme|(?:we |i )?(?:get|got|getting) married|marry)\b(?: \w+){0,3} (?:alla|en (?:mexico|mi pais|su pais|guatemala|honduras|el salvador|colombia)|(?:over )?there|abroad)\b/;
const fromAfar = /\b(?:zoom|video\w*|poder|proxy|distancia|internet|online|en linea)\b/;
/** The state and nothing else; Illinois has an answer of its own. */
const onlyState = new RegExp(
  `^(?:(?:y|e|pues|bueno|si|en|vivo|vivimos|estoy|estamos|aqui|aca|yo|es|el|la|ciudad|estado|de|and|what|about|if|i|we|live|am|im|in|the|state|of|here) )*(?:${licenceStates})(?: (?:yo|vivo|ahi|alli|there|now))*$`,
);
const paysTaxes =
  /\b(?:pago|pagado|pagamos|declaro|hago|pay|paid|file)(?: \w+){0,3} (?:taxes|impuestos|income)\b/;
const doesItCount = /\b(?:cuenta|cuentan|sirve|ayuda|vale|nada|count|help|matter|nothing)\b/;
const taxesCount = new RegExp(
  `(?=.*${paysTaxes.source})(?=.*${doesItCount.source})|\\b(?:los|mis|my) (?:taxes|impuestos)\\b.*${doesItCount.source}`,
);
const tenYearLaw = /\bley de (?:los |las )?(?:10|diez)(?: anos)?\b|\b(?:10|ten) year (?:law|rule)\b/;
const siblingToo =
  /^(?=.*\b(?:mi|my)(?: (?:other|little|younger|kid|baby))* (?:herman(?:it)?[oa]s?|brothers?|sisters?|siblings?)\b)(?=.*\b(?:con (?:ella|el|ellos)|tambien|junt[oa]s?|entra\w*|incluid\w+|(?:go|come|goes) (?:along|with)|with (?:her|him|them)|included?|too)\b)/;
const learnsOfIt =
  /\b(?:se (?:va a |puede |pueda )?(?:enter\w+|entere|dar cuenta|da cuenta)|l[eo] (?:avisan|van a avisar|dicen|van a decir|mandan|llega\w*|llaman)|(?:does|will|can|would) (?:he|she|they) (?:know|find out|be told)|find out|tell (?:him|her))\b/;
const nobodyCounts =
  /^(?=.*\b(?:no (?:estoy|soy) casad[oa]|soy solter[oa]|no tengo (?:espos[oa]|marido|pareja)|not married|(?:im|i am) single)\b)(?=.*\b(?:papas|padres|mama|papa|parents|mom|dad)\b(?: \w+){0,4} (?:viven|vive|estan|esta|siguen|no tienen|tampoco|murieron|fallec\w+|live|are|died|have no)\b)/;
const alone =
  /^(?=.*\b(?:sol[oa]|solit[oa]|por (?:mi|su) cuenta|on (?:his|her|my|their) own|alone)\b)(?=.*\b(?:pedir\w*|pide|sacar\w*|saca|solicitar\w*|aplicar|apply|ask|get)\b)/;

const mayCome =
  /^(?:(?:y|e|entonces|pero|oiga|o sea|osea|and|so|but|then)(?: que)? )*(?:(?:el|ella|ellos|ellas|mi \w+|mis \w+) )?(?:ya )?(?:(?:puede|pueden|podria|podrian) (?:ya )?(?:venir(?:se)?|entrar|viajar(?: para aca)?|llegar)|(?:can|could|may) (?:(?:he|she|they|my \w+) )?(?:already )?(?:come|enter|travel)|(?:he|she|they) can (?:already )?(?:come|enter))(?: (?:ya|aca|para aca|a estados unidos|conmigo|mientras|con (?:el|ese) recibo|here|now|to the us|with the receipt))*$/;
const reopens =
  /^(?:(?:y|entonces|pero|oiga|and|so|but) )*(?:(?:se |lo |la )?(?:puedo|puede|podemos|podria) (?:reabrir(?:lo|la)?|volver a abrir|abrir(?:lo)?(?: de nuevo| otra vez)?)|can (?:i|we|it be) reopen(?:ed)?)(?: (?:el|mi|the|my) (?:caso|case))?(?: otra vez| de nuevo| again)?$/;
const othersParole =
  /\b(?:mi|my) (?:prim[oa]|herman[oa]|amig[oa]|cunad[oa]|vecin[oa]|cousin|brother|sister|friend|neighbor)\b(?: \w+){0,4} (?:con|tiene|with|has)(?: \w+)? parole\b/;

const parentCrossed =
  /^(?=.*\b(?:mi|my|el|ella|he|she|papa|mama|dad|mom)\b)(?=.*\b(?:cruzo|cruzaron|brinco|paso por|entro (?:por|sin)|crossed|swam|(?:por|across|through) (?:el |the )?(?:rio|cerro|desierto|monte|river|desert|border)|caminando|walking)\b)(?=.*\b(?:papa|mama|padre|madre|dad|mom|father|mother)\b)/;
const yearsOver =
  /^(?=.*\b(?:[1-9]|1\d|2\d|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|one|two|three|four|five|six) (?:anos?|years?)\b)(?=.*\b(?:vencid[oa]|venci[od]a?|sin papeles|sin estatus|me quede|overstay\w*|expired|without (?:papers|status))\b)/;
const howLong = /\b(?:cuant[oa]s? (?:tiempo|dias|horas)|hasta cuando|how (?:long|many (?:days|hours)))\b/;
const ofHold = /\b(?:hold|detainer|retencion|i ?247\w?)\b/;

/** Before the rules of the subject itself. */
export const stateFollows: readonly Follow[] = [
  { open: licences, said: onlyState, tell: "license-state-with" },
];

export const happenedFollows: readonly Follow[] = [
  {
    open: idSet("fianza encontrar-detenido detainer antecedentes dui"),
    said: /\b(?:declararse culpable|se declare culpable|he (?:should )?pleads? guilty|him to plead guilty)\b/,
    tell: "criminal-court",
  },
  {
    open: null,
    was: idSet("tps"),
    said: /^(?=.*\bsalvador(?:en[oa])?\b)(?=.*\b(?:tps|perdio|quitaron|acabo|tambien|lost|ended|too)\b)/,
    tell: "tps-el-salvador",
  },
  {
    open: tps,
    said: /^(?=.*\b(?:mi|my|el|ella|she|he)\b)(?=.*\b(?:de|from) (?:el )?salvador\b|.*\bsalvadoren[oa]\b)/,
    tell: "tps-el-salvador",
  },
  {
    open: idSet("ciudadania-requisitos examen-ciudadania n400-papers citizen-wish"),
    said: /\b(?:6[5-9]|[78]\d) (?:anos|years)\b.*\b(?:[2-5]\d) (?:anos )?(?:de |con |as )?(?:residente|mica|resident|years)|\b(?:6[5-9]|[78]\d) (?:anos|years)\b.*\b(?:no sabe|no habla|sin) (?:nada de )?ingles\b/,
    tell: "examen-ciudadania",
  },
  { open: idSet("residencia-condicional two-year-card"), said: ofTenYears, tell: "renovar-green-card" },
  { open: idSet("ciudadania-requisitos citizen-wish"), said: liveApart, tell: "n400-separated" },
  { open: parents, said: parentCrossed, unless: /\b(?:visa|parole)\b/, tell: "parent-crossed" },
  {
    open: idSet("viajar-advance-parole leaving-485"),
    said: yearsOver,
    unless: /\b(?:asilo|asylum|daca|tps|residente|resident|castigo|bar|thing)\b/,
    tell: "parole-after-overstay",
  },
  {
    open: idSet("fianza encontrar-detenido antecedentes dui detainer"),
    opened: ofHold,
    said: howLong,
    tell: "detainer",
  },
  {
    open: idSet("estado-del-caso pedir-esposo proceso-consular hijos-hijastros pedir-papas pedir-hermanos"),
    said: mayCome,
    tell: "petition-no-entry",
  },
  { open: idSet("falte-a-corte missed-first missed-moved"), said: reopens, tell: "reopen-after-missing" },
  { open: idSet("cuban-i220a i-220a-residence i-220a-wait"), said: othersParole, tell: "residencia-cubanos" },
  { open: tps, said: ofA12, opened: /^(?!.*\bsalvador)/, tell: "tps-permit-ended" },
  { open: idSet("carga-publica"), said: takesAway, unless: wasTaken, tell: "keep-child-aid" },
  { open: removed, said: thinksOfCrossing, unless: crossingOther, tell: "do-not-cross-again", amid: true },
  { open: couples, said: wedAbroad, unless: fromAfar, tell: "marry-abroad" },
  { open: statusSubjects, said: taxesCount, tell: "taxes-no-status" },
  { open: statusSubjects, said: tenYearLaw, tell: "ten-year-law" },
  {
    open: parents,
    said: siblingToo,
    unless: /\b(?:mi|my) (?:h?ij[oa]|son|daughter)\b/,
    tell: "my-sibling-not-along",
  },
  {
    open: abuse,
    said: learnsOfIt,
    unless: /\b(?:patron|jefe|boss|escuela|cuesta|cuanto|cost|how much)\b/,
    tell: "vawa-secret",
    amid: true,
  },
  {
    open: idSet("entre-sin-inspeccion-245i castigo-3-10-perdon"),
    said: nobodyCounts,
    unless: /\b(?:residente|ciudadan[oa]s?|mica|resident|citizens?)\b/,
    tell: "no-relative-for-waiver",
  },
  { open: idSet("h2a-h2b h2-worker-abroad"), said: alone, tell: "h2-not-alone" },
];
