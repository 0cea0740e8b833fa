/** A request told by its parts, in whatever order they stand. Server only. */
import type { Refusal } from "#guide/safety/refuse-rules.ts";
import { says } from "#guide/words/server-only/says.ts";

export interface Secret {
  kind: Refusal;
  /** All of these. */
  said: readonly RegExp[];
  unless?: RegExp;
}

/** Whether it is asked for. `said` is cleaned. */
export const isAsked = ({ said: all, unless }: Secret, said: string): boolean =>
  all.every((one) => says(said, one)) && !(unless !== undefined && says(said, unless));
