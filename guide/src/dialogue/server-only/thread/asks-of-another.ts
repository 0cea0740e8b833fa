/** "¿Cómo la podemos legalizar, a mi mamá?": the two questions before an answer are asked of her, and not of who writes. Server only. */
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { overviewTopic } from "#guide/mind.ts";
import type { Language, Reply } from "#guide/types.ts";
import { says } from "#guide/words/server-only/says.ts";

const relative =
  /\b(?:mis?|my|un|una|an?) (?:\w+ )?(?:mama|mamita|mami|madre|jefa|jefita|ama|papa|papi|papito|padre|jefe|apa|jefes|papas|padres|viejos|suegr[oa]s?|abuel(?:it)?[oa]s?|ti[oa]s?|prim[oa]s?|herman(?:it)?[oa]s?|carnal(?:ito)?|sobrin(?:it)?[oa]s?|cunad[oa]s?|hij[oa]s?|novi[oa]|amig[oa]s?|compadre|comadre|vecin[oa]|conocid[oa]|patoj[oa]|muchach[oa]|(?:mom|mother|dad|father|parent|grand\w+|aunt|uncle|cousin|brother|sister|nephew|niece|son|daughter|boyfriend|girlfriend|friend|neighbor)s?)\b/;
/** What is to be done is to be done for that person. */
const forThem = new RegExp(
  [
    "\\b(?:l[oa]s?|les?) (?:podemos|puedo|podria|podriamos|arreglamos|legalizo|legalizamos|consigo|meto|metemos|toca)\\b|\\bles? (?:saco|sacamos)\\b|\\bles (?:hago|hacemos)\\b",
    "\\b(?:arreglar|legalizar|ayudar|regularizar)(?:l[oa]s?|les?)\\b|\\bsacarles?\\b",
    "\\b(?:forma|manera|modo|chance|posibilidad) (?:de|para) que (?:(?!yo\\b)\\w+ )?(?:se|pueda\\w*|arregle\\w*|tenga\\w*|este\\w*|saque\\w*|quede\\w*|le|l[oa])\\b",
    "\\b(?:el|ella|ellos|ellas) (?:ya )?(?:quiere[n]?|puede[n]?|podria[n]?|necesita[n]?|ocupa[n]?|busca[n]?)\\b",
    "\\b(?:he|she|they)(?:s|re)?(?: \\w+)? (?:can|could|become|becomes|get|gets|wants?|needs?|qualif\\w+)\\b|\\b(?:can|could|does|do|would) (?:he|she|they)\\b|\\b(?:for|help|get|make) (?:him|her|them)\\b",
    `${relative.source}(?: \\w+){0,3} (?:quiere[n]?|anda[n]? queriendo|busca[n]?|wants?|needs?)(?: \\w+){0,4} (?:arreglar\\w*|legal\\w*|papeles|residencia|papers|shadows|status|sombras)`,
  ].join("|"),
);
/** For who writes as well. */
const forMe =
  /\b(?:(?:mi|mis) (?:papeles|residencia|mica|estatus|caso|situacion)|(?:arreglar|legalizar|regularizar|ajustar)(?:me|nos)|nosotros|nos (?:toca|dan|den)|yo (?:tambien|quiero|lo que quiero|no tengo|entre|cruce|llegue)|quiero es|y yo (?:no|estamos|andamos)|(?:no )?tenemos (?:papeles|nada)|por mi(?! (?:\w+ )?(?:mama|mami|papa|espos|herman|ti[oa]|prim|abuel|cunad|hij|suegr|novi|amig|vecin|comadre|compadre)\w*)|ayudarnos|nuestr[oa]s?|a mi y a|(?:hace|haria) uno|cual me toca|quiero (?:arreglar|legalizar|la residencia|mi)|(?:ya )?(?:puedo|podria|podre) (?:arreglar|legalizar|sacar mi)|tengo (?:\w+ )?(?:anos|hijos)|llevo|me (?:case|puede[n]?|pueden|pida|dan|den|arregl\w+)|i (?:want|need|can|could|crossed|came|have (?:been|no))|(?:fix|petition|sponsor|file for) me|my (?:papers|status|green ?card|case)|(?:for|help) (?:me|us)|and i|we (?:can|want|need))\b/;

const isOfAnother = (said: string): boolean =>
  says(said, relative) && says(said, forThem) && !says(said, forMe);

/** What is asked of who writes, and of another in its place. A button still says what it said. */
const ofAnother: Record<Language, ReadonlyMap<string, string>> = {
  es: new Map([
    [
      "¿Cómo entraste la última vez a Estados Unidos?",
      "¿Cómo entró esa persona la última vez a Estados Unidos?",
    ],
    [
      "¿Quién de tu familia es ciudadano o residente?",
      "¿Quién de su familia (esposo, hijos, papás o hermanos) es ciudadano o residente?",
    ],
    ["Crucé sin revisión", "Cruzó sin revisión"],
  ]),
  en: new Map([
    ["How did you last enter the United States?", "How did that person last enter the United States?"],
    [
      "Who in your family is a citizen or resident?",
      "Who in their family (spouse, children, parents or siblings) is a citizen or resident?",
    ],
    ["I crossed without inspection", "Crossed without inspection"],
  ]),
};

/** The same reply with its questions asked of the person whom the message is about. */
export function askedOfAnother({ readings, language }: Thread, settled: Settled): Settled {
  const { turn } = settled;
  const { reply } = turn;
  if (reply.kind !== "clarify" || reply.topic !== overviewTopic) return settled;
  if (!readings.some(isOfAnother)) return settled;
  const put = (text: string) => ofAnother[language].get(text) ?? text;
  const asked: Reply = {
    ...reply,
    short: put(reply.short),
    sentences: reply.sentences.map(put),
    choices: reply.choices.map((choice) => ({ ...choice, label: put(choice.label) })),
  };
  return { ...settled, turn: { ...turn, reply: asked } };
}
