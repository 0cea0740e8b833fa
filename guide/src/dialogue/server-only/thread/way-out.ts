/**
 * A request that no rule knows and the models only sound out may be an honest question. It stays refused, and whoever was misunderstood is
 * told how to go on. Server only.
 */
import type { Settled, Thread } from "#guide/dialogue/server-only/thread/thread.ts";
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

/** The refusal with the nearest subjects to choose from; as it is where a rule heard the request, or only insults were said. */
export function withWayOut({ mind, seen, state, language }: Thread, told: Settled): Settled {
  const refused = keepsOpen(told, seen.refusal?.kind);
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

/** What is asked next of a wedding for papers ("¿y si ya le di dinero?") is of it. */
function keepsOpen(refused: Settled, kind: string | undefined): Settled {
  const { state, reply } = refused.turn;
  if (kind !== "sham" || state.topic !== null) return refused;
  return { ...refused, turn: { reply, state: { ...state, topic: "fraude-matrimonio", pending: null } } };
}
