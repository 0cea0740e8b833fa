import { expect, test } from "vitest";
import { isHeldElsewhere } from "#guide/dialogue/server-only/second-look/held-elsewhere.ts";
import { clean } from "#guide/words/normalise.ts";

test.each([
  ["whoever did it is in prison", "Un primo abusó de mi niña, ya está preso. ¿Hay visa para la mamá?"],
  ["the same, in English", "The man who robbed me is in jail now. Can I get a visa for being a victim?"],
  [
    "a relative in the country that was left",
    "Allá metieron preso a mi tío por política, ¿todavía puedo pedir asilo?",
  ],
  ["a clock", "el reloj de mi permiso está detenido desde marzo, ¿cómo lo hago andar?"],
])("nobody to look for: %s", (_, question) => {
  expect(isHeldElsewhere(clean(question))).toBe(true);
});

test.each([
  ["immigration has her husband", "Mi esposo está preso con un hold de ICE, y él me pegaba; ¿hay visa?"],
  [
    "arrested here, afraid of returning",
    "Mi hermano está en la cárcel en Texas, lo quieren deportar y pide asilo",
  ],
  ["a clock beside a detained son", "el reloj está parado y a mi hijo lo agarraron ayer"],
])("somebody to look for: %s", (_, question) => {
  expect(isHeldElsewhere(clean(question))).toBe(false);
});
