/**
 * Later turns keep the person: what was told once decides every answer it makes wrong, and a few words more belong to the open subject
 * unless they plainly ask something else. Wraps the turn that a browser takes too; server only.
 */

import type { Situation } from "#guide/content-schema.ts";
import { startsWithJoiner } from "#guide/dialogue/follow-up.ts";
import { calmed, goesOnAfterViolence } from "#guide/dialogue/server-only/after-crisis/after-crisis.ts";
import { courtesy } from "#guide/dialogue/server-only/courtesy/courtesy.ts";
import { askedPlainly } from "#guide/dialogue/server-only/faq/asked-plainly.ts";
import type { FaqBook } from "#guide/dialogue/server-only/faq/book.ts";
import { asksByName } from "#guide/dialogue/server-only/faq/by-name.ts";
import { ownFirst } from "#guide/dialogue/server-only/faq/own-first.ts";
import { pointedly } from "#guide/dialogue/server-only/faq/pointed.ts";
import { likelyAsked } from "#guide/dialogue/server-only/faq/told.ts";
import { leavesFor } from "#guide/dialogue/server-only/near-subjects/near-subjects.ts";
import { readingsOf } from "#guide/dialogue/server-only/readings.ts";
import { outOfCourt, withoutCourt } from "#guide/dialogue/server-only/second-look/denied-court.ts";
import { denialIn, withoutRemoval } from "#guide/dialogue/server-only/second-look/denied-removal.ts";
import { homed } from "#guide/dialogue/server-only/second-look/form-home.ts";
import { statusAlone } from "#guide/dialogue/server-only/second-look/status-alone.ts";
import {
  askedInDanger,
  bossThreatens,
  cryingForThem,
  guessedOnly,
  heardInNothing,
  knocking,
  officersNow,
  sleepless,
} from "#guide/dialogue/server-only/thread/alarms.ts";
import { aloneOrJoined, unheld } from "#guide/dialogue/server-only/thread/alone.ts";
import { byAnswer, goOn, joined } from "#guide/dialogue/server-only/thread/answers.ts";
import { askedOfAnother } from "#guide/dialogue/server-only/thread/asks-of-another.ts";
import { cautioned } from "#guide/dialogue/server-only/thread/cautioned.ts";
import { completed } from "#guide/dialogue/server-only/thread/completed.ts";
import { toldBefore, withoutCorrected } from "#guide/dialogue/server-only/thread/corrects.ts";
import { datesWith, withHearing } from "#guide/dialogue/server-only/thread/dates.ts";
import { doubted } from "#guide/dialogue/server-only/thread/doubt.ts";
import { eraseNothing } from "#guide/dialogue/server-only/thread/erase-nothing.ts";
import { agreeing } from "#guide/dialogue/server-only/thread/fits.ts";
import { withFittingLead } from "#guide/dialogue/server-only/thread/fitting-lead.ts";
import { followed } from "#guide/dialogue/server-only/thread/follows.ts";
import { freshened } from "#guide/dialogue/server-only/thread/fresh.ts";
import {
  askedHere,
  comesBack,
  goesOn,
  isSettled,
  keptHere,
  leavesTps,
} from "#guide/dialogue/server-only/thread/goes-on.ts";
import { inPlainWords } from "#guide/dialogue/server-only/thread/in-plain-words.ts";
import { invitation } from "#guide/dialogue/server-only/thread/invitation.ts";
import { asMeant, hasBegun } from "#guide/dialogue/server-only/thread/meant.ts";
import { remembered, spotAfter } from "#guide/dialogue/server-only/thread/memory.ts";
import { misheard } from "#guide/dialogue/server-only/thread/misheard.ts";
import { named } from "#guide/dialogue/server-only/thread/named.ts";
import { closedNow, opensWay } from "#guide/dialogue/server-only/thread/news.ts";
import { oldCrime } from "#guide/dialogue/server-only/thread/old-crime.ts";
import { pressingNow } from "#guide/dialogue/server-only/thread/pressing-now.ts";
import { rather } from "#guide/dialogue/server-only/thread/rather.ts";
import { saidOnce } from "#guide/dialogue/server-only/thread/repeats.ts";
import { type Told, tell } from "#guide/dialogue/server-only/thread/say.ts";
import { mostStatement } from "#guide/dialogue/server-only/thread/stays.ts";
import {
  openSubject,
  type SpotOf,
  type Subject,
  spotBook,
} from "#guide/dialogue/server-only/thread/subject.ts";
import { asksAlone, chosen, ofSpouse } from "#guide/dialogue/server-only/thread/tells.ts";
import { applied } from "#guide/dialogue/server-only/thread/told.ts";
import { toldAsDone } from "#guide/dialogue/server-only/thread/told-as-done.ts";
import { toldFirst } from "#guide/dialogue/server-only/thread/told-first.ts";
import { isOfOtherMoney } from "#guide/dialogue/server-only/thread/unnamed.ts";
import { untrue } from "#guide/dialogue/server-only/thread/untrue.ts";
import { withWayOut } from "#guide/dialogue/server-only/thread/way-out.ts";
import { wishOfAnother } from "#guide/dialogue/server-only/thread/wish-of-another.ts";
import { wishOnTheWay } from "#guide/dialogue/server-only/thread/wish-on-the-way.ts";
import {
  afterChange,
  isPolite,
  isStatement,
  isTrulyElsewhere,
  isUnsure,
  namesOtherWay,
} from "#guide/dialogue/server-only/thread/words.ts";
import { asksBareDeadline, tellsOwnDate } from "#guide/dialogue/server-only/told/counted-dates.ts";
import { type DatesTold, readDates } from "#guide/dialogue/server-only/told/dates.ts";
import { type Fact, readFacts, withFacts } from "#guide/dialogue/server-only/told/facts.ts";
import { type Guard, guardAtFirst, guardFor } from "#guide/dialogue/server-only/told/guards.ts";
import { notMarried } from "#guide/dialogue/server-only/told/not-married.ts";
import * as talk from "#guide/dialogue/talk.ts";
import { takeTurn } from "#guide/dialogue/turn.ts";
import { type Understanding, understand } from "#guide/dialogue/understand.ts";
import { type Mind, topicOf } from "#guide/mind.ts";
import { faroQuestion } from "#guide/safety/server-only/about-faro/about-faro.ts";
import type { DialogueState, GuideTurn, Language, ReplyOptions } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

