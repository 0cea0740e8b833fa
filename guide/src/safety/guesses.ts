import type { Crisis } from "#guide/safety/crisis-rules.ts";
import type { Refusal } from "#guide/safety/refuse-rules.ts";
import type { Guess } from "#guide/safety/safety.ts";

/** What else is known about a message that only sounds like danger or harm. */
export interface Circumstances {
  words: number;
  /** Chance that the first topic is what was asked. */
  confidence: number;
  /** Asks for a way to a status. */
  wishes: boolean;
  /** Said in a conversation: a reply to open questions, or a few words more on the subject. */
  goesOn: boolean;
  /** Said in a conversation, however long. */
  talks: boolean;
}

/**
 * A guess counts when ONE kind is clearly likely by itself: many kinds that are each unlikely add up to
 * nothing: summed, they took some 6 % of 6,067 harmless lessons for danger or harm, read by a model that never
 * saw their file or its sisters; one kind at these limits takes about 0.5 %.
 */
const fewest = 4;
const short = 8;
const story = 24;
const crisisFrom = { short: 0.6, plain: 0.3, story: 0.45 };
const refusalFrom = { short: 0.55, plain: 0.38, story: 0.5 };
/** A topic this sure is what was asked, unless the guess is surer still. */
const sureTopicFrom = 0.85;
const surerFrom = { short: 0.85, plain: 0.5, story: 0.5 };
/** In a conversation "no voy a ir" and "llegué hace 3 meses" are replies; so must a guess be surer, or far surer. */
const crisisTalkingFrom = 0.6;
const crisisGoingOnFrom = 0.9;
const refusalGoingOnFrom = 0.8;
/** "Crossed the border" is how half of all stories begin, "they asked me for money" a third. */
const needsMore: readonly Refusal[] = ["smuggle", "bribe"];
const needingMoreFrom = 0.5;
/** "A mí nadie me amenazó" has the words of a victim; what is heard this plainly is asked all the same. */
const excusedFrom = 0.6;
/** "Ocupo sacar la mica" is a wish for status, however near it comes to "ocupo comprar la mica". */
const wishFrom = 0.8;
/** Being sad, tired or without a home is not wishing to die: there the line to call is added to the answer. */
const selfHarmMore = 0.15;
/** From here on a guess adds one line to the answer instead of taking its place. */
const faintFrom = 0.25;
const faintGoingOnFrom = 0.45;

function lengthOf(words: number): "short" | "plain" | "story" {
  return words <= short ? "short" : words <= story ? "plain" : "story";
}

function isTooFew({ chance }: Guess<string>, { words, confidence }: Circumstances): boolean {
  return words < fewest || (confidence >= sureTopicFrom && chance < surerFrom[lengthOf(words)]);
}

/** True when the guess takes the place of an answer. */
export function isCrisis(guess: Guess<Crisis> | null, now: Circumstances): boolean {
  if (guess === null || isTooFew(guess, now)) return false;
  const from = crisisFrom[lengthOf(now.words)] + (guess.kind === "selfHarm" ? selfHarmMore : 0);
  return guess.chance >= Math.max(from, now.goesOn ? crisisGoingOnFrom : now.talks ? crisisTalkingFrom : 0);
}

/** True when the answer should name the line to call besides. */
export function isFaintCrisis(guess: Guess<Crisis> | null, { words, goesOn }: Circumstances): boolean {
  return guess !== null && words >= fewest && guess.chance >= (goesOn ? faintGoingOnFrom : faintFrom);
}

export function isRefusal(guess: Guess<Refusal> | null, now: Circumstances): boolean {
  if (guess === null || (guess.excused === true && guess.chance < excusedFrom) || isTooFew(guess, now))
    return false;
  const from = now.wishes ? wishFrom : refusalFrom[lengthOf(now.words)];
  const least = needsMore.includes(guess.kind) ? needingMoreFrom : 0;
  return guess.chance >= Math.max(from, least, now.goesOn ? refusalGoingOnFrom : 0);
}
