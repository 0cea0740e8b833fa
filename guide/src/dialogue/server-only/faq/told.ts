/** A written answer of the open subject, told in place of its general sentences. Server only. */

import { aspectsOf } from "#guide/dialogue/aspects.ts";
import type { FaqBook, Meant } from "#guide/dialogue/server-only/faq/book.ts";
import { namesOnly } from "#guide/dialogue/server-only/faq/by-name.ts";
import { fits } from "#guide/dialogue/server-only/faq/presumed/fits.ts";
import { holdsOn, isWrong, type ToldItem, type Where } from "#guide/dialogue/server-only/faq/told-item.ts";
import { markOf } from "#guide/dialogue/server-only/thread/marks.ts";
import { say, type Told } from "#guide/dialogue/server-only/thread/say.ts";
import { isBarePlace, isBareState } from "#guide/dialogue/server-only/thread/states.ts";
import { openSubject, type Subject } from "#guide/dialogue/server-only/thread/subject.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import {
  isBareFact,
  isStatement,
  leavesSurely,
  saysYesOrNo,
} from "#guide/dialogue/server-only/thread/words.ts";
import { topicChoices } from "#guide/dialogue/talk.ts";
import { topicOf } from "#guide/mind.ts";
import { phones } from "#guide/reply/texts.ts";
import type { Choice, Reply } from "#guide/types.ts";
import { formTokens, isFormToken } from "#guide/words/form-numbers.ts";

/** Told before any rule of the subject and before another subject, when this sure. */
export const surely = 0.58;
/** The same where the words name something else. */
export const plainly = 0.85;
/** Where they only tell a spot, or a rule knows them: what was written for just this still goes first. */
const fairly = 0.66;
/** Told rather than the subject's general sentences. */
export const likely = 0.4;
/** Offered to tap where nothing can be told. */
const possible = 0.1;
const mostOffered = 3;

/** A subject told from its start: in no situation of it. */
export const nowhere: Where = { spot: null, apart: false };

/** A place, a day or a number alone: rules of the subject know what it decides. So they do of what replies to the two questions. */
function isBare({ question, readings, state }: Thread): boolean {
  const [said = ""] = readings;
  const replies = state.pending !== null && state.pending.second !== true && !asksPlainly(question, said);
  // "No" where nothing was asked is no question either.
  return replies || saysYesOrNo(said) || isBareState(said) || isBarePlace(said) || isBareFact(said);
}

/** A price or a wait among other things: the subject's own sentences on them go before what is only likely meant. */
function asksFigure({ seen }: Thread): boolean {
  return aspectsOf(seen.list).some((aspect) => aspect === "cost" || aspect === "time");
}

function tellsNumber({ question, readings, seen }: Thread): boolean {
  return isStatement(question, readings[0] ?? "") && seen.list.some(({ text }) => /^\d+$/.test(text));
}

/** A form that is none of the subject's, nor of the answer that may be told. */
export function namesOtherForm({ seen }: Thread, open: Subject, forms: readonly string[] = []): boolean {
  const form = seen.list.find(({ text }) => isFormToken(text))?.text;
  const known = [...open.topic.forms, ...open.parent.forms, ...forms];
  return form !== undefined && !known.flatMap(formTokens).includes(form);
}

/** The items that may be meant, as far as they hold for this person; the first one is null when what was told makes it wrong. */
function meantOf(thread: Thread, topic: string, where: Where): (Meant | null)[] {
  const { faq, told, readings } = thread;
  if (faq === null || isBare(thread)) return [];
  const noBlows = readings.some((said) => deniesBlows.test(said));
  return inEachReading(thread, faq, topic, where.spot)
    .filter(({ item }) => !(noBlows && isOfBlows(item)) && fits(topic, item.id, readings, false))
    .map((one) => (!holdsOn(one.item, where) || isWrong(one.item, where.spot, told) ? null : one));
}

/** "No violence, we were only fighting": what is said to whoever is beaten is not for her. */
const deniesBlows =
  /\b(?:no (?:hay|hubo) (?:violencia|golpes|maltrato)|sin (?:violencia|golpes|maltrato)|(?:there (?:is|was) )?no (?:violence|abuse))\b/;
const isOfBlows = ({ answer }: ToldItem) => answer.es.some((line) => line.includes(phones.violence));

