/** Files for tests, made on the spot: letters as PDF and Word, and the ones that mean harm. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateRawSync } from "node:zlib";
import { PDFDocument, rgb, StandardFonts } from "pdf-lib";
import { zip } from "#server/letters/worker/zip-write.ts";

/** Milliseconds for tests of files that are read: a reader gives way to everything else, and takes half a minute for some pages on a machine that is busy. */
export const readingTimeout = 300_000;

export const letterLines = [
  "Department of Homeland Security",
  "U.S. Citizenship and Immigration Services",
  "Form I-797E, Notice of Action",
  "Receipt Number: IOE0912345678",
  "A-Number: A208-456-789",
  "Notice Date: August 14, 2026",
  "Notice Type: Request for Evidence",
  "The documentation submitted is not sufficient.",
  "Your response must be received in this office by November 6, 2026.",
];

/** Photos of the same request for evidence. */
export function picture(type: "jpg" | "png" | "webp"): Buffer {
  return readFileSync(join(import.meta.dirname, `request-for-evidence.${type}`));
}

export interface PdfLine {
  text: string;
  /** Drawn in the colour of the paper, or too small to see. */
  unseen?: "white" | "tiny";
}

export async function pdfOf(
  lines: readonly (string | PdfLine)[],
  change?: (pdf: PDFDocument) => Promise<void> | void,
): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([612, 792]);
  for (const [index, line] of lines.entries()) {
    const { text, unseen } = typeof line === "string" ? { text: line, unseen: undefined } : line;
    const color = unseen === "white" ? rgb(1, 1, 1) : rgb(0, 0, 0);
    page.drawText(text, { x: 60, y: 730 - index * 20, size: unseen === "tiny" ? 1 : 11, font, color });
  }
  await change?.(pdf);
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}

/** A PDF of one page with these drawing operations; `objects` from number 6 on. */
export function drawnPdf(content: string, resources = "", objects: string[] = [], catalog = ""): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...objects,
  ];
  let out = "%PDF-1.5\n";
  const offsets = all.map((object, index) => {
    const at = out.length;
    out += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  out += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}trailer << /Size ${all.length + 1} /Root 1 0 R >>\nstartxref\n${out.length}\n%%EOF\n`;
  return Buffer.from(out, "latin1");
}

/** Lines of text as drawing operations. */
export function drawnText(lines: readonly string[], y: number, settings = ""): string {
  return `BT ${settings} /F1 11 Tf 60 ${y} Td 16 TL ${lines.map((line) => `(${line}) Tj T*`).join(" ")} ET\n`;
}

/** Photographed pages in a PDF, each with a footer as text; a cover page of text may come first. */
export async function scannedPages(count: number, footer: string, cover?: string): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const image = await pdf.embedJpg(picture("jpg"));
  if (cover !== undefined) pdf.addPage([612, 792]).drawText(cover, { x: 60, y: 700, size: 11 });
  for (let page = 0; page < count; page += 1) {
    const sheet = pdf.addPage([612, 434]);
    sheet.drawImage(image, { x: 0, y: 32, width: 612, height: 402 });
    if (footer !== "") sheet.drawText(footer, { x: 440, y: 10, size: 9 });
  }
  return Buffer.from(await pdf.save());
}

/** A PDF that is only the picture of a sheet. */
export async function scannedPdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const image = await pdf.embedJpg(picture("jpg"));
  pdf.addPage([612, 402]).drawImage(image, { x: 0, y: 0, width: 612, height: 402 });
  return Buffer.from(await pdf.save());
}

export interface ZipFile {
  name: string;
  data: string | Buffer;
  /** What the directory claims, when it lies. */
  size?: number;
}

export function zipOf(files: readonly ZipFile[]): Buffer {
  return zip(
    files.map(({ name, data, size }) => {
      const bytes = Buffer.from(data);
      return { name, data: deflateRawSync(bytes), method: 8, crc: crc32(bytes), size: size ?? bytes.length };
    }),
  );
}

const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const relationships = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

/** A Word file; `runs` of a line may carry properties such as `<w:vanish/>`. */
export function docxOf(
  lines: readonly (string | { text: string; properties: string })[],
  more: ZipFile[] = [],
): Buffer {
  const body = lines
    .map((line) => {
      const { text, properties } = typeof line === "string" ? { text: line, properties: "" } : line;
      return `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
    })
    .join("");
  const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return zipOf([
    { name: "[Content_Types].xml", data: types },
    { name: "_rels/.rels", data: relationships },
    { name: "word/document.xml", data: document },
    ...more,
  ]);
}

/** A PNG whose header claims a size; its pixels are few. */
export function pngClaiming(width: number, height: number, more: Buffer[] = []): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length, 0);
    head.write(name, 4, "latin1");
    const tail = Buffer.alloc(4);
    tail.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])), 0);
    return Buffer.concat([head, data, tail]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const data = chunk("IDAT", deflateRawSync(Buffer.alloc(100)));
  return Buffer.concat([signature, chunk("IHDR", header), ...more, data, chunk("IEND", Buffer.alloc(0))]);
}

/** An `acTL` chunk: the PNG moves. */
export const animation = Buffer.from([
  0, 0, 0, 8, 0x61, 0x63, 0x54, 0x4c, 0, 1, 0x86, 0xa0, 0, 0, 0, 0, 0, 0, 0, 0,
]);

/** Start of a JPEG with this size and number of colours. */
export function jpegClaiming(width: number, height: number, channels: number): Buffer {
  const frame = Buffer.alloc(19);
  frame.writeUInt16BE(0xffc0, 0);
  frame.writeUInt16BE(17, 2);
  frame.writeUInt8(8, 4);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  frame.writeUInt8(channels, 9);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), frame, Buffer.from([0xff, 0xd9])]);
}

export const mime = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  doc: "application/msword",
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

/** The request of the specification. */
export function upload(file: Buffer, filename: string, more: object = {}) {
  const extension = filename.split(".").at(-1) as keyof typeof mime;
  return { file: file.toString("base64"), filename, fileType: mime[extension] ?? "", ...more };
}
