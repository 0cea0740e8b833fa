/**
 * A later message that tells something and asks, or asks several things: each part is read by itself, for a question's own words say what it
 * asks more clearly than all that stands around it. Server only.
 */
import type { StandardQuestion } from "#guide/content-schema.ts";
import { startsWithJoiner } from "#guide/dialogue/follow-up.ts";
import { answerTo, readPlainly } from "#guide/dialogue/server-only/faq/asked-plainly.ts";
import { likely, namesOtherForm, ofItem } from "#guide/dialogue/server-only/faq/told.ts";
import { holdsOn, isWrong, type ToldItem } from "#guide/dialogue/server-only/faq/told-item.ts";
import { withoutPivot } from "#guide/dialogue/server-only/thread/corrects.ts";
import { say } from "#guide/dialogue/server-only/thread/say.ts";
import { openSubject, type Subject } from "#guide/dialogue/server-only/thread/subject.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { isStatement } from "#guide/dialogue/server-only/thread/words.ts";
import type { Language, Reply } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

/** A standard question in a part of a message is one from this chance on; an item, from this sureness. */
const standardFrom = 0.7;
const itemFrom = 0.74;
/** Fewer words are no question of their own beside a standard one. */
const fewestWords = 4;
/** What the whole message asks this surely is told by itself. */
const wholeFrom = 0.85;
const mostParts = 6;

/** A part of a message. */
export interface Part {
  /** As written, without its marks. */
  said: string;
  /** It has a question's mark, or begins as one. */
  asks: boolean;
}

/** What one part asks, and the answer of the open subject to it. */
export interface Answered extends Part {
  item: ToldItem;
  standard: StandardQuestion | null;
}

const marks = /(?<=[.?!;…])\s+|\n+|\s*(?=¿)/u;
const askingWord =
  "(?:a |de |por |para |con |en )?(?:que (?:hago|papeles?|documentos|tengo|necesito|llevo|pasa|es|significa|sigue|puedo|debo|formularios?|formas?|le|me|dig[ao]|mando)|cual(?:es)?|cuant[oa]s?|cuando|como|don?de|quien(?:es)?|si (?:me|le|no|puedo|puede)|puedo|puede|pueden|podemos|tengo que|tiene que|tienen que|me (?:dan|van|piden|cobran|quitan|pueden)|hay|how|what|when|where|who|which|can|could|do i|does|is there|will|am i)";
/** "... y cuánto cuesta": another question, for all that no mark parts them. */
const seam = new RegExp(
  `,? (?:y|i|e|o|pero|and|or|but)(?: (?:si|entonces|tambien|also))? (?=${askingWord}\\b)| (?:y|i) (?=otra (?:cosa|pregunta)\\b)`,
  "u",
);

/** A message by its sentences, and these by the questions that begin in them. */
export function partsOf(question: string, language: Language): Part[] {
  const marked = /[?¿]/.test(question);
  return question
    .split(marks)
    .flatMap((sentence) => {
      const asked = /[?¿]/.test(sentence);
      const pieces = clean(sentence).split(language === "es" ? seam : seamEn);
      return pieces
        .map((piece) => ({ piece, said: withoutPivot(piece) }))
        .map(({ piece, said }) => ({
          said,
          asks: asked || (!marked && (piece !== said || !isStatement(said, said))),
        }));
    })
    .filter(({ said }) => said !== "")
    .slice(0, mostParts);
}
const seamEn = new RegExp(`,? (?:and|or|but)(?: (?:also|then))? (?=${askingWord}\\b)`, "u");

const leadIn = "(?:(?:y|i|e|pero|entonces|and|but|so|ok|bueno|pues|ah|gracias) )*";
/** Words that only tell more after what was asked. */
const thenTells =
  "(?=$| (?:ella|el|yo|es que|porque|pues|si|no|mi|estoy|tengo|though|because|if|in total|i|we)\\b)";
