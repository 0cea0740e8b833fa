/** A second look at what was understood, with what only a server has room for: what is far from every subject, more wishes, near subjects. */

import type { Topic } from "#guide/content-schema.ts";
import { isAfield, isForeignAffair } from "#guide/dialogue/afield.ts";
import { stillInDanger } from "#guide/dialogue/after-crisis.ts";
import { borneOut } from "#guide/dialogue/calm-leads.ts";
import { onlyDone, ticketSubject, urgentByWords, withoutDenials } from "#guide/dialogue/calm-look.ts";
import { confessed, type GraveSpot, graveSpot } from "#guide/dialogue/grave-spots.ts";
import { asksForStatus, maybeForStatus, onlyFears, wishesPlainly } from "#guide/dialogue/more-wishes.ts";
import { confirms, type Decided, decided } from "#guide/dialogue/near-subjects.ts";
import { isOpenWish } from "#guide/dialogue/open-wish.ts";
import { outright } from "#guide/dialogue/outright.ts";
import { statusTopics } from "#guide/dialogue/status-topics.ts";
import type { Understanding } from "#guide/dialogue/understand.ts";
import { type Mind, overviewTopic, topicOf } from "#guide/mind.ts";
import { hasSwallowedPlenty, isNoDanger, isNoRequest, rapeIn } from "#guide/safety/said-plainly.ts";
import { findUrgent, type UrgentHit } from "#guide/safety/urgent.ts";
import { dangerOf } from "#guide/safety/who-harms.ts";
import { answerFrom } from "#guide/search/confidence.ts";
import type { DialogueState } from "#guide/types.ts";
import { clean, word } from "#guide/words/normalise.ts";

export type SecondLook = (
  mind: Mind,
  seen: Understanding,
  state: DialogueState,
  /** Chance that it is about something else, by the reading that knows only that. */
  hearsElsewhere: number,
) => Understanding;

/** Sure of a subject of its own: words about status are its background. */
const plainSubject = 0.85;
const surelyAnother = 0.9;
/** Where nothing else is sure, a wish this clear is asked about. */
const surelyWished = 0.8;
/** Where the words themselves sound like one. */
const hardlyWished = 0.1;
/** So much of the first hit's chance, and the conversation's own subject is as likely. */
const nearlyFirst = 0.25;
const leastOwn = 0.08;
const otherMatter = 0.3;

export const secondLook: SecondLook = (mind, heard, state, hearsElsewhere) =>
  stillInDanger(mind, lookAgain(mind, settled(heard), state, hearsElsewhere), state);

/** Danger and harm as whole phrases settle them. */
function settled(heard: Understanding): Understanding {
  const { crisis, refusal, text } = heard;
  const said = clean(text);
  const victim = crisis === null ? rapeIn(said) : null;
  if (victim !== null)
    return { ...heard, crisis: { kind: victim === "child" ? "minor" : "violence", topic: "visa-u" } };
  if (crisis === null && hasSwallowedPlenty(said))
    return { ...heard, crisis: { kind: "selfHarm", topic: null } };
  const honest = refusal !== null && isNoRequest(refusal.kind, said);
  return {
    ...heard,
    crisis:
      crisis !== null && isNoDanger(crisis.kind, said) ? null : dangerOf(crisis, said, refusal !== null),
    refusal: honest ? null : refusal,
    // False papers shown or officers met: nobody should go on alone.
    redFlag: heard.redFlag || honest,
  };
}

const lookAgain: SecondLook = (mind, heard, state, hearsElsewhere) => {
  // As written, and with its misspellings mended; without "nunca me han arrestado".
  const spoken = [clean(heard.text), heard.whole.map(({ text }) => text).join(" ")];
  const readings = spoken.map(withoutDenials);
  const seen = byWords(mind, heard, spoken, readings);
  const told = outright(mind, seen, readings, state);
  if (told !== null) return told;
  const confession = seen.crisis === null ? confessed(mind, readings) : null;
  if (confession !== null) return { ...atSpot(seen, confession), refusal: null };
  if (seen.crisis === null && seen.refusal !== null && isForeignAffair(clean(seen.text)))
    return { ...seen, refusal: null, afield: true, clarify: undefined, situation: null, urgent: null };
  if (seen.crisis !== null || seen.refusal !== null || mind.search.exact(seen.text) !== null) return seen;
  const grave = graveSpot(mind, seen, readings, state);
  return grave === null ? calmly(mind, seen, state, { readings, hearsElsewhere }) : atSpot(seen, grave);
};

