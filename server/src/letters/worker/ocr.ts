/** Text of pictures by Tesseract, with its language data from the packages; nothing is fetched. */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createWorker, OEM } from "tesseract.js";

const require = createRequire(import.meta.url);

type OcrWorker = Awaited<ReturnType<typeof createWorker>>;

export interface OcrPage {
  text: string;
  confidence: number;
}

function dataFolder(language: "eng" | "spa"): string {
  return join(dirname(require.resolve(`@tesseract.js-data/${language}/package.json`)), "4.0.0_best_int");
}

function start(language: "eng" | "spa"): Promise<OcrWorker> {
  return createWorker(language, OEM.LSTM_ONLY, {
    langPath: dataFolder(language),
    cacheMethod: "none",
    gzip: true,
    errorHandler: () => {},
  });
}

/** Below this another way of telling ink from paper is tried. */
const wellRead = 70;
/** Ink against the paper around it (Sauvola), which takes shadows away; against the whole sheet (Otsu). */
const thresholds = ["2", "0"] as const;

async function readPage(worker: OcrWorker, picture: Uint8Array): Promise<OcrPage> {
  let best: OcrPage = { text: "", confidence: 0 };
  for (const thresholding_method of thresholds) {
    const options = { rotateAuto: true, thresholding_method } as Parameters<OcrWorker["recognize"]>[1];
    const { data } = await worker.recognize(Buffer.from(picture), options);
    if (data.confidence > best.confidence) best = { text: data.text, confidence: data.confidence };
    if (best.confidence >= wellRead) break;
  }
  return best;
}

/** A sheet photographed lying on its side or upside down. */
async function readTurned(worker: OcrWorker, picture: Uint8Array): Promise<OcrPage> {
  const upright = await readPage(worker, picture);
  if (upright.confidence >= 45) return upright;
  let best = upright;
  for (const quarter of [1, 3, 2]) {
    const options = { rotateRadians: (quarter * Math.PI) / 2, thresholding_method: "2" };
    const { data } = await worker.recognize(
      Buffer.from(picture),
      options as Parameters<OcrWorker["recognize"]>[1],
    );
    if (data.confidence > best.confidence) best = { text: data.text, confidence: data.confidence };
    if (best.confidence >= wellRead) break;
  }
  return best;
}

const spanishWords = /\b(?:de|la|el|los|las|que|para|por|con|una|del|se|su|al)\b/gi;
const englishWords = /\b(?:the|of|to|and|in|is|for|your|this|you|on|by|that|are)\b/gi;

/** Whether the English reading looks like a page in Spanish, whose accents it cannot know. */
export function looksSpanish(text: string): boolean {
  const spanish = (text.match(spanishWords) ?? []).length;
  return spanish >= 6 && spanish > 2 * (text.match(englishWords) ?? []).length;
}

export async function readPictures(pictures: readonly Uint8Array[]): Promise<OcrPage[]> {
  let worker = await start("eng");
  try {
    // Wide gaps tell the columns of the boxes apart.
    await worker.setParameters({ preserve_interword_spaces: "1" });
    const pages: OcrPage[] = [];
    for (const picture of pictures) pages.push(await readTurned(worker, picture));
    if (!looksSpanish(pages.map(({ text }) => text).join("\n"))) return pages;
    await worker.terminate();
    worker = await start("spa");
    await worker.setParameters({ preserve_interword_spaces: "1" });
    const spanish: OcrPage[] = [];
    for (const picture of pictures) spanish.push(await readPage(worker, picture));
    return spanish;
  } finally {
    await worker.terminate();
  }
}
