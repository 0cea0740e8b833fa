/** What is chosen or settled before anything is guessed: for whom somebody asks, of which interview, what of a status; and a bare name. Server only. */
import { choosing, relatives, standingAt } from "#guide/dialogue/server-only/second-look/change-subject.ts";
import { namedAlone } from "#guide/dialogue/server-only/second-look/named-alone.ts";
import { statusAlone } from "#guide/dialogue/server-only/second-look/status-alone.ts";
import type { Understanding } from "#guide/dialogue/understand.ts";
import { type Mind, overviewTopic, topicOf } from "#guide/mind.ts";
import type { DialogueState } from "#guide/types.ts";
import { says } from "#guide/words/server-only/says.ts";

/** For whom somebody asks, or what of their status: it decides, so it is chosen first. */
export function firstChosen(
  mind: Mind,
  seen: Understanding,
  state: DialogueState,
  readings: readonly string[],
): Understanding | null {
  if (forSomebody.test(seen.text)) return choosing(seen, relatives);
  if (state.topic === null && readings.some(isSomeInterview)) return choosing(seen, interviews);
  const status = state.topic === null ? statusAlone(readings) : null;
  if (status === null)
    return state.topic === null && state.pending === null ? named(mind, seen, readings) : null;
  const calm = { ...seen, situation: null, urgent: null };
  return status.offers === undefined
    ? { ...calm, clarify: topicOf(mind, status.asks) }
    : choosing(calm, status.offers);
}

const askedFirst: ReadonlySet<string> = new Set(["asilo-general", "permiso-trabajo-general", "daca"]);

/** The subject of a bare name, unless it is what was found already. */
function named(mind: Mind, seen: Understanding, readings: readonly string[]): Understanding | null {
  const name = seen.situation === null ? namedAlone(readings) : null;
  if (name === null) return null;
  if (name.offers !== undefined) return choosing(seen, name.offers);
  const { best, clarify, sure } = seen;
  const topic = topicOf(mind, name.topic);
  if (
    topic === undefined ||
    clarify?.id === topic.id ||
    (sure && clarify === undefined && best?.id === topic.id)
  )
    return null;
  const asks = topic.id === overviewTopic || (name.wish && askedFirst.has(topic.id));
  return { ...standingAt(seen, topic), clarify: asks ? topic : undefined };
}

/** "Quiero pedir a alguien": for whom decides, so that is chosen first. */
const forSomebody =
  /^\W*(?:(?:hola|oiga|pues)[, ]+)*(?:quiero|quisiera|puedo|c[oó]mo|necesito|i want to|can i|how do i) (?:pedir|pido|peticionar|petition|sponsor) (?:a |for )?(?:alguien|un familiar|familiares|un pariente|otra persona|una persona|somebody|someone|a relative|a family member)\W*$/i;

/** "Me dieron la cita de la entrevista": of what it is an interview, she has not said. */
const ofInterview =
  /^(?!.*\b(?:residencia|green card|mica|asilo|asylum|ciudadania|citizenship|consul\w+|embajada|embassy|visa|miedo|fear)\b)(?:(?:hola|oiga|buenas(?: tardes| noches)?|ya|pues|hi|hello)\b[, ]*)*(?:me (?:dieron|llego|mandaron|toca|salio)|tengo|cuando es|i have|i got|when is|they (?:sent|gave) me)(?: \w+){0,4} (?:entrevista|interview)(?: (?:con uscis|with uscis|la proxima semana|el (?:lunes|martes|miercoles|jueves|viernes)|manana|pronto|next week|tomorrow|en \w+|notice|date|appointment|que hago|que llevo|y que sigue|what do i do))*$/;
const isSomeInterview = (said: string): boolean => says(said, ofInterview);
const interviews = ["ajuste-familiar", "examen-ciudadania", "entrevista-asilo", "proceso-consular"];
