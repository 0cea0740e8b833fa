/** How far a photographed sheet is tilted, from its lines of text. Pure: grey pixels in, degrees out. */

/** Ink of a small grey picture: darker than the paper around it, so that a shadow is no ink. */
function inkOf(grey: Uint8Array, width: number, height: number): [number, number][] {
  const points: [number, number][] = [];
  const reach = Math.max(4, Math.round(width / 40));
  for (let y = 0; y < height; y += 1) {
    let sum = 0;
    let count = 0;
    for (let x = 0; x < Math.min(width, reach); x += 1) {
      sum += grey[y * width + x] ?? 0;
      count += 1;
    }
    for (let x = 0; x < width; x += 1) {
      const [into, out] = [x + reach, x - reach - 1];
      if (into < width) {
        sum += grey[y * width + into] ?? 0;
        count += 1;
      }
      if (out >= 0) {
        sum -= grey[y * width + out] ?? 0;
        count -= 1;
      }
      if ((grey[y * width + x] ?? 255) < (sum / count) * 0.82) points.push([x, y]);
    }
  }
  return points;
}

/** Lines of text stand out most when looked at along them. */
function sharpness(points: readonly [number, number][], degrees: number, height: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Float64Array(height * 3);
  for (const [x, y] of points) {
    const row = Math.round(y - x * slope) + height;
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1;
  }
  let total = 0;
  for (let row = 1; row < rows.length; row += 1) total += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
  return total;
}

const most = 8;

/** Tilt in degrees, clockwise positive; 0 when it is small or cannot be told. */
export function tiltOf(grey: Uint8Array, width: number, height: number): number {
  const points = inkOf(grey, width, height);
  if (points.length < 200) return 0;
  let best = 0;
  let bestScore = sharpness(points, 0, height) * 1.02;
  for (let degrees = -most; degrees <= most; degrees += 0.5) {
    const score = sharpness(points, degrees, height);
    if (score > bestScore) [best, bestScore] = [degrees, score];
  }
  return Math.abs(best) < 0.75 ? 0 : best;
}
