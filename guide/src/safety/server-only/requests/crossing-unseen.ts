/** "Sin que lo agarren" sounds like deceit; said of the border it is about crossing it, and the reason told must be that one. Server only. */
import type { Refusal } from "#guide/safety/refuse-rules.ts";
import type { SafetyHit } from "#guide/safety/safety.ts";
import { says } from "#guide/words/server-only/says.ts";

const crossing =
  /\b(?:pas(?:o|ar|arl[oa]s?|arme|arnos|en)|cruz(?:o|ar|arl[oa]s?|arme|arnos)|met(?:o|er|erl[oa]s?)|brinc(?:o|ar)|sneak|smuggle|cross|get|bring)\b(?: \w+){0,6} (?:frontera|linea|rio|cerro|muro|desierto|border|river)\b/;
const onPaper =
  /\b(?:dig[oa]|decir|pong[oa]|poner|declar\w+|papel\w*|forma|formulario|solicitud|entrevista|say|put|form|paper\w*|interview|seguro social)\b/;

/** The same request by what is done, where the deceit is only that nobody shall see it. */
export function byDeed(hit: SafetyHit<Refusal> | null, said: string): SafetyHit<Refusal> | null {
  if (hit === null || (hit.kind !== "lie" && hit.kind !== "hide")) return hit;
  return says(said, crossing) && !says(said, onPaper) ? { kind: "smuggle", topic: null } : hit;
}
