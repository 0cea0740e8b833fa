/** Lines of a PDF page as they are seen: columns keep their distance, so that a value stays below its label. */
import type { getDocumentProxy } from "unpdf";
import type { SeenText } from "#server/letters/worker/pdf-hidden.ts";

export type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;

interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

/** Letters smaller than this (in points) are not meant to be read. */
const smallest = 3.5;
/** Points per column of the text. */
const columnWidth = 5;

async function piecesOf(page: PdfPage, text: SeenText): Promise<{ pieces: Piece[]; dropped: boolean }> {
  // As drawn, so that each letter is found again in the order of drawing.
  const { items } = await page.getTextContent({ disableNormalization: true });
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const pieces: Piece[] = [];
  let dropped = false;
  for (const item of items) {
    if (!("str" in item) || item.str.trim() === "") continue;
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
    const size = Math.hypot(a, b);
    const outside = x < left - 2 || x > right + 2 || y < bottom - 2 || y > top + 2;
    const seen = text.seen(item);
    if (size < smallest || outside) dropped = true;
    else if (seen !== "") pieces.push({ text: seen.normalize("NFKC"), x, y, width: item.width, size });
  }
  return { pieces, dropped: dropped || text.dropped() };
}

function lineOf(pieces: Piece[]): string {
  let line = "";
  let end = Number.NEGATIVE_INFINITY;
  for (const piece of pieces.sort((one, other) => one.x - other.x)) {
    const gap = piece.x - end;
    if (end !== Number.NEGATIVE_INFINITY && gap < piece.size) {
      line += gap > piece.size * 0.12 && !line.endsWith(" ") ? ` ${piece.text}` : piece.text;
    } else {
      const column = Math.round(piece.x / columnWidth);
      line = line.length + 2 <= column ? line.padEnd(column) : `${line}${line === "" ? "" : "   "}`;
      line += piece.text;
    }
    end = piece.x + piece.width;
  }
  return line.trimEnd();
}

/** Text of a page without what nobody can see; `dropped` when something was left out. */
export async function linesOf(page: PdfPage, seen: SeenText): Promise<{ text: string; dropped: boolean }> {
  const { pieces, dropped } = await piecesOf(page, seen);
  const rows: Piece[][] = [];
  for (const piece of pieces.sort((one, other) => other.y - one.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (
      row !== undefined &&
      first !== undefined &&
      Math.abs(first.y - piece.y) < Math.max(first.size, piece.size) * 0.4
    )
      row.push(piece);
    else rows.push([piece]);
  }
  const lines: string[] = [];
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1]?.[0];
    const own = row[0];
    // A wide gap is the end of a paragraph.
    if (above !== undefined && own !== undefined && above.y - own.y > above.size * 2.2) lines.push("");
    lines.push(lineOf(row));
  }
  return { text: lines.join("\n"), dropped };
}
