import type { KeptTurn } from "@faro/contract/assistant/schemas.ts";
import { describe, expect, it } from "vitest";
import { languageOf, sentencesOf, toExchanges } from "#web/assistant/earlier-turns.ts";

describe("an answer of an earlier visit", () => {
  it.each([
    ["La visa U es para víctimas de ciertos crímenes graves que ayudan a la policía.", "es"],
    ["If you moved, tell USCIS within 10 days on the AR-11.", "en"],
    ["I-130", null],
    ["Ve a la cita.", "es"],
  ] as const)("is of the language of its small words: %s", (text, language) => {
    expect(languageOf(text)).toBe(language);
  });

  it("is read in that language", () => {
    expect(sentencesOf("Ve a la cita. Lleva tus papeles.", "es")).toEqual([
      "Ve a la cita.",
      "Lleva tus papeles.",
    ]);
  });

  it("has no key of this visit, and is done", () => {
    const turn: KeptTurn = {
      ...{ id: "1", question: "¿Y la cita?", answer: "Ve a la cita.", engine: "guide", category: null },
      ...{ clarifying: false, lawyer: false, sources: [], warning: null, steps: [] },
      ...{ forms: [], formPages: {}, formNames: {}, choices: [], at: "2026-11-30T12:00:00Z" },
    };
    expect(toExchanges([turn, { ...turn, id: "2" }])).toMatchObject([
      { key: -2, id: "1", status: "done", text: "Ve a la cita.", language: "es" },
      { key: -1, id: "2", status: "done" },
    ]);
  });
});
