import { describe, expect, test } from "vitest";
import { withoutCorrected } from "#guide/dialogue/server-only/thread/corrects.ts";
import { talk } from "#guide/testing/conversation.ts";

test.each([
  ["no señorita, mi esposa, no mis hijos", "mi esposa"],
  ["no es mi marido, es el notario el que me amenaza", "es el notario el que me amenaza"],
  ["he is not my husband, he is my boss at a farm", "he is my boss at a farm"],
  ["no la mica no, el pasaporte mexicano", "el pasaporte mexicano"],
  ["no yo no quiero la ciudadanía, pa renovar la mica", "pa renovar la mica"],
  ["no no divorce we are happy married", "we are happy married"],
  ["no entendiste. votar para presidente", "votar para presidente"],
])("what somebody says that it is not is left out: %s", (said, meant) => {
  expect(withoutCorrected(said)).toBe(meant);
});

test.each([
  "no tengo papeles",
  "no fui a la corte",
  "nunca me han arrestado",
  "what if I do not go",
  "no sé qué hacer",
  "no, no me pega",
  "no salí del país",
])("a fact that is denied stays: %s", (said) => {
  expect(withoutCorrected(said)).toBe(said);
});

describe("a correction in a conversation", () => {
  test("of who threatens takes the danger at home back", () => {
    const turns = ["mi esposo me pega y me amenaza", "no es mi marido, es el notario el que me cobró"];
    expect(talk("es", ...turns).kind).not.toBe("crisis");
  });

  test("that would be answered with the same text again is owned up to, with choices to tap", () => {
    const turns = ["quiero hacerme ciudadano", "no entendiste, quiero la ciudadanía"];
    const reply = talk("es", ...turns);
    expect(reply.kind).toBe("clarify");
    expect(reply.choices.length).toBeGreaterThan(1);
  });
});
