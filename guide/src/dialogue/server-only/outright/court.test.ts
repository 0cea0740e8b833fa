/** A case before another court: one that ended is asked about for the papers' sake, one with a day ahead for the day's. */
import { describe, expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

const days = ["dui-court", "criminal-court", "case-dismissed"];

describe("a case that ended", () => {
  test.each([
    "a mi muchacho lo agarraron con una bolsita de mota en el dos mil doce, el juez le borró eso y tiene mica, ¿todavía le sale a migración?",
    "me expungieron un robo de tienda del 2005, ¿migración lo ve todavía?",
    "a mi esposo le sellaron un caso de robo, ¿tiene que decirlo en la forma?",
    "en:they expunged my DUI from 2011, do I still have to tell USCIS?",
    "en:my brother's weed case got expunged last year, can ICE still see it",
  ])("still counts though it was erased: %s", (row) => {
    const reply = said(row);
    expect(isOf("erased-record", reply)).toBe(true);
    expect(reply.warning ?? "").not.toMatch(/No faltes|Do not miss/);
  });

  test.each([
    "tengo un DUI de 2009 que el juez me borró, ¿puedo renovar mi mica?",
    "un juez me quitó el cargo de violencia doméstica en 2014, soy residente, ¿afecta?",
    "a mi hijo de 19 lo agarraron con mota y el juez lo desestimó hace años, ¿puede pedir la ciudadanía?",
    "me quitaron los cargos de robo hace tres meses, ¿lo tengo que poner en la I-485?",
    "en:they dropped the charges for my assault, will I lose my green card?",
  ])("has no day of court to be told: %s", (row) => {
    const reply = said(row);
    for (const id of days) expect(isOf(id, reply)).toBe(false);
    expect(reply.lawyer).toBe(true);
  });
});

test.each([
  ["dui-court", "tengo corte por DUI el lunes"],
  ["dui-court", "ya me borraron el arresto del DUI, pero tengo corte el lunes otra vez por otro"],
  ["criminal-court", "el juez me va a borrar el cargo si hago unas clases, ¿acepto?"],
  ["case-dismissed", "el juez desestimó mi caso, ¿qué significa eso?"],
  ["case-dismissed", "en:the immigration judge dismissed my case, what now"],
])("%s: %s", (id, row) => {
  expect(isOf(id, said(row))).toBe(true);
});
