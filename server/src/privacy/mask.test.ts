import { loadContent } from "@faro/guide/load.ts";
import { describe, expect, it } from "vitest";
import { hideCards, mask, maskText, unmask } from "#server/privacy/mask.ts";
import { harmless } from "#server/privacy/testing/harmless-sentences.ts";
import { type Kind, type Sentence, sentences } from "#server/privacy/testing/mask-sentences.ts";

/** True when the text still shows the secret: all of it, or five of its digits in a row. */
function leaks(masked: string, { secret }: Sentence): boolean {
  if (masked.includes(secret)) return true;
  const shown = masked.replace(/\[[A-Z-]+-\d+\]/g, "").replace(/[\s.\-–—/()]/g, "");
  const digits = secret.replace(/\D/g, "");
  return Array.from({ length: Math.max(digits.length - 4, 0) }, (_, at) => digits.slice(at, at + 5)).some(
    (part) => shown.includes(part),
  );
}

const ofKind = (...kinds: Kind[]) => sentences.filter(({ kind }) => kinds.includes(kind));
const leaksOf = (list: Sentence[]) => list.filter((item) => leaks(maskText(item.text), item));
const missedTexts = (list: Sentence[]) => leaksOf(list).map(({ text }) => `${text} -> ${maskText(text)}`);

