/** Whether a message belongs to the open subject, whatever it is answered with by itself. Server only. */

import { aspectsOf } from "#guide/dialogue/aspects.ts";
import { carry } from "#guide/dialogue/carried.ts";
import { startsWithJoiner, touching } from "#guide/dialogue/follow-up.ts";
import type { Thread } from "#guide/dialogue/server-only/thread.ts";
import { carriedFor, noCourt } from "#guide/dialogue/server-only/thread-answers.ts";
import { asideTopics, namesDoor, type Subject } from "#guide/dialogue/server-only/thread-subject.ts";
import {
  isStatement,
  isTrulyElsewhere,
  pointsAtSubject,
  wantsStatus,
} from "#guide/dialogue/server-only/thread-words.ts";
import { topicOf } from "#guide/mind.ts";
import { texts } from "#guide/reply/texts.ts";
import type { Language, Reply } from "#guide/types.ts";
import { isFormToken } from "#guide/words/form-numbers.ts";

/** A longer message speaks for itself. */
const mostGoingOn = 14;
export const mostStatement = 9;
/** Sure enough of another subject to leave the open one on a plain fact, and of its own to be told whole again. */
const leavesFrom = 0.8;
const surelyOwn = 0.9;
const hardlyAsked = 0.5;
const faintlyAsked = 0.6;

export function isOffTopic(reply: Reply, language: Language): boolean {
  return reply.kind === "dont_know" && reply.short === texts[language].offTopic;
}

export function isUnsure(reply: Reply): boolean {
  return reply.kind === "dont_know" || (reply.kind === "clarify" && reply.topic === null);
}

export function staysWith(thread: Thread, open: Subject, said: string): boolean {
  const { mind, state, language, seen, plain } = thread;
  const { reply } = plain;
  if (isOffTopic(reply, language))
    return !isTrulyElsewhere(mind, seen, open.pressing) && isBrief(thread, open, said);
  if (isUnsure(reply)) return belongs(thread, open);
  if (seen.list.length > mostGoingOn) return false;
  if (carriedFor(thread, open) !== null) return true;
  if (state.pending !== null || namesRelative(reply.topic, said)) return false;
  if (areRelatives(reply.topic, open.parent.id)) return true;
  if (pointsAtSubject(said) && reply.topic !== open.topic.id) return true;
  return reply.kind === "clarify" ? isNoWish(thread, open, said) : outweighs(thread, open, said);
}

/** Words without any of the subject's go on with it while they are few; a longer question that shares none is of something else. */
function isBrief({ question, language, seen }: Thread, open: Subject, said: string): boolean {
  return (
    open.pressing ||
    seen.list.length <= mostUnknown ||
    isStatement(question, said) ||
    startsWithJoiner(question) ||
    aspectsOf(seen.list).length > 0 ||
    touching(open.topic, seen.list, language).length > 0
  );
}
const mostUnknown = 7;

/** Not understood by itself: the open subject's, unless it is plainly something else or opens on many. */
function belongs({ mind, seen }: Thread, { pressing }: Subject): boolean {
  if (pressing) return true;
  return !namesDoor(mind, seen) && !isTrulyElsewhere(mind, seen, false) && seen.list.length <= mostGoingOn;
}

/** The two questions of another subject would be asked, though nothing was wished for. */
function isNoWish({ question, plain }: Thread, open: Subject, said: string): boolean {
  const { confidence } = plain.reply;
  const statement = isStatement(question, said);
  if (confidence >= leavesFrom && !statement) return false;
  return (
    statement ||
    (!wantsStatus(said) && confidence < hardlyAsked) ||
    (open.way && confidence < faintlyAsked && !namesPapers.test(said))
  );
}

/** The answer is another subject's, or the open one's from its start; a plain fact asks for neither. */
function outweighs(thread: Thread, open: Subject, said: string): boolean {
  const { question, state, seen, plain, language } = thread;
  const { topic, confidence } = plain.reply;
  const statement = isStatement(question, said);
  if (seen.situation !== null && seen.situation.situation.id !== state.spot) return false;
  // The few words are known to mean something here.
  if (carry(open.parent, seen.list, language) !== null) return false;
  if (topic === open.parent.id)
    return open.apart || (!isSpecific(thread, open) && confidence < (statement ? surelyOwn : leavesFrom));
  if (statement && isNamedForm(thread, said)) return true;
  if (open.pressing && statement && seen.urgent === null && denies.test(said)) return !gravely(thread);
  if (asideTopics.has(topic ?? "")) return false;
  if (noCourt.test(said) && ofCourt.has(topic ?? "")) return true;
  if (seen.urgent !== null && !open.pressing) return false;
  return statement && seen.list.length <= mostStatement && confidence < leavesFrom;
}

/** "Es una 130": the form of what is talked about. */
function isNamedForm({ seen }: Thread, said: string): boolean {
  return (
    /^(?:es|era|fue|is|its|was|dice) /.test(said) &&
    seen.list.length <= mostNaming &&
    seen.list.some(({ text }) => isFormToken(text))
  );
}
const mostNaming = 4;
/** "Sin antecedentes" names no new subject, unless what it names cannot wait. */
const denies = /^(?:no|sin|nunca|never|without)\b/;
const gravely = ({ mind, plain }: Thread) => topicOf(mind, plain.reply.topic)?.urgent === true;

const ofCourt = new Set(["nta-corte", "consultar-caso-corte", "falte-a-corte"]);

/** The answer is already the part of the open subject that was asked for. */
function isSpecific({ plain, language, mind }: Thread, { parent }: Subject): boolean {
  return plain.reply.short !== mind.library.register.fill(parent.short[language], language);
}

const relatives: readonly [string, RegExp][] = [
  ["pedir-hermanos", /\b(?:herman\w+|brothers?|sisters?|siblings?)\b/],
  ["pedir-papas", /\b(?:papas?|mama|padres?|madre|mom|dad|mother|father|parents)\b/],
  ["hijos-hijastros", /\b(?:hij\w+|entenad\w+|son|daughter|kids?|child\w*|step\w+)\b/],
  ["pedir-esposo", /\b(?:espos[oa]|marido|mujer|husband|wife|spouse)\b/],
];

/** "¿Cómo la traigo?" is about the relative that was spoken of; another one was not named. */
function areRelatives(topic: string | null, open: string): boolean {
  const of = (id: string | null) => relatives.some(([one]) => one === id);
  return topic !== open && of(topic) && of(open);
}

/** "¿Y a mis hermanitos?": the petition for whom was named. */
function namesRelative(topic: string | null, said: string): boolean {
  return relatives.some(([id, words]) => id === topic && words.test(said));
}

const namesPapers =
  /\b(?:mis papeles|papers|legaliz\w+|regulariz\w+|arregl\w+ (?:mis|papeles)|otro tramite)\b/;
