/** Elections: a plain choice is no subject, a vote that was cast or a status is one. */
import { describe, expect, test } from "vitest";
import { said } from "#guide/testing/conversation.ts";

const elsewhere = (row: string) => {
  const { kind, topic } = said(row);
  return kind === "dont_know" && topic === null;
};

describe("elections", () => {
  test.each([
    "¿por cuál partido le digo a mi primo que vote?",
    "¿por quién debería votar mi cuñada este año?",
    "en:Who should my uncle vote for in November?",
    "en:Which candidate should my neighbor vote for?",
  ])("whom to vote for is no subject and no wrong: %s", (row) => {
    expect(elsewhere(row)).toBe(true);
  });

  test.each([
    "¿puedo votar si tengo mica?",
    "ya voté por los republicanos sin saber, soy residente",
    "voté por un demócrata y ahora me llegó la cita de la N-400",
    "¿a quién le digo que voté en 2022?",
    "mi primo no es ciudadano, ¿le digo que vote de todos modos?",
    "en:Which party should I vote for now that my citizenship came through?",
    "en:I voted for Biden on a green card",
    "en:can my dad vote Republican with a green card",
  ])("a vote with a status or of the past keeps its warning: %s", (row) => {
    expect(elsewhere(row)).toBe(false);
  });
});
