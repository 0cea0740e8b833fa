import { expect, test } from "vitest";
import { hearCorrection } from "#guide/words/server-only/hear-correction.ts";

test.each([
  ["la mandé en octubre no perdón en septiembre", "la mandé en septiembre"],
  ["nos casamos en el dos mil diecinueve no perdón en el dos mil veinte", "nos casamos en el dos mil veinte"],
  ["i sent it in march no wait it was may", "i sent it in may"],
  ["hace cuatro meses, no, más o menos cinco", "hace cinco"],
  ["la cita es el lunes, digo, el martes", "la cita es el martes"],
])("a slip gives way to what was meant: %s", (said, meant) => {
  expect(hearCorrection(said).replace(/\s+/g, " ")).toBe(meant);
});

test.each([
  "necesito el perdón por los años que estuve aquí",
  "necesito un perdón 601",
  "tengo dos hijos, no tres",
  "¿me dan el perdón o no?",
  "llegué en marzo y no salí en mayo",
])("a waiver, a denial or two months stay: %s", (said) => {
  expect(hearCorrection(said)).toContain(said.split(" ").at(-1));
  expect(hearCorrection(said).length).toBeGreaterThan(said.length / 2);
});
