import { describe, expect, it } from "vitest";
import { said, wholeOf } from "#guide/testing/conversation.ts";

describe("the I-797 by its letter", () => {
  it.each([
    ["¿qué es la I-797C?", /no aprueba nada/],
    ["en:what is an I-797C", /approves nothing/],
    ["¿qué es la I-797E?", /te pide más pruebas/],
  ])("%s", (text, tells) => {
    expect(wholeOf(text)).toMatch(tells);
  });

  it.each([
    ["recibí una I-797E de USCIS", "perdi-o-me-negaron"],
    ["me llegó la I-797C, ¿ya me aprobaron?", "estado-del-caso"],
    ["¿qué es la DS-260?", "proceso-consular"],
    ["¿qué es la forma I-90?", "renovar-green-card"],
  ])("%s is told as %s", (text, topic) => {
    expect(said(text)).toMatchObject({ kind: "answer", topic });
  });
});
