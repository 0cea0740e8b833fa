/**
 * A request that no rule knows and the models only sound out may be an honest question. It stays refused, and whoever was misunderstood is
 * told how to go on. Server only.
 */
import type { Settled, Thread } from "#guide/dialogue/server-only/thread.ts";
import { topicChoices } from "#guide/dialogue/talk.ts";
import { topicOf } from "#guide/mind.ts";
import type { Language } from "#guide/types.ts";

const mostNear = 3;
/** Less likely subjects are none that was meant. */
const faint = 0.1;

const misunderstood: Record<Language, string> = {
  es: "Si te entendí mal, perdóname: dímelo con otras palabras, o elige de qué es tu duda.",
  en: "If I misunderstood you, I am sorry: say it in other words, or choose what your question is about.",
};

/** Messages, photos or an account that are to go before somebody looks: out of fear more often than guilt, and no hiding from a date. */
const erases =
  /\b(?:borr\w+|elimin\w+|quit(?:o|ar)|cierr\w+|delete|erase|wipe|deactivate)\b(?: \w+){0,4} (?:mensajes?|fotos?|chats?|facebook|whats ?app|instagram|tik ?tok|tinder|cuenta|perfil|texts?|messages|photos?|pictures|profile|account|posts?)\b/;
const before =
  /\b(?:antes de|antes que|para que no|before|so (?:they|he|she) (?:dont|wont|cant))\b|\b(?:entrevista|cita|corte|revis\w+|interview|appointment|court)\b/;
const ofOffice = /\b(?:banco|bank|uscis|myuscis|nombre|multa|record|antecedentes)\b/;
export const keepThem: Record<Language, [string, ...string[]]> = {
  es: [
    "No borres nada antes de una cita, una entrevista o la corte: puede parecer que escondes algo, y eso te puede dañar mucho.",
    "Si algo te preocupa, enséñaselo primero a un abogado: lo que le cuentas es confidencial.",
    "Aquí hay abogados y representantes gratis o de bajo costo: https://www.justice.gov/eoir/list-pro-bono-legal-service-providers.",
  ],
  en: [
    "Do not erase anything before an appointment, an interview or court: it can look as if you hide something, and that can harm you a lot.",
    "If something worries you, show it to a lawyer first: what you tell a lawyer is confidential.",
    "Here are free or low-cost lawyers and representatives: https://www.justice.gov/eoir/list-pro-bono-legal-service-providers.",
  ],
};

export const erasesBefore = (said: string): boolean =>
  erases.test(said) && before.test(said) && !ofOffice.test(said);

/** The refusal with the nearest subjects to choose from; as it is where a rule heard the request, or only insults were said. */
export function withWayOut({ mind, seen, state, language, readings }: Thread, refused: Settled): Settled {
  if (readings.some(erasesBefore)) {
    const [short, ...sentences] = keepThem[language];
    return { ...refused, turn: { ...refused.turn, reply: { ...refused.turn.reply, short, sentences } } };
  }
  const byRule = [seen.list, seen.whole].some((list) => mind.safety.refusal(list) !== null);
  if (seen.refusal === null || byRule) return refused;
  const { hits } = seen.found;
  const likely = hits.filter(({ chance }) => chance > faint).map(({ topic }) => topic);
  // What was spoken of, and what lies near it, before subjects that the words only touch.
  const open = topicOf(mind, state.topic);
  const near = open === undefined ? hits.map(({ topic }) => topic) : [open.id, ...likely, ...open.related];
  const topics = [...new Set(near)].slice(0, mostNear).flatMap((id) => topicOf(mind, id) ?? []);
  const { reply } = refused.turn;
  const sentences = [...reply.sentences, misunderstood[language]];
  const choices = topicChoices(topics, language);
  return { ...refused, turn: { ...refused.turn, reply: { ...reply, sentences, choices } } };
}
