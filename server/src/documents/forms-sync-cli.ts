/**
 * `npm run forms:sync` fetches the official PDFs from their official addresses into the documents bucket. Run by
 * an operator, never by the start or a test.
 *
 *   -- --only I-130,I-485     these forms alone
 *   -- --force                also what was fetched today
 *   -- --base http://host     another site in place of the official ones (for tests)
 */
import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { loadContent } from "@faro/guide/load.ts";
import { politeFetch } from "#server/documents/fetch-form.ts";
import { type SyncResult, syncForms } from "#server/documents/sync-forms.ts";
import { progressLine, syncReport } from "#server/documents/sync-report.ts";
import { loadEnv, SettingError } from "#server/env.ts";
import { openStorage } from "#server/providers/open-storage.ts";

function chosenForms(only: string | undefined) {
  const { forms } = loadContent();
  if (only === undefined) return forms;
  const wanted = only.split(",").map((form) => form.trim().toUpperCase());
  const unknown = wanted.filter((id) => !forms.some((form) => form.id.toUpperCase() === id));
  if (unknown.length > 0) throw new SettingError(`No such form: ${unknown.join(", ")}`);
  return forms.filter(({ id }) => wanted.includes(id.toUpperCase()));
}

function showProgress(result: SyncResult, done: number, total: number): void {
  const line = progressLine(done, total, `${result.form} ${result.state}`);
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${line}${done === total ? "\n" : ""}`);
  else process.stderr.write(`${line}\n`);
}

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: { only: { type: "string" }, force: { type: "boolean" }, base: { type: "string" } },
  });
  const { base, force = false } = values;
  const forms = chosenForms(values.only);
  if (base !== undefined && !URL.canParse(base)) throw new SettingError("--base: not an address");
  // Nothing is signed here, so any key will do.
  const storage = await openStorage(loadEnv(), randomBytes(32), Date.now);
  process.stderr.write(`Fetching official forms into ${storage.place}\n`);
  const results = await syncForms({
    ...{ storage, base, force, now: Date.now, onResult: showProgress, forms },
    fetching: { ...politeFetch, trustedHost: base === undefined ? null : new URL(base).host },
  });
  process.stdout.write(syncReport(results));
  return results.some(({ state }) => state === "failed") ? 1 : 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof SettingError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
