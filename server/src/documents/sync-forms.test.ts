import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { documentList } from "@faro/contract/documents/schemas.ts";
import { loadContent } from "@faro/guide/load.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { checkPdf, readEdition } from "#server/documents/check-pdf.ts";
import { readEditions } from "#server/documents/editions.ts";
import { seedDocuments } from "#server/documents/seed-documents.ts";
import { syncForms } from "#server/documents/sync-forms.ts";
import { progressLine, syncReport } from "#server/documents/sync-report.ts";
import { createPdf } from "#server/pdf/create-pdf.ts";
import { openDiskStorage } from "#server/providers/disk-storage.ts";
import { readStored, type Storage } from "#server/providers/storage.ts";
import {
  broken,
  disguisedPage,
  endless,
  page,
  pdf,
  startOfficialSite,
  status,
  tagged,
} from "#server/testing/official-site.ts";
import { tempFolder } from "#server/testing/temp-folder.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const root = join(import.meta.dirname, "../../..");
const site = await startOfficialSite();
const path = (name: string) => `/sites/default/files/document/forms/${name}`;

/** A blank form as far as the reader is concerned: its number and edition stand at the foot of the page. */
function blankForm(form: string, edition: string): Promise<Buffer> {
  const writer = createPdf({ title: `Form ${form}`, language: "en", created: new Date(0) });
  writer.paragraph(`Form ${form} Edition ${edition}`);
  return writer.finish();
}

let storage: Storage;
let clock: number;
beforeEach(() => {
  storage = openDiskStorage(tempFolder(), Buffer.alloc(32), Date.now);
  clock = Date.parse("2026-11-01T10:00:00Z");
  site.asked.length = 0;
});

function sync(only: string[], part: { force?: boolean } = {}) {
  return syncForms({
    ...{ storage, base: site.base, now: () => clock, ...part },
    forms: loadContent().forms.filter(({ id }) => only.includes(id)),
    fetching: { attempts: 3, pause: 1, timeout: 5000, trustedHost: new URL(site.base).host },
  });
}

const day = 24 * 60 * 60 * 1000;

