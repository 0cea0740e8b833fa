import type { Topic } from "#guide/content-schema.ts";
import type { SituationHit } from "#guide/dialogue/situations.ts";
import { namedWays, statusTopics } from "#guide/dialogue/status-topics.ts";
import type { Trigger } from "#guide/dialogue/triggers.ts";
import { type Guessed, weighGuesses } from "#guide/dialogue/weigh-guesses.ts";
import { type Mind, overviewTopic, topicOf } from "#guide/mind.ts";
import type { Crisis } from "#guide/safety/crisis-rules.ts";
import type { Refusal } from "#guide/safety/refuse-rules.ts";
import type { Safety, SafetyHit } from "#guide/safety/safety.ts";
import type { Alarms } from "#guide/safety/server-only/alarms/alarms.ts";
import { asksToVote, findOffer, findUrgent, hasRedFlag, type UrgentHit } from "#guide/safety/urgent.ts";
import { answerFrom } from "#guide/search/confidence.ts";
import type { SearchResult } from "#guide/search/search.ts";
import type { DialogueState } from "#guide/types.ts";
import { type Word, words } from "#guide/words/normalise.ts";
import { lazyMatchers, matchesAny } from "#guide/words/patterns.ts";

/** All that is known about one question before anything is said. */
export interface Understanding {
  text: string;
  list: Word[];
  /** The same with fillers kept. */
  whole: Word[];
  /** Orders to the guide were cut out of the text. */
  orders: boolean;
  crisis: SafetyHit<Crisis> | null;
  refusal: SafetyHit<Refusal> | null;
  /** May be in danger, though too little says so to answer nothing else. */
  faint: Crisis | null;
  found: SearchResult;
  best: Topic | undefined;
  sure: boolean;
  urgent: UrgentHit | null;
  redFlag: boolean;
  /** Asks for a way to a status. */
  wishes: boolean;
  /** Asks about voting, which only citizens may do. */
  votes: boolean;
  /** A spot within a topic that has its own answer. */
  situation: SituationHit | null;
  /** Far from every subject of the guide, whatever its words come near. */
  afield?: true;
  /** Its words name the subject: no general wish for a status stands in its place. */
  named?: true;
  /** Topic whose clarifying questions a legalisation question needs; null when it needs none. */
  clarify: Topic | undefined;
}

/** A specific topic must be this sure to ask its own questions in place of the overview's. */
const ownQuestionsFrom = 0.45;
/** So many words of its own make another subject than status. */
const ownSubject = 2;
/** Or the ranking being this sure of another subject: "me lastimé en el trabajo y no tengo papeles". */
const plainlyElsewhere = 0.85;
/** "Cómo hago un pozole" sounds like "cómo hago un recibo": a guess at harm gives way to another subject this clear. */
const farElsewhere = 0.62;

/** What depends on the words alone, not on the conversation. */
interface Reading extends Omit<Understanding, "clarify" | "situation" | "faint"> {
  /** What the rules alone say of danger. */
  alarm: SafetyHit<Crisis> | null;
  /** What it only sounds like. */
  guessed: Guessed;
  alarms: Alarms | null;
}

function read(mind: Mind, question: string): Reading {
  const { text, found: orders } = mind.safety.withoutOrders(question);
  const list = mind.search.read(text);
  const whole = mind.search.readAll(text);
  const wish = mind.triggers.find(list);
  // A tapped title is no request.
  const tapped = mind.search.exact(text) !== null;
  const { found, ear } = hear(mind, text, list, tapped);
  const wishes = (wish?.general === true && !wish.background) || (found.status ?? 0) > surelyAsked;
  const { safety } = mind;
  const alarms = mind.alarms?.(whole, found, text) ?? null;
  const doubts = alarms ?? ear;
  const everyday = alarms?.everyday === true;
  const elsewhere = safety.offTopic(list) || everyday;
  const alarm = dangerIn(safety, [list, whole], alarms);
  const danger = alarm !== null && doubts?.doubtsDanger(alarm.kind) === true ? null : alarm;
  const asked = safety.refusal(list) ?? safety.refusal(whole);
  const request = alarms?.harm(asked) ?? asked;
  const harm = tapped || doubts?.doubtsHarm === true ? null : request;
  const kinds = ear?.kinds ?? found.kinds;
  const lie = danger !== null && harm !== null && doubts?.isLieAbout(danger.kind) === true;
  return {
    text,
    list,
    whole,
    orders,
    alarm,
    crisis: lie ? null : danger,
    refusal: harm,
    guessed: guessesOf(safety, list, { ...found, kinds }, alarms, { lie, never: tapped, elsewhere }),
    alarms,
    found,
    best: topicOf(mind, found.hits[0]?.topic),
    sure: found.confidence >= answerFrom && !everyday,
    urgent: everyday ? null : urgentIn(safety, [list, whole], text, found, alarms),
    redFlag: hasRedFlag(list) || alarms?.grave === true,
    wishes,
    votes: asksToVote(list) && !elsewhere,
  };
}

