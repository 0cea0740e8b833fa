/** What the ranking knows about its first hit. */
export interface Evidence {
  /** Likeness to the nearest wording, 0 to 1. */
  likeness: number;
  /** Share of the question's weight the topic knows, 0 to 1. */
  coverage: number;
  /** Share of the first hit among all, 0 to 1. */
  lead: number;
  /** What the learned ranking alone gives the first hit, 0 to 1. */
  chance: number;
  /** Probability that the question belongs to no topic. */
  elsewhere: number;
  /** Words that carry a subject. */
  content: number;
}

/** At or above: answer. Below: say so and offer the nearest topics. */
export const answerFrom = 0.5;
/** Below this the question is probably not about immigration at all. */
export const subjectFrom = 0.16;

/** Fitted (logistic regression) on 332 questions of bench/guide (development half and author's set), off-topic ones included. */
const weights = { bias: -2.95, likeness: 0.21, coverage: 2.33, lead: 2.66, chance: 3.55, elsewhere: -3.47 };

/** Probability that the first hit is what was asked. */
export function confidence(evidence: Evidence): number {
  if (evidence.content === 0) return 0;
  const sum =
    weights.bias +
    weights.likeness * evidence.likeness +
    weights.coverage * evidence.coverage +
    weights.lead * evidence.lead +
    weights.chance * evidence.chance +
    weights.elsewhere * evidence.elsewhere;
  return 1 / (1 + Math.exp(-sum));
}
