/**
 * Of subjects that stand near each other, the words that decide between them: a drunk-driving case is the danger, whatever paper
 * is asked about beside it. Server only; a browser's guide has no room for it.
 */
import { courtDecisions } from "#guide/dialogue/server-only/near-subjects/court.ts";
import { goesOnDecisions, unsureDecisions } from "#guide/dialogue/server-only/near-subjects/goes-on.ts";
import { namedDecisions } from "#guide/dialogue/server-only/near-subjects/named.ts";
import { paperDecisions } from "#guide/dialogue/server-only/near-subjects/papers.ts";
import { plainDecisions } from "#guide/dialogue/server-only/near-subjects/plain.ts";
import { preparerDecisions } from "#guide/dialogue/server-only/near-subjects/preparers.ts";
import { twoMatterDecisions } from "#guide/dialogue/server-only/near-subjects/two-matters.ts";
import { weddingDecisions } from "#guide/dialogue/server-only/near-subjects/weddings.ts";
import type { Hit } from "#guide/search/search.ts";
import { remembering } from "#guide/words/remembering.ts";
import { says } from "#guide/words/server-only/says.ts";

export interface Decision {
  topic: string;
  /** The words that decide: all of these, in whatever order. */
  said: RegExp | readonly RegExp[];
  /** Words that leave it to the ranking. */
  unless?: RegExp;
  /** Subjects it is taken for. */
  over: string;
  /** Answers without asking back. */
  settles?: true;
  /** Holds only while one of these is talked about. */
  after?: string;
  /**
   * The words are of this subject alone, and leave whichever is open: all that are `said` (true), or these among them. Every entry takes turns from
   * the open subject, so only what was seen to go wrong has one (decision 0071).
   */
  leaves?: true | RegExp;
  /** Leaves only these. */
  from?: string;
}

const court = "juez|jueza|corte|audiencia|tribunal|judge|court|hearing|bia";

const reallyMarrying = [
  /\b(?:for real|de verdad|de corazon|por amor|for love|in love|enamorad\w+|nos (?:amamos|queremos|gustamos)|(?:we )?love each other)\b/,
  /\b(?:cas\w+|marry\w*|married|wedding|boda|novi[oa]|boyfriend|girlfriend|fiancee?)\b/,
];
const shamMarriage =
  /\b(?:pag\w+|cobr\w+|dinero|mil|dolares|solo por|papeles|fraude|fraud|acus\w+|investig\w+|sospech\w+|piens\w+|crean|creen|paid|pay|money|papers|fake|fals[oa]|mentira|conveniencia|(?:puro )?negocio|retir\w+|sham|withdr\w+|primer matrimonio|first marriage|gays?|lesb\w*|same ?sex|mismo (?:sexo|genero)|dos (?:hombres|mujeres)|trans\w*)\b/;

