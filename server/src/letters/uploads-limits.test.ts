/** Attacks of security group F on the reading process and its line, each named by its id. */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { deflateSync } from "node:zlib";
import { errorCatalogue } from "@faro/contract/shared/errors.ts";
import { describe, expect, it } from "vitest";
import { createReaderPool, readerLimits, readerOptions } from "#server/letters/reader-pool.ts";
import { docOf } from "#server/letters/testing/doc-file.ts";
import { docxOf, letterLines, mime, pdfOf, picture, upload } from "#server/letters/testing/files.ts";
import { outcomeOf, processPath } from "#server/letters/testing/send-letter.ts";
import { createPdf } from "#server/pdf/create-pdf.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = await startTestApp();
const ana = await app.signedUp();
const letter = await pdfOf(letterLines);

const codeOf = (body: object) => outcomeOf(ana, body);

const job = (pages: Buffer[], type: "pdf" | "jpeg" = "pdf") => ({
  type,
  pages,
  language: "es" as const,
  today: "2026-11-21",
});
const never = new AbortController().signal;

describe("F6: only the reading process ends", () => {
  it("F6: out of memory", async () => {
    const pool = createReaderPool({ ...readerLimits, memory: 20 * 1024 * 1024 });
    await expect(pool.read(job([letter]), never)).rejects.toMatchObject({ code: "LETTER_CRASHED" });
  });

  it("F6: out of time", async () => {
    const pool = createReaderPool({ ...readerLimits, wall: 20 });
    await expect(pool.read(job([letter]), never)).rejects.toMatchObject({ code: "LETTER_TIMEOUT" });
  });

  it("F6: the next one in line is read", async () => {
    const pool = createReaderPool({ ...readerLimits, atOnce: 1 });
    const gone = new AbortController();
    const first = pool.read(job([picture("jpg")], "jpeg"), gone.signal);
    const second = pool.read(job([letter]), never);
    gone.abort();
    await expect(first).rejects.toMatchObject({ code: "LETTER_FAILED" });
    expect((await second).reading.kind?.code).toBe("N06");
  });

  it("F6: says so in the words of the specification", () => {
    expect(errorCatalogue.LETTER_CRASHED.es).toBe(
      "Error interno del sistema. Intenta con una imagen más pequeña.",
    );
    expect(errorCatalogue.LETTER_TIMEOUT.es).toBe(
      "El procesamiento tomó demasiado tiempo. Intenta con una imagen más pequeña.",
    );
    expect(errorCatalogue.LETTER_FAILED.es).toBe("Error al procesar la imagen. Intenta nuevamente.");
  });
});

it("F7: a name is never a path", async () => {
  for (const filename of [
    "../../etc/passwd.pdf",
    `${"a".repeat(4000)}.pdf`,
    '"; filename=x.pdf',
    "<b>carta.pdf",
  ]) {
    expect(
      await codeOf({ file: letter.toString("base64"), filename, fileType: mime.pdf }),
      filename.slice(0, 40),
    ).toBe("read");
  }
  expect(
    await codeOf({
      file: letter.toString("base64"),
      filename: `${"a".repeat(5001)}.pdf`,
      fileType: mime.pdf,
    }),
  ).toBe("BAD_REQUEST");
});

it("F2: a guest is refused before the letter is read", async () => {
  const { hostname, port } = new URL(app.origin);
  const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sending = httpRequest({
      hostname,
      port,
      path: processPath,
      method: "POST",
      headers: { "content-type": "application/json", "content-length": String(13 * 1024 * 1024) },
    });
    sending.on("response", (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString("utf8") });
        sending.destroy();
      });
    });
    sending.on("error", reject);
    // The rest never comes: whoever waits for it never answers.
    sending.write('{"filename":"a.pdf","fileType":"application/pdf","file":"AAAA');
  });
  expect(status).toBe(401);
  expect(JSON.parse(text)).toMatchObject({
    code: "SIGN_IN_REQUIRED",
    message: errorCatalogue.SIGN_IN_REQUIRED.es,
  });
});

