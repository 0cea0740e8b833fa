import { CodedError } from "#server/errors.ts";
import { readPictures } from "#server/letters/worker/ocr.ts";
import { readPdf } from "#server/letters/worker/pdf.ts";
import type { ReadJob, ReadText } from "#server/letters/worker/protocol.ts";
import { readDoc, readDocx } from "#server/letters/worker/word.ts";

async function readPhotos(pages: readonly Uint8Array[]): Promise<ReadText> {
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

/** Text of the file of a job; throws coded errors only. */
export async function readFile({ type, pages }: ReadJob): Promise<ReadText> {
  const [first = new Uint8Array()] = pages;
  const read =
    type === "pdf"
      ? await readPdf(first)
      : type === "docx"
        ? await readDocx(Buffer.from(first))
        : type === "doc"
          ? await readDoc(Buffer.from(first))
          : await readPhotos(pages);
  if (read.text.replace(/[^\p{L}\p{N}]/gu, "").length < 20) throw new CodedError("LETTER_NO_TEXT");
  return read;
}