const price =
  "(?:el (?:costo|precio)$|(?:como )?cuanto (?:me )?(?:cuesta|sale|vale|cobran|se paga|es|seria|hay que pagar|tengo que pagar|debo pagar)(?: (?:todo|eso|en total|por internet|en linea|por correo|la solicitud|el tramite|mandar\\w+|renovar\\w+))*|how much (?:is it|is that|does it cost|(?:will|would|does|do) (?:everything|(?:all|it all|all (?:of )?(?:this|that|it))) cost|do i (?:have to )?pay|will it cost|would it cost|is the (?:fee|application))|what does it cost|what is the (?:fee|cost))";
const wait =
  "(?:(?:como )?cuanto (?:tiempo )?(?:se )?(?:tardan?|demoran?|toma|lleva)(?: (?:todo|eso|en total|en llegar\\w*|en salir|en dar\\w+))*|how long (?:does (?:it|that) take|will it take|would it take|is the wait))";
const ofOthersPrice = "(?!.*\\b(?:abogad\\w+|lawyer|notari\\w+|doctor|medico|multas?|fianza|bond)\\b)";
/** A price or a wait asked outright, before words that only tell more, or at the end of others: "si la mando por internet cuánto es". */
const outright: readonly [StandardQuestion, RegExp][] = [
  ["cost", new RegExp(`^${leadIn}${price}${thenTells}|^${ofOthersPrice}.* cuanto (?:es|cuesta|sale|seria)$`)],
  ["time", new RegExp(`^${leadIn}${wait}${thenTells}`)],
];

const asksOutright = (parts: readonly Part[]): boolean =>
  parts.some(({ said }) => outright.some(([, words]) => words.test(said)));

/** What a part asks of the open subject, and its answer; null where nothing is sure enough. */
function answered(thread: Thread, open: Subject, part: Part): Answered | null {
  const { faq, told } = thread;
  if (faq === null) return null;
  const named = outright.find(([, words]) => words.test(part.said))?.[0];
  const [read] = named === undefined ? readPlainly(thread, open, part.said) : [];
  const standard = named ?? (read !== undefined && read.chance >= standardFrom ? read.question : null);
  const [meant] = faq.meant(part.said, open.parent.id, open.spot);
  const holds =
    meant !== undefined &&
    meant.sure >= itemFrom &&
    part.said.split(" ").length >= fewestWords &&
    !isWrong(meant.item, open.spot, told) &&
    holdsOn(meant.item, open);
  // The price of a renewal is not the price of the first.
  const renews = renewal.test(part.said) && named === "cost" && meant !== undefined && meant.sure >= likely;
  if (holds && (renews || (named === undefined && (standard === null || meant.sure >= wholeFrom))))
    return { ...part, item: meant.item, standard: null };
  const item = standard === null ? undefined : answerTo(thread, open, standard);
  return item === undefined ? null : { ...part, item, standard };
}

/**
 * The parts that ask, with their answers; null in place of one that nothing surely answers. `before` is what was open when the message
 * leads to another subject: "¿y el costo?" at its start is still of that.
 */
function askedIn(
  thread: Thread,
  parts: readonly Part[],
  open: Subject,
  before: Subject | null = null,
): (Answered | null)[] {
  return parts
    .filter(({ asks }) => asks)
    .map((part, at) => {
      const of = at === 0 && before !== null && startsWithJoiner(part.said) ? before : open;
      return answered(thread, of, part);
    });
}

/** The parts of a message that has several, or asks a price or a wait outright, and names no form of another subject; null of others. */
function partsFor(thread: Thread, open: Subject): Part[] | null {
  const parts = partsOf(thread.question, thread.language);
  const divided = parts.length > 1 || asksOutright(parts);
  return divided && !namesOtherForm(thread, open) ? parts : null;
}

