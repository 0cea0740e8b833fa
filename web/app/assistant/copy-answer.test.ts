import { expect, it } from "vitest";
import { answerAsText } from "#web/assistant/copy-answer.ts";
import { newExchange } from "#web/assistant/exchange.ts";

const words = { steps: "Qué hacer ahora", sources: "Fuentes", unrecorded: "No es de Faro." };

it("copies the warning and the steps too", () => {
  const exchange = {
    ...newExchange(1, "¿Qué hago?"),
    warning: "No firmes nada.",
    text: "Corto.\n\nMás.",
    steps: ["Llama.", "Guarda copia."],
    sources: [{ title: "USCIS", url: "https://www.uscis.gov", checked: "2026-10-09" }],
  };
  expect(answerAsText(exchange, words)).toBe(
    [
      "¿Qué hago?",
      "No firmes nada.",
      "Corto.",
      "Más.",
      "Qué hacer ahora:\n1. Llama.\n2. Guarda copia.",
      "Fuentes:\nUSCIS: https://www.uscis.gov",
    ].join("\n\n"),
  );
  expect(answerAsText(newExchange(1, "¿?"), words)).toBe("¿?");
  expect(answerAsText({ ...newExchange(1, "¿?"), text: "Sí.", recorded: false }, words)).toBe(
    "¿?\n\nNo es de Faro.\n\nSí.",
  );
});
