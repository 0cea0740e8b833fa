/**
 * Questions that arrive at this process. Node takes one new connection in a turn of its loop, so in a burst the words of
 * the first answers would stand between the last people and the door: there, answers wait until all are inside.
 */

/** More newcomers than these within so many milliseconds are a burst, whether or not the first of them are in by now. */
const few = 8;
const together = 250;
/**
 * Turns of the loop, of a millisecond at least, without a newcomer after which a burst is over: a busy turn takes far longer, and
 * still lets only one in. And the longest that anybody waits for that, in milliseconds.
 */
const quietTurns = 4;
const longest = 300;

export interface Arrivals {
  /** Runs `admit` as a newcomer; `crowded` tells whether she came in a burst. */
  enter<T>(admit: (crowded: boolean) => Promise<T>): Promise<T>;
  /** Resolves when nobody has come for a moment. */
  calm(): Promise<void>;
}

export function createArrivals(now: () => number = () => performance.now()): Arrivals {
  /** When the newest came, as many as make a burst; the oldest goes first. */
  const came: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  /** All who wait, wait for the same. */
  let calming: Promise<void> | null = null;

  async function quietness(): Promise<void> {
    const until = now() + longest;
    for (let turns = 0; turns < quietTurns && now() < until; ) {
      const before = last;
      await new Promise((resolve) => setTimeout(resolve, 1));
      turns = last === before ? turns + 1 : 0;
    }
  }

  return {
    async enter(admit) {
      last = now();
      const before = came.length === few ? came.shift() : undefined;
      came.push(last);
      return await admit(before !== undefined && last - before < together);
    },
    async calm() {
      calming ??= quietness().finally(() => {
        calming = null;
      });
      await calming;
    },
  };
}
