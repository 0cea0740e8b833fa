import { expect, test } from "vitest";
import { hearSpelling } from "#guide/words/server-only/hear-spelling.ts";

test("words written as they sound are the words that were meant", () => {
  expect(hearSpelling("Yo soi recidente y kiero pedir ami ija")).toBe(
    "Yo soy residente y quiero pedir a mi hija",
  );
  expect(hearSpelling("me yego una KARTA de inmigrasión, soy ondureña")).toBe(
    "me llegó una carta de inmigración, soy hondureña",
  );
});

test("what is a word of its own stays as it is", () => {
  for (const said of [
    "mi case number",
    "Amy is my friend",
    "la constructora",
    "hola, ¿qué tal?",
    "ask Kenia",
  ])
    expect(hearSpelling(said)).toBe(said);
});
