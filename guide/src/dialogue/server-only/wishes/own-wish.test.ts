/** Whose papers are asked about: a child's question is not turned round into the parent's. */
import { describe, expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";
import { holds } from "#guide/testing/conversations.ts";

describe("who wishes for papers through a relative is asked how she came in", () => {
  test.each([
    "mi papá es ciudadano, ¿me puede arreglar?",
    "¿me puede arreglar mi hermano?",
    "mi mamá se hizo ciudadana, ¿yo ya puedo sacar mi green card?",
    "mi vieja es ciudadana y yo soy mojado, ¿qué hago?",
    "en:my wife is a citizen, can she fix my papers?",
    "¿cómo arreglo mis papeles si mi papá es residente?",
  ])("%s", (text) => {
    const { kind, topic, short } = said(text);
    expect(kind).toBe("clarify");
    expect(topic).toBe("arreglar-papeles");
    expect(short).not.toMatch(/Eres ciudadano|are you a citizen/i);
  });

  test.each(["soy ciudadano y quiero arreglar a mi papá", "soy residente, ¿puedo pedir a mi hermano?"])(
    "who petitions is asked as before: %s",
    (text) => {
      expect(said(text).topic).not.toBe("arreglar-papeles");
    },
  );
});

describe("a grown child of a parent with papers waits, and an overstay is not forgiven", () => {
  test.each([
    "mi papá ya es ciudadano, ¿ya puedo arreglar? || tengo 30 años y estoy casado, entré con visa",
    "¿me puede arreglar mi papá? || es ciudadano, entré con visa, tengo 27 años",
    "¿ya puedo arreglar si mi mamá ya es ciudadana? || soy soltera de 25, se me venció la visa",
    "en:my dad has a green card, can he petition me, I am 25",
    "en:my mom is a citizen, I'm 28 and overstayed, can I file I-485",
  ])("%s", (text) => {
    expect(isOf("grown-child-of-parent", said(text))).toBe(true);
  });

  test("one under 21 has no line", () => {
    const reply = said("mi papá es ciudadano, ¿me puede arreglar? || tengo 19, soltera, entré con visa");
    expect(isOf("grown-child-of-parent", reply)).toBe(false);
  });
});

describe("what is replied to the two questions", () => {
  holds(`
    quiero arreglar papeles > no tengo visa, mi esposa es ciudadana :: entre-sin-inspeccion-245i :: cruzaste sin revisión
    quiero arreglar papeles > entre con visa, mi esposa tiene daca :: arreglar-papeles :: Sin familia con papeles :: podría pedirte con la I-130
    quiero arreglar papeles > con visa y mi esposo murio era ciudadano :: murio-peticionario :: I-360 :: podría pedirte con la I-130
    quiero arreglar papeles > Con visa o permiso > Nadie :: arreglar-papeles :: Sin familia con papeles :: No sé si eso
    quiero arreglar papeles > Crucé sin revisión > no tengo a nadie :: entre-sin-inspeccion-245i :: Sin familia con papeles :: 988
    mi jefe me quiere arreglar > entre sin papeles :: entre-sin-inspeccion-245i :: 245 :: papá o mamá te puede pedir
    quiero arreglar papeles > con pasaporte americano de otra persona y mi esposo es ciudadano :: antecedentes :: muy grave
    en:I want to fix my papers > came with a visa and my wife is not a citizen, she has a green card :: inmediato-vs-preferencia :: F2A
  `);
});

describe("what shall be said of a past, and what a sham wedding costs", () => {
  test.each([
    "en:I'll say I never was arrested",
    "pues nomas les digo que yo nunca trabajé",
    "¿cuánto cobran por casarse por papeles?",
    "en:how much do people charge to get married for a green card",
  ])("%s", (text) => {
    expect(said(text).kind).toBe("refuse");
  });

  test.each(["nunca me han arrestado", "¿cuánto cuesta el trámite para arreglar por matrimonio?"])(
    "no request: %s",
    (text) => {
      expect(said(text).kind).not.toBe("refuse");
    },
  );
});

describe("a couple's questions are asked of the right one", () => {
  test.each([
    "oye y mi esposa que es de Colombia cómo la arreglo",
    "cómo le arreglo los papeles a mi esposo",
    "quiero arreglarle a mi marido",
    "en:how do I fix my wife's papers",
  ])("who petitions is asked whether she is a citizen: %s", (text) => {
    const { kind, topic } = said(text);
    expect([kind, topic]).toEqual(["clarify", "pedir-esposo"]);
  });

  test.each([
    "en:I'm a DACA recipient married to a citizen",
    "en:my husband is a US citizen and I have no status",
    "estoy casada con un ciudadano y no tengo papeles",
    "mi señora y yo queremos arreglar nuestros papeles",
    "mi mujer y yo queremos legalizarnos, los dos estamos sin papeles",
    "mi esposo ciudadano y yo queremos arreglar nuestros papeles",
    "¿un hijo ciudadano puede arreglar a sus papás?",
    "en:my wife and I are both undocumented, how can we get our papers",
  ])("who is asked for is asked how she came in: %s", (text) => {
    const { kind, topic } = said(text);
    expect([kind, topic]).toEqual(["clarify", "arreglar-papeles"]);
  });

  test("the citizen who told so late is no migrant", () => {
    const reply = said(
      "mi esposa cómo la arreglo || yo soy ciudadano || ella está aquí, entró por el río en 2021",
    );
    expect(isOf("spouse-crossed", reply)).toBe(true);
  });
});