/** Of fewer words one that is mended wrongly turns all. */
const fewestMended = 5;
/** As written, and with its misspellings mended where there are any: whichever is understood better. */
function inEachReading(
  { question, readings, mind }: Thread,
  faq: FaqBook,
  topic: string,
  spot: string | null,
): Meant[] {
  const written = faq.meant(question, topic, spot);
  const [said = "", mended = said] = readings;
  const likelySame =
    mended === said ||
    said.split(" ").length < fewestMended ||
    mind.search.exact(said) !== null ||
    (written[0]?.sure ?? 0) >= plainly;
  if (likelySame) return written;
  const best = new Map<ToldItem, number>();
  for (const { item, sure } of [...written, ...faq.meant(mended, topic, spot)])
    best.set(item, Math.max(sure, best.get(item) ?? 0));
  return [...best].map(([item, sure]) => ({ item, sure })).sort((one, other) => other.sure - one.sure);
}

/** The item that is meant, from a sureness on. */
export function meantItem(thread: Thread, topic: string, where: Where, from: number): Meant | null {
  const [first = null] = meantOf(thread, topic, where);
  return first !== null && first.sure >= from ? first : null;
}

/** Goes with the form of any subject. */
const waiver = "I-912";

/** Its answer as one of the open subject; null where nothing is sure enough. */
export function byFaq(thread: Thread, open: Subject, from: number): Told | null {
  if (namesOnly(thread, open.parent)) return null;
  // How many they are and what they earn is held against the tables.
  if (from < surely && (tellsNumber(thread) || asksFigure(thread))) return null;
  const meant = meantItem(thread, open.parent.id, open, from);
  const beside = meant?.item.forms?.includes(waiver) === true ? [waiver] : [];
  if (meant === null || namesOtherForm(thread, open, beside)) return null;
  return sayItem(thread, open, meant.item);
}

/** An answer of the open subject, with what only it names. */
export function sayItem(thread: Thread, open: Subject, item: ToldItem): Told & { written: true } {
  const { turn, spot } = say(thread, open, [...item.answer[thread.language]]);
  return { turn: { ...turn, reply: ofItem(thread, turn.reply, item, open.parent.id) }, spot, written: true };
}

/**
 * Asked so clearly that it goes before the rules of the subject and before another one; more clearly where the words name another
 * subject, a spot of their own or something that cannot wait.
 */
export function askedOf(
  thread: Thread,
  open: Subject,
  /** Another subject is named, or a rule knows the words; or something else than the words alone settles what they are. */
  names: { another: boolean; settled: boolean },
): Settled | null {
  const { seen, state, plain } = thread;
  const waits = state.pending !== null && state.pending.second !== true;
  const away = plain.reply.topic !== open.parent.id;
  // A choice of the second question steers to another subject.
  const steered = state.pending !== null && away;
  if ((waits && !asksBetween(thread)) || steered) return null;
  if (open.untold !== null || asksAspect(thread, open) || isOwnArrest(thread, open)) return null;
  const spot = seen.situation?.situation.id;
  const urgent = seen.urgent !== null && !open.pressing;
  const firm = away && plain.reply.kind === "answer" && plain.reply.confidence >= leavesSurely;
  const ownSpot = spot !== undefined && spot !== state.spot;
  // What asks for status is asked about first; a few words are a fact that the spot knows.
  const asks = plain.reply.kind === "clarify" && plain.reply.topic !== null;
  const plainer =
    waits || names.another || firm || (urgent && away) || asks || seen.list.length < fewestOfOwn;
  const leaves = waits || names.another || names.settled || firm || ownSpot || (urgent && away);
  const told = byFaq(thread, open, !leaves ? surely : plainer ? plainly : fairly);
  return told === null ? null : { ...told, adds: true };
}
const fewestOfOwn = 8;

/** While the two questions wait, only a question of its own goes before them. */
const asksBetween = ({ state, question, readings }: Thread): boolean =>
  state.topic !== null && asksPlainly(question, readings[0] ?? "");

/** By its mark or its first word; "when he was a resident" is told. */
const asksPlainly = (question: string, said: string): boolean =>
  /[?¿]/.test(question) || asksFirst.test(said);
const asksFirst =
  /^(?:(?:y|pero|entonces|oiga|oye|and|but|so) )*(?:puedo|puede|podria|podemos|como|cuant[oa]s?|don?de|que|cual(?:es)?|quien|me (?:pueden|van)|hay que|tengo que|can|could|may|do|does|will|how|what|where|who|is (?:it|there)|am i|should)\b/;

/** "Me arrestaron", where a relative who is held is spoken of: another one's story. */
const isOwnArrest = ({ readings }: Thread, { parent }: Subject) =>
  parent.id === "encontrar-detenido" && readings.some((said) => ownArrest.test(said));
const ownArrest =
  /\bme (?:arrest\w+|detuvieron|agarraron|pararon|llevaron pres[oa])\b|\bi (?:was|got|have been) (?:arrested|stopped|pulled over)\b/;

