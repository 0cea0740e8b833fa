import { describe, expect, it } from "vitest";
import { askedMeaning } from "#guide/dialogue/server-only/meanings/asked-meaning.ts";
import { knownWords, markKnown } from "#guide/dialogue/server-only/meanings/known-words.ts";
import { clean } from "#guide/words/normalise.ts";

const known = knownWords(
  Object.entries({
    inadmisible: ["inadmisible", "inadmissible"],
    fianza: ["fianza", "bond"],
    "orden-de-deportacion": ["orden de deportacion", "removal order"],
    orden: ["orden"],
    rfe: ["rfe"],
    "i-94": ["i-94"],
  }),
);
const asked = (text: string) => {
  const marked = markKnown(known, clean(text));
  return marked === null ? null : askedMeaning(marked, text);
};

describe("a word whose meaning is asked", () => {
  it.each([
    ["¿Qué significa inadmisible?", "inadmisible"],
    ["que es eso de la fianza", "fianza"],
    ["Hola, buenas tardes, una pregunta: ¿qué quiere decir ser inadmisible en inmigración?", "inadmisible"],
    ["oiga me puede explicar qué es una orden de deportación por favor", "orden-de-deportacion"],
    ["¿a qué se refieren con RFE?", "rfe"],
    ["k es un rfe", "rfe"],
    ["qué es la palabra inadmisible", "inadmisible"],
    ["¿Qué es el I-94 y para qué sirve?", "i-94"],
    ["What does inadmissible mean?", "inadmisible"],
    ["whats a removal order", "orden-de-deportacion"],
    ["can you tell me what is an RFE please", "rfe"],
    ["fianza, ¿qué es eso?", "fianza"],
    ["inadmissible what does that mean", "inadmisible"],
  ])("%s", (text, id) => expect(asked(text)).toMatchObject({ id, alone: true }));

  it.each([
    ["me dijeron que soy inadmisible, ¿qué significa eso?", "inadmisible"],
    ["La carta dice que me mandaron un RFE y no sé qué es", "rfe"],
    ["my lawyer says I am inadmissible, what does that mean?", "inadmisible"],
  ])("beside what somebody was told: %s", (text, id) =>
    expect(asked(text)).toMatchObject({ id, alone: false }),
  );

  it("the longest word is meant", () => {
    expect(asked("¿qué es una orden?")?.id).toBe("orden");
    expect(asked("¿qué es una orden de deportación?")?.id).toBe("orden-de-deportacion");
  });

  it.each([
    "¿Qué es lo que necesito para pagar la fianza?",
    "¿qué es mejor, la fianza o esperar?",
    "¿cuánto cuesta la fianza?",
    "¿qué significa que me hayan negado la fianza?",
    "mi hermano está detenido y pagamos la fianza, ¿qué es lo que sigue?",
    "¿Qué es lo peor que puede pasar con una orden de deportación?",
    "tengo una orden de deportación",
    "what is the fastest way to pay a bond",
    "no sé qué es",
    "¿qué es?",
    "",
  ])("not: %s", (text) => expect(asked(text)).toBeNull());
});
