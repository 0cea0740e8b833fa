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
    [
      "es",
      ["me dijo mi abogado de la cancelación de deportación", "¿y puedo viajar mientras?"],
      /justice\.gov/,
      /^Recuerda: /,
    ],
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

describe("what warns of the next step stands where a step is taken", () => {
  const above = (...turns: string[]) => warningsOf("es", turns).at(-1);

  test.each([
    [["¿qué es la cancelación de deportación?", "¿cuánto tarda?"]],
    [["¿qué es la cancelación de deportación?", "¿y quién la decide?"]],
    [["cuánto cuesta la visa T"]],
    [["tengo orden de deportación desde 2010", "mi patrón no me pagó"]],
    [["tengo orden de deportación desde 2010", "¿cuánto cobra un abogado?"]],
    [["tengo orden de deportación desde 2010", "gracias"]],
    [["voy a un juicio por manejar sin licencia mañana, habrá migra?"]],
    [["pinche migra hijos de su madre"]],
  ])("none above %j", (turns) => {
    expect(above(...turns)).toBe("");
  });

  test.each([
    [
      ["me dijo mi abogado de la cancelación de deportación", "¿cuánto tarda?", "¿y si firmo algo?"],
      /^Recuerda: /,
    ],
    [
      ["¿qué es la cancelación de deportación?", "¿cuánto tarda?", "¿y si firmo algo?"],
      /^Aquí un paso mal dado/,
    ],
    [["tengo orden de deportación desde 2010", "mi patrón no me pagó", "¿y si salgo del país?"], /salgas/],
    [
      ["tengo orden de deportación desde 2010", "gracias", "¿puedo mandar la I-485?"],
      /^Con una orden, no salgas/,
    ],
    [["tengo corte en marzo", "gracias", "¿y mi esposa?"], /^No faltes a la corte/],
  ])("one above %j", (turns, line) => {
    expect(above(...turns)).toMatch(line);
  });

  test("the same line is read in full once in a talk, whatever subject comes between", () => {
    const lines = warningsOf("es", [
      "me quiero divorciar y estamos en trámite",
      "¿cómo renuevo mi permiso de trabajo?",
      "volviendo al divorcio, ¿firmo los papeles?",
    ]);
    expect(lines[0]).toMatch(/justice\.gov/);
    expect(lines[2]).not.toMatch(/justice\.gov/);
  });
});

test("a forged mark is dropped", () => {
  const { state } = converse("es", ["mi esposo fue detenido por ice ayer"]);
  const forged = { ...state, warned: "<script>" };
  expect(guide.reply("¿y cuánto cuesta?", forged, "es", { today }).reply.warning).toMatch(/justice\.gov/);
});
