import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber } from "pdf-lib";
import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { expect, test } from "vitest";
import { createPdf, type PdfOptions } from "#server/pdf/create-pdf.ts";
import { encodable } from "#server/pdf/encodable.ts";

const options: PdfOptions = {
  title: "Lista: año, niño y corazón",
  subtitle: "Revisado el 9 de octubre de 2026",
  footer: "Guía de Faro. No es un formulario del gobierno.",
  language: "es",
  created: new Date("2026-10-09T00:00:00Z"),
};

function sample(count = 3): Promise<Buffer> {
  const pdf = createPdf(options);
  pdf.heading("Qué juntar");
  pdf.paragraph("¿Cuánto cuesta? «Mucho» no: ochenta € y 50 ¢.");
  pdf.list(
    Array.from({ length: count }, (_, index) => `Cosa número ${index + 1}`),
    { marks: "boxes" },
  );
  pdf.rule();
  pdf.note("No firmes nada que no entiendas.", "Cuidado");
  pdf.heading("Fuentes", 3);
  pdf.link("Petición familiar", "https://www.uscis.gov/i-130");
  pdf.blank("Nombre del abogado", 2);
  return pdf.finish();
}

async function text(bytes: Buffer): Promise<string> {
  const { text: pages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return pages.join("\n");
}

interface Element {
  tag: string;
  children: Element[];
}

/** The structure tree as a screen reader walks it. */
function structure(document: PDFDocument, node: PDFDict): Element {
  const lookup = (value: unknown): unknown => document.context.lookup(value as never);
  const kids = lookup(node.get(PDFName.of("K")));
  const list = kids instanceof PDFArray ? kids.asArray().map(lookup) : [kids];
  return {
    tag: String(lookup(node.get(PDFName.of("S"))) ?? "Root"),
    children: list
      .filter((kid): kid is PDFDict => kid instanceof PDFDict && kid.has(PDFName.of("S")))
      .map((kid) => structure(document, kid)),
  };
}

test("everything written can be read back, accents included", async () => {
  const shown = await text(await sample());
  for (const part of [
    "Lista: año, niño y corazón",
    "¿Cuánto cuesta? «Mucho» no: ochenta € y 50 ¢.",
    "Cosa número 3",
    "No firmes nada que no entiendas.",
    "Petición familiar: uscis.gov/i-130",
    "Nombre del abogado",
    "Página 1 de 1",
  ]) {
    expect(shown).toContain(part);
  }
});

test("it carries language, title and a structure that a screen reader can follow", async () => {
  const bytes = await sample();
  const { info } = await getMeta(await getDocumentProxy(new Uint8Array(bytes)));
  expect(info).toMatchObject({ Title: options.title, Language: "es-MX" });
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { catalog } = document;
  expect(catalog.lookup(PDFName.of("MarkInfo"), PDFDict).get(PDFName.of("Marked"))?.toString()).toBe("true");
  expect(
    catalog.lookup(PDFName.of("ViewerPreferences"), PDFDict).get(PDFName.of("DisplayDocTitle"))?.toString(),
  ).toBe("true");
  const tree = structure(document, catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict));
  const [root] = tree.children;
  expect(root?.tag).toBe("/Document");
  expect(root?.children.map(({ tag }) => tag)).toEqual(
    ["H1", "P", "H2", "P", "L", "P", "P", "H3", "P", "P"].map((tag) => `/${tag}`),
  );
  const list = root?.children.find(({ tag }) => tag === "/L");
  expect(list?.children).toHaveLength(3);
  expect(list?.children[0]?.children.map(({ tag }) => tag)).toEqual(["/Lbl", "/LBody"]);
  expect(root?.children[8]?.children.map(({ tag }) => tag)).toEqual(["/Link"]);
});

test("long content runs over pages, each with its number, and nothing is lost", async () => {
  const bytes = await sample(120);
  const document = await PDFDocument.load(bytes);
  const pages = document.getPageCount();
  expect(pages).toBeGreaterThan(2);
  const shown = await text(bytes);
  for (let index = 1; index <= 120; index++) expect(shown).toContain(`Cosa número ${index}\n`);
  for (let page = 1; page <= pages; page++) expect(shown).toContain(`Página ${page} de ${pages}`);
  for (const page of document.getPages()) {
    expect(page.node.lookup(PDFName.of("StructParents"))).toBeInstanceOf(PDFNumber);
  }
});

test("a paragraph longer than a page is whole", async () => {
  const pdf = createPdf(options);
  const words = Array.from({ length: 2500 }, (_, index) => `palabra${index}`);
  pdf.note(words.join(" "));
  const shown = (await text(await pdf.finish())).replace(/\s+/g, " ");
  for (const word of words) expect(shown).toContain(word);
});

test("the same input gives the same bytes", async () => {
  expect((await sample()).equals(await sample())).toBe(true);
});

test("letters that the fonts do not have become plain ones, never other letters", () => {
  expect(encodable("Łukasz Đorđe ğ I‑130 → ☐ ok")).toBe("Lukasz Dorde g I-130 -> [ ] ok");
  expect(encodable("Hola 👋🏽 你好")).toBe("Hola ?? ??");
  expect(encodable("zero\u200bwidth\u200f e\u0301")).toBe("zerowidth é");
});
