/**
 * A budget that everybody shares and every answer takes from: instead of a round trip each, a server copy takes
 * several at once and hands them out. A copy that ends loses at most one lease; a limit of a day may be passed
 * by what copies still hold of the day before.
 */
import { CodedError } from "#server/errors.ts";

interface Leaser {
  /** Takes `points` for `key`, all or none; throws TOO_MANY_REQUESTS. */
  take(key: string, points: number): Promise<void>;
}

export function createLease(budget: Leaser, size: number) {
  const held = new Map<string, number>();
  const leasing = new Map<string, Promise<void>>();
  const add = (key: string, points: number) => held.set(key, (held.get(key) ?? 0) + points);

  /** A whole lease, or the last ones one by one. */
  async function lease(key: string): Promise<void> {
    try {
      await budget.take(key, size);
      add(key, size);
    } catch (error) {
      if (!(error instanceof CodedError) || size === 1) throw error;
      await budget.take(key, 1);
      add(key, 1);
    }
  }

  return {
    async take(key: string): Promise<void> {
      while ((held.get(key) ?? 0) === 0) {
        // Whoever comes meanwhile waits for the same lease.
        const running = leasing.get(key) ?? lease(key).finally(() => leasing.delete(key));
        leasing.set(key, running);
        await running;
      }
      add(key, -1);
    },
    async giveBack(key: string): Promise<void> {
      add(key, 1);
    },
  };
}
