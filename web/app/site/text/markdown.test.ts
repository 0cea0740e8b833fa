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
