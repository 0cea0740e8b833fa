/**
 * Nobody reads the same answer twice while a subject is open: what would be told again gives way to the part that was asked, or to an
 * honest line with what can be asked next. Server only.
 */
import type { Topic } from "#guide/content-schema.ts";
import { type Aspect, aspectsOf } from "#guide/dialogue/aspects.ts";
import { dangerOf } from "#guide/dialogue/carried.ts";
import {
  costOf,
  followUpBody,
  isPlaceOnly,
  isUnknown,
  startsWithJoiner,
  touching,
} from "#guide/dialogue/follow-up.ts";
import { answer } from "#guide/dialogue/respond.ts";
import { onTime } from "#guide/dialogue/server-only/faq/asked-plainly.ts";
import {
  asksAspect,
  firstLikely,
  nextLikely,
  ofAnother,
  offered,
} from "#guide/dialogue/server-only/faq/told.ts";
import { fitting, opposes } from "#guide/dialogue/server-only/thread/agree.ts";
import { carriedFor, waited } from "#guide/dialogue/server-only/thread/answers.ts";
import { coversAll, sharing } from "#guide/dialogue/server-only/thread/concepts.ts";
import {
  acknowledged,
  aspectLabels,
  knownOfAspect,
  leadsOn,
  lower,
  mainLead,
  stepLead,
} from "#guide/dialogue/server-only/thread/fresh-texts.ts";
import { confirms, honestly, namesUnknown, nearOf } from "#guide/dialogue/server-only/thread/honest.ts";
import { inPlace, markOf } from "#guide/dialogue/server-only/thread/marks.ts";
import { byRule, byState, ofSpots } from "#guide/dialogue/server-only/thread/rules.ts";
import { asTurn, shown } from "#guide/dialogue/server-only/thread/say.ts";
import { isBarePlace, isBareState } from "#guide/dialogue/server-only/thread/states.ts";
import { leads, type Subject, subjectAfter } from "#guide/dialogue/server-only/thread/subject.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import {
  asksAgain,
  asksHowLong,
  asksToWorkIn,
  asksWhatNow,
  isStatement,
  namesStatus,
  saysYesOrNo,
  supposes,
  tellingWords,
} from "#guide/dialogue/server-only/thread/words.ts";
import * as talk from "#guide/dialogue/talk.ts";
import { topicOf } from "#guide/mind.ts";
import { texts } from "#guide/reply/texts.ts";
import type { Choice, DialogueState, Language, Reply } from "#guide/types.ts";
import { clean } from "#guide/words/normalise.ts";

/** What is said in place of an answer that was read before; null when it was not. */
export function freshened(thread: Thread, settled: Settled, spot: string | null): Settled | null {
  const { mind, state, options, seen, told, readings } = thread;
  const { reply } = settled.turn;
  const marks = state.shown ?? [];
  if (reply.kind !== "answer" || reply.topic !== state.topic) return null;
  if (settled.meant || (settled.written === true && !isJustTold(thread, reply))) return null;
  if (!marks.includes(markOf(reply.short)) || mind.search.exact(seen.text) !== null) return null;
  const open = subjectAfter(mind, settled.turn.state, told, spot);
  const work = asksToWorkIn(readings);
  const asked = aspectsOf(seen.list).filter((one) => one !== "work" || work);
  // A price or a wait that is asked for again is told again.
  if (
    open === null ||
    asksAspect(thread, open) ||
    asked.includes("again") ||
    readings.some((words) => asksAgain.test(words))
  )
    return null;
  const turns = marks.filter((one) => one.startsWith(inPlace)).length;
  const one: Case = { thread, open, asked, marks, turns };
  const other = settled.written === true ? nextLikely(thread, open, marks) : null;
  if (other !== null) return other;
  const rest = restOf(one, reply);
  const again = [leadsOn(thread.language, reply.short), ...rest];
  // Asked for by a rule of the subject, the same sentence is the answer.
  const row = carriedFor(thread, open);
  const asks = !isStatement(thread.question, readings[0] ?? "");
  const meant = rest.length > 0 || row?.says !== undefined || (asks && row?.tell === open.id);
  const parts = meant ? { body: again, choices: choicesOf(one, null) } : partsOf(one);
  // Told from its start once more, the subject says less than what may have been asked of it.
  const starts =
    settled.written !== true && row === null && parts.body[0] === leadsOn(thread.language, mainText(one));
  const better = betterThan(one, parts, starts);
  if (better !== null) return better;
  const turn = said(thread, settled, open, parts);
  // The demo shows one sentence.
  const fresh = options.short === true ? { ...turn, reply: { ...turn.reply, sentences: [] } } : turn;
  return { ...settled, turn: fresh, instead: true, ...toldNothing(parts, starts) };
}

