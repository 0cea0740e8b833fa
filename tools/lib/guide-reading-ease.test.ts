import { expect, test } from "vitest";
import type { RegisterEntry } from "../../guide/src/content-schema.ts";
import { createEase, fixedUnits } from "./guide-reading-ease.ts";

const both = (text: string) => ({ es: text, en: text });
const register: RegisterEntry[] = [
  {
    id: "V19",
    title: both("Fianza"),
    asOf: "2026-10-01",
    confidence: "high",
    source: { title: both("Corte"), url: "https://www.justice.gov/eoir" },
    caution: null,
    values: {
      where: both("Pensilvania, California, Oklahoma y Massachusetts"),
      amount: both("$85"),
    },
  },
];
const ease = createEase(register);

test("a value counts as it is printed, not as one short word", () => {
  expect(ease("x", [["list", ["La niegan en {V19.where}."]]])).toHaveLength(1);
  expect(ease("x", [["amount", ["La forma cuesta {V19.amount} si la mandas tú."]]])).toEqual([]);
});

test("what is told together is measured together", () => {
  const hard = "Consulta representantes acreditados.";
  expect(ease("x", [["alone", [hard]]])).toHaveLength(1);
  expect(
    ease("x", [["told", ["Si no lo ves claro, no lo firmes y ve con ella a la cita del mes.", hard]]]),
  ).toEqual([]);
});

test("an address is a link and no long word", () => {
  expect(
    ease("x", [["link", ["Busca ayuda gratis en https://www.justice.gov/eoir/list-pro-bono-legal."]]]),
  ).toEqual([]);
});

test("the words that stand in the code are easy enough", () => {
  expect(ease("guide/src", fixedUnits())).toEqual([]);
});
