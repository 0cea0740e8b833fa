/** Makes PDFs away from the server's own thread, so that no request waits for one. */
import { parentPort, workerData } from "node:worker_threads";
import { buildGuide } from "#server/documents/build-guide.ts";
import type { GuideText } from "#server/documents/guide-text.ts";

for (const text of workerData as GuideText[]) {
  parentPort?.postMessage({ name: text.file, bytes: new Uint8Array(await buildGuide(text)) });
}
