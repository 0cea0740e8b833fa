/** Facts of whose case it is: who speaks is held, came with another's papers, or may be asked for by a spouse. Server only. */
import type { FactRule } from "#guide/dialogue/server-only/told/fact-rules.ts";
import { selfHeld, selfReleased } from "#guide/dialogue/server-only/told/held-self.ts";

export const personRules: readonly FactRule[] = [
  {
    fact: "heldSelf",
    said: selfHeld,
    unless: selfReleased,
    denied:
      /\b(?:(?:ya )?(?:me soltaron|me dejaron (?:ir|salir)|sali (?:libre|ya|de ahi|del centro|con fianza)|estoy (?:libre|afuera|en (?:mi )?casa))|they (?:let me (?:go|out)|released me)|i(?: a)?m (?:out|free|home) now|i got out)\b/,
  },
];
