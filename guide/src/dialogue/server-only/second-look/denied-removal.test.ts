import { describe, expect, test } from "vitest";
import {
  deniesRemovalAlone,
  withoutRemoval,
} from "#guide/dialogue/server-only/second-look/denied-removal.ts";
import { converse, said } from "#guide/testing/conversation.ts";

describe("a deportation, order or arrest that is denied", () => {
  test.each([
    ["crucé en 2003 y nunca me han deportado, ¿puedo arreglar?", "crucé en 2003 ¿puedo arreglar?"],
    ["no tengo orden de deportación ni nada, ¿puedo renovar mi permiso?", "¿puedo renovar mi permiso?"],
    ["soy residente, nunca me han arrestado, ¿qué me piden?", "soy residente, ¿qué me piden?"],
    ["came on a visa, I've never been deported. Can I stay?", "came on a visa, Can I stay?"],
    ["she crossed once, no deportations, what can we do?", "she crossed once, what can we do?"],
  ])("is left out: %s", (text, left) => {
    expect(withoutRemoval(text)).toBe(left);
  });

  test.each([
    "nunca me llegó la orden de deportación",
    "no quiero que me deporten",
    "todavía no me han deportado, ¿qué hago?",
    "no tengo orden de restricción contra él",
    "no tengo papeles y tengo orden de deportación",
    "I don't know if I have a removal order",
    "tengo una orden de deportación de 2010",
  ])("is none: %s", (text) => {
    expect(withoutRemoval(text)).toBe(text);
    expect(deniesRemovalAlone(text)).toBe(false);
  });

  test.each([
    "mi esposa es ciudadana, yo crucé en 2003 y nunca me han deportado, ¿puedo arreglar?",
    "llevo 20 años aquí, nunca me han deportado ni arrestado, ¿hay algo para mí?",
    "en:I'm married to a citizen, came on a visa, never been deported. Can I get a green card?",
    "quiero pedir a mi esposa, soy ciudadano || no la han deportado nunca, entró una vez por el río",
    "en:How do I fix my wife's status? I'm a citizen || she walked across in 2010, only once, never been deported",
  ])("warns of no order: %s", (text) => {
    const reply = said(text);
    expect(reply.topic).not.toMatch(/orden-deportacion|reingreso/);
    expect(reply.warning ?? "").not.toMatch(/deportaci|removal/i);
  });

  test("told alone changes no subject and sets no fact", () => {
    const { reply, state } = converse("es", [
      "quiero pedir a mi esposa, soy ciudadano",
      "ella no tiene deportación",
    ]);
    expect(reply.short).toBe("Qué bien: eso es un obstáculo menos.");
    expect(state.topic).toBe("pedir-esposo");
    expect(state.told).not.toContain("order");
  });

  test("takes nothing from an order that is told beside it", () => {
    expect(said("nunca me han arrestado pero tengo una orden de deportación de 2010, ¿qué hago?").topic).toBe(
      "orden-deportacion",
    );
  });
});
