/** A wish for status as a whole is asked first, whatever a part of its story was taken for; what is its own question stays. */
import { describe, expect, test } from "vitest";
import { said } from "#guide/testing/conversation.ts";

describe("asks the two questions", () => {
  test.each([
    "Mi esposa tuvo que irse deportada y me quedé con los niños; yo quisiera algo que me respalde para quedarme aquí, ¿cómo lo consigo?",
    "Se llevaron al vecino y mi marido anda igual, sin nada. ¿Qué podemos hacer para que él tenga un estatus de verdad?",
    "Trabajamos, pagamos taxes, los niños van a la escuela. Nos falta nada más que nos dejen ser de aquí. ¿Cómo le hacemos?",
    "Me caí del andamio y ya no cargo igual, pero lo que yo pregunto es si habrá un modo de que me den papeles antes de morirme",
    "Mi niño llora y me pide que no me vaya. ¿Qué hago para no tener que irme nunca de su lado? Entré hace nueve años y aquí sigo.",
    "ya crié tres hijos, ya tengo nietos y todavía salgo a la calle con miedo de no volver, yo quisiera ya vivir tranquila, ¿qué se puede hacer por mí?",
    "en:I can't get licensed the way I am and I don't want to live like a ghost. Is there a door for somebody like me?",
  ])("%s", (text) => expect(said(text).kind).toBe("clarify"));

  test("what is grave stays above the questions", () => {
    const reply = said(
      "Mi esposa nació aquí y dice que con eso me puede arreglar la green card, pero yo brinqué la línea dos veces",
    );
    expect([reply.kind, reply.lawyer]).toEqual(["clarify", true]);
  });
});

describe("answers", () => {
  test.each([
    ["¿Todavía existe la ley NACARA para arreglar la residencia?", "nacara"],
    [
      "Mi esposo ciudadano murió hace un año sin pedirme, ¿qué puedo hacer yo para tener la residencia?",
      "murio-peticionario",
    ],
    [
      "Mi hijo es marine y yo crucé sin papeles, ¿me puede ayudar a tener un estatus legal?",
      "parole-militar",
    ],
  ])("%s", (text, topic) => {
    const reply = said(text);
    expect([reply.kind, reply.topic]).toEqual(["answer", topic]);
  });

  test("who is offered a visa for money is warned", () =>
    expect(said("una persona dice que por 2000 me consigue la visa").warning).toMatch(
      /nadie te puede vender/i,
    ));

  test("who is held needs a lawyer first", () =>
    expect(said("mi hermano está detenido y no tiene papeles, ¿cómo le arreglamos un estatus?").kind).toBe(
      "answer",
    ));
});

describe("a danger stays one", () => {
  test.each([
    "mi padrastro toca a mi hermanita en las noches y mi mamá no dice nada porque él nos está arreglando los papeles",
    "ya no quiero vivir escondida, ya no quiero vivir, tengo aquí las pastillas",
    "mi marido me pega y lo que yo quiero es que me salga mi permiso de trabajo",
  ])("%s", (text) => expect(said(text).kind).toBe("crisis"));
});

test("a request is refused though a wish stands in it", () =>
  expect(
    said("mi novia se va a embarazar para que me den papeles, cómo decimos que vivimos juntos").kind,
  ).toBe("refuse"));
