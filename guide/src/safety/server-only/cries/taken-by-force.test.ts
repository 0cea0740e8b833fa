/** Who was dragged into a car just now is looked for by the police; who was taken by officers, or long ago, is another matter. */
import { describe, expect, test } from "vitest";
import { isTakenByForce } from "#guide/safety/server-only/cries/taken-by-force.ts";
import { talk } from "#guide/testing/conversation.ts";

describe("taken by force", () => {
  test.each([
    "dos hombres agarraron a mi prima y la subieron a la fuerza a una camioneta hace diez minutos",
    "se llevaron a mi hermana a la fuerza unos tipos no eran de migracion fue hace un rato",
    "two men grabbed my little cousin outside the shelter and shoved her into a truck it was ten minutes ago",
    "acaban de meter a mi amigo en una van a golpes",
  ])("%s", (said) => expect(isTakenByForce(said)).toBe(true));
});

describe("is not", () => {
  test.each([
    "ice subio a mi papa a la fuerza a una camioneta hace una hora",
    "en mi pais me subieron a la fuerza a una camioneta y por eso pido asilo",
    "me subi a la camioneta hace un rato",
    "unos hombres subieron los muebles a la camioneta",
    "hace tres anos metieron a mi hermano en un carro a la fuerza",
  ])("%s", (said) => expect(isTakenByForce(said)).toBe(false));
});

test("and is told to call at once, with what to say", () => {
  const reply = talk("es", "dos tipos subieron a la fuerza a mi prima a una camioneta hace diez minutos");
  expect(reply.kind).toBe("crisis");
  expect(reply.warning).toMatch(/911.*carro/);
});
