import { describe, expect, test } from "vitest";
import { createGuide } from "#guide/guide.ts";
import { loadContent } from "#guide/load.ts";
import { withoutIdentifiers } from "#guide/words/server-only/without-identifiers.ts";

describe("identifiers and the words that announce them are left out", () => {
  test.each([
    ["cómo renuevo mi permiso, mi número A es [A-NUMERO-1]", "cómo renuevo mi permiso"],
    ["mi número A es A123456789, ¿cómo renuevo mi permiso?", "¿cómo renuevo mi permiso?"],
    ["how do I renew, my A number is A123-456-789", "how do I renew"],
    ["mi seguro social es [SEGURO-1] qué es el TPS", "qué es el TPS"],
    ["mi caso EAC1234567890 no avanza", "mi caso no avanza"],
    ["mi número de caso es EAC1234567890, no avanza", "no avanza"],
    [
      "dónde está mi caso, recibo [RECIBO-1], mi teléfono es [TELEFONO-1] y mi correo ana@example.com",
      "dónde está mi caso",
    ],
  ])("%s", (asked, read) => {
    expect(withoutIdentifiers(asked)).toBe(read);
  });

  test("an identifier alone stays, and so does what only holds figures", () => {
    for (const said of [
      "mi número A es [A-NUMERO-1]",
      "mi número de recibo es MSC2190123456, ¿cómo va?",
      "my receipt number is MSC2190123456 what's the status",
      "llené la I-765 y la I-131 en 2024",
      "entré el 12 de mayo de 2021 con $500",
      "¿qué es mi número A?",
      "gano 1200 al mes",
    ])
      expect(withoutIdentifiers(said)).toBe(said);
  });
});

describe("a question is read the same with an identifier behind or before it", () => {
  const guide = createGuide(loadContent());
  const asked = [
    ["es", "cómo renuevo mi permiso de trabajo"],
    ["es", "qué es el TPS"],
    ["es", "cuánto tarda la ciudadanía"],
    ["es", "perdí mi mica"],
    ["es", "me mudé de casa a quién le aviso"],
    ["es", "cómo pido a mi mamá"],
    ["es", "ya metí mi caso y no sé nada"],
    ["es", "me llegó una carta de la corte"],
    ["es", "tengo cita de huellas"],
    ["es", "puedo viajar con mi asilo pendiente"],
    ["es", "quiero arreglar mis papeles"],
    ["es", "a mi esposo se lo llevó ICE"],
    ["en", "how do I renew my work permit"],
    ["en", "how do I check my case status"],
    ["en", "I lost my green card"],
    ["en", "can I travel while my asylum is pending"],
  ] as const;
  const with_ = [
    (text: string) => `${text}, mi número A es [A-NUMERO-1]`,
    (text: string) => `mi número A es [A-NUMERO-1], ${text}`,
    (text: string) => `${text} mi teléfono es [TELEFONO-1]`,
    (text: string) => `${text}, mi seguro social es [SEGURO-1]`,
    (text: string) => `${text}, my A number is [A-NUMERO-1] and my phone is [TELEFONO-1]`,
    (text: string) => `${text}. Recibo [RECIBO-1].`,
    (text: string) => `${text} [A-NUMERO-1]`,
  ];
  test.each(asked)("%s: %s", (language, question) => {
    const plain = guide.reply(question, null, language, { today: "2026-11-21" }).reply;
    for (const add of with_) {
      const { reply } = guide.reply(add(question), null, language, { today: "2026-11-21" });
      expect([add(question), reply.kind, reply.topic, reply.short]).toEqual([
        add(question),
        plain.kind,
        plain.topic,
        plain.short,
      ]);
      const seen = guide.analyse(add(question), null, language);
      expect(seen.topic).toBe(guide.analyse(question, null, language).topic);
    }
  });
});