/** All that a turn in a thread is judged by. */
export interface Thread {
  mind: Mind;
  question: string;
  state: DialogueState;
  language: Language;
  options: ReplyOptions;
  /** Understood once more only where the thread needs it. */
  readonly seen: Understanding;
  spotOf: SpotOf;
  /** Answers to what is asked next; null where none are written. */
  faq: FaqBook | null;
  /** The situations of a topic. */
  near: (topic: string) => readonly Situation[];
  /** As written, and with misspellings mended. */
  readings: readonly string[];
  told: readonly Fact[];
  dates: DatesTold;
  /** What the message alone is answered with. */
  plain: GuideTurn;
  /** It began with what is not meant. */
  corrects: boolean;
}

export type KeepThread = typeof takeTurn;

/** Takes turns that keep the thread. */
export function threadKeeper(situations: readonly Situation[], faq: FaqBook | null): KeepThread {
  const spotOf = spotBook(situations);
  const byTopic = Map.groupBy(situations, ({ topic }) => topic);
  const near = (topic: string) => byTopic.get(topic) ?? [];
  return (mind, spoken, before, language, options) => {
    const state = outOfCourt(before, spoken);
    const meant = hasBegun(state) ? withoutCorrected(spoken) : spoken;
    const corrects = meant !== spoken;
    const asTold = asMeant(meant, state, language, options.today);
    const question = withoutRemoval(asTold);
    const text = mind.hear?.(question) ?? question;
    const readings = readingsOf(text, mind.search.readAll(text));
    const known = readFacts(state.told);
    const spouse = ofSpouse(state, readings);
    const aside = corrects ? toldBefore(spoken) : [];
    const news = [...aside, ...readings, ...chosen(text), ...spouse, ...denialIn(asTold)];
    const told = asksAlone(question, readings) ? known : withFacts(known, news, options.today);
    // As it was told: "hace 11 meses" is read as less than a year, and its days are few.
    const dates = datesWith(state, meant, clean(mind.hear?.(meant) ?? meant), options.today);
    const asked = state.pending === null && hasBegun(state) ? withoutCourt(question) : question;
    const plain = aloneOrJoined(mind, asked, corrects ? unheld(state, spoken) : state, language, options);
    let seen: Understanding | null = null;
    const thread: Thread = {
      ...{ mind, question, state, language, options, spotOf, faq },
      ...{ near, readings, told, dates, plain, corrects },
      get seen() {
        seen ??= understand(mind, asked, state);
        return seen;
      },
    };
    // A word is explained beside what is talked about.
    if (thread.seen.situation?.defines === true)
      return remembered(thread, { turn: plain, spot: null, adds: false, meant: true });
    return keptTurn(thread);
  };
}

