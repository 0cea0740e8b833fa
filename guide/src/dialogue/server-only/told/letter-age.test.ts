import { describe, expect, test } from "vitest";
import { givenDays, letterDated } from "#guide/dialogue/server-only/told/letter-age.ts";
import { holds } from "#guide/testing/conversations.ts";

test.each([
  ["la carta da 87 days", 87],
  ["tengo 30 dias para contestar", 30],
  ["la carta es de hace 20 dias", null],
  ["ya pasaron 12 dias", null],
  ["me llego y ya van como 25 dias", null],
  ["it is 40 days old", null],
] as const)("days that the letter gives: %s", (words, days) => {
  expect(givenDays(words)).toBe(days);
});

test("the words that date it hold no term, and no day on which it was opened", () => {
  expect(letterDated("tengo 30 dias y ya pasaron 12")).toContain("hace 12 dias");
  expect(letterDated("fechada hace 24 dias y la abri apenas hoy")).not.toContain("hoy");
  expect(letterDated("me dieron 33 dias y hoy es el dia 30")).not.toContain("hoy");
});

describe("a letter's age is no deadline", () => {
  holds(`
    me llegó un RFE hace 20 días, ¿cuántos días me quedan? :: perdi-o-me-negaron :: 84 días :: puede ser hoy mismo
    me llegó un notice of intent to deny > la carta es de hace 10 días :: perdi-o-me-negaron :: los 30 días para que reciban tu respuesta :: I-290B
    me llegó un NOID y dice que tengo 30 días, ya pasaron 12 :: perdi-o-me-negaron :: quedan 18 días :: puede ser hoy mismo
    me llegó una carta de intent to deny fechada hace 24 días y la abrí apenas hoy, ¿todavía puedo contestar? :: perdi-o-me-negaron :: quedan 6 días
    me llegó una RFE con fecha de hace 10 días y dice 87 days :: perdi-o-me-negaron :: quedan 77 días
    me negaron la residencia y dice que tengo 33 días para apelar :: perdi-o-me-negaron :: . :: puede ser hoy mismo
    me llegó carta de USCIS que piensan negarme > la carta es de hace 5 días, ¿cuánto tiempo tengo? :: perdi-o-me-negaron :: quedan 25 días :: I-290B
    me mandaron un NOIR con fecha de hace 10 días :: perdi-o-me-negaron :: quedan 20 días :: cita con ICE
  `);
});