/** Told before every routine path. */
function atSpot(seen: Understanding, { situation, stays }: GraveSpot): Understanding {
  const stood = stays === undefined ? seen : standingAt(seen, stays);
  return { ...stood, situation, clarify: undefined, urgent: null };
}

interface Said {
  readings: readonly string[];
  hearsElsewhere: number;
}

function calmly(
  mind: Mind,
  seen: Understanding,
  state: DialogueState,
  { readings, hearsElsewhere }: Said,
): Understanding {
  if (!readings.some(wishesPlainly) && isAfield(mind, seen, state, hearsElsewhere)) {
    return { ...seen, afield: true, clarify: undefined, situation: null, urgent: null, votes: false };
  }
  if (!seen.votes && readings.some((said) => voted.test(said)))
    return { ...seen, votes: true, clarify: undefined };
  if (state.pending?.topic === overviewTopic && onlyWhere.test(readings[0] ?? ""))
    return { ...seen, list: [...seen.list, ...["otra", "vez"].map(word)] };
  if (state.pending === null && forSomebody.test(seen.text)) return choosing(seen);
  const ticket = topicOf(mind, ticketSubject(readings) ?? undefined);
  if (ticket !== undefined && state.pending === null && !readings.some(isOpenWish))
    return { ...standingAt(seen, ticket), clarify: undefined, situation: null };
  const settled = between(mind, seen, readings, state);
  if (seen.clarify !== undefined && settled.clarify === undefined) return settled;
  const wished = wish(mind, settled, state, readings);
  return wished ?? (settled === seen ? goingOn(mind, backTo(mind, seen, state), state) : settled);
}

/** A place is no reply to how one entered: asked once more. */
const onlyWhere =
  /^(?:pues |bueno |mire )?(?:yo )?(?:entre|entramos|llegue|llegamos|vine|came in|came|entered)(?: yo)? (?:por|through|at) (?!(?:el|la|los|un|una|the|a|aire|avion|tierra|mi|medio|parole|plane|air)\b)[a-z]+(?: [a-z]+)?(?: (?:hace|en|in) (?:\w+ ){0,3}\w+| (?:\w+ ){1,3}ago)?$/;

/** "Quiero pedir a alguien": for whom decides, so that is chosen first. */
const forSomebody =
  /^\W*(?:(?:hola|oiga|pues)[, ]+)*(?:quiero|quisiera|puedo|c[oó]mo|necesito|i want to|can i|how do i) (?:pedir|pido|peticionar|petition|sponsor) (?:a |for )?(?:alguien|un familiar|familiares|un pariente|otra persona|una persona|somebody|someone|a relative|a family member)\W*$/i;

const relatives = ["pedir-esposo", "pedir-papas", "hijos-hijastros", "pedir-hermanos"];

function choosing(seen: Understanding): Understanding {
  const hits = relatives.map((topic) => ({ topic, score: 0, likeness: 0, coverage: 0, chance: 0 }));
  const found = { ...seen.found, hits, confidence: 0 };
  return { ...seen, list: [word("familia")], found, sure: false, best: undefined, clarify: undefined };
}

/** "Se llevaron la cartera", "taking care of my dad": nobody was taken. */
function nobodyHeld(said: string): boolean {
  const things =
    /\b(?:llevaron|robaron|took|stole)\b(?: \w+){0,3} (?:cartera|bolsa|mochila|billetera|wallet|purse|bag|carro|troca|celular|phone)\b|\b(?:tak(?:e|ing)|took) care of\b/;
  return (
    things.test(said) &&
    !/\b(?:ice|migra|inmigracion|immigration|agentes|agents|policia|police|patrulla|deten\w+|detain\w*|arrest\w*|carcel|jail|court|corte)\b|\ba (?:mi|mis|su|sus|un|una) (?!troca|carro|casa|camioneta|cuarto)|\b(?:took|taken) (?:my|his|her|our) (?:dad|mom|husband|wife|son|brother|sister|daughter|kids?)\b/.test(
      said,
    )
  );
}

/** A spot of the urgent subject itself, under the warning of what cannot wait. */
function warnedOf(spot: Understanding["situation"], urgent: UrgentHit | null): Understanding["situation"] {
  if (spot === null || urgent === null || spot.topic.id !== urgent.topic) return null;
  const { urgency } = urgent;
  return urgency === "deadline" ? { ...spot, situation: { ...spot.situation, urgency } } : spot;
}

