/** Is what came really the official PDF, whole; and which edition is printed in it. */
import { getDocumentProxy } from "unpdf";

export type PdfProblem = "not-pdf" | "truncated" | "unreadable" | "too-large";

/** Largest official form in bytes, with room to spare. */
/** No form comes near; bytes. */
export const largest = 40 * 1024 * 1024;

export interface CheckedPdf {
  pages: number;
  /** As printed, e.g. "04/01/24"; null when the text does not say. */
  edition: string | null;
}

function quickProblem(bytes: Uint8Array): PdfProblem | null {
  if (bytes.length > largest) return "too-large";
  const start = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
  if (!start.includes("%PDF-")) return "not-pdf";
  const end = Buffer.from(bytes.subarray(-2048)).toString("latin1");
  return end.includes("%%EOF") ? null : "truncated";
}

const dates: RegExp[] = [
  // USCIS: "Form I-130 Edition 04/01/24", also "Form I-589 (Rev. 08/25/20)" and "Form I-90 01/20/25 E".
  /\bEdition:?\s*(\d{2}\/\d{2}\/\d{2,4})/i,
  /\(\s*Rev\.?\s*(\d{2}\/\d{2}\/\d{2,4})\s*\)/i,
  /\bForm\s+[A-Z]{1,4}-\d+[A-Z]*\s*\(?\s*(\d{2}\/\d{2}\/\d{2,4})/i,
  // IRS and the courts: "(Rev. December 2024)", "Revised March 2026".
  /\bRev(?:ised|\.)?\s+((?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?\s+20\d\d)\b/i,
  // Social Security: "Form SS-5 (09-2024)".
  /\bForm\s+[A-Z]{1,4}-\d+[A-Z]*\s*\(?\s*(\d{2}-20\d\d)\s*\)?/i,
];

/** The edition date as it stands in the text of a form; null when there is none. */
export function readEdition(text: string): string | null {
  const flat = text.replace(/\s+/g, " ");
  for (const pattern of dates) {
    const found = pattern.exec(flat)?.[1];
    if (found !== undefined) return found;
  }
  return null;
}

async function textOfPage(
  pdf: Awaited<ReturnType<typeof getDocumentProxy>>,
  number: number,
): Promise<string> {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  return items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
}

/** Opens the PDF and reads its first and last page, where editions stand. */
export async function checkPdf(bytes: Uint8Array): Promise<CheckedPdf | PdfProblem> {
  const quick = quickProblem(bytes);
  if (quick !== null) return quick;
  try {
    // The reader takes the bytes away from us, so it gets its own.
    const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    try {
      if (pdf.numPages < 1) return "unreadable";
      const text = `${await textOfPage(pdf, 1)} ${await textOfPage(pdf, pdf.numPages)}`;
      return { pages: pdf.numPages, edition: readEdition(text) };
    } finally {
      await pdf.loadingTask.destroy();
    }
  } catch {
    return "unreadable";
  }
}
