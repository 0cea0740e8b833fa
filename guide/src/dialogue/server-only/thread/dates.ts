/** Dates told in a conversation, and what is counted from them. Server only. */

import { anyDate, isSlip } from "#guide/dialogue/server-only/thread/corrected-dates.ts";
import { leadsOn } from "#guide/dialogue/server-only/thread/fresh-texts.ts";
import { markOf } from "#guide/dialogue/server-only/thread/marks.ts";
import { repeats, telling } from "#guide/dialogue/server-only/thread/repeats.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { isBareFact, isStatement } from "#guide/dialogue/server-only/thread/words.ts";
import { withAnswerBy } from "#guide/dialogue/server-only/told/answer-by.ts";
import {
  asksCount,
  asksOtherDay,
  asksOwnDay,
  countedEvent,
  countedLines,
  countsAlike,
  countsAtStart,
  isDeadlineAsked,
  isNewDate,
  linesOfHearing,
  type Said,
  sentEvent,
  usualEvent,
} from "#guide/dialogue/server-only/told/counted-dates.ts";
import {
  type DatesTold,
  dateIn,
  datesFor,
  readDates,
  withDates,
} from "#guide/dialogue/server-only/told/dates.ts";
import type { Event } from "#guide/dialogue/server-only/told/events.ts";
import { inMonths, monthName } from "#guide/dialogue/server-only/told/times.ts";
import { isoDate } from "#guide/letters/calendar.ts";
import { topicOf } from "#guide/mind.ts";
import type { DialogueState, Reply } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

/** "En octubre me agarraron manejando tomada": no day that a permit ends on. */
const ofArrest =
  /\b(?:agarraron|arrest\w+|detuv\w+|pararon|manej\w+|choque|chocar|dui|dwi|tomad[oa]|borrach[oa]|pulled over|drunk|driving)\b/;
/** "Uno ya cumplió 21 en julio": a child's day, and none that the subject counts from. */
const ofBirthday =
  /\b(?:cumpl(?:io|e|i|en|ieron|ira)|naci(?:o|eron)?|cumpleanos|turn(?:s|ed|ing)|birthday|born)\b/;

/** A few words without a verb give the date that the open subject counts from. */
export function datesWith(
  { dates, topic, spot, pending, told }: DialogueState,
  raw: string,
  given: string,
  today: string,
): DatesTold {
  const said = inMonths(given);
  const long = said.split(" ").length;
  const most = takesBack.test(said) ? mostDated : mostBare;
  const few =
    !ofArrest.test(said) &&
    ((long <= mostBare && isBareFact(said) && !ofBirthday.test(said)) ||
      (long <= most && datedOnly.test(said)) ||
      (long <= mostSaying && saysWhen.test(said)));
  const ids: Ids = [spot ?? null, topic ?? pending?.topic ?? null];
  const known = readDates(dates);
  const amended = long <= mostAmended ? amendedEvent([said, inMonths(clean(raw))], ids, known) : null;
  const own = sentIt.test(said) ? sentEvent(ids, told ?? []) : (amended ?? (few ? usualEvent(ids) : null));
  const inCourt = few && told?.includes("court") === true && isToCome(said, raw, today);
  const usual = inCourt && own !== "expires" && own !== "due" ? "hearing" : own;
  const whole = withAnswerBy(withDates(known, said, raw, today, usual), known, said, today);
  const now = amended === null ? whole : withPart(whole, known, amended, said);
  // Of who is abroad: "me vine en octubre" is when she left.
  const { came } = now;
  const isLeft = usualEvent(ids) === "left" && came !== undefined && came !== known.came;
  return isLeft ? { ...known, left: came } : now;
}

/** Which date is put right. "No, perdón, fue el 19" is heard without its slip, so it is read as written too. */
const amendedEvent = (readings: readonly string[], ids: Ids, known: DatesTold): Event | null =>
  readings.some(isCorrection) ? countedEvent(ids, known) : null;

/** "No, 2024", "no, el 18": the year or the day of a date that was told, where no whole date replaces it. */
function withPart(now: DatesTold, known: DatesTold, event: Event, said: string): DatesTold {
  const before = known[event];
  if (before === undefined || now[event] !== before) return now;
  const [year, month, day] = before.split("-");
  const yearMeant = onlyYear.exec(said)?.[1];
  if (yearMeant !== undefined && !anyMonth.test(said))
    return { ...now, [event]: [yearMeant, month, day].filter(Boolean).join("-") };
  const dayMeant = day === undefined || anyMonth.test(said) ? undefined : onlyDay.exec(said)?.[1];
  const date = dayMeant === undefined ? null : isoDate(Number(year), Number(month), Number(dayMeant));
  return date === null ? now : { ...now, [event]: date };
}
const anyMonth = new RegExp(`\\b${monthName}\\b`);
/** The last one: "no en 2022, en 2024". */
const onlyYear = /^(?:.*\b)?((?:19|20)\d\d)\b/;
const onlyDay =
  /^.*\b(?:el|dia|the) (\d{1,2})(?:st|nd|rd|th)?(?= |$)(?! (?:anos|years|de|am|pm|horas|meses))/;

