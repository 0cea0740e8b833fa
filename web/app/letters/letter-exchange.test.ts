import { savedExchangeInput } from "@faro/contract/history/schemas.ts";
import type { ProcessDocumentOutput } from "@faro/contract/letters/schemas.ts";
import { describe, expect, it } from "vitest";
import { letterExchange } from "#web/letters/letter-exchange.ts";

const letter: ProcessDocumentOutput = {
  translation: "Te piden más pruebas.",
  description: "Tu caso sigue abierto.",
  solution: "1. Junta las pruebas.",
  language: "es",
  engine: "guide",
  kind: null,
  confidence: "high",
  receiptNumber: null,
  alienNumber: null,
  otherNumbers: [],
  dates: [],
  deadline: null,
  place: null,
  amounts: [],
  lines: [],
  steps: [],
  lawyer: "now",
  sources: [{ title: "USCIS", url: "https://www.uscis.gov/", checked: "2026-01-02" }],
  notes: [],
  text: "",
  readBy: "text",
  pages: 1,
};
const words = {
  question: "¿Qué dice mi carta?",
  translation: "Qué dice",
  description: "Qué significa",
  solution: "Pasos",
  shortened: "(Cortado.)",
};

describe("a letter as a conversation", () => {
  it("keeps what it says, what it means, the steps and the sources", () => {
    const exchange = savedExchangeInput.parse(letterExchange({ letter, originalName: "a.pdf" }, words));
    expect(exchange.question).toBe("¿Qué dice mi carta?");
    expect(exchange.answer).toBe(
      "Qué dice\nTe piden más pruebas.\n\nQué significa\nTu caso sigue abierto.\n\nPasos\n1. Junta las pruebas.",
    );
    expect(exchange).toMatchObject({ lawyer: true, engine: "guide", sources: letter.sources });
  });

  it("is led by the warnings of the screen", () => {
    const notes = [
      { code: "payment-trick", text: "Cuidado: no pagues." },
      { code: "hidden-text", text: "Trae texto escondido." },
      { code: "private", text: "Tu carta trae datos privados." },
    ];
    const exchange = savedExchangeInput.parse(
      letterExchange({ letter: { ...letter, notes }, originalName: "a" }, words),
    );
    expect(exchange.warning).toBe("Cuidado: no pagues.\n\nTrae texto escondido.");
    const none = savedExchangeInput.parse(letterExchange({ letter, originalName: "a" }, words));
    expect(none.warning).toBeNull();
  });

  it("shortens a long letter, never its meaning or steps, and says so", () => {
    const long = { ...letter, translation: "a".repeat(30_000) };
    const { answer } = savedExchangeInput.parse(letterExchange({ letter: long, originalName: "a" }, words));
    expect(answer).toContain("(Cortado.)");
    expect(answer.endsWith("1. Junta las pruebas.")).toBe(true);
  });
});
