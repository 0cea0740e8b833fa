/** A date told otherwise counts anew; what corrects something else, or asks something of its own, is read as it is. */
import { describe, expect, test } from "vitest";
import { asCorrected } from "#guide/dialogue/server-only/thread/corrected-dates.ts";
import { datesWith } from "#guide/dialogue/server-only/thread/dates.ts";
import { talk, wholeOf } from "#guide/testing/conversation.ts";
import { clean } from "#guide/words/normalise.ts";

const open = (topic: string) => ({ topic, pending: null });

describe("is read as what is counted from", () => {
  test.each([
    [
      "asilo-general",
      "es",
      "ay no disculpe me equivoqué fue en enero pero del dos mil veinticinco o sea ya va para dos años qué hago entonces",
      "entré en enero del dos mil veinticinco",
    ],
    [
      "asilo-un-anio",
      "es",
      "Perdón, me confundí, llegué el 3 de diciembre de 2025, no en enero.",
      "entré el 3 de diciembre de 2025",
    ],
    [
      "asilo-general",
      "en",
      "Sorry, I got the dates mixed up, it was January 2025. Does that matter?",
      "I came in january 2025",
    ],
    ["apelar-juez", "es", "perdón, fue el tres de noviembre", "el juez me lo negó el tres de noviembre"],
    [
      "perdi-o-me-negaron",
      "es",
      "me equivoqué, la carta dice 3 de noviembre, no 13 de noviembre",
      "la carta tiene fecha el 3 de noviembre",
    ],
    ["nta-corte", "en", "wait, my mistake, it's December 4", "my court date is on december 4"],
  ] as const)("%s %s: %s", (topic, language, said, told) =>
    expect(asCorrected(said, open(topic), language)).toBe(told),
  );
});

describe("is not", () => {
  test.each([
    ["asilo-general", "me equivoqué, mi hijo nació en enero de 2010"],
    ["asilo-general", "perdón, ¿y cuánto cuesta si lo mando en enero?"],
    ["asilo-general", "entré en enero de 2025"],
    ["apelar-juez", "me confundí, fueron dos hojas"],
    ["licencia-manejar", "me equivoqué, fue en enero de 2025"],
  ])("%s: %s", (topic, said) => expect(asCorrected(said, open(topic), "es")).toBeNull());
});

test("a year that was nearly over is over once its date is corrected", () => {
  const first =
    "soy de Honduras y entré por la frontera el 14 de enero de este año 2026, ¿todavía alcanzo a pedir el asilo?";
  expect(JSON.stringify(talk("es", first))).toMatch(/14 de enero de 2027/);
  const { short, sentences } = talk(
    "es",
    first,
    "ay disculpe, me equivoqué, fue en enero pero del dos mil veinticinco, ¿qué hago entonces?",
  );
  const said = [short, ...sentences].join(" ");
  expect(short).toMatch(/se cumplió en enero de 2026: ya pasó/);
  expect(said).not.toMatch(/2027/);
});

describe("what was counted from the wrong date never stands again", () => {
  test.each([
    [
      "llegué el 10 de enero de 2026, ¿me da tiempo de pedir asilo? || epa no, ahora que reviso mi i94 dice 20 de octubre de 2025",
      /20 de octubre de 2026: ya pasó/,
      /2027/,
    ],
    [
      "mi daca se vence el 10 de marzo 2027, ¿cuándo renuevo? || ah no, fue en mayo, el 15 de mayo de 2027",
      /16 de diciembre de 2026 al 15 de enero de 2027/,
      /10 de marzo/,
    ],
    [
      "mi tarjeta de residente de 2 años se vence el 20 de febrero de 2027, ¿qué mando? || no, espérame, ya la vi bien, es el 20 de abril",
      /20 de abril de 2027/,
      /20 de febrero/,
    ],
    [
      "tengo corte el 9 de enero en houston, ¿qué hago? || ay no, ya revisé bien el papel y dice 9 de febrero",
      /9 de febrero de 2027/,
      /9 de enero/,
    ],
    [
      "soy residente desde el 15 de enero de 2022, ¿cuándo pido la ciudadanía? || ay no, la tarjeta dice 2024",
      /15 de enero de 2029/,
      /enero de 2022/,
    ],
    [
      "en:My I-485 was denied, the letter is dated November 5 2026, how long do I have || sorry, I read it wrong, the date is October 15",
      /November 14, 2026/,
      /December 5/,
    ],
  ])("%s", (text, right, wrong) => {
    const whole = wholeOf(text);
    expect(whole).toMatch(right);
    expect(whole).not.toMatch(wrong);
  });

  const known = { came: "2026-01-10", resident: "2022-01-15", denied: "2026-11-05" };
  const after = (topic: string, raw: string) =>
    datesWith(
      { topic, pending: null, said: [], asked: [], dates: known } as never,
      raw,
      clean(raw),
      "2026-11-30",
    );

  test.each([
    ["ciudadania-requisitos", "no, pero en 2019 me fui ocho meses a cuidar a mi mamá"],
    ["asilo-un-anio", "no, mi hijo es del 2019"],
    ["perdi-o-me-negaron", "no entiendo, ¿el 2 quiere decir algo?"],
    ["perdi-o-me-negaron", "no tengo el 100 por ciento"],
  ])("no correction (%s): %s", (topic, raw) => {
    expect(after(topic, raw)).toMatchObject(known);
  });
});
