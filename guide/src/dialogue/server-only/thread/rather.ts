/**
 * A written answer that was meant goes before one that is only near: the subject told from its start, another subject by one word, a
 * sentence that shares a word, or saying that nothing is known. Read last, when all rules have had their say (decision 0077). Server only.
 */
import type { Topic } from "#guide/content-schema.ts";
import { aspectsOf } from "#guide/dialogue/aspects.ts";
import type { Meant } from "#guide/dialogue/server-only/faq/book.ts";
import { byFaq, meantItem, namesOtherForm, sayItem } from "#guide/dialogue/server-only/faq/told.ts";
import { cautioned } from "#guide/dialogue/server-only/thread/cautioned.ts";
import { coversAll } from "#guide/dialogue/server-only/thread/concepts.ts";
import { goesBack } from "#guide/dialogue/server-only/thread/doubt.ts";
import { openSubject, type Subject } from "#guide/dialogue/server-only/thread/subject.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { isStatement, isTrulyElsewhere, isUnsure } from "#guide/dialogue/server-only/thread/words.ts";
import { topicOf } from "#guide/mind.ts";
import type { Reply } from "#guide/types.ts";

/** How near a reply is to what was asked. `covering`: all that was said stands in it. */
type Near = "nothing" | "start" | "sentence" | "covering" | "another";

/**
 * How sure a written answer must be to be told in its place. From 451 judged turns of unseen conversations: of some 140 replies of these
 * kinds 12 were right (docs/guide-measured.md), so little is lost.
 */
const from: Record<Near, number> = {
  nothing: 0.2,
  start: 0.28,
  sentence: 0.42,
  covering: 0.66,
  another: 0.66,
};
/** Of somebody held or ordered out, and of two words, a guess must be surer. */
const ofFew = 0.32;
const fewest = 3;

export function rather(thread: Thread, settled: Settled): Settled | null {
  const { mind, state, seen, options } = thread;
  if (state.topic === null || state.pending !== null || options.short === true) return null;
  if (settled.within !== true || settled.meant === true || mind.search.exact(seen.text) !== null) return null;
  const open = openSubject(mind, state);
  if (open === null || open.untold !== null) return null;
  const near = nearness(thread, settled, open);
  const meant = near === null ? null : meantItem(thread, open.parent.id, open, from[near]);
  if (near === null || meant === null || !mayTell(thread, open, settled, near, meant)) return null;
  const told = sayItem(thread, open, meant.item);
  const same = told.turn.reply.short === settled.turn.reply.short;
  return same ? null : cautioned(thread, { ...told, adds: true });
}

function mayTell(thread: Thread, open: Subject, { turn }: Settled, near: Near, meant: Meant): boolean {
  const { question, readings, seen } = thread;
  const few = seen.list.length < fewest && isStatement(question, readings[0] ?? "");
  if (meant.sure < ofFew && (open.pressing || few)) return false;
  // It only points to the subject that the reply tells from its start.
  if (near === "another" && meant.item.goTo === turn.reply.topic) return false;
  // Where nothing was said, what is written is told also of a number, a price or a bare name.
  return near === "nothing"
    ? !namesOtherForm(thread, open, meant.item.forms)
    : byFaq(thread, open, from[near]) !== null;
}

function nearness(thread: Thread, settled: Settled, open: Subject): Near | null {
  const { reply } = settled.turn;
  if (settled.nothing === true) return isAboutAll(thread, reply) ? "covering" : "nothing";
  if (settled.written === true && settled.instead !== true) return null;
  if (isUnsure(reply)) return isOfOpen(thread) ? "nothing" : null;
  // A situation that was told only now is a rule's own.
  const isNew = settled.spot !== null && settled.spot !== thread.state.spot;
  const topic = topicOf(thread.mind, reply.topic);
  if (isNew || reply.kind !== "answer" || topic === undefined) return null;
  return topic.id === open.parent.id ? ofOpen(thread, reply, open) : ofAnother(thread, reply, topic);
}

function ofOpen(thread: Thread, reply: Reply, { topic, parent }: Subject): Near | null {
  if (starts(thread, reply, parent) || starts(thread, reply, topic)) return "start";
  const asksFigure = aspectsOf(thread.seen.list).some((aspect) => aspect === "cost" || aspect === "time");
  if (asksFigure || !isOwnSentence(thread, reply, topic, parent)) return null;
  return isAboutAll(thread, reply) ? "covering" : "sentence";
}

/** "Me agarraron tomado" is a matter of its own from here on, and so is what is gone back to. */
function ofAnother(thread: Thread, reply: Reply, topic: Topic): Near | null {
  const { question, readings, state } = thread;
  const isNews = reply.warning !== null && isStatement(question, readings[0] ?? "");
  const isBack = state.was?.includes(topic.id) === true;
  return starts(thread, reply, topic) && !isNews && !isBack ? "another" : null;
}

/** No word of another matter, and nothing is gone back to. */
const isOfOpen = ({ mind, seen, question }: Thread) =>
  !isTrulyElsewhere(mind, seen, false) && !goesBack.test(question.toLowerCase());

/** Of all that was said, by what it is about and by its numbers. */
function isAboutAll({ readings }: Thread, { short, sentences }: Reply): boolean {
  const numbers = readings[0]?.match(/\b\d{2,4}\b/g) ?? [];
  const told = [short, ...sentences].join(" ");
  return coversAll(short, readings) || (numbers.length > 0 && numbers.every((one) => told.includes(one)));
}

const starts = ({ mind, language }: Thread, { short }: Reply, topic: Topic) =>
  short === mind.library.register.fill(topic.short[language], language);

/** A sentence of the subject, one of its steps or what it says of family, work ... */
function isOwnSentence({ mind, language }: Thread, { short }: Reply, topic: Topic, parent: Topic): boolean {
  const follow = Object.values(parent.followUps).flatMap((one) => (one === undefined ? [] : [one[language]]));
  const own = [...topic.answer[language], ...parent.answer[language], ...parent.steps[language], ...follow];
  return own.some((line) => mind.library.register.fill(line, language).startsWith(short.replace(/\.$/, "")));
}
