/**
 * Later turns keep the person: what was told once decides every answer it makes wrong, and a few words more belong to the open subject
 * unless they plainly ask something else. Wraps the turn that a browser takes too; server only.
 */

import * as talk from "#guide/dialogue/talk.ts";
import { goOn, joined, tell } from "#guide/dialogue/thread-answers.ts";
import { isOffTopic, isUnsure, mostStatement, staysWith } from "#guide/dialogue/thread-stays.ts";
import { asides, openSubject, type Subject, spotIn } from "#guide/dialogue/thread-subject.ts";
import { announcesQuestion, isTrulyElsewhere, namesOtherWay } from "#guide/dialogue/thread-words.ts";
import { type Fact, facts, readFacts, withFacts } from "#guide/dialogue/told-facts.ts";
import { guardFor } from "#guide/dialogue/told-guards.ts";
import { takeTurn } from "#guide/dialogue/turn.ts";
import { type Understanding, understand } from "#guide/dialogue/understand.ts";
import { type Mind, topicOf } from "#guide/mind.ts";
import { texts } from "#guide/reply/texts.ts";
import { urgentTexts } from "#guide/safety/safety-texts.ts";
import type { DialogueState, GuideTurn, Language, Reply, ReplyOptions } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

/** Words that opened the subject, read again together with a few more. */
const mostOpened = 240;
const longestSpot = 60;
/** All that a turn in a thread is judged by. */
export interface Thread {
  mind: Mind;
  question: string;
  state: DialogueState;
  language: Language;
  options: ReplyOptions;
  seen: Understanding;
  /** As written, and with misspellings mended. */
  readings: readonly string[];
  told: readonly Fact[];
  /** What the message alone is answered with. */
  plain: GuideTurn;
}

/** The thread's part of a state that may be forged. */
export function readThread(value: unknown): Pick<DialogueState, "told" | "spot" | "opened"> {
  const { told, spot, opened } = (value ?? {}) as Record<string, unknown>;
  const known = readFacts(told);
  return {
    ...(known.length > 0 ? { told: known } : {}),
    ...(typeof spot === "string" ? { spot: spot.slice(0, longestSpot) } : {}),
    ...(typeof opened === "string" ? { opened: opened.slice(0, mostOpened) } : {}),
  };
}

export function keepThread(
  mind: Mind,
  question: string,
  state: DialogueState,
  language: Language,
  options: ReplyOptions,
): GuideTurn {
  const seen = understand(mind, question, state);
  const readings = [clean(seen.text), seen.whole.map(({ text }) => text).join(" ")];
  const told = withFacts(readFacts(state.told), [...readings, ...choiceWords(seen.text)], options.today);
  const plain = takeTurn(mind, question, state, language, options);
  const thread: Thread = { mind, question, state, language, options, seen, readings, told, plain };
  return remembered(thread, settled(thread));
}

/** A tapped "Crucé sin revisión" tells as much as a sentence. */
function choiceWords(text: string): string[] {
  const said = clean(text);
  if (said === "mi esposo o esposa" || said === "my husband or wife") return ["mi esposa es ciudadana"];
  return [];
}

interface Settled {
  turn: GuideTurn;
  /** Situation told; null when none. */
  spot: string | null;
  /** The message goes on with what opened the subject. */
  adds: boolean;
}

function settled(thread: Thread): Settled {
  const { mind, state, language, seen, readings, plain } = thread;
  const alone: Settled = { turn: plain, spot: spotIn(mind, seen, plain, language), adds: false };
  const { reply } = plain;
  const [said = ""] = readings;
  const started = state.topic !== null || state.pending !== null || state.told !== undefined;
  if (reply.kind === "crisis" || reply.kind === "refuse") return alone;
  if (isOffTopic(reply, language) && announcesQuestion(said))
    return { ...alone, turn: { ...plain, reply: talk.plainReply(goAhead[language]) } };
  if (!started || isPolite(reply)) return alone;
  if (mind.search.exact(seen.text) !== null) return cautioned(thread, alone);
  const open = openSubject(mind, state);
  const other = open === null || state.pending !== null ? null : namesOtherWay(said, open.id);
  const base = other === null ? alone : asNew(thread, said);
  const guarded = guardedBy(thread, open, base);
  if (guarded !== null) return guarded;
  if (open === null || state.crisis !== undefined || other !== null) return cautioned(thread, base);
  const stayed = staysWith(thread, open, said) ? goOn(thread, open) : further(thread, open);
  return cautioned(thread, stayed === null ? base : { ...stayed, adds: true });
}

