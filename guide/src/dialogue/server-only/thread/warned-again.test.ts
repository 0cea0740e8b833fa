import { describe, expect, test } from "vitest";
import { converse, guide, today } from "#guide/testing/conversation.ts";

const warningsOf = (language: "es" | "en", turns: readonly string[]) =>
  turns.map((_, at) => converse(language, turns.slice(0, at + 1)).reply.warning ?? "");

describe("a warning is read in full once while its subject stays open", () => {
  test.each([
    [
      "es",
      ["mi esposo fue detenido por ice ayer", "¿y cuánto cuesta?"],
      /justice\.gov/,
      /^Recuerda: búscalo en locator/,
    ],
    [
      "en",
      ["ICE took my husband last night", "how much is it?"],
      /justice\.gov/,
      /^Remember: look at locator/,
    ],
    [
      "es",
      ["tengo corte en marzo", "¿y mi esposa?"],
      /justice\.gov/,
      /^No faltes a la corte: confirma tu fecha en el 800/,
    ],
    ["es", ["¿qué es la cancelación de deportación?", "¿cuánto tarda?"], /justice\.gov/, /^Recuerda: /],
  ] as const)("%s: %j", (language, turns, whole, reminder) => {
    const [first, second] = warningsOf(language, turns);
    expect(first).toMatch(whole);
    expect(second).toMatch(reminder);
    expect(second).toMatch(/abogado|lawyer/);
    expect(second).not.toMatch(/https:/);
    expect(converse(language, turns).reply.lawyer).toBe(true);
  });

  test("another subject begins with its own, whole", () => {
    const [, , third] = warningsOf("es", [
      "mi esposo fue detenido por ice ayer",
      "¿y cuánto cuesta?",
      "me arrestaron por manejar tomado",
    ]);
    expect(third).toMatch(/justice\.gov/);
  });

  test("what happens right now is never shortened", () => {
    const [first, second] = warningsOf("es", [
      "ICE está tocando mi puerta",
      "¿qué hago? siguen tocando la puerta",
    ]);
    expect(first).toMatch(/no abras/);
    expect(second).toBe(first);
  });
});

test("a forged mark is dropped", () => {
  const { state } = converse("es", ["mi esposo fue detenido por ice ayer"]);
  const forged = { ...state, warned: "<script>" };
  expect(guide.reply("¿y cuánto cuesta?", forged, "es", { today }).reply.warning).toMatch(/justice\.gov/);
});
