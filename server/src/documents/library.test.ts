import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { documentFiles, documentList, downloadOutput } from "@faro/contract/documents/schemas.ts";
import { loadContent } from "@faro/guide/load.ts";
import { describe, expect, test } from "vitest";
import { eq, sql } from "#server/db/orm.ts";
import { contentDocuments, seedDocuments } from "#server/documents/seed-documents.ts";
import { documents } from "#server/documents/tables.ts";
import { startS3 } from "#server/testing/s3-server.ts";
import { tempFolder } from "#server/testing/temp-folder.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

const folder = tempFolder();
const app = await startTestApp({ DATA_DIR: folder });
await seedDocuments(app.services);
const visitor = app.visitor();

async function list(from: TestApp = app) {
  const response = await from.visitor().fetch("/api/documents");
  expect(response.status).toBe(200);
  return documentList.parse(await response.json()).documents;
}

const row = async (form: string, from: TestApp = app) => (await list(from)).find((one) => one.form === form);

const put = (name: string, content = "%PDF-1.7 test %%EOF") =>
  app.services.storage.put(name, Buffer.from(content), "application/pdf");

describe("the rows", () => {
  test("hold all 56 official forms, each with its agency, category, official page, date and for whom", async () => {
    const rows = (await list()).filter(({ kind }) => kind === "form");
    expect(rows.map(({ form }) => form)).toEqual(loadContent().forms.map(({ id }) => id));
    expect(rows).toHaveLength(56);
    for (const one of rows) {
      expect(one.agency, one.id).toMatch(/^(USCIS|EOIR|ICE|CBP|DOS|IRS|SSA)$/);
      expect(one.officialPage, one.id).toMatch(/^https:\/\/[^/]*\.gov(\/|$)/);
      expect(one.checked, one.id).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(one.title, one.id).toContain(one.form);
      for (const text of [one.description, one.forWhom, one.english.title, one.english.forWhom]) {
        expect(text.length, one.id).toBeGreaterThan(5);
      }
    }
  });

  test("say which file it is where one row is of two forms", async () => {
    expect((await row("EOIR-42A / 42B"))?.description).toContain(
      "El archivo de aquí es la EOIR-42B. La EOIR-42A está en la página oficial.",
    );
    expect((await row("G-1450 / G-1650"))?.english.description).toContain(
      "The file here is the G-1450. The G-1650 is on the official page.",
    );
  });

  test("are ordered by created_at, newest first, and guides say that they are not government forms", async () => {
    const rows = await list();
    const dates = rows.map(({ created_at }) => created_at);
    expect(dates).toEqual([...dates].sort().reverse());
    const guides = rows.filter(({ kind }) => kind === "guide");
    expect(guides).toHaveLength(12);
    for (const guide of guides) {
      expect(guide.description).toMatch(/^Guía de Faro, no es un (formulario|documento) del gobierno\./);
      expect(guide.english.description).toMatch(/^A Faro guide, not a government (form|document)\./);
      expect(guide.officialPage).toBeNull();
    }
  });

  test("are written once, however many copies start at once; an operator's own row is left alone", async () => {
    const { db } = app.services;
    await db.insert(documents).values({
      ...{ id: "own", title: "Directorio", titleEn: "Directory", description: "d", descriptionEn: "d" },
      ...{ forWhom: "w", forWhomEn: "w", agency: "Casa", category: "otros", checked: "2026-01-01" },
    });
    await db.insert(documents).values({
      ...{ id: "form-old", kind: "form", title: "t", titleEn: "t", description: "d", descriptionEn: "d" },
      ...{ forWhom: "w", forWhomEn: "w", agency: "USCIS", category: "otros", checked: "2020-01-01" },
    });
    await db.update(documents).set({ title: "viejo" }).where(eq(documents.id, "form-i-130"));
    await Promise.all(Array.from({ length: 4 }, () => seedDocuments(app.services)));
    const ids = (await db.select().from(documents)).map(({ id }) => id).sort();
    expect(ids).toEqual([...contentDocuments().map(({ id }) => id), "own"].sort());
    expect((await row("I-130"))?.title).toBe("Petición familiar (I-130)");
    // Nothing is written when nothing changed.
    const before = await db.execute(sql`select max(xmin::text::bigint) as newest from documents`);
    await seedDocuments(app.services);
    const after = await db.execute(sql`select max(xmin::text::bigint) as newest from documents`);
    expect(after.rows).toEqual(before.rows);
    await db.delete(documents).where(eq(documents.id, "own"));
  });
});