/** What the thread makes of the message. */
function keptTurn(thread: Thread): GuideTurn {
  const home = homed(thread, toldFirst(thread, settled(thread)));
  const fits = agreeing(thread, home, spotAfter(thread, home)) ?? home;
  const worked = applied(thread, fits, spotAfter(thread, fits));
  const pointed = withHearing(thread, pointedly(thread, worked ?? fits, worked === null) ?? worked ?? fits);
  const one = misheard(thread, pointed) ?? pointed;
  const again = inPlainWords(thread, one) ?? freshened(thread, one, spotAfter(thread, one)) ?? one;
  const fresh = ownFirst(thread, withFittingLead(thread, rather(thread, again) ?? again));
  const whole = askedOfAnother(thread, completed(thread, fresh) ?? fresh);
  return remembered(thread, saidOnce(whole, thread.options.short === true));
}

export interface Settled {
  turn: GuideTurn;
  /** Situation told; null when none. */
  spot: string | null;
  /** The message goes on with what opened the subject. */
  adds: boolean;
  /** Said in place of an answer that was told before. */
  instead?: true;
  /** What it says instead tells nothing of what was asked. */
  nothing?: true;
  /** An answer written for just this: told again when it is asked again. */
  written?: true;
  /** A rule of just this knows that it is meant. */
  meant?: true;
  /** Said within a conversation, and of it. */
  within?: true;
}

function settled(thread: Thread): Settled {
  const { mind, question, state, language, readings, plain, spotOf } = thread;
  const alone: Settled = { turn: plain, spot: spotOf(mind, plain.reply, language), adds: false };
  const { reply } = plain;
  const [said = ""] = readings;
  const started = state.topic !== null || state.pending !== null || state.told !== undefined;
  const calm = reply.kind === "crisis" ? calmed(state, question, language) : null;
  if (calm !== null) return { ...alone, turn: calm };
  const kind = courtesy(thread);
  if (kind !== null) return kind;
  const invites = invitation(question, said, started);
  if (invites !== null) return { ...alone, turn: { state, reply: talk.plainReply(invites[language]) } };
  const warned = untrue(thread) ?? eraseNothing(thread, alone) ?? notMarried(thread);
  if (warned !== null) return warned;
  if (reply.kind === "refuse") return guessedOnly(thread) ?? toldAsDone(thread) ?? withWayOut(thread, alone);
  if (reply.kind === "crisis")
    return (
      knocking(thread) ??
      bossThreatens(thread) ??
      heardInNothing(thread, said) ??
      cryingForThem(thread) ??
      sleepless(thread) ??
      oldCrime(thread) ??
      guessedOnly(thread) ??
      (state.crisis === undefined ? null : followed(thread)) ??
      askedInDanger(thread) ??
      alone
    );
  if (!started) return opening(thread, alone);
  const now = officersNow(thread);
  if (now !== null) return now;
  if (isPolite(reply) && !asksOnTheWay(thread, said)) return followed(thread) ?? alone;
  return { ...inThread(thread, alone, said), within: true };
}

