/** `npm run --silent read-letter -- FILE [more photos] [--en]` prints what Faro reads in a letter as one JSON object. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { errorMessage, isErrorCode } from "@faro/contract/shared/errors.ts";
import { CodedError } from "#server/errors.ts";
import { checkFiles } from "#server/letters/check-files.ts";
import { createReaderPool } from "#server/letters/reader-pool.ts";
import { toOutput } from "#server/letters/to-output.ts";
import type { ReadJob } from "#server/letters/worker/protocol.ts";

const args = process.argv.slice(2);
const language = args.includes("--en") ? "en" : "es";
const files = args.filter((arg) => !arg.startsWith("--"));

try {
  const [first] = files;
  if (first === undefined)
    throw new Error("usage: npm run --silent read-letter -- FILE [more photos] [--en]");
  const [file = Buffer.alloc(0), ...more] = files.map((path) => readFileSync(path));
  const type = checkFiles({ file, more, filename: basename(first), fileType: "" });
  const today = new Date().toISOString().slice(0, 10);
  const job: ReadJob = { type, pages: [file, ...more], language, today };
  const done = await createReaderPool().read(job, new AbortController().signal);
  process.stdout.write(`${JSON.stringify(toOutput(done))}\n`);
} catch (error) {
  const coded = error instanceof CodedError && isErrorCode(error.code);
  process.stderr.write(
    `${coded ? `${error.code}: ${errorMessage(error.code, language)}` : (error as Error).message}\n`,
  );
  process.exitCode = 1;
}
