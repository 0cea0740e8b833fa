import { describe, expect, test } from "vitest";
import { createGuide } from "#guide/guide.ts";
import { loadContent } from "#guide/load.ts";

const guide = createGuide(loadContent());
const options = { today: "2026-11-22" };
const answered = (text: string) => guide.reply(text, null, "es", options).reply;

describe("a spot in the story of another matter gives way", () => {
  test.each([
    [
      "perdi-o-me-negaron",
      "me llegó una carta de request for evidence que pide actas traducidas y estados de cuenta del banco de los dos, y nomás tengo la mitad, ¿mando lo que tengo?",
    ],
    [
      "visa-u",
      "ya me llegó el papel que dice bona fide y todavía faltan años para la visa u, ¿ya puedo pedir mi permiso de trabajo?",
    ],
    [
      "castigo-3-10-perdon",
      "mi mamá se pasó de su visa ocho meses cuando era menor y nunca había cruzado, ¿le cuenta el castigo de 3 años antes de los 18?",
    ],
  ])("%s: %s", (topic, text) => {
    expect(answered(text)).toMatchObject({ kind: "answer", topic });
  });

  test("what cannot wait keeps its warning above the subject of the story", () => {
    const reply = answered(
      "no fui a la corte el lunes porque mi hijo tenía fiebre de 40 y lo tuve en urgencias, ya vi que el juez ordenó la deportación",
    );
    expect(reply.topic).not.toBe("escuela-emergencia");
    expect(reply.lawyer).toBe(true);
    expect(reply.warning).not.toBeNull();
  });

  test.each([
    ["police-stop", "me detuvo la patrulla en la carretera", "carro"],
    ["i-220b", "me dieron una I-220B y vivo en Orlando", "220B"],
  ])("%s, said in few words, is told all the same: %s", (_, text, word) => {
    expect(JSON.stringify(answered(text))).toContain(word);
  });
});

describe("everyday words beside a plain subject", () => {
  test.each([
    [
      "residencia-cubanos",
      "entré por Nogales con cita y parole, soy cubano y llevo catorce meses, ¿me vale la ley de ajuste o es puro cuento?",
    ],
    [
      "llamadas-estafa",
      "mandé dinero por bitcoin porque me dijeron que migración tenía una orden de arresto contra mí",
    ],
    ["castigo-3-10-perdon", "10 años castigado fuera?? no manches"],
    ["estado-del-caso", "¿cómo va mi caso?"],
  ])("hide it no more: %s: %s", (topic, text) => {
    expect(answered(text)).toMatchObject({ kind: "answer", topic });
  });

  test.each(["cuéntame un cuento de piratas", "qué onda, no manches", "una receta de pozole"])(
    "are still about something else by themselves: %s",
    (text) => {
      expect(answered(text).kind).not.toBe("answer");
    },
  );
});

describe("a stranger's single questions", () => {
  test.each([
    "me casé por amor pero la gente piensa que es fraude, ¿cómo pruebo que es real?",
    "¿cómo demostramos que nuestro matrimonio es de verdad y que nos queremos?",
  ])("an honest couple hears of proofs and not of prison: %s", (text) => {
    const reply = answered(text);
    expect(reply.topic).toBe("pedir-esposo");
    expect(JSON.stringify(reply)).toContain("con la vida de los dos");
    expect(JSON.stringify(reply)).not.toContain("cárcel");
  });

  test("a marriage that is paid for is told of the crime, not of proofs", () => {
    const reply = answered(
      "le voy a pagar a un ciudadano por casarse conmigo, ¿cómo pruebo que es de verdad?",
    );
    expect(JSON.stringify(reply)).not.toContain("con la vida de los dos");
  });

  test("a car is no price", () => {
    const reply = answered("¿qué derechos tengo si la migra me para en el carro?");
    expect(JSON.stringify(reply)).toContain("no dar permiso para que revisen tu carro");
    expect(JSON.stringify(reply)).not.toContain("cifra segura");
  });

  test("a conviction before a trip is told of, and not the time away", () => {
    expect(
      answered("soy residente y tengo una condena por robo de tienda, ¿puedo viajar a México?").topic,
    ).toBe("antecedentes");
  });

  test("who was fired for asking about a permit has rights", () => {
    expect(answered("mi patrón me corrió por preguntar de la renovación de mi permiso").topic).toBe(
      "derechos-laborales",
    );
  });
});
