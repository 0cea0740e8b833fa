/** Bombs of security group F: small files that want the machine's memory or its time. Each is named by its id. */
import { deflateSync } from "node:zlib";
import { letterLimits } from "@faro/contract/letters/limits.ts";
import { describe, expect, it } from "vitest";
import { createReaderPool, readerLimits } from "#server/letters/reader-pool.ts";
import { stripMetadata } from "#server/letters/strip-metadata.ts";
import {
  docxOf,
  drawnPdf,
  drawnText,
  jpegClaiming,
  letterLines,
  pdfOf,
  picture,
  scannedPdf,
  upload,
  zipOf,
} from "#server/letters/testing/files.ts";
import { outcomeOf } from "#server/letters/testing/send-letter.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = await startTestApp();
const ana = await app.signedUp();
const letter = await pdfOf(letterLines);
const never = new AbortController().signal;

const codeOf = (body: object, who = ana) => outcomeOf(who, body);

const job = (file: Buffer) => ({
  type: "pdf" as const,
  pages: [file],
  language: "es" as const,
  today: "2026-11-21",
});

/** Packed twice: 300 MB of nothing in a few hundred bytes. */
const packedTwice = deflateSync(deflateSync(Buffer.alloc(300 * 1024 * 1024), { level: 9 }), { level: 9 });

function stream(dictionary: string, data: Buffer): string {
  return `<< ${dictionary} /Length ${data.length} >>\nstream\n${data.toString("latin1")}\nendstream`;
}

/** Ends in words, and the next letter is read. */
async function endsAlone(file: Buffer, name = "carta.pdf"): Promise<string> {
  const attack = codeOf(upload(file, name));
  expect((await ana.fetch("/api/assistant/status")).status).toBe(200);
  const code = await attack;
  expect(await codeOf(upload(letter, "carta.pdf"))).toBe("read");
  return code;
}
const stopped = ["LETTER_CRASHED", "LETTER_TIMEOUT", "LETTER_DAMAGED", "LETTER_NO_TEXT", "LETTER_UNSAFE"];

describe("F5: PDF", () => {
  it("F5: with packed objects that unpack to far more than the process may hold", async () => {
    const filter = "/Filter [/FlateDecode /FlateDecode]";
    const objects = stream(`/Type /ObjStm /N 1 /First 4 ${filter}`, packedTwice);
    // The table of contents is a stream as well, and it sends the reader to the packed object for the catalogue.
    const head = "%PDF-1.5\n";
    const rows = Buffer.from([0, 0, 0, 0, 2, 0, 2, 0, 1, 0, head.length, 0]);
    const body = `${head}2 0 obj\n${objects}\nendobj\n`;
    const table = `3 0 obj\n${stream("/Type /XRef /Size 3 /W [1 2 1] /Root 1 0 R", rows)}\nendobj\n`;
    const file = Buffer.from(`${body}${table}startxref\n${body.length}\n%%EOF`, "latin1");
    expect(stopped).toContain(await endsAlone(file));
  }, 300_000);

  it("F5: with a font that unpacks to far more than the process may hold", async () => {
    const font = stream("/Length1 314572800 /Filter [/FlateDecode /FlateDecode]", packedTwice);
    const file = drawnPdf(
      `BT /F2 11 Tf 60 740 Td (Request for Evidence of nothing at all) Tj ET ${drawnText(letterLines, 700)}`,
      "",
      [
        "<< /Type /Font /Subtype /TrueType /BaseFont /Huge /FirstChar 32 /LastChar 33 /Widths [500 500] /FontDescriptor 7 0 R >>",
        "<< /Type /FontDescriptor /FontName /Huge /Flags 32 /FontBBox [0 0 1 1] /ItalicAngle 0 /Ascent 1 /Descent 0 /CapHeight 1 /StemV 1 /FontFile2 8 0 R >>",
        font,
      ],
    );
    const withFont = Buffer.from(
      file.toString("latin1").replace("/F1 5 0 R", "/F1 5 0 R /F2 6 0 R"),
      "latin1",
    );
    // Refused, or read without the font; in neither case does anybody else wait.
    expect([...stopped, "read"]).toContain(await endsAlone(withFont));
  }, 300_000);

  it("F5: has ten seconds of the processor, whatever the clock says", async () => {
    expect(readerLimits.document).toBe(10);
    // Each form draws the next one ten times: ten thousand million drawings.
    const forms = Array.from({ length: 10 }, (_, index) => {
      const content = Buffer.from(index === 9 ? "0 0 m 1 1 l S" : "/X Do ".repeat(10));
      return stream(
        `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${7 + index} 0 R >> >>`,
        content,
      );
    });
    const file = drawnPdf(`${drawnText(letterLines, 740)}/X Do`, "/XObject << /X 6 0 R >>", forms);
    const pool = createReaderPool({ ...readerLimits, document: 3, memory: 4 * 1024 * 1024 * 1024 });
    await expect(pool.read(job(file), never)).rejects.toMatchObject({
      code: expect.stringMatching(/^LETTER_(?:TIMEOUT|CRASHED)$/),
    });
  }, 300_000);

  it("F5: a scan has the time of its pictures besides", async () => {
    const scan = await scannedPdf();
    const short = createReaderPool({ ...readerLimits, document: 0.05 });
    await expect(short.read(job(scan), never)).rejects.toMatchObject({ code: "LETTER_TIMEOUT" });
    const noPictures = createReaderPool({ ...readerLimits, picture: -9.9, furtherPicture: 0 });
    await expect(noPictures.read(job(scan), never)).rejects.toMatchObject({ code: "LETTER_TIMEOUT" });
    const done = await createReaderPool().read(job(scan), never);
    expect(done.readBy).toBe("ocr");
  }, 300_000);
});

