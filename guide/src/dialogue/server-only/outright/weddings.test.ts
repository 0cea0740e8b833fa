/** Weddings that are still ahead. */
import { describe, expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

describe("in with a fiancé visa, and no wedding yet", () => {
  test.each([
    "mi prometido llegó con la visa k1 hace 60 días y no nos hemos casado, ¿se puede pedir más tiempo?",
    "entré con k1 hace 85 días y todavía no nos casamos",
    "vine con visa de prometida en septiembre y aún no nos hemos casado, ¿me la alargan?",
    "en:my fiancé came on a k-1 70 days ago and we haven't married yet, can we extend it",
  ])("is told that its days run out: %s", (row) => {
    const reply = said(row);
    expect(isOf("fiance-no-wedding", reply)).toBe(true);
    expect(reply.lawyer).toBe(true);
  });

  test.each([
    "entré con k1, ya nos casamos y mandé la I-485 hace meses, ¿qué falta?",
    "¿cuánto tarda la visa k1?",
    "quiero traer a mi novia con visa de prometida, todavía no nos hemos visto",
  ])("is another matter: %s", (row) => {
    expect(isOf("fiance-no-wedding", said(row))).toBe(false);
  });
});

describe("a wedding ahead with a citizen", () => {
  test.each([
    "mi novia es ciudadana y nos vamos a casar",
    "tengo novia ciudadana, nos queremos casar, ¿qué sigue?",
    "me voy a casar con mi novio, él nació aquí, ¿qué mandamos primero?",
    "mi prometido es gringo y nos casamos el mes que entra, ¿qué se hace antes?",
    "en:my girlfriend is a citizen and we're getting married",
    "en:I want to marry my boyfriend, he's American, what do we file",
  ])("is told what counts and that the way in decides: %s", (row) => {
    const reply = said(row);
    expect(isOf("wedding-ahead", reply)).toBe(true);
    expect(reply.lawyer).toBe(true);
  });

  test.each([
    "soy ciudadana y mi novio está en Honduras, nos queremos casar",
    "quiero traer a mi novia, soy ciudadano y nos vamos a casar",
    "me voy a casar con mi novio que es ciudadano, entré con visa",
    "mi novio es residente y nos vamos a casar",
    "somos dos hombres, mi novio es ciudadano y nos queremos casar, ¿vale igual?",
    "me voy a casar con mi novia que es ciudadana, ¿con eso ya puedo arreglar?",
    "le voy a pagar a un ciudadano, mi novio de mentiras, para casarnos",
    "mi novio ciudadano me pega y nos vamos a casar",
    "en:I'm a citizen and I want to marry my girlfriend in Mexico",
  ])("is another matter: %s", (row) => {
    expect(isOf("wedding-ahead", said(row))).toBe(false);
  });
});
