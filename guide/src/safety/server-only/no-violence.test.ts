/** Violence that is over or was never at home: answered, and no cry. */
import { describe, expect, test } from "vitest";
import { said } from "#guide/testing/conversation.ts";

describe("strangers did it, and it is a matter for the police", () => {
  test.each([
    "a mi marido le dispararon en un asalto el año pasado y ayudó al detective, ¿hay visa para él?",
    "nos asaltaron con un cuchillo y pusimos el reporte, ¿eso sirve para papeles?",
    "en:my wife was robbed at gunpoint in March and we talked to the police, is there a visa for that?",
  ])("%s", (text) => {
    expect(said(text)).toMatchObject({ kind: "answer", topic: "visa-u" });
  });

  test.each([
    "nos acaban de asaltar y mi esposo está sangrando mucho, ¿llamo a la policía?",
    "mi ex me apuñaló ayer y la policía no hace nada",
  ])("of today, or of somebody of the house, it stays a cry: %s", (text) => {
    expect(said(text).kind).toBe("crisis");
  });
});

describe("over by her own words", () => {
  test("who was hurt once and is safe is told of the way", () => {
    expect(
      said("mi ex me pegaba || ya estoy a salvo, eso fue en 2020, quiero saber si puedo pedir VAWA"),
    ).toMatchObject({ kind: "answer", topic: "vawa" });
  });

  test("who is still looked for is not", () => {
    expect(said("estoy a salvo desde hace 2 años pero mi esposo me amenaza de muerte otra vez").kind).toBe(
      "crisis",
    );
  });

  test("a sister who stands by: the days asked for are told", () => {
    const reply = said(
      "el juez me negó el asilo el lunes || ya no quiero vivir, mejor me mato || perdón, ya hablé con mi hermana y está conmigo. ¿cuántos días tengo para apelar?",
    );
    expect(reply).toMatchObject({ kind: "answer", topic: "apelar-juez" });
    expect(reply.warning).toMatch(/988/);
  });

  test("ICE's monitor is no chain", () => {
    expect(said("se me apagó el grillete en la noche, ¿me van a detener?")).toMatchObject({
      kind: "answer",
      topic: "check-in-ice",
    });
  });
});

describe("whoever did it to a child", () => {
  test.each([
    "mi hijo me contó que el vecino lo toca cuando yo trabajo",
    "en:my daughter told me her cousin touched her while I was at work",
  ])("the child is believed and protected: %s", (text) => {
    const { kind, short } = said(text);
    expect(kind).toBe("crisis");
    expect(short).toMatch(/Créele|Believe the child/);
  });

  test("who fears to lose the child is told that papers are no reason", () => {
    const reply = said(
      "mi niña me dijo que su tío la toca cuando yo trabajo || si aviso me la van a quitar porque no tengo papeles",
    );
    expect(reply.kind).toBe("crisis");
    expect(reply.sentences.join(" ")).toMatch(/no es, por sí solo, motivo/);
  });

  test("a turn at school is none", () => {
    expect(said("mi hija me dijo que le toca ir a la escuela el lunes").kind).not.toBe("crisis");
  });
});

describe("who knows what comes", () => {
  test.each([
    "mi marido es residente, hoy lo hice enojar y ya viene para la casa",
    "en:my husband is a citizen, I made him mad and he is on his way home",
  ])("%s", (text) => {
    expect(said(text)).toMatchObject({ kind: "crisis", topic: "vawa" });
  });

  test("an angry boss who comes is no husband", () => {
    expect(said("mi jefe está enojado y ya viene del trabajo, ¿me puede despedir?").kind).not.toBe("crisis");
  });
});