const toldNothing = ({ unsure }: Parts, starts: boolean): Pick<Settled, "nothing"> =>
  starts || unsure === true ? { nothing: true } : {};

/** A written answer in place of the subject's start, or of saying that it has no sentence for this. */
function betterThan({ thread, open, marks }: Case, { unsure }: Parts, starts: boolean): Settled | null {
  const likely = starts ? firstLikely(thread, open, marks) : null;
  return likely ?? (unsure === true ? ofAnother(thread, open) : null);
}

/** The very answer that was given last, to other words: it was not what was asked. */
function isJustTold({ state, question }: Thread, { short }: Reply): boolean {
  const same = clean(state.opened ?? "").endsWith(clean(question));
  return state.shown?.at(-1) === markOf(short) && !same;
}

/** Of sentences chosen for what was said the first was read before: the others. */
function restOf({ thread, open }: Case, reply: Reply): string[] {
  const { mind, language } = thread;
  const filled = (topic: Topic) =>
    [...topic.answer[language], ...topic.steps[language]].map((line) =>
      mind.library.register.fill(line, language),
    );
  const own = [...filled(open.topic), ...filled(open.parent)];
  const told = reply.sentences.filter((line) =>
    own.some((one) => one.replace(/[.]$/, "") === line.replace(/[.]$/, "")),
  );
  return told.length > mostRest || reply.steps.length > 0 ? [] : told;
}
const mostRest = 2;

export interface Case {
  thread: Thread;
  open: Subject;
  asked: readonly Aspect[];
  marks: readonly string[];
  /** How often something was said in place of an answer. */
  turns: number;
}

export interface Parts {
  body: string[];
  choices: Choice[];
  /** The subject has no sentence for what was said. */
  unsure?: true;
}

function partsOf(one: Case): Parts {
  const { question, readings } = one.thread;
  if (one.asked.includes("next") || asksWhatNow.test(readings[0] ?? "")) return ofNext(one);
  const said = readings[0] ?? "";
  const joins = startsWithJoiner(question);
  const fact = isBareState(said) || (isStatement(question, said) && !joins && !supposes.test(said));
  return fact ? ofFact(one) : ofQuestion(one);
}

/** What is to be done, the steps that were not named last. */
function ofNext(one: Case): Parts {
  const { open, turns } = one;
  const steps = stepsOf(open, one.thread.language);
  const told = turned(steps, turns).slice(0, mostSteps);
  return { body: told.length > 0 ? told : ofDoing(one), choices: choicesOf(one, null) };
}
const mostSteps = 3;

/** Without steps, what the answer says to do. */
function ofDoing(one: Case): string[] {
  const { open, thread, turns } = one;
  const [main = ""] = ofMain(one);
  const told = open.topic.answer[thread.language].filter((line) => doing.test(line));
  return told.length === 0 ? ofMain(one) : [main, ...turned(told, turns).slice(0, 1)];
}
const doing =
  /abogad|acreditad|lawyer|accredited|\b(?:Pide|Llama|Busca|Mira|Habla|Junta|Ask|Call|Check|Talk|Gather)\b/;

