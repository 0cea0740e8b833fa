/**
 * A second look at what was understood, by the readers of this folder; a browser's guide has no room for them. Their order is the order of what matters
 * most: danger and harm, what has happened, grave spots, what is far from every subject, the words that decide between near subjects, a wish for status,
 * what the conversation goes on with, and at the end a danger told before.
 */
import { stillInDanger } from "#guide/dialogue/server-only/after-crisis/after-crisis.ts";
import type { AskedWord, Meanings } from "#guide/dialogue/server-only/meanings/meanings.ts";
import { denounces } from "#guide/dialogue/server-only/near-subjects/goes-on.ts";
import { confirms, type Decided, decided } from "#guide/dialogue/server-only/near-subjects/near-subjects.ts";
import { orPlainSubject } from "#guide/dialogue/server-only/near-subjects/plain-subject.ts";
import { outright } from "#guide/dialogue/server-only/outright/outright.ts";
import { votesWithoutCitizenship } from "#guide/dialogue/server-only/outright/persons.ts";
import { readingsOf } from "#guide/dialogue/server-only/readings.ts";
import {
  isAfield,
  isForeignAffair,
  isOfDay,
  isOthersPaper,
} from "#guide/dialogue/server-only/second-look/afield.ts";
import { asksDefinition, asksInGeneral } from "#guide/dialogue/server-only/second-look/asks-definition.ts";
import { isBesides, isClearlyAnother } from "#guide/dialogue/server-only/second-look/besides.ts";
import { orCertain } from "#guide/dialogue/server-only/second-look/certain.ts";
import { standingAt } from "#guide/dialogue/server-only/second-look/change-subject.ts";
import { firstChosen } from "#guide/dialogue/server-only/second-look/first-chosen.ts";
import { confessed, type GraveSpot, graveSpot } from "#guide/dialogue/server-only/second-look/grave-spots.ts";
import { withoutDenials } from "#guide/dialogue/server-only/second-look/never-arrested.ts";
import { ticketSubject } from "#guide/dialogue/server-only/second-look/old-ticket.ts";
import { type Plainly, plainlyIn, settled } from "#guide/dialogue/server-only/second-look/plainly-told.ts";
import { isPressing } from "#guide/dialogue/server-only/second-look/pressing.ts";
import { isVagueDeadline } from "#guide/dialogue/server-only/second-look/runs-out.ts";
import { backTo, goingOn } from "#guide/dialogue/server-only/second-look/same-subject.ts";
import { whatHappened } from "#guide/dialogue/server-only/second-look/what-happened.ts";
import { widowed } from "#guide/dialogue/server-only/second-look/widowed.ts";
import { noCourt } from "#guide/dialogue/server-only/thread/say.ts";
import { toldAlready } from "#guide/dialogue/server-only/told/already.ts";
import type { WishReader } from "#guide/dialogue/server-only/wishes/hear-wish.ts";
import { wishesPlainly } from "#guide/dialogue/server-only/wishes/more-wishes.ts";
import { isOpenWish } from "#guide/dialogue/server-only/wishes/open-wish.ts";
import { ownQuestions } from "#guide/dialogue/server-only/wishes/own-wish.ts";
import {
  isNoWish,
  orWish,
  wishForStatus,
  withoutGuessedHarm,
} from "#guide/dialogue/server-only/wishes/wish-for-status.ts";
import type { Understanding } from "#guide/dialogue/understand.ts";
import { isVague } from "#guide/dialogue/vague.ts";
import { type Mind, overviewTopic, topicOf } from "#guide/mind.ts";
import { isOnlyToErase } from "#guide/safety/server-only/about-faro/about-faro.ts";
import type { Alarms } from "#guide/safety/server-only/alarms/alarms.ts";
import type { DialogueState } from "#guide/types.ts";
import { clean, word } from "#guide/words/normalise.ts";
import { says } from "#guide/words/server-only/says.ts";

export type SecondLook = (
  mind: Mind,
  seen: Understanding,
  state: DialogueState,
  /** What was learned of harm and danger says of it. */
  alarms: Alarms | null,
) => Understanding;

