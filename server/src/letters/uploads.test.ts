/** Attacks of security group F against the letter reader, each named by its id. */
import { request as httpRequest } from "node:http";
import { promisify } from "node:util";
import { deflate } from "node:zlib";
import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import { docOf } from "#server/letters/testing/doc-file.ts";
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
import { outcomeOf, processPath } from "#server/letters/testing/send-letter.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = await startTestApp();
const ana = await app.signedUp();
const letter = await pdfOf(letterLines);

const codeOf = (body: object) => outcomeOf(ana, body);

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
    const { status, sent } = await new Promise<{ status: number; sent: number }>((resolve) => {
      let written = 0;
      let status = 0;
      const sending = httpRequest({
        hostname,
        port,
        path: processPath,
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
      sending.on("error", () => resolve({ status, sent: written }));
      sending.write('{"filename":"a.pdf","fileType":"application/pdf","file":"');
      more();
    });
    // Refused, or hung up on before the refusal could be read.
    expect([413, 0]).toContain(status);
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

  it.each(["Macros", "_VBA_PROJECT"])("F3: an old Word file with a folder %s", async (storage) => {
    expect(await codeOf(upload(docOf(letterLines, { storage }), "carta.doc"))).toBe("LETTER_UNSAFE");
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
    // Not in one go: the server is in this process and must go on.
    const packed = await promisify(deflate)(Buffer.alloc(400 * 1024 * 1024, "0 0 m "), { level: 9 });
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
  }, 300_000);
});
