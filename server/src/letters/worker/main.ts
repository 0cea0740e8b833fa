/**
 * The reading process: takes one letter, answers once, ends. Started by reader-pool.ts with limits on time and memory;
 * what goes wrong in here (a bomb, a broken parser) ends here.
 */
import "#server/letters/worker/lock-down.ts";
import { letterLimits } from "@faro/contract/letters/limits.ts";
import { letterContent } from "@faro/guide/letters/content.ts";
import { createLetterReader } from "@faro/guide/letters/read-letter.ts";
import { CodedError } from "#server/errors.ts";
import type { ReadJob, ReadReply, ReadStage } from "#server/letters/worker/protocol.ts";
import { readFile } from "#server/letters/worker/read-file.ts";

async function answer(job: ReadJob): Promise<ReadReply> {
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

process.once("message", async (job: ReadJob) => {
  process.send?.(await answer(job), () => process.exit(0));
});
// The server left: nobody waits for the answer.
process.on("disconnect", () => process.exit(0));
