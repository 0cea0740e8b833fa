import { expect, it } from "vitest";
import { cardWords } from "#contract/payments/card-words.ts";

it.each([
  ["Visa 1111", "Visa que termina en 1111", "Visa ending in 1111"],
  ["AmericanExpress 0002", "American Express que termina en 0002", "American Express ending in 0002"],
  ["DinersClub 0006", "Diners Club que termina en 0006", "Diners Club ending in 0006"],
  ["MasterCard 0015", "MasterCard que termina en 0015", "MasterCard ending in 0015"],
  ["Card", "Card", "Card"],
])("%s is said as %s", (card, es, en) => {
  expect([cardWords(card, "es"), cardWords(card, "en")]).toEqual([es, en]);
});
