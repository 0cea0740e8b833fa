/** What is said when a message goes on with the open subject: its own sentences, a price of the path told, or another situation. Server only. */
import type { Language, Topic } from "#guide/content-schema.ts";
import { type Aspect, aspectsOf } from "#guide/dialogue/aspects.ts";
import { carry } from "#guide/dialogue/carried.ts";
import {
  costOf,
  followUpBody,
  isUnknown,
  namedPrice,
  startsWithJoiner,
  touching,
} from "#guide/dialogue/follow-up.ts";
import { answer } from "#guide/dialogue/respond.ts";
import { answerTo } from "#guide/dialogue/server-only/faq/asked-plainly.ts";
import { asksAspect, byFaq, likely } from "#guide/dialogue/server-only/faq/told.ts";
import { type Carried, carried } from "#guide/dialogue/server-only/thread/carried.ts";
import { asTurn, say, shown, type Told, tell } from "#guide/dialogue/server-only/thread/say.ts";
import type { Subject } from "#guide/dialogue/server-only/thread/subject.ts";
import type { Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import {
  asksToWorkIn,
  isStatement,
  namesStatus,
  tellingWords,
} from "#guide/dialogue/server-only/thread/words.ts";
import type { Fact } from "#guide/dialogue/server-only/told/facts.ts";
import { guardFor } from "#guide/dialogue/server-only/told/guards.ts";
import { takeTurn } from "#guide/dialogue/turn.ts";
import { topicOf } from "#guide/mind.ts";
import type { DialogueState } from "#guide/types.ts";
import { isFormToken } from "#guide/words/form-numbers.ts";
import { clean, words } from "#guide/words/normalise.ts";
import { says } from "#guide/words/server-only/says.ts";

const mostSentences = 3;
/** Both readings together must be this sure of another subject. */
const surelyJoined = 0.8;

/** The message as a part of the open subject. */
export function goOn(thread: Thread, open: Subject): Told | null {
  const { untold } = open;
  if (untold !== null) return byCarried(thread, open) ?? tell(thread, untold.tell, untold.urgency);
  return (
    byCarried(thread, open) ??
    (asksAspect(thread, open) ? byAspect(thread, open) : null) ??
    byFaq(thread, open, likely) ??
    joined(thread, open) ??
    byAspect(thread, open) ??
    bySentences(thread, open)
  );
}

/** The rule that says what the words mean here, or null. */
export function carriedFor(thread: Thread, open: Subject): Carried | null {
  return carried.find((one) => holds(one, thread, open) && hasAnswer(one, thread, open)) ?? null;
}

/** A question of any subject is answered only where this one has a sentence for it. */
function hasAnswer(one: Carried, thread: Thread, open: Subject): boolean {
  return one.open !== null || one.says === undefined || saidBy(one.says, thread, open).length > 0;
}

function byCarried(thread: Thread, open: Subject): Told | null {
  const one = carriedFor(thread, open);
  if (one === null) return null;
  if (one.tell === open.id) return say(thread, open, again(open, thread.language), one.urgency);
  if (one.tell !== undefined) return tell(thread, one.tell, one.urgency);
  const priced = one.cost === undefined ? undefined : topicOf(thread.mind, one.cost);
  if (priced !== undefined) {
    const body = followUpBody(thread.mind.library, priced, "cost", thread.language);
    return { turn: shown(thread, answer(asTurn(thread), priced, { body })), spot: null };
  }
  const sentences = one.says === undefined ? [] : saidBy(one.says, thread, open);
  return sentences.length > 0 ? say(thread, open, sentences.slice(0, mostSentences), one.urgency) : null;
}

/** What the subject says goes before its follow-ups. */
export function saidBy(says: Record<Language, RegExp>, { language }: Thread, open: Subject): string[] {
  const sources = open.spot === null ? [open.topic] : [open.topic, open.parent];
  const answers = sources.map((topic) => ({ ...topic, followUps: {}, steps: { es: [], en: [] } }));
  return [...new Set([...answers, ...sources].flatMap((topic) => sentencesOf(topic, says, language)))];
}

export function holds(one: Carried, { question, readings, told, state }: Thread, open: Subject): boolean {
  return (
    (one.open === null || one.open.has(open.id) || one.open.has(open.parent.id)) &&
    readings.some((words) => says(words, one.said)) &&
    !readings.some((words) => one.unless !== undefined && says(words, one.unless)) &&
    (one.fact !== true || isStatement(question, readings[0] ?? "")) &&
    one.told?.every((fact) => told.includes(fact)) !== false &&
    one.without?.some((fact) => told.includes(fact)) !== true &&
    (one.was === undefined || state.was?.some((id) => one.was?.has(id)) === true) &&
    (one.opened === undefined || one.opened.test(clean(state.opened ?? ""))) &&
    (one.chosen === undefined || state.said.some((label) => one.chosen?.test(label)))
  );
}

/** Sentences of the subject, its follow-ups and steps that match in either language's own words. */
function sentencesOf(topic: Topic, says: Record<Language, RegExp>, language: Language): string[] {
  const follow = Object.values(topic.followUps).flatMap((one) => (one === undefined ? [] : [one]));
  const own = [topic.short, ...pairs(topic.answer), ...pairs(topic.steps), ...follow];
  const found = own
    .filter((text) => says[language].test(text[language]))
    .map((text) => asSentence(text[language]));
  return [...new Set(found)];
}

function pairs(lists: Record<Language, string[]>): Record<Language, string>[] {
  return lists.es.map((es, at) => ({ es, en: lists.en[at] ?? "" }));
}

const asSentence = (text: string) => (/[.!?»”]$/.test(text) ? text : `${text}.`);

/** What these close is told by its own text, not guessed from more words. */
const grave: ReadonlySet<Fact> = new Set<Fact>(["order", "reentry", "twice", "dacaLapsed", "esta"]);

/** The words that opened the subject and these, read as one message, when together they tell a spot or a subject that neither told alone. */
export function joined(thread: Thread, open: Subject): Told | null {
  const { mind, question, state, language, options, readings, told, spotOf } = thread;
  if (told.some((fact) => grave.has(fact))) return null;
  if (state.opened === undefined || !isStatement(question, readings[0] ?? "")) return null;
  const { pending: _, topic: __, heard: ___, ...rest } = state;
  const fresh: DialogueState = { ...rest, topic: null, pending: null };
  const text = `${state.opened}. ${question}`;
  const turn = takeTurn(mind, text, fresh, language, options);
  const { reply } = turn;
  if (reply.kind !== "answer" || reply.topic === null) return null;
  if (guardFor(told, reply.topic, { whole: true, asks: false, before: state.told ?? [] }, readings) !== null)
    return null;
  const spot = spotOf(mind, reply, language);
  const isNew = spot !== null && spot !== state.spot;
  const leads = reply.topic !== open.parent.id && reply.confidence >= surelyJoined;
  if (!isNew && !leads) return null;
  // What the first words alone would tell was told already.
  const before = takeTurn(mind, state.opened, fresh, language, options).reply;
  return before.short === reply.short ? null : { turn, spot };
}

/** The price, the wait, work, travel or family of the path that this person was told. */
function byAspect(thread: Thread, open: Subject): Told | null {
  const { seen, told, readings } = thread;
  const asked = aspectsOf(seen.list);
  if (readings.some((words) => asksForForms.test(words)))
    return say(thread, open, formsOf(open, thread.language));
  const fact = isFact(thread);
  const status = readings.some(namesStatus);
  const aspects: Aspect[] = asked.filter(
    (one) =>
      one !== "next" &&
      one !== "again" &&
      (one !== "work" || asksToWorkIn(readings)) &&
      !(fact && one !== "cost") &&
      !(status && one === "documents"),
  );
  if (readings.some((words) => asksPrice.test(words)) && !aspects.includes("cost")) aspects.unshift("cost");
  if (readings.some((words) => asksWhen.test(words)) && !aspects.includes("time")) aspects.push("time");
  if (aspects.length === 0) return asked.includes("next") ? next(thread, open) : null;
  if (aspects[0] === "work" && told.includes("asylum") && open.parent.id.startsWith("asilo"))
    return tell(thread, "permiso-trabajo-asilo");
  const body = aspects.slice(0, 2).flatMap((aspect) => bodyOf(thread, open, aspect) ?? []);
  // A price asked for again is told again.
  return body.length === 0
    ? null
    : { ...say(thread, open, [...new Set(body)].slice(0, mostSentences + 1)), written: true };
}

const asksPrice =
  /\bcuanto (?:es|seria|sale|queda|hay que|me sale|(?:me )?(?:va a|vaya a) (?:salir|costar))\b|\bhow much\b/;
const asksWhen =
  /\b(?:when (?:do|can|should|must) (?:i|we)|cuando (?:la|lo|los|las)? ?(?:mando|meto|aplico|presento|puedo mandar|debo mandar))\b/;
const asksForForms =
  /\b(?:que|cual(?:es)?|what|which) (?:son las |are the )?(?:formas?|formularios?|forms?|formatos?|aplicacion(?:es)?|applications?|papel(?:es)? (?:llen|mand|met|present)(?:o|amos|emos|ar))\b/;
const theForms: Record<Language, (forms: string) => string> = {
  es: (forms) => `Para esto se usan estos formularios: ${forms}.`,
  en: (forms) => `These forms are used for this: ${forms}.`,
};

/** A sentence of one's own is a fact, whatever relative or paper it names; "y mi esposa" is not. */
function isFact({ question, readings, seen }: Thread): boolean {
  return (
    seen.list.length > mostBare && isStatement(question, readings[0] ?? "") && !startsWithJoiner(question)
  );
}
const mostBare = 3;

/** The forms of this path and the steps that name one. */
function formsOf(open: Subject, language: Language): string[] {
  const { forms, short, steps } = open.topic;
  if (forms.length === 0) return [short[language]];
  const named = steps[language].filter((step) => /[A-Z]-\d/.test(step)).map(asSentence);
  return [theForms[language](forms.join(", ")), ...named, ...(open.spot === null ? [] : [short[language]])];
}

/** The open subject has nothing else to do than what it says. */
function next(thread: Thread, open: Subject): Told {
  const steps = open.topic.steps[thread.language];
  const body =
    steps.length > 0 && open.spot === null
      ? steps.slice(0, mostSentences).map(asSentence)
      : again(open, thread.language);
  return say(thread, open, body);
}

function bodyOf(thread: Thread, open: Subject, aspect: Aspect): string[] | null {
  const { mind, language } = thread;
  const { forms } = open.topic;
  const written = waited(thread, open, aspect);
  if (written !== null) return written;
  const named = aspect === "cost" ? namedPrice(mind.library, open.parent, thread.seen.list, language) : null;
  if (named !== null) return named;
  if (aspect === "cost" && open.apart && forms.length > 0 && forms.join() !== open.parent.forms.join())
    return costOfPath(mind, open, language);
  if (open.apart)
    return fits(open, aspect) ? followUpBody(mind.library, open.parent, aspect, language) : null;
  if (aspect !== "cost" && aspect !== "time" && isUnknown(open.parent, aspect)) return null;
  return followUpBody(mind.library, open.parent, aspect, language);
}

/** Where the topic has no sentence on the wait, what is written for it: the general one is of USCIS, which has no part in a tax number. */
export function waited(thread: Thread, open: Subject, aspect: Aspect): string[] | null {
  if (aspect !== "time" || !isUnknown(open.parent, aspect)) return null;
  return answerTo(thread, open, "time")?.answer[thread.language] ?? null;
}

/** Leaving is dangerous on every path; a wedding is told of apart from a DACA that ran out. */
function fits({ id, parent }: Subject, aspect: Aspect): boolean {
  if (aspect === "travel") return parent.followUps.travel !== undefined && id !== "police-stop";
  return aspect === "family" && id === "daca-lapsed";
}

/** The fees of the forms of this path; the consulate's stand in the topic on the consulate. */
function costOfPath(mind: Thread["mind"], open: Subject, language: Language): string[] {
  const lines = costOf(mind.library, open.topic, language);
  const consulate = topicOf(mind, "proceso-consular")?.followUps.cost?.[language];
  if (!open.topic.forms.includes("DS-260") || consulate === undefined) return lines;
  return [...lines.slice(0, -1), consulate, ...lines.slice(-1)];
}

/** Its sentences on the words said; without any, the subject in short once more. */
function bySentences(thread: Thread, open: Subject): Told {
  const { seen, language, question, readings } = thread;
  const list = tellingWords(seen.list);
  const only = open.apart || isStatement(question, readings[0] ?? "");
  const { short, answer } = open.topic;
  const whole = { es: [short.es, ...answer.es], en: [short.en, ...answer.en] };
  const own: Topic = only
    ? { ...open.topic, answer: whole, followUps: {}, steps: { es: [], en: [] } }
    : { ...open.topic, answer: whole };
  const form = seen.list.find(({ text }) => isFormToken(text))?.text;
  const named =
    form === undefined ? [] : answer[language].filter((one) => words(one).some(({ text }) => text === form));
  const touched = named.length > 0 ? named : touching(own, list, language);
  const wider: Topic = { ...open.parent, followUps: {}, steps: { es: [], en: [] } };
  const told =
    touched.length > 0 || open.apart || open.spot === null ? touched : touching(wider, list, language);
  // The short answer alone says too little.
  const enough = told.some((one) => one !== short[language]);
  return say(thread, open, enough ? told : again(open, language));
}

/** A plain fact in the subject's own answer rather than in what it says of papers or family; null where it says nothing of it. */
export function byAnswer(thread: Thread, open: Subject): Told | null {
  const { question, readings, seen, language } = thread;
  const claimed = carry(open.parent, seen.list, language) !== null;
  if (claimed || startsWithJoiner(question) || !isStatement(question, readings[0] ?? "")) return null;
  const { short, answer: own } = open.topic;
  const whole = { es: [short.es, ...own.es], en: [short.en, ...own.en] };
  const told = touching(
    { ...open.topic, answer: whole, followUps: {}, steps: { es: [], en: [] } },
    seen.list,
    language,
  );
  return told.length === 0 ? null : say(thread, open, told);
}

function again(open: Subject, language: Language): string[] {
  return [open.topic.short[language], ...open.topic.answer[language]];
}
