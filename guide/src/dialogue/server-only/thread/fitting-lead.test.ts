/** Whoever is called by a swindler is told to hang up, and nothing stands above it. */
import { describe, expect, test } from "vitest";
import { said } from "#guide/testing/conversation.ts";

describe("a swindler's call is no case", () => {
  test.each([
    "me llamó uno que según es de ICE, que debo 900 dólares y que pague con tarjetas",
    "dicen que son de migración y que deposite por Zelle o cancelan mi caso, ¿será cierto?",
    "en: a man who says he is from immigration wants gift cards or he will arrest me",
  ])("%s", (question) => {
    const { topic, lawyer, warning } = said(question);
    expect({ topic, lawyer, warning }).toEqual({ topic: "llamadas-estafa", lawyer: false, warning: null });
  });

  test.each([
    "tengo orden de deportación y me hablaron de ICE que pague con tarjetas",
    "en: a guy on WhatsApp says he can erase my order if I send money",
  ])("one's own case is: %s", (question) => {
    expect(said(question).lawyer).toBe(true);
  });
});