describe("F3: Word files", () => {
  /** The end of an archive that counts this many files, as far as its sixteen bits go. */
  function counting(files: number): Buffer {
    const file = docxOf(letterLines);
    const end = file.length - 22;
    file.writeUInt16LE(Math.min(files, 0xffff), end + 8);
    file.writeUInt16LE(Math.min(files, 0xffff), end + 10);
    return file;
  }

  it.each([501, 1_000_000])("F3: that says it holds %d files", async (files) => {
    expect(await codeOf(upload(counting(files), "carta.docx"))).toBe("LETTER_UNSAFE");
  });

  it("F3: with an archive inside that is called a picture", async () => {
    const inner = zipOf([{ name: "a.xml", data: zipOf([{ name: "b.xml", data: Buffer.alloc(9999) }]) }]);
    const file = docxOf(letterLines, [{ name: "word/media/image1.png", data: inner }]);
    expect(await codeOf(upload(file, "carta.docx"))).toBe("LETTER_UNSAFE");
  });
});

describe("F4: pictures", () => {
  const photo = picture("jpg");
  /** The photo with an EXIF part that holds a small picture of its own. */
  function withThumbnail(thumbnail: Buffer): Buffer {
    const exif = Buffer.concat([Buffer.from("Exif\0\0MM\0*\0\0\0\x08 GPS 29.7604 ", "latin1"), thumbnail]);
    const head = Buffer.from([0xff, 0xe1, 0, 0]);
    head.writeUInt16BE(exif.length + 2, 2);
    return Buffer.concat([photo.subarray(0, 2), head, exif, photo.subarray(2)]);
  }
  const huge = jpegClaiming(60_000, 60_000, 3);
  const small = jpegClaiming(100, 100, 3);

  it("F4: the size of a photo is its own, not that of the small picture inside", async () => {
    expect(await codeOf(upload(withThumbnail(huge), "foto.jpg"))).toBe("read");
    const exif = Buffer.concat([Buffer.from([0xff, 0xe1, 0, small.length + 2]), small]);
    const hiding = Buffer.concat([huge.subarray(0, 2), exif, huge.subarray(2)]);
    expect(await codeOf(upload(hiding, "foto.jpg"))).toBe("LETTER_PIXELS");
  }, 300_000);

  it("F4: neither the small picture nor one behind the end leaves the server", () => {
    const second = Buffer.concat([small, Buffer.from("Exif GPS 19.4326")]);
    const sent = stripMetadata(Buffer.concat([withThumbnail(small), second]), "jpeg");
    expect(sent.includes("GPS")).toBe(false);
    expect(sent.equals(stripMetadata(photo, "jpeg"))).toBe(true);
    // One start of a picture, and its end at the end.
    expect(sent.indexOf(Buffer.from([0xff, 0xd8, 0xff]), 2)).toBe(-1);
    expect(sent.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
  });

  it("F4: one pixel with a hundred thousand frames", async () => {
    const gif = Buffer.concat([
      Buffer.from("GIF89a\x01\0\x01\0\0\0\0", "latin1"),
      Buffer.alloc(100_000, 0x2c),
    ]);
    expect(await codeOf({ ...upload(gif, "foto.jpg"), fileType: "image/gif" })).toBe("LETTER_TYPE");
    expect(await codeOf(upload(gif, "foto.png"))).toBe("LETTER_TYPE");
  });
});

describe("F9: pages", () => {
  it("F9: a person has 240 pages a day, those of documents too", async () => {
    const eva = await app.signedUp();
    expect(letterLimits.pagesPerDay).toBe(240);
    await app.services.limits.letterPages.take(eva.userId, 238);
    const two = await pdfOf(letterLines, (pdf) => void pdf.addPage());
    expect(await codeOf(upload(two, "carta.pdf"), eva)).toBe("read");
    expect(await codeOf(upload(letter, "carta.pdf"), eva)).toBe("TOO_MANY_REQUESTS");
  });

  it("F9: a document that goes over is still explained, the next one waits", async () => {
    const rosa = await app.signedUp();
    await app.services.limits.letterPages.take(rosa.userId, 239);
    const two = await pdfOf(letterLines, (pdf) => void pdf.addPage());
    expect(await codeOf(upload(two, "carta.pdf"), rosa)).toBe("read");
    expect(await codeOf(upload(letter, "carta.pdf"), rosa)).toBe("TOO_MANY_REQUESTS");
  });
});
