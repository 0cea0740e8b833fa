import { expect, test } from "vitest";
import { sinceWhen } from "#guide/dialogue/since-when.ts";
import { words } from "#guide/words/normalise.ts";

test.each([
  ["llegué en febrero", "hace unos meses"],
  ["llegué en diciembre", "hace unos meses"],
  ["llegué en diciembre del 2023", "hace años"],
  ["entré en marzo de 2026", "hace unos meses"],
  ["i came in june 2024", "hace años"],
  ["entré en 2019", "hace años"],
  ["en 2026", "hace unos meses"],
  // Eleven months or twenty-two: nobody knows.
  ["entré en 2025", ""],
  ["no me acuerdo", ""],
])("%s", (said, ago) => {
  expect(sinceWhen(words(said), "2026-11-21")).toBe(ago);
});
