/** Text of a PDF: its text layer, or the pictures of a scan. Scripts, links and attachments are never run or opened. */
import { letterLimits } from "@faro/contract/letters/limits.ts";
import { extractImages, getDocumentProxy } from "unpdf";
import { CodedError } from "#server/errors.ts";
import { seenText } from "#server/letters/worker/pdf-hidden.ts";
import { linesOf } from "#server/letters/worker/pdf-lines.ts";
import { refuseProgramsIn } from "#server/letters/worker/pdf-programs.ts";
import type { OnPictures, ReadText } from "#server/letters/worker/protocol.ts";
import { type GreySheet, sheetPng } from "#server/letters/worker/sheet-png.ts";

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

function greyOf({
  data,
  width,
  height,
  channels,
}: Awaited<ReturnType<typeof extractImages>>[number]): GreySheet {
  const grey = new Uint8Array(width * height);
  for (let pixel = 0; pixel < grey.length; pixel += 1) {
    const from = pixel * channels;
    grey[pixel] =
      channels === 1
        ? (data[from] ?? 0)
        : ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  }
  return { width, height, grey };
}

/** The plainest format of a picture that there is. */
function asPgm({ width, height, grey }: GreySheet): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, "latin1"), grey]);
}

/** Pictures of a page that are big enough to be a scanned sheet, or a strip of one. */
async function sheetsOf(pdf: PdfDocument, page: number): Promise<GreySheet[]> {
  const images = await extractImages(pdf, page);
  const sheets = images.filter(({ width, height }) => width * height >= 300_000);
  if (sheets.some(({ width, height }) => width * height > letterLimits.pixels))
    throw new CodedError("LETTER_PIXELS");
  return sheets.map(greyOf);
}

const lettersIn = (text: string) => text.replace(/\s/g, "").length;
/** Under a picture of the whole page, a text no longer than this is a footer or a stamp, not the letter. */
const footer = 300;
/** Without a picture of the whole page: fewer letters than this are no letter. */
const least = 40;

interface PageText {
  text: string;
  /** Pictures to be read in place of, or besides, the text. */
  sheets: GreySheet[];
  unread: boolean;
}

/** With `wantsSheets` the pictures that were read come back too. */
export async function readPdf(
  bytes: Uint8Array,
  onPictures: OnPictures,
  wantsSheets: boolean,
): Promise<ReadText> {
  refuseProgramsIn(bytes);
  const pdf = await open(bytes);
  if (pdf.numPages > letterLimits.documentPages) throw new CodedError("LETTER_TOO_MANY_PAGES");
  await refusePrograms(pdf);
  const layers = await pdf.getOptionalContentConfig();
  const pages: PageText[] = [];
  let hidden = false;
  let pictures = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const seen = await seenText(page, (group) => layers.isVisible(group));
    const { text, dropped } = await linesOf(page, seen);
    hidden ||= dropped;
    const poor = lettersIn(text) < (seen.scan ? footer : least);
    const full = pictures >= letterLimits.pages;
    const sheets = poor && !full ? await sheetsOf(pdf, number) : [];
    const fit = sheets.slice(0, letterLimits.pages - pictures);
    pictures += fit.length;
    // Unpacking photos is work of its own: said as they come.
    if (fit.length > 0) onPictures(pictures);
    pages.push({ text, sheets: fit, unread: (poor && full && seen.scan) || fit.length < sheets.length });
  }
  const unread = pages.flatMap((page, index) => (page.unread ? [index + 1] : []));
  const common = { pages: pdf.numPages, hidden, unread };
  if (pictures === 0) {
    const text = pages
      .map((page) => page.text)
      .join("\n\n")
      .trim();
    if (lettersIn(text) < least) throw new CodedError("LETTER_NO_TEXT");
    return { ...common, text, readBy: "text", confidence: 100 };
  }
  const { readPictures } = await import("#server/letters/worker/ocr.ts");
  const all = pages.flatMap(({ sheets }) => sheets);
  const read = await readPictures(all.map(asPgm));
  const waiting = read.map((sheet) => sheet.text);
  const texts = pages.map(({ text, sheets }) =>
    [...waiting.splice(0, sheets.length), text].filter((part) => part !== "").join("\n\n"),
  );
  return {
    ...common,
    text: texts.join("\n\n"),
    readBy: "ocr",
    confidence: Math.min(...read.map((page) => page.confidence)),
    ...(wantsSheets ? { sheets: all.map(sheetPng) } : {}),
  };
}
