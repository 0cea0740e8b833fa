import { type ProcessDocumentOutput, processDocumentOutput } from "@faro/contract/letters/schemas.ts";
import { describe, expect, it } from "vitest";
import { dayOf } from "#server/letters/day-of.ts";
import { docOf } from "#server/letters/testing/doc-file.ts";
import {
  docxOf,
  letterLines,
  pdfOf,
  picture,
  readingTimeout,
  scannedPdf,
  upload,
} from "#server/letters/testing/files.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const path = "/api/functions/process-document";
const app = await startTestApp();
const ana = await app.signedUp();

async function read(body: object): Promise<ProcessDocumentOutput> {
  const response = await ana.json(path, body);
  const answer = await response.json();
  expect(response.status, JSON.stringify(answer)).toBe(200);
  return processDocumentOutput.parse(answer);
}

function expectRequestForEvidence(letter: ProcessDocumentOutput) {
  expect(letter.kind?.code).toBe("N06");
  expect(letter.receiptNumber).toBe("IOE0912345678");
  expect(letter.deadline).toMatchObject({ kind: "respond", date: "2026-11-06", certainty: "printed" });
  expect(letter.engine).toBe("guide");
}

describe("reading a letter", { timeout: readingTimeout }, () => {
  it("is for signed-in people only", async () => {
    const response = await app.visitor().json(path, upload(await pdfOf(letterLines), "carta.pdf"));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "SIGN_IN_REQUIRED" });
  });

  it("explains a PDF with the three texts and what they rest on", async () => {
    const letter = await read(upload(await pdfOf(letterLines), "carta.pdf"));
    expectRequestForEvidence(letter);
    expect(letter).toMatchObject({ readBy: "text", pages: 1, alienNumber: "A208456789", confidence: "high" });
    expect(letter.translation).toContain("6 de noviembre de 2026");
    expect(letter.description).toContain("más pruebas");
    expect(letter.solution).toContain("1. ");
    expect(letter.sources.length).toBeGreaterThan(0);
    expect(letter.text).toContain("IOE0912345678");
  });

  it("answers in English when asked", async () => {
    const letter = await read(upload(await pdfOf(letterLines), "carta.pdf", { language: "en" }));
    expect(letter.description).toContain("more evidence");
  });

  it("reads a Word document", async () => {
    expectRequestForEvidence(await read(upload(docxOf(letterLines), "carta.docx")));
  });

  it("reads an old Word document", async () => {
    expectRequestForEvidence(await read(upload(docOf(letterLines), "carta.doc")));
  });

  it("reads photos, several pages of one letter", async () => {
    const morePages = [picture("png"), picture("webp")].map((page) => page.toString("base64"));
    const letter = await read(upload(picture("jpg"), "foto.jpg", { morePages }));
    expectRequestForEvidence(letter);
    expect(letter).toMatchObject({ readBy: "ocr", pages: 3 });
    expect(letter.text.match(/IOE0912345678|I0E0912345678/g)).toHaveLength(3);
  });

  it("reads the picture in a scanned PDF", async () => {
    const letter = await read(upload(await scannedPdf(), "escaneo.pdf"));
    expectRequestForEvidence(letter);
    expect(letter.readBy).toBe("ocr");
  });

  it("says so when it does not know a letter, and still gives what it read", async () => {
    const lines = [
      "Lincoln Elementary School",
      "The meeting of parents is on March 4, 2026 at 9:00 AM in the library.",
    ];
    const letter = await read(upload(await pdfOf(lines), "escuela.pdf"));
    expect(letter).toMatchObject({ kind: null, confidence: "low", deadline: null });
    expect(letter.dates).toMatchObject([{ date: "2026-03-04", time: "09:00" }]);
    expect(letter.text).toContain("Lincoln Elementary School");
    expect(letter.notes.map(({ code }) => code)).toContain("not-recognised");
  });

  it("asks for a better photo when nothing can be read", async () => {
    const response = await ana.json(path, upload(await pdfOf([]), "blanco.pdf"));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: "LETTER_NO_TEXT" });
  });

  it("has the words of the specification for a missing file, a wrong type and a large file", async () => {
    const missing = await ana.json(path, { file: "", filename: "carta.pdf", fileType: "application/pdf" });
    expect(await missing.json()).toMatchObject({ message: "Selecciona un archivo para procesar" });
    const wrong = await ana.json(path, upload(Buffer.from("hola"), "carta.txt"));
    expect(await wrong.json()).toMatchObject({
      message: "Por favor selecciona un archivo PDF, DOC, DOCX o imagen",
    });
    const large = await ana.json(path, upload(Buffer.alloc(10 * 1024 * 1024 + 1), "carta.pdf"));
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ message: "El archivo no puede exceder 10MB" });
  });

  it("tells the screen who reads", async () => {
    const response = await ana.fetch("/api/letters/status");
    expect(await response.json()).toEqual({ engine: "guide" });
  });
});

describe("the person's own day", () => {
  // Six in the evening of 20 November in Chicago is the 21st in UTC.
  const evening = Date.parse("2026-11-21T00:30:00Z");
  it("is the one days are counted from", () => {
    expect(dayOf(evening, "2026-11-20")).toBe("2026-11-20");
    expect(dayOf(evening, "2026-11-22")).toBe("2026-11-22");
  });
  it("is not that of a clock that is wrong", () => {
    expect(dayOf(evening, "2025-11-20")).toBe("2026-11-21");
    expect(dayOf(evening, undefined)).toBe("2026-11-21");
  });
});
