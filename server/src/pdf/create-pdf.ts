/**
 * Writes a PDF that a screen reader can read: language, title, headings, lists and links are marked, so are the
 * parts that are only decoration. Standard fonts, letter-size pages, the same bytes for the same input.
 */
import { createRequire } from "node:module";
import type { Language } from "@faro/contract/shared/language.ts";
import type PdfDocument from "pdfkit";
import { encodable } from "#server/pdf/encodable.ts";

const ink = "#17233d";
const soft = "#4a546b";
const sea = "#0b5a70";
const amber = "#f2b13c";
const sand = "#fbf3e2";
const hairline = "#d9d2c4";

const usual = { title: 22, heading: 15, subheading: 12.5, body: 11.5, link: 10.5, small: 9.5, space: 1 };
/** For one page to fold and carry. */
const compact = { title: 19, heading: 12, subheading: 11, body: 10, link: 9, small: 7.5, space: 0.6 };

const footerTexts = {
  es: { page: (at: number, of: number) => `Página ${at} de ${of}` },
  en: { page: (at: number, of: number) => `Page ${at} of ${of}` },
};

export interface PdfOptions {
  /** Shown as the first heading and as the name of the window. */
  title: string;
  language: Language;
  /** A line below the title: date, source, whose it is. */
  subtitle?: string;
  /** Stands at the foot of every page beside the page number. */
  footer?: string;
  /** When it was made; a fixed date makes the bytes repeatable. */
  created?: Date;
  /** Smaller letters and margins, for a card of one page. */
  compact?: boolean;
}

export interface ListOptions {
  /** Squares to tick are for checklists on paper. */
  marks?: "bullets" | "numbers" | "boxes";
  /** Stands above the list and never without its first entry. */
  title?: string;
}

/** Adds to the document from top to bottom; pages break by themselves. */
export interface PdfWriter {
  heading(text: string, level?: 2 | 3): void;
  paragraph(text: string, look?: "body" | "strong" | "small"): void;
  list(items: readonly string[], options?: ListOptions): void;
  /** A thin line between parts. */
  rule(): void;
  /** A box that stands out: a warning or what matters most. */
  note(text: string, title?: string): void;
  /** A paragraph that opens an address; the address is printed too, for paper. */
  link(text: string, url: string, look?: "body" | "small"): void;
  /** A label with empty lines to write on. */
  blank(label: string, lines?: number): void;
  /** Closes the document. Nothing can be added afterwards. */
  finish(): Promise<Buffer>;
}

/** The library and its fonts are a tenth of a resting server, so they come with the first PDF. */
const load = createRequire(import.meta.url);

type Child = (() => unknown) | PDFKit.PDFStructureElement;

