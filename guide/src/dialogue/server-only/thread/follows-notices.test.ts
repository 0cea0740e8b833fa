import { expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

/** What a few words mean after a notice, a blow by a stranger, a visit or a fear that was told. */
const told: [string, string][] = [
  ["visitor-cost", "cómo le hago para que mi mamá venga a visitarme||cuánto cuesta"],
  ["visitor-stay", "cómo le hago para que mi mamá venga a visitarme||¿y cuánto tiempo se puede quedar?"],
  ["letter-cost", "necesito un papel que diga que yo cuido a mi sobrino||¿cuánto cuesta?"],
  ["robbed", "ayer mi vecino me golpeó y me rompió la nariz||¿y eso me da para visa U?"],
  ["fear-years", "tengo mucha ansiedad, no duermo pensando que me van a deportar||llevo 15 años aquí"],
  [
    "fear-for-children",
    "tengo mucha ansiedad, no duermo pensando que me van a deportar||llevo 15 años aquí||tengo 3 hijos",
  ],
  ["card-taken-work", "me quitaron la mica en el aeropuerto||¿puedo trabajar mientras?"],
  ["child-21-petitions-parent", "¿mi nieto ciudadano me puede pedir?||¿y mi hijo?||tiene 22 años"],
];

test.each(told)("%s: %s", (id, text) => {
  expect(isOf(id, said(text))).toBe(true);
});

test.each([
  ["mandaron carta no match a mi trabajo||el número no es mío", /^Si no es tuyo/],
  ["me desestimaron el caso en la corte||¿me puede agarrar ICE?", /^ICE puede empezar otro caso/],
  ["me dieron una hoja 221g en Juárez||dice que falta un papel", /^Lee qué cuadrito/],
  ["voy a un juicio por manejar sin licencia mañana||¿y si no voy?", /^Faltar puede traer/],
  ["quiero retirar mi asilo y mejor casarme||entré por el río", /^Si cruzaste sin revisión/],
  [
    "unos tipos me golpearon y me robaron||¿me deportan si hago el reporte?",
    /^Denunciar un crimen no es motivo/,
  ],
])("the part that is asked: %s", (text, answer) => {
  expect(said(text).short).toMatch(answer);
});

test("who will not go to the police is told what the police may do, not who signs a paper", () => {
  const reply = said(
    "ayer mi vecino me golpeó y me rompió la nariz||no quiero llamar a la policía porque no tengo papeles",
  );
  expect(reply.short).toContain("no tienes que decir tu estatus");
});
