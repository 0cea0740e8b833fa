/** People who are held: for money, behind a door that is barred; and who is held by law. */
import { describe, expect, test } from "vitest";
import { said, wholeOf } from "#guide/testing/conversation.ts";

describe("whoever brought them across wants more, or threatens", () => {
  test.each([
    "me amenaza el coyote",
    "el coyote me está cobrando",
    "debo dinero al coyote",
    "el coyote amenaza a mi familia porque le debo",
    "en:I owe money to the coyote and he is threatening us",
  ])("%s", (text) => {
    expect(said(text)).toMatchObject({ kind: "crisis", topic: "visa-t", lawyer: true });
  });

  test.each(["¿cuánto cobra un coyote?", "¿cuánto cobra un coyote por pasar a mi mamá?"])(
    "none: %s",
    (text) => {
      expect(said(text).kind).toBe("refuse");
    },
  );
});

describe("a relative is held for money", () => {
  test.each([
    "a mi sobrino lo tienen en una bodega en El Paso y quieren 5 mil para soltarlo",
    "los guías agarraron a mi hija y no la dejan ir hasta que deposite el resto",
    "¿cómo pido a mi hermano? || es que ya viene en camino y los coyotes lo tienen, piden 7 mil dólares o no lo entregan",
    "el coyote no suelta a mi prima hasta que mandemos otros 2 mil",
    "mi hermano cruzó ayer y los polleros quieren más dinero o si no lo dejan en el monte",
    "a mi marido lo bajaron del camión y me hablan de su teléfono pidiendo rescate",
    "en:the people who brought my sister won't let her leave until we wire 3 thousand",
    "en:the smugglers have my nephew and they want 4 thousand or they won't let him go",
  ])("the police and the FBI come first: %s", (text) => {
    expect(said(text)).toMatchObject({ kind: "crisis", lawyer: true });
    expect(wholeOf(text)).toMatch(/911/);
    expect(wholeOf(text)).toMatch(/800-225-5324/);
  });

  test("who is afraid of the police is told the same once more, and no locator", () => {
    const text =
      "tienen a mi primo en una casa y me piden 6 mil o no lo sueltan || me da miedo llamar porque lo deportan";
    expect(said(text).kind).toBe("crisis");
    expect(wholeOf(text)).toMatch(/sin decir tu estatus/);
    expect(wholeOf(text)).not.toMatch(/locator/);
  });

  test.each([
    ["tienen a mi hermano en Eloy y piden 8 mil de fianza para soltarlo", "fianza"],
    ["en:ICE has my dad in Aurora and the judge wants 5 thousand bond to let him go", "fianza"],
  ])("a bond is no ransom: %s", (text, topic) => {
    expect(said(text)).toMatchObject({ kind: "answer", topic });
  });
});

describe("a door that is barred from without", () => {
  test.each([
    "el mayordomo nos encierra por fuera en la noche y no tenemos agua",
    "en:he locks us in from the outside and there is no food",
    "nos mueven de casa en casa y si no trabajamos de noche le hacen algo a mi papá en Oaxaca",
    "en:if we stop cleaning for her she says they will hurt my little brother in Honduras",
  ])("%s", (text) => {
    expect(said(text)).toMatchObject({ kind: "crisis" });
    expect(wholeOf(text)).toMatch(/888-373-7888/);
  });

  test.each([
    "la escuela no me entrega las calificaciones de mi hijo hasta que pague la colegiatura",
    "la notaria no me entrega mis papeles hasta que le pague otros 500",
    "el taller no me suelta la troca hasta que pague mil dólares",
    "mi tía tiene a mi hija de vacaciones y me pide dinero para su comida",
    "en:my lawyer has my file and wants another thousand before he will let me have it",
  ])("things that are kept, and money that is asked for: %s", (text) => {
    expect(said(text).kind).not.toBe("crisis");
  });

  test("a house that was locked with nobody inside is none", () => {
    expect(
      said("el casero cerró mi cuarto con candado y perdí mi pasaporte, ¿cómo lo repongo?").kind,
    ).not.toBe("crisis");
  });
});
