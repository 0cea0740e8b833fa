import { describe, expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

describe("a child whose parents were taken", () => {
  test.each([
    "detuvieron a mis papas los dos y yo tengo 15 años y estoy con mis hermanitos",
    "se llevaron a mi mamá y estoy sola con mis hermanitos, tengo 14",
    "a mi papá lo agarró ICE y soy menor, me quedé con mis hermanas",
    "en:my parents got detained by ICE and I'm 16, alone with my little sisters",
  ])("hears who can stay with them: %s", (text) => {
    expect(isOf("parents-taken", said(text))).toBe(true);
  });

  test.each([
    "mis papás fueron detenidos en la frontera hace 20 años, tengo 15 años aquí",
    "ICE agarró a mi papá y tengo 17 años viviendo aquí",
    "ICE detuvo a mi esposo y tengo 3 hijos",
    "mi papá está detenido, soy ciudadano y tengo 24 años",
  ])("and nobody else does: %s", (text) => {
    expect(isOf("parents-taken", said(text))).toBe(false);
  });
});

test.each([
  "la migra se llevó a mi hermano||entró por el desierto en 2011||y fianza?||toma pastillas del corazón y no se las dan",
])("who is held and ill, told in two turns, is no wish to die: %s", (text) => {
  const reply = said(text);
  expect(reply.kind).toBe("answer");
  expect([reply.short, ...reply.sentences].join(" ")).toMatch(/medicina|receta|salud/);
});

test("a wish to die in detention stays one", () => {
  expect(said("mi hermano está detenido||dice que se quiere matar, está muy mal").kind).toBe("crisis");
});

describe("a blow that never was", () => {
  test.each([
    "estoy separada de mi marido y tengo la mica de dos años||y no me pegó ni nada",
    "mi esposo nunca me ha pegado, nomás nos vamos a divorciar",
    "en:my husband never hit me, we just want to divorce. what about my green card?",
  ])("is no danger: %s", (text) => {
    expect(said(text).kind).not.toBe("crisis");
  });

  test.each([
    "mi esposo nunca me ha pegado pero me encierra y me quita el celular",
    "no me pegó ayer pero hoy sí me golpeó",
    "no quiero que me pegue otra vez, mi marido me golpea",
  ])("and other harm stays one: %s", (text) => {
    expect(said(text).kind).toBe("crisis");
  });
});

test.each([
  "a mi muchacho lo agarraron con mota en 2012 y el juez le borró eso, tiene mica de diez años",
  "la migra agarró a mi hijo, tiene mica de diez años",
  "a mi hijo lo detuvieron en dos mil doce por pelearse",
])("the years of a card or a date are no child's: %s", (text) => {
  expect(said(text).topic).not.toBe("menor-no-acompanado");
});

test("the years of a nephew are", () => {
  expect(said("a mi sobrino lo agarró la migra en la frontera, tiene quince años").topic).toBe(
    "menor-no-acompanado",
  );
});