/** A day with its year, later than today. */
function isToCome(said: string, raw: string, today: string): boolean {
  const date = dateIn(said, raw, today, false);
  return date !== null && date > today.slice(0, date.length);
}
/** "Epa no, ahora que reviso mi I-94 dice 20 de octubre": takes back a date that was told, and says which it is. */
const isCorrection = (said: string): boolean =>
  (takesBack.test(said) || isSlip(said) || onReading.test(said)) && isIt.test(said) && !ofAnother.test(said);
const onReading =
  /\bahora que (?:lo |la |le |ya )*(?:reviso|veo|checo|miro|leo|pienso)\b|\bya (?:la |lo )?(?:vi|revise|cheque|lei) bien\b|\bnow that i (?:look|see|check|read)\b/;
const saysIt =
  "(?:era|es|fue|dice|decia|trae|fecha|sino|desde|vence|vencia|quise decir|was|is|its|says|said|dated|meant|since|expires)";
const isIt = new RegExp(
  `\\b${saysIt}(?: (?:que|el|en|de|del|es|era|fue|ano|dia|fecha|on|in|the|it))* (?:${anyDate}|\\d)`,
);
/** "No, mi hijo es del 2019". */
const ofAnother =
  /\b(?:mi|su|mis|sus|my|his|her|their) (?!(?:i ?94|carta|papel|tarjeta|permiso|recibo|mica|residencia|notificacion|aviso|corte|cita|audiencia|daca|tps|asilo|entrada|sello|pasaporte|cards?|letter|paper|notice|receipt|permit|hearing|court|stamp|passport)\b)\w+/;
const mostAmended = 24;
const mostBare = 10;
const mostDated = 13;
/** "Dice que fue el 3 de noviembre por falta de pruebas": the date first, and why. */
const mostSaying = 18;
const saysWhen = new RegExp(
  `^(?:(?:la (?:carta|decision)|ahi|pues|the letter|it) )*(?:dice|dicen|fue|trae|says)(?: (?:que|fue|es|la fecha|del?|el|it was|on|the))* (?:(?:\\d{1,2}|[a-z]+) de ${monthName}\\b|${monthName} \\d)`,
);
/** "Ay, no, mensa yo, fue en ...". */
const takesBack =
  /^(?:(?:ay|ah|uy|oh|epa|hijole|chale|ups|oops|wait|espere|este|oiga) )*(?:ay|uy|oh|no|nop|nope|perdon|perdone|sorry|mens[oa]|tont[oa]|hold on|wait|esper(?:e|eme|ame|ate|ese))\b/;
const datedOnly =
  /^(?:(?:no|ay|uy|oh|perdon|perdone|sorry|y|pues|ah|mens[oa]|tont[oa]|yo|creo que|como|de [a-z]+|soy de [a-z]+) )*(?:fue|es|era|dice|desde|hace|en|el|la (?:fecha|semana)|ya son|van|last|on|in|it was|it is|its|the)\b/;
/** "Lo metí el 14 de junio": of what was spoken of. */
const sentIt =
  /\b(?:l[oa]s?|ya) (?:meti|metimos|mande|mandamos|pedi|pedimos|presente|envie|aplique|entregue|recibieron|renove)\b|\b(?:i|we) (?:filed|sent|mailed|submitted|applied)(?: (?:it|them|that))?\b(?! (?:for|an?|the|my)\b)|\bit was (?:filed|sent|received)\b|\b(?:el|mi|the|my) (?:recibo|sello|receipt)\b(?: \w+){0,2} (?:dice|trae|es|says|is|del?)\b/;

/** What is asked of a deadline, or a date that is told, is answered by counting where the period is known. */
export function counted(thread: Thread, settled: Settled, spot: string | null): Settled | null {
  const { state, options, dates } = thread;
  const { reply } = settled.turn;
  if (reply.kind !== "answer" || Object.keys(dates).length === 0) return null;
  const goesOn = reply.topic === state.topic || countsAlike(reply.topic, state.topic);
  const starts = startsCounting(thread, settled, spot);
  const lines = linesFor(thread, [spot, reply.topic], { goesOn, starts });
  if (lines === null) return null;
  if (goesOn && !starts && !asksOwnDay(thread.readings) && wasCounted(thread, [spot, reply.topic], lines))
    return null;
  // A rule knows what was asked: a day that was counted before is not told again in its place.
  if (
    settled.meant === true &&
    state.dates !== undefined &&
    !thread.readings.some((one) => asksDay.test(one))
  )
    return null;
  // The demo's one sentence is the day that was counted.
  if (options.short === true)
    return withReply(settled, { short: lines.slice(0, mostBrief).join(" "), sentences: [] });
  if (starts) return withReply(settled, startedWith(reply, lines.slice(0, mostBeside)));
  // The subject's own first answer is still to be told.
  if (state.pending !== null && state.shown?.includes(markOf(reply.short)) !== true)
    return withReply(settled, { sentences: [...lines, ...unsaid(reply.sentences, lines)] });
  return alone(thread, settled, lines, goesOn);
}

