/** Matters of every day: paying USCIS, the I-751 receipt, a court left behind, the oath, a resident away for long. */
import { describe, expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

const all = (id: string, rows: readonly string[]) =>
  test.each(rows)(`${id}: %s`, (row) => expect(isOf(id, said(row))).toBe(true));

describe("they have an answer of their own", () => {
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
  for (const id of ["uscis-payment", "i-751-receipt", "court-elsewhere", "oath-day", "resident-away"])
    expect(isOf(id, said(row))).toBe(false);
});
