import { describe, expect, it } from "vitest";
import { said } from "#guide/testing/conversation.ts";

const told = /antes de hablar a solas con un abogado|before you talk alone with a lawyer/;

describe("a death by one's own hand", () => {
  it.each([
    "maté a un hombre en mi país",
    "yo maté a una persona en Honduras hace 15 años, ¿puedo arreglar papeles?",
    "en mi país maté a alguien en defensa propia y quiero pedir asilo",
    "atropellé y maté a una persona, soy residente",
    "mi esposo mató a un hombre en México, ¿lo pueden deportar?",
    "tengo una orden de captura en mi país por homicidio",
    "fui sicario y me salí, quiero asilo",
    "en la guerra maté gente, era soldado",
    "en:I killed a man in my country, can I get asylum",
    "en:my brother was convicted of murder in Guatemala, can I petition him",
  ])("a lawyer hears it first: %s", (text) => {
    const reply = said(text);
    expect(reply).toMatchObject({ kind: "answer", topic: "antecedentes", lawyer: true });
    expect(`${reply.short} ${reply.sentences.join(" ")}`).toMatch(told);
  });

  it.each([
    ["quiero matar a mi patrón", "crisis"],
    ["acabo de matar a mi marido", "crisis"],
    ["mataron a mi hermano en mi país, ¿puedo pedir asilo?", "answer"],
    ["me quieren matar en mi país", "answer"],
    ["maté a un perro por accidente", "dont_know"],
  ])("and no other: %s", (text, kind) => {
    const reply = said(text);
    expect(`${reply.short} ${reply.sentences.join(" ")}`).not.toMatch(told);
    if (kind === "crisis") expect(reply.kind).toBe("crisis");
  });
});