/** Another one goes first each time. */
function turned<One>(list: readonly One[], turns: number): One[] {
  const from = list.length === 0 ? 0 : turns % list.length;
  return [...list.slice(from), ...list.slice(0, from)];
}

/** The one sentence that answers, and one that bears it out. */
function ofMain({ thread, open, turns }: Case): string[] {
  const { mind, language } = thread;
  const short = mind.library.register.fill(open.topic.short[language], language);
  return [leadsOn(language, short), ...turned(open.topic.answer[language], turns).slice(0, 1)];
}

/** Taken note of, what it changes as far as is known, and the next step. */
function ofFact(one: Case): Parts {
  const { thread, turns } = one;
  const { language, readings } = thread;
  // An insult is no fact of a case.
  if (thread.mind.safety.hostile(thread.seen.list))
    return { body: [texts[language].hostile], choices: choicesOf(one, null) };
  const bare = saysYesOrNo(readings[0] ?? "");
  const rule = bare ? null : byRule(one);
  if (rule !== null) return { body: rule, choices: choicesOf(one, null) };
  const place = bare ? null : placeOf(one);
  const timely = bare ? [] : onTime(thread, one.open);
  if (timely.length > 0) {
    const { register } = thread.mind.library;
    return { body: timely.map((line) => register.fill(line, language)), choices: choicesOf(one, null) };
  }
  // What was just read is no news on it, unless it is of all that was said now.
  const news = (line: string) => line !== mainText(one) || coversAll(line, readings);
  const told = bare || place !== null ? [] : heardOf(one).filter(news);
  const kind = bare ? "bare" : (place ?? (turns > 0 ? "more" : "fact"));
  // A sentence of the subject on it needs no word before it.
  const note = told.length > 0 ? [] : [acknowledged(language, kind)];
  // The first time nothing is known of a fact, the one sentence that counts stands beside it.
  const alone = bare || place === "place" || told.length > 0 || turns > 0;
  const main = alone ? [] : [mainOf(one)];
  const next = told.length >= mostTouched ? [] : besides(one, [...told, ...main], turns);
  const body = [...note, ...told, ...main, ...next];
  const unsure = told.length === 0 && (kind === "fact" || kind === "more");
  return { body, choices: choicesOf(one, null), ...(unsure ? { unsure } : {}) };
}

/** Where somebody is: the law of the whole country, or only a place to be named to who helps. */
function placeOf({ thread, open }: Case): "place" | "there" | null {
  const [said = ""] = thread.readings;
  const same = !abroad.test(said) && !byState.has(open.parent.id);
  if (same && (isPlaceOnly(thread.seen.list) || isBareState(said))) return "place";
  return isBarePlace(said) ? "there" : null;
}

/** Sentences on the fact: of the subject, or of another situation of its topic. */
function heardOf(one: Case): string[] {
  const { language } = one.thread;
  const heard = unheard(one).slice(0, mostTouched);
  const spots = () => ofSpots(one).filter((line) => !one.marks.includes(markOf(line)));
  const found = heard.length > 0 ? heard : spots();
  return found.map((line) => (line === leadsOn(language, mainText(one)) ? mainText(one) : line));
}

const abroad =
  /\b(?:mexico|guatemala|honduras|salvador|nicaragua|panama|venezuela|colombia|cuba|ecuador|peru|bolivia|chile|argentina|brasil|haiti|dominicana)\b/;