/** What is asked, and what a phone's ear adds to that. */
function hear(mind: Mind, text: string, list: Word[], tapped: boolean) {
  const found = mind.search.search(list);
  const ear = tapped ? undefined : mind.ear?.(words(text), found.kinds);
  return { found: ear === undefined ? found : { ...found, status: ear.wish }, ear };
}

/** What the wording only sounds like; "cómo hago un pozole" is no request unless the second reading is sure of it. */
function guessesOf(
  safety: Safety,
  list: Word[],
  { kinds, evidence }: SearchResult,
  alarms: Alarms | null,
  { lie, never, elsewhere }: { lie: boolean; never: boolean; elsewhere: boolean },
): Guessed {
  const another =
    (elsewhere || (alarms === null && evidence.elsewhere > farElsewhere)) && alarms?.isHarm(true) !== true;
  return {
    crisis: lie ? null : safety.likelyCrisis(list, alarms?.dangers ?? kinds),
    refusal: never || another ? null : safety.likelyRefusal(list, kinds),
  };
}

/** What the rules say of danger, as a server hears it once more. */
function dangerIn(safety: Safety, [list, whole]: [Word[], Word[]], alarms: Alarms | null) {
  const rule = safety.crisis(list) ?? safety.crisis(whole);
  return alarms === null ? rule : alarms.danger(rule);
}

function urgentIn(
  safety: Safety,
  [list, whole]: [Word[], Word[]],
  text: string,
  found: SearchResult,
  alarms: Alarms | null,
): UrgentHit | null {
  const said = safety.urgent(list) || safety.urgent(whole);
  const hit = findUrgent(list, found, said);
  // A listed phrase of which the search has no idea: whoever knows more of it goes first.
  return (hit?.topic ? hit : null) ?? findOffer(text, found) ?? alarms?.urgent ?? hit;
}

/** A question as it was read, and what was made of it where it was last asked. */
interface Remembered {
  reading: Reading;
  /** The conversation's state, and as JSON. */
  state?: DialogueState;
  told?: string;
  seen?: Understanding;
}

/** A server asks several things about one question (danger, ground, reply): it is read and understood once. */
const remembered = new WeakMap<Mind, Map<string, Remembered>>();
const rememberedQuestions = 32;

function readOnce(mind: Mind, question: string): Remembered {
  let readings = remembered.get(mind);
  if (readings === undefined) {
    readings = new Map();
    remembered.set(mind, readings);
  }
  const known = readings.get(question);
  if (known !== undefined) return known;
  const fresh = { reading: read(mind, mind.hear?.(question) ?? question) };
  const [oldest] = readings.keys();
  if (readings.size >= rememberedQuestions && oldest !== undefined) readings.delete(oldest);
  readings.set(question, fresh);
  return fresh;
}

export function understand(mind: Mind, question: string, state: DialogueState): Understanding {
  const known = readOnce(mind, question);
  if (known.seen !== undefined && known.state === state) return known.seen;
  const told = JSON.stringify(state);
  if (known.seen === undefined || known.told !== told) {
    const seen = inContext(mind, known.reading, state);
    known.seen = mind.aside?.(seen, state, (text) => inContext(mind, read(mind, text), state)) ?? seen;
  }
  known.state = state;
  known.told = told;
  return known.seen;
}

