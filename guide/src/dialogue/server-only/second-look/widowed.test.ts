/** A citizen's widow has two years for a petition of her own: no way that needs him alive is told. */
import { describe, expect, test } from "vitest";
import { talk } from "#guide/testing/conversation.ts";

describe("her own petition is told first, with its two years and a lawyer", () => {
  test.each([
    [
      "en",
      "My husband was a US citizen. He died on January 15, 2025 and we never filed anything. I'm from Colombia, came on a tourist visa and stayed. Is it over for me?",
      /within 2 years/,
    ],
    [
      "es",
      "Mi esposo era ciudadano. Murió en enero de 2025 y nunca metimos nada. Entré con visa de turista y me quedé, ¿ya no puedo arreglar?",
      /dentro de 2 años/,
    ],
    [
      "en",
      "My citizen husband died last year before filing for me. Can I still get a green card?",
      /2 years/,
    ],
  ] as const)("%s: %s", (language, said, told) => {
    const reply = talk(language, said);
    expect(reply.topic).toBe("murio-peticionario");
    expect(reply.lawyer).toBe(true);
    expect([reply.short, ...reply.sentences].join(" ")).toMatch(told);
  });
});

describe("other deaths are other matters", () => {
  test.each([
    "soy residente y murió mi esposo ciudadano, ¿puedo pedir la ciudadanía?",
    "mi esposo es ciudadano y su papá murió antes de pedirme, ¿me puede pedir él?",
    "entré con visa y mi esposo es ciudadano, ¿puedo arreglar?",
  ])("%s", (said) => {
    const reply = talk("es", said);
    expect([reply.short, ...reply.sentences].join(" ")).not.toMatch(/tú puedes pedir con la I-360/);
  });
});
