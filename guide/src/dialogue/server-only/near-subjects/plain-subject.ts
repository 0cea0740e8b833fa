/**
 * Plain first questions whose words can only mean one subject: "quiero pedir a mi mamá, está en Guatemala". The ranking, which weighs every word, is
 * unsure of a tenth of them when a country, an age or another ordinary fact stands beside. Server only.
 */
import { type PlainName, plainNames } from "#guide/dialogue/server-only/near-subjects/plain-names.ts";
import { standingAt } from "#guide/dialogue/server-only/second-look/change-subject.ts";
import type { Understanding } from "#guide/dialogue/understand.ts";
import { type Mind, overviewTopic, topicOf } from "#guide/mind.ts";
import type { DialogueState } from "#guide/types.ts";
import { firstRule, says } from "#guide/words/server-only/says.ts";

const asks = String.raw`\b(?:pedir|pido|pidiendo|peticionar|peticiono|traer(?:me)?|traigo|emigrar|inmigrar|patrocinar|arreglar(?:le|les)?(?: (?:los |sus |la )?(?:papeles|residencia|green ?card))?|sacar(?:le|les)? (?:los |la )?(?:papeles|residencia|green ?card)|(?:meter|mandar|hacer|empezar|presentar)(?:le|les)? (?:la |una |los |sus )?(?:peticion|papeles|solicitud|i ?130)|petition(?: for)?|sponsor|bring|apply|file(?: a petition| papers| an i ?130)?(?: for)?|immigrate)(?: (?:aqui|para aca|de|desde|a)){0,2} (?:(?:a|para|for) )?(?:mi|mis|my)`;
/** Words that only describe: "mi hijo mayor", "my older brother". */
const kind = "(?: (?:unic[oa]|older|little|younger|only|own|\\d{1,2} years? old))?";
/** "A mi mamá también la puedo pedir": the relative first. */
const afterwards = String.raw`(?: (?!(?:me|nos|no)\b)\w+){0,4} (?:pedir|pido|peticionar|traer|traigo|emigrar|patrocinar)(?:l[oa]s?)?\b`;
const of = (relatives: string) =>
  new RegExp(
    `${asks}${kind} (?:${relatives})\\b|\\b(?:a|para) (?:mi|mis)${kind} (?:${relatives})\\b${afterwards}`,
  );

const subjects: readonly (readonly [topic: string, said: RegExp])[] = [
  [
    "pedir-papas",
    of(
      "mama|mami|mamita|papa|papi|papito|apa|ama|padres?|madre|papas|jefes|jefit[oa]s?|viejitos|mom|dad|mother|father|parents",
    ),
  ],
  ["pedir-esposo", of("espos[oa]|marido|mujer|senora|wife|husband|spouse")],
  ["hijos-hijastros", of("h?ij[oa]s?|nin[oa]s?|sons?|daughters?|kids|children")],
  ["pedir-hermanos", of("herman(?:it)?[oa]s?|carnal|brothers?|sisters?|siblings")],
  ["prometido-k1", of("novi[oa]|prometid[oa]|fiancee?|girlfriend|boyfriend")],
];

/** Whom the law lets nobody ask for. */
export const farRelative = of(
  "suegr[oa]s?|suegritos|cunad[oa]s?|ti[oa]s?|prim[oa]s?|sobrin[oa]s?|niet[oa]s?|abuel\\w+|(?:mother|father|brother|sister)s? in law|in ?laws|uncles?|aunts?|cousins?|nephews?|nieces?|grand\\w+",
);

