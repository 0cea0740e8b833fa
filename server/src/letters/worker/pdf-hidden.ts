/** Text of a PDF page that nobody sees on the sheet: without ink, faint, covered, cut off, switched off (security E2). */
import { areaOf, type Box, holds } from "#server/letters/worker/pdf-boxes.ts";
import { type Drawing, drawingOf, type Glyph, type Painted } from "#server/letters/worker/pdf-ink.ts";
import type { PdfPage } from "#server/letters/worker/pdf-lines.ts";

/** Difference in lightness, of 255, below which ink cannot be told from what it stands on. */
const leastContrast = 35;
/** A picture over less of the page than this is no sheet. */
const sheet = 0.5;

export interface TextItem {
  str: string;
  transform: number[];
  width: number;
}

export interface SeenText {
  /** What can be seen of a piece of text; pieces are asked for in the order in which the page draws them. */
  seen(item: TextItem): string;
  /** A picture covers the page, as in a scan. */
  scan: boolean;
  /** Something was left out that is not the text layer of a scan. */
  dropped(): boolean;
}

const pictureKind = { withAlpha: 3 } as const;

/** A stamp with a see-through ground hides nothing. */
async function hidesAll(page: PdfPage, { image }: Painted): Promise<boolean> {
  if (image === null || image === "") return true;
  const objects = image.startsWith("g_") ? page.commonObjs : page.objs;
  const kind = await new Promise<unknown>((resolve) => {
    objects.get(image, (data: { kind?: unknown } | null) => resolve(data?.kind));
  });
  return kind !== pictureKind.withAlpha;
}

async function covers(page: PdfPage, { glyphs, painted }: Drawing): Promise<Painted[]> {
  const first = glyphs[0]?.at ?? Number.POSITIVE_INFINITY;
  const kept: Painted[] = [];
  // Only what is painted over text needs to be looked at.
  for (const paint of painted)
    if (paint.image === null || paint.at < first || (await hidesAll(page, paint))) kept.push(paint);
  return kept;
}

/** The picture or colour that a place has when something is drawn there. */
function groundAt(painted: readonly Painted[], x: number, y: number, at: number): Painted | undefined {
  return painted.findLast((paint) => paint.at < at && holds(paint.box, x, y));
}

function isUnseen(glyph: Glyph, painted: readonly Painted[], x: number, y: number): boolean {
  if (glyph.noInk || glyph.gone || !holds(glyph.clip, x, y)) return true;
  if (painted.some((paint) => paint.at > glyph.at && holds(paint.box, x, y))) return true;
  const ground = groundAt(painted, x, y, glyph.at);
  const light = ground === undefined || ground.image !== null ? 255 : ground.light;
  return glyph.light !== null && light !== null && Math.abs(glyph.light - light) < leastContrast;
}

export async function seenText(page: PdfPage, isShown: (group: unknown) => boolean): Promise<SeenText> {
  const drawing = await drawingOf(page, isShown);
  const painted = await covers(page, drawing);
  const whole = areaOf(page.view as unknown as Box);
  const scan = drawing.painted.some(({ image, box }) => image !== null && areaOf(box) >= whole * sheet);
  const stream = drawing.glyphs.map(({ text }) => text).join("");
  // Letters outside the basic plane take two places of the text.
  const owner = drawing.glyphs.flatMap(({ text }, index) => Array.from({ length: text.length }, () => index));
  let from = 0;
  let dropped = false;
  const anyHidden = drawing.glyphs.some((glyph) => glyph.gone || glyph.noInk);
  /** Where a piece begins in the order of drawing; -1 when it is not found there. */
  const placeOf = (letters: string): number => {
    const ahead = stream.indexOf(letters, from);
    if (ahead === -1) return stream.indexOf(letters);
    from = ahead + letters.length;
    return ahead;
  };
  const isShownAt = (at: number, x: number, y: number): boolean => {
    const glyph = drawing.glyphs[owner[at] ?? -1];
    if (glyph === undefined || !isUnseen(glyph, painted, x, y)) return true;
    dropped ||= !(glyph.noInk && scan);
    return false;
  };
  return {
    scan,
    dropped: () => dropped,
    seen({ str, transform, width }) {
      let at = placeOf(str.replace(/\s+/g, ""));
      if (at === -1) {
        // Drawn in another order than read: seen only if nothing on the page is hidden.
        dropped ||= anyHidden;
        return anyHidden ? "" : str;
      }
      const [a = 0, b = 0, , , x = 0, y = 0] = transform;
      const size = Math.hypot(a, b) || 1;
      const [right, up] = [a / size, b / size];
      let shown = "";
      for (const [index, letter] of [...str].entries()) {
        const share = ((index + 0.5) / str.length) * width;
        const space = /\s/.test(letter);
        if (space || isShownAt(at, x + right * share - up * size * 0.3, y + up * share + right * size * 0.3))
          shown += letter;
        if (!space) at += letter.length;
      }
      return shown.trim() === "" ? "" : shown;
    },
  };
}