/** What belongs to the conversation that is open, or leaves it. */
function inThread(thread: Thread, alone: Settled, said: string): Settled {
  const { mind, state } = thread;
  const pressed = pressingNow(thread) ?? wishOfAnother(thread, (words) => asNew(thread, words));
  if (pressed !== null) return pressed;
  const plainly = followed(thread) ?? named(thread, said, alone, (words) => asNew(thread, words));
  if (plainly !== null) return cautioned(thread, plainly);
  const wish = wishOnTheWay(thread, (words) => asNew(thread, words));
  if (wish !== null) return wish;
  const another = asksByName(thread, said) ? said : afterChange(said);
  const fresh = another === null ? null : asNew(thread, another);
  const open = openSubject(mind, state);
  if (isAnother(thread, fresh, open, said)) return cautioned(thread, fresh);
  const standard = open === null ? null : askedPlainly(thread, open);
  return standard === null ? wentOn(thread, open, alone) : cautioned(thread, standard);
}

/** "Otra cosa: estuve fuera ocho meses" is another question, and may be of the same subject. */
function isAnother(
  thread: Thread,
  fresh: Settled | null,
  open: Subject | null,
  said: string,
): fresh is Settled {
  if (fresh === null || isUnsure(fresh.turn.reply)) return false;
  return fresh.turn.reply.topic !== open?.parent.id || asksByName(thread, said);
}

/** A message in a conversation: of the open subject, or of another. */
function wentOn(thread: Thread, open: Subject | null, alone: Settled): Settled {
  const { question, state, readings } = thread;
  if (isOfOtherMoney(readings)) return cautioned(thread, alone);
  const [said = ""] = readings;
  const other =
    open !== null && state.pending === null && !asksBareDeadline(said) && asksOther(thread, open, said);
  // What is told only now may make every other answer wrong, and what was told before an answer of another subject.
  const news = thread.told.some((fact) => state.told?.includes(fact) !== true);
  const away = open !== null && alone.turn.reply.topic !== open.parent.id;
  const guard = news || away ? guardedBy(thread, open, other ? asNew(thread, said) : alone) : null;
  const closed = guard ?? closedNow(thread, open, said) ?? opensWay(thread, open, said);
  if (closed !== null) return closed;
  const asked = open === null ? null : askedHere(thread, open, other);
  const base = asked ?? (other ? asNew(thread, said) : (keptHere(thread, open) ?? alone));
  const guarded = guardedBy(thread, open, base);
  if (guarded !== null) return guarded;
  const inDanger = state.crisis !== undefined && !goesOnAfterViolence(state);
  if (open === null || inDanger || other || base !== alone) return cautioned(thread, base);
  const own =
    isStatement(question, said) &&
    tellsOwnDate([open.spot, open.parent.id], readDates(state.dates), thread.dates);
  const stays = own || asksBareDeadline(said) || comesBack(thread, open) || goesOn(thread, open, said);
  return goneOn(thread, open, stays ? goOn(thread, open) : further(thread, open), base);
}

/** What the open subject says; where it says nothing, what the words mean by themselves, or which of the two is meant. */
function goneOn(thread: Thread, open: Subject, stayed: Told | null, base: Settled): Settled {
  if (stayed !== null) return cautioned(thread, { ...stayed, adds: true });
  const likely = isSettled(thread, open) ? null : likelyAsked(thread, open, base);
  return likely ?? doubted(thread, open, base) ?? cautioned(thread, base);
}

/** A first message that tells what makes its answer wrong. */
function opening(thread: Thread, alone: Settled): Settled {
  const { told, readings, plain, mind } = thread;
  const { reply } = plain;
  const status = reply.kind === "clarify" && reply.topic === null ? statusAlone(readings)?.of : undefined;
  if (status !== undefined) {
    const { heard: _, ...state } = plain.state;
    return { ...alone, turn: { reply, state: { ...state, topic: status } } };
  }
  const unsure = isUnsure(reply) && reply.confidence < 1;
  const asks = reply.kind === "clarify" && reply.topic !== null;
  if (alone.spot !== null || told.length === 0 || (reply.kind !== "answer" && !unsure && !asks)) return alone;
  const guard = guardAtFirst(told, unsure ? null : reply.topic, asks, readings);
  if (guard === null || mind.search.exact(thread.seen.text) !== null) return alone;
  const turn = tell(thread, guard.tell, guard.urgency);
  return turn === null ? alone : { ...turn, adds: false };
}

