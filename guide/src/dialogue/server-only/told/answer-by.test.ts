/** A letter's last day, told beside another question: it goes first, and dates nothing else. */
import { describe, expect, it, test } from "vitest";
import { answerBy } from "#guide/dialogue/server-only/told/answer-by.ts";
import { said } from "#guide/testing/conversation.ts";
import { clean } from "#guide/words/normalise.ts";

const today = "2026-11-30";

describe("the day by which a letter must be answered", () => {
  test.each([
    [
      "me llegó una carta y tengo que contestar antes del 15 de diciembre y mi permiso vence en marzo",
      "2026-12-15",
    ],
    ["tengo que contestar la carta de migración a más tardar el quince de diciembre", "2026-12-15"],
    ["uscis me pidió más pruebas antes del 20 de diciembre, ¿puedo viajar en enero?", "2026-12-20"],
    ["me llegó una carta para el 5 de enero", "2027-01-05"],
    ["tengo una carta del nvc que vence el 15 de diciembre", "2026-12-15"],
    ["me llegó una carta de la corte que debo contestar antes del 15 de diciembre", "2026-12-15"],
    ["una carta que debía contestar antes del 15 de noviembre y no la contesté", "2026-11-15"],
    ["i got a notice i have to answer by december 15", "2026-12-15"],
    ["uscis wants more evidence no later than january 5", "2027-01-05"],
  ])("%s", (text, day) => {
    expect(answerBy(clean(text), today)).toBe(day);
  });

  test.each([
    "me llegó la carta de la cita para las huellas para el 15 de diciembre",
    "me llegó una carta de la corte para el 15 de diciembre",
    "en el mismo sobre venía un notice to appear para el 9 de enero",
    "mi patrón me pide papeles antes del 15 de diciembre",
    "me llegó una carta del banco que tengo que contestar antes del 15 de diciembre",
    "ya contesté la carta de uscis antes del 15 de diciembre",
    "me llegó una carta y mi permiso vence el 15 de diciembre",
    "tengo que contestar una carta",
    "me llegó una carta antes del 3 de agosto",
  ])("none: %s", (text) => {
    expect(answerBy(clean(text), today)).toBeNull();
  });
});

const asked = "me llegó una carta que tengo que contestar antes del 8 de diciembre";

describe("the day goes first", () => {
  it("above the answer to what else is asked, which stays", () => {
    const { topic, warning } = said(`${asked}, y mi permiso vence en marzo, ¿lo renuevo ya?`);
    expect(topic).toBe("renovar-permiso-extension");
    expect(warning).toMatch(/^Primero la carta: .*8 de diciembre de 2026/);
  });

  it("above the two questions", () => {
    const { kind, warning } = said(`quiero arreglar mis papeles y ${asked}`);
    expect(kind).toBe("clarify");
    expect(warning).toMatch(/8 de diciembre de 2026/);
  });

  it("in English", () => {
    const { warning } = said(
      "en:I got a letter I have to answer by December 8 and my permit expires in March, should I renew now?",
    );
    expect(warning).toMatch(/^First the letter: .*December 8, 2026/);
  });

  it("once, and no card runs out on it", () => {
    const texts = [
      "mi hermano tiene que contestar una carta de migración antes del 8 de diciembre y yo quiero renovar mi daca",
      "¿cuándo la mando?",
    ];
    const first = said(texts[0] ?? "");
    expect(first.warning).toMatch(/8 de diciembre/);
    expect(first.sentences.join(" ")).not.toMatch(/8 de diciembre/);
    const { warning, short, sentences } = said(texts.join(" || "));
    expect([warning, short, ...sentences].join(" ")).not.toMatch(/8 de diciembre/);
  });
});