/** `hearsWish`: what the model of wishes says of the words. `meanings`: of the papers' words, told when they are asked. */
export function createSecondLook(hearsWish: WishReader, meanings: Meanings): SecondLook {
  return (mind, understood, state, alarms) => {
    const heard = withoutFaint(mind, understood, state);
    const plain = plainlyIn(clean(heard.text));
    const { elsewhere: hearsElsewhere = 0, certain = null } = alarms ?? {};
    const hears = { hearsElsewhere, hearsWish, meanings };
    const seen = lookAgain(mind, settled(known(pressed(withoutFalseAlarms(heard))), plain), state, {
      plain,
      ...hears,
    });
    return stillInDanger(mind, orCertain(withoutIdleWarning(seen), certain, state), state);
  };
}

/** "No tengo a nadie" answers who in the family has papers. */
function withoutFaint(mind: Mind, heard: Understanding, state: DialogueState): Understanding {
  const replies = heard.faint !== null && state.pending !== null && mind.free?.answers(mind, heard, state);
  return replies ? { ...heard, faint: null } : heard;
}

/** Time that is nearly over sends to a lawyer today, whatever the subject. */
function pressed(heard: Understanding): Understanding {
  const presses = heard.urgent === null && isPressing(clean(heard.text));
  return presses ? { ...heard, urgent: { topic: null, urgency: "other" } } : heard;
}

/** Who is afraid to go to a hospital or a school sends no papers and travels nowhere, and a new address must be told at once: no line warns of that. */
function withoutIdleWarning(seen: Understanding): Understanding {
  const told = seen.situation?.topic.id ?? (seen.sure ? seen.best?.id : undefined);
  const idle =
    seen.redFlag &&
    seen.urgent === null &&
    told !== undefined &&
    calmSubjects.has(told) &&
    !gravely.test(clean(seen.text).replace(noCourt, " "));
  return idle ? { ...seen, redFlag: false } : seen;
}
const calmSubjects: ReadonlySet<string> = new Set(["escuela-emergencia", "cambio-direccion"]);
const gravely =
  /\b(?:orden|order|deport\w+|arrest\w+|detenid\w+|detain\w*|corte|court|viaj\w+|travel\w*|salir del pais|leave the country|vuelo|flight|firm\w+|sign\w*)\b/;

/** Sad and no more: nothing is asked that the ranking could know. */
const onlySad =
  /^(?!.*\b(?:que (?:hago|pasa|puedo|sigue)|como|cuando|donde|cuanto|puedo|pueden|necesito|quiero|what|how|when|can|should|need)\b).*\b(?:trist\w+|deprimid[oa]|desanimad[oa]|desesperad[oa]|llorando|sad|depressed|heartbroken)\b/;

/** "¿Cómo va mi caso?" has no word of its own, so its confidence is none; the ranking knows it all the same. */
function known(heard: Understanding): Understanding {
  const { best, found, urgent } = heard;
  if (isVagueDeadline(clean(heard.text))) {
    const lead = urgent === null ? null : { ...urgent, topic: null };
    return { ...heard, best: undefined, sure: false, urgent: lead, found: { ...found, confidence: 0 } };
  }
  if (!heard.sure && urgent === null && heard.situation === null && onlySad.test(clean(heard.text)))
    return { ...heard, clarify: undefined, found: { ...found, confidence: 0 } };
  const plain = found.evidence.content === 0 && found.evidence.chance > surelyAsked;
  return plain && best !== undefined ? standingAt(heard, best) : heard;
}
const surelyAsked = 0.6;

/** What only shares its words with a danger, or with an appointment that must not be missed: "mi vecina me quiere reportar". */
function withoutFalseAlarms(heard: Understanding): Understanding {
  if (heard.crisis !== null && isOnlyToErase(heard.text)) return { ...heard, crisis: null, faint: null };
  const said = clean(heard.text);
  if (heard.urgent?.urgency === "detained" && says(said, tookThing) && !says(said, tookPerson))
    return { ...heard, urgent: null };
  const denounced = heard.urgent?.topic === "check-in-ice" && says(said, denounces) && !says(said, hasDate);
  return denounced ? { ...heard, urgent: null } : heard;
}
/** "He took my phone, police came": a thing, and nobody is held. */
const tookThing =
  /\b(?:agarr[eo]|agarramos|agarraron|saque|saco) (?:ya )?(?:la|mi|su|el|una?) (?:mica|residencia|green ?card|tarjeta|permiso|ciudadania|papeles|visa|licencia)\b|\b(?:took|grabbed|takes) (?:away )?(?:my|his|her|our|the) (?:\w+ )?(?:phone|purse|wallet|money|keys?|passport|card|papers|car|stuff|things|tips|bag)\b/;
