import type { Passage } from "@faro/guide/types.ts";
import { describe, expect, it } from "vitest";
import { createWordCheck } from "#server/assistant/answer-words.ts";
import { createStreamGuard } from "#server/assistant/stream-guard.ts";

const passages: Passage[] = [
  {
    id: "p",
    topic: "t",
    category: "residencia",
    text: "Mira https://www.uscis.gov/i-485 o llama.",
    forms: [],
    source: { title: "USCIS", url: "https://www.uscis.gov/green-card", checked: "2026-10-09" },
  },
];

/** The text as a person reads it, whatever the size of the model's pieces. */
function shown(text: string, language: "es" | "en" = "es"): string {
  const results = [1, 3, 7, 500].map((size) => {
    const guard = createStreamGuard({
      figures: (part) => part,
      words: createWordCheck(passages, language),
    });
    let out = "";
    for (let at = 0; at < text.length; at += size) out += guard.push(text.slice(at, at + size));
    return out + guard.end();
  });
  expect(new Set(results).size).toBe(1);
  return results[0] ?? "";
}

describe("words of a model's answer", () => {
  it.each([
    ["Te van a aprobar la residencia pronto.", "Te podrían aprobar la residencia pronto."],
    ["Tu caso será aprobado en un año.", "Tu caso podría ser aprobado en un año."],
    ["Seguro te aprobarán la visa.", "Seguro te podrían aprobar la visa."],
    ["Calificas para la visa U.", "Podrías calificar para la visa U."],
    ["Con eso vas a ganar tu caso en la corte.", "Con eso podrías ganar tu caso en la corte."],
    ["Te garantizo que sale bien.", "No te puedo garantizar que sale bien."],
    ["Te aseguro que te lo dan.", "No te puedo asegurar que te lo dan."],
    ["Tu caso se va a ganar.", "Tu caso se podría ganar."],
    ["No te aseguro nada.", "No te aseguro nada."],
    ["Tu permiso está garantizado por ley.", "Tu permiso no está garantizado por ley."],
  ])("promise nothing: %s", (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each([
    "Si calificas, llena el formulario. No calificas si te fuiste.",
    "Cuando te van a aprobar, te avisan. No te van a aprobar sin huellas.",
    "Van a pedirte tus papeles y vas a ir a una cita.",
    "Llevas aquí muchos años y eso ayuda.",
  ])("leave conditions alone: %s", (text) => {
    expect(shown(text)).toBe(text);
  });

  it("promise nothing in English", () => {
    expect(
      shown("Your case will be approved soon. If you qualify, file it. You qualify for a visa.", "en"),
    ).toBe("Your case could be approved soon. If you qualify, file it. You may qualify for a visa.");
  });

  it("lose links that are in no passage, and keep those that are", () => {
    expect(shown("Entra a https://papeles-rapidos.com/pago?x=1, ahí pagas.")).toBe(
      "Entra a la página oficial, ahí pagas.",
    );
    expect(shown("Mira www.notario.us o escribe a ayuda@notario.us. Listo.")).toBe(
      "Mira la página oficial o escribe a la página oficial. Listo.",
    );
    expect(shown("Está en [esta página](https://mala.com/x) y en mitramite.com.")).toBe(
      "Está en esta página y en la página oficial.",
    );
    const good = "Se confirma en uscis.gov, en https://www.uscis.gov/i-485 y en [A-NUMERO-1].";
    expect(shown(good)).toBe(good);
    expect(shown("Ve a uscis.gov/inventado ahora.")).toBe("Ve a la página oficial ahora.");
  });

  it("are plain text", () => {
    expect(shown("## Tu caso\n- **Primero** llena la `forma`.\n- Luego espera 3 - 4 meses.")).toBe(
      "Tu caso\nPrimero llena la forma.\nLuego espera 3 - 4 meses.",
    );
  });

  it("name the country in full", () => {
    expect(shown("Vives en EE. UU. desde niño, en EE.UU. Los EEUU y USA son lo mismo.")).toBe(
      "Vives en Estados Unidos desde niño, en Estados Unidos. Los Estados Unidos y Estados Unidos son lo mismo.",
    );
    expect(shown("Entraste a EE. UU.")).toBe("Entraste a Estados Unidos.");
    expect(shown("USCIS is in the U.S. government. Living in the US helps.", "en")).toBe(
      "USCIS is in the United States government. Living in the United States helps.",
    );
  });

  it("are shown as soon as they are whole, the first at once", () => {
    const guard = createStreamGuard({ figures: (part) => part, words: createWordCheck(passages, "es") });
    expect(guard.push("Puedes")).toBe("Puedes");
    expect(guard.push(" pedir tu per")).toBe(" pedir tu ");
    expect(guard.push("miso de")).toBe("permiso ");
    expect(guard.end()).toBe("de");
  });
});
