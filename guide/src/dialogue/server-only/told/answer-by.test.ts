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
    ["tengo que contestar la carta antes del viernes 4 de diciembre", "2026-12-04"],
    ["me llegó una carta y hay que contestarla antes del 15/12, ¿puedo viajar?", "2026-12-15"],
    ["uscis me pide pruebas antes del 12/15/2026", "2026-12-15"],
    ["una carta que debo contestar antes del 5/12", "2026-12-05"],
    ["tengo que responder la carta a más tardar el viernes", "2026-12-04"],
    ["me llegó un noid, tengo hasta el viernes", "2026-12-04"],
    ["me llegó una carta que debo contestar antes del 15/12 y quiero arreglar papeles", "2026-12-15"],
    ["la carta dice que hay que contestar antes del lunes", "2026-12-07"],
    ["tengo que contestar la carta para mañana y también quiero renovar mi daca", "2026-12-01"],
    ["me quedan tres días para contestar la carta de uscis y mi permiso vence en marzo", "2026-12-03"],
    ["i have to answer a letter by friday and my card expires in march", "2026-12-04"],
    ["i have only 5 days left to answer the notice from uscis", "2026-12-05"],
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
    "tengo 30 días para contestar la carta de uscis",
    "me llegó una carta el viernes",
    "la carta es para 2 personas",
    "me llegó la carta de la cita para el lunes",
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

  it.each([
    ["¿y cómo cambio mi dirección?", "answer", "cambio-direccion"],
    ["y quiero arreglar mis papeles", "clarify", "arreglar-papeles"],
    ["y no tengo abogado, ¿qué hago?", "answer", "perdi-o-me-negaron"],
  ])("and what is asked behind it is answered, unless it is the letter: %s", (then, kind, topic) => {
    const reply = said(`me llegó un noid de uscis que tengo que contestar antes del 8 de diciembre ${then}`);
    expect(reply).toMatchObject({ kind, topic });
    expect(reply.warning).toMatch(/8 de diciembre de 2026/);
  });

  it("and leads to a lawyer once", () => {
    const { warning } = said("me llegó una rfe de uscis que vence mañana");
    expect(warning?.match(/abogado/g)).toHaveLength(1);
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
