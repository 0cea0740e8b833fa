import { describe, expect, test } from "vitest";
import { isSwindleOrHope } from "#guide/safety/server-only/requests/swindle-or-hope.ts";
import { said } from "#guide/testing/conversation.ts";
import { clean } from "#guide/words/normalise.ts";

describe("no danger of now", () => {
  test.each([
    "me habló uno que dice ser agente de inmigración y quiere que le deposite 900 o me deportan",
    "a woman called saying she is an ICE officer and I must pay in gift cards today",
    "mi jefa quiere que me quede otra temporada con la H-2A, ¿se puede?",
    "en mi pueblo me quieren matar por la tierra, ¿dónde pido asilo aquí?",
    "a mi primo lo agarraron cruzando por Nogales y no sabemos dónde lo tienen",
    "Agarraron a mi esposa en la frontera en El Paso, ¿cómo la encuentro?",
    "lo agarró la patrulla fronteriza a mi hijo en el desierto y no sé a dónde lo llevaron",
    "mi sobrina de 12 la agarraron en Eagle Pass, cómo la busco",
  ])("%s", (text) => {
    expect(said(text.startsWith("a woman") ? `en:${text}` : text).kind).toMatch(/answer|clarify/);
  });

  test.each([
    ["violence", "llamaron que tienen a mi hijo y que deposite 5 mil o lo matan, que son de migración"],
    ["violence", "mi esposo me quiere matar, ¿dónde pido asilo? vivimos en mi pueblo"],
    ["violence", "los que me querían matar en mi pueblo me encontraron aquí, ¿puedo pedir asilo?"],
    ["lost", "a mi hermano lo agarraron cruzando los de la mafia y no sabemos dónde lo tienen"],
    ["lost", "los agarraron cruzando y mi hermana se quedó sin agua, no sabemos dónde la tienen"],
    ["trafficking", "el patrón quiere que me quede otra temporada y no me da mi pasaporte"],
  ] as const)("stays one (%s): %s", (kind, text) => {
    expect(isSwindleOrHope(kind, clean(text))).toBe(false);
  });
});
