/**
 * "¿Qué significa inadmisible?", "what is an RFE", "me dijeron que soy deportable, ¿qué es eso?": the word whose meaning is asked, where
 * nothing else is. Server only.
 */
import type { Marked } from "#guide/dialogue/server-only/meanings/known-words.ts";
import { asksElse } from "#guide/dialogue/server-only/meanings/other-asks.ts";

const lead =
  "el|la|los|las|lo|un|una|unos|unas|al|del|de|eso|esa|ese|esas|esos|esto|esta|este|aquello|palabra|palabras|termino|terminos|siglas|frase|cosa|ser|estar|soy|estoy|es|esta|tener|tengo|haber|dicen|dice|decir|te|le|uno|alguien|por|con|que|the|a|an|being|having|be|this|that|word|words|term|terms|phrase|you|are|is|someone|somebody|exactly|papel|carta|hoja|form|forma|formulario|numero|llamado|llamada|llaman|dicho|dicha|famoso|famosa|mentado|mentada|tal|tan";
const det = `(?:(?!lo que )(?:${lead}) )*`;
const what =
  "(?:que|ke|k|q) (?:(?:rayos|diablos|demonios|chingados|carajos|exactamente|cosa) )?(?:es lo que (?:es|son|significan?|quiere decir|llaman|le (?:dicen|llaman)|se llama)|es|son|seria|sera|significa|significan|signif|quiere decir|quieren decir|kiere desir|kiere decir|viene siendo|vienen siendo|vendria siendo|viene a ser|se entiende|entiende la ley|entienden|sentido tiene)";
const whatIs = "what (?:exactly )?(?:is|are|does|do|s)|whats";
const that = "(?:eso|esto|ese|esa|esas|esos|that|this|it|those)";

/** Before the word. "Que es" alone may as well be part of "mi mamá, que es residente". */
const questions = `(?<loose>${what})|(?<plain>ques|kes|${whatIs}|what do they mean by|what is meant by|what counts as|a (?:que|ke) (?:se refieren?|le (?:dicen|llaman))|como que|con que se come|no (?:entiendo|entendi|conozco|le entiendo|me queda claro)(?! (?:es|son) )|explique\\w*|explica(?:me|r|rme)?|aclare\\w*|aclara\\w*|entender|traduzca\\w*|define|defina|significado|definicion|quien (?:es|viene siendo)|(?:i )?do not (?:understand|know)|never heard of|explain|meaning of|definition of|tell me about)`;
const before = new RegExp(
  `(?:^| )(?:(?:${questions}) ${det}@(?<word>\\d+)(?= |$)|what (?:an? |the )?@(?<inner>\\d+) (?:is|means)$)`,
);
/** Right before "que es" where it asks. */
const asking =
  /(?:^|\b(?:no se|no supe|no sabe|ni|saber|sepa|y|o|pero|entonces|pues|explicar|explicarme|expliqu\w+|explicad[oa]|(?:explicar|expliquen?|saber|entiendo|se) lo|sencillas|simples|faciles|decir|decirme|diga|digame|dime|pregunta|preguntar|duda|oiga|oye|ahora|favor|entiendo|entender|wey|mijo|a ver|veci|bicho|mire|fijese))$/;
/** What may follow the word, before another thought begins. */
const goesOn =
  /^(?:$|(?: de (?:la )?(?:inmigracion|migracion|uscis|ice|corte)\b)|(?: (?:no|like|to me)\b)|(?: (?:en|para|por|con|mi|mis|su|el|la|los|un|una|y|es|son|eso|esto|que|pues|porque|ni|o|a|me|lo|le|se|si|pero|del que|i (?:see|got|have|keep|am|heard|saw)|ese|esa|mijo|mija|mean|means|stand|is|are|in|my|the|on|it|and|because|they|he|she|that|aqui|aca|asi|salio|dice|dijo|please|favor|gracias|exactamente|exactly|oiga|ver|siempre|significa|quiere|sirve|from|here|now|ahora|tambien|entonces|ya|term|at|acumulada|legal|thing)(?: |$)))/;

