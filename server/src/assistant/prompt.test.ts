import { createGuide } from "@faro/guide/guide.ts";
import { loadContent } from "@faro/guide/load.ts";
import { describe, expect, it } from "vitest";
import { type PromptFacts, systemPrompt, triggerPhrases } from "#server/assistant/prompt.ts";

const facts: Omit<PromptFacts, "demo"> = { language: "es", askFirst: false, passages: [] };

describe("the system prompt", () => {
  it("asks the full chat for two questions and 3 to 5 sentences, the demo for one sentence and no question", () => {
    const full = systemPrompt({ ...facts, demo: false });
    expect(full).toContain("exactamente dos preguntas");
    expect(full).toContain("3 a 5 frases");
    expect(full).not.toContain("una sola frase");
    const demo = systemPrompt({ ...facts, demo: true, askFirst: true });
    expect(demo).toContain("una sola frase");
    expect(demo).not.toMatch(/dos preguntas|3 a 5 frases/);
  });

  it("holds the content rules of the spec in both", () => {
    for (const demo of [true, false]) {
      const prompt = systemPrompt({ ...facts, demo });
      for (const rule of ["13 años", "Estados Unidos", "I-485", "app de Faro", "abogado"]) {
        expect(prompt).toContain(rule);
      }
    }
    expect(systemPrompt({ ...facts, language: "en", demo: true })).toContain("Answer in plain English");
  });

  it("names no trigger phrase that the guide would not ask back on", () => {
    const guide = createGuide(loadContent());
    expect(triggerPhrases.length).toBeGreaterThanOrEqual(25);
    const unknown = triggerPhrases.filter((phrase) => !guide.analyse(phrase, null, "es").needsClarifying);
    expect(unknown).toEqual([]);
  });
});
