/** Fits the weights of a logistic function by plain gradient descent: the same rows give the same weights. */

export interface Example {
  /** What is seen of it; the first is 1, for the bias. */
  signs: readonly number[];
  /** Whether it is so. */
  holds: boolean;
  /** How much it counts; 1 unless told otherwise. */
  worth?: number;
}

const rounds = 3_000;

/** How likely it is that something with these signs is so, 0 to 1. */
export function chanceOf(weights: readonly number[], signs: readonly number[]): number {
  return 1 / (1 + Math.exp(-signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), 0)));
}

/** `step`: how far each round goes along the mean slope. */
export function fitWeights(examples: readonly Example[], step: number): number[] {
  const weights = (examples[0]?.signs ?? []).map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    const change = weights.map(() => 0);
    for (const { signs, holds, worth = 1 } of examples) {
      const error = worth * ((holds ? 1 : 0) - chanceOf(weights, signs));
      for (const [at, sign] of signs.entries()) change[at] = (change[at] ?? 0) + error * sign;
    }
    for (const [at, value] of change.entries())
      weights[at] = (weights[at] ?? 0) + (step * value) / examples.length;
  }
  return weights;
}