const decisions: readonly Decision[] = [
  {
    topic: "dui",
    said: /\b(?:dui|dwi|duai|diuay|diuai|diguai|de u i|d u i|tomaderas?|manej\w+ (?:\w+ )?(?:tomad[oa]|borrach[oa]|ebri[oa]|ped[oa]|alcoholizad[oa])|choqu?e? (?:\w+ )?(?:tomad[oa]|borrach[oa]|ebri[oa])|drunk driving|driving drunk|driv\w+ under)\b/,
    unless: /\b(?:detenid[oa]|fianza|detained|bond|orden de deportacion|donde (?:lo|la) tienen)\b/,
    over: "daca ciudadania-requisitos renovar-green-card proceso-examen-medico antecedentes tps perdi-o-me-negaron licencia-manejar carga-publica residencia-condicional ajuste-familiar asilo-general permiso-trabajo-general pedir-esposo",
  },
  {
    topic: "apelar-juez",
    said: [/\b(?:apel\w+|appeal\w*)\b/, new RegExp(`\\b(?:${court}|orden\\w*)\\b`)],
    // What an office denied: before a judge nothing is decided yet.
    unless:
      /\b(?<!\b(?:juez|jueza|judge) (?:me |nos |le )?)(?:neg(?:o|aron)|denegaron|rechazaron|denied)\b(?: (?!juez|jueza|judge)\w+){0,4} (?:i ?)?(?:485|751|130|765|residencia|green card)\b/,
    over: "orden-deportacion perdi-o-me-negaron nta-corte consultar-caso-corte falte-a-corte asilo-general buscar-abogado cambio-direccion",
  },
  {
    topic: "consultar-caso-corte",
    said: [
      /\b(?:donde|como|en que pagina|en que numero|where|how)\b(?: \w+){0,3} (?:veo|ver|checo|checar|reviso|revisar|consulto|consultar|se (?:cuando|si|que dia|la fecha|mi fecha|cual)|saber|encuentro|averiguo|busco|entero|check|see|find|look|know)\b|\b(?:perdi|perdio|tire|no encuentro|lost|cant find)\b(?: \w+){0,2} (?:papel|carta|hoja|paper|letter|notice)\b/,
      new RegExp(`\\b(?:${court})\\b`),
    ],
    unless:
      /\b(?:falte|no fui|missed|did not go|ordeno|ordered|apel\w+|appeal|abogado|lawyer|notice to appear|que es|what is|preparo|prepare)\b/,
    over: "nta-corte falte-a-corte orden-deportacion cambio-direccion foia salida-voluntaria",
  },
  {
    topic: "salida-voluntaria",
    said: [
      /\b(?:firm\w+|sign\w*)\b/,
      /\b(?:salida|voluntad|voluntari[ao]|se va (?:solo|por)|irse|leave|voluntary|voluntarily|departure)\b/,
    ],
    unless: /\borden (?:en )?firme\b/,
    over: "encontrar-detenido miedo-creible orden-deportacion fianza",
  },
  {
    topic: "hijos-hijastros",
    said: /\b(?:hijastr[oa]s?|entenad[oa]s?|step ?(?:child|children|son|daughter|kids?)|(?:de|from) (?:un|su|una|otro|otra|a|his|her|another|el|the) (?:matrimonio|relacion|pareja|marriage|relationship)(?: anterior| previo| pasad[oa])?|previous marriage|first marriage|matrimonio anterior)\b/,
    unless:
      /\b(?:divorci\w+|viud[oa]|widow\w*|fraude|fraud|fotos|pruebas|evidence|acta de matrimonio|mi matrimonio anterior)\b/,
    over: "pedir-esposo inmediato-vs-preferencia ajuste-familiar pedir-papas",
  },
  {
    topic: "viajar-advance-parole",
    said: /\b(?:permiso (?:de|para) (?:viaje|viajar|salir)|advance parole|travel (?:permit|document|authorization)|i131)\b/,
    unless:
      /\b(?:asilad[oa]|asylee|asilo aprobado|granted asylum|gane (?:el|mi) asilo|refugiad[oa]|refugee|renov\w+|perdi|lost|soldado|militar|military|army|marine)\b/,
    over: "asilo-aprobado parole-militar parole-humanitario pedir-papas renovar-permiso-extension",
  },
  {
    topic: "derechos-laborales",
    said: [
      /\b(?:patron\w*|jef[ea]|duen[oa]|mayordomo|supervisor\w*|encargad[oa]|contratista|boss|employer|manager|owner|restaurante?|taqueria|donde (?:limpio|trabajo))\b/,
      /\b(?:propinas?|pag[ao]\w*|debe\w*|sueldo|horas|cheque|renunci\w+|no me gusta|quejo|quejarme|domingo|tips?|wages?|pay|paid|owes?|overtime|quit|complain\w*)\b/,
      /\b(?:migra|ice|inmigracion|immigration)\b/,
    ],
    over: "ice-en-mi-puerta encontrar-detenido nta-corte visa-t asilo-general check-in-ice",
  },
  {
    topic: "check-in-ice",
    said: /\b(?:present\w+|report\w+|ir|vaya|go|cita|llame|called)\b.*\b(?:oficina (?:de|del) (?:ice|la migra|migracion|inmigracion|deportacion)|ice office|maletas?|suitcase)\b/,
    unless: /\b(?:huellas|biometric\w*|entrevista|interview|juramento|oath)\b/,
    over: "estado-del-caso llamadas-estafa proceso-consular cambio-direccion biometricos orden-deportacion",
  },
  {
    topic: "ice-en-mi-puerta",
    said: /\b(?:ice|migra|agentes|immigration|agents)\b.*\b(?:templo|iglesia|culto|misa|church|hospital|clinica|escuela|school|parada|bus|autobus)\b/,
    unless: /\b(?:detuv\w+|agarr\w+|llevaron|llevo|took|detained|arrest\w+|cita|check ?in)\b/,
    over: "miedo-creible religioso check-in-ice escuela-emergencia encontrar-detenido",
  },
  {
    topic: "viajar-advance-parole",
    said: /\b(?:daca|tps)\b.*\b(?:(?:ir|salir|viajar|irme) .*(?:regres\w+|volver|vuelvo|despedirme|enterrar|entierro|visitar|ver a)|travel|visit|leave and come back)\b/,
    over: "daca tps castigo-3-10-perdon",
    settles: true,
  },
  {
    topic: "buscar-abogado",
    said: /\b(?:legal (?:help|aid|advice|services?|assistance|clinic|representation)|(?:ayuda|asesoria|orientacion|asistencia|servicios?) legal(?:es)?|pro bono)\b/,
    unless: /\b(?:arregl\w+|legaliz\w+|regulariz\w+|papers|papeles)\b/,
    over: "arreglar-papeles",
    settles: true,
  },
  {
    topic: "vawa",
    said: /\b(?:el|ella|mi ex|he|she|my ex) (?:es|era|is|was) (?:un |a |us )?(?:ciudadan[oa]|residente|citizen|resident)\b/,
    over: "pedir-hermanos pedir-esposo pedir-papas ajuste-familiar inmediato-vs-preferencia divorcio-en-tramite",
    settles: true,
    after: "vawa",
  },
  {
    topic: "daca",
    said: /\b(?:reno[vb]\w+|renue[vb]\w+|renew\w*|venc\w+|vens\w+|expir\w+)\b/,
    over: "renovar-permiso-extension renovar-green-card",
    after: "daca",
  },
  {
    topic: "pedir-papas",
    said: /\b(?:me hago|me hiciera|fuera|ya siendo|become|became|were) (?:a )?(?:ciudadan[oa]|citizen)\b/,
    over: "ciudadania-requisitos",
    after: "pedir-papas",
  },
  {
    topic: "pedir-hermanos",
    said: /\b(?:me hago|me hiciera|fuera|ya siendo|become|became|were) (?:a )?(?:ciudadan[oa]|citizen)\b/,
    over: "ciudadania-requisitos",
    after: "pedir-hermanos",
  },
  {
    topic: "estado-del-caso",
    said: [
      /\b(?:aceler\w+|expedit\w+|agiliz\w+|apur(?:en|ar|arl[oa]|aran)|apresur\w+|speed up|hurry up)\b/,
      /\b(?:casos?|tramites?|case|solicitud|application|asilo|asylum|peticion|petition)\b/,
    ],
    over: "viajar-advance-parole pedir-papas pedir-esposo ajuste-familiar asilo-general",
  },
  {
    topic: "cambio-direccion",
    said: [
      /\b(?:me mude|nos mudamos|me cambie de (?:casa|direccion)|i moved|we moved)\b/,
      /\b(?:avis\w+|notific\w+|digo|decir\w*|report\w*|tell|notify)\b/,
    ],
    over: "nta-corte entrevista-asilo",
  },
  {
    // Sent away for asking about a paper: a matter with the boss.
    topic: "derechos-laborales",
    said: [
      /\b(?:fire[ds]?|firing|lay off|laid off|corr(?:e|er|erme|an|io|ieron)|despid\w+|despedir\w*)\b/,
      /\b(?:patron\w*|jef[ea]|boss|employer|manager|trabajo|compania|company)\b/,
      /\b(?:por|porque|for|because)\b/,
    ],
    unless: /\b(?:h ?1 ?b|h ?2|tn|60 (?:dias|days)|visa)\b/,
    over: "renovar-permiso-extension permiso-trabajo-general permiso-trabajo-asilo",
  },
  {
    topic: "taxes-itin",
    said: /\b(?:itin|aitin|ai tin|ay tin)\b/,
    over: "hijos-nacidos-aqui seguro-social",
  },
  {
    topic: "biometricos",
    said: /\b(?:enferm\w+|sick|ayer|yesterday|olvid\w+|forgot|no pude|couldnt)\b/,
    over: "falte-a-corte renovar-permiso-extension",
    after: "biometricos",
  },
  {
    topic: "ice-en-mi-puerta",
    said: [
      /\b(?:orden|warrant)\b.*\b(?:juez|judge)\b/,
      /\b(?:vienen|llegan|tocan|traen|come|knock|door|puerta)\b/,
      /\b(?:firm\w+|sign\w*|papel|paper)\b/,
    ],
    over: "orden-deportacion consultar-caso-corte salida-voluntaria",
  },
  {
    topic: "ciudadania-requisitos",
    said: /\bn400\b/,
    over: "afidavit-i864 taxes-itin",
  },
  {
    topic: "falte-a-corte",
    said: [
      /\b(?:no (?:fui|fuimos|me presente|nos presentamos)|falt(?:e|amos|o)|didnt go|did not go|missed)\b/,
      /\b(?:orden\w*|ordered)\b.*\b(?:remocion|deportacion|removal|deport\w*|removed)\b/,
    ],
    over: "cambio-direccion daca escuela-emergencia",
  },
  {
    topic: "hijos-hijastros",
    said: [/\b(?:dna|adn)\b/, /\b(?:hij[oa]s?|son|daughter|child\w*|kids?)\b/],
    over: "estado-del-caso perdi-o-me-negaron llamadas-estafa examen-ciudadania",
  },
  {
    topic: "taxes-itin",
    said: /\b(?:dependents?|dependientes?|amend\w*|enmend\w*|enmiend\w*)\b/,
    unless: /\b(?:i864|sponsor\w*|patrocin\w*|afidavit|affidavit)\b/,
    over: "notarios-fraude carga-publica",
  },
  {
    topic: "renovar-green-card",
    said: [
      /\b(?:llevaron|robaron|stole|stolen|robbed)\b.*\b(?:green ?card|mica|tarjeta de residente)\b/,
      /\b(?:otra|reponer|repongo|replace\w*|new|another|nueva)\b/,
    ],
    over: "encontrar-detenido ice-en-mi-puerta",
  },
  {
    // Three years count instead of five.
    topic: "ciudadania-requisitos",
    said: /\b(?:mi|my) (?:espos[oa]|marido|mujer|husband|wife)\b.*\b(?:ciudadan[oa]|citizen)\b/,
    over: "pedir-esposo ajuste-familiar",
    after: "ciudadania-requisitos examen-ciudadania",
  },
  {
    topic: "examen-ciudadania",
    said: /\b(?:ingles|english|civica|civics|idioma|espanol)\b/,
    over: "traducciones estudiante-f1 ciudadania-requisitos",
    after: "ciudadania-requisitos examen-ciudadania",
  },
  {
    topic: "encontrar-detenido",
    said: /\b(?:ice|migra|inmigracion|immigration|agentes|agents)\b(?: \w+){0,2} (?:llevo|llevaron|agarro|agarraron|detuvo|detuvieron|took|arrested|detained|grabbed)\b/,
    over: "escuela-emergencia religioso",
  },
  {
    topic: "encontrar-detenido",
    said: /\b(?:esta|estan|quedo|sigue|lo tienen|la tienen|is|being held) (?:preso |presa |metido |encerrad[oa] )?(?:en|in|at) (?:el |la |un |the |a )?(?:condado|carcel|county|jail|bote|tambo|penal|separos)\b/,
    over: "ice-en-mi-puerta licencia-manejar",
  },
  {
    topic: "renovar-permiso-extension",
    said: /\b(?:permiso|permit|ead)\b.*\b(?:se (?:me )?(?:vence|vencio|va a vencer)|vencid[oa]|expir\w+)\b.*\b(?:trabaj\w+|work\w*|renov\w+|renew\w*)\b/,
    over: "permiso-trabajo-general derechos-laborales",
  },
  {
    // Two people who marry because they love each other are no fraud.
    topic: "pedir-esposo",
    said: reallyMarrying,
    unless: shamMarriage,
    over: "fraude-matrimonio matrimonio-igualitario",
  },
  {
    topic: "pedir-esposo",
    said: reallyMarrying,
    unless: shamMarriage,
    over: "fraude-matrimonio",
    after: "fraude-matrimonio",
  },
  {
    topic: "ajuste-familiar",
    said: /\b(?:entrevista (?:de|para|por) (?:la |mi |su )?(?:residencia|green ?card|mica|ajuste)|(?:green ?card|residence|residency|adjustment) interview)\b/,
    unless: /\b(?:asilo|asylum|consulad\w+|juarez|consulate|divorci\w+|divorce\w*|separ\w+)\b/,
    over: "entrevista-asilo divorcio-en-tramite",
  },
  {
    topic: "viajar-advance-parole",
    said: [
      /\b(?:daca|dreamer)\b/,
      /\b(?:study abroad|semester abroad|exchange program|estudi\w+ (?:en el extranjero|fuera del pais|un semestre fuera)|intercambio|(?:programa|curso|semestre) en (?:espana|europa|mexico|otro pais|el extranjero))\b/,
    ],
    over: "estudiante-f1 daca",
    settles: true,
  },
  {
    // A child who hits its parent: the parent may ask alone.
    topic: "vawa",
    said: [
      /\b(?:hij[oa]|hijastr[oa]|entenad[oa]|son|daughter|stepson|stepdaughter)\b/,
      /\b(?:me (?:pega|pegaba|pego|golpea|golpeaba|golpeo|maltrata|maltrataba|avienta|empuja)|(?:hits?|hit|beats?|beat|abuses?|abused|shoves?|pushes) me|hitting me|beating me)\b/,
      /\b(?:ciudadan[oa]|resident[ea]|citizen|resident|self ?petition)\b/,
    ],
    over: "seguro-social turista-vencido pedir-papas hijos-hijastros ajuste-familiar inmediato-vs-preferencia",
    settles: true,
  },
  ...goesOnDecisions,
  ...namedDecisions,
  ...paperDecisions,
  ...unsureDecisions,
  ...courtDecisions,
  ...plainDecisions,
  ...weddingDecisions,
  ...twoMatterDecisions,
  ...preparerDecisions,
];

