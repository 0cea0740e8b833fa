/** Not understood, or told while a danger stands above: what was meant is answered. */
import { describe, expect, test } from "vitest";
import { loadContent } from "#guide/load.ts";
import { said, talk } from "#guide/testing/conversation.ts";

const { topics } = loadContent();

describe("who did not understand hears it once more", () => {
  test.each([
    "¿Qué es el TPS? || no entiendo, explícame mejor",
    "¿Qué es el TPS? || está muy difícil, dímelo más sencillo",
    "en:What is TPS? || I don't get it, explain it better",
  ])("%s", (text) => {
    expect(said(text)).toMatchObject({ kind: "answer", topic: "tps" });
  });

  test.each(["no entendí", "explícame más despacito por favor"])("whatever the subject: %s", (words) => {
    const other = topics.filter(
      ({ title }) => talk("es", title.es, words).short !== talk("es", title.es).short,
    );
    expect(other.map(({ id }) => id)).toEqual([]);
  });

  test("in English too", () => {
    const other = topics.filter(
      ({ title }) => talk("en", title.en, "I don't get it, explain it").short !== talk("en", title.en).short,
    );
    expect(other.map(({ id }) => id)).toEqual([]);
  });

  test.each([
    ["¿cómo pido a mi esposa? || ya van dos meses que el jefe no me paga, ¿qué hago?", "derechos-laborales"],
    [
      "¿cómo renuevo mi green card? || el año pasado deportaron a mi papá, ¿puede volver?",
      "reingreso-tras-deportacion",
    ],
  ])("a question that begins with a time is one of its own: %s", (text, topic) => {
    expect(said(text).topic).toBe(topic);
  });

  test.each([
    ["¿puedo pedir asilo si ya estoy aquí? || llegué hace como 15 meses", /Estás a tiempo/, false],
    ["¿puedo pedir asilo si ya estoy aquí? || entré hace 5 meses, no tengo corte", /Estás a tiempo/, true],
  ])("a year is counted in months too: %s", (text, inTime, expected) => {
    const { short, sentences } = said(text);
    expect(inTime.test([short, ...sentences].join(" "))).toBe(expected);
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