/** A price or a wait and little else: the subject has a sentence for it. */
export function asksAspect({ seen }: Thread, { parent }: Subject): boolean {
  const [aspect] = aspectsOf(seen.list);
  const told = aspect === "cost" || aspect === "time";
  return told && seen.list.length <= mostOfAspect && parent.followUps[aspect] !== undefined;
}
const mostOfAspect = 4;

/** Something is asked of the open subject, as sure as this. */
export function isAsked(thread: Thread, open: Subject, from: number): boolean {
  return !namesOtherForm(thread, open) && meantItem(thread, open.parent.id, open, from) !== null;
}

/** Where the words alone are understood as little as as something else, what is likely asked of the open subject goes first. */
export function likelyAsked(thread: Thread, open: Subject, base: Settled): Settled | null {
  const { reply } = base.turn;
  const guessed = reply.kind !== "answer" || reply.confidence < leavesSurely;
  if (!guessed || thread.state.pending !== null || base.spot !== null) return null;
  const told = byFaq(thread, open, likely);
  return told === null ? null : { ...told, adds: true };
}

/** With what only this answer names. */
export function ofItem({ mind, language }: Thread, reply: Reply, item: ToldItem, topic: string): Reply {
  const more = topicOf(mind, item.goTo);
  const choices = more === undefined || more.id === topic ? [] : topicChoices([more], language);
  return {
    ...reply,
    forms: [...new Set([...(item.forms ?? []), ...reply.forms])],
    lawyer: reply.lawyer || item.lawyer === true,
    choices: [...choices, ...reply.choices],
  };
}

/** An answer that no item was sure of, with what may have been asked to tap. */
export function withNext(thread: Thread, { written, adds }: Settled, reply: Reply): Reply {
  const { mind, state, options } = thread;
  const open = openSubject(mind, state);
  const goesOn = adds && written !== true && reply.kind === "answer" && reply.topic === state.topic;
  if (open === null || !goesOn || options.short === true || reply.choices.length > 0) return reply;
  return { ...reply, choices: offered(thread, open) };
}

/** Another written answer that may be meant, where the likeliest was told last and was not what was asked. */
export function nextLikely(thread: Thread, open: Subject, marks: readonly string[]): Settled | null {
  return untold(thread, open, marks, meantOf(thread, open.parent.id, open), mayBe);
}
const mayBe = 0.25;

/**
 * The likeliest written answer, where the subject would only be told from its start again; that it was told already is no reason to guess
 * further. Lower, more were wrong than right of those that came.
 */
export function firstLikely(thread: Thread, open: Subject, marks: readonly string[]): Settled | null {
  return untold(thread, open, marks, meantOf(thread, open.parent.id, open).slice(0, 1), perhaps);
}
const perhaps = 0.3;

/**
 * The written answer of another subject that the words name and were surely meant for, where the open one has no sentence for them: "él no quiere
 * firmar nada" of a card that two must ask for.
 */
export function ofAnother(thread: Thread, open: Subject): Settled | null {
  const { mind, state, seen, told } = thread;
  const { spot: _, ...elsewhere } = state;
  const near = seen.found.hits.filter(({ topic, chance }) => topic !== open.parent.id && chance >= named);
  for (const { topic } of near) {
    const other = openSubject(mind, { ...elsewhere, topic, pending: null, told: [...told] });
    const meant = other === null || other.untold !== null ? null : meantItem(thread, topic, other, plainly);
    if (meant !== null && other !== null) return { ...sayItem(thread, other, meant.item), adds: true };
  }
  return null;
}
const named = 0.3;

/** The first of these that is this sure and was not told before. */
function untold(
  thread: Thread,
  open: Subject,
  marks: readonly string[],
  meant: readonly (Meant | null)[],
  from: number,
): Settled | null {
  const { mind, language } = thread;
  const { fill } = mind.library.register;
  const wasTold = ({ answer }: ToldItem) => marks.includes(markOf(fill(answer[language][0] ?? "", language)));
  const next = meant.find((one) => one !== null && one.sure >= from && !wasTold(one.item)) ?? null;
  return next === null ? null : { ...sayItem(thread, open, next.item), adds: true };
}

/** What may have been asked, to tap. */
export function offered(thread: Thread, open: Subject): Choice[] {
  return meantOf(thread, open.parent.id, open)
    .flatMap((one) =>
      one !== null && one.sure >= possible && one.item.quiet !== true
        ? [one.item.label[thread.language]]
        : [],
    )
    .slice(0, mostOffered)
    .map((label) => ({ label, say: label }));
}
