import { expect, test } from "vitest";
import { isVeiledWish } from "#guide/safety/server-only/cries/veiled-wishes.ts";
import { clean } from "#guide/words/normalise.ts";

test.each([
  ["a burden to all, were she gone", "mis papás estarían mejor si yo ya no estuviera"],
  ["the same, in English", "everybody says it, it'd be easier for my kids if I was gone"],
  [
    "who sends the body home",
    "¿qué seguro manda el cuerpo a Perú? es más fácil para todos si me voy antes de la corte",
  ],
  ["without a name for it", "my family would be better off without me"],
])("a wish to die: %s", (_, text) => {
  expect(isVeiledWish(clean(text))).toBe(true);
});

test.each([
  ["a return", "es mejor para todos si me voy antes de la corte, ¿pido salida voluntaria?"],
  ["a funeral", "se murió mi abuela, ¿cómo mando el cuerpo? es mejor para todos si me voy con ella a Oaxaca"],
  ["a case of another's", "would it be better for my wife if I left the house while her papers are pending?"],
  ["a marriage", "¿es mejor para mis hijos si no estoy casada?"],
])("no wish to die: %s", (_, text) => {
  expect(isVeiledWish(clean(text))).toBe(false);
});
