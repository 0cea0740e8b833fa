import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { documentList } from "@faro/contract/documents/schemas.ts";
import { expect, test } from "vitest";
import { openLibrary } from "#server/documents/open-library.ts";
import { tempFolder } from "#server/testing/temp-folder.ts";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

async function rows(app: TestApp) {
  const response = await app.visitor().fetch("/api/documents");
  return documentList.parse(await response.json()).documents;
}

test("from the first start every guide can be downloaded; official forms wait for forms:sync", async () => {
  const app = await startTestApp({ DATA_DIR: tempFolder() });
  expect(await rows(app)).toEqual([]);
  openLibrary(app.services);
  await expect
    .poll(async () => (await rows(app)).filter(({ fileAvailable }) => fileAvailable).length, {
      timeout: 20_000,
    })
    .toBe(12);
  const all = await rows(app);
  expect(all.filter(({ fileAvailable }) => fileAvailable).every(({ kind }) => kind === "guide")).toBe(true);
  expect(all).toHaveLength(68);
});

test("a bucket that cannot be written is logged and stops nothing", async () => {
  const folder = tempFolder();
  writeFileSync(join(folder, "documents"), "a file where the folder should be");
  const app = await startTestApp({ DATA_DIR: folder });
  openLibrary(app.services);
  await expect.poll(() => app.logLines.join("")).toContain("the documents library is not up to date");
  expect((await app.request("/api/health")).status).toBe(200);
});
