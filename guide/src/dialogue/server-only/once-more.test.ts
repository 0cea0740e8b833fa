/** Not understood, or told while a danger stands above: what was meant is answered. */
import { describe, expect, test } from "vitest";
import { said } from "#guide/testing/conversation.ts";

describe("who did not understand hears it once more", () => {
  test.each([
    "¿Qué es el TPS? || no entiendo, explícame mejor",
    "¿Qué es el TPS? || está muy difícil, dímelo más sencillo",
    "en:What is TPS? || I don't get it, explain it better",
  ])("%s", (text) => {
    expect(said(text)).toMatchObject({ kind: "answer", topic: "tps" });
  });

  test("the two questions are asked once more", () => {
    expect(said("quiero arreglar mis papeles || no le entiendo, explíqueme mejor")).toMatchObject({
      kind: "clarify",
      topic: "arreglar-papeles",
    });
  });

  test("before anything was told, it is asked what is needed", () => {
    const { kind, sentences, short } = said("hola || no entiendo, explícame mejor");
    expect(kind).toBe("dont_know");
    expect([short, ...sentences].join(" ")).toMatch(/Dime qué necesitas/);
  });
});

describe("what cannot wait is answered after a danger, below its line", () => {
  test.each([
    ["mi marido me golpea || ICE detuvo a mi hermano hoy, ¿qué hago?", "encontrar-detenido", /800-799-7233/],
    ["me quiero morir || mañana tengo corte y no tengo abogado", "nta-corte", /988/],
  ])("%s", (text, topic, line) => {
    const reply = said(text);
    expect(reply).toMatchObject({ kind: "answer", topic });
    expect(reply.warning).toMatch(line);
  });

  test("why somebody wants to die asks nothing", () => {
    expect(said("me quiero morir || es que ICE se llevó a mi hermano").kind).toBe("crisis");
  });
});

describe("when it was is no question about years", () => {
  test.each([
    ["me asaltaron con un arma, ¿hay visa? || fue el año pasado", "visa-u", /pide la firma ya|Suplemento B/],
    ["mi patrón no me paga || empezó el año pasado", "derechos-laborales", /2 años para atrás/],
    ["en:my boss won't pay me overtime || it's been like eight months", "derechos-laborales", /2 years back/],
  ])("%s", (text, topic, tells) => {
    const { short, sentences, ...reply } = said(text);
    expect(reply.topic).toBe(topic);
    expect([short, ...sentences].join(" ")).toMatch(tells);
  });
});
