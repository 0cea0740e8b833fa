import { type ProcessDocumentOutput, processDocumentOutput } from "@faro/contract/letters/schemas.ts";
import { PDFDict, PDFDocument, PDFName } from "pdf-lib";
import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { describe, expect, it } from "vitest";
import { letterLines, pdfOf, upload } from "#server/letters/testing/files.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = await startTestApp();
const ana = await app.signedUp();

async function read(language: "es" | "en"): Promise<ProcessDocumentOutput> {
  const body = upload(await pdfOf(letterLines), "carta.pdf", { language });
  const response = await ana.json("/api/functions/process-document", body);
  return processDocumentOutput.parse(await response.json());
}

function inputOf(letter: ProcessDocumentOutput, part: object = {}) {
  const { language, engine, receiptNumber, alienNumber, deadline, lawyer, sources } = letter;
  const { translation, description, solution, text } = letter;
  return {
    ...{ language, today: "2026-11-21", name: "mi carta.pdf", kind: letter.kind?.name ?? null },
    ...{ engine, receiptNumber, alienNumber, deadline, lawyer, sources, notes: [] as string[] },
    ...{ translation, description, solution, text, ...part },
  };
}

async function pdfFor(body: object): Promise<{ bytes: Uint8Array; words: string; name: string }> {
  const response = await ana.json("/api/letters/pdf", body);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const bytes = new Uint8Array(await response.arrayBuffer());
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  const name = response.headers.get("content-disposition") ?? "";
  return { bytes, words: text.replace(/\s+/g, " "), name };
}

const letter = await read("es");

describe("the explanation as PDF", () => {
  it("holds the date, the three texts, the numbers and the dated sources, and says what it is", async () => {
    const { bytes, words, name } = await pdfFor(inputOf(letter));
    expect(name).toContain('filename="carta-explicada-2026-11-21.pdf"');
    for (const part of [
      "Tu carta, explicada",
      "hecha el 21 de noviembre de 2026",
      "Archivo: mi carta.pdf",
      "La fecha para actuar era el 6 de noviembre de 2026",
      "Qué Dice tu Carta",
      "Qué Significa",
      "Pasos a Seguir",
      "Número de recibo: IOE0912345678",
      "no es un papel del gobierno",
      "Your response must be received in this office by",
      "Página 1 de",
    ])
      expect(words).toContain(part);
    for (const step of letter.steps) expect(words).toContain(step);
    for (const { title } of letter.sources) expect(words).toContain(title);
    expect(bytes.length).toBeLessThan(60_000);
  });

  it("can be read by a screen reader, in its language", async () => {
    const { bytes } = await pdfFor(inputOf(await read("en")));
    const { info } = await getMeta(await getDocumentProxy(new Uint8Array(bytes)));
    expect(info).toMatchObject({ Title: "Your letter, explained", Language: "en-US" });
    const { catalog } = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(catalog.lookup(PDFName.of("MarkInfo"), PDFDict).get(PDFName.of("Marked"))?.toString()).toBe(
      "true",
    );
    expect(catalog.get(PDFName.of("StructTreeRoot"))).toBeDefined();
  });

  it("says of a day to come what to do, and of one that has passed that it was", async () => {
    const titled = async (part: object) =>
      (await pdfFor(inputOf(letter, { deadline: { ...letter.deadline, ...part }, description: "" }))).words;
    expect(await titled({ daysLeft: 3 })).toContain("Actúa antes del 6 de noviembre");
    const past = await titled({ daysLeft: -15, kind: "attend" });
    expect(past).toContain("Tu cita fue el 6 de noviembre");
    expect(past).not.toContain("Tienes que ir");
    expect(await titled({ daysLeft: -15, kind: "expires" })).toContain("Venció el 6 de noviembre");
    const perhaps = await titled({ daysLeft: -1, latest: "2026-11-24" });
    expect(perhaps).toContain("Actúa antes del 6 de noviembre");
    expect(perhaps).not.toContain("Esa fecha ya pasó");
  });

  it("never states a doubtful date as if it were sure, nor a missing one", async () => {
    const deadline = { ...letter.deadline, certainty: "unsure", daysLeft: -15 };
    const doubtful = (await pdfFor(inputOf(letter, { deadline, description: "" }))).words;
    expect(doubtful).toContain("No estamos seguros de esta fecha");
    expect(doubtful).toContain("Si esa fecha es correcta, ya pasó");
    expect(doubtful).not.toContain("Esa fecha ya pasó");
    expect(doubtful).not.toContain("Actúa antes del");
    const none = { ...letter.deadline, date: null, actBy: null, latest: null, daysLeft: null };
    const missing = (await pdfFor(inputOf(letter, { deadline: none }))).words;
    expect(missing).toContain("No pudimos leer la fecha");
    expect(missing).not.toContain("Actúa antes del");
  });

  it("leads with the lawyer where the letter needs one", async () => {
    const { words } = await pdfFor(inputOf(letter, { lawyer: "now", notes: ["Aquí hay más de una carta."] }));
    expect(words).toContain("Habla ya con un abogado");
    expect(words).toContain("Aquí hay más de una carta.");
  });

  it("is for signed-in people, and takes no link that is not https", async () => {
    const guest = await app.visitor().json("/api/letters/pdf", inputOf(letter));
    expect(guest.status).toBe(401);
    const sources = [{ title: "x", url: "javascript:alert(1)", checked: "2026-10-09" }];
    const response = await ana.json("/api/letters/pdf", inputOf(letter, { sources }));
    expect(await response.json()).toMatchObject({ code: "BAD_REQUEST" });
  });

  it("leaves nothing of the letter in the log", async () => {
    const before = app.logLines.length;
    await pdfFor(inputOf(letter, { name: "mi-carta-secreta.pdf" }));
    const lines = app.logLines.slice(before).join("\n");
    expect(lines).toContain("/api/letters/pdf");
    expect(lines).not.toMatch(/IOE0912345678|208-?456-?789|secreta|noviembre/);
  });

  it("is made twenty times a minute for one person, not more", async () => {
    const eva = await app.signedUp();
    for (let index = 0; index < 20; index += 1) await app.services.limits.letterPdfs.take(eva.userId);
    const response = await eva.json("/api/letters/pdf", inputOf(letter));
    expect(await response.json()).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });
});
