import { expect, test } from "vitest";
import { isAnothersDespair } from "#guide/safety/server-only/cries/other-despairs.ts";
import { clean } from "#guide/words/normalise.ts";

test.each([
  "mi sobrino me dijo que se quiere quitar la vida porque lo van a deportar",
  "Mi hija de 15 años ya no quiere vivir",
  "un amigo del trabajo dice que se va a colgar si le niegan el asilo",
  "mi esposo quiere matarse desde que le llegó la orden",
  "my brother says he wants to kill himself since ICE took his wife",
  "my friend doesn't want to live anymore",
])("of another: %s", (text) => {
  expect(isAnothersDespair(clean(text))).toBe(true);
});

test.each([
  "me quiero morir, mi esposo me dejó",
  "mi hijo no sabe que ya no quiero vivir y me quiero matar",
  "mi mamá dice que me va a matar",
  "I want to die, my husband wants to kill himself too",
  "mi esposo quiere vivir aquí",
])("not of another: %s", (text) => {
  expect(isAnothersDespair(clean(text))).toBe(false);
});
