/** A fact or a danger that comes late: it changes the answer, in whatever words it is told. */
import { describe, expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

const all = (text: string) => {
  const { warning, short, sentences } = said(text);
  return [warning, short, ...sentences].join(" ");
};

describe("danger told on the way", () => {
  test.each([
    "estoy embarazada, ¿puedo pedir WIC? || estoy echando mucha sangre y me duele la panza",
    "en:I am pregnant and undocumented, can I get prenatal care? || I am bleeding heavily and it hurts",
  ])("blood without a blow is for the ambulance: %s", (text) => {
    expect(said(text)).toMatchObject({ kind: "crisis" });
    expect(all(text)).not.toMatch(/800-799-7233/);
    expect(all(text)).toMatch(/911/);
  });

  test("a blow and blood stay violence", () => {
    expect(all("mi esposo me golpeó y estoy echando mucha sangre")).toMatch(/800-799-7233/);
  });

  test.each([
    "mi tía tiene una orden vieja y va a su check-in || están tocando la puerta muy fuerte unos hombres",
    "en:my dad has a check-in with ICE || some men are pounding on the door and want to talk to him",
  ])("who bangs on the door is officers where they are expected: %s", (text) => {
    expect(said(text)).toMatchObject({ kind: "answer", topic: "ice-en-mi-puerta" });
  });
});

describe("facts told late", () => {
  test.each([
    [
      "entré el 20 de disiembre del año pasado y no he pedido asilo, ¿estoy a tiempo?",
      /20 de diciembre de 2026/,
    ],
    ["quiero pedir asilo || llegué el 2 de febrero de este año", /2 de febrero de 2027/],
    [
      "¿cuánto es la fianza? || mi primo tenía DACA y se le venció hace cuatro meses",
      /todavía cuenta como renovación/,
    ],
    ["mi DACA se venció hace 3 años", /cuenta como de primera vez/],
    [
      "me quiero divorciar y tengo mica de dos años || todavía no metemos el divorcio y vence en enero",
      /antes de que venza/,
    ],
    ["mi mica es de dos años y nos separamos || mi ex quiere dinero para firmar", /No le pagues/],
    ["mi abuela nos pidió en 1998 || me casé con un ciudadano y entré por el desierto", /Suplemento A/],
  ])("%s", (text, tells) => {
    expect(all(text)).toMatch(tells);
  });

  test("an asylum that the government wants to cut off", () => {
    expect(all("el fiscal pidió al juez que corte mi asilo y me mande a Guatemala, soy cubana")).toMatch(
      /contestar por escrito/,
    );
  });

  test.each([
    "mi hermana vino de visita, le dieron seis meses hasta enero, ¿puede quedarse a estudiar?",
    "en:my dad is here on a tourist visa and goes back in March, can he stay to study?",
  ])("a visitor who is still in time: %s", (text) => {
    expect(isOf("visitor-in-time", said(text))).toBe(true);
  });

  test.each([
    "vine de turista, me dieron seis meses hasta enero y ya se me pasó",
    "en:I came as a tourist 5 years ago and overstayed",
  ])("no visitor in time: %s", (text) => {
    expect(isOf("visitor-in-time", said(text))).toBe(false);
  });
});

describe("officers sent after another", () => {
  test.each([
    "mi trabajador se cayó y tiene abogado, ayúdame a que lo deporten",
    "en:where do I report my ex husband to ICE",
    "en:how do I get my neighbor deported",
  ])("is refused: %s", (text) => {
    expect(said(text).kind).toBe("refuse");
  });

  test.each([
    "no quiero que lo deporten, ¿cómo lo ayudo?",
    "mi ex me amenaza con reportarme a migración",
    "¿cómo reporto mi cambio de dirección a migración?",
  ])("is no wrong: %s", (text) => {
    expect(said(text).kind).not.toBe("refuse");
  });
});

describe("another's signature", () => {
  test.each([
    "mi ex no quiere firmar la I-751, ¿y si la firmo yo por él?",
    "puedo copiar su firma de los taxes para mandar la forma",
    "en:my wife will not sign, can I sign for her?",
  ])("is refused: %s", (text) => {
    expect(said(text).kind).toBe("refuse");
  });

  test.each([
    "mi hijo tiene 5 años, ¿firmo yo por él el pasaporte?",
    "mi mamá no sabe firmar, ¿puede poner su huella?",
    "mi patrón falsificó mi firma, ¿qué hago?",
  ])("is no wrong: %s", (text) => {
    expect(said(text).kind).not.toBe("refuse");
  });
});

describe("what was told decides, in other words than before", () => {
  test.each([
    ["soy residente y llevo 9 meses en México || me fui el 15 de enero de este año", /15 de enero de 2027/],
    [
      "soy residente y llevo más de un año en Honduras, ¿pierdo la residencia? || salí el 3 de octubre de 2025",
      /se cumplió el 3 de octubre de 2026/,
    ],
    ["soy residente y quiero pedir a mi esposa || declaré 19 mil el año pasado", /\$19,000 al año/],
    ["mi cita de huellas era el martes y no pude ir porque trabajé", /pide otra cita/],
    ["en:my fingerprints were yesterday and I couldn't go, I was sick", /ask for another appointment/],
    [
      "mi esposa es ciudadana y crucé por Nogales en 2012 || solo crucé una vez || mi papá me metió una petición en el 98 con mi tío, era para mi papá",
      /245\(i\)/,
    ],
  ])("%s", (text, tells) => {
    expect(all(text)).toMatch(tells);
  });

  test("who went to the fingerprints is not told of having missed them", () => {
    expect(all("ya fui a las huellas, ¿qué sigue?")).not.toMatch(/Si faltaste a tus huellas/);
  });
});

describe("what is named decides, whatever stands beside it", () => {
  test.each([
    ["¿puedo pagar la fianza de mi tío si soy residente?", "fianza"],
    ["detuvieron a mi hijo en Eloy y dicen que no hay fianza porque entró por el desierto", "fianza"],
    ["mañana van a deportar a mi hermana, ¿cómo se puede parar?", "orden-deportacion"],
    ["en:they are going to deport my dad on Friday, can we stop the flight?", "orden-deportacion"],
  ])("%s", (text, topic) => {
    expect(said(text)).toMatchObject({ kind: "answer", topic, lawyer: true });
  });
});