/** A story, a price, a bar or another way: what is asked there is more than whom one may ask for. */
export const moreThanPetition =
  /\b(?:cruz\w+|cruc\w+|rio|cerro|desierto|inspeccion|brinc\w+|deport\w+|orden|corte|court|juez|detenid\w+|detained|asil\w+|asylum|refug\w+|visita\w*|turista|tourist|visit\w*|boda|peg[ao]\w*|golp\w+|maltrat\w+|parole|humanitari\w+|enferm\w+|grave|gravemente|agoniz\w+|muriendo|cancer|sick|muri\w+|fallec\w+|died|neg(?:o|aron|ad[oa])|denied|perdon|waiver|castigo|cuant[oa]|gan[oa]|ingreso\w*|income|affidavit|864|tarda\w*|how (?:long|much)|fila|boletin|daca|tps|visa u|fianza|bond|lawyer|abogad\w+|adopt\w+|hijastr\w+|entenad\w+|step\w+|casad[oa]s?|married|21|veintiun\w*|ya (?:la|lo|los) pedi|pendiente|aprob\w+|approved|nvc|cita|entrevista|interview|sin papeles|sin pagar|soltar\w*|carcel|preso|escuela|school|me (?:puede|va a))\b/;
const longest = 24;

const family = ["arreglar-papeles", "ciudadania-por-padres", ...subjects.map(([topic]) => topic)];
const isPlain = (words: string): boolean =>
  words.split(" ").length <= longest && !says(words, moreThanPetition);

