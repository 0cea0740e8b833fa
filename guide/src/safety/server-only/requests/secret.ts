/** A request told by its parts, in whatever order they stand. Server only. */
import type { Refusal } from "#guide/safety/refuse-rules.ts";

export interface Secret {
  kind: Refusal;
  /** All of these. */
  said: readonly RegExp[];
  unless?: RegExp;
}

/** Whether it is asked for. `said` is cleaned. */
export const isAsked = ({ said: all, unless }: Secret, said: string): boolean =>
  all.every((one) => one.test(said)) && unless?.test(said) !== true;