const tookPerson =
  /\b(?:took|grabbed|detained|arrested|picked up|caught|have|has|holding) (?:him|her|them|me|us|my (?:husband|wife|son|daughter|brother|sister|dad|mom|father|mother|cousin|uncle|friend|partner|boyfriend|girlfriend))\b|\b(?:detained|arrested|in custody|detention)\b/;
const hasDate = /\b(?:cita|check ?in|appointment|firmar|presentar\w*|supervis\w+|grillete|monitor|isap)\b/;

function lookAgain(
  mind: Mind,
  heard: Understanding,
  state: DialogueState,
  { plain, meanings, ...hears }: Hears & { plain: Plainly; meanings: Meanings },
): Understanding {
  // As written, and with its misspellings mended; without "nunca me han arrestado".
  const spoken = readingsOf(heard.text, heard.whole);
  const readings = spoken.map(withoutDenials);
  const happened = whatHappened(mind, onItsSubject(mind, heard, state), spoken, readings);
  const seen =
    plain.secret === null ? withoutGuessedHarm(mind, happened, state, { readings, ...hears }) : happened;
  const calm = seen.crisis === null && seen.refusal === null;
  if (calm && readings.some(votesWithoutCitizenship))
    return { ...seen, votes: true, clarify: undefined, situation: null, urgent: null };
  // What whole phrases ask for is no confession, and no case that is told outright stands for it.
  const isRequest = plain.secret !== null && seen.refusal !== null;
  const isFree = plain.cry === null && !isRequest;
  const told = isFree
    ? (widowed(mind, seen, readings, state) ??
      outright(mind, seen, readings, state) ??
      definedIn(mind, seen, state, { readings: spoken, meanings }))
    : null;
  if (told !== null) return told;
  const confession = seen.crisis === null && !isRequest ? confessed(mind, readings) : null;
  if (confession !== null) return { ...atSpot(seen, confession), refusal: null };
  const foreign = isForeignAffair(plain.said) && plain.secret === null;
  if (seen.refusal !== null && foreign && seen.crisis === null)
    return { ...seen, refusal: null, afield: true, clarify: undefined, situation: null, urgent: null };
  if (seen.crisis !== null || seen.refusal !== null) return seen;
  return inGeneral(mind, seen, state, { readings, foreign, ...hears });
}

/** Neither danger nor harm, and no case that is told outright. */
function inGeneral(
  mind: Mind,
  seen: Understanding,
  state: DialogueState,
  { foreign, ...said }: Said & { foreign: boolean },
): Understanding {
  const { readings } = said;
  if (isToAskAgain(mind, seen, state, readings)) return askingAgain(seen);
  if (mind.search.exact(seen.text) !== null) return seen;
  const grave = graveSpot(mind, seen, readings, state);
  const last =
    grave === null || isToldBesides(grave, seen, state)
      ? calmly(mind, seen, state, said)
      : atSpot(seen, grave);
  const elsewhere = foreign || readings.some((one) => isOthersPaper(clean(seen.text), one));
  return elsewhere ? last : orWish(mind, last, state, said);
}

/** A word's meaning, or the difference of two, where nothing else is asked. */
function definedIn(
  mind: Mind,
  seen: Understanding,
  state: DialogueState,
  { readings, meanings }: { readings: readonly string[]; meanings: Meanings },
): Understanding | null {
  const harmless = seen.crisis === null && seen.refusal === null;
  if (!harmless || mind.search.exact(seen.text) !== null) return null;
  const asked = meanings.asked(mind, readings, seen.text);
  if (asked === null || (asked.bare && !isLost(mind, seen, state, asked))) return null;
  if (asked.hit.defines !== true && isOwnStory(seen, asked)) return null;
  const { afield: _, ...near } = seen;
  const told = { ...near, clarify: undefined, votes: false, situation: asked.hit };
  // Beside a story its own warning stays.
  return asked.hit.defines === true ? { ...told, urgent: null, redFlag: false, faint: null } : told;
}