/** Nobody was taken or arrested, or somebody surely was: the words say so. */
function byWords(
  mind: Mind,
  seen: Understanding,
  spoken: readonly string[],
  readings: readonly string[],
): Understanding {
  const { urgency } = seen.urgent ?? {};
  const [written = ""] = spoken;
  const denied = readings.every((said, at) => said !== spoken[at]);
  const calm =
    (urgency === "detained" && nobodyHeld(written)) ||
    (denied && (urgency === "detained" || urgency === "arrest" || urgency === "other"));
  const urgent = calm ? null : borneOut(urgentByWords(besidesDenied(mind, seen, written), spoken), spoken);
  // What surely happened goes before a spot of another subject.
  const told = urgent === null || urgent === seen.urgent ? seen.situation : null;
  return { ...seen, urgent, situation: warnedOf(seen.situation, urgent) ?? told };
}

const arrests = new Set(["arrest", "detained", "antecedentes", "encontrar-detenido"]);

/** "Nunca me han arrestado pero tengo corte el martes": what is left once the arrest that never was is taken out. */
function besidesDenied(mind: Mind, { urgent }: Understanding, written: string): UrgentHit | null {
  const done = onlyDone(written);
  const ofArrest = [urgent?.topic, urgent?.urgency].some((one) => arrests.has(one ?? ""));
  if (done === written || !ofArrest) return urgent;
  const list = mind.search.read(done);
  return findUrgent(list, mind.search.search(list), mind.safety.urgent(list)) ?? urgent;
}

/** Somebody who is no citizen voted, or may have. */
const voted =
  /\b(?:voted|vote|votaron|votamos|registr\w+ (?:para|to) vot\w+)\b.*\b(?:green card|mica|resident\w*|residencia|not a citizen|sin ser|by mistake|por error|no sabia)\b|\b(?:green card|mica|resident\w*)\b.*\b(?:voted|votaron|votamos)\b/;

/** A wish for status that nobody asked about yet; a fear told with it is no emergency. */
function wish(
  mind: Mind,
  seen: Understanding,
  state: DialogueState,
  readings: readonly string[],
): Understanding | null {
  if (seen.clarify !== undefined || state.pending !== null || state.asked.includes(overviewTopic))
    return null;
  const feared = seen.urgent !== null && readings.some(onlyFears);
  const known =
    feared && (mind.triggers.find(seen.list)?.background === false || (seen.found.status ?? 0) > answerFrom);
  const open = readings.some((said) => isOpenWish(said) || wishesPlainly(said));
  if (!open && !known && !readings.some(asksForStatus) && !soundsLikeOne(mind, seen, readings)) return null;
  if (!feared && isFirst(seen, open, readings)) return null;
  const other =
    seen.best !== undefined && !statusTopics.has(seen.best.id) && seen.found.confidence >= plainSubject;
  if (other && !feared && !open) return null;
  const clarify = open ? whoseQuestions(mind, seen) : topicOf(mind, overviewTopic);
  return { ...seen, urgent: null, redFlag: seen.redFlag || feared, situation: null, clarify };
}

/** These ask about a petition, an order or a permit that there is already. */
const asksOfAnotherMatter = new Set(
  "inmediato-vs-preferencia castigo-3-10-perdon salida-voluntaria buscar-abogado orden-deportacion permiso-trabajo-general".split(
    " ",
  ),
);
/** Spots that are told after the two questions, with what is replied to them; every other goes first. */
const canWait = new Set(["tps", "castigo-3-10-perdon"]);
/** And these, until somebody with papers is told of. */
const waitForRelative = new Set(["pedir-papas", "pedir-esposo", "entre-sin-inspeccion-245i"]);
const hasPapers = /\b(?:ciudadan\w*|citizens?|residentes?|resident|gring\w+|american\w*|mica)\b/;

function mayWait(spot: string, readings: readonly string[]): boolean {
  return canWait.has(spot) || (waitForRelative.has(spot) && !readings.some((said) => hasPapers.test(said)));
}

/** Of these the own questions say more than the overview's. */
const asksItsOwn = new Set(
  [...statusTopics, "residencia-cubanos"].filter((id) => !asksOfAnotherMatter.has(id)),
);

function whoseQuestions(mind: Mind, { best, found }: Understanding): Topic | undefined {
  const own = best !== undefined && asksItsOwn.has(best.id) && found.confidence >= plainSubject;
  return own ? best : topicOf(mind, overviewTopic);
}

/** An emergency, or a spot with an answer of its own, that goes before the two questions. */
function isFirst({ urgent, situation }: Understanding, open: boolean, readings: readonly string[]): boolean {
  const misheard = urgent?.urgency === "scam" && open && readings.some(onlyYear);
  if (urgent !== null && !misheard) return true;
  return (
    situation !== null &&
    !(open && (!situation.situation.lawyer || mayWait(situation.situation.topic, readings)))
  );
}