function isSaid({ said, unless }: Decision, readings: readonly string[]): boolean {
  const all = said instanceof RegExp ? [said] : said;
  const told = readings.some((words) => all.every((one) => says(words, one)));
  return told && !(unless !== undefined && readings.some((words) => says(words, unless)));
}

/** The words say what the ranking only guesses at. */
export function confirms(readings: readonly string[], first: string | undefined): boolean {
  return decisions.some((one) => one.topic === first && one.after === undefined && isSaid(one, readings));
}

/** Subjects that only their own words open: two people who marry are no same-sex couple until something says so. */
const named: Readonly<Record<string, RegExp>> = {
  "matrimonio-igualitario":
    /\b(?:gays?|lesb\w*|bisexual\w*|homosexual\w*|hetero\w*|trans\w{0,8}|tranz|queer|lgbt\w*|jot[oa]s?|mismo (?:sexo|genero)|same ?sex|igualitari\w*|h?ombres?|varon\w*|mujer(?:es)?|muger(?:es)?|m[ae]n|wom[ae]n|guys?|girls|brides|grooms|husbands|wives|moms|dads|(?:los|las) dos|nosotras|juntas|casadas|jevo|prohib\w+|no nos casan)\b/,
};

/** The next subject, where the first one must be named and is not. */
function unnamed(readings: readonly string[], hits: readonly Hit[]): string | null {
  const [first, second] = hits;
  const words = named[first?.topic ?? ""];
  return words === undefined || readings.some((said) => words.test(said)) ? null : (second?.topic ?? null);
}

