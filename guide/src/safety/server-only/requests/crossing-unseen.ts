/** "Sin que lo agarren" sounds like deceit; said of the border it is about crossing it, and the reason told must be that one. Server only. */
import type { Refusal } from "#guide/safety/refuse-rules.ts";
import type { SafetyHit } from "#guide/safety/safety.ts";
import { says } from "#guide/words/server-only/says.ts";

const crossing =
  /\b(?:pas(?:o|ar|arl[oa]s?|arme|arnos|en)|cruz(?:o|ar|arl[oa]s?|arme|arnos)|met(?:o|er|erl[oa]s?)|brinc(?:o|ar)|sneak|smuggle|cross|get|bring)\b(?: \w+){0,6} (?:frontera|linea|rio|cerro|muro|desierto|border|river)\b/;
const onPaper =
  /\b(?:dig[oa]|decir|pong[oa]|poner|declar\w+|papel\w*|forma|formulario|solicitud|entrevista|say|put|form|paper\w*|interview|seguro social)\b/;

/** What is kept from a form, or a name that is another's: a lie, and no appointment that is missed. */
const keptFromForm =
  /\b(?:(?:i ?)?(?:485|589|130|765|751|90|821d?)|n ?400|ds ?(?:160|260)|formularios?|solicitud|aplicacion|forms?|application|preguntan? si|it asks if|(?:el|otro|un) nombre de|name of|apellidos?|last names?)\b/;
const toBeMissed =
  /\b(?:(?:no|sin) (?:ir|voy|presentar\w*|llegar)|falt(?:o|ar|e|amos)|grillete|monitor|me (?:escondo|mudo|cambio)|(?:cambi\w+|mud\w+)(?: \w+){0,3} (?:estado|casa|direccion)|not (?:go|show)|skip\w*|hide from|ankle|smart ?link|ubicacion|gps|location)\b/;

/** The same request by what is done, where the deceit is only that nobody shall see it. */
export function byDeed(hit: SafetyHit<Refusal> | null, said: string): SafetyHit<Refusal> | null {
  if (hit === null || (hit.kind !== "lie" && hit.kind !== "hide")) return hit;
  if (says(said, crossing) && !says(said, onPaper)) return { kind: "smuggle", topic: null };
  const onlyUntrue = hit.kind === "hide" && says(said, keptFromForm) && !says(said, toBeMissed);
  return onlyUntrue ? { ...hit, kind: "lie" } : hit;
}
