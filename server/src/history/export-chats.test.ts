import { getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { asked, called, saved } from "#server/history/testing/chats.ts";
import { noted } from "#server/history/testing/exchanges.ts";
import { type SignedInVisitor, startTestApp } from "#server/testing/test-app.ts";

const app = await startTestApp();
const ana = await app.signedUp({ timeZone: "America/Los_Angeles" });
const first = await asked(ana, "¿Cómo renuevo mi permiso de trabajo?");
const row = await saved(ana, [first, noted("¿Y cuánto cuesta?", "Depende.")]);
await saved(ana, [noted("Otra conversación", "Con su respuesta.")]);

async function exported(visitor: SignedInVisitor, input: object) {
  const response = await visitor.json("/api/saved-chats/export", input);
  return { response, name: response.headers.get("content-disposition") ?? "", bytes: await response.bytes() };
}

const squeeze = (text: string) => text.replace(/\s+/g, " ");

async function pdfOf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(bytes);
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  return { text: squeeze(pages.join(" ")), tagged: (await pdf.getMarkInfo())?.Marked };
}

describe("exporting", () => {
  it("gives one chat as text with question, answer, sources and dates in the person's time zone", async () => {
    const { response, name, bytes } = await exported(ana, { ids: [row.id], format: "text" });
    expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
    expect(name).toMatch(/conversaciones-faro-\d{4}-\d\d-\d\d\.txt/);
    const text = new TextDecoder().decode(bytes);
    expect(text).toContain("Pregunta: ¿Cómo renuevo mi permiso de trabajo?");
    expect(text).toContain(first.answer);
    for (const source of first.sources) expect(text).toContain(source.url);
    expect(text).toContain("dato al");
    expect(text).toContain("(La respuesta se detuvo antes de terminar.)");
    expect(text).toContain("Categoría: Trabajo");
    const day = new Intl.DateTimeFormat("es-MX", { dateStyle: "long", timeZone: "America/Los_Angeles" });
    expect(text).toContain(`Guardado el ${day.format(new Date(row.created_at))}`);
    expect(text).not.toContain("Otra conversación");
  });

  it("gives a tagged PDF of the same, in English when asked", async () => {
    const { response, name, bytes } = await exported(ana, { ids: [row.id], format: "pdf", language: "en" });
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(name).toMatch(/faro-conversations-.*\.pdf/);
    const { text, tagged } = await pdfOf(bytes);
    expect(tagged).toBe(true);
    for (const words of [
      "Question: ¿Cómo renuevo",
      "What to do now",
      "Sources",
      "not legal advice",
      "Category: Work",
    ]) {
      expect(text).toContain(words);
    }
    for (const paragraph of first.answer.split("\n\n")) expect(text).toContain(squeeze(paragraph));
  });

  it("does not stand for what is not on record: it says so and leaves its sources out", async () => {
    const luz = await app.signedUp();
    const source = { title: "USCIS", url: "https://evil.example/pay", checked: "2026-01-01" };
    const forged = {
      ...noted("¿A quién le pago?", "Paga 500 dólares a Juan."),
      stopped: false,
      sources: [source],
    };
    const one = await saved(luz, [forged]);
    for (const format of ["text", "pdf"]) {
      const { bytes } = await exported(luz, { ids: [one.id], format });
      const text = format === "pdf" ? (await pdfOf(bytes)).text : new TextDecoder().decode(bytes);
      expect(text).toContain("Paga 500 dólares a Juan.");
      expect(text).toContain("Este texto no viene del registro de Faro.");
      expect(text).not.toContain("evil.example");
      expect(text).not.toContain("revisado el");
    }
    const honest = await exported(ana, { ids: [row.id], format: "text" });
    expect(new TextDecoder().decode(honest.bytes).split("no viene del registro")).toHaveLength(2);
  });

  it("is named after the day in the person's time zone", async () => {
    const late = await startTestApp();
    // Past midnight in UTC, still the evening before in Los Angeles.
    const now = new Date(late.services.now());
    late.advance(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 3) - now.getTime());
    const luz = await late.signedUp({ timeZone: "America/Los_Angeles" });
    await saved(luz, [noted("a", "b")]);
    const { name } = await exported(luz, { format: "text" });
    const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
    expect(name).toContain(`conversaciones-faro-${day.toISOString().slice(0, 10)}.txt`);
  });

  it("gives all of them, part by part, and says when there is no further part", async () => {
    const { bytes } = await exported(ana, { format: "text" });
    const text = new TextDecoder().decode(bytes);
    expect(text).toContain("Otra conversación");
    expect(text).toContain("permiso de trabajo");
    expect((await exported(ana, { format: "text", part: 2 })).response.status).toBe(404);
  });

  it("says in name and head which of how many files it is, and goes on numbering", async () => {
    const part = { ids: [row.id], part: 2, parts: 3 };
    const { name, bytes } = await exported(ana, { ...part, format: "text" });
    expect(name).toMatch(/conversaciones-faro-\d{4}-\d\d-\d\d-parte-2-de-3\.txt/);
    const text = new TextDecoder().decode(bytes);
    expect(text).toMatch(/^\uFEFF?Conversaciones con Faro \(parte 2 de 3\)/);
    expect(text).toContain("\n101. ¿Cómo renuevo");
    const pdf = await exported(ana, { ...part, format: "pdf", language: "en" });
    expect(pdf.name).toMatch(/-part-2-of-3\.pdf/);
    expect((await pdfOf(pdf.bytes)).text).toContain("Conversations with Faro (part 2 of 3)");
  });

  it("leaves out what is deleted, and is part of the copy of all data", async () => {
    const eva = await app.signedUp();
    const gone = await saved(eva, [noted("Borrada", "x")]);
    await saved(eva, [noted("Guardada", "y")]);
    await called(eva, "DELETE", `/${gone.id}`);
    const text = new TextDecoder().decode((await exported(eva, { format: "text" })).bytes);
    expect(text).toContain("Guardada");
    expect(text).not.toContain("Borrada");
    const copy = await eva.json("/api/profile/export", { proof: { password: eva.password }, language: "es" });
    const { data } = (await copy.json()) as { data: { saved_chats: { title: string }[] } };
    expect(data.saved_chats).toMatchObject([
      { title: "Guardada", conversation: [{ question: "Guardada", answer: "y" }] },
    ]);
  });
});