const leaving = decisions.filter(({ leaves }) => leaves !== undefined);

/** The subject that the words leave the open one for, wherever they stand; null for most. */
export function leavesFor(readings: readonly string[], open: string): string | null {
  const found = leaving.find((one) => {
    const { topic, leaves, from } = one;
    if (topic === open || from?.split(" ").includes(open) === false) return false;
    return leaves instanceof RegExp ? readings.some((words) => leaves.test(words)) : isSaid(one, readings);
  });
  return found?.topic ?? null;
}

/** What may be decided where the ranking stands at this subject. */
const overOf = remembering((first) => decisions.filter(({ over }) => over.split(" ").includes(first)));

/** How many of the best hits may be the one that the words decide for. */
const among = 6;

export interface Decided {
  topic: string;
  /** Answers without asking back. */
  settles: boolean;
  /** Holds where the ranking was not sure of its own first. */
  holds: boolean;
}

/** The content's own wording of a subject, all of it: no word of it says another. */
function isOwnWording(hit: Hit | undefined, first: string): boolean {
  return hit?.topic === first && hit.likeness > nearlyAlike && hit.coverage > nearlyAll;
}
const nearlyAlike = 0.9;
const nearlyAll = 0.99;

/** What the words decide for, where the ranking stands at a subject it is taken for; null when they decide nothing. */
export function decided(
  readings: readonly string[],
  hits: readonly Hit[],
  first: string | undefined,
  subject: string | null,
): Decided | null {
  if (first === undefined || isOwnWording(hits[0], first)) return null;
  const best = hits.slice(0, among).map(({ topic }) => topic);
  const decision = overOf(first).find((one) => {
    const near =
      one.after === undefined ? best.includes(one.topic) : one.after.split(" ").includes(subject ?? "");
    return first !== one.topic && near && isSaid(one, readings);
  });
  const other = decision === undefined && first === hits[0]?.topic ? unnamed(readings, hits) : null;
  if (other !== null) return { topic: other, settles: false, holds: false };
  return decision === undefined
    ? null
    : { topic: decision.topic, settles: decision.settles === true, holds: true };
}