describe("availability", () => {
  test("follows the files in the bucket at every call, whatever their case", async () => {
    expect((await row("I-589"))?.fileAvailable).toBe(false);
    await put("i-589.PDF");
    expect(await row("I-589")).toMatchObject({ fileAvailable: true, size: 19 });
    await app.services.storage.remove("i-589.PDF");
    expect((await row("I-589"))?.fileAvailable).toBe(false);
  });

  test("is told to the library's page without the texts it has: files that are here, and an operator's own rows", async () => {
    const ask = async () => documentFiles.parse(await (await visitor.fetch("/api/documents/files")).json());
    expect(await ask()).toEqual({ total: 68, files: [], own: [] });
    await put("I-589.pdf");
    await app.services.db.insert(documents).values({
      ...{ id: "own", title: "Directorio", titleEn: "Directory", description: "d", descriptionEn: "d" },
      ...{ forWhom: "w", forWhomEn: "w", agency: "Casa", category: "otros", checked: "2026-01-01" },
    });
    const told = await ask();
    expect(told).toMatchObject({
      total: 69,
      files: [{ id: "form-i-589", size: 19, edition: null, fetched: null }],
    });
    expect(told.own.map(({ id, title, english }) => [id, title, english.title])).toEqual([
      ["own", "Directorio", "Directory"],
    ]);
    await app.services.storage.remove("I-589.pdf");
    await app.services.db.delete(documents).where(eq(documents.id, "own"));
  });

  test("is normalised as in the specification: the row's language ending is dropped", async () => {
    await app.services.db
      .update(documents)
      .set({ filename: "i-90-es.pdf" })
      .where(eq(documents.id, "form-i-90"));
    await put("I-90.pdf");
    expect((await row("I-90"))?.fileAvailable).toBe(true);
    expect((await row("I-864EZ"))?.fileAvailable).toBe(false);
    await put("I-864.pdf");
    expect((await row("I-864EZ"))?.fileAvailable).toBe(false);
  });

  test("a form that exists only online has nothing to download and its official page", async () => {
    expect(await row("DS-260")).toMatchObject({
      filename: null,
      fileAvailable: false,
      officialPage: "https://ceac.state.gov/iv",
    });
  });

  test("looks at the first hundred names only", async () => {
    const other = await startTestApp({ DATA_DIR: tempFolder() });
    await seedDocuments(other.services);
    for (let index = 0; index < 100; index++) {
      await other.services.storage.put(`A-${index}.pdf`, Buffer.from("x"), "application/pdf");
    }
    await other.services.storage.put("I-130.pdf", Buffer.from("x"), "application/pdf");
    expect((await row("I-130", other))?.fileAvailable).toBe(false);
    await other.services.storage.remove("A-5.pdf");
    expect((await row("I-130", other))?.fileAvailable).toBe(true);
  });
});

describe("a download", () => {
  test("is a signed address of the file in the bucket, for a visitor without an account", async () => {
    await put("I-130.pdf", "%PDF-1.7 petition %%EOF");
    const response = await visitor.fetch("/api/documents/form-i-130/download");
    const { url, filename, expiresAt } = downloadOutput.parse(await response.json());
    expect(filename).toBe("I-130.pdf");
    const left = Date.parse(expiresAt) - app.services.now();
    expect(left).toBeGreaterThan(3500_000);
    expect(left).toBeLessThanOrEqual(3600_000);
    const file = await visitor.fetch(url);
    expect(file.status).toBe(200);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="I-130.pdf"',
      "content-length": "23",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    expect(await file.text()).toBe("%PDF-1.7 petition %%EOF");
    expect(visitor.cookie).toBe("");
  });

  test("opens inline when a tab asks for it", async () => {
    const response = await visitor.fetch("/api/documents/form-i-130/download?as=inline");
    const { url } = downloadOutput.parse(await response.json());
    const file = await visitor.fetch(url);
    expect(file.headers.get("content-disposition")).toBe('inline; filename="I-130.pdf"');
  });

  test.each(["form-i-407", "form-ds-260", "nothing", "%2e%2e%2fsecret"])(
    "of %s, whose file is missing, says so in the words of the specification",
    async (id) => {
      const response = await visitor.fetch(`/api/documents/${id}/download`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({
        code: "DOCUMENT_FILE_MISSING",
        message: "El archivo no se encuentra en el sistema.",
      });
    },
  );

  test("of a guide comes in the reader's language", async () => {
    await put("faro-tps.pdf");
    await put("faro-tps-english.pdf");
    const name = async (language: string) => {
      const response = await visitor.fetch(`/api/documents/guide-tps/download?language=${language}`);
      return downloadOutput.parse(await response.json()).filename;
    };
    expect(await name("es")).toBe("faro-tps.pdf");
    expect(await name("en")).toBe("faro-tps-english.pdf");
  });
});

test("a bucket that does not answer is an error with a request id, and the log knows why", async () => {
  const blocked = tempFolder();
  // A file where the folder should be.
  writeFileSync(join(blocked, "documents"), "x");
  const other = await startTestApp({ DATA_DIR: blocked });
  await seedDocuments(other.services);
  for (const path of ["/api/documents", "/api/documents/form-i-130/download"]) {
    const response = await other.visitor().fetch(path);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      code: "SERVICE_UNAVAILABLE",
      data: { requestId: expect.stringMatching(/./) },
    });
  }
  expect(other.logLines.join("")).toContain("the documents bucket does not answer");
});

test("the library works the same on an S3-compatible bucket, with the service's own addresses", async () => {
  const other = await startTestApp({ DATA_DIR: tempFolder(), ...(await startS3()) });
  await seedDocuments(other.services);
  expect((await row("I-765", other))?.fileAvailable).toBe(false);
  await other.services.storage.put("i-765.pdf", Buffer.from("%PDF-1.7 %%EOF"), "application/pdf");
  expect((await row("I-765", other))?.fileAvailable).toBe(true);
  const response = await other.visitor().fetch("/api/documents/form-i-765/download");
  const { url, filename } = downloadOutput.parse(await response.json());
  expect(filename).toBe("i-765.pdf");
  const file = await fetch(url);
  expect([file.status, await file.text()]).toEqual([200, "%PDF-1.7 %%EOF"]);
});

test("one address cannot ask without end", async () => {
  const { limits } = app.services;
  const other = app.visitor("203.0.113.77");
  const first = await other.fetch("/api/documents");
  expect(first.status).toBe(200);
  // Uses up what is left of the minute for this address.
  const key = await addressOf("203.0.113.77");
  await Promise.all(Array.from({ length: 1200 }, () => limits.documents.take(key).catch(() => {})));
  expect((await other.fetch("/api/documents")).status).toBe(429);
  expect((await visitor.fetch("/api/documents")).status).toBe(200);
});

async function addressOf(address: string): Promise<string> {
  const { addressKey } = await import("#server/http/address.ts");
  return addressKey(app.services.keys.address, address);
}
