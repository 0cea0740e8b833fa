import { describe, expect, it } from "vitest";
import { languageOf, sentencesOf, toExchanges } from "#web/assistant/earlier-turns.ts";

describe("an answer of an earlier visit", () => {
  it.each([
    ["La visa U es para víctimas de ciertos crímenes graves que ayudan a la policía.", "es"],
    ["If you moved, tell USCIS within 10 days on the AR-11.", "en"],
    ["I-130", null],
  ] as const)("is of the language of its small words: %s", (text, language) => {
    expect(languageOf(text)).toBe(language);
  });

  it("is read in that language", () => {
    expect(sentencesOf("Ve a la cita. Lleva tus papeles.", "es")).toEqual([
      "Ve a la cita.",
      "Lleva tus papeles.",
    ]);
  });

  it("has no key of this visit", () => {
    expect(toExchanges([])).toEqual([]);
  });
});
