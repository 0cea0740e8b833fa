import type { LetterDeadline, ProcessDocumentOutput } from "@faro/contract/letters/schemas.ts";
import { describe, expect, it } from "vitest";
import {
  meaningText,
  spokenText,
  stepsText,
  warningsOf,
  withoutAddresses,
} from "#web/letters/letter-words.ts";
import { resultText } from "#web/letters/result-file.ts";

const titles = { translation: "Qué Dice", description: "Qué Significa", solution: "Pasos" };
const letter = {
  text: "",
  translation: "Te piden más pruebas.",
  description:
    "Tu caso sigue abierto.\n\nFecha para actuar: antes del 2 de diciembre. La carta dice “X”. Pierdes el caso.",
  solution:
    "1. Revisa tu caso en acis.eoir.justice.gov o llama al 1-800-898-7180.\n\nFuentes:\n• USCIS (https://www.uscis.gov/rfe), dato al 1 de mayo\n\nFaro da orientación.",
  deadline: { how: "La carta dice “X”." } as LetterDeadline,
  sources: [{ title: "USCIS", url: "https://www.uscis.gov/rfe", checked: "2026-05-01" }],
  notes: [
    { code: "confirm-dates", text: "Compara cada fecha." },
    { code: "payment-trick", text: "Cuidado: no pagues." },
    { code: "second-letter", text: "Aquí hay más de una carta." },
  ],
} as ProcessDocumentOutput;
const warnings = ["Cuidado: no pagues.", "Aquí hay más de una carta."];

describe("the words of a result", () => {
  it("say the date once on the screen, and the sources as links", () => {
    expect(meaningText(letter)).toBe("Tu caso sigue abierto.");
    expect(meaningText({ ...letter, deadline: null })).toBe(letter.description);
    expect(meaningText({ ...letter, description: "La carta dice “X”." })).toBe("La carta dice “X”.");
    expect(stepsText(letter)).toBe(
      "1. Revisa tu caso en acis.eoir.justice.gov o llama al 1-800-898-7180.\n\nFaro da orientación.",
    );
    expect(stepsText({ ...letter, sources: [] })).toBe(letter.solution);
  });

  it("are heard with the warnings first, the date, and no address", () => {
    const spoken = spokenText(letter, titles, "es");
    expect(spoken.split("\n").slice(0, 2)).toEqual(warnings);
    expect(spoken).toContain("antes del 2 de diciembre");
    expect(spoken).toContain("el enlace que ves en la pantalla o llama al 1-800-898-7180");
    expect(spoken).not.toMatch(/https|\.gov|Fuentes/);
    expect(withoutAddresses("Go to https://pay-uscis.com/x?y=1 now, at 8:30 a.m.", "en")).toBe(
      "Go to an internet address now, at 8:30 a.m.",
    );
  });

  it("are heard without what is printed in another language", () => {
    const original = "NOTICE\nThe office has received your papers. You are to wait for the next notice.";
    const unknown = {
      ...letter,
      text: `${original}\n`,
      translation: `No reconocemos esta carta.\n\n• Fecha de la cita: 9 de diciembre de 2026 (en la carta: December 9, 2026)\n\nEl texto que leímos:\n${original}`,
    };
    const spoken = spokenText(unknown, titles, "es");
    expect(spoken).not.toMatch(/The office|December/);
    expect(spoken).toContain("Fecha de la cita: 9 de diciembre de 2026");
    expect(spoken).toContain("El texto de tu carta está en inglés: míralo en la pantalla.");
    const home = "La oficina recibió sus papeles. Usted debe esperar el aviso que sigue de la corte.";
    const own = { ...unknown, text: home, translation: unknown.translation.replace(original, home) };
    expect(spokenText(own, titles, "es")).toContain(home);
    expect(spokenText(own, titles, "en")).not.toContain(home);
    expect(spokenText(unknown, titles, "en")).toContain("The office has received");
  });

  it("are kept in the text file with the warnings first", () => {
    expect(warningsOf(letter).map(({ text }) => text)).toEqual(warnings);
    const text = resultText(letter, "carta.pdf", "es", new Date(0), warnings);
    expect(text.indexOf("CUIDADO\nCuidado: no pagues.\nAquí hay más de una carta.")).toBeGreaterThan(0);
    expect(text.indexOf("CUIDADO")).toBeLessThan(text.indexOf("QUÉ DICE"));
  });
});
