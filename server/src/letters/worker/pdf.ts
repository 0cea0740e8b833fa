/** Text of a PDF: its text layer, or the pictures of a scan. Scripts, links and attachments are never run or opened. */
import { letterLimits } from "@faro/contract/letters/limits.ts";
import { extractImages, getDocumentProxy } from "unpdf";
import { CodedError } from "#server/errors.ts";
import { hiddenText } from "#server/letters/worker/pdf-hidden.ts";
import { linesOf } from "#server/letters/worker/pdf-lines.ts";
import { refuseProgramsIn } from "#server/letters/worker/pdf-programs.ts";
import type { ReadText } from "#server/letters/worker/protocol.ts";

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/** What the parser finds beyond the structure: scripts and files that are named in other ways. */
async function refusePrograms(pdf: PdfDocument): Promise<void> {
  const [scripts, attachments] = await Promise.all([pdf.getJSActions(), pdf.getAttachments()]);
  const some = (value: unknown) =>
    value !== null &&
    typeof value === "object" &&
    (value instanceof Map ? value.size > 0 : Object.keys(value).length > 0);
  if (some(scripts) || some(attachments)) throw new CodedError("LETTER_UNSAFE");
}

async function open(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    // The parser takes the bytes over and wants no Buffer.
    return await getDocumentProxy(new Uint8Array(bytes), {
      enableXfa: false,
      disableFontFace: true,
      useSystemFonts: false,
      stopAtErrors: false,
      verbosity: 0,
      maxImageSize: letterLimits.pixels,
    });
  } catch (error) {
    const name = (error as Error).name;
    throw new CodedError(name === "PasswordException" ? "LETTER_LOCKED" : "LETTER_DAMAGED", { cause: error });
  }
}

/** Grey picture in the plainest format there is. */
function asPgm({
  data,
  width,
  height,
  channels,
}: Awaited<ReturnType<typeof extractImages>>[number]): Uint8Array {
  const header = Buffer.from(`P5\n${width} ${height}\n255\n`, "latin1");
  const out = Buffer.alloc(header.length + width * height);
  header.copy(out);
  for (let pixel = 0, at = header.length; pixel < width * height; pixel += 1, at += 1) {
    const from = pixel * channels;
    out[at] =
      channels === 1
        ? (data[from] ?? 0)
        : ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  }
  return out;
}

/** The largest picture of each page that is big enough to be a scanned sheet. */
async function scans(pdf: PdfDocument): Promise<Uint8Array[]> {
  const pictures: Uint8Array[] = [];
  for (let page = 1; page <= Math.min(pdf.numPages, letterLimits.pages); page += 1) {
    const images = await extractImages(pdf, page);
    const largest = images.toSorted((one, other) => other.width * other.height - one.width * one.height)[0];
    if (largest === undefined || largest.width * largest.height < 300_000) continue;
    if (largest.width * largest.height > letterLimits.pixels) throw new CodedError("LETTER_PIXELS");
    pictures.push(asPgm(largest));
  }
  return pictures;
}

export async function readPdf(bytes: Uint8Array): Promise<ReadText> {
  refuseProgramsIn(bytes);
  const pdf = await open(bytes);
  if (pdf.numPages > letterLimits.documentPages) throw new CodedError("LETTER_TOO_MANY_PAGES");
  await refusePrograms(pdf);
  const texts: string[] = [];
  let hidden = false;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const unseen = await hiddenText(page);
    const lines = await linesOf(page, unseen);
    texts.push(lines.text);
    hidden ||= lines.dropped;
  }
  const text = texts.join("\n\n").trim();
  if (text.replace(/\s/g, "").length >= 40)
    return { text, pages: pdf.numPages, readBy: "text", confidence: 100, hidden };
  const pictures = await scans(pdf);
  if (pictures.length === 0) throw new CodedError("LETTER_NO_TEXT");
  const { readPictures } = await import("#server/letters/worker/ocr.ts");
  const read = await readPictures(pictures);
  return {
    text: read.map((page) => page.text).join("\n\n"),
    pages: pdf.numPages,
    readBy: "ocr",
    confidence: Math.min(...read.map((page) => page.confidence)),
    hidden,
  };
}