const goAhead: Record<Language, [string, ...string[]]> = {
  es: [
    "Claro, dime tu pregunta.",
    "Cuéntame con tus palabras qué pasó o qué quieres saber de papeles, permisos, corte o familia.",
  ],
  en: [
    "Of course, go ahead.",
    "Tell me in your own words what happened or what you want to know about papers, permits, court or family.",
  ],
};

/** "¿Y el asilo?": asked as a question of its own. */
function asNew({ mind, question, state, language, options }: Thread, said: string): Settled {
  const words = said.replace(/^(?:y|and|o|or|mejor|pero|but|entonces|what about) /, "");
  const fresh = { ...state, topic: null, pending: null };
  const turn = takeTurn(mind, words, fresh, language, options);
  const seen = understand(mind, words, fresh);
  return {
    turn: isUnsure(turn.reply) ? takeTurn(mind, question, fresh, language, options) : turn,
    spot: spotIn(mind, seen, turn, language),
    adds: false,
  };
}

/** Thanks, a greeting, who the guide is: about no subject. */
function isPolite(reply: Reply): boolean {
  return (
    (reply.kind === "dont_know" && reply.confidence === 1) ||
    [
      texts.es.greeting,
      texts.en.greeting,
      texts.es.hostile,
      texts.en.hostile,
      texts.es.noInstructions,
      texts.en.noInstructions,
    ].includes(reply.short)
  );
}

/** The answer that something told before makes wrong gives way to the one that knows it. */
function guardedBy(thread: Thread, open: Subject | null, base: Settled): Settled | null {
  const { mind, state, told, readings, language } = thread;
  const { reply } = base.turn;
  const unsure = isUnsure(reply);
  if (unsure && isTrulyElsewhere(mind, thread.seen, false)) return null;
  const topic = topicOf(mind, reply.topic);
  // A spot of its own says it already, unless it is one that the fact closes.
  const own = base.spot !== null && base.spot !== state.spot;
  const whole =
    reply.kind === "clarify" ||
    (topic !== undefined && reply.short === mind.library.register.fill(topic.short[language], language));
  const guard = guardFor(told, unsure ? null : (reply.topic ?? ""), whole || own, readings);
  if (guard === null || guard.tell === base.spot) return null;
  if (state.spot === guard.tell || (open !== null && open.id === guard.tell)) {
    const stayed = open === null ? null : goOn(thread, open);
    if (stayed !== null) return { ...stayed, adds: true };
  }
  const turn = tell(thread, guard.tell, guard.urgency);
  return turn === null ? null : { ...turn, adds: true };
}

/** An answer of the open subject that fits; with what opened it, the fact may tell more. */
function further(thread: Thread, open: Subject): Pick<Settled, "turn" | "spot"> | null {
  const { reply } = thread.plain;
  const fits = reply.kind === "answer" && reply.topic === open.parent.id && thread.state.pending === null;
  return fits && thread.seen.list.length <= mostStatement ? joined(thread, open) : null;
}

/** After an order or a return nobody should act alone, whatever was answered. */
function cautioned({ told, language, state }: Thread, one: Settled): Settled {
  const { reply } = one.turn;
  const grave = told.includes("order") || told.includes("reentry");
  if (!grave || state.told === undefined || (reply.kind !== "answer" && reply.kind !== "clarify")) return one;
  const warning = reply.warning ?? urgentTexts[language].order;
  return { ...one, turn: { ...one.turn, reply: { ...reply, lawyer: true, warning } } };
}

/** The state as the next turn will find it. */
function remembered({ state, told, question }: Thread, { turn, spot, adds }: Settled): GuideTurn {
  const { spot: _, opened: before, heard, ...rest } = turn.state;
  const aside = spot !== null && asides.has(spot);
  if (aside) rest.topic = state.pending?.topic ?? state.topic;
  const stays = turn.reply.kind === "answer" && (aside || turn.reply.topic === state.topic);
  const now = (aside ? null : spot) ?? (stays ? (state.spot ?? null) : null);
  const opens = turn.reply.kind === "answer" || turn.reply.kind === "clarify" || turn.reply.kind === "crisis";
  const opened = adds && before !== undefined ? `${before}. ${question}` : opens ? question : before;
  const same: Partial<DialogueState> = heard === undefined || adds ? {} : { heard };
  return {
    reply: turn.reply,
    state: {
      ...rest,
      ...same,
      ...(told.length > 0 ? { told: told.slice(0, facts.length) } : {}),
      ...(now === null ? {} : { spot: now }),
      ...(opened === undefined ? {} : { opened: opened.slice(-mostOpened) }),
    },
  };
}
