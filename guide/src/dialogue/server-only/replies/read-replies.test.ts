import { expect, test } from "vitest";
import { said } from "#guide/testing/conversation.ts";

test.each([
  [
    "¿cómo le arreglo papeles a mi sobrina? || entró sola por la frontera a los 14, su mamá la dejó y la corte de familia me dio la tutela",
    false,
  ],
  [
    "quiero arreglar mis papeles || crucé solo, tengo corte en enero y el juez de familia me dio la custodia de mi hijo",
    true,
  ],
])("a judge of families is no immigration court: %s", (turns, isCourt) => {
  expect(said(turns).topic === "nta-corte").toBe(isCourt);
});
