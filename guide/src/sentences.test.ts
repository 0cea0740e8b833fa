import { describe, expect, it } from "vitest";
import { createSentenceSplitter, cutToLength } from "#guide/sentences.ts";

function split(text: string, size = text.length): string[] {
  const splitter = createSentenceSplitter();
  const sentences: string[] = [];
  for (let at = 0; at < text.length; at += size) sentences.push(...splitter.push(text.slice(at, at + size)));
  return [...sentences, ...splitter.flush()];
}

describe("createSentenceSplitter", () => {
  it("gives a sentence as soon as the next one begins", () => {
    const splitter = createSentenceSplitter();
    expect(splitter.push("Sí, pued")).toEqual([]);
    expect(splitter.push("es pedirlo.")).toEqual([]);
    expect(splitter.push(" N")).toEqual(["Sí, puedes pedirlo."]);
    expect(splitter.push("ecesitas el I-485")).toEqual([]);
    expect(splitter.flush()).toEqual(["Necesitas el I-485"]);
    expect(splitter.flush()).toEqual([]);
  });

  it.each([
    ["Hola. ¿Cómo estás? ¡Muy bien! Adiós", ["Hola.", "¿Cómo estás?", "¡Muy bien!", "Adiós"]],
    ["El Sr. Pérez vio a la Lic. Gómez. Luego salió.", ["El Sr. Pérez vio a la Lic. Gómez.", "Luego salió."]],
    ["Vive en EE. UU. desde 2010. Trabaja.", ["Vive en EE. UU. desde 2010.", "Trabaja."]],
    ["Llegó a los EE. UU. Ahora pide asilo.", ["Llegó a los EE. UU.", "Ahora pide asilo."]],
    [
      "Ask U.S. Citizenship and Immigration Services. Then wait.",
      ["Ask U.S. Citizenship and Immigration Services.", "Then wait."],
    ],
    [
      "Mr. Ruiz and Dr. Lee met at 5 p.m. They talked.",
      ["Mr. Ruiz and Dr. Lee met at 5 p.m.", "They talked."],
    ],
    ["Vea el Art. 5 y la Form No. 12. Después firme.", ["Vea el Art. 5 y la Form No. 12.", "Después firme."]],
    ["No. Usted puede quedarse.", ["No.", "Usted puede quedarse."]],
    ["Puede ser, p. ej. un hijo, etc. y más. Fin.", ["Puede ser, p. ej. un hijo, etc. y más.", "Fin."]],
    ["Cuesta $1,440.50 hoy. Se paga en línea.", ["Cuesta $1,440.50 hoy.", "Se paga en línea."]],
    ["Llena el I-485. El costo es $1,440. Espera.", ["Llena el I-485.", "El costo es $1,440.", "Espera."]],
    ["Puede pedir la visa U. Necesita ayuda.", ["Puede pedir la visa U.", "Necesita ayuda."]],
    ["Bueno... depende de ti. Mira…  Hay más.", ["Bueno... depende de ti.", "Mira…", "Hay más."]],
    ["¿Sí?! ¿Seguro?¿Hoy?", ["¿Sí?!", "¿Seguro?", "¿Hoy?"]],
    ["Es “urgente.” (Llama hoy.) **Ya.** Fin", ["Es “urgente.”", "(Llama hoy.)", "**Ya.**", "Fin"]],
    ["Visita uscis.gov/i-485. Ahí está.", ["Visita uscis.gov/i-485.", "Ahí está."]],
    ["La cita es a las 10:30. Llega antes.", ["La cita es a las 10:30.", "Llega antes."]],
    ["Pasos: 1. Llena la forma. 2. Paga.", ["Pasos: 1. Llena la forma.", "2. Paga."]],
    [
      "Necesitas:\n- Pasaporte\n- Dos fotos\n\n1. Firma\n2. Envía",
      ["Necesitas:", "- Pasaporte", "- Dos fotos", "1. Firma", "2. Envía"],
    ],
    ["Uno.\n\n---\n**\n• \nDos.", ["Uno.", "Dos."]],
    ["", []],
    ["   \n ", []],
  ])("splits %j", (text, sentences) => {
    expect(split(text)).toEqual(sentences);
  });

  it("gives the same sentences however the text is cut into deltas", () => {
    const long = `${"una palabra y otra, ".repeat(25)}fin. ${"x".repeat(450)} Sr. Paz. `;
    const text = `Hola, Sr. Ruiz. ${long}\n1. Paga $1,440.50... Luego no. 5 de mayo.\n“Ya.” ¿Sí? No… quizá. ${"a ".repeat(99)}b. C.`;
    const whole = split(text);
    for (const size of [1, 2, 3, 7, 50, 199, 200, 201]) expect(split(text, size)).toEqual(whole);
  });

  it("loses nothing, changes nothing, and stays within 200 characters", () => {
    const text = `${"Esta frase no termina nunca porque sigue, y sigue; y luego sigue más ".repeat(12)}hasta aquí. Fin.`;
    const sentences = split(text, 11);
    for (const sentence of sentences) expect(text).toContain(sentence);
    expect(sentences.join(" ")).toBe(text);
    expect(Math.max(...sentences.map((sentence) => sentence.length))).toBeLessThanOrEqual(200);
  });

  it("speaks a long sentence before it has ended", () => {
    const splitter = createSentenceSplitter();
    const first = splitter.push("palabra ".repeat(26));
    expect(first).toEqual(["palabra ".repeat(25).trim()]);
  });
});

describe("cutToLength", () => {
  it("cuts at the last comma, but leaves no scrap", () => {
    expect(cutToLength("uno dos tres, cuatro cinco seis", 20)).toEqual([
      "uno dos tres,",
      "cuatro cinco seis",
    ]);
    expect(cutToLength("uno, dos tres cuatro cinco", 20)).toEqual(["uno, dos tres cuatro", "cinco"]);
  });

  it("cuts a word only when there is no other way, and never a character", () => {
    expect(cutToLength("x".repeat(45), 20)).toEqual(["x".repeat(20), "x".repeat(20), "x".repeat(5)]);
    const pieces = cutToLength(`${"x".repeat(19)}😀${"y".repeat(5)}`, 20);
    expect(pieces).toEqual(["x".repeat(19), "😀yyyyy"]);
  });

  it("leaves short text alone", () => {
    expect(cutToLength(" hola ")).toEqual(["hola"]);
    expect(cutToLength(" — ")).toEqual([]);
  });
});
