import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { whenDone } from "#server/testing/when-done.ts";

/** A folder that is gone after the test that made it, or after the file when none runs; also when the test failed. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "faro-files-"));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
