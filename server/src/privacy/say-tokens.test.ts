import { expect, it } from "vitest";
import { sayTokens } from "#server/privacy/say-tokens.ts";

it.each([
  ["es", "Tu número [A-NUMERO-1] está bien.", "Tu número A está bien."],
  [
    "es",
    "Guarda el recibo [RECIBO-1] y llama al [TELEFONO-2].",
    "Guarda tu número de recibo y llama a ese teléfono.",
  ],
  ["es", "Lleva tu CURP [CURP-1] a la cita.", "Lleva tu CURP a la cita."],
  ["es", "Escribe [NUMERO-1] en la forma.", "Escribe ese número en la forma."],
  [
    "es",
    "Lleva tu documento [DOCUMENTO-1] y abre tu cuenta [CUENTA-1].",
    "Lleva tu documento y abre tu número de cuenta.",
  ],
  ["en", "Write your receipt number [RECIBO-1] on it.", "Write your receipt number on it."],
  ["en", "Nothing is hidden here.", "Nothing is hidden here."],
] as const)("%s: %s", (language, text, said) => {
  expect(sayTokens(text, language)).toBe(said);
});
