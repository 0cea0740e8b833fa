/**
 * The reading process: takes one letter, answers once, ends. Started by reader-pool.ts with limits on time and memory;
 * what goes wrong in here (a bomb, a broken parser) ends here.
 */
import "#server/letters/worker/lock-down.ts";
import type { ReadJob } from "#server/letters/worker/protocol.ts";

// Not a static import: in a built file packages are loaded before any code of ours runs.
const reader = import("#server/letters/worker/answer.ts");

process.once("message", async (job: ReadJob) => {
  const { answer } = await reader;
  process.send?.(await answer(job), () => process.exit(0));
});
// The server left: nobody waits for the answer.
process.on("disconnect", () => process.exit(0));