/** A case told at length, of which its subject says more than the word's meaning. */
function isOwnStory(
  { list, best, sure, situation, urgent }: Understanding,
  { hit, named }: AskedWord,
): boolean {
  const subject = hit.topic.id;
  const known = situation?.topic.id === subject || (sure && best?.id === subject);
  return known && (situation !== null || urgent !== null || (!named && list.length > mostOfWord));
}
const mostOfWord = 14;

/** A word alone that would be answered with nothing, or with another subject. */
function isLost(mind: Mind, seen: Understanding, state: DialogueState, { hit }: AskedWord): boolean {
  const { clarify, urgent, situation, best, sure, list } = seen;
  const choice = isVague(mind, seen) || list.some(({ text }) => mind.doors.has(text));
  const goesOn = state.topic !== null || state.pending !== null;
  if (goesOn || choice || clarify !== undefined || urgent !== null || situation !== null) return false;
  return !sure || best?.id !== hit.topic.id;
}

/** What cannot wait keeps its warning; the answer below it is about the subject that the ranking plainly sees. */
function onItsSubject(mind: Mind, seen: Understanding, { topic, pending }: DialogueState): Understanding {
  const { urgent, found } = seen;
  const own = topicOf(mind, urgent?.topic);
  const goesOn = topic !== null || pending !== null;
  if (urgent === null || own === undefined || goesOn || !isClearlyAnother(own, found, goesOn)) return seen;
  return { ...seen, urgent: { ...urgent, topic: found.hits[0]?.topic ?? own.id } };
}

/** A stop, a raid or an old order that stands in the story of another matter. */
function isToldBesides({ situation, stays }: GraveSpot, seen: Understanding, state: DialogueState): boolean {
  if (state.topic !== null || stays !== undefined || situation === null) return false;
  return isBesides(situation, seen.found, state);
}

/** Told before every routine path. */
function atSpot(seen: Understanding, { situation, stays }: GraveSpot): Understanding {
  const stood = stays === undefined ? seen : standingAt(seen, stays);
  return { ...stood, situation, clarify: undefined, urgent: null };
}

/** What other readings make of the words. */
interface Hears {
  hearsElsewhere: number;
  hearsWish: WishReader;
}

interface Said extends Hears {
  readings: readonly string[];
}

function calmly(
  mind: Mind,
  seen: Understanding,
  state: DialogueState,
  { readings, hearsElsewhere, hearsWish }: Said,
): Understanding {
  if (!readings.some(wishesPlainly) && isAfield(mind, seen, state, hearsElsewhere)) {
    const redFlag = seen.redFlag && !isOfDay(clean(seen.text));
    return {
      ...seen,
      afield: true,
      redFlag,
      clarify: undefined,
      situation: null,
      urgent: null,
      votes: false,
    };
  }
  if (!seen.votes && readings.some((said) => says(said, voted)))
    return { ...seen, votes: true, clarify: undefined };
  const toChoose = state.pending === null ? firstChosen(mind, seen, state, readings) : null;
  if (toChoose !== null) return toChoose;
  const asks = seen.clarify !== undefined;
  const way = topicOf(mind, toldAlready(readings, seen.found.hits[0]?.topic, asks) ?? undefined);
  if (way !== undefined && state.pending === null) return { ...standingAt(seen, way), clarify: undefined };
  const ticket = topicOf(mind, ticketSubject(readings) ?? undefined);
  if (ticket !== undefined && state.pending === null && !readings.some(isOpenWish))
    return { ...standingAt(seen, ticket), clarify: undefined, situation: null };
  const ranked = between(mind, asked(seen, state, { readings, hearsWish }), readings, state);
  const settled = orPlainSubject(mind, ranked, state, readings);
  if (seen.clarify !== undefined && settled.clarify === undefined) return settled;
  const last = settled === seen ? goingOn(mind, backTo(mind, seen, state), state) : settled;
  // Words that decided between near subjects, bear out the first, or go on with one leave nothing to guess.
  const guesses = last === seen && !confirms(readings, seen.found.hits[0]?.topic) ? hearsWish : null;
  const wished = wishForStatus(mind, settled, state, { readings, hearsWish: guesses }) ?? last;
  return state.pending === null ? ownQuestions(mind, wished, readings) : wished;
}

