/** Matters of every day: paying USCIS, the I-751 receipt, a court left behind, the oath, a resident away for long. */
import { describe, expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

const all = (id: string, rows: readonly string[]) =>
  test.each(rows)(`${id}: %s`, (row) => expect(isOf(id, said(row))).toBe(true));

describe("they have an answer of their own", () => {
  all("extend-visitor", [
    "mi tío anda de visita y quiere estar dos meses más, ¿cómo pide la extensión?",
    "en:my mother is here as a visitor, how do I ask for an extension of her stay?",
  ]);
  all("uscis-payment", [
    "¿puedo pagar la n-400 con money order?",
    "cómo pago el trámite de uscis si no tengo tarjeta de crédito, solo efectivo",
    "en:can I pay my green card renewal form with a check?",
  ]);
  all("i-751-receipt", [
    "mandé la i-751 en agosto y mi tarjeta ya se venció, ¿puedo seguir trabajando?",
    "tengo mica de dos años||ya la mandé en octubre y me llegó el recibo, ¿me cubre para trabajar?",
    "en:I filed my I-751 and my card expired, does the receipt let me travel?",
  ]);
  all("court-elsewhere", [
    "me voy a mudar de Houston a Atlanta, ¿me pasan la corte para allá?",
    "me cambié de casa a quién le aviso||¿y la corte la pasan sola a Denver?",
    "en:I moved to Chicago, how do I change my court to here?",
  ]);
  all("oath-day", ["qué llevo a la jura de ciudadanía", "en:what do I bring to my oath ceremony"]);
  all("bond-payer", [
    "quién puede pagar la fianza de mi hermano",
    "mi papá está detenido||cuánto es la fianza||yo no tengo papeles, puedo ir a pagarla?",
    "en:how much is the bond||who pays it, I'm undocumented",
  ]);
  all("extend-visitor", [
    "soy turista y me quedan dos semanas en mi i-94, ¿puedo quedarme más tiempo?",
    "en:I'm a visitor and my I-94 ends in ten days, can I stay longer?",
  ]);
  all("resident-away", [
    "soy residente y llevo ocho meses en México cuidando a mi mamá, ¿puedo volver?",
    "en:I'm a permanent resident and I've been outside for almost a year",
  ]);
});

test.each([
  ["cuánto cobra un notario por llenar la i-130, pide efectivo", "notarios-fraude"],
  ["me pagan en efectivo, cómo hago mis taxes", "taxes-itin"],
  ["quiero otra fecha para mi corte", "nta-corte"],
  ["cuándo mando la i-751 si nos estamos divorciando", "residencia-condicional"],
  ["soy turista y se me pasó el tiempo ocho meses", "turista-vencido"],
])("neighbours keep theirs: %s", (row, topic) => {
  const { topic: found } = said(row);
  expect(found).toBe(topic);
  for (const id of [
    "uscis-payment",
    "i-751-receipt",
    "court-elsewhere",
    "oath-day",
    "bond-payer",
    "extend-visitor",
    "resident-away",
  ])
    expect(isOf(id, said(row))).toBe(false);
});

test("the last day of a letter is counted from its own date, and no day behind us is next year's deadline", () => {
  for (const row of [
    "me llegó un RFE||la carta es del 2 de noviembre y da 30 días, cuál es el último día",
    "en:I got an RFE||what's the deadline if it is dated November 2 and says 30 days",
  ]) {
    const { short, sentences } = said(row);
    expect([short, ...sentences].join(" ")).toMatch(/2 de diciembre de 2026|December 2, 2026/);
  }
});

test.each([
  ["se me vence la mica||es la de diez años, y cuánto cuesta", "renovar-green-card"],
  ["se me vence la mica||no tengo corte, cuánto cuesta renovarla", "renovar-green-card"],
  ["la jueza me negó el asilo en la corte la semana pasada", "apelar-juez"],
])("one word more or less leaves the subject where it is: %s", (row, topic) => {
  expect(said(row).topic).toBe(topic);
});

test("what to do so that a case is not denied is no request for a lie", () => {
  expect(said("se me pasó la cita de huellas||qué hago para que no me nieguen el caso").kind).not.toBe(
    "refuse",
  );
  expect(said("qué invento para que no me nieguen el caso").kind).toBe("refuse");
});