/** What is read in the light of the conversation. */
function inContext(
  mind: Mind,
  { guessed, alarm, alarms, ...read }: Reading,
  state: DialogueState,
): Understanding {
  const reading = { ...read, ...weighGuesses(read, guessed, alarms, state) };
  // A reply to a question is too short to speak against a rule.
  const { urgent, list, whole, found } = reading;
  const answers = mind.free?.answers(mind, read, state) === true;
  const guess = answers ? null : reading.crisis;
  const crisis = state.pending === null ? reading.crisis : (alarm ?? guess);
  const told = [list, whole].map((one) => mind.free?.undenied(one) ?? one);
  // "Nunca salí", asked whether she left: with what she said before it would be read as a journey.
  const before = answers && told[0] !== list ? [] : together(mind, list, state);
  const spot = mind.situations.find([...told, ...before], state.pending?.topic ?? state.topic);
  const situation = spot !== null && mind.besides?.(spot, found, state) ? null : spot;
  // "¿me voy y entro bien, o puedo arreglar aquí?" is asked about first; the warning not to leave stays.
  const leaving = urgent?.urgency === "leaving";
  const asks = urgent === null || leaving;
  const clarify = asks ? clarifyTopic(mind, reading.text, [list, whole], found, state, leaving) : undefined;
  const seen: Understanding = {
    ...reading,
    crisis,
    situation,
    clarify: situation?.situation.lawyer === true ? undefined : clarify,
  };
  return mind.look?.(mind, seen, state, alarms) ?? seen;
}

/** What was asked and answered before and what is answered now, in both orders: "mi hijo cumplió 21", "entré por el río". */
function together(mind: Mind, list: Word[], { pending, said }: DialogueState): Word[][] {
  if (pending === null) return [];
  const first = mind.search.read([pending.original, ...said].join(" "));
  return [
    [...first, ...list],
    [...list, ...first],
  ];
}

function clarifyTopic(
  mind: Mind,
  text: string,
  readings: readonly (readonly Word[])[],
  found: SearchResult,
  state: DialogueState,
  onlyWishes: boolean,
): Topic | undefined {
  const strong = readings.some((list) => mind.triggers.isStrong(list));
  const trigger = triggerOf(mind, text, readings, found, !onlyWishes);
  const tapped = topicOf(mind, mind.search.exact(text));
  if (trigger === null) return undefined;
  if (tapped === undefined && isOtherMatter(found, trigger) && !strong) return undefined;
  if (onlyWishes && !strong && (!trigger.general || trigger.background)) return undefined;
  const best = bestOf(mind, found, readings);
  if (trigger.background && !strong && isBackground(mind, best, found)) return undefined;
  if (best !== undefined && namedWays.has(best.id) && !strong && isTold(mind, best, found)) return undefined;
  const fits = best !== undefined && statusTopics.has(best.id);
  const sure = fits && found.confidence >= ownQuestionsFrom && ownWords(mind, best, found) > 0;
  // A tapped title is asked about itself or not at all.
  if (tapped !== undefined) return askable(statusTopics.has(tapped.id) ? tapped : undefined, trigger, state);
  // "Mi hijo cumplió 21 y yo entré mojado": the child would be asked other questions.
  const askedFor = readings.some((list) => isAskedFor(found, trigger.topic, list));
  const topic = askedFor ? undefined : ((sure ? best : undefined) ?? topicOf(mind, trigger.topic));
  return askable(topic ?? topicOf(mind, overviewTopic), trigger, state);
}

/** "no me pagan y no tengo papeles" is a question about pay; the words about status are background. */
function isBackground(mind: Mind, best: Topic | undefined, found: SearchResult): boolean {
  if (best === undefined || found.confidence < answerFrom || statusTopics.has(best.id)) return false;
  const plain = found.confidence >= plainlyElsewhere && (found.status ?? 0) < ownQuestionsFrom;
  return plain || ownWords(mind, best, found) >= ownSubject;
}

/** "Quiero pedir asilo, me buscan las maras": plain as it is, the answer hangs on the two questions. */
const asksFirst = new Set(["asilo-general", "visa-u"]);

/** The likeliest topic; "entré por el puente con visa" only sounds like crossing. */
function bestOf(mind: Mind, found: SearchResult, readings: readonly (readonly Word[])[]): Topic | undefined {
  const best = topicOf(mind, found.hits[0]?.topic);
  return best?.id === uninspected && cameWithVisa(readings) ? undefined : best;
}

function cameWithVisa(readings: readonly (readonly Word[])[]): boolean {
  return readings.some((list) => matchesAny(withVisa(), list));
}

const uninspected = "entre-sin-inspeccion-245i";
const withVisa = lazyMatchers(
  ["=entre|=pase|=vine|=cruce|=entered|=came|=crossed =con|=with visa|parole"],
  4,
);

