import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseEnv } from "#server/env.ts";
import { openStorage } from "#server/providers/open-storage.ts";
import { readStored, UnsafeNameError } from "#server/providers/storage.ts";
import { startS3 } from "#server/testing/s3-server.ts";
import { tempFolder } from "#server/testing/temp-folder.ts";

const folder = tempFolder();
const key = randomBytes(32);
const open = (settings: Record<string, string>) => openStorage(parseEnv(settings), key, Date.now);
const buckets = [
  { name: "disk", storage: await open({ DATA_DIR: folder }) },
  { name: "s3", storage: await open(await startS3()) },
];

const unsafeNames = [
  "../secret",
  "..",
  ".",
  "",
  "a/b.pdf",
  "a\\b.pdf",
  "/etc/passwd",
  ".hidden",
  "..%2fsecret",
  "a..b.pdf",
  "nombre con espacio.pdf",
  'a".pdf',
  "a\nb.pdf",
  "a\u0000.pdf",
  "x".repeat(200),
];

describe.each(buckets)("the bucket on $name", ({ name, storage }) => {
  test("keeps a file to the byte, gives parts of it, and replaces it", async () => {
    const content = randomBytes(70_000);
    await storage.put("I-130.pdf", content, "application/pdf");
    expect((await readStored(storage, "I-130.pdf"))?.equals(content)).toBe(true);
    const part = await storage.get("I-130.pdf", { start: 10, end: 19 });
    const chunks: Buffer[] = [];
    for await (const chunk of part ?? []) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).equals(content.subarray(10, 20))).toBe(true);
    const before = await storage.head("I-130.pdf");
    expect(before).toMatchObject({ name: "I-130.pdf", size: 70_000 });
    await storage.put("I-130.pdf", randomBytes(5), "application/pdf");
    const after = await storage.head("I-130.pdf");
    expect(after?.size).toBe(5);
    expect(after?.etag).not.toBe(before?.etag);
  });

  test("answers null for what is not there, and removing it is no error", async () => {
    expect(await storage.head("missing.pdf")).toBeNull();
    expect(await storage.get("missing.pdf")).toBeNull();
    await storage.remove("missing.pdf");
    await storage.put("gone.pdf", randomBytes(3), "application/pdf");
    await storage.remove("gone.pdf");
    expect(await storage.head("gone.pdf")).toBeNull();
  });

  test.each(unsafeNames)("refuses the name %j everywhere", async (bad) => {
    const refused = { name: UnsafeNameError.name };
    await expect(storage.put(bad, randomBytes(1), "application/pdf")).rejects.toMatchObject(refused);
    await expect(storage.get(bad)).rejects.toMatchObject(refused);
    await expect(storage.head(bad)).rejects.toMatchObject(refused);
    await expect(storage.remove(bad)).rejects.toMatchObject(refused);
    await expect(storage.signedUrl(bad, { as: "attachment" })).rejects.toMatchObject(refused);
  });

  test("lists the first hundred by name, ascending", async () => {
    const names = Array.from({ length: 104 }, (_, index) => `z-${String(index).padStart(3, "0")}.pdf`);
    for (const one of [...names].reverse()) await storage.put(one, Buffer.from("x"), "application/pdf");
    const listed = (await storage.list()).map((file) => file.name);
    expect(listed).toHaveLength(100);
    expect(listed).toEqual([...listed].sort());
    expect(listed[0]).toBe("I-130.pdf");
    expect((await storage.list(2)).map((file) => file.name)).toEqual(["I-130.pdf", "z-000.pdf"]);
  });

  test("readers see the old file or the new one, never a part", async () => {
    const versions = [Buffer.alloc(300_000, 1), Buffer.alloc(200_000, 2)];
    await storage.put("busy.pdf", versions[0] as Buffer, "application/pdf");
    const writing = (async () => {
      for (let turn = 0; turn < 10; turn++) {
        await storage.put("busy.pdf", versions[turn % 2] as Buffer, "application/pdf");
      }
    })();
    // The test server of S3 truncates in place, which the real service never does.
    if (name === "disk") {
      for (let turn = 0; turn < 20; turn++) {
        const seen = await readStored(storage, "busy.pdf");
        expect(versions.some((version) => seen?.equals(version))).toBe(true);
      }
    }
    await writing;
    expect((await readStored(storage, "busy.pdf"))?.equals(versions[1] as Buffer)).toBe(true);
  });
});

test("files that an operator left with odd names, and folders, are not listed", async () => {
  const other = tempFolder();
  mkdirSync(join(other, "documents", "folder"), { recursive: true });
  writeFileSync(join(other, "documents", "con espacio.pdf"), "x");
  writeFileSync(join(other, "documents", ".secret.pdf"), "x");
  writeFileSync(join(other, "documents", "G-28.pdf"), "x");
  const storage = await open({ DATA_DIR: other });
  expect((await storage.list()).map(({ name }) => name)).toEqual(["G-28.pdf"]);
});

test("an S3 address is presigned for one object and one hour, and the service serves ranges of it", async () => {
  const storage = buckets[1]?.storage;
  if (storage === undefined) throw new Error("no S3");
  await storage.put("N-400.pdf", Buffer.from("0123456789"), "application/pdf");
  const url = new URL(await storage.signedUrl("N-400.pdf", { as: "attachment" }));
  expect(url.pathname).toBe("/documents/N-400.pdf");
  expect(url.searchParams.get("X-Amz-Expires")).toBe("3600");
  const whole = await fetch(url);
  expect(whole.status).toBe(200);
  expect(whole.headers.get("content-disposition")).toBe('attachment; filename="N-400.pdf"');
  expect(await whole.text()).toBe("0123456789");
  const part = await fetch(url, { headers: { range: "bytes=2-4" } });
  expect([part.status, await part.text()]).toEqual([206, "234"]);
  // The signature covers the path; the test server does not compare it, the real service does.
  const other = new URL(await storage.signedUrl("I-130.pdf", { as: "attachment" }));
  expect(other.searchParams.get("X-Amz-Signature")).not.toBe(url.searchParams.get("X-Amz-Signature"));
  expect(url.searchParams.get("X-Amz-SignedHeaders")).toBe("host");
});
