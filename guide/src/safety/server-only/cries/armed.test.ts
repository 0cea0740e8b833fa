import { describe, expect, test } from "vitest";
import { said } from "#guide/testing/conversation.ts";

describe("somebody armed at home is a danger of this hour", () => {
  test.each([
    "está afuera pateando la puerta, tiene un cuchillo y mis niños están debajo de la cama",
    "trae el machete y estoy encerrada en el baño, dice que si llamo a la policía me echa a la migra",
    "en:he has a bat and he is banging on the door, we are hiding",
  ])("%s", (text) => {
    expect(said(text)).toMatchObject({ kind: "crisis", topic: "vawa" });
  });
});

describe("officers at the door, and what is over, are answered", () => {
  test.each([
    "los agentes de ICE traen pistola y están golpeando la puerta",
    "hace tres años me asaltaron con un cuchillo en la casa, ¿puedo pedir la visa U?",
  ])("%s", (text) => {
    expect(said(text).kind).toBe("answer");
  });
});