function ofQuestion(one: Case): Parts {
  const { thread, open, asked } = one;
  const { language, seen } = thread;
  const long = thread.readings.some((words) => asksHowLong.test(words));
  const status = thread.readings.some(namesStatus);
  const named = asked.find((name) => name !== "next" && !(status && name === "documents"));
  const aspect = named ?? (long ? "time" : undefined);
  if (aspect !== undefined) {
    const body = unheardBody(one, aspect);
    if (body !== null) return { body, choices: choicesOf(one, aspect) };
    const own = open.apart && !ofNumbers.has(aspect) ? unheard(one).slice(0, mostTouched) : [];
    if (own.length > 0) return { body: own, choices: choicesOf(one, aspect) };
    const known = waited(thread, open, aspect) ?? generalOf(one, aspect);
    if (known !== null) return { body: known, choices: choicesOf(one, aspect) };
  }
  // What was read before answers again only what it is about.
  const before = leadsOn(language, mainText(one));
  const meant = confirms(thread) || coversAll(before, thread.readings);
  const found = [...new Set([...unheard(one), ...unheard(one, tellingWords(seen.list))])];
  const touched = found.filter((line) => meant || line !== before);
  if (touched.length > 0) {
    // One sentence of a grave spot does not stand without what it hangs on.
    const alone = touched.length === 1 && open.apart && touched[0]?.includes(lower(mainText(one))) !== true;
    const body = alone ? [...touched, mainOf(one)] : touched.slice(0, mostTouched);
    return { body, choices: choicesOf(one, null) };
  }
  const again = namesUnknown(one) ? null : againOf(one);
  if (again !== null) return { body: again, choices: choicesOf(one, null) };
  return { body: honestly(one), choices: [...nearOf(one), ...choicesOf(one, null)], unsure: true };
}
/** What is so of any subject, and the next step of this one. */
function generalOf(one: Case, aspect: Aspect): string[] | null {
  const known = knownOfAspect(one.thread.language, aspect, one.open.pressing);
  return known === null ? null : [known, ...nextStep(one, one.turns)];
}

/** "¿Cómo lo encuentro?", right after it was told: how and where is what the steps say. */
const asksManner = /^(?:(?:y|pero|entonces|and|so|but) )?(?:(?:a|en) )?(?:como|donde|how|where)\b/;

/** What was read before, to whoever asks for it once more; null where something else is asked. */
function againOf(one: Case): string[] | null {
  const { thread, open } = one;
  if (thread.readings.some((words) => asksManner.test(words)))
    return [leadsOn(thread.language, mainText(one)), ...stepsOf(open, thread.language).slice(0, mostTouched)];
  return open.apart || confirms(thread) ? ofMain(one) : null;
}
const mostTouched = 2;
const ofNumbers: ReadonlySet<Aspect> = new Set<Aspect>(["cost", "time"]);

/** Sentences of the subject on what was said, by these words or by what they are about, that did not lead a reply before. */
function unheard({ thread, open, marks }: Case, list?: Parameters<typeof touching>[1]): string[] {
  const { language, mind, readings } = thread;
  const own = open.apart ? { ...open.topic, followUps: {}, steps: { es: [], en: [] } } : open.topic;
  const short = open.topic.short[language];
  const found =
    list === undefined ? sharing(own, readings, language, !open.apart) : touching(own, list, language);
  const lines = found.map((line) => mind.library.register.fill(line, language));
  const answered = mind.library.register.fill(short, language);
  const fits = lines.filter((line) => !opposes(line, thread));
  const other = fits.length > 0 ? [] : fitting(lines, [open.topic, open.parent], language, thread);
  const use = fits.length > 0 ? fits : other.map((line) => mind.library.register.fill(line, language));
  return use.flatMap((line) => {
    if (line === answered) return [leadsOn(language, line)];
    return marks.includes(markOf(line)) ? [] : [line];
  });
}

/** What the subject says of cost, time, work ... unless that was told. */
function unheardBody({ thread, open, marks }: Case, aspect: Aspect): string[] | null {
  const { mind, language } = thread;
  // What a relative sends first has its price on every path.
  if (open.apart && aspect === "cost" && thread.readings.some((words) => ofPetition.test(words)))
    return costOf(mind.library, { ...open.parent, forms: ["I-130"] }, language);
  if (open.apart || (aspect !== "cost" && isUnknown(open.parent, aspect))) return null;
  const body = followUpBody(mind.library, open.parent, aspect, language);
  const first = mind.library.register.fill(body[0] ?? "", language);
  return marks.includes(markOf(first)) ? null : body;
}

