/** Attacks of security group F against the letter reader, each named by its id. */
import { spawnSync } from "node:child_process";
import { request as httpRequest } from "node:http";
import { deflateSync } from "node:zlib";
import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import { createReaderPool, readerLimits, readerOptions } from "#server/letters/reader-pool.ts";
import {
  animation,
  docxOf,
  jpegClaiming,
  letterLines,
  mime,
  pdfOf,
  picture,
  pngClaiming,
  upload,
  zipOf,
} from "#server/letters/testing/files.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const path = "/api/functions/process-document";
const app = await startTestApp();
const ana = await app.signedUp();
const letter = await pdfOf(letterLines);

async function codeOf(body: object): Promise<string> {
  const response = await ana.json(path, body);
  const answer = (await response.json()) as { code?: string };
  return answer.code ?? "read";
}

const job = (pages: Buffer[], type: "pdf" | "jpeg" = "pdf") => ({
  type,
  pages,
  language: "es" as const,
  today: "2026-11-21",
});
const never = new AbortController().signal;

/** A PDF written by hand: objects by number, the first is the catalogue. */
function rawPdf(objects: string[]): Buffer {
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join("");
  return Buffer.from(
    `%PDF-1.7\n${body}trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF`,
    "latin1",
  );
}

describe("F1: type by content", () => {
  const program = Buffer.concat([Buffer.from("MZ\x90\x00", "latin1"), Buffer.alloc(200)]);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  it.each([
    ["a program called .pdf", program, "carta.pdf", mime.pdf],
    ["HTML as a picture", Buffer.from("<html><body>hola</body></html>"), "carta.png", mime.png],
    ["SVG as a picture", svg, "carta.png", mime.png],
    ["SVG as itself", svg, "carta.svg", "image/svg+xml"],
    ["GIF", Buffer.from("GIF89a"), "carta.gif", "image/gif"],
    ["a PDF called .png", letter, "carta.png", mime.pdf],
    ["a PDF declared as a picture", letter, "carta.pdf", mime.png],
    [
      "a PDF that is a ZIP too",
      Buffer.concat([letter, zipOf([{ name: "a", data: "b" }])]),
      "carta.pdf",
      mime.pdf,
    ],
    [
      "a picture that is a ZIP too",
      Buffer.concat([picture("jpg"), zipOf([{ name: "a.class", data: "b" }])]),
      "foto.jpg",
      mime.jpg,
    ],
    ["two endings", letter, "carta.exe.pdf", mime.pdf],
    ["a zero byte in the name", letter, "carta.php\0.pdf", mime.pdf],
    ["a name that is turned around", letter, "carta\u202efdp.exe.pdf", mime.pdf],
    ["a line break in the name", letter, "carta\n.pdf", mime.pdf],
    ["no ending", letter, "carta", mime.pdf],
  ])("F1: %s", async (_, file, filename, fileType) => {
    expect(await codeOf({ file: file.toString("base64"), filename, fileType })).toBe("LETTER_TYPE");
  });

  it("F1: a PDF that runs a script", async () => {
    const scripted = await pdfOf(letterLines, (pdf) => pdf.addJavaScript("x", "app.alert(1)"));
    expect(await codeOf(upload(scripted, "carta.pdf"))).toBe("LETTER_UNSAFE");
  });

  it("F1: right bytes at the start of nonsense", async () => {
    expect(await codeOf(upload(Buffer.from("%PDF-1.7\nnonsense"), "carta.pdf"))).toBe("LETTER_DAMAGED");
    expect(
      await codeOf(upload(Buffer.concat([picture("png").subarray(0, 200), Buffer.alloc(50)]), "foto.png")),
    ).toBe("LETTER_DAMAGED");
    expect(
      await codeOf(
        upload(
          Buffer.concat([Buffer.from("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "latin1"), Buffer.alloc(600)]),
          "carta.doc",
        ),
      ),
    ).toBe("LETTER_DAMAGED");
  });
});

describe("F2: size", () => {
  it("F2: ten megabytes and one byte", async () => {
    expect(await codeOf(upload(Buffer.alloc(10 * 1024 * 1024 + 1), "carta.pdf"))).toBe("LETTER_TOO_LARGE");
  });

  it("F2: further pages count together", async () => {
    const page = Buffer.concat([picture("jpg"), Buffer.alloc(3.4 * 1024 * 1024)]).toString("base64");
    const body = { ...upload(picture("jpg"), "foto.jpg"), morePages: [page, page, page] };
    expect(JSON.stringify(body).length).toBeLessThan(14 * 1024 * 1024);
    expect(await codeOf(body)).toBe("LETTER_TOO_LARGE");
  });

  it("F2: a body without a length is cut while it comes in", async () => {
    const { hostname, port } = new URL(app.origin);
    const { status, sent } = await new Promise<{ status: number; sent: number }>((resolve, reject) => {
      let written = 0;
      let status = 0;
      const sending = httpRequest({
        hostname,
        port,
        path,
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${ana.accessToken}`,
          "transfer-encoding": "chunked",
        },
      });
      const piece = Buffer.alloc(256 * 1024, "A");
      const more = () => {
        // 60 MB would come; far fewer may be taken.
        while (status === 0 && !sending.destroyed && written < 60 * 1024 * 1024) {
          written += piece.length;
          if (!sending.write(piece)) return void sending.once("drain", more);
        }
        sending.end();
      };
      sending.on("response", (response) => {
        status = response.statusCode ?? 0;
        response.resume();
        response.on("close", () => resolve({ status, sent: written }));
      });
      sending.on("error", (error) => (status === 0 ? reject(error) : resolve({ status, sent: written })));
      sending.write('{"filename":"a.pdf","fileType":"application/pdf","file":"');
      more();
    });
    expect(status).toBe(413);
    expect(sent).toBeLessThan(40 * 1024 * 1024);
  });

  it("F2: only this route takes large bodies", async () => {
    const response = await ana.json("/api/functions/get-secret", { key: "A".repeat(200 * 1024) });
    expect(response.status).toBe(413);
  });

  it("F2: what is no base64 is no file", async () => {
    expect(await codeOf({ file: "%%%%", filename: "carta.pdf", fileType: mime.pdf })).toBe("LETTER_DAMAGED");
  });
});

describe("F3: Word files", () => {
  const relation = (extra: string) =>
    `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="x" ${extra}/></Relationships>`;
  const bomb = Buffer.alloc(30 * 1024 * 1024);
  it.each([
    ["a bomb", docxOf(letterLines, [{ name: "word/media/a.xml", data: bomb }])],
    ["a bomb that lies about its size", docxOf(letterLines, [{ name: "word/a.xml", data: bomb, size: 100 }])],
    [
      "a thousand files",
      docxOf(
        letterLines,
        Array.from({ length: 1000 }, (_, index) => ({ name: `word/${index}.xml`, data: "a" })),
      ),
    ],
    [
      "an archive inside",
      docxOf(letterLines, [{ name: "word/inner.zip", data: zipOf([{ name: "a", data: "b" }]) }]),
    ],
    ["a name that climbs", docxOf(letterLines, [{ name: "../../etc/passwd.xml", data: "a" }])],
    ["a rooted name", docxOf(letterLines, [{ name: "/etc/passwd.xml", data: "a" }])],
    ["macros", docxOf(letterLines, [{ name: "word/vbaProject.bin", data: "a" }])],
    ["an embedded program", docxOf(letterLines, [{ name: "word/embeddings/oleObject1.ole", data: "a" }])],
    [
      "an outside entity",
      docxOf(letterLines, [
        {
          name: "word/footnotes.xml",
          data: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
        },
      ]),
    ],
    [
      "a template from outside",
      docxOf(letterLines, [
        {
          name: "word/_rels/settings.xml.rels",
          data: relation(
            'Type="http://x/attachedTemplate" Target="http://127.0.0.1:9/x.dotm" TargetMode="External"',
          ),
        },
      ]),
    ],
    [
      "a picture from outside",
      docxOf(letterLines, [
        {
          name: "word/_rels/document.xml.rels",
          data: relation('Type="http://x/image" Target="http://127.0.0.1:9/x.png" TargetMode="External"'),
        },
      ]),
    ],
  ])("F3: %s", async (_, file) => {
    expect(await codeOf(upload(file, "carta.docx"))).toBe("LETTER_UNSAFE");
  });

  it("F3: a plain archive is no Word file", async () => {
    expect(await codeOf(upload(zipOf([{ name: "a.txt", data: "hola" }]), "carta.docx"))).toBe(
      "LETTER_DAMAGED",
    );
  });
});

describe("F4: pictures", () => {
  it.each([
    ["50,000 by 50,000 pixels", pngClaiming(50_000, 50_000), "foto.png", "LETTER_PIXELS"],
    ["26 megapixels", jpegClaiming(6500, 4000, 3), "foto.jpg", "LETTER_PIXELS"],
    ["a moving PNG", pngClaiming(500, 500, [animation]), "foto.png", "LETTER_TYPE"],
    ["print colours", jpegClaiming(800, 600, 4), "foto.jpg", "LETTER_DAMAGED"],
    ["no pixels", jpegClaiming(800, 600, 3), "foto.jpg", "LETTER_DAMAGED"],
    ["pixels that are not there", pngClaiming(900, 900), "foto.png", "LETTER_DAMAGED"],
  ])("F4: %s", async (_, file, filename, code) => {
    expect(await codeOf(upload(file, filename))).toBe(code);
  });
});

describe("F5: PDF", () => {
  it("F5: with a password", async () => {
    const pdf = new PDFDocument({ userPassword: "secreto", ownerPassword: "otro" });
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((resolve) => pdf.on("end", resolve));
    pdf.text("Request for Evidence");
    pdf.end();
    await ended;
    expect(await codeOf(upload(Buffer.concat(chunks), "carta.pdf"))).toBe("LETTER_LOCKED");
  });

  it("F5: with 5,000 pages", async () => {
    const many = await pdfOf(letterLines, (pdf) => {
      for (let index = 0; index < 4999; index += 1) pdf.addPage();
    });
    expect(await codeOf(upload(many, "carta.pdf"))).toBe("LETTER_TOO_MANY_PAGES");
  });

  it("F5: with a file inside", async () => {
    const carrying = await pdfOf(letterLines, (pdf) => pdf.attach(Buffer.from("MZ"), "x.exe"));
    expect(await codeOf(upload(carrying, "carta.pdf"))).toBe("LETTER_UNSAFE");
  });

  it("F5: that starts a program", async () => {
    const file = rawPdf([
      "<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /Launch /F (cmd.exe) >> >>",
      "<< /Type /Pages /Kids [] /Count 0 >>",
    ]);
    expect(await codeOf(upload(file, "carta.pdf"))).toBe("LETTER_UNSAFE");
  });

  it("F5: whose pages run in a circle", async () => {
    const file = rawPdf(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [2 0 R] /Count 3 >>"]);
    expect(["LETTER_DAMAGED", "LETTER_CRASHED", "LETTER_NO_TEXT"]).toContain(
      await codeOf(upload(file, "carta.pdf")),
    );
  });

  it("F5: that unpacks to far more than the process may hold, while the server goes on", async () => {
    // 400 MB of drawing in 400 kB.
    const packed = deflateSync(Buffer.alloc(400 * 1024 * 1024, "0 0 m "), { level: 9 });
    const stream = `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed.toString("latin1")}\nendstream`;
    const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>";
    const file = rawPdf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      page,
      stream,
    ]);
    const attack = codeOf(upload(file, "carta.pdf"));
    const meanwhile = await ana.fetch("/api/assistant/status");
    expect(meanwhile.status).toBe(200);
    expect(["LETTER_CRASHED", "LETTER_TIMEOUT", "LETTER_NO_TEXT", "LETTER_DAMAGED"]).toContain(await attack);
    expect(await codeOf(upload(letter, "carta.pdf"))).toBe("read");
  }, 150_000);
});

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

  it("F6: says so in the words of the specification", async () => {
    const { errorCatalogue } = await import("@faro/contract/shared/errors.ts");
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
        const response = await eva.json(path, upload(letter, "carta.pdf"));
        return response.status === 200 ? "read" : ((await response.json()) as { code: string }).code;
      }),
    );
    expect(answers.filter((code) => code === "read").length).toBeGreaterThanOrEqual(2);
    expect(answers.filter((code) => code === "LETTER_ALREADY").length).toBeGreaterThan(0);
    expect(new Set(answers)).toEqual(new Set(["read", "LETTER_ALREADY"]));
    // Nothing stays taken.
    expect((await eva.json(path, upload(letter, "carta.pdf"))).status).toBe(200);
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
    const response = await rosa.json(path, upload(letter, "carta.pdf"));
    expect(await response.json()).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });
});
