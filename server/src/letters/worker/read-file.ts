import { CodedError } from "#server/errors.ts";
import type { OnPictures, ReadJob, ReadText } from "#server/letters/worker/protocol.ts";

async function readPhotos(pages: readonly Uint8Array[], onPictures: OnPictures): Promise<ReadText> {
  onPictures(pages.length);
  const { readPictures } = await import("#server/letters/worker/ocr.ts");
  try {
    const read = await readPictures(pages);
    return {
      text: read.map(({ text }) => text).join("\n\n"),
      pages: pages.length,
      readBy: "ocr",
      confidence: Math.min(...read.map(({ confidence }) => confidence)),
      hidden: false,
    };
  } catch (error) {
    if (error instanceof CodedError) throw error;
    throw new CodedError("LETTER_DAMAGED", { cause: error });
  }
}

/** Text of the file of a job; throws coded errors only. Each reader is loaded only when it is needed. */
export async function readFile(job: ReadJob, onPictures: OnPictures): Promise<ReadText> {
  const { type, pages, wantsSheets = false } = job;
  const first = Buffer.from(pages[0] ?? new Uint8Array());
  let read: ReadText;
  if (type === "pdf")
    read = await (await import("#server/letters/worker/pdf.ts")).readPdf(first, onPictures, wantsSheets);
  else if (type === "docx") read = await (await import("#server/letters/worker/word.ts")).readDocx(first);
  else if (type === "doc") read = await (await import("#server/letters/worker/word.ts")).readDoc(first);
  else read = await readPhotos(pages, onPictures);
  if (read.text.replace(/[^\p{L}\p{N}]/gu, "").length < 20) throw new CodedError("LETTER_NO_TEXT");
  return read;
}
