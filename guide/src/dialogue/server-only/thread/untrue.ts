/** "¿Y si decimos que entraron con visa?", after it was told that they crossed: a lie to the government, whatever the words alone may mean. Server only. */
import { ofPartner } from "#guide/dialogue/server-only/after-crisis/after-crisis.ts";
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
import { refusalReply } from "#guide/dialogue/talk.ts";
import { clean } from "#guide/words/normalise.ts";

const saysLegalEntry =
  /\b(?:puedo|podemos|podria(?:mos)?|mejor|si|que tal|conviene|puede|can|could|should|what if|why not|lets|just)\b(?: \w+){0,3} (?:dec\w+|dig\w+|pon\w+|say|tell (?:them|him|her)|put)\b(?: \w+){0,4} (?:entr\w+|lleg\w+|vin\w+|pas\w+|came|come|entered|arrived|got)\b(?: \w+){0,5} (?:visas?|avion|turistas?|legal\w*|permiso|parole|puente|garita|plane|tourists?)\b/;
/** "¿Y si no aviso, para que no me encuentren?", of a move: court and USCIS would write to an empty house. */
const hidesFromCourt =
  /\b(?:no (?:aviso|avisar|avisamos|digo|decirles|mando|cambio)|dont (?:tell|report|update|change))\b.*\b(?:no (?:quiero que )?(?:me|nos) (?:encuentr\w+|hall\w+|agarr\w+|localic\w+)|(?:dont|cant|wont|not) (?:want them to )?find (?:me|us))\b/;
const crossing =
  /\b(?:cruz\w+|cruc\w+|brinc\w+|brinqu\w+|mojad\w+|cerro|rio|desierto|sin (?:papeles|visa|inspeccion|revision|permiso)|crossed|without (?:a )?(?:visa|inspection|papers|permission)|illegally)\b/;

/** "¿Y si le decimos al oficial que sí?", after it was told that they do not live together. */
const saysTogether =
  /\b(?:y si|mejor|puedo|podemos|que tal si|conviene|what if|can|could|should|lets)\b(?: \w+){0,3} (?:dec\w+|dig\w+|pon\w+|contest\w+|say|tell|put|answer)\b(?: (?:le|les|al?|el|la|en|the|oficial|migracion|uscis|forma|officer|them|him|her|form|on|que|that)){0,6} (?:si|yes|we do|(?:si )?(?:vivimos|estamos) juntos|(?:we )?live together)\b/;
/** "¿Pero puedo decir que sí?", after it was told that none of it ever happened. */
const saysItDid =
  /\b(?:y si|mejor|puedo|podria|podemos|que tal si|conviene|what if|can|could|should|lets|just)\b(?: \w+){0,2} (?:dec\w+|dig\w+|pon\w+|cont\w+|invent\w+|say|tell|put|claim)\b(?: (?:le|les|lo|que|mismo|al?|el|la|en|the|oficial|migracion|forma|officer|them|on|it|form|that)){0,5} (?:si|me paso|fui|soy|paso|yes|it (?:did|happened)|i was|they did|did)\b/;
const ofVictims: ReadonlySet<string> = new Set([
  "visa-t",
  "visa-u",
  "vawa",
  "asilo-general",
  "asilo-un-anio",
]);

/** The refusal, or null where nothing told before makes it untrue. */
export function untrue(thread: Thread): Settled | null {
  const { state, readings, plain } = thread;
  if (plain.reply.kind === "crisis") return null;
  // Who hides from a partner is helped.
  const fromPartner = state.crisis?.kind === "violence" || readings.some((said) => ofPartner.test(said));
  if (
    state.topic === "cambio-direccion" &&
    !fromPartner &&
    readings.some((said) => hidesFromCourt.test(said))
  )
    return refused(thread, "hide");
  const told = state.told ?? [];
  if (told.includes("livesApart") && readings.some((said) => saysTogether.test(said)))
    return refused(thread, "lie");
  const suffered = ofVictims.has(state.topic ?? "") && told.includes("neverHappened");
  if (suffered && readings.some((said) => saysItDid.test(said))) return refused(thread, "lie");
  if (!readings.some((said) => saysLegalEntry.test(said))) return null;
  const crossed =
    told.includes("crossed") || told.includes("parentCrossed") || crossing.test(clean(state.opened ?? ""));
  if (!crossed) return null;
  return refused(thread, "lie");
}

function refused({ mind, state, language }: Thread, kind: "hide" | "lie"): Settled {
  const reply = refusalReply(mind.library, kind, undefined, language, mind.checked);
  return { turn: { reply, state }, spot: null, adds: false };
}
