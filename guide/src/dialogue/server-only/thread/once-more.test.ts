/** Not understood, or told while a danger stands above: what was meant is answered. */
import { describe, expect, test } from "vitest";
import { loadContent } from "#guide/load.ts";
import { guide, said, talk, today } from "#guide/testing/conversation.ts";
import type { Reply } from "#guide/types.ts";

const { topics } = loadContent();

describe("who did not understand hears it once more", () => {
  test.each([
    "¿Qué es el TPS? || no entiendo, explícame mejor",
    "¿Qué es el TPS? || está muy difícil, dímelo más sencillo",
    "en:What is TPS? || I don't get it, explain it better",
    "¿Qué es el TPS? || me lo explica otra vez más fácil porfa",
    "¿Qué es el TPS? || explícamelo con manzanitas",
    "¿Qué es el TPS? || no le entiendo, en palabras más sencillas",
  ])("%s", (text) => {
    expect(said(text)).toMatchObject({ kind: "answer", topic: "tps" });
  });

  const whole = ({ short, sentences }: Reply) => [short, ...sentences].join(" ");
  test.each([
    ["es", "no entendí"],
    ["es", "explícame más despacito por favor"],
    ["en", "I don't get it, explain it"],
  ] as const)("in fewer words, and never the same text, whatever the subject (%s): %s", (language, words) => {
    const others = topics.filter(({ id, title }) => {
      const first = talk(language, title[language]);
      const again = talk(language, title[language], words);
      const isOther = again.kind !== first.kind || again.topic !== id || again.short === first.short;
      return isOther || whole(again).length >= whole(first).length;
    });
    expect(others.map(({ id }) => id)).toEqual([]);
  });

  test("in the demo, where one sentence is told, it is another one", () => {
    const inDemo = { today, short: true };
    const repeated = topics.filter(({ title }) => {
      const first = guide.reply(title.es, null, "es", inDemo);
      const again = guide.reply("no entendí, más fácil por favor", first.state, "es", inDemo);
      const told = [again.reply.short, ...again.reply.sentences].join(" ").toLowerCase();
      return told.includes(first.reply.short.toLowerCase());
    });
    expect(repeated.map(({ id }) => id)).toEqual([]);
  });

  test("with a word of it explained, and the second time step by step and by somebody", () => {
    const start = "¿cómo renuevo mi mica?";
    const once = talk("es", start, "no entendí, más fácil");
    expect(whole(once)).toMatch(/^En pocas palabras: .*«[^»]+» quiere decir: /);
    const twice = talk("es", start, "no entendí, más fácil", "sigo sin entender");
    expect(whole(twice)).toMatch(/^Vamos por partes/);
    expect(whole(twice)).toMatch(/immigrationlawhelp/);
    expect(whole(twice)).not.toBe(whole(once));
  });

  test("what was asked is what is told: the price", () => {
    const { short } = talk("es", "¿cuánto cuesta renovar la mica?", "no le entendí, más fácil");
    expect(short).toMatch(/^En pocas palabras: .*\$/);
  });

  test("who wants it repeated hears it again as it was", () => {
    const start = "tengo orden de deportación, ¿qué hago?";
    expect(talk("es", start, "repíteme por favor").short).toBe(talk("es", start).short);
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

  test("of the two questions only the first is asked", () => {
    const reply = said("quiero arreglar mis papeles || no le entiendo, explíqueme mejor");
    expect(reply).toMatchObject({ kind: "clarify", topic: "arreglar-papeles" });
    expect(whole(reply).match(/\?/g)).toHaveLength(1);
    const both = said("quiero arreglar mis papeles || no entendí || con visa y mi esposa es ciudadana");
    expect(both.topic).toBe("ajuste-familiar");
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
