import { expect, test } from "vitest";
import { fallsShort } from "#guide/dialogue/server-only/faq/presumed/age-and-years.ts";
import { said, wholeOf } from "#guide/testing/conversation.ts";
import { clean } from "#guide/words/normalise.ts";

test.each([
  ["tiene setenta años y doce de residente", true],
  ["mi mamá tiene 58 años y 17 de residente", false],
  ["tengo 70 años y 22 con la mica", false],
  ["tengo 52 años y llevo 18 de residente", true],
  ["mi papá tiene 61 y 9 años con la mica", true],
  ["tengo sesenta y dos años y quince de residente", false],
  ["my dad is 61 with 9 years as a resident", true],
  ["I'm 57 with 16 years as a resident", false],
  // One of the two is not told.
  ["tengo 70 años, ¿es en español?", false],
  ["llevo doce años de residente", false],
])("%s falls short: %s", (text, short) => {
  expect(fallsShort(clean(text))).toBe(short);
});

test("nobody is told that she may take the test in her language who may not", () => {
  const text =
    "¿mi mamá puede hacer el examen de ciudadanía en español? tiene setenta años y doce de residente";
  expect(wholeOf(text)).not.toMatch(/Entonces podrías/);
  expect(said(text).topic).toBe("examen-ciudadania");
});
