import { createGuide } from "@faro/guide/guide.ts";
import { loadContent } from "@faro/guide/load.ts";
import { describe, expect, it } from "vitest";
import { createStreamGuard } from "#server/assistant/stream-guard.ts";

const guide = createGuide(loadContent());
const passages = guide.passagesFor("¿cuánto cuesta la I-90?", null, "es");
const check = (text: string, before: string) => guide.checkAnswer(text, passages, "es", before).text;

/** Pushes a text piece by piece and returns what came out after each piece, and at the end. */
function stream(text: string, size: number, judge: typeof check = check) {
  const guard = createStreamGuard({ figures: judge, words: (part) => part });
  const shown: string[] = [];
  for (let at = 0; at < text.length; at += size) shown.push(guard.push(text.slice(at, at + size)));
  shown.push(guard.end());
  return { shown, whole: shown.join("") };
}

describe("stream guard", () => {
  it("shows harmless words as soon as they are whole", () => {
    const guard = createStreamGuard({ figures: check, words: (part) => part });
    expect(guard.push("Puedes")).toBe("Puedes");
    expect(guard.push(" pedir tu permiso")).toBe(" pedir tu ");
    expect(guard.push(" token12 ")).toBe("permiso token12 ");
  });

  it("judges a figure in bold by the words before its marks, and leaves a list's marks to the words' check", () => {
    const text = "Usa la **I-999** y paga **$9,999**.\n* Luego `espera` la forma *I-998* en casa.";
    for (const size of [1, 3, 200]) {
      const { whole } = stream(text, size);
      expect(whole).toMatch(/^Usa la \*\*forma que indica la página oficial/);
      expect(whole).not.toMatch(/la el |9,999|I-99/);
      expect(whole).toContain("\n* Luego");
    }
  });

  it("lets an unknown fee, date and form never be seen, however the text is cut", () => {
    const text =
      "Son $9,999 y lo pagas el 3 de septiembre de 2031 con la forma I-999 en línea. Luego esperas.";
    for (const size of [1, 2, 3, 7, 200]) {
      const { shown, whole } = stream(text, size);
      expect(shown.join("\n")).not.toContain("9,999");
      expect(whole).not.toContain("2031");
      expect(whole).not.toContain("I-999");
      expect(whole).toContain("Luego esperas.");
    }
  });

  it.each([
    ["Cuesta mil doscientos veinticinco dólares en total.", "doscientos"],
    ["Tienes treinta días para apelar.", "treinta"],
    ["Tienes 33 días para apelar.", "33"],
    ["Tienes 3 días para pedirlo.", "3 días"],
    ["Hazlo en tres semanas.", "tres semanas"],
    ["Tienes un mes para apelar.", "un mes"],
    ["Tarda año y medio.", "año y medio"],
    ["Tienes veintiún días para contestar.", "veintiún"],
    ["Cuatro años es el límite.", "Cuatro"],
    ["Pide asilo dentro del mes de llegar.", "mes"],
    ["It takes half an hour to hear back.", "half an"],
    ["You have a week to appeal.", "a week"],
    ["Usa la forma 589 o el formulario seiscientos uno.", "589"],
    ["Llama al 8005550199 hoy.", "8005550199"],
  ])("knows what a number is by the words before and after it: %s", (text, never) => {
    for (const size of [1, 3, 8, 13, 200]) {
      const { whole } = stream(text, size);
      expect(whole).not.toContain(never);
      // A pointer in the middle of a sentence goes on with it.
      expect(whole).not.toMatch(/ (?:El|La) (?:plazo|cifra|forma|teléfono)|al el/);
    }
  });

  it("keeps what stands in the passages", () => {
    const fee = /\$\d[\d,]*/.exec(passages.map(({ text }) => text).join(" "))?.[0] ?? "";
    expect(fee).not.toBe("");
    expect(stream(`La I-90 cuesta ${fee} en papel.`, 4).whole).toContain(fee);
  });

  it("holds a harmless number only a moment, not to the end of its sentence", () => {
    const guard = createStreamGuard({ figures: check, words: (part) => part });
    guard.push("Si llevas 12 ");
    const later = guard.push("años viviendo en el mismo lugar con tu familia");
    expect(later).toContain("12 años viviendo");
  });

  it("passes on every character of a text that needs no change", () => {
    const text = "Llevas 10 años aquí. Tienes 2 hijos [A-NUMERO-1] y una casa… ¿Qué sigue?\n\nPide cita.";
    for (const size of [1, 5, 11]) expect(stream(text, size, (part) => part).whole).toBe(text);
  });
});
