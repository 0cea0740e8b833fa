import { createGuide } from "@faro/guide/guide.ts";
import { loadContent } from "@faro/guide/load.ts";
import { describe, expect, it } from "vitest";
import { replyText, takeTurn } from "#server/assistant/guide-engine.ts";

const guide = createGuide(loadContent());

function answered(question: string, language: "es" | "en", last: boolean, demo = true) {
  const { reply } = takeTurn(guide, {
    ...{ question, language, last, demo, today: "2026-11-28" },
    ...{ state: null, found: null, history: [] },
  });
  return { kind: reply.kind, choices: reply.choices.length, text: replyText(reply) };
}

const asksForMore = /\btoca\b|\btap\b|¿Sobre cuál|Which of these/i;

describe("the last question", () => {
  it.each([
    ["quiero un consejo sobre la visa de mi tortuga", "es"],
    ["necesito un abogado", "es"],
    ["mi caso", "es"],
    ["hola", "es"],
    ["visa", "en"],
    ["how long does it take", "en"],
  ] as const)("is told nothing that only a next one could use: %s", (question, language) => {
    for (const demo of [true, false]) {
      const before = answered(question, language, false, demo);
      expect(before.choices).toBeGreaterThan(0);
      expect(before.text).toMatch(asksForMore);
      const { kind, choices, text } = answered(question, language, true, demo);
      expect({ kind: kind === "clarify" && question !== "hola", choices }).toEqual({
        kind: false,
        choices: 0,
      });
      expect(text).not.toMatch(asksForMore);
    }
  });

  it("that could mean several subjects gets where to ask next", () => {
    const { text } = answered("necesito un abogado", "es", true);
    expect(text).toMatch(/^Con esas palabras, tu pregunta puede ser de varios temas\./);
    expect(text).toContain("https://www.uscis.gov/es");
    expect(text).toContain("list-pro-bono-legal-service-providers");
  });
});
