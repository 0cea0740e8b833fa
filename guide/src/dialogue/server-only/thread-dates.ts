/** Dates told in a conversation, and what is counted from them. Server only. */
import {
  countedLines,
  countsAlike,
  isDeadlineAsked,
  isNewDate,
  usualEvent,
} from "#guide/dialogue/server-only/counted-dates.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread.ts";
import { markOf } from "#guide/dialogue/server-only/thread-fresh.ts";
import { leadsOn } from "#guide/dialogue/server-only/thread-fresh-texts.ts";
import { isBareFact, isStatement } from "#guide/dialogue/server-only/thread-words.ts";
import { type DatesTold, readDates, withDates } from "#guide/dialogue/server-only/told-dates.ts";
import type { DialogueState } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

/** A few words without a verb give the date that the open subject counts from. */
export function datesWith(
  { dates, topic, spot }: DialogueState,
  raw: string,
  said: string,
  today: string,
): DatesTold {
  const few = said.split(" ").length <= mostDated && (isBareFact(said) || datedOnly.test(said));
  return withDates(readDates(dates), said, raw, today, few ? usualEvent([spot ?? null, topic]) : null);
}
const mostDated = 7;
const datedOnly =
  /^(?:(?:y|pues|ah|creo que|como) )*(?:fue|es|era|dice|desde|hace|en|el|la (?:fecha|semana)|ya son|van|last|on|in|it was|its|the)\b/;

/** What is asked of a deadline, or a date that is told, is answered by counting where the period is known. */
export function counted(thread: Thread, settled: Settled, spot: string | null): Settled | null {
  const { mind, state, language, options, readings, question, dates } = thread;
  const { reply } = settled.turn;
  if (reply.kind !== "answer" || options.short === true || Object.keys(dates).length === 0) return null;
  const ids = [spot, reply.topic] as const;
  const goesOn = reply.topic === state.topic || countsAlike(reply.topic, state.topic);
  const tells =
    goesOn && isStatement(question, readings[0] ?? "") && isNewDate(ids, readDates(state.dates), dates);
  // A decision told on the way to its appeal starts the clock, whatever was asked of it.
  const later = state.topic !== null || state.told !== undefined;
  const decided = later && reply.topic === "apelar-juez" && isNewDate(ids, readDates(state.dates), dates);
  if (!tells && !decided && !isDeadlineAsked(readings)) return null;
  const opened = clean(`${state.opened ?? ""} ${question}`);
  const lines = countedLines(mind, ids, dates, { language, today: options.today, opened });
  if (lines === null) return null;
  const [line = "", ...others] = lines;
  const twice = state.shown?.includes(markOf(line)) === true;
  const short = twice ? leadsOn(language, line) : line;
  const more = twice ? others.slice(-1) : others;
  // The subject's own first answer is still to be told.
  if (state.pending !== null && state.shown?.includes(markOf(reply.short)) !== true) {
    const said = { ...reply, sentences: [...lines, ...reply.sentences] };
    return { ...settled, turn: { ...settled.turn, reply: said } };
  }
  const rest = goesOn ? [] : [reply.short, ...reply.sentences.slice(0, mostBeside)];
  const lawyer = reply.lawyer || /abogado|lawyer/.test(lines.join(" "));
  const said = { ...reply, short, sentences: [...more, ...rest], steps: goesOn ? [] : reply.steps, lawyer };
  return { ...settled, turn: { ...settled.turn, reply: said } };
}
const mostBeside = 2;