/** All that is asked is surely asked of the open subject: told in its order, whatever else the message tells. */
export function askedInParts(thread: Thread, open: Subject): Settled | null {
  const { faq, state, question, language, seen } = thread;
  if (faq === null || state.pending !== null || open.untold !== null) return null;
  const parts = partsFor(thread, open);
  if (parts === null) return null;
  const spot = seen.situation?.situation.id;
  if ((spot !== undefined && spot !== state.spot) || (seen.urgent !== null && !open.pressing)) return null;
  const asked = askedIn(thread, parts, open);
  const found = asked.filter((one) => one !== null);
  if (found.length === 0 || found.length < asked.length) return null;
  const [whole] = faq.meant(question, open.parent.id, open.spot);
  if (found.length === 1 && whole !== undefined && whole.sure >= wholeFrom) return null;
  const body = [...new Set(found.flatMap(({ item }) => item.answer[language]))];
  const { turn, spot: at } = say(thread, open, body);
  const reply = found.reduce((one, { item }) => ofItem(thread, one, item, open.parent.id), turn.reply);
  return { turn: { ...turn, reply }, spot: at, adds: true, written: true };
}

const renewal = /\b(?:renov\w+|renew\w*)\b/;
const mostMore = 2;
/** What is added to an answer; how to begin, what comes then or who may ask is what the answer itself tells. */
const added: ReadonlySet<StandardQuestion> = new Set([
  "cost",
  "time",
  "lasts",
  "form",
  "documents",
  "where",
  "spouse",
  "children",
  "work",
  "travel",
  "denied",
]);

/** The answer with what else was asked and it does not tell; null where nothing is left. */
export function withTheRest(thread: Thread, settled: Settled, open: Subject): Settled | null {
  const { language, mind, options } = thread;
  const { reply } = settled.turn;
  if (options.short === true || reply.kind !== "answer" || reply.topic !== open.parent.id) return null;
  const parts = partsFor(thread, open);
  if (parts === null) return null;
  const { fill } = mind.library.register;
  const moved = thread.state.topic !== null && thread.state.topic !== reply.topic;
  const more = askedIn(thread, parts, open, moved ? openSubject(mind, thread.state) : null)
    .flatMap((one) => (one !== null && isAdded(one.standard, thread.state.topic === null) ? [one] : []))
    .map((one) => ({ ...one, lines: one.item.answer[language].map((line) => fill(line, language)) }))
    .filter(({ lines, standard }) => !tells(reply, lines, standard))
    .slice(0, mostMore);
  if (more.length === 0) return null;
  const lines = more.flatMap((one) => one.lines).filter((line) => !tellsPrice(reply, line));
  if (lines.length === 0) return null;
  // An answer that was read before, or that none was sure of, gives way.
  const gives = settled.instead === true;
  const whole: Reply = gives
    ? { ...reply, short: lines[0] ?? "", sentences: lines.slice(1), choices: [] }
    : { ...reply, sentences: [...reply.sentences, ...lines] };
  const full = more.reduce((one, { item }) => ofItem(thread, one, item, open.parent.id), whole);
  return { ...settled, turn: { ...settled.turn, reply: full } };
}

/** A first message opens a subject, which tells the most of it anyway. */
const isAdded = (standard: StandardQuestion | null, first: boolean) =>
  standard === null ? !first : added.has(standard);

const amount = /\$[\d,.]*\d/g;
const mostTold = 0.7;

/** Whether a reply says this already: its first sentence, its amounts, or most of its words. */
function tells(reply: Reply, lines: readonly string[], standard: StandardQuestion | null): boolean {
  const text = [reply.warning ?? "", reply.short, ...reply.sentences, ...reply.steps].join(" ");
  const [first = ""] = lines;
  if (text.includes(first)) return true;
  const amounts = lines.join(" ").match(amount) ?? [];
  if (standard === "cost" && amounts.length > 0) return amounts.every((one) => text.includes(one));
  const own = telling(first);
  const said = new Set(telling(text));
  return own.length > 0 && own.filter((word) => said.has(word)).length / own.length >= mostTold;
}

/** The same amounts in other words, which an answer that goes on with more of them begins with. */
function tellsPrice(reply: Reply, line: string): boolean {
  const amounts = line.match(amount) ?? [];
  const text = [reply.short, ...reply.sentences].join(" ");
  return amounts.length > 0 && amounts.every((one) => text.includes(one));
}

const telling = (text: string): string[] => [
  ...new Set(
    clean(text)
      .split(" ")
      .filter((word) => word.length > 3),
  ),
];
