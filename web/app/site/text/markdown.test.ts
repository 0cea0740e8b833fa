import { describe, expect, it } from "vitest";
import { parseMarkdown, parseSpans, plainText } from "#web/site/text/markdown.ts";

describe("parseMarkdown", () => {
  it("splits on blank lines: headings, paragraphs, lists and steps", () => {
    const text =
      "Uno\nsigue.\n \n## ¿Qué hacer hoy?\n\n- a **b**\n  y más\n- c\n\n1. primero\n2. segundo\n\n\nFin.";
    expect(parseMarkdown(text)).toEqual([
      { kind: "paragraph", spans: [{ text: "Uno sigue." }] },
      { kind: "heading", id: "que-hacer-hoy", text: "¿Qué hacer hoy?" },
      {
        kind: "list",
        items: [[{ text: "a " }, { text: "b", bold: true }, { text: " y más" }], [{ text: "c" }]],
      },
      { kind: "steps", items: [[{ text: "primero" }], [{ text: "segundo" }]] },
      { kind: "paragraph", spans: [{ text: "Fin." }] },
    ]);
  });

  it("reads links, and leaves everything else as it is written", () => {
    expect(parseSpans("Ve a [USCIS](https://www.uscis.gov/es) <b>ya</b> * no")).toEqual([
      { text: "Ve a " },
      { text: "USCIS", href: "https://www.uscis.gov/es" },
      { text: " <b>ya</b> * no" },
    ]);
  });

  it("makes telephone numbers links, and no other number", () => {
    expect(parseSpans("Llama al 888-351-4024 o al 911, con 8 CFR 287.8 y 2026-10-01.")).toEqual([
      { text: "Llama al " },
      { text: "888-351-4024", href: "tel:+18883514024" },
      { text: " o al " },
      { text: "911", href: "tel:911" },
      { text: ", con 8 CFR 287.8 y 2026-10-01." },
    ]);
  });

  it("knows a warning", () => {
    expect(parseMarkdown("> **Ya:** no abras.\n> Nada.")).toEqual([
      { kind: "warning", spans: [{ text: "Ya:", bold: true }, { text: " no abras. Nada." }] },
    ]);
  });

  it("knows bold and foreign words, one within the other as bold", () => {
    expect(parseSpans("Un *Notice Type* y **un *notary* aquí**.")).toEqual([
      { text: "Un " },
      { text: "Notice Type", italic: true },
      { text: " y " },
      { text: "un notary aquí", bold: true },
      { text: "." },
    ]);
  });

  it("gives the words alone", () => {
    expect(plainText(parseMarkdown("## T\n\nHola **tú**\n\n- [a](/b)\n- c"))).toBe("T Hola tú a c");
  });
});
