import { on } from "node:events";
import { Worker } from "node:worker_threads";
import type { GuideText } from "#server/documents/guide-text.ts";

export interface MadeGuide {
  name: string;
  bytes: Uint8Array;
}

/** The PDFs of these guides, one after the other, made in a worker that ends with the last. */
export async function* makeGuides(texts: GuideText[]): AsyncGenerator<MadeGuide> {
  if (texts.length === 0) return;
  const worker = new Worker(new URL("./guide-worker.ts", import.meta.url), { workerData: texts });
  // The server may end while guides are made; the next start goes on.
  worker.unref();
  try {
    let left = texts.length;
    for await (const [made] of on(worker, "message", { close: ["exit"] })) {
      // Under `npm run dev` Node itself reports here which files a worker reads.
      if (!("name" in made)) continue;
      yield made as MadeGuide;
      left -= 1;
      if (left === 0) return;
    }
    throw new Error(`the maker of guides ended with ${left} left`);
  } finally {
    await worker.terminate();
  }
}
