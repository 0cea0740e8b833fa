/** A wish for status that nobody asked about yet: its two questions go first, unless something else is graver or plainer. */

import type { Topic } from "#guide/content-schema.ts";
import { isPlainPetition } from "#guide/dialogue/server-only/near-subjects/plain-subject.ts";
import { isAboutStatus, type WishReader, weighWish } from "#guide/dialogue/server-only/wishes/hear-wish.ts";
import {
  asksForStatus,
  maybeForStatus,
  onlyFears,
  wishesPlainly,
} from "#guide/dialogue/server-only/wishes/more-wishes.ts";
import { isOpenWish, namesAffair } from "#guide/dialogue/server-only/wishes/open-wish.ts";
import { statusTopics } from "#guide/dialogue/status-topics.ts";
import type { Understanding } from "#guide/dialogue/understand.ts";
import { type Mind, overviewTopic, topicOf } from "#guide/mind.ts";
import { answerFrom } from "#guide/search/confidence.ts";
import type { DialogueState } from "#guide/types.ts";
import { says } from "#guide/words/server-only/says.ts";

/** Sure of a subject of its own: words about status are its background. */
const plainSubject = 0.85;
/** Where nothing else is sure, a wish this clear is asked about. */
const surelyWished = 0.8;
/** Where the words themselves sound like one. */
const hardlyWished = 0.1;
/** So likely about something else altogether that no subject is guessed. */
export const otherMatter = 0.3;

/** The understanding that asks the two questions, or null where they do not go first. A fear told with the wish is no emergency. */
export function wishForStatus(
  mind: Mind,
  seen: Understanding,
  state: DialogueState,
  { readings, hearsWish }: { readings: readonly string[]; hearsWish: WishReader | null },
): Understanding | null {
  if (seen.clarify !== undefined || seen.named || state.pending !== null) return null;
  if (state.asked.includes(overviewTopic)) return null;
  const feared = seen.urgent !== null && readings.some(onlyFears);
  const known =
    feared && (mind.triggers.find(seen.list)?.background === false || (seen.found.status ?? 0) > answerFrom);
  const open = readings.some((said) => isOpenWish(said) || wishesPlainly(said));
  const plain = open || known || readings.some(asksForStatus) || soundsLikeOne(mind, seen, readings);
  if (!plain) {
    return hearsWish !== null && soundsLikeWish(seen, state, { readings, hearsWish })
      ? asking(mind, seen)
      : null;
  }
  if (!feared && isFirst(seen, open, readings)) return null;
  const other =
    seen.best !== undefined && !statusTopics.has(seen.best.id) && seen.found.confidence >= plainSubject;
  if (other && !feared && !open) return null;
  const clarify = open ? whoseQuestions(mind, seen) : topicOf(mind, overviewTopic);
  const wishes = seen.wishes || open;
  return { ...seen, urgent: null, redFlag: seen.redFlag || feared, situation: null, clarify, wishes };
}

/** What the overview asks, whatever was found. */
function asking(mind: Mind, seen: Understanding): Understanding {
  return { ...seen, situation: null, clarify: topicOf(mind, overviewTopic) };
}

/** On the way, fewer words go on with what was answered. */
const fewWords = 9;
/** Fewer say too little to guess from. */
const fewestWords = 5;
/** A spot with an answer of its own, words of another matter or a sure subject that is no way to a status must be outweighed. */
const overOther = 1.9;
const sureOther = 0.8;
/** Who has the card asks about something else. */
const holdsPapers =
  /\b(?:con|tengo|traigo|have|got) (?:la|mi|una|a|my) (?:mica|residencia|green card|tarjeta verde)\b|\bsoy (?:residente|ciudadan[oa])\b|\b(?:anos|tiempo|\w+) (?:de|como|siendo) residente\b|\bi(?:m| am) a (?:resident|citizen)\b/;
/** The ranking is so sure of it that a wish is only its background. */
const clearSubject = 0.45;

interface Heard {
  /** As written, and with its misspellings mended. */
  readings: readonly string[];
  hearsWish: WishReader;
}

function weightOf({ whole, found }: Understanding, { readings, hearsWish }: Heard): number {
  return weighWish(hearsWish(whole), found, { words: whole.length, affair: readings.some(namesAffair) });
}

/** Like a wish by all that was learned of them, where no subject is clear and nothing graver was heard. */
function soundsLikeWish(seen: Understanding, state: DialogueState, { readings, hearsWish }: Heard): boolean {
  const { urgent, votes, situation, whole, found } = seen;
  if (urgent !== null || votes || situation?.situation.lawyer === true) return false;
  if (whole.length < (state.topic === null ? fewestWords : fewWords)) return false;
  const { confidence, evidence, hits } = found;
  const far = evidence.elsewhere > otherMatter;
  if (!isAboutStatus(whole, far) || readings.some((said) => says(said, holdsPapers))) return false;
  const [first] = hits;
  if (first !== undefined && first.topic !== overviewTopic && first.chance > clearSubject) return false;
  const another = confidence > sureOther && !statusTopics.has(first?.topic ?? "");
  return weightOf(seen, { readings, hearsWish }) > (another || far || situation !== null ? overOther : 0);
}