describe("F10: the test virus and other active content", () => {
  // In pieces, so that no scanner takes this test for the file.
  const virus = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD", "-ANTIVIRUS-TEST-FILE!$H+H*"].join("");
  const raw = (objects: string[]) => {
    const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join("");
    return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R /Size 9 >>\n%%EOF`, "latin1");
  };
  const pages = "<< /Type /Pages /Kids [] /Count 0 >>";
  const packed = deflateSync(Buffer.from("5 0 << /S /Launch /F (cmd.exe) >>")).toString("latin1");

  it.each([
    ["a PDF", "carta.pdf", Buffer.concat([letter, Buffer.from(`\n%${virus}\n`)])],
    ["a Word file, packed", "carta.docx", docxOf(letterLines, [{ name: "word/a.xml", data: virus }])],
    ["a photo", "foto.jpg", Buffer.concat([picture("jpg"), Buffer.from(virus)])],
    ["an old Word file", "carta.doc", Buffer.concat([docOf(letterLines), Buffer.from(virus)])],
  ])("F10: in %s", async (_, name, file) => {
    const before = app.logLines.length;
    expect(await codeOf(upload(file, name))).toBe("LETTER_UNSAFE");
    expect(app.logLines.slice(before).join("\n")).not.toContain("EICAR");
  });

  it.each([
    [
      "a script under a name in disguise",
      raw([
        "<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /J#61vaScript /J#53 (app.alert(1)) >> >>",
        pages,
      ]),
    ],
    [
      "a program in packed objects",
      raw([
        "<< /Type /Catalog /Pages 2 0 R >>",
        pages,
        `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed}\nendstream`,
      ]),
    ],
  ])("F10: a PDF with %s", async (_, file) => {
    expect(await codeOf(upload(file, "carta.pdf"))).toBe("LETTER_UNSAFE");
  });

  it("F10: a Word field that starts a program", async () => {
    const field =
      '<w:p><w:instrText xml:space="preserve"> DDEAUTO c:\\\\cmd.exe "/k calc" </w:instrText></w:p>';
    const file = docxOf(letterLines, [{ name: "word/header1.xml", data: field }]);
    expect(await codeOf(upload(file, "carta.docx"))).toBe("LETTER_UNSAFE");
  });
});

describe("F5: addresses and forms inside a PDF", () => {
  it("F5: an address to open is text, nobody goes there", async () => {
    let asked = 0;
    const trap = createServer((_, response) => {
      asked += 1;
      response.end();
    }).listen(0);
    await once(trap, "listening");
    const { port } = trap.address() as AddressInfo;
    const writer = createPdf({ title: "Notice", language: "en", created: new Date(0) });
    for (const line of letterLines) writer.paragraph(line);
    writer.link("Case status", `http://127.0.0.1:${port}/a`);
    const linked = await writer.finish();
    expect(await codeOf(upload(linked, "carta.pdf"))).toBe("read");
    trap.close();
    expect(asked).toBe(0);
  });

  it("F5: a form that draws itself (XFA) is not drawn", async () => {
    const xfa = '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><a>Request for Evidence</a></xdp:xdp>';
    const objects = [
      "<< /Type /Catalog /Pages 2 0 R /AcroForm << /XFA 3 0 R /Fields [] >> >>",
      "<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
      `<< /Length ${xfa.length} >>\nstream\n${xfa}\nendstream`,
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>",
    ];
    const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join("");
    const file = Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R /Size 5 >>\n%%EOF`, "latin1");
    expect(await codeOf(upload(file, "carta.pdf"))).toBe("LETTER_NO_TEXT");
  });
});

describe("F8: nothing is kept", () => {
  const attempt = (code: string) =>
    spawnSync(process.execPath, [...readerOptions, "-e", code], { env: {}, encoding: "utf8" });

  it("F8: the reading process cannot write, run programs or read the settings", () => {
    for (const code of [
      "require('node:fs').writeFileSync('/tmp/faro-kept','x')",
      "require('node:child_process').execSync('ls')",
      "require('node:fs').readFileSync('/etc/passwd')",
      "require('node:fs').readFileSync('.env')",
    ]) {
      const { status, stderr } = attempt(code);
      expect(status, code).not.toBe(0);
      expect(stderr, code).toContain("ERR_ACCESS_DENIED");
    }
  });

  it("F8: the log knows nothing of a letter or its name", async () => {
    const before = app.logLines.length;
    expect(await codeOf(upload(letter, "mi-carta-secreta.pdf"))).toBe("read");
    const lines = app.logLines.slice(before).join("\n");
    expect(lines).toContain("process-document");
    expect(lines).not.toMatch(/IOE0912345678|208-?456-?789|secreta|Request for Evidence|November/);
  });
});

describe("F9: many at once", () => {
  it("F9: one person has two letters read at a time", async () => {
    const eva = await app.signedUp();
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const response = await eva.json(processPath, upload(letter, "carta.pdf"));
        return response.status === 200 ? "read" : ((await response.json()) as { code: string }).code;
      }),
    );
    expect(answers.filter((code) => code === "read").length).toBeGreaterThanOrEqual(2);
    expect(answers.filter((code) => code === "LETTER_ALREADY").length).toBeGreaterThan(0);
    expect(new Set(answers)).toEqual(new Set(["read", "LETTER_ALREADY"]));
    // Nothing stays taken.
    expect((await eva.json(processPath, upload(letter, "carta.pdf"))).status).toBe(200);
  });

  it("F9: the line has an end", async () => {
    const pool = createReaderPool({ ...readerLimits, atOnce: 1, queue: 1 });
    const [first, second, third] = await Promise.allSettled(
      [1, 2, 3].map(() => pool.read(job([letter]), never)),
    );
    expect([first?.status, second?.status]).toEqual(["fulfilled", "fulfilled"]);
    expect(third).toMatchObject({ status: "rejected", reason: { code: "LETTER_BUSY" } });
  });

  it("F9: a person has 60 letters a day", async () => {
    const rosa = await app.signedUp();
    for (let index = 0; index < 60; index += 1) await app.services.limits.letters.take(rosa.userId);
    const response = await rosa.json(processPath, upload(letter, "carta.pdf"));
    expect(await response.json()).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });
});