export function createPdf(options: PdfOptions): PdfWriter {
  const { language } = options;
  const created = options.created ?? new Date();
  const sizes = options.compact === true ? compact : usual;
  const margin = options.compact === true ? 40 : 56;
  const footerHeight = options.compact === true ? 26 : 40;
  const PDFDocument = load("pdfkit") as typeof PdfDocument;
  const doc = new PDFDocument({
    size: "LETTER",
    margins: { top: margin, left: margin, right: margin, bottom: margin + footerHeight },
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: language === "en" ? "en-US" : "es-MX",
    info: { Title: options.title, Author: "Faro", Creator: "Faro", CreationDate: created, ModDate: created },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  const root = doc.struct("Document");
  doc.addStructure(root);
  const width = doc.page.width - 2 * margin;
  const bottom = () => doc.page.height - doc.page.margins.bottom;

  const add = (tag: string, children: Child | Child[]) => {
    root.add(doc.struct(tag, {}, children));
  };
  const decoration = (draw: () => void) => {
    doc.save().markContent("Artifact", { type: "Layout" });
    draw();
    doc.endMarkedContent().restore();
  };
  let colour = ink;
  // A new page starts in black.
  doc.on("pageAdded", () => doc.fillColor(colour));
  const font = (bold: boolean, size: number, used = ink) => {
    colour = used;
    return doc
      .font(bold ? "Helvetica-Bold" : "Helvetica")
      .fontSize(size)
      .fillColor(colour);
  };
  /** Starts a page when less than this is left: no heading alone at the foot. */
  const keep = (height: number) => {
    if (doc.y + height > bottom()) doc.addPage();
  };
  const space = (points: number) => {
    if (doc.y > doc.page.margins.top) doc.y = Math.min(doc.y + points * sizes.space, bottom());
  };
  const write = (text: string, at = margin, within = width) =>
    doc.text(encodable(text), at, doc.y, { width: within, lineGap: 3 });

  const writer: PdfWriter = {
    heading(text, level = 2) {
      const size = level === 2 ? sizes.heading : sizes.subheading;
      space(level === 2 ? 14 : 8);
      keep(size * 4);
      font(true, size);
      doc.outline.addItem(text);
      add(`H${level}`, () => write(text));
      space(4);
    },
    paragraph(text, look = "body") {
      font(look === "strong", look === "small" ? sizes.small : sizes.body, look === "small" ? soft : ink);
      add("P", () => write(text));
      space(6);
    },
    list(items, { marks = "bullets", title } = {}) {
      const indent = 20;
      if (title !== undefined) {
        const [first = ""] = items;
        font(false, sizes.body);
        keep(sizes.body * 3 + doc.heightOfString(encodable(first), { width: width - indent, lineGap: 3 }));
        writer.paragraph(title, "strong");
      }
      const entries = items.map((item, index) =>
        doc.struct("LI", {}, [
          doc.struct("Lbl", {}, () => {
            font(false, sizes.body);
            keep(doc.heightOfString(encodable(item), { width: width - indent, lineGap: 3 }));
            const y = doc.y;
            if (marks === "boxes") {
              doc
                .save()
                .lineWidth(1)
                .strokeColor(soft)
                .rect(margin + 1, y, 10, 10)
                .stroke()
                .restore();
            } else {
              const label = marks === "numbers" ? `${index + 1}.` : "•";
              doc.text(label, margin + 2, y, { width: indent, lineBreak: false });
            }
            doc.y = y;
          }),
          doc.struct("LBody", {}, () => {
            write(item, margin + indent, width - indent);
            space(4);
          }),
        ]),
      );
      add("L", entries);
      space(4);
    },
    rule() {
      space(6);
      keep(12);
      const { y } = doc;
      decoration(() =>
        doc
          .moveTo(margin, y)
          .lineTo(margin + width, y)
          .lineWidth(0.8)
          .strokeColor(hairline)
          .stroke(),
      );
      space(10);
    },
    note(text, title) {
      const inner = width - 30;
      const titleHeight =
        title === undefined
          ? 0
          : font(true, sizes.body).heightOfString(encodable(title), { width: inner, lineGap: 3 }) + 3;
      const height =
        titleHeight +
        font(false, sizes.body).heightOfString(encodable(text), { width: inner, lineGap: 3 }) +
        18;
      space(6);
      // A note longer than a page flows without its box.
      const boxed = height < bottom() - doc.page.margins.top;
      if (boxed) {
        keep(height);
        const { y } = doc;
        decoration(() => {
          doc.rect(margin, y, width, height).fill(sand);
          doc.rect(margin, y, 4, height).fill(amber);
        });
        doc.y = y + 9;
      }
      if (title !== undefined) {
        font(true, sizes.body);
        add("P", () => write(title, margin + 18, inner));
        doc.y += 3;
      }
      font(false, sizes.body);
      add("P", () => write(text, margin + 18, inner));
      if (boxed) doc.y += 6;
      space(8);
    },
    link(text, url, look = "body") {
      // Without what nobody types: shorter lines on paper.
      const address = url.replace(/^https:\/\/(www\.)?/, "");
      const shown = encodable(text === url ? address : `${text}: ${address}`);
      font(false, look === "small" ? sizes.small : sizes.link, sea);
      keep(doc.heightOfString(shown, { width, lineGap: 3 }));
      const element = doc.struct("Link", {}, () =>
        doc.text(shown, margin, doc.y, { width, lineGap: 3, link: url, underline: true }),
      );
      add("P", element);
      space(look === "small" ? 1 : 5);
    },
    blank(label, lines = 1) {
      font(false, sizes.link);
      keep(20 + lines * 22);
      add("P", () => write(label));
      // On a card the line to write on begins where its label ends.
      const beside = options.compact === true && lines === 1;
      const from = beside ? margin + doc.widthOfString(encodable(label)) + 6 : margin;
      for (let line = 0; line < lines; line++) {
        if (beside) doc.y -= 3;
        else doc.y += line === 0 ? 16 : 22;
        const { y } = doc;
        decoration(() =>
          doc
            .moveTo(from, y)
            .lineTo(margin + width, y)
            .lineWidth(0.7)
            .strokeColor(soft)
            .stroke(),
        );
      }
      space(options.compact === true ? 21 : 8);
    },
    finish() {
      root.end();
      const { start, count } = doc.bufferedPageRange();
      for (let index = start; index < start + count; index++) {
        doc.switchToPage(index);
        // The foot lies in the margin; without this every line there would start a page.
        doc.page.margins.bottom = 0;
        const y = doc.page.height - margin - 8;
        doc.markContent("Artifact", { type: "Pagination", attached: ["Bottom"] });
        doc
          .moveTo(margin, y - 8)
          .lineTo(margin + width, y - 8)
          .lineWidth(0.8)
          .strokeColor(hairline)
          .stroke();
        font(false, 8.5, soft);
        doc.text(encodable(options.footer ?? "Faro"), margin, y, { width: width - 90, lineGap: 1 });
        doc.text(footerTexts[language].page(index - start + 1, count), margin + width - 90, y, {
          width: 90,
          align: "right",
        });
        doc.endMarkedContent();
      }
      doc.end();
      return ended;
    },
  };

  decoration(() => doc.rect(margin, margin - 18, 44, 4).fill(amber));
  font(true, sizes.title);
  add("H1", () => write(options.title));
  if (options.subtitle !== undefined) {
    const { subtitle } = options;
    doc.y += 3;
    font(false, sizes.small, soft);
    add("P", () => write(subtitle));
  }
  doc.y += 8;
  return writer;
}
