/** Words as a camera sees them: signs that a reading machine confuses are made one. */

/** "I-797C," -> "l797c" with 1/i/l, 0/o, 5/s, 8/b as one; empty for a stray mark. */
export function shapeOf(word: string): string {
  return word
    .normalize("NFD")
    .toLowerCase()
    .replace(/[|!]/g, "l")
    .replace(/[^a-z0-9]/g, "")
    .replace(/0/g, "o")
    .replace(/[1i]/g, "l")
    .replace(/5/g, "s")
    .replace(/8/g, "b")
    .replace(/rn/g, "m")
    .replace(/vv/g, "w");
}

/** Edit distance, or `limit + 1` as soon as it must be more. */
export function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const value = Math.min((row[j - 1] ?? 0) + 1, (previous[j] ?? 0) + 1, (previous[j - 1] ?? 0) + same);
      row.push(value);
      if (value < best) best = value;
    }
    if (best > limit) return limit + 1;
    previous = row;
  }
  return previous[other.length] ?? limit + 1;
}

/** "inadmissible" is no misread "admissible". */
const contrary = /^(?:ln|un|lm|non|dls)$/;

/** Whether two shapes are the same word. A form number or a short word must be exact: I-220A is not I-220B. */
export function alike(one: string, other: string): boolean {
  if (one === other) return true;
  const length = Math.min(one.length, other.length);
  if (length < 4 || /\d/.test(one) || /\d/.test(other)) return false;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.endsWith(short) && contrary.test(long.slice(0, long.length - short.length))) return false;
  const limit = length >= 9 ? 2 : 1;
  return distance(one, other, limit) <= limit;
}
