import { describe, expect, test } from "vitest";
import { withoutAside } from "#guide/dialogue/server-only/aside.ts";
import { said } from "#guide/testing/conversation.ts";

describe("what is told beside the question", () => {
  test.each([
    ["Vivo en Texas. Quiero renovar mi permiso de trabajo", "Quiero renovar mi permiso de trabajo"],
    ["tengo dos hijos y perdí mi green card", "perdí mi green card"],
    ["¿Cuánto cuesta el asilo? Soy de Honduras.", "¿Cuánto cuesta el asilo?"],
    ["Vivo en Houston, Texas. Me urge. ¿Cómo repongo la mica?", "¿Cómo repongo la mica?"],
    ["I live in Georgia and I lost my green card", "I lost my green card"],
  ])("%s", (text, rest) => {
    expect(withoutAside(text)?.rest).toBe(rest);
  });

  test.each(["vivo con mi esposa que es ciudadana", "tengo 5 años de residente", "trabajo en Texas"])(
    "is left in, or is all there is: %s",
    (text) => {
      expect(withoutAside(text)).toBeNull();
    },
  );

  test.each([
    ["Vivo en Texas. Quiero renovar mi permiso de trabajo", "renovar-permiso-extension"],
    ["Trabajo en construcción. Quiero pedir asilo", "asilo-general"],
    ["Trabajo en construcción. El notario me robó", "notarios-fraude"],
    ["Estoy en Nueva York. ¿Cómo renuevo mi tarjeta de TPS?", "tps"],
    ["Soy de Honduras. ¿Cuánto cuesta el asilo?", "cuotas-asilo-2025"],
    ["en: I live in Georgia and I lost my green card", "documentos-perdidos"],
  ])("does not hide the subject: %s", (text, topic) => {
    expect(said(text).topic).toBe(topic);
  });

  test("a state that decides stays", () => {
    expect(
      said("Soy cubano, entré con parole y llevo dos años aquí. ¿Puedo pedir la residencia?").topic,
    ).toBe("residencia-cubanos");
  });
});