/** After the word, and right at the end. */
const behind = new RegExp(
  `@(?<word>\\d+)(?: (?:${that}|y|o|pues|es|son|a ver|mas o menos|pero|yo|la verdad|ni|perdon|disculpe|oiga|and|but|so|que se llama|esta|en (?:ingles|espanol|cristiano)))*(?: (?:no se|no sabemos|no entiendo|no le entiendo|i do not know|no idea|have no (?:clue|idea)))?(?: ni)? (?:${what}(?: ${that})?|es que(?: cosa)?(?: exactamente)?|que cosa es|a que se refieren?|con que se come|what (?:is|are|does) ${that}(?: means?)?|what (?:it|that|this) (?:is|means)|whats? (?:that|it|this)(?: supposed to be)?|meaning|que tipo de \\w+ es(?: ${that})?)(?=$| (?:\\w+ ?){1,2}$|(?<comma> ))`,
);

/** At the end, of a word told before. */
const atEnd = new RegExp(
  `(?:^| )(?:(?:y|pero|and|but|la verdad|pues) )*(?:${that} )?(?:(?:no se|no sabemos|no sabia|no supe|no entiendo|nosotros no sabemos|yo no se|mi \\w+ tampoco sabe|i do not know|no idea|i have no (?:clue|idea)) )*(?:ni )?(?:${what}(?: ${that})?|${that} (?:en cristiano )?(?:${what})|que cosa es|(?:a )?que se refieren?(?: con ${that})?|(?:what|whats) (?:is |are |does )?${that}(?: means?| supposed to be)?|(?:i have )?no clue what (?:that|it) (?:is|means)|what (?:it|that|this) (?:is|means)|idk what (?:that|it) is|meaning|ni idea|never heard of it|(?:me |le )?expli(?:ca|que|cas)(?: (?:el termino|que es|por favor|eso))?|${that} que|que era|que sera eso|que vendria siendo|que viene siendo)(?: (?:por favor|please|gracias|oiga|usted|me explica|en (?:espanol|ingles|cristiano)))?$`,
);
/** In an everyday sense too: "me dieron corte, ¿qué es eso?" asks about more than the word. */
const everyday = new Set(
  "corte-de-inmigracion juez-de-inmigracion residencia mica visa asilo ciudadania ice uscis cbp patrulla-fronteriza estatus permiso-de-trabajo formulario solicitud cuota entrevista evidencia consulado indocumentado pendiente aprobado negado impuestos peticion numero-a numero-recibo daca tps fianza decision orden-de-deportacion deportacion".split(
    " ",
  ),
);
/** Of people one says what they are: "mi papá, que es residente". */
const ofPersons = new Set(
  "residencia ciudadania indocumentado asilado refugiado residente-condicional peticionario beneficiario derivado patrocinador".split(
    " ",
  ),
);
/** The word stands near the end of what was told. */
const nearest = 11;
const mostWords = 48;
const mostBehind = 5;
/** Something is told of a case: "¿qué es una orden de deportación? Me llegó una." */
const ofOwn = /\b(?:me|nos|tengo|tenemos|i got|i have|we (?:got|have))\b/;

export interface AskedMeaning {
  id: string;
  /** Only the word is asked, and nothing is told of a case. */
  alone: boolean;
  /** It stands in the question itself. */
  named: boolean;
}

/** Greetings, and how a question is begun. */
const opening =
  /^(?:(?:hola|buenas|buenos|buen|tardes|noches|dias?|oiga|oye|don|dona|faro|disculpe|disculpa|perdone?|la ignorancia|pero|senor|senorita|amigo|pues|bueno|y|una|pregunta|preguntita|rapidita|duda|me|le|puedes?|podrias?|podria|quiero|quisiera|gustaria|necesito|saber|preguntar|pregunto|digame|dime|por favor|favor|sabe|usted|no se|que|expliqu\w+|explicar|con palabras sencillas|hi|hello|hey|good|morning|please|can|could|you|tell|i|want|to|know|so|ok)\b ?)*$/;
