/** The helped-immigrants counter as specified (part 1, section 9): start, growth and pauses. Pure. */
export const helpedCount = {
  start: 5300,
  storageKey: "immigrantsCount",
} as const;

/** The stored count, or the start value for anything that is no plausible count. */
export function restoreCount(stored: string | null): number {
  const value = Number(stored);
  return Number.isSafeInteger(value) && value >= helpedCount.start ? value : helpedCount.start;
}

/** One more or two more, at random. `random` is in [0, 1). */
export function grow(count: number, random: number): number {
  return count + (random < 0.5 ? 1 : 2);
}

/**
 * Milliseconds until the next growth: 10 to 60 seconds, or with a chance of 30 percent 180 to 300 seconds.
 * `chance` and `random` are in [0, 1).
 */
export function nextPause(chance: number, random: number): number {
  const [from, to] = chance < 0.3 ? [180, 300] : [10, 60];
  return Math.round((from + random * (to - from)) * 1000);
}

/** As the spec shows it: Spanish of Spain, in both languages. */
export function formatCount(count: number): string {
  return new Intl.NumberFormat("es-ES").format(count);
}
