/** A cry is heard whatever was spoken of before. */
import { describe, expect, test } from "vitest";
import { guide, talk } from "#guide/testing/conversation.ts";

const cries = [
  "ya no quiero vivir, he pensado en matarme",
  "desde eso ya no quiero vivir, mejor me muero",
  "nos tienen encerrados en una casa y no nos dejan salir hasta pagar",
  "mi papá me toca en las noches, tengo 13 años",
  "mi marido me acaba de pegar y tengo miedo de que me mate",
];

const crimes = [
  "me asaltaron en 2020 y me apuñalaron, ¿puedo pedir la visa U?",
  "me asaltaron con pistola en la tienda donde trabajo y la policía hizo reporte, ¿eso da papeles?",
];

describe.each(crimes)("after a crime by strangers: %s", (crime) => {
  test.each([
    ...cries,
    "no conozco al ladrón, pero desde entonces ya no quiero vivir",
    "los asaltantes me tienen encerrado en una casa y no me dejan salir",
    "no lo conozco, pero mi papá me toca en las noches",
  ])("%s", (cry) => expect(talk("es", crime, cry).kind).toBe("crisis"));

  test("what the stranger did is none of today", () => {
    const reply = talk(
      "es",
      crime,
      "no es mi pareja, fue un asaltante que no conozco, me apuntó con la pistola",
    );
    expect(reply.kind).not.toBe("crisis");
  });
});

test.each(cries)("after the first question of any subject: %s", (cry) => {
  const missed = [...guide.mind().library.topics.values()]
    .flatMap(({ variants }) => variants.es.slice(0, 1))
    .filter((first) => talk("es", first, cry).kind !== "crisis");
  expect(missed).toEqual([]);
});