/** Days that were counted, before the subject's own sentences; those of a denial take the place of what is said of any letter. */
function startedWith({ short, sentences }: Reply, lines: string[]): Partial<Reply> {
  const [first = "", ...others] = lines;
  if (!first.includes("I-290B")) return { sentences: [...lines, ...sentences] };
  const own = sentences.filter((one) => !/\bRFE\b|I-290B/.test(one));
  return isOfAnyLetter.test(short)
    ? { short: first, sentences: [...others, ...own] }
    : { sentences: [...lines, ...own] };
}
const isOfAnyLetter = /^(?:Busca la fecha límite en tu carta|Find the deadline in your letter)/;

const asksDay =
  /\b(?:cuando|cuant[oa]s?|fecha|dia|dias|plazo|tiempo|vence|when|how (?:long|many)|days?|date|deadline|time)\b|\d/;

/**
 * The same days stood in an earlier answer: "¿cuánto tarda?", "¿y si me la niegan?" and "¿califican mis hijos?" ask for something else. Words that
 * count otherwise than those before ("¿y en español?") are answered.
 */
function wasCounted(thread: Thread, ids: Ids, lines: readonly string[]): boolean {
  const { mind, state, dates } = thread;
  if (state.topic === null || state.opened === undefined || isNewDate(ids, readDates(state.dates), dates))
    return false;
  const before = clean(state.opened);
  const said = { ...saidIn(thread), now: before, opened: before };
  return countedLines(mind, ids, datesFor(dates, [before]), said)?.[0] === lines[0];
}

const withReply = (settled: Settled, own: Partial<Settled["turn"]["reply"]>): Settled => ({
  ...settled,
  turn: { ...settled.turn, reply: { ...settled.turn.reply, ...own } },
});

/** What was counted as the whole answer; where it was told already, shortly. */
function alone({ state, language }: Thread, settled: Settled, lines: string[], goesOn: boolean): Settled {
  const { reply } = settled.turn;
  const [line = "", ...others] = lines;
  const twice = state.shown?.includes(markOf(line)) === true;
  const rest = goesOn ? [] : [reply.short, ...reply.sentences.slice(0, mostBeside)];
  return withReply(settled, {
    short: twice ? leadsOn(language, line) : line,
    sentences: [...(twice ? others.slice(-1) : others), ...rest],
    steps: goesOn ? [] : reply.steps,
    lawyer: reply.lawyer || /abogado|lawyer/.test(lines.join(" ")),
  });
}

const startsCounting = (thread: Thread, settled: Settled, spot: string | null): boolean =>
  !isDeadlineAsked(thread.readings) &&
  countsAtStart([spot, settled.turn.reply.topic], thread.dates) &&
  startsSubject(thread, settled, spot);

/** A day in court that was told just now goes first; null where nothing is to be counted. */
function linesFor(
  thread: Thread,
  ids: Ids,
  { goesOn, starts }: { goesOn: boolean; starts: boolean },
): string[] | null {
  const { mind, state, question, readings, dates } = thread;
  const said = saidIn(thread);
  const tells = tellsHearing(thread) && state.topic !== null && isStatement(question, said.now);
  const inCourt = tells ? linesOfHearing(mind, ids, dates, said) : null;
  if (inCourt !== null) return inCourt;
  const asks = isDeadlineAsked(readings) && !asksOtherDay(ids, readings);
  const counts = starts || asks || asksCount(ids, readings) || tellsDate(thread, ids, goesOn);
  return counts ? countedLines(mind, ids, datesFor(dates, readings), said) : null;
}
/** What was said, as lines are counted by it. */
const saidIn = ({ state, language, options, question, readings, told }: Thread): Said => ({
  ...{ language, today: options.today, told, now: readings[0] ?? "" },
  opened: clean(`${state.opened ?? ""} ${question}`),
});

const tellsHearing = ({ dates, state }: Thread): boolean =>
  dates.hearing !== undefined && dates.hearing !== readDates(state.dates).hearing;

/** An answer about the court, to somebody who told when it is and asked something: the day stands in it too. */
export function withHearing(thread: Thread, settled: Settled): Settled {
  const { mind, options, dates } = thread;
  const { reply } = settled.turn;
  if (reply.kind !== "answer" || reply.topic !== ofCourt || !tellsHearing(thread)) return settled;
  // Where there is room for one sentence more, it is the day.
  const most = options.short === true ? 1 : mostBeside;
  const lines =
    linesOfHearing(mind, [settled.spot, reply.topic], dates, saidIn(thread))?.slice(0, most) ?? [];
  const [day = ""] = lines;
  const told = reply.short === day || (options.short !== true && reply.sentences.includes(day));
  if (told) return settled;
  return withReply(settled, { sentences: [...lines, ...unsaid(reply.sentences, lines)] });
}

/** Those that do not say again what was counted. */
function unsaid(sentences: readonly string[], lines: readonly string[]): string[] {
  const told = lines.map((line) => new Set(telling(line)));
  return sentences.filter((one) => !told.some((line) => repeats(one, line, true)));
}
const ofCourt = "nta-corte";

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