const ofPetition = /\b(?:peticion|petition|i ?130)\b/;

export function stepsOf(open: Subject, language: Language): string[] {
  const own = open.topic.steps[language];
  return (own.length > 0 || open.apart ? own : open.parent.steps[language]).map((step) =>
    /[.!?»”]$/.test(step) ? step : `${step}.`,
  );
}

function nextStep(one: Case, turns: number): string[] {
  const [step] = turned(stepsOf(one.open, one.thread.language), turns);
  return [step === undefined ? mainOf(one) : stepLead[one.thread.language](step)];
}

/** Without steps, another sentence of the answer where the main one stands already. */
function besides(one: Case, told: readonly string[], turns: number): string[] {
  const { mind, language } = one.thread;
  const own = one.open.topic.answer[language].map((line) => mind.library.register.fill(line, language));
  const next = nextStep(one, turns);
  const twice = told.includes(mainText(one)) && next.includes(mainOf(one));
  return twice ? turned(own, turns).slice(0, 1) : next.filter((line) => !told.includes(line));
}

/** The one sentence that answers. */
function mainText({ thread, open }: Case): string {
  const { mind, language } = thread;
  return mind.library.register.fill(open.topic.short[language], language);
}

const mainOf = (one: Case): string => mainLead[one.thread.language](mainText(one));
/** What can be asked of the subject, and who helps. */
function choicesOf({ thread, open, marks }: Case, besides: Aspect | null): Choice[] {
  const { mind, language } = thread;
  const texts = open.parent.followUps;
  const names =
    open.apart || open.pressing
      ? []
      : (Object.keys(texts) as (keyof typeof texts)[]).filter((one) => one !== besides);
  const labels = names.flatMap((name) => {
    const first = texts[name]?.[language].split(/(?<=[.!?])\s+(?=\p{Lu}|¿)/u)[0] ?? "";
    const told = marks.includes(markOf(mind.library.register.fill(first, language)));
    return told ? [] : [aspectLabels[language][name]];
  });
  // Who is held or at the door asks for no price.
  const near = open.pressing ? open.parent.related.slice(0, mostNear) : [];
  const topics = [...new Set([...near, "buscar-abogado"])].filter((id) => id !== open.parent.id);
  return [
    ...labels.slice(0, mostChoices).map((label) => ({ label, say: label })),
    ...talk.topicChoices(
      topics.flatMap((id) => topicOf(mind, id) ?? []),
      language,
    ),
  ];
}
const mostChoices = 3;
const mostNear = 2;

/** As an answer of the open subject, without its forms and the caution that stands above it the first time. */
export function said(thread: Thread, { turn }: Settled, open: Subject, { body, choices }: Parts) {
  const { language } = thread;
  const topic = { ...open.topic, forms: [] };
  const urgency = leads[open.id] ?? (open.pressing ? dangerOf(open.parent.id) : undefined);
  // Questions that were written for this subject before its aspects.
  const likely = offered(thread, open);
  const one = answer(asTurn(thread), topic, {
    body,
    choices: likely.length > 0 ? likely : choices,
    lawyer: turn.reply.lawyer,
    ...(urgency === undefined ? {} : { urgency }),
  });
  const say = texts[language];
  const usual = [say.gravePlain, say.redFlagPlain, say.urgentPlain];
  const warning = [one.reply.warning, turn.reply.warning].find(
    (line) => line !== null && !usual.includes(line),
  );
  const lawyer = turn.reply.lawyer || open.apart;
  const reply: Reply = { ...one.reply, warning: warning ?? null, lawyer, forms: open.topic.forms };
  const state: DialogueState = { ...turn.state, pending: null, topic: open.parent.id };
  return shown(thread, { reply, state });
}
