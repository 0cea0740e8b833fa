/**
 * `npm run --silent read-letter -- FILE [more photos] [--en]` prints what Faro reads in a letter as one JSON object. What
 * goes wrong is one JSON object too, `{code, message}` from the error catalogue, and the command ends with 1.
 */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { errorMessage, isErrorCode } from "@faro/contract/shared/errors.ts";
import { CodedError } from "#server/errors.ts";
import { checkFiles } from "#server/letters/check-files.ts";
import { createReaderPool } from "#server/letters/reader-pool.ts";
import { toOutput } from "#server/letters/to-output.ts";
import type { ReadJob } from "#server/letters/worker/protocol.ts";
import { utcDay } from "#server/utc-day.ts";

const args = process.argv.slice(2);
const language = args.includes("--en") ? "en" : "es";
const files = args.filter((arg) => !arg.startsWith("--"));

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new CodedError("LETTER_MISSING", { cause });
  }
}

/** The day on this machine. */
function today(): string {
  const now = new Date();
  return utcDay(now.getTime() - now.getTimezoneOffset() * 60_000);
}

try {
  const [first] = files;
  if (first === undefined) throw new CodedError("LETTER_MISSING");
  const [file = Buffer.alloc(0), ...more] = files.map(readBytes);
  const type = checkFiles({ file, more, filename: basename(first), fileType: "" });
  const job: ReadJob = { type, pages: [file, ...more], language, today: today() };
  const done = await createReaderPool().read(job, new AbortController().signal);
  process.stdout.write(`${JSON.stringify(toOutput(done))}\n`);
} catch (error) {
  const known = error instanceof CodedError && isErrorCode(error.code);
  const code = known ? error.code : "LETTER_FAILED";
  process.stdout.write(`${JSON.stringify({ code, message: errorMessage(code, language) })}\n`);
  process.exitCode = 1;
}