/** "Papeles ... en 2003" sounds like a price; nobody sells anything. */
function onlyYear(said: string): boolean {
  return (
    /\ben (?:19|20)\d\d\b/.test(said) && !/\b(?:mil|dolares|cobra\w*|vend\w*|ofrec\w*|pid\w*)\b/.test(said)
  );
}

/** Of the overview itself, or of nothing that is sure and like a wish in its words. */
function soundsLikeOne(mind: Mind, seen: Understanding, readings: readonly string[]): boolean {
  if (seen.urgent !== null || mind.triggers.excludes(seen.list)) return false;
  if (seen.sure) return seen.best?.id === overviewTopic;
  const status = seen.found.status ?? 0;
  const heard = status > surelyWished || (status > hardlyWished && readings.some(maybeForStatus));
  return heard && seen.found.evidence.elsewhere < otherMatter;
}

/** Words that decide between near subjects. */
function between(
  mind: Mind,
  seen: Understanding,
  readings: readonly string[],
  state: DialogueState,
): Understanding {
  if (state.pending !== null) return seen;
  const { hits, confidence } = seen.found;
  // A journey told on the way to another subject: its warning stays.
  if (seen.urgent?.urgency === "leaving" && confidence > surelyAnother && seen.clarify === undefined)
    return { ...seen, urgent: { urgency: "leaving", topic: hits[0]?.topic ?? null } };
  const told = decided(readings, hits, seen.urgent?.topic ?? undefined, state.topic)?.topic;
  const urgent =
    seen.urgent === null ? null : { urgency: seen.urgent.urgency, topic: told ?? seen.urgent.topic };
  const first = ofNear(seen, readings, state);
  const best = topicOf(mind, first?.topic);
  if (best === undefined || (seen.clarify !== undefined && first?.settles !== true))
    return told === undefined ? seen : { ...seen, urgent };
  return { ...standingAt(seen, best), clarify: undefined, urgent };
}

/** What the words decide of the first hit, or of the subject whose questions would be asked. */
function ofNear(seen: Understanding, readings: readonly string[], state: DialogueState): Decided | null {
  const { hits } = seen.found;
  const asked = decided(readings, hits, seen.clarify?.id, state.topic);
  if (asked?.settles) return asked;
  const top = hits[0]?.topic;
  if (top !== undefined && !seen.sure && confirms(readings, top))
    return { topic: top, settles: false, holds: true };
  const ranked = decided(readings, hits, top, state.topic);
  return ranked?.holds || seen.sure ? ranked : null;
}

/** In a conversation, what no subject surely answers belongs to the one that is talked about, if that is likely at all. */
function goingOn(mind: Mind, seen: Understanding, state: DialogueState): Understanding {
  const { found, sure } = seen;
  if (state.topic === null || state.pending !== null || seen.clarify !== undefined) return seen;
  const [first] = found.hits;
  const own = found.hits.slice(0, 3).find(({ topic }) => topic === state.topic);
  const best = topicOf(mind, own?.topic);
  if (own === undefined || best === undefined || (sure && own !== first)) return seen;
  const likely = own.chance > Math.max((first?.chance ?? 0) * nearlyFirst, leastOwn);
  return sure || (likely && found.evidence.elsewhere <= otherMatter) ? standingAt(seen, best) : seen;
}

/** "Sigamos con la residencia": asked about already, so what was told then is told again. */
function backTo(mind: Mind, seen: Understanding, state: DialogueState): Understanding {
  const { found, clarify, text } = seen;
  if (clarify !== undefined || state.pending !== null || !wanted.test(text)) return seen;
  const before = state.asked.findLast((id) => id !== state.topic && id !== overviewTopic) ?? overviewTopic;
  const best = state.asked.length === 0 || found.confidence > answerFrom ? undefined : topicOf(mind, before);
  return best === undefined ? seen : standingAt(seen, best);
}

const wanted =
  /^(?:quiero|i want) (?:(?:la|mi|the|my|a) )?(?:residencia|mica|green card|papeles|papers)\W*$/i;
/** What the words decide is as sure as this at least. */
const decidedFrom = 0.85;

/** The same understanding with another subject first. */
function standingAt(seen: Understanding, best: Topic): Understanding {
  const { hits, confidence } = seen.found;
  const top = {
    score: 0,
    likeness: 0,
    coverage: 0,
    chance: 0,
    ...(hits.find(({ topic }) => topic === best.id) ?? hits[0]),
  };
  const others = hits.filter(({ topic }) => topic !== best.id);
  return {
    ...seen,
    best,
    sure: true,
    found: {
      ...seen.found,
      hits: [{ ...top, topic: best.id }, ...others],
      confidence: Math.max(confidence, decidedFrom),
    },
  };
}
