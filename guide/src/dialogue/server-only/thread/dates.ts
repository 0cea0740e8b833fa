/** Dates told in a conversation, and what is counted from them. Server only. */

import { leadsOn } from "#guide/dialogue/server-only/thread/fresh-texts.ts";
import { markOf } from "#guide/dialogue/server-only/thread/marks.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { isBareFact, isStatement } from "#guide/dialogue/server-only/thread/words.ts";
import {
  asksCount,
  countedLines,
  countsAlike,
  countsAtStart,
  isDeadlineAsked,
  isNewDate,
  sentEvent,
  usualEvent,
} from "#guide/dialogue/server-only/told/counted-dates.ts";
import { type DatesTold, datesFor, readDates, withDates } from "#guide/dialogue/server-only/told/dates.ts";
import { topicOf } from "#guide/mind.ts";
import type { DialogueState } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

/** A few words without a verb give the date that the open subject counts from. */
export function datesWith(
  { dates, topic, spot, pending, told }: DialogueState,
  raw: string,
  said: string,
  today: string,
): DatesTold {
  const few = said.split(" ").length <= mostDated && (isBareFact(said) || datedOnly.test(said));
  const ids: Ids = [spot ?? null, topic ?? pending?.topic ?? null];
  const usual = sentIt.test(said) ? sentEvent(ids, told ?? []) : few ? usualEvent(ids) : null;
  return withDates(readDates(dates), said, raw, today, usual);
}
const mostDated = 10;
const datedOnly =
  /^(?:(?:no|perdon|perdone|sorry|y|pues|ah|creo que|como|de [a-z]+|soy de [a-z]+) )*(?:fue|es|era|dice|desde|hace|en|el|la (?:fecha|semana)|ya son|van|last|on|in|it was|its|the)\b/;
/** "Lo metí el 14 de junio": of what was spoken of. */
const sentIt =
  /\b(?:l[oa]s?|ya) (?:meti|metimos|mande|mandamos|pedi|pedimos|presente|envie|aplique|entregue|recibieron|renove)\b|\b(?:i|we) (?:filed|sent|mailed|submitted|applied)(?: (?:it|them|that))?\b(?! (?:for|an?|the|my)\b)|\bit was (?:filed|sent|received)\b|\b(?:el|mi|the|my) (?:recibo|sello|receipt)\b(?: \w+){0,2} (?:dice|trae|es|says|is|del?)\b/;

/** What is asked of a deadline, or a date that is told, is answered by counting where the period is known. */
export function counted(thread: Thread, settled: Settled, spot: string | null): Settled | null {
  const { mind, state, language, options, question, readings, dates, told } = thread;
  const { reply } = settled.turn;
  if (reply.kind !== "answer" || Object.keys(dates).length === 0) return null;
  const ids = [spot, reply.topic] as const;
  const goesOn = reply.topic === state.topic || countsAlike(reply.topic, state.topic);
  const deadline = isDeadlineAsked(readings);
  const starts = !deadline && countsAtStart(ids) && startsSubject(thread, settled, spot);
  if (!starts && !deadline && !asksCount(ids, readings) && !tellsDate(thread, ids, goesOn)) return null;
  const opened = clean(`${state.opened ?? ""} ${question}`);
  const lines = countedLines(mind, ids, datesFor(dates, readings), {
    ...{ language, today: options.today, opened, told },
    now: readings[0] ?? "",
  });
  if (lines === null) return null;
  // The demo's one sentence is the day that was counted.
  if (options.short === true)
    return {
      ...settled,
      turn: {
        ...settled.turn,
        reply: { ...reply, short: lines.slice(0, mostBrief).join(" "), sentences: [] },
      },
    };
  if (starts) {
    const sentences = [...lines.slice(0, mostBeside), ...reply.sentences];
    return { ...settled, turn: { ...settled.turn, reply: { ...reply, sentences } } };
  }
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
/** The safe day, and the one that the form names. */
const mostBrief = 2;

type Ids = readonly [string | null, string | null];

/** A date of the open subject, or a decision on the way to its appeal, which starts the clock whatever was asked of it. */
function tellsDate({ state, readings, question, dates }: Thread, ids: Ids, goesOn: boolean): boolean {
  if (!isNewDate(ids, readDates(state.dates), dates)) return false;
  const later = state.topic !== null || state.told !== undefined;
  return (goesOn && isStatement(question, readings[0] ?? "")) || (later && ids[1] === "apelar-juez");
}

/** A subject or a spot told whole for the first time, with a date that it counts from told before or just now. */
function startsSubject({ mind, state, language }: Thread, { turn }: Settled, spot: string | null): boolean {
  const { reply } = turn;
  const topic = spot === null ? topicOf(mind, reply.topic) : mind.situations.topic(spot);
  const short = topic === undefined ? null : mind.library.register.fill(topic.short[language], language);
  return reply.short === short && state.shown?.includes(markOf(short)) !== true;
}
