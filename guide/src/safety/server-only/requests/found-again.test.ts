import { describe, expect, test } from "vitest";
import { said } from "#guide/testing/conversation.ts";

describe("comes first, whatever is asked beside it", () => {
  test.each([
    "los que mataron a mi papá en Honduras llegaron a mi casa aquí, ¿puedo pedir asilo?",
    "en:the men who killed my uncle came to my house last night, can I ask for asylum?",
    "anoche mi marido me quiso ahorcar, ¿califico para VAWA?",
    "en:my ex says he is going to kill me if I do not give him money",
    "la mara ya sabe donde vivo y me piden renta aquí en Dallas",
    "tengo cita con ICE mañana || mi exmarido está pateando la puerta",
    "mi primo está detenido || el papá de mis hijos quiere tumbar la puerta",
    "trabajo en una cantina y no me dejan salir, ¿hay visa para eso?",
    "el contratista nos quitó los pasaportes y quiere otra temporada",
    "un señor tiene a mi hermana encerrada y pide dinero por teléfono",
  ])("%s", (text) => {
    expect(said(text).kind).toBe("crisis");
  });

  test.each([
    "mataron a mi hermano en Honduras y por eso vine, ¿puedo pedir asilo?",
    "la mara me pedía renta en mi país, si regreso me matan",
    "hace años mi esposo me quiso matar, ya estamos divorciados, ¿puedo pedir VAWA?",
    "trabajo en un restaurante y me gusta, ¿puedo cambiar de patrón?",
    "ICE tiene a mi hermano encerrado, ¿cómo lo encuentro?",
    "mi papá dejó la casa hace diez años, ¿puedo pedir SIJ?",
  ])("no cry: %s", (text) => {
    expect(said(text).kind).not.toBe("crisis");
  });
});

test.each([
  "una pandilla dice que pague o matan a mis hijos",
  "en:he cut me with a knife and I am bleeding a lot",
])("who is threatened is not told to calm down: %s", (text) => {
  const { kind, short } = said(text);
  expect(kind).toBe("crisis");
  expect(short).not.toMatch(/coraje|angry/);
});
