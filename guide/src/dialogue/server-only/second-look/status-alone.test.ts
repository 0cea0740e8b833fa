/** A status told at the start, and nothing asked: a choice or the two questions, never a guess. */
import { describe, expect, test } from "vitest";
import { isOf, said } from "#guide/testing/conversation.ts";

const offered = (text: string) => {
  const { kind, choices } = said(text);
  return [kind, ...choices.map(({ label }) => label)].join(" | ");
};

describe("what such people ask about is offered", () => {
  test.each([
    ["hola, ya tengo mi caso de asilo en proceso", /^clarify.*Permiso de trabajo por asilo/],
    ["ya aplicamos para asilo", /^clarify.*Entrevista y espera de asilo/],
    ["en:we have an open asylum case", /^clarify.*Work permit with a pending asylum/],
    ["pues yo soy residente permanente desde hace 4 años", /^clarify.*Ciudadanía: requisitos/],
    ["quiero hacer una petición familiar", /^clarify.*Pedir a mi esposo/],
    ["ya metí mi residencia", /^clarify.*Cómo va mi caso/],
    ["me llegó la mica ayer", /^dont_know.*qué sigue.*Pedir a mi esposo/],
    ["en:i'm a green card holder", /^clarify.*Citizenship/],
    ["ya me hice ciudadana el año pasado", /^clarify.*Pedir a mi papá/],
    ["nos aprobaron la I-130", /^clarify.*Residencia por el consulado/],
    ["en:i have a work permit", /^clarify.*Renew/],
    ["estoy aquí con visa de turista", /^clarify.*Visa de turista vencida/],
  ])("%s", (text, choice) => {
    expect(offered(text)).toMatch(choice);
  });

  test("the day on which asylum was asked for is counted from, not asked about", () => {
    expect(said("pedí asilo en marzo de 2025").topic).toBe("permiso-trabajo-asilo");
  });

  test("a pending asylum stays what few words more belong to", () => {
    expect(said("tengo asilo pendiente || ¿y mi esposa?").short).toMatch(/I-589 van tu esposo o esposa/);
    expect(said("mi asilo está pendiente || ¿me pueden deportar?")).toMatchObject({
      topic: "asilo-general",
      lawyer: true,
    });
  });
});

describe("whose spouse is a citizen is asked how they came", () => {
  test.each([
    "mi marido es ciudadano americano",
    "me casé con una gringa en junio",
    "en:my wife is a us citizen",
  ])("%s", (text) => {
    expect(said(text)).toMatchObject({ kind: "clarify", topic: "ajuste-familiar" });
    expect(said(text).sentences.join(" ")).toMatch(/revisó un oficial|officer check you/);
  });
});

describe("whoever tells or asks more is heard", () => {
  test.each([
    ["soy residente y anoche me arrestaron por manejar tomado", "antecedentes|dui"],
    ["soy residente, ¿cuánto puedo estar fuera?", "viajar-advance-parole|renovar-green-card"],
    ["tengo asilo pendiente y me llegó un papel de la corte", "nta-corte|asilo-general"],
    ["me casé con un ciudadano y me pega", "vawa"],
    ["mi esposa es ciudadana y quiere divorciarse", "divorcio-en-tramite"],
  ])("%s", (text, topics) => {
    expect(topics.split("|")).toContain(said(text).topic);
  });
});

describe("time decides", () => {
  test.each(["me quedan tres semanas en mi I-94", "mi visa de turista se acaba en dos meses"])(
    "who is still in time is told so: %s",
    (text) => {
      expect(isOf("visitor-in-time", said(text))).toBe(true);
    },
  );

  test.each([
    ["mi DACA se venció en 2022", true],
    ["mi daca caducó en febrero de 2025", true],
    ["mi DACA venció en 2025", false],
    ["mi DACA se venció en enero de 2026", false],
  ])("a DACA is lapsed after a year and not before: %s", (text, lapsed) => {
    expect(isOf("daca-lapsed", said(text))).toBe(lapsed);
  });
});

describe("what years, a wedding or a beginning would give is a wish for status", () => {
  test.each([
    "si me caso con mi novia que es ciudadana, ¿me dan la residencia?",
    "llevo quince años pagando taxes aquí, ¿el gobierno no me da papeles?",
    "por los años que tengo aquí, ¿ya me toca la residencia?",
    "no quiero nada chueco, ¿por dónde empieza uno para tener sus papeles?",
    "kiero lejalisarme",
    "¿nosotros alcanzamos papeles?",
    "en:if I marry my boyfriend who is a citizen, do I get a green card?",
  ])("%s", (text) => {
    // A citizen to be married has two questions of that way's own.
    expect(said(text).kind).toBe("clarify");
    expect(said(text).topic).toMatch(/^(?:arreglar-papeles|ajuste-familiar)$/);
  });

  test.each([
    ["si me caso con mi novia ciudadana que me cobra 5 mil, ¿me dan papeles?", "refuse"],
    ["llevo doce años aquí y tengo corte con el juez, ¿me dan la residencia por los años?", "answer|clarify"],
  ])("a paid one is not, and a judge has a way of its own: %s", (text, kinds) => {
    expect(kinds.split("|")).toContain(said(text).kind);
    expect(said(text).topic).not.toBe("arreglar-papeles");
  });
});
