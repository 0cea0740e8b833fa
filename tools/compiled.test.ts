import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { emptyWhenGrown } from "./lib/bootstrap.mjs";

const folder = mkdtempSync(join(tmpdir(), "faro-compiled-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("empties what Node compiled once it outgrew the sources, and nothing before", () => {
  for (const [version, entries] of [
    ["v24-grown", 4],
    ["v24-small", 3],
  ] as const) {
    mkdirSync(join(folder, version));
    for (let entry = 0; entry < entries; entry++) writeFileSync(join(folder, version, `${entry}.cache`), "");
  }
  emptyWhenGrown(folder, 3);
  expect(existsSync(join(folder, "v24-grown"))).toBe(false);
  expect(existsSync(join(folder, "v24-small", "2.cache"))).toBe(true);
});

it("goes on where there is no such folder", () => {
  expect(() => emptyWhenGrown(join(folder, "none"))).not.toThrow();
});
