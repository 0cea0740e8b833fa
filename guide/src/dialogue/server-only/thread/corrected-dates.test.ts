/** A date told otherwise counts anew; what corrects something else, or asks something of its own, is read as it is. */
import { describe, expect, test } from "vitest";
import { asCorrected } from "#guide/dialogue/server-only/thread/corrected-dates.ts";
import { talk } from "#guide/testing/conversation.ts";

const open = (topic: string) => ({ topic, pending: null });

describe("is read as what is counted from", () => {
  test.each([
    [
      "asilo-general",
      "es",
      "ay no disculpe me equivoqué fue en enero pero del dos mil veinticinco o sea ya va para dos años qué hago entonces",
      "entré en enero del dos mil veinticinco",
    ],
    [
      "asilo-un-anio",
      "es",
      "Perdón, me confundí, llegué el 3 de diciembre de 2025, no en enero.",
      "entré el 3 de diciembre de 2025",
    ],
    [
      "asilo-general",
      "en",
      "Sorry, I got the dates mixed up, it was January 2025. Does that matter?",
      "I came in january 2025",
    ],
    ["apelar-juez", "es", "perdón, fue el tres de noviembre", "el juez me lo negó el tres de noviembre"],
    [
      "perdi-o-me-negaron",
      "es",
      "me equivoqué, la carta dice 3 de noviembre, no 13 de noviembre",
      "la carta tiene fecha el 3 de noviembre",
    ],
    ["nta-corte", "en", "wait, my mistake, it's December 4", "my court date is on december 4"],
  ] as const)("%s %s: %s", (topic, language, said, told) =>
    expect(asCorrected(said, open(topic), language)).toBe(told),
  );
});

describe("is not", () => {
  test.each([
    ["asilo-general", "me equivoqué, mi hijo nació en enero de 2010"],
    ["asilo-general", "perdón, ¿y cuánto cuesta si lo mando en enero?"],
    ["asilo-general", "entré en enero de 2025"],
    ["apelar-juez", "me confundí, fueron dos hojas"],
    ["licencia-manejar", "me equivoqué, fue en enero de 2025"],
  ])("%s: %s", (topic, said) => expect(asCorrected(said, open(topic), "es")).toBeNull());
});

test("a year that was nearly over is over once its date is corrected", () => {
  const first =
    "soy de Honduras y entré por la frontera el 14 de enero de este año 2026, ¿todavía alcanzo a pedir el asilo?";
  expect(JSON.stringify(talk("es", first))).toMatch(/14 de enero de 2027/);
  const { short, sentences } = talk(
    "es",
    first,
    "ay disculpe, me equivoqué, fue en enero pero del dos mil veinticinco, ¿qué hago entonces?",
  );
  const said = [short, ...sentences].join(" ");
  expect(short).toMatch(/se cumplió en enero de 2026: ya pasó/);
  expect(said).not.toMatch(/2027/);
});