describe("masking, recall (H1)", () => {
  const wide = (digit: string) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0);

  it.each<[string, (text: string) => string]>([
    ["a minus for a hyphen, as a PDF has it", (text) => text.replaceAll("-", "−")],
    ["hyphens that nobody sees", (text) => text.replace(/(?<=\d)(?=\d)/g, "\u00AD")],
    ["the wide digits of another keyboard", (text) => text.replace(/\d/g, wide)],
  ])("hides them also with %s", (_, changed) => {
    const list = ofKind("A-NUMERO", "SEGURO", "TARJETA");
    const shown = (text: string) => maskText(changed(text)).replaceAll("−", "-").normalize("NFKC");
    const missed = list.filter((item) => leaks(shown(item.text), item)).map(({ text }) => shown(text));
    expect(1 - missed.length / list.length, missed.join("\n")).toBeGreaterThanOrEqual(0.98);
  });

  it.each([
    "escribe a juan.perez (arroba) gmail.com",
    "es juan.perez[arroba]gmail.com",
    "my email is juan dot perez at gmail dot com",
    "mi correo es juan.perez@gmail",
    "mi correo es juan.perez@gmail,com gracias",
    "juan guión bajo perez arroba gmail punto com",
  ])("hides an address as people write and say it: %s", (text) => {
    expect(maskText(text)).not.toMatch(/juan|perez/);
  });

  it("has at least 200 sentences to judge by", () => {
    expect(sentences.length).toBeGreaterThanOrEqual(200);
    expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
    expect(harmless.length).toBeGreaterThanOrEqual(150);
  });

  it.each<[string, Kind[], number]>([
    ["A-number, SSN/ITIN and card", ["A-NUMERO", "SEGURO", "TARJETA"], 0.98],
    ["A-number", ["A-NUMERO"], 0.98],
    ["SSN and ITIN", ["SEGURO"], 0.98],
    ["card", ["TARJETA"], 0.98],
    ["phone, passport, receipt, e-mail", ["TELEFONO", "PASAPORTE", "RECIBO", "CORREO"], 0.95],
  ])("hides %s", (_, kinds, least) => {
    const list = ofKind(...kinds);
    const missed = missedTexts(list);
    expect(1 - missed.length / list.length, missed.join("\n")).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ["el CVV es 123", "el CVV es [CODIGO-1]"],
    ["cvv:7391 vence 08/29", "cvv:[CODIGO-1] vence 08/29"],
    ["my card's security code is 905.", "my card's security code is [CODIGO-1]."],
    ["el código de seguridad de atrás: 042", "el código de seguridad de atrás: [CODIGO-1]"],
    ["¿qué es el CVV?", "¿qué es el CVV?"],
    ["me llegó un código de seguridad en 2026", "me llegó un código de seguridad en 2026"],
    ["el código de seguridad de la cita es 482913", "el código de seguridad de la cita es 482913"],
  ])("hides a card's code that is named: %s (G5)", (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it.each([
    ["as it is written", "Mi CURP es GOMC850101HDFRRL09."],
    ["in small letters, with a letter before the last digit", "gomc850101mdfrrla9 es mi curp"],
    ["in parts", "CURP: GOMC 850101 HDF RRL 09"],
  ])("hides a CURP %s", (_, text) => {
    expect(maskText(text)).toMatch(/\[CURP-1\]/);
    expect(maskText(text)).not.toMatch(/850101|rrl/i);
  });

  it.each([
    ["213 555 01 87 ese es mi número", "[TELEFONO-1] ese es mi número"],
    ["marca al 213-555-01-87", "marca al [TELEFONO-1]"],
    ["mi número es 5512 34 56 78", "mi número es [TELEFONO-1]"],
    ["55 12 34 56 78 es mi cel", "[TELEFONO-1] es mi cel"],
    ["mi número es 55123456789", "mi número es [NUMERO-1]"],
    ["mi número es 5512345678", "mi número es [TELEFONO-1]"],
    ["mi DUI es 04512345-6", "mi DUI es [DOCUMENTO-1]"],
    ["DUI 045123456", "DUI [DOCUMENTO-1]"],
    ["mi DPI es 2345 67890 0101", "mi DPI es [DOCUMENTO-1]"],
    ["mi CUI 2345678900101", "mi CUI [DOCUMENTO-1]"],
    ["soy de Guatemala, 1234567890101", "soy de Guatemala, [DOCUMENTO-1]"],
    ["identidad 0801-1990-12345 de Honduras", "identidad [DOCUMENTO-1] de Honduras"],
    ["0801199012345 es mi identidad", "[DOCUMENTO-1] es mi identidad"],
    ["cédula 001-010190-0001A de Managua", "cédula [DOCUMENTO-1] de Managua"],
    ["tengo la 001-1234567-8 dominicana", "tengo la [DOCUMENTO-1] dominicana"],
    ["mi cédula de ciudadanía es 1.023.456.789", "mi cédula de ciudadanía es [DOCUMENTO-1]"],
    ["mi cédula es V-12.345.678", "mi cédula es V-[DOCUMENTO-1]"],
    ["mi RFC es GOMC850101AB1", "mi RFC es [DOCUMENTO-1]"],
    ["clave de elector GMCRLS85010109H400", "clave de elector [DOCUMENTO-1]"],
    ["my USCIS online account number is 012345678901", "my USCIS online account number is [CUENTA-1]"],
    ["mi cuenta en línea de USCIS es 0123-4567-8901", "mi cuenta en línea de USCIS es [CUENTA-1]"],
    ["número de cuenta 123456789012", "número de cuenta [CUENTA-1]"],
  ])("hides numbers of home and of an account: %s", (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });

  it("takes no sentence with eighteen letters and digits for a CURP", () => {
    const text = "para 202401 hasta 12 meses, de enero a diciembre";
    expect(maskText(text)).toBe(text);
  });

  it.each([
    "ana @ gmail . com",
    "ana@gmail. com",
    "ana . perez @ gmail.com",
    "ana@ yahoo . com . mx",
    "ana @ gmail punto com",
    "ana arroba gmail punto com",
  ])("hides an e-mail address with blanks or words in it, and nothing after it: %s", (address) => {
    expect(maskText(`escribe a ${address}. Gracias por todo`)).toBe("escribe a [CORREO-1]. Gracias por todo");
  });

  it("names the kind, so that a model knows what stands there", () => {
    const list = ofKind("A-NUMERO", "TARJETA", "RECIBO", "CORREO", "TELEFONO");
    const wrong = list.filter(({ kind, text }) => !maskText(text).includes(`[${kind}-1]`));
    expect(wrong.length / list.length, wrong.map(({ text }) => maskText(text)).join("\n")).toBeLessThan(0.02);
  });
});

describe("masking, false positives (H1)", () => {
  it("leaves dates, fees, years, forms, addresses and official lines alone", () => {
    const touched = harmless.filter((text) => maskText(text) !== text);
    expect(touched.length / harmless.length, touched.map(maskText).join("\n")).toBeLessThanOrEqual(0.02);
  });

  it("leaves the line of USCIS alone beside its name", () => {
    const text = "El teléfono de USCIS es 1-800-375-5283";
    expect(maskText(text)).toBe(text);
  });

  it("hides nothing that the guide itself says", () => {
    const texts: string[] = [];
    const collect = (value: unknown): void => {
      if (typeof value === "string") texts.push(value);
      else if (typeof value === "object" && value !== null) Object.values(value).forEach(collect);
    };
    collect(loadContent());
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => maskText(text) !== text)).toEqual([]);
  });
});

