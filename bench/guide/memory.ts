/** Heap and resident memory that the guide adds to a Node process. Run as a child with --expose-gc. */
import { execFileSync } from "node:child_process";

const megabytes = (bytes: number) => Number((bytes / 1_048_576).toFixed(1));

export interface Memory {
  "heap after import, MB": number;
  "heap when warm, MB": number;
  "resident when warm, MB": number;
  /** What the rules look for is compiled by the first questions. */
  "heap after all independent questions, MB": number;
}

async function inside(): Promise<Memory> {
  const settle = async () => {
    for (let round = 0; round < 4; round += 1) {
      globalThis.gc?.();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return process.memoryUsage();
  };
  const start = (await settle()).heapUsed;
  const { createGuide } = await import("../../guide/src/guide.ts");
  const { loadContent } = await import("../../guide/src/load.ts");
  const guide = createGuide(loadContent());
  const imported = (await settle()).heapUsed;
  guide.warm();
  const warm = await settle();
  const { play } = await import("./measure.ts");
  const { independentQuestions } = await import("./questions.ts");
  for (const question of independentQuestions()) play(guide, question);
  const asked = await settle();
  return {
    "heap after import, MB": megabytes(imported - start),
    "heap when warm, MB": megabytes(warm.heapUsed - start),
    "resident when warm, MB": megabytes(warm.rss),
    "heap after all independent questions, MB": megabytes(asked.heapUsed - start),
  };
}

/** Measured in a process of its own, so that nothing else is counted. */
export function memory(): Memory {
  const out = execFileSync(process.execPath, ["--expose-gc", import.meta.filename], { encoding: "utf8" });
  return JSON.parse(out) as Memory;
}

if (import.meta.main) console.log(JSON.stringify(await inside()));
