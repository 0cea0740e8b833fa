/** The sentences that were picked for a few words, without those of another person's half. Server only. */

import { fitting, opposes } from "#guide/dialogue/server-only/thread/agree.ts";
import { askHelp, unknown } from "#guide/dialogue/server-only/thread/fresh-texts.ts";
import { say, shown } from "#guide/dialogue/server-only/thread/say.ts";
import { openSubject, type Subject } from "#guide/dialogue/server-only/thread/subject.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { isStatement } from "#guide/dialogue/server-only/thread/words.ts";

/** The same answer without what holds for somebody else, or with the sentence that holds for this person; null where all fits. */
export function agreeing(thread: Thread, settled: Settled, spot: string | null): Settled | null {
  const { mind, state, language, told, options } = thread;
  const { reply } = settled.turn;
  const partial = reply.kind === "answer" && reply.steps.length === 0 && options.short !== true;
  if (!partial || (state.topic === null && state.told === undefined)) return null;
  const open = openSubject(mind, { ...settled.turn.state, told: [...told], ...(spot ? { spot } : {}) });
  if (open === null || open.parent.id !== reply.topic) return null;
  const { register } = mind.library;
  const whole = [open.topic, open.parent].map((one) => register.fill(one.short[language], language));
  const picked = [reply.short, ...reply.sentences].filter((line) => isOwn(thread, open, line));
  if (whole.includes(reply.short) || !picked.some((line) => opposes(line, thread))) return null;
  const left = picked.filter((line) => !opposes(line, thread));
  const body = left.length > 0 ? left : inPlace(thread, open, picked);
  // What holds otherwise than it first seemed is not done alone, and has no forms to send.
  const other = left.length === 0;
  const bare = other ? { ...open, topic: { ...open.topic, forms: [] } } : open;
  const turn = say(thread, bare, body).turn;
  const { warning } = reply;
  const lawyer = other || turn.reply.lawyer || reply.lawyer || /abogad|lawyer/.test(body.join(" "));
  const said = { ...turn.reply, lawyer, warning: warning ?? turn.reply.warning };
  return { ...settled, turn: shown(thread, { reply: said, state: settled.turn.state }) };
}

/** The other half; where the subject has none, that it is not known. */
function inPlace(thread: Thread, open: Subject, picked: readonly string[]): string[] {
  const { language, question, readings } = thread;
  const other = fitting(picked, [open.topic, open.parent], language, thread);
  if (other.length > 0) return other.slice(0, mostFitting);
  const short = open.topic.short[language];
  if (isStatement(question, readings[0] ?? "") && !opposes(short, thread)) return [short];
  return [unknown(language, 0), askHelp(language)];
}
const mostFitting = 2;

/** A sentence of the subject, not the name of its forms or a note. */
function isOwn({ mind, language }: Thread, open: Subject, line: string): boolean {
  const own = [open.topic, open.parent].flatMap((topic) => [
    topic.short,
    ...topic.answer[language].map((text) => ({ es: text, en: text })),
    ...topic.steps[language].map((text) => ({ es: text, en: text })),
    ...Object.values(topic.followUps).flatMap((one) => one ?? []),
  ]);
  const start = line.slice(0, sameStart);
  return own.some((text) => mind.library.register.fill(text[language], language).includes(start));
}
const sameStart = 28;