/** Shorter wishes have rules of their own. */
const enoughWords = 7;
/** So surely a wish, by all that was learned, that the two questions go before whatever a part of it was taken for. */
const surely = { quiet: 0.6, told: 1, far: 2.2 };
/** Ways of their own, or facts told, that hang on neither question. */
const hangsOnNothing = new Set(["murio-peticionario", "parole-militar", "residencia-cubanos", "h2a-h2b"]);
/** An order of one's own is told before all else; of somebody else's, as a story. */
const ownOrder =
  /\b(?:tengo|tenia|traigo|me (?:dieron|pusieron|salio|llego|sacaron|hicieron)|i (?:have|got|had)|gave me|hay) (?:ya |una? |la |an? |old |vieja )*(?:orden(?:es)?|order|removal order|deportacion)\b/;
/** Who is held or stopped now needs something else before any way to a status, and so does who has left the country. */
const heldOrGone =
  /\b(?:me|nos) (?:pararon|paro la|estan parando)\b|\b(?:went back|se (?:fue|regreso|volvio)) (?:a|para|to|in)\b|\b(?:esta|estoy|sigue|tienen|lo tienen|la tienen|is|hes|shes|im|am)(?: \w+)? (?:detenid[oa]|pres[oa]|encerrad[oa]|arrestad[oa]|detained|in detention|locked up|in custody)\b/;

/**
 * What was understood, or the two questions in its place where the message is a wish as a whole: a story names a deportation, a raid or a
 * pregnancy on its way to "¿qué puedo hacer para quedarme?". Measured on 3,041 messages of sixteen hands that the model had not seen: of those
 * weighed above `told` 653 were wishes and 4 asked something else. What is grave stays above the questions.
 */
export function orWish(mind: Mind, seen: Understanding, state: DialogueState, hears: Heard): Understanding {
  const { clarify, crisis, refusal, votes, situation, urgent, whole, found } = seen;
  if (clarify !== undefined || crisis !== null || refusal !== null || votes || seen.orders || seen.named)
    return seen;
  if (!begins(state) || hangsOnNothing.has(situation?.topic.id ?? found.hits[0]?.topic ?? "")) return seen;
  if (hears.readings.some((said) => says(said, ownOrder) || says(said, heldOrGone))) return seen;
  // Who is offered papers for money is warned first.
  if (urgent?.urgency === "scam") return seen;
  const besides = situation !== null || urgent !== null || whole.length < fewWords;
  const least = isElsewhere(seen) ? surely.far : besides ? surely.told : surely.quiet;
  if (!isWish(mind, seen, hears, least)) return seen;
  const { afield: _, ...near } = seen;
  const grave = seen.redFlag || urgent !== null || situation?.situation.lawyer === true;
  return {
    ...near,
    urgent: null,
    redFlag: grave,
    situation: null,
    clarify: whoseQuestions(mind, seen),
    wishes: true,
  };
}

/** Far from every subject, or surely one of another kind: only a plain wish counts beside it. */
function isElsewhere({ afield, found, best, sure, whole }: Understanding): boolean {
  const named = sure && best !== undefined && !statusTopics.has(best.id) && found.confidence > plainSubject;
  if (afield === true || named) return true;
  return found.evidence.elsewhere > otherMatter || !isAboutStatus(whole, false);
}

/** What shall be said or shown, though it is not so. */
const toSay =
  /\b(?:dec(?:ir|imos|irles?)|dig(?:o|amos|an?)|diciendo|fing\w+|aparent\w+|simul\w+|invent\w+|fals\w+|chuec\w+|compr\w+|consig\w+ (?:una?|el|la) \w+ que diga|say|tell them|pretend\w*|fake\w*|buy)\b/;
const begins = (state: DialogueState): boolean =>
  state.topic === null && state.pending === null && !state.asked.includes(overviewTopic);

function isWish(mind: Mind, seen: Understanding, hears: Heard, least: number): boolean {
  const { text, whole } = seen;
  if (whole.length < enoughWords || hears.readings.some((said) => says(said, holdsPapers))) return false;
  return mind.search.exact(text) === null && weightOf(seen, hears) > least;
}

/** Only likeness told it: a rule or a listed phrase has no chance. */
const isGuessed = (hit: object | null): boolean => hit !== null && "chance" in hit;

/**
 * A request for harm or a danger that no rule and no listed phrase names, only likeness, and that is a wish for status by the reading that was
 * taught those: of 566 requests and 711 cries of the same hands none was.
 */
export function withoutGuessedHarm(
  mind: Mind,
  seen: Understanding,
  state: DialogueState,
  hears: Heard,
): Understanding {
  const { refusal, crisis } = seen;
  const [asked, danger] = [isGuessed(refusal), isGuessed(crisis)];
  if (!(asked || danger) || !begins(state) || hears.readings.some((said) => says(said, toSay))) return seen;
  if (!isPlainPetition(hears.readings) && !isWish(mind, seen, hears, surely.far)) return seen;
  return { ...seen, refusal: asked ? null : refusal, crisis: danger ? null : crisis };
}

/** Sure of a subject whose words are far from every wish: it is answered, though a phrase of theirs stands in it. */
const surelyNone = { wish: -4.5, confidence: 0.88 };
/** The answer to these hangs on the two questions, however plain they are. */
const hangs = new Set(["asilo-general"]);

export function isNoWish({ clarify, found, whole }: Understanding, hearsWish: WishReader): boolean {
  if (clarify === undefined || found.confidence < surelyNone.confidence) return false;
  return !hangs.has(found.hits[0]?.topic ?? "") && hearsWish(whole) < surelyNone.wish;
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
