import { expect, test } from "vitest";
import { converse, guide } from "#guide/testing/conversation.ts";

const ground = (state: Parameters<typeof guide.passagesFor>[1], question: string) =>
  guide.passagesFor(question, state, "es");

test("a model gets the answer that was written for what is asked next, first and filled in", () => {
  const { state } = converse("es", ["¿cómo renuevo mi mica?"]);
  const [first] = ground(state, "¿puedo trabajar mientras llega la nueva?");
  expect(first?.id).toMatch(/^renovar-green-card#faq-/);
  expect(first?.text).not.toMatch(/\{V\d/);
  expect(first?.source.url).toMatch(/^https:/);
});

test("not one that what was told before makes wrong", () => {
  const { state } = converse("es", ["me deportaron en 2010 y volví a cruzar"]);
  const ids = ground(state, "mi hijo ciudadano ya cumplió 21 y me va a pedir").map(({ id }) => id);
  expect(ids).not.toContain("arreglar-papeles#faq-child-already-21");
});

test("there are at most six, and not too long", () => {
  const { state } = converse("es", ["¿cómo renuevo mi mica?"]);
  const passages = ground(state, "¿y cuánto cuesta y cuánto tarda?");
  expect(passages.length).toBeLessThanOrEqual(6);
  expect(passages.map(({ text }) => text).join("").length).toBeLessThanOrEqual(3_500);
});

test("a form asked about by its number is in the ground, whatever the rest of the question is near to", () => {
  const { state } = converse("es", ["pagué impuestos con ITIN"]);
  for (const question of [
    "Pagué impuestos con ITIN, ¿necesito el I-130?",
    "¿y luego que sigue con el i 130?",
  ]) {
    const text = ground(state, question)
      .map((one) => one.text)
      .join(" ");
    expect(text).toMatch(/I-130/);
    expect(text).not.toMatch(/https:/);
  }
  const form = ground(null, "mi seguro es 123-45-6789 y mi cel 312 555 0199, ¿qué es I-129F?").flatMap(
    (one) => one.forms,
  );
  expect(form).toContain("I-129F");
  // Named by a passage already, it is not told twice.
  expect(ground(null, "¿cómo lleno la I-765?").filter(({ id }) => id === "form#I-765")).toEqual([]);
});
