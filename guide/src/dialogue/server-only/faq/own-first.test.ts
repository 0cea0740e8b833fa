/** A subject begins with the sentence of its own that is asked for, and tells all the others after it. */
import { describe, expect, test } from "vitest";
import { talk } from "#guide/testing/conversation.ts";

describe("what is asked comes first", () => {
  test.each([
    ["es", "¿me pueden pedir papeles para meter a mi hija al kínder?", /^La escuela pública/],
    ["es", "¿cómo leo el boletín de visas de México?", /^Tu turno lo marca tu fecha/],
    ["en", "does an I-220A count as parole for cubans", /^The I-220A/],
    ["en", "am I allowed to work off campus on my F-1", /^(?:Once here|At your school)/],
  ] as const)("%s: %s", (language, question, begins) => {
    const { short, sentences } = talk(language, question);
    expect(short).toMatch(begins);
    expect(sentences.length).toBeGreaterThanOrEqual(4);
  });
});

describe("the usual sentence stays first", () => {
  test.each([
    ["es", "el juez le ofreció la salida voluntaria a mi tío", /^No firmes/],
    ["es", "agarraron a mi hermano saliendo de su casa y no sabemos dónde está", /^Búscalo/],
    ["es", "me escriben por WhatsApp que pague con tarjetas de regalo a USCIS", /^Si te piden dinero/],
  ] as const)("%s: %s", (language, question, begins) => {
    expect(talk(language, question).short).toMatch(begins);
  });
});