describe("fetching the official forms", () => {
  test("puts the PDF into the bucket under the row's name, with the edition that is printed in it", async () => {
    const bytes = await blankForm("I-130", "04/01/24");
    site.answer(path("i-130.pdf"), pdf(bytes));
    const results = await sync(["I-130"]);
    expect(results).toMatchObject([{ form: "I-130", state: "new", edition: "04/01/24", size: bytes.length }]);
    expect((await readStored(storage, "I-130.pdf"))?.equals(bytes)).toBe(true);
    expect((await readEditions(storage))["I-130.pdf"]).toMatchObject({
      source: "https://www.uscis.gov/sites/default/files/document/forms/i-130.pdf",
      edition: "04/01/24",
      fetched: "2026-11-01T10:00:00.000Z",
    });
  });

  test("goes on where an interrupted run stopped, and asks again another day", async () => {
    site.answer(path("i-130.pdf"), pdf(await blankForm("I-130", "04/01/24")));
    site.answer(path("i-765.pdf"), status(404));
    expect((await sync(["I-130", "I-765"])).map(({ state }) => state)).toEqual(["new", "failed"]);
    site.answer(path("i-765.pdf"), pdf(await blankForm("I-765", "08/21/25")));
    site.asked.length = 0;
    expect((await sync(["I-130", "I-765"])).map(({ state }) => state)).toEqual(["recent", "new"]);
    expect(site.asked).toEqual([path("i-765.pdf")]);
    expect((await sync(["I-130"], { force: true }))[0]?.state).toBe("same");
    clock += day;
    expect((await sync(["I-130"]))[0]?.state).toBe("same");
    expect((await readEditions(storage))["I-130.pdf"]?.fetched).toBe("2026-11-02T10:00:00.000Z");
  });

  test("fetches again what was removed from the bucket or replaced by hand", async () => {
    site.answer(path("i-130.pdf"), pdf(await blankForm("I-130", "04/01/24")));
    await sync(["I-130"]);
    await storage.remove("I-130.pdf");
    expect((await sync(["I-130"]))[0]?.state).toBe("new");
    await storage.put("I-130.pdf", Buffer.from("by hand"), "application/pdf");
    expect((await sync(["I-130"]))[0]?.state).toBe("new");
    expect((await storage.head("I-130.pdf"))?.size).toBeGreaterThan(100);
  });

  test("reports a changed edition with the one before, and replaces the file", async () => {
    site.answer(path("i-90.pdf"), tagged(await blankForm("I-90", "01/20/25"), '"one"'));
    await sync(["I-90"]);
    clock += day;
    expect(await sync(["I-90"])).toMatchObject([{ state: "same", edition: "01/20/25" }]);
    const newer = await blankForm("I-90", "09/18/26");
    site.answer(path("i-90.pdf"), tagged(newer, '"two"'));
    clock += day;
    const results = await sync(["I-90"]);
    expect(results).toMatchObject([{ state: "changed", edition: "09/18/26", before: "01/20/25" }]);
    expect((await readStored(storage, "I-90.pdf"))?.equals(newer)).toBe(true);
    expect(syncReport(results)).toMatch(/I-90 +changed +edition 09\/18\/26, before 01\/20\/25/);
  });

  test("tries again after a 500, a 429 or a broken line, at most three times", async () => {
    const bytes = await blankForm("N-400", "01/20/25");
    site.answer(path("n-400.pdf"), status(500), broken(bytes), pdf(bytes));
    expect((await sync(["N-400"]))[0]?.state).toBe("new");
    expect(site.asked).toHaveLength(3);
    site.answer(path("g-28.pdf"), status(503));
    site.asked.length = 0;
    const [failed] = await sync(["G-28"]);
    expect(failed).toMatchObject({ state: "failed", reason: "the site answered 503 (3 attempts)" });
    expect(site.asked).toHaveLength(3);
  });

  test.each([
    ["a file without end", endless, "the file is larger than any form"],
    ["404", status(404), "the site answered 404"],
    ["a web page instead of the PDF", page, "the site answered with text/html, not with a PDF"],
    ["a web page that calls itself a PDF", disguisedPage, "the answer is no PDF"],
    [
      "something that only begins like a PDF",
      pdf(Buffer.from("%PDF-1.7 but nothing else %%EOF")),
      "the PDF cannot be opened",
    ],
    [
      "a redirect to somewhere else",
      status(302, { location: "http://localhost:1/elsewhere.pdf" }),
      /connection broke|leads away/,
    ],
  ])("%s is a failure that leaves the file before in place", async (_, answer, reason) => {
    const before = await blankForm("I-485", "01/20/25");
    site.answer(path("i-485.pdf"), pdf(before));
    await sync(["I-485"]);
    site.answer(path("i-485.pdf"), answer);
    clock += day;
    const results = await sync(["I-485"]);
    expect(results[0]).toMatchObject({ state: "failed", edition: "01/20/25" });
    expect(results[0]?.reason).toMatch(reason);
    expect((await readStored(storage, "I-485.pdf"))?.equals(before)).toBe(true);
    expect(syncReport(results)).toMatch(/I-485 +FAILED .*https:\/\/www\.uscis\.gov\/i-485/);
  });

  test("a PDF cut short is tried again and never stored", async () => {
    const bytes = await blankForm("I-912", "01/20/25");
    site.answer(path("i-912.pdf"), pdf(bytes.subarray(0, bytes.length - 3000)));
    expect((await sync(["I-912"]))[0]).toMatchObject({
      state: "failed",
      reason: "the PDF is not whole (3 attempts)",
    });
    expect(site.asked).toHaveLength(3);
    expect(await storage.head("I-912.pdf")).toBeNull();
  });

  test("an address that is no government site is never asked", async () => {
    const form = loadContent().forms.find(({ id }) => id === "I-130");
    if (form === undefined) throw new Error("no I-130");
    const [result] = await syncForms({
      ...{ storage, base: site.base, now: () => clock, forms: [form] },
      fetching: { attempts: 3, pause: 1, timeout: 5000, trustedHost: null },
    });
    expect(result?.reason).toContain("leads away from the government's site");
    expect(site.asked).toEqual([]);
  });

  test("a form without a PDF address is named in the report with its page", async () => {
    const results = await sync(["DS-260", "EOIR-33"]);
    expect(results.map(({ state }) => state)).toEqual(["online", "online"]);
    expect(syncReport(results)).toMatch(/DS-260 +no PDF address +https:\/\/ceac\.state\.gov\/iv/);
    expect(site.asked).toEqual([]);
  });
});

