/** What a PDF page draws, in order: each letter with the ink it is drawn in, and the boxes painted around it. */
import { getResolvedPDFJS } from "unpdf";
import {
  type Box,
  boxOf,
  common,
  identity,
  isRectangle,
  type Matrix,
  matrixOf,
  placed,
  times,
} from "#server/letters/worker/pdf-boxes.ts";
import type { PdfPage } from "#server/letters/worker/pdf-lines.ts";

export interface Glyph {
  text: string;
  /** Place in the order of drawing. */
  at: number;
  /** Drawn, but in no ink: scanners put such text over the picture of the sheet. */
  noInk: boolean;
  /** See-through, or on a layer that is switched off. */
  gone: boolean;
  /** 0 black to 255 white; null when it is a pattern. */
  light: number | null;
  clip: Box;
}

/** Something painted that hides what was drawn before it, and is the ground of what is drawn after. */
export interface Painted {
  at: number;
  box: Box;
  /** Null for a picture. */
  light: number | null;
  image: string | null;
}

export interface Drawing {
  glyphs: Glyph[];
  painted: Painted[];
}

interface State {
  matrix: Matrix;
  clip: Box;
  fill: number | null;
  stroke: number | null;
  fillAlpha: number;
  strokeAlpha: number;
  masked: boolean;
  /** Painted over, not mixed with what is below. */
  plain: boolean;
  mode: number;
}

/** Less ink than this cannot be read. */
const faintest = 0.15;

function lightOf(args: unknown): number | null {
  const [first] = Array.isArray(args) ? args : [];
  if (typeof first !== "string" || !/^#[0-9a-f]{6}$/i.test(first)) return null;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(first.slice(at, at + 2), 16));
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}

function withSettings(state: State, args: unknown): State {
  const next = { ...state };
  const [settings] = Array.isArray(args) ? args : [];
  for (const [name, value] of Array.isArray(settings) ? (settings as [string, unknown][]) : []) {
    if (name === "ca") next.fillAlpha = Number(value);
    else if (name === "CA") next.strokeAlpha = Number(value);
    else if (name === "SMask") next.masked = value !== false && value !== null;
    else if (name === "BM") next.plain = value === "source-over" || value === "Normal" || value === null;
  }
  return next;
}

function inkOf(state: State): Pick<Glyph, "noInk" | "light"> & { alpha: number } {
  const stroked = state.mode % 4 === 1;
  return {
    noInk: state.mode === 3 || state.mode === 7,
    light: stroked ? state.stroke : state.fill,
    alpha: stroked ? state.strokeAlpha : state.fillAlpha,
  };
}

type Operations = Awaited<ReturnType<typeof getResolvedPDFJS>>["OPS"];
type Handler = (args: unknown[], at: number) => void;

const nothing: Omit<State, "clip"> = {
  matrix: identity,
  fill: 0,
  stroke: 0,
  fillAlpha: 1,
  strokeAlpha: 1,
  masked: false,
  plain: true,
  mode: 0,
};

/** What each operation does to the ink, and what it leaves on the page. */
function handlersFor(
  OPS: Operations,
  view: Box,
  isShown: (group: unknown) => boolean,
): { drawing: Drawing; handlers: Map<number, Handler> } {
  const fills = new Set([OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke, OPS.closeFillStroke]);
  const drawing: Drawing = { glyphs: [], painted: [] };
  const stack: State[] = [];
  const layers: boolean[] = [];
  let clipping = false;
  let state: State = { ...nothing, clip: view };
  const off = () => layers.includes(false);
  const within = (box: Box | null) => {
    if (box !== null) state = { ...state, clip: common(state.clip, placed(state.matrix, box)) };
  };
  const turned = (matrix: Matrix | null) => {
    if (matrix !== null) state = { ...state, matrix: times(state.matrix, matrix) };
  };
  const cover = (at: number, box: Box, light: number | null, image: string | null) => {
    if (off() || state.fillAlpha < 0.9 || state.masked || !state.plain) return;
    drawing.painted.push({ at, box: common(state.clip, placed(state.matrix, box)), light, image });
  };
  const path: Handler = (args, at) => {
    const box = boxOf(args[2]);
    if (clipping) within(box);
    clipping = false;
    if (box === null || !fills.has(Number(args[0]))) return;
    const [steps] = Array.isArray(args[1]) ? args[1] : [];
    // A white shape of any form over text has no other use than to hide it.
    const white = state.fill !== null && state.fill > 235;
    if (isRectangle(steps) || white) cover(at, box, state.fill, null);
  };
  const show: Handler = ([shown], at) => {
    const { alpha, ...ink } = inkOf(state);
    const gone = off() || state.masked || alpha < faintest;
    for (const glyph of Array.isArray(shown) ? shown : []) {
      const text =
        typeof glyph === "object" && glyph !== null && "unicode" in glyph ? String(glyph.unicode) : "";
      for (const letter of text.replace(/\s+/g, ""))
        drawing.glyphs.push({ text: letter, at, ...ink, gone, clip: state.clip });
    }
  };
  const restore = () => {
    state = stack.pop() ?? state;
  };
  const change = (part: (args: unknown[]) => Partial<State>): Handler => {
    return (args) => {
      state = { ...state, ...part(args) };
    };
  };
  const picture: Handler = ([name], at) =>
    cover(at, [0, 0, 1, 1], null, typeof name === "string" ? name : "");
  const clip = () => {
    clipping = true;
  };
  const handlers = new Map<number, Handler>([
    [OPS.save, () => stack.push(state)],
    [OPS.restore, restore],
    [OPS.transform, (args) => turned(matrixOf(args))],
    [
      OPS.paintFormXObjectBegin,
      ([matrix, box]) => {
        stack.push(state);
        turned(matrixOf(matrix));
        within(boxOf(box));
      },
    ],
    [OPS.paintFormXObjectEnd, restore],
    [OPS.beginMarkedContentProps, ([tag, group]) => layers.push(tag !== "OC" || isShown(group))],
    [OPS.beginMarkedContent, () => layers.push(true)],
    [OPS.endMarkedContent, () => layers.pop()],
    [OPS.setGState, change((args) => withSettings(state, args))],
    [OPS.setTextRenderingMode, change(([mode]) => ({ mode: Number(mode) }))],
    [OPS.setFillRGBColor, change((args) => ({ fill: lightOf(args) }))],
    [OPS.setStrokeRGBColor, change((args) => ({ stroke: lightOf(args) }))],
    [OPS.setFillTransparent, change(() => ({ fill: 255 }))],
    [OPS.setFillColorN, change(() => ({ fill: null }))],
    [OPS.clip, clip],
    [OPS.eoClip, clip],
    [OPS.constructPath, path],
    [OPS.paintImageXObject, picture],
    [OPS.paintInlineImageXObject, picture],
    [OPS.showText, show],
  ]);
  return { drawing, handlers };
}

export async function drawingOf(page: PdfPage, isShown: (group: unknown) => boolean): Promise<Drawing> {
  const [{ OPS }, { fnArray, argsArray }] = await Promise.all([getResolvedPDFJS(), page.getOperatorList()]);
  const { drawing, handlers } = handlersFor(OPS, page.view as unknown as Box, isShown);
  for (const [at, operation] of fnArray.entries())
    handlers.get(operation)?.((argsArray[at] ?? []) as unknown[], at);
  return drawing;
}
