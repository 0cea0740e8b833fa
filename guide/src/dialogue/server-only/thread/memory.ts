/** What a conversation's state keeps from one turn to the next, and how it is read back. Server only. */

import { warmly } from "#guide/dialogue/server-only/courtesy/warm-lead.ts";
import { withNext } from "#guide/dialogue/server-only/faq/told.ts";
import { ownForms } from "#guide/dialogue/server-only/thread/forms.ts";
import { readMarks, withMark } from "#guide/dialogue/server-only/thread/marks.ts";
import { asides, asideTopics } from "#guide/dialogue/server-only/thread/subject.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import {
  asksOf,
  awayFromHere,
  heldThere,
  readWarned,
  remindedOf,
} from "#guide/dialogue/server-only/thread/warned-again.ts";
import { isPolite } from "#guide/dialogue/server-only/thread/words.ts";
import { letterFirst } from "#guide/dialogue/server-only/told/answer-by.ts";
import { readDates } from "#guide/dialogue/server-only/told/dates.ts";
import { facts, ofTenYears, readFacts } from "#guide/dialogue/server-only/told/facts.ts";
import { heldBack } from "#guide/dialogue/server-only/told/held-back.ts";
import type { DialogueState, GuideTurn, Reply } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

/** Words that opened the subject, read again together with a few more. */
const mostOpened = 240;
const longestSpot = 60;
/** Subjects kept that were open before this one. */
const mostBefore = 3;

/** The thread's part of a state that may be forged. */
export function readThread(
  value: unknown,
): Pick<DialogueState, "told" | "spot" | "opened" | "was" | "shown" | "warned" | "dates"> {
  const { told, spot, opened, was, shown, warned, dates } = (value ?? {}) as Record<string, unknown>;
  const above = readWarned(warned);
  const days = readDates(dates);
  const known = readFacts(told);
  const marks = readMarks(shown);
  const before = Array.isArray(was) ? was.filter((one) => typeof one === "string").slice(-mostBefore) : [];
  return {
    ...(known.length > 0 ? { told: known } : {}),
    ...(typeof spot === "string" ? { spot: spot.slice(0, longestSpot) } : {}),
    ...(typeof opened === "string" ? { opened: opened.slice(0, mostOpened) } : {}),
    ...(before.length > 0 ? { was: before } : {}),
    ...(marks.length > 0 ? { shown: marks } : {}),
    ...(above === undefined ? {} : { warned: above }),
    ...(Object.keys(days).length > 0 ? { dates: days } : {}),
  };
}

/** The two questions wait for their reply; of the first of them, not of one that is only offered. */
const waits = ({ pending }: DialogueState) => pending !== null && pending.second !== true;

/** Where a lawyer is found, or how not to pay, is asked on the way. */
function leavesOpen({ topic }: DialogueState, reply: Reply): boolean {
  return (
    topic !== null && reply.kind === "answer" && asideTopics.has(reply.topic ?? "") && topic !== reply.topic
  );
}

/** What opened the subject. "No, la busqué y es de diez años" takes back what opened the other card's answer. */
function openedBy(
  question: string,
  before: string | undefined,
  { adds, opens }: { adds: boolean; opens: boolean },
): string | undefined {
  if (ofTenYears.test(clean(question))) return question;
  if (adds && before !== undefined) return `${before}. ${question}`;
  return opens ? question : before;
}

/** The state as the next turn will find it. */
export function remembered(thread: Thread, settled: Settled): GuideTurn {
  const { state, told, question, dates } = thread;
  const { turn, adds } = settled;
  const {
    spot: _,
    told: __,
    opened: before,
    was: ____,
    heard,
    shown,
    warned: _____,
    dates: ___,
    ...rest
  } = turn.state;
  const next = withNext(thread, settled, heldBack(thread, ownForms(thread, turn.reply)));
  const whole = heldThere(awayFromHere(next, told, thread.language), told, thread.language);
  const { reply, warned } = remindedOf(whole, state, thread.language, asksOf(thread, whole));
  const marks = withMark(state.shown ?? shown ?? [], turn.reply, settled.instead === true);
  // Where nothing else is open, what is told on the way is what was asked.
  if (isAside(thread, settled) && (state.topic !== null || waits(state)))
    rest.topic = waits(state) ? (state.pending?.topic ?? state.topic) : state.topic;
  const now = spotAfter(thread, settled);
  const was = leftBehind(state, rest.topic);
  const opens = ["answer", "clarify", "crisis"].includes(turn.reply.kind);
  const opened = openedBy(question, before, { adds, opens });
  return {
    reply: letterFirst(warmly(thread, reply), thread.readings, thread.language, thread.options.today),
    state: {
      ...rest,
      ...(warned === undefined ? {} : { warned }),
      ...(heard === undefined || adds ? {} : { heard }),
      ...(told.length > 0 ? { told: told.slice(0, facts.length) } : {}),
      ...(now === null ? {} : { spot: now }),
      ...(opened === undefined ? {} : { opened: opened.slice(-mostOpened) }),
      ...(was.length > 0 ? { was } : {}),
      ...(marks.length > 0 ? { shown: marks } : {}),
      ...(Object.keys(dates).length > 0 ? { dates } : {}),
    },
  };
}

/** The subjects that were open before this one. */
function leftBehind({ topic, pending, was = [] }: DialogueState, now: string | null): string[] {
  // Two questions that were asked and left unanswered were of a subject too.
  const left = topic ?? pending?.topic ?? null;
  return left === null || left === now ? was : [...was, left].slice(-mostBefore);
}

function isAside({ state }: Thread, { turn, spot }: Settled): boolean {
  const open = state.topic !== null || state.pending !== null;
  return (open && spot !== null && asides.has(spot)) || leavesOpen(state, turn.reply);
}

/** The situation that is open after this turn. */
export function spotAfter(thread: Thread, settled: Settled): string | null {
  const { state } = thread;
  const { reply } = settled.turn;
  const aside = isAside(thread, settled);
  const stays = isPolite(reply) || (reply.kind === "answer" && (aside || reply.topic === state.topic));
  return (aside ? null : settled.spot) ?? (stays ? (state.spot ?? null) : null);
}