/** Another way named at the start, or a question so clear that the open subject's usual words cannot claim it. */
function asksOther(thread: Thread, open: Subject, said: string): boolean {
  const { question, readings, seen, plain, language, mind } = thread;
  if (namesOtherWay(said, open.id) !== null || leavesFor(readings, open.parent.id) !== null) return true;
  const again = plain.reply.short === mind.library.register.fill(open.parent.short[language], language);
  const other = seen.found.hits[0]?.topic !== open.parent.id && seen.found.confidence >= surelyOther;
  return (
    again &&
    other &&
    seen.list.length >= fewest &&
    !startsWithJoiner(question) &&
    !isStatement(question, said)
  );
}
const surelyOther = 0.95;
/** The subject was only gone on with. */
const barely = 0.6;
const fewest = 4;

/** "¿Y el asilo?": asked as a question of its own. */
function asNew({ mind, question, state, language, options, spotOf }: Thread, said: string): Settled {
  const words = said.replace(/^(?:y|and|o|or|mejor|pero|but|entonces|what about) /, "");
  const fresh = { ...state, topic: null, pending: null };
  const short = takeTurn(mind, words, fresh, language, options);
  const turn = isUnsure(short.reply) ? takeTurn(mind, question, fresh, language, options) : short;
  return { turn, spot: spotOf(mind, turn.reply, language), adds: false };
}

/** "¿Cuánto cuesta y la puedo hacer yo sola?": a question of the open subject, for all its sad word. */
function asksOnTheWay({ question, state, seen }: Thread, said: string): boolean {
  const ofSubject = state.topic !== null && faroQuestion(question, true) === null;
  return ofSubject && seen.list.length >= fewest && !isStatement(question, said);
}

/** The guard that the answer meets, or null. */
function guardOver(
  { mind, question, state, told, readings, language, seen }: Thread,
  { turn, spot }: Settled,
): Guard | null {
  const { reply } = turn;
  const unsure = isUnsure(reply);
  if (unsure && isTrulyElsewhere(mind, seen, false)) return null;
  const asks = reply.kind === "clarify";
  const topic = topicOf(mind, reply.topic);
  const start = topic === undefined ? null : mind.library.register.fill(topic.short[language], language);
  // A spot of its own is told whole too.
  const whole = asks || reply.short === start || (spot !== null && spot !== state.spot);
  // A wish told with all of its story is asked about like any first one.
  const wish =
    asks &&
    state.pending === null &&
    reply.topic !== state.topic &&
    !isStatement(question, readings[0] ?? "");
  const known = wish ? readFacts(state.told) : told;
  const when = { whole, asks, before: state.told ?? [] };
  return guardFor(known, unsure ? null : (reply.topic ?? ""), when, readings);
}

/** The answer that something told before makes wrong gives way to the one that knows it. */
function guardedBy(thread: Thread, open: Subject | null, base: Settled): Settled | null {
  const guard = guardOver(thread, base);
  if (guard === null || guard.tell === base.spot) return null;
  const isOpen = thread.state.spot === guard.tell || (open?.id === guard.tell && open.untold === null);
  if (isOpen && open !== null && leavesTps(open, base.turn.reply)) return null;
  const stayed = isOpen && open !== null ? goOn(thread, open) : null;
  const turn = stayed ?? tell(thread, guard.tell, guard.urgency);
  return turn === null ? null : { ...turn, adds: true };
}

/** An answer of the open subject that fits; with what opened it, the fact may tell more. */
function further(thread: Thread, open: Subject): Pick<Settled, "turn" | "spot"> | null {
  const { reply } = thread.plain;
  const fits = reply.kind === "answer" && reply.topic === open.parent.id && thread.state.pending === null;
  const told = thread.spotOf(thread.mind, reply, thread.language);
  if (told !== null && told !== thread.state.spot) return null;
  if (!fits || thread.seen.list.length > mostStatement) return null;
  return joined(thread, open) ?? (reply.confidence <= barely ? byAnswer(thread, open) : null);
}