const petitionsParents = "pedir-papas";
const petitionsSpouse = "pedir-esposo";
/** "Me casé con un ciudadano, entré con visa." */
const asSpouse = lazyMatchers(
  [
    "=case|=caso|=casado|=casada|=married ciudadano|ciudadana|=citizen|residente|=resident|gringo|gringa =entre|=cruce|=vine|=pase|=entered|=crossed|=came",
  ],
  5,
);
/** A child of age, told by the parent. */
const asParent = lazyMatchers(
  [
    "mi|mis|my|tengo =hijo|=hija|=hijos|=hijas|=son|=daughter|=kids =ciudadano|=ciudadana|=ciudadanos|=citizen|=citizens|=cumplio|=cumple|=turned|21|22|23|24|25|26|27|28|29|30",
  ],
  3,
);

/** The topic unless its questions were asked already. */
function askable(topic: Topic | undefined, trigger: Trigger, state: DialogueState): Topic | undefined {
  if (topic === undefined || state.asked.includes(topic.id)) return undefined;
  // Asked about the overview already: the same subject asked again is answered, not asked back.
  if (trigger.general && state.asked.includes(overviewTopic)) return undefined;
  return topic;
}

/** From here on a wish for status is heard although no phrase or rule knows the wording, and below it is another matter. */
const surelyAsked = 0.7;
/** From here on whatever the subject's own confidence. */
const plainlyAsked = 0.9;
/** Where the guide would otherwise say that it does not know. */
const halfAsked = 0.5;
const surelyOther = 0.03;
/** A phrase about one benefit ("daca", "permiso") or a way of living ("sin papeles") says less by itself. */
const likelyOther = 0.15;
/** Where the ranking knows the subject this well, a wish for status must be heard more clearly. */
const surelyKnown = 0.8;
const otherIfKnown = 0.1;
const backgroundIfKnown = 0.2;

/** A phrase or rule that asks for status; without one, what the ranking learned of such wishes. A tapped title is neither. */
function triggerOf(
  mind: Mind,
  text: string,
  readings: readonly (readonly Word[])[],
  found: SearchResult,
  mayGuess: boolean,
): Trigger | null {
  const said = readings.map((list) => mind.triggers.find(list)).find((one) => one !== null);
  if (said?.topic === uninspected && cameWithVisa(readings)) return { ...said, topic: null };
  if (said !== undefined || !mayGuess || mind.search.exact(text) !== null) return said ?? null;
  const wish = readings.some((list) => isAskedFor(found, null, list));
  return wish ? { topic: null, general: true, background: false } : guessed(found);
}

function isOtherMatter({ status, confidence, hits }: SearchResult, trigger: Trigger): boolean {
  const { topic, general, background } = trigger;
  if (status === null || (asksFirst.has(topic ?? "") && topic === hits[0]?.topic)) return false;
  const plain = general && !background;
  const known = confidence > surelyKnown && status < (plain ? otherIfKnown : backgroundIfKnown);
  return known || status < (plain ? surelyOther : likelyOther);
}

/** The person asked for speaks, not the one who would ask: the questions to the latter miss. */
function isAskedFor(found: SearchResult, topic: string | null, list: readonly Word[]): boolean {
  if (found.hits[0]?.topic === petitionsParents) return matchesAny(asParent(), list);
  return topic === petitionsSpouse && matchesAny(asSpouse(), list);
}

function guessed({ status, hits, confidence }: SearchResult): Trigger | null {
  const clear =
    (status ?? 0) > plainlyAsked ||
    ((status ?? 0) > surelyAsked && confidence > ownQuestionsFrom) ||
    ((status ?? 0) > halfAsked && confidence < answerFrom);
  const asked = clear && statusTopics.has(hits[0]?.topic ?? "");
  return asked ? { topic: null, general: true, background: false } : null;
}

/** Sure of a topic that names its own way, of a question that says more than the wish alone. */
const surelyFrom = 0.85;
const tellingFrom = 3;

function isTold(mind: Mind, topic: Topic, found: SearchResult): boolean {
  return (
    found.confidence >= surelyFrom && found.content.length >= tellingFrom && ownWords(mind, topic, found) > 0
  );
}

/** Words of the question that the topic knows and the overview does not ("ministro", "cubano"). */
function ownWords(mind: Mind, topic: Topic, found: SearchResult): number {
  return found.content.filter(
    (item) =>
      !/^\d+$/.test(item.text) &&
      mind.search.knows(topic.id, item) &&
      !mind.search.knows(overviewTopic, item),
  ).length;
}
