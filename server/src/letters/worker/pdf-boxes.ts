/** Rectangles of a PDF page, in the page's own units, through the transformations that its drawing sets up. */
export type Matrix = readonly [number, number, number, number, number, number];
/** Left, bottom, right, top. */
export type Box = readonly [number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

export function times(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** The upright box around a box that was turned or stretched. */
export function placed([a, b, c, d, e, f]: Matrix, [left, bottom, right, top]: Box): Box {
  const corners = [
    [left, bottom],
    [left, top],
    [right, bottom],
    [right, top],
  ] as const;
  const xs = corners.map(([x, y]) => a * x + c * y + e);
  const ys = corners.map(([x, y]) => b * x + d * y + f);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function common(one: Box, other: Box): Box {
  return [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ];
}

export function areaOf([left, bottom, right, top]: Box): number {
  return Math.max(0, right - left) * Math.max(0, top - bottom);
}

export function holds([left, bottom, right, top]: Box, x: number, y: number): boolean {
  return x >= left && x <= right && y >= bottom && y <= top;
}

export function matrixOf(value: unknown): Matrix | null {
  const list = numbersOf(value);
  return list.length === 6 ? (list as unknown as Matrix) : null;
}

export function boxOf(value: unknown): Box | null {
  const [x = 0, y = 0, right = 0, top = 0, ...more] = numbersOf(value);
  if (more.length > 0 || numbersOf(value).length < 4) return null;
  return [Math.min(x, right), Math.min(y, top), Math.max(x, right), Math.max(y, top)];
}

function numbersOf(value: unknown): number[] {
  const list =
    Array.isArray(value) || ArrayBuffer.isView(value) ? Array.from(value as ArrayLike<unknown>) : [];
  return list.every((item) => typeof item === "number" && Number.isFinite(item)) ? (list as number[]) : [];
}

/** Moves and straight lines only, along the axes: a rectangle covers all of its box. */
export function isRectangle(path: unknown): boolean {
  const steps = numbersOf(path);
  const points: [number, number][] = [];
  for (let at = 0; at < steps.length; ) {
    const step = steps[at];
    if (step === 4) at += 1;
    else if (step === 0 || step === 1) {
      points.push([steps[at + 1] ?? 0, steps[at + 2] ?? 0]);
      at += 3;
    } else return false;
  }
  if (points.length < 4 || points.length > 5) return false;
  const near = (one: number, other: number) => Math.abs(one - other) < 0.5;
  return points.every(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return near(x, nextX) || near(y, nextY);
  });
}
