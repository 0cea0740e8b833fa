/**
 * A budget that everybody shares and every answer takes from: instead of a round trip each, a server copy takes
 * several at once and hands them out, and takes the next before the last is out. A copy that ends loses at most one lease and a quarter; a limit of a day may be passed
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

  /** Whoever comes meanwhile waits for the same lease. */
  function leaseOnce(key: string): Promise<void> {
    const running = leasing.get(key) ?? lease(key).finally(() => leasing.delete(key));
    leasing.set(key, running);
    return running;
  }

  return {
    async take(key: string): Promise<void> {
      while ((held.get(key) ?? 0) === 0) await leaseOnce(key);
      add(key, -1);
      // The next lease is there before anybody has to wait for it. One that is refused is met by whoever needs it.
      if (size > 1 && (held.get(key) ?? 0) < size / 4) leaseOnce(key).catch(() => {});
    },
    async giveBack(key: string): Promise<void> {
      add(key, 1);
    },
  };
}
