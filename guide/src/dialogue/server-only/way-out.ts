/**
 * A request that no rule knows and the models only sound out may be an honest question. It stays refused, and whoever was misunderstood is
 * told how to go on. Server only.
 */
import type { Settled, Thread } from "#guide/dialogue/server-only/thread.ts";
import { topicChoices } from "#guide/dialogue/talk.ts";
import { topicOf } from "#guide/mind.ts";
import type { Language } from "#guide/types.ts";

const mostNear = 3;

const misunderstood: Record<Language, string> = {
  es: "Si te entendí mal, perdóname: dímelo con otras palabras, o elige de qué es tu duda.",
  en: "If I misunderstood you, I am sorry: say it in other words, or choose what your question is about.",
};

/** The refusal with the nearest subjects to choose from; as it is where a rule heard the request, or only insults were said. */
export function withWayOut({ mind, seen, language }: Thread, refused: Settled): Settled {
  const byRule = [seen.list, seen.whole].some((list) => mind.safety.refusal(list) !== null);
  if (seen.refusal === null || byRule) return refused;
  const topics = seen.found.hits.slice(0, mostNear).flatMap(({ topic }) => topicOf(mind, topic) ?? []);
  const { reply } = refused.turn;
  const sentences = [...reply.sentences, misunderstood[language]];
  const choices = topicChoices(topics, language);
  return { ...refused, turn: { ...refused.turn, reply: { ...reply, sentences, choices } } };
}
