import type { Outright } from "#guide/dialogue/server-only/outright/outright.ts";

/** Rules of messages of at most so many words, unless one names its own bound: longer ones are stories in which the words stand besides. */
export const upTo = (most: number, rules: readonly Outright[]): Outright[] =>
  rules.map((one) => ({ most, ...one }));