/** Plain questions that a sentence beside them made unsure. */
const others: readonly PlainName[] = [
  {
    topic: "reingreso-tras-deportacion",
    said: [
      /\b(?:(?:me |nos )?deportaron a|(?:they|ice) deported) (?:mis?|my)\b|\bmy \w+ (?:was|got|has been) deported\b/,
    ],
    unless:
      /\b(?:hij[oa]s?|menor|nino|son|daughter|child)\b.*\b(?:sol[oa]|alone)\b|\b(?:si|if|van a|going to|quieren|ice (?:has|tiene)|detenid[oa]|detained|juez|judge)\b/,
    over: "orden-deportacion encontrar-detenido miedo-creible",
  },
  {
    topic: "encontrar-detenido",
    said: [
      /\b(?:l[oa]s?|se l[oa]s?) (?:agarro|agarraron|detuvo|detuvieron|llevo|llevaron|arresto)\b(?: \w+){0,2} (?:la )?(?:migra|migracion|inmigracion|ice)\b/,
    ],
    unless: /\b(?:dui|dwi|tomad[oa]|borrach[oa]|alcohol|ebri[oa]|fianza|drunk)\b/,
    over: "dui licencia-manejar antecedentes",
  },
  {
    topic: "ciudadania-requisitos",
    said: [
      /\b(?:puedo (?:ya )?(?:pedir|aplicar (?:a|para|por)|solicitar|meter|hacerme)|quiero (?:pedir|hacerme|ser|aplicar (?:a|para))|me (?:dan|darian)|califico para|can i (?:apply for|get)|i want to apply for)(?: (?:ya|la|mi|us|el))* (?:ciudadania|ciudadan[oa]|citizenship)\b/,
    ],
    unless: /\b(?:mi (?:hij[oa]|mama|papa)|my (?:son|daughter|mom|dad)|examen|test)\b/,
    over: "afidavit-i864 taxes-itin divorcio-en-tramite",
  },
  {
    // "Mi esposo y yo somos residentes, queremos ser ciudadanos": whose residence it is changes nothing.
    topic: "ciudadania-requisitos",
    said: [
      /\b(?:somos|soy|son|es|tenemos|tengo|tienen|tiene|am|im|are|were|is|ha(?:ve|s)|got)(?: (?!(?:no|not)\b)\w+){0,3} (?:residentes?|residents?|micas?|green ?cards?|tarjetas? verdes?|residencias?)\b/,
      /\b(?:quier\w+|queremos|quisier\w+|como|podemos|pued(?:o|en?)|want|wants|how|can|could)(?: \w+){0,4} (?:ser|hacer(?:me|nos|se)|volver(?:me|nos|se)|convertir(?:me|nos|se) en|(?:me|nos|se) (?:hago|hacemos|hacen?)|be|become|becoming|get to be)(?: (?:ya|tambien|una?|an?|us|american))* (?:ciudadan[oa]s?|citizens?)\b/,
    ],
    unless:
      /\b(?:h?ij[oa]s?|nin[oa]s?|niet[oa]s?|son|daughter|kids?|child(?:ren)?|ped(?:ir\w*|imos)|pido|esper\w+|soy ciudadan[oa]|si (?:yo )?me hago|traer|petition|sponsor|examen|test|ingles|english|cuant[oa]|how (?:long|much)|despues de ser|antes de|arrest\w*|record|dui|corte|court|deport\w+|viaj\w+|travel\w*|venc\w+|expire\w*|renov\w+|renew\w*|divorci\w+|divorce\w*|condicional|conditional|asilo|asylum|ejercito|army|tax\w*|impuestos|sin papeles|no tengo papeles|no papers|arregl\w+|indocumentad[oa]|undocumented|si (?:el|ella)?\s?se (?:hace|hiciera)|if (?:he|she|my \w+) becomes?)\b/,
    over: `arreglar-papeles matrimonio-igualitario inmediato-vs-preferencia ajuste-familiar afidavit-i864 ${family.join(" ")}`,
  },
  {
    topic: "ciudadania-requisitos",
    said: [
      /\b(?:sac\w+|saqu\w+|tramit\w+|obten\w+|obtiene\w*|consig\w+|conseg\w+|agarr\w+|gan\w+|aplic\w+|solicit\w+|meter|meto|ped(?:ir|imos)|pid\w+|get|apply)(?: (?:a|para|por|for|ya|yo|la|mi|su|us|my|american|nuestra))* (?:[cs]iudadania(?: americana)?|citizenship)\b/,
    ],
    unless:
      /\b(?:h?ij[oa]s?|nin[oa]s?|niet[oa]s?|son|daughter|kids?|child(?:ren)?|abuel\w+|acta|certificado|certificate|doble|dual|mexicana|mexican|examen|test|ingles|english|cuant[oa]|how (?:long|much)|pago|arrest\w*|record|dui|corte|court|deport\w+|viaj\w+|travel\w*|sin papeles|no tengo papeles|indocumentad[oa]|undocumented|ilegal|mojad[oa]|ya saque|ya tengo la ciudadania|asilo|asylum|ejercito|army|militar\w*|perdi\w*|naci\w*|born|negaron|denied)\b|\b(?:papas?|mama|padres?|madre|dad|mom|father|mother|parents?)\b.*\b(?:naturali\w+|ciudadan[oa]s?|citizens?|juro)\b/,
    over: `arreglar-papeles matrimonio-igualitario inmediato-vs-preferencia ajuste-familiar afidavit-i864 ${family.join(" ")}`,
  },
  {
    topic: "estado-del-caso",
    said: [
      /\b(?:como|donde|en que pagina|how|where)(?: \w+){0,2} (?:veo|ver|checo|checar|reviso|revisar|consulto|consultar|saber|se|va|check|see|find)\b(?: \w+){0,3} (?:est(?:ado|atus)|status|avance) (?:de|of)(?: \w+)? (?:caso|tramite|solicitud|peticion|case|application)\b|\bcheck my case status\b/,
    ],
    unless: /\b(?:corte|juez|court|judge|asilo|asylum|eoir)\b/,
    over: "consultar-caso-corte",
  },
  {
    topic: "entrevista-asilo",
    said: [
      /\b(?:meti|metimos|pedi|pedimos|mande|aplique)(?: \w+){0,3} asilo\b.*\b(?:no pasa nada|no (?:me|nos) (?:llaman|contestan|dicen nada|han llamado|llega nada)|sig(?:o|ue) esperando|y nada)\b/,
    ],
    unless: /\b(?:permiso|trabaj\w+|corte|juez)\b/,
    over: "permiso-trabajo-asilo asilo-un-anio asilo-general",
  },
  {
    topic: "documentos-perdidos",
    said: [
      /\b(?:perdi|se me (?:perdio|cayo|extravio|mojo|rompio|borro)|me (?:robaron|quitaron)|no encuentro|reponer|repongo|lost|stolen|stole|replace)\b(?: \w+){0,7} (?:mica|green ?card|(?:mi|la) residencia|tarjeta|certificado|i ?94|permiso|tps|daca|papeles|card|permit|certificate)\b/,
    ],
    unless:
      /\b(?:miedo|corte|court|caso|empleo|trabajo (?:porque|por)|orden|patron|jefe|esposo|marido|boss|ice|migra|agente)\b/,
    over: "ciudadania-requisitos licencia-manejar permiso-trabajo-general arreglar-papeles",
  },
];
const mostBeside = 30;

