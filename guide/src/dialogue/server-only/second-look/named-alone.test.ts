/** A subject called by its name and nothing more is that subject, whatever the ranking makes of three words. */
import { describe, expect, test } from "vitest";
import { namedAlone } from "#guide/dialogue/server-only/second-look/named-alone.ts";
import { said } from "#guide/testing/conversation.ts";

describe("is answered, or asked its own questions", () => {
  test.each([
    ["¿cómo saco la ciudadanía?", "answer", "ciudadania-requisitos"],
    ["información sobre la ciudadanía", "answer", "ciudadania-requisitos"],
    ["¿cómo saco el asilo?", "clarify", "asilo-general"],
    ["hola, quisiera saber cómo obtener asilo", "clarify", "asilo-general"],
    ["requisitos para la mica", "clarify", "arreglar-papeles"],
    ["¿cómo funciona la residencia?", "clarify", "arreglar-papeles"],
    ["¿cómo lleno la I-864?", "answer", "afidavit-i864"],
    ["¿cómo pido la visa SIJ?", "answer", "sij-jovenes"],
    ["¿califico para la visa K-1?", "answer", "prometido-k1"],
    ["en:how do I fill out the N-400", "answer", "ciudadania-requisitos"],
    ["en:I want to apply for asylum", "clarify", "asilo-general"],
  ])("%s", (text, kind, topic) => {
    expect(said(text)).toMatchObject({ kind, topic });
  });
});

describe("a name of several subjects is offered as these", () => {
  test.each(["¿cómo saco el parole?", "requisitos para el parole", "ayuda con la I-130"])("%s", (text) => {
    const { kind, topic, choices } = said(text);
    expect([kind, topic]).toEqual(["clarify", null]);
    expect(choices.length).toBeGreaterThan(2);
  });
});

describe("while something else is open it is a subject of its own, unless it is part of that", () => {
  test.each([
    ["¿cómo cambio mi dirección? || ¿cómo saco la ciudadanía?", "ciudadania-requisitos"],
    ["quiero pedir a mi mamá, soy ciudadano || ¿cómo saco la visa U?", "visa-u"],
    ["mi daca vence en marzo || ¿cómo saco la ciudadanía?", "ciudadania-requisitos"],
    ["tengo asilo pendiente || ¿cómo saco el permiso de trabajo?", "permiso-trabajo-asilo"],
    ["¿cómo cambio mi dirección? || ¿y cuánto tarda?", "cambio-direccion"],
  ])("%s", (text, topic) => {
    expect(said(text).topic).toBe(topic);
  });
});

describe("what says more than the name", () => {
  test.each([
    "como saco a mi esposo del asilo",
    "cuanto cuesta la ciudadania",
    "que es el parole",
    "me negaron el asilo",
    "perdi mi mica",
  ])("%s", (words) => {
    expect(namedAlone([words])).toBeNull();
  });
});
