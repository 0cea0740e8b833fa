import { writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { downloadOutput } from "@faro/contract/documents/schemas.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { seedDocuments } from "#server/documents/seed-documents.ts";
import { parseRange } from "#server/documents/send-file.ts";
import { deriveKeys } from "#server/privacy/keys.ts";
import { fileAddress } from "#server/providers/file-address.ts";
import { tempFolder } from "#server/testing/temp-folder.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const folder = tempFolder();
const app = await startTestApp({ DATA_DIR: folder });
const visitor = app.visitor();
const content = "%PDF-1.7 0123456789 %%EOF";

async function address(id = "form-i-130"): Promise<string> {
  const response = await visitor.fetch(`/api/documents/${id}/download`);
  return downloadOutput.parse(await response.json()).url;
}

beforeAll(async () => {
  await seedDocuments(app.services);
  await app.services.storage.put("I-130.pdf", Buffer.from(content), "application/pdf");
  await app.services.storage.put("I-765.pdf", Buffer.from("%PDF other %%EOF"), "application/pdf");
  writeFileSync(join(folder, "secret"), "canary");
});

/** Every way in which a browser or a curious person may ask. */
const ways: RequestInit[] = [{}, { method: "HEAD" }, { headers: { range: "bytes=0-3" } }];

async function expectRefused(path: string): Promise<void> {
  for (const init of ways) {
    const response = await visitor.fetch(path, init);
    expect(response.status, `${init.method ?? "GET"} ${path}`).toBe(403);
    const body = await response.text();
    expect(body).not.toContain("%PDF");
    if (init.method !== "HEAD") {
      expect(JSON.parse(body)).toMatchObject({ code: "DOCUMENT_LINK_REFUSED" });
    }
  }
}

/** Sends the path as it stands: fetch would tidy it up. */
function raw(path: string): Promise<{ status: number; body: string }> {
  const { port } = new URL(app.origin);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ port, host: "127.0.0.1", path }, (response) => {
      let body = "";
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.on("error", reject).end();
  });
}

describe("C4: a signed address", () => {
  test("opens its own file for GET, HEAD and a range", async () => {
    const url = await address();
    expect(await (await visitor.fetch(url)).text()).toBe(content);
    const head = await visitor.fetch(url, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "25", ""]);
    const part = await visitor.fetch(url, { headers: { range: "bytes=9-12" } });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe("bytes 9-12/25");
    expect(await part.text()).toBe("0123");
  });

  test("is refused for another file, a changed name, another path", async () => {
    const url = await address();
    await expectRefused(url.replace("I-130.pdf", "I-765.pdf"));
    await expectRefused(url.replace("I-130.pdf", "i-130.pdf"));
    await expectRefused(url.replace("I-130.pdf", "I-130.pdf%20"));
  });

  test("is refused with ../ in any writing, and nothing outside the bucket is ever read", async () => {
    const url = await address();
    const query = url.slice(url.indexOf("?"));
    for (const name of ["../secret", "..%2Fsecret", "%2e%2e%2fsecret", "..%5Csecret", "%2Fetc%2Fpasswd"]) {
      const { status, body } = await raw(`/api/documents/files/${name}${query}`);
      expect([403, 404], name).toContain(status);
      expect(body, name).not.toContain("canary");
    }
    // Even with a true signature for such a name.
    for (const name of ["../secret", "..\\secret", "/etc/passwd", ".incoming"]) {
      const expires = Math.floor(app.services.now() / 1000) + 3600;
      const signed = fileAddress(app.services.keys.file, name, expires, { as: "attachment" });
      const { status, body } = await raw(signed);
      expect(status, name).toBe(403);
      expect(body, name).not.toContain("canary");
    }
  });

  test("is refused when its time, its use or its signature was changed, or signed by another key", async () => {
    const url = new URL(await address(), app.origin);
    const changed = (name: string, value: string | null) => {
      const copy = new URL(url);
      if (value === null) copy.searchParams.delete(name);
      else copy.searchParams.set(name, value);
      return `${copy.pathname}${copy.search}`;
    };
    const expires = Number(url.searchParams.get("expires"));
    const signature = url.searchParams.get("signature") ?? "";
    for (const path of [
      changed("expires", String(expires + 1)),
      changed("expires", "9999999999"),
      changed("expires", null),
      changed("as", "inline"),
      changed("as", null),
      changed("signature", null),
      changed("signature", ""),
      changed("signature", `${signature}A`),
      changed("signature", signature.slice(0, -1)),
      changed(
        "signature",
        signature.replace(/^./, (first) => (first === "A" ? "B" : "A")),
      ),
    ]) {
      await expectRefused(path);
    }
    const stranger = deriveKeys("another-secret-another-secret-another").file;
    await expectRefused(fileAddress(stranger, "I-130.pdf", expires, { as: "attachment" }));
  });

  test("cannot be guessed: 256 bits, different for each file", async () => {
    const [one, other] = [await address(), await address("form-i-765")].map(
      (url) => new URL(url, app.origin).searchParams.get("signature") ?? "",
    );
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(one).not.toBe(other);
  });

  test("is refused after 3600 seconds, for GET, HEAD and a range", async () => {
    const url = await address();
    app.advance(3595_000);
    expect((await visitor.fetch(url)).status).toBe(200);
    app.advance(6_000);
    await expectRefused(url);
  });

  test("stays out of the log", async () => {
    const url = new URL(await address(), app.origin);
    await visitor.fetch(`${url.pathname}${url.search}`);
    const log = app.logLines.join("");
    expect(log).toContain("/api/documents/files/*");
    expect(log).not.toContain(url.searchParams.get("signature") ?? "missing");
  });
});

describe("ranges", () => {
  test.each([
    [undefined, "whole"],
    ["bytes=0-9", { start: 0, end: 9 }],
    ["bytes=90-", { start: 90, end: 99 }],
    ["bytes=-10", { start: 90, end: 99 }],
    ["bytes=-1000", { start: 0, end: 99 }],
    ["bytes=50-1000", { start: 50, end: 99 }],
    ["bytes=100-", "impossible"],
    ["bytes=-0", "impossible"],
    ["bytes=9-5", "whole"],
    ["bytes=0-1,5-6", "whole"],
    ["bytes=-", "whole"],
    ["pages=1-2", "whole"],
  ])("%s of a hundred bytes", (header, expected) => {
    expect(parseRange(header, 100)).toEqual(expected);
  });

  test("a range past the end is 416 with the size", async () => {
    const response = await visitor.fetch(await address(), { headers: { range: "bytes=99-" } });
    expect([response.status, response.headers.get("content-range")]).toEqual([416, "bytes */25"]);
  });

  test("a download that was interrupted goes on, or starts again when the file changed", async () => {
    const url = await address();
    const etag = (await visitor.fetch(url, { method: "HEAD" })).headers.get("etag") ?? "";
    const range = "bytes=9-";
    const same = await visitor.fetch(url, { headers: { range, "if-range": etag } });
    expect([same.status, await same.text()]).toEqual([206, content.slice(9)]);
    await app.services.storage.put("I-130.pdf", Buffer.from("%PDF-1.7 new %%EOF"), "application/pdf");
    const fresh = await visitor.fetch(url, { headers: { range, "if-range": etag } });
    expect([fresh.status, await fresh.text()]).toEqual([200, "%PDF-1.7 new %%EOF"]);
  });

  test("a file that was removed since is missing, not an error of ours", async () => {
    const url = await address();
    await app.services.storage.remove("I-130.pdf");
    const response = await visitor.fetch(url);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "DOCUMENT_FILE_MISSING" });
  });
});
