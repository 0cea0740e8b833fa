/** What is read in the reading process, once it is locked down (main.ts). */
import { letterLimits } from "@faro/contract/letters/limits.ts";
import { letterContent } from "@faro/guide/letters/content.ts";
import { createLetterReader } from "@faro/guide/letters/read-letter.ts";
import { CodedError } from "#server/errors.ts";
import type { ReadJob, ReadReply, ReadStage } from "#server/letters/worker/protocol.ts";
import { readFile } from "#server/letters/worker/read-file.ts";

/** Reads the letter of a job. What goes wrong is an answer too. */
export async function answer(job: ReadJob): Promise<ReadReply> {
  try {
    const read = await readFile(job, (pictures) => {
      const stage: ReadStage = { pictures };
      process.send?.(stage);
    });
    const text = read.text.slice(0, letterLimits.textCharacters);
    // A date on the last sheet counts as much as one on the first, though less of the text goes back.
    const whole = read.text.slice(0, letterLimits.readCharacters);
    const reading = createLetterReader(letterContent).read(whole, {
      language: job.language,
      today: job.today,
      fromPicture: read.readBy === "ocr",
      ocrConfidence: read.confidence,
    });
    const { user, system } = process.cpuUsage();
    const spent = { processor: (user + system) / 1000, memory: process.resourceUsage().maxRSS * 1024 };
    return { ok: true, result: { ...read, text, reading, spent } };
  } catch (error) {
    return { ok: false, code: error instanceof CodedError ? error.code : "LETTER_CRASHED" };
  }
}
