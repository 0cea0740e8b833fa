/** Milliseconds that `npm run --silent ask -- --jsonl` takes for 200 conversations, from the command to its last line. */
import { spawnSync } from "node:child_process";
import { root } from "../../tools/lib/bootstrap.mjs";
import { percentile } from "../lib/processes.ts";
import type { Question } from "./questions.ts";

const lines = 200;
const runs = 5;

/** Median of the runs in milliseconds. Throws when a line got no reply. */
export function askMilliseconds(questions: readonly Question[]): number {
  const input = Array.from({ length: lines }, (_, at) => questions[at % questions.length])
    .map((question, at) => JSON.stringify({ id: at, lang: question?.lang, turns: question?.turns }))
    .join("\n");
  const times = Array.from({ length: runs }, () => {
    const began = performance.now();
    const { status, stdout } = spawnSync("npm", ["run", "--silent", "ask", "--", "--jsonl"], {
      cwd: root,
      input,
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
    const answered = stdout.trim().split("\n").length;
    if (status !== 0 || answered !== lines) throw new Error(`ask answered ${answered} of ${lines} lines`);
    return performance.now() - began;
  });
  return percentile(times, 0.5);
}