describe("telephone numbers with the code of their country", () => {
  it.each([
    // Mexican mobiles: thirteen digits that pass a card's check.
    "+52 1 55 1234 5678",
    "+52 (1) 55-1234-5678",
    "+521 55 1234 5678",
    "+5215512345678",
    "0052 1 55 1234 5678",
    "00 52 1 55 1234 5678",
    "011 52 1 55 1234 5678",
    "+52 55 1234 5678",
    "+502 5555 1234",
    "00502 5555-1234",
    "+504 9999-8888",
    "+1 512 555 0123",
    "+1 (512) 555-0123",
  ])("are phones and never cards, also beside the word for one: %s", (phone) => {
    const text = `perdí mi tarjeta, llámame al ${phone} o de noche`;
    expect(maskText(text)).toBe("perdí mi tarjeta, llámame al [TELEFONO-1] o de noche");
    expect(hideCards(text)).toBe(text);
  });

  it.each([
    "4111 1111 1111 1111",
    "4111-1111-1111-1111",
    "4111111111111111",
    "3782 822463 10005",
    "378282246310005",
    "4222222222222",
  ])("do not keep a card from being hidden: %s", (card) => {
    for (const before of ["mi tarjeta es", "pagué 2.00", "llama al +52 1 55 1234 5678,", "+502 5555 1234"]) {
      expect(hideCards(`${before} ${card} y ya`)).toBe(`${before} [TARJETA-1] y ya`);
    }
  });

  it("are not what a card with a + before it is", () => {
    expect(hideCards("+4111 1111 1111 1111")).toBe("+[TARJETA-1]");
    expect(hideCards("+3782 822463 10005")).toBe("+[TARJETA-1]");
  });
});

describe("tokens", () => {
  it("restores every sentence", () => {
    for (const { text } of sentences) {
      const { text: masked, values } = mask(text);
      expect(unmask(masked, values)).toBe(text);
    }
  });

  it("stay the same for the same value in question and history", () => {
    const values = new Map<string, string>();
    const question = mask("Mi número A es A212345678 y el de mi esposa A298765432", values).text;
    const past = mask("¿Y con A298765432 también? Mi seguro es 123-45-6789", values).text;
    expect(question).toBe("Mi número A es [A-NUMERO-1] y el de mi esposa [A-NUMERO-2]");
    expect(past).toBe("¿Y con [A-NUMERO-2] también? Mi seguro es [SEGURO-1]");
    expect(unmask("Con [A-NUMERO-2] y [SEGURO-1] sí.", values)).toBe("Con A298765432 y 123-45-6789 sí.");
  });

  it("counts each kind on its own and numbers every value", () => {
    const { text } = mask("Cel 512-555-0123, otro 512-555-0124, correo a@b.com, otra vez 512-555-0123");
    expect(text).toBe("Cel [TELEFONO-1], otro [TELEFONO-2], correo [CORREO-1], otra vez [TELEFONO-1]");
  });

  it("keeps a token it does not know", () => {
    expect(unmask("[A-NUMERO-7]", new Map([["[A-NUMERO-1]", "A212345678"]]))).toBe("[A-NUMERO-7]");
    expect(unmask("[A-NUMERO-1]", new Map())).toBe("[A-NUMERO-1]");
  });

  it("masks what is masked already without a change", () => {
    for (const { text } of sentences) {
      const masked = maskText(text);
      expect(maskText(masked)).toBe(masked);
    }
  });
});
