/** Text of a PDF page that is drawn in the colour of the paper or not at all (security E2). */
import { getResolvedPDFJS } from "unpdf";
import type { PdfPage } from "#server/letters/worker/pdf-lines.ts";

/** Lightest grey that can still be read on white paper, 0 to 255. */
const faint = 235;

function rgbOf(args: unknown): [number, number, number] | null {
  const list = Array.isArray(args) || ArrayBuffer.isView(args) ? Array.from(args as ArrayLike<unknown>) : [];
  const [first] = list;
  if (typeof first === "string" && /^#[0-9a-f]{6}$/i.test(first)) {
    return [1, 3, 5].map((at) => Number.parseInt(first.slice(at, at + 2), 16)) as [number, number, number];
  }
  return list.length >= 3 && list.every((value) => typeof value === "number")
    ? (list.slice(0, 3) as [number, number, number])
    : null;
}

function textOf(args: unknown): string {
  const [glyphs] = Array.isArray(args) ? args : [];
  if (!Array.isArray(glyphs)) return "";
  return glyphs
    .map((glyph: unknown) =>
      typeof glyph === "object" && glyph !== null && "unicode" in glyph ? String(glyph.unicode) : "",
    )
    .join("")
    .replace(/\s+/g, "");
}

interface Ink {
  faint: boolean;
  mode: number;
}

type Operations = Awaited<ReturnType<typeof getResolvedPDFJS>>["OPS"];

/** The ink after an operation that changes it. */
function inkAfter(OPS: Operations, operation: number, args: unknown, ink: Ink): Ink {
  if (operation === OPS.setTextRenderingMode) return { ...ink, mode: Number((args as unknown[])[0]) };
  if (operation !== OPS.setFillRGBColor) return ink;
  const colour = rgbOf(args);
  return colour === null ? ink : { ...ink, faint: Math.min(...colour) >= faint };
}

/** Whether a piece of text, without spaces, only appears unseen. */
export type IsUnseen = (squeezed: string) => boolean;

export async function hiddenText(page: PdfPage): Promise<IsUnseen> {
  const [{ OPS }, { fnArray, argsArray }] = await Promise.all([getResolvedPDFJS(), page.getOperatorList()]);
  const pieces = { seen: "\n", unseen: "\n" };
  const stack: Ink[] = [];
  let ink: Ink = { faint: false, mode: 0 };
  let picture = false;
  for (const [index, operation] of fnArray.entries()) {
    const args: unknown = argsArray[index];
    if (operation === OPS.save) stack.push(ink);
    else if (operation === OPS.restore) ink = stack.pop() ?? ink;
    else if (operation === OPS.paintImageXObject) picture = true;
    else if (operation === OPS.showText) {
      // Scanners put invisible text over the picture of the sheet; that one is meant to be read.
      const invisible = ink.faint || (ink.mode === 3 && !picture);
      pieces[invisible ? "unseen" : "seen"] += textOf(args);
    } else ink = inkAfter(OPS, operation, args, ink);
  }
  return (text) => pieces.unseen.includes(text) && !pieces.seen.includes(text);
}
