import { describe, expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

describe("whom somebody asks for names the subject", () => {
  const relatives = {
    "mi mamá": "pedir-papas",
    "mi papá": "pedir-papas",
    "mi hijo de 10 años": "hijos-hijastros",
    "mi hermano": "pedir-hermanos",
    "mi novia": "prometido-k1",
  };
  const beside = [
    ", está en Guatemala",
    " que vive en El Salvador",
    ", está en Honduras, me acabo de hacer ciudadano",
  ];
  const rows = Object.entries(relatives).flatMap(([who, topic]) =>
    beside.map((rest): [string, string] => [`Quiero pedir a ${who}${rest}`, topic]),
  );

  test.each(rows)("%s", (text, topic) => {
    const reply = said(text);
    expect(["answer", "clarify"]).toContain(reply.kind);
    expect([topic, "proceso-consular"]).toContain(reply.topic);
  });

  test("a wish in the words of one is asked about", () => {
    expect(said("quiero arreglarle a mi esposa").kind).toBe("clarify");
  });

  test("no other relative may be asked for", () => {
    expect(isOf("cannot-petition", said("¿cómo puedo pedir a mi suegra que está en Perú?"))).toBe(true);
    expect(isOf("cannot-petition", said("en: can I petition my cousin from Honduras"))).toBe(true);
    expect(isOf("cannot-petition", said("¿me puede pedir mi nieto ciudadano?"))).toBe(false);
  });

  test.each([
    "ocupo traer a mi señora, ¿conocen a alguien que la traiga por la línea?",
    "voy a traerme a mis hijos como sea, ¿por dónde paso con ellos?",
  ])("what is to be done without a petition is refused: %s", (text) => {
    expect(said(text).kind).toBe("refuse");
  });
});

describe("plain wordings of one subject", () => {
  test.each([
    ["deportaron a mi hermano ayer", "reingreso-tras-deportacion"],
    ["a mi cuñado lo pararon manejando y lo agarró la migra", "encontrar-detenido"],
    ["me divorcié, ¿puedo pedir la ciudadanía?", "ciudadania-requisitos"],
    ["¿cómo veo el estado de mi caso?", "estado-del-caso"],
    ["metí mi asilo hace 3 años y no pasa nada", "entrevista-asilo"],
    ["tengo dos hijos y me robaron mi tarjeta de TPS", "documentos-perdidos"],
    ["¿dónde se presenta la aplicación de nacara, con uscis o con el juez?", "nacara"],
    ["en: how do I enter the green card lottery", "loteria-visas"],
    ["en: how old can you be to apply for SIJ", "sij-jovenes"],
    ["¿qué requisitos piden para el asilo?", "asilo-general"],
    ["¿qué vacunas piden para la green card?", "proceso-examen-medico"],
    ["si mi papá se hace ciudadano, ¿va más rápida mi petición?", "inmediato-vs-preferencia"],
    ["mi esposo y yo somos residentes, queremos ser ciudadanos", "ciudadania-requisitos"],
    ["quiero sacar la ciudadanía, tengo mica desde 2016", "ciudadania-requisitos"],
    ["¿cómo saco la ciudadanía? soy residente desde 2015", "ciudadania-requisitos"],
    [
      "en: my dad naturalized when I was 16 and I had my green card, do I have to apply for citizenship?",
      "ciudadania-por-padres",
    ],
    ["en: how do I apply for my wife?", "pedir-esposo"],
    ["mi mamá es residente y quiere ser ciudadana", "ciudadania-requisitos"],
    ["nosotros tenemos green card, ¿cómo nos hacemos ciudadanos?", "ciudadania-requisitos"],
    ["en: we have green cards and want to be citizens", "ciudadania-requisitos"],
    ["mi esposo es residente, ¿puede pedirme o tiene que esperar a hacerse ciudadano?", "pedir-esposo"],
  ])("%s", (text, topic) => {
    expect(said(text).topic).toBe(topic);
  });

  test.each([
    "mi marido es militar y yo quiero la residencia",
    "hay alguna manera de hacerme legal sin tener que regresarme a mi país",
    "pago mis taxes y tengo cartas de mi iglesia, ¿con eso me dan papeles?",
    "perdí mi miedo y pregunto: ¿cómo consigue alguien sin documentos su residencia?",
  ])("a wish for a status stays one: %s", (text) => {
    expect(said(text).topic).toBe("arreglar-papeles");
    expect(said(text).kind).toBe("clarify");
  });
});
