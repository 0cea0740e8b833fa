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

test.each([
  ["Cumplí 21 y nací aquí, mi mamá entró con visa, la puedo pedir", "answer"],
  ["soy ciudadano de 23, mis papás entraron con visa de turista, los puedo pedir", "answer"],
  [
    "cumplo 21 en mayo y nací en Phoenix. mi mamá vino con visa láser hace 20 años, yo ya la voy a poder pedir?",
    "clarify",
  ],
  [
    "mi hijo el mayor ya tiene veintidós, él nació aquí y me dice amá yo te arreglo, yo entré caminando",
    "clarify",
  ],
  ["quiero arreglar a mis papás, ya soy ciudadana", "clarify"],
])("parents: who told both things is asked neither: %s", (text, kind) => {
  const reply = said(text);
  expect(reply.kind).toBe(kind);
  if (kind === "answer") expect(reply.topic).toBe("pedir-papas");
});