/** A petition for one relative and nothing else: no harm that was only guessed is asked for. */
export const isPlainPetition = (readings: readonly string[]): boolean =>
  readings.every(
    (words) =>
      words.split(" ").length <= fewWords && !says(words, moreThanPetition) && !says(words, notFormal),
  ) && subjects.some(([, said]) => readings.some((words) => says(words, said)));
const fewWords = 16;
/** Who is only to be brought may be meant to come without a petition. */
const notFormal =
  /\b(?:tra(?:er|ig|e)\w*|emigr\w+|bring\w*|linea|alguien|quien|coyote\w*|poller\w+|pas(?:o|ar|an|en)\w*|cruz\w+|como sea|escond\w+|fals\w+|chuec\w+|ment\w+|invent\w+|pag\w+|cobr\w+|dinero|mil|hag[oa] pasar|como si)\b/;

/** What the words plainly ask for, and the subjects that may give way to it. */
function plainly(
  readings: readonly string[],
): { topic: string; over: readonly string[]; petition?: true } | undefined {
  const plain = readings.filter(isPlain);
  const petition = subjects.find(([, said]) => plain.some((words) => says(words, said)));
  if (petition !== undefined) return { topic: petition[0], over: family, petition: true };
  const ofLength = readings.filter(isOfLength);
  const named = firstNamed(ofLength, (one) => ofLength.some((words) => isNamed(one, words)));
  return named === undefined ? undefined : { topic: named.topic, over: named.over?.split(" ") ?? [] };
}

const firstNamed = firstRule([...others, ...plainNames], ({ said: [first] }) => first);
const isNamed = ({ said, unless }: PlainName, words: string): boolean =>
  said.every((one) => says(words, one)) && (unless === undefined || !says(words, unless));

function isOfLength(words: string): boolean {
  const long = words.split(" ").length;
  return long >= fewestWords && long <= mostBeside;
}
const fewestWords = 3;

/** A plain first question stands at its own subject where the ranking is unsure, or sure of one that it is taken for. */
export function orPlainSubject(
  mind: Mind,
  seen: Understanding,
  { topic, pending }: DialogueState,
  readings: readonly string[],
): Understanding {
  const { sure, best, clarify, situation, urgent } = seen;
  if (topic !== null || pending !== null || situation !== null) return seen;
  const plain = plainly(readings);
  const own = topicOf(mind, plain?.topic);
  if (plain === undefined || own === undefined) return seen;
  // The lead stays; the answer below it is of what is asked.
  const warns = urgent !== null && plain.over.includes(urgent.topic ?? "");
  const lead = warns ? { ...urgent, topic: own.id } : urgent;
  const first = clarify?.id ?? (sure ? best?.id : undefined);
  const named = plain.over.includes(overviewTopic) ? ({ named: true } as const) : {};
  if (first === own.id && (clarify === undefined || !plain.over.includes(own.id) || plain.petition))
    return { ...seen, ...named, urgent: lead };
  const gives = first === undefined || plain.over.includes(first);
  if (!gives) return seen;
  // "Arreglarle a mi esposa" is a wish: it is asked about, with the questions of whom she asks for.
  const asks = clarify !== undefined && plain.petition ? own : undefined;
  return { ...standingAt(seen, own), ...named, clarify: asks, urgent: lead };
}
