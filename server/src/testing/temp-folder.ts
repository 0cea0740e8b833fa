import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A folder that is gone after the test file. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "faro-files-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