/** "¿Me puede (explicar ...)?", "can you (explain ...)?" */
const politely =
  /(?:^| )(?:(?:me|nos|le) )?(?:puede[ns]?|podri(?:as?|an)|(?:can|could|would|will) (?:you|someone|anyone|somebody))(?: (?:me|tell|decir|decirme|please))*$/;

/** A mark right before "qué es", or right behind it, as it was written. */
const markBefore =
  /[¿.,;:!?"»)\n-]\s*(?:(?:y|pero|entonces|oiga|o sea)\s+)?(?:qu[eé]|k|q|ke)\s+(?:es|son|ser[aí]a?|significan?|quieren? decir|viene)\b/i;
const markBehind =
  /\b(?:qu[eé]|k|q|ke)\s+(?:es|son|significan?|quiere decir)(?:\s+(?:eso|esto|es[ae]))?\s*[.,;:!?)]/i;

/** Whose meaning is asked, or null. `written`: the message as it was written. */
export function askedMeaning(marked: Marked, written: string): AskedMeaning | null {
  if (marked.text.split(" ").length > mostWords) return null;
  return firstOf(marked, written) ?? lastOf(marked, written) ?? atTheEnd(marked);
}

/** "… qué es una fianza …" */
function firstOf({ text, ids }: Marked, written: string): AskedMeaning | null {
  const found = before.exec(text);
  const id = ids[Number(found?.groups?.word ?? found?.groups?.inner)];
  if (found === null || id === undefined) return null;
  const ahead = text.slice(0, found.index).replace(politely, "").trim();
  const rest = text.slice(found.index + found[0].length);
  const alone = opening.test(ahead);
  if (!goesOn.test(rest) || asksElse(alone ? rest : `${ahead} ${rest}`)) return null;
  const said = [...ahead.matchAll(/@(\d+)/g)].some(([, sign]) => ids[Number(sign)] === id);
  if (found.groups?.loose !== undefined && !alone && !said && !asking.test(ahead)) {
    if (ofPersons.has(id) || !markBefore.test(written)) return null;
  }
  return {
    id,
    alone: alone && !ofOwn.test(rest) && rest.trim().split(" ").length <= mostBehind,
    named: true,
  };
}

/** "… una fianza, ¿qué es? …" */
function lastOf({ text, ids }: Marked, written: string): AskedMeaning | null {
  const found = behind.exec(text);
  const id = ids[Number(found?.groups?.word)];
  if (found === null || id === undefined) return null;
  const ahead = text.slice(0, found.index).trim();
  const rest = text.slice(found.index + found[0].length);
  if (found.groups?.comma !== undefined && !markBehind.test(written)) return null;
  if (asksElse(`${ahead} ${rest}`)) return null;
  const alone = opening.test(ahead.replace(/(?:^| )(?:el|la|los|un|una|eso de|lo de|the|an?)$/, ""));
  return !alone && everyday.has(id) ? null : { id, alone: alone && rest.trim() === "", named: true };
}

/** "Me dijeron que soy inadmisible y no sé qué es eso." */
function atTheEnd({ text, ids }: Marked): AskedMeaning | null {
  const end = atEnd.exec(text);
  if (end === null) return null;
  const told = text.slice(0, end.index);
  if (asksElse(told)) return null;
  const words = told.split(" ");
  for (let at = words.length - 1; at >= Math.max(0, words.length - nearest); at -= 1) {
    const id = ids[Number(/^@(\d+)$/.exec(words[at] ?? "")?.[1])];
    if (id !== undefined && !everyday.has(id)) return { id, alone: false, named: false };
  }
  return null;
}
