import { expect, test } from "vitest";
import { asksDefinition, asksInGeneral } from "#guide/dialogue/server-only/second-look/asks-definition.ts";
import { clean } from "#guide/words/normalise.ts";

test.each([
  ["¿qué es la visa U?", true],
  ["what is VAWA", true],
  ["¿qué es lo que tengo que hacer?", false],
])("what something is: %s", (question, is) => {
  expect(asksDefinition(clean(question))).toBe(is);
});

test.each([
  ["¿Qué diferencia hay entre la visa U y la visa T?", true],
  ["oiga cuáles son los requisitos para pedir el perdón", true],
  ["What's the difference between a green card and citizenship?", true],
  ["¿la visa U y la T son lo mismo?", true],
  ["¿qué diferencia hay entre mi caso y el de mi hermana?", false],
  ["cuáles son los requisitos si yo entré con visa", false],
])("of nobody's case in particular: %s", (question, is) => {
  expect(asksInGeneral(clean(question))).toBe(is);
});
