/** How likely a message goes on with the open subject, by what people say next of it and by what the ranking makes of the words. Server only. */

import type { Subject } from "#guide/dialogue/server-only/thread/subject.ts";
import type { Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { isStatement } from "#guide/dialogue/server-only/thread/words.ts";

/**
 * Fitted (logistic regression) on what is said next of a topic, kept from teaching, and on 3,400 first questions about another one, half
 * of them said as people change the subject ("oye y ..."). `node bench/guide/stays.ts` fits them anew.
 */
export const weights = {
  bias: 0.88,
  /** Nearest item of the open topic, and of the likeliest other one. */
  own: 6.34,
  other: -0.79,
  /** Logs of the ranking's chances of the two. */
  chance: 0.22,
  otherChance: -4.18,
  /** The ranking's confidence, where it sees the open topic first and where another. */
  confidence: 0.09,
  otherConfidence: -2.75,
  known: 1.21,
  length: -5.22,
  statement: 0.72,
  spot: 0.37,
  otherSpot: -0.72,
  first: 0.11,
};

export type StayEvidence = Record<Exclude<keyof typeof weights, "bias">, number>;

const leastChance = 1e-4;
const mostWords = 15;

export function stayEvidence(
  { faq, seen, question, readings }: Pick<Thread, "faq" | "seen" | "question" | "readings">,
  topic: string,
): StayEvidence | null {
  const own = faq?.nearest(question, topic) ?? null;
  if (own === null) return null;
  const { hits, confidence } = seen.found;
  const other = hits.find((hit) => hit.topic !== topic);
  const spot = seen.situation?.topic.id;
  return {
    own: own.likeness,
    other: other === undefined ? 0 : (faq?.nearest(question, other.topic)?.likeness ?? 0),
    chance: Math.log((hits.find((hit) => hit.topic === topic)?.chance ?? 0) + leastChance),
    otherChance: Math.log((other?.chance ?? 0) + leastChance),
    confidence: hits[0]?.topic === topic ? confidence : 0,
    otherConfidence: hits[0]?.topic === topic ? 0 : confidence,
    known: own.known,
    length: Math.min(question.split(/\s+/).length, mostWords) / mostWords,
    statement: isStatement(question, readings[0] ?? "") ? 1 : 0,
    spot: spot === topic ? 1 : 0,
    otherSpot: spot !== undefined && spot !== topic ? 1 : 0,
    first: hits[0]?.topic === topic ? 1 : 0,
  };
}

/** 0 to 1; null where nothing is written for the open subject. */
export function chanceToStay(thread: Thread, open: Subject): number | null {
  const evidence = stayEvidence(thread, open.parent.id);
  if (evidence === null) return null;
  let sum = weights.bias;
  for (const [name, value] of Object.entries(evidence)) sum += weights[name as keyof StayEvidence] * value;
  return 1 / (1 + Math.exp(-sum));
}
