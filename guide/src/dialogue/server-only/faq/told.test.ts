/** What is asked next is answered by the item that was written for it, whatever words ask. */
import { describe, expect, test } from "vitest";
import { all, talk } from "#guide/testing/conversation.ts";

describe("what is said next is answered first", () => {
  test.each([
    ["¿cómo renuevo mi mica?", "ya se venció hace como cuatro años", /sigues siendo residente/],
    ["¿qué es el asilo?", "no tengo pruebas, nunca puse denuncia", /tu propia historia/],
    ["tengo una orden de deportación", "y si me caso con una ciudadana", /orden/],
    ["me llegó mi cita de huellas", "ese día tengo que trabajar no puedo", /800-375-5283/],
    ["mi hermano está detenido por ICE", "no sé dónde lo tienen", /locator\.ice\.gov/],
  ] as const)("%s > %s", (first, then, tells) => {
    const reply = talk("es", first, then);
    expect(`${reply.short} ${reply.sentences.join(" ")}`).toMatch(tells);
  });

  test("in English too", () => {
    const reply = talk("en", "I want to know about the U visa", "I never called the police");
    expect(all(reply)).toMatch(/report/);
  });
});

describe("an answer that does not hold for this person is not told", () => {
  test("a no is no yes: who has no court is not told what who has one does", () => {
    const reply = talk("es", "quiero la cancelación de los diez años", "no tengo corte");
    expect(all(reply)).not.toMatch(/Entonces un abogado puede ver si la pides/);
  });

  test("a child of five petitions for nobody", () => {
    const reply = talk("es", "tengo una orden de deportación", "mi hijo tiene 5");
    expect(reply.short).not.toMatch(/hijo de 21 te puede pedir/);
  });

  test("what was told before makes it wrong", () => {
    const reply = talk("es", "me deportaron y volví a cruzar", "mi hijo ya cumplió 21 y me va a pedir");
    expect(all(reply)).not.toMatch(/no hay fila de visas/);
  });
});

test("who says that there are no blows is not told what who is beaten may ask", () => {
  const reply = talk(
    "en",
    "my husband's 2-year green card expires in March and we are separated since August. What do we do?",
    "it's not for work, we separated because we were fighting. No violence. So joint or waiver?",
  );
  expect(all(reply)).not.toMatch(/800-799-7233/);
});

test("what is asked weighs more than what is told beside it", () => {
  const reply = talk(
    "es",
    "soy residente desde el año pasado y mi mujer está en San Pedro Sula con los cipotes. ¿Ya la puedo pedir o me espero a hacerme ciudadano?",
  );
  expect(reply.topic).toBe("pedir-esposo");
  expect(reply.short).toMatch(/^No hace falta esperar/);
});

test("a price that is asked for again is told again", () => {
  const reply = talk("es", "se me vence la mica", "¿cuánto cuesta?", "gracias, ¿y cuánto cuesta?");
  expect(all(reply)).toMatch(/I-90 cuesta \$/);
});

test("a tapped question is answered with just its answer", () => {
  const reply = talk("es", "¿cómo renuevo mi mica?", "¿Los niños también renuevan?");
  expect(reply).toMatchObject({ kind: "answer", topic: "renovar-green-card" });
});