test("the page shows the edition only while the file is the one it was read from", async () => {
  const folder = tempFolder();
  const app = await startTestApp({ DATA_DIR: folder });
  await seedDocuments(app.services);
  storage = app.services.storage;
  site.answer(path("i-130.pdf"), pdf(await blankForm("I-130", "04/01/24")));
  await sync(["I-130"]);
  const row = async () => {
    const response = await app.visitor().fetch("/api/documents");
    return documentList.parse(await response.json()).documents.find(({ form }) => form === "I-130");
  };
  expect(await row()).toMatchObject({ fileAvailable: true, edition: "04/01/24", fetched: "2026-11-01" });
  await storage.put("I-130.pdf", Buffer.from("another one, put there by hand"), "application/pdf");
  expect(await row()).toMatchObject({ fileAvailable: true, edition: null, fetched: null });
});

test("the command fetches, shows its progress, reports, and ends with 1 when something failed", async () => {
  const folder = tempFolder();
  site.answer(path("i-130.pdf"), pdf(await blankForm("I-130", "04/01/24")));
  site.answer(path("i-765.pdf"), page);
  const run = (only: string) =>
    promisify(execFile)(
      process.execPath,
      ["server/src/documents/forms-sync-cli.ts", "--base", site.base, "--only", only],
      { cwd: root, env: { ...process.env, DATA_DIR: folder, S3_BUCKET: "" } },
    ).catch((error: { code: number; stdout: string; stderr: string }) => error);
  const good = await run("i-130");
  expect(good.stderr).toContain("[####################] 1/1 I-130 new");
  expect(good.stdout).toMatch(/I-130 +new +edition 04\/01\/24/);
  const bad = await run("I-130,I-765");
  expect(bad).toMatchObject({ code: 1 });
  expect(bad.stdout).toMatch(/I-130 +fetched today/);
  expect(bad.stdout).toContain("1 fetched today, 1 failed");
  expect(await run("I-999")).toMatchObject({ code: 1, stderr: "No such form: I-999\n" });
});

test("the progress bar fills", () => {
  expect(progressLine(0, 4, "I-90")).toBe("[--------------------] 0/4 I-90");
  expect(progressLine(3, 4, "I-90")).toBe("[###############-----] 3/4 I-90");
});

test.each([
  ["Form I-130 Edition 04/01/24 Page 1 of 12", "04/01/24"],
  ["Form I-589 (Rev. 08/25/20) N", "08/25/20"],
  ["Form I-90 01/20/25 E Page 1 of 7", "01/20/25"],
  ["Form W-7 (Rev. December 2024) Department of the Treasury", "December 2024"],
  ["Form EOIR-26 Revised March 2026", "March 2026"],
  ["Form SS-5 (09-2024) UF", "09-2024"],
  ["Expires 10/31/2027. Date of birth 01/02/1990", null],
  ["Please wait... If this message is not eventually replaced", null],
])("the edition of %j is %j", (text, expected) => {
  expect(readEdition(text)).toBe(expected);
});

/** Real blank forms beside the repository; not part of it. */
const samples = join(root, "../shared/samples/forms");
const printed: Record<string, string> = {
  "uscis-i-130.pdf": "04/01/24",
  "uscis-i-485.pdf": "01/20/25",
  "uscis-i-485_ed-2023-02-21_superseded.pdf": "02/21/23",
  "uscis-i-589_ed-2020-08-25.pdf": "08/25/20",
  "uscis-i-765.pdf": "08/21/25",
  "uscis-i-90.pdf": "01/20/25",
  "uscis-n-400.pdf": "01/20/25",
};

if (!existsSync(samples)) {
  process.stderr.write(`\nSKIPPED: editions of real forms, because ${samples} is not there.\n\n`);
}

describe.skipIf(!existsSync(samples))("real blank forms", () => {
  test("tell their edition, and a superseded one is reported when the newer comes", async () => {
    const names = readdirSync(samples).filter((name) => name in printed);
    expect(names.sort()).toEqual(Object.keys(printed).sort());
    for (const name of names) {
      const read = await checkPdf(readFileSync(join(samples, name)));
      expect(read, name).toMatchObject({ edition: printed[name] });
    }
    const file = (name: string) => pdf(readFileSync(join(samples, name)));
    site.answer(path("i-485.pdf"), file("uscis-i-485_ed-2023-02-21_superseded.pdf"));
    await sync(["I-485"]);
    site.answer(path("i-485.pdf"), file("uscis-i-485.pdf"));
    expect(await sync(["I-485"], { force: true })).toMatchObject([
      { state: "changed", edition: "01/20/25", before: "02/21/23" },
    ]);
  });
});