/** A subject that is sure and no wish is not asked about first. */
function asked(
  seen: Understanding,
  state: DialogueState,
  { readings, hearsWish }: Omit<Said, "hearsElsewhere">,
): Understanding {
  const inGeneral = readings.some(asksDefinition) || readings.some(asksInGeneral);
  const named = seen.sure && seen.best?.id !== overviewTopic && inGeneral;
  const answered = named || (isNoWish(seen, hearsWish) && !readings.some(isOpenWish));
  return state.pending === null && answered ? { ...seen, clarify: undefined } : seen;
}

/** Words with which the two questions are wished for once more. */
function askingAgain(seen: Understanding): Understanding {
  return { ...seen, list: [...seen.list, ...["otra", "vez"].map(word)] };
}

/** Neither question was answered: a place, a lack of papers, or only now the wish itself. */
function isToAskAgain(
  mind: Mind,
  { list }: Understanding,
  { pending, said }: DialogueState,
  readings: readonly string[],
): boolean {
  if (pending?.topic !== overviewTopic) return false;
  if (readings.some((text) => onlyWhere.test(text) || onlyLacks.test(text))) return true;
  const wish = mind.triggers.find(list);
  const wishesNow = wish?.general === true && !wish.background && list.length <= mostOfWish;
  return wishesNow && said.length === 0 && mind.triggers.find(mind.search.read(pending.original)) === null;
}
/** More words tell something besides the wish. */
const mostOfWish = 6;

/** A place is no reply to how one entered: asked once more. */
const onlyWhere =
  /^(?:pues |bueno |mire )?(?:yo )?(?:entre|entramos|llegue|llegamos|vine|came in|came|entered)(?: yo)? (?:por|through|at) (?!(?:el|la|los|un|una|the|a|aire|avion|tierra|mi|medio|parole|plane|air)\b)[a-z]+(?: [a-z]+)?(?: (?:hace|en|in) (?:\w+ ){0,3}\w+| (?:\w+ ){1,3}ago)?$/;

/** "No tengo ningún documento": neither how one came nor who has papers; asked once more. */
const onlyLacks =
  /^(?:pues |bueno |mire |no |yo )*(?:no tengo|no tenemos|no traigo|sin|i have|i dont have|i do not have|we have)(?: (?:ningun|ninguna|any|no|los|mis|ningunos|tipo|clase|de|kind|of))* (?:papel|papeles|documentos?|estatus|papers|documents|status)(?: (?:de|aqui|aca|en|este|esta|pais|from|here|legal|legales|at|all|para|nada|in|this|country|migratorios?))*$/;

/** Somebody who is no citizen voted, or may have. */
const voted =
  /\b(?:voted|vote|votaron|votamos|registr\w+ (?:para|to) vot\w+)\b.*\b(?:green card|mica|resident\w*|residencia|not a citizen|sin ser|by mistake|por error|no sabia)\b|\b(?:green card|mica|resident\w*)\b.*\b(?:voted|votaron|votamos)\b|\b(?:quiero|puedo|podre|voy a|vamos a|deberia|can i|may i|want to|going to)\b(?: \w+){0,3} (?:votar|vote)\b.*\b(?:green card|mica|resident\w*|residencia|permiso de trabajo|work permit)\b|\b(?:green card|mica|resident\w*|residencia|permiso de trabajo|work permit)\b.*\b(?:quiero|puedo|podre|can i|may i|want to)\b(?: \w+){0,3} (?:votar|vote)\b/;

/** Sure of another subject than the journey that is told. */
const surelyAnother = 0.9;

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
