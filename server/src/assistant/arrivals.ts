/**
 * Questions that arrive at this process. Node takes one new connection in a turn of its loop, so in a burst the words of
 * the first answers would stand between the last people and the door: there, answers wait until all are inside.
 */

/** With more than these being let in at the same time it is a burst. */
const few = 8;
/** Milliseconds without a newcomer after which a burst is over, and the longest that anybody waits for that. */
const calmFor = 4;
const longest = 300;

export interface Arrivals {
  /** Runs `admit` as a newcomer; `crowded` tells whether she came in a burst. */
  enter<T>(admit: (crowded: boolean) => Promise<T>): Promise<T>;
  /** Resolves when nobody has come for a moment. */
  calm(): Promise<void>;
}

export function createArrivals(now: () => number = () => performance.now()): Arrivals {
  let entering = 0;
  let last = Number.NEGATIVE_INFINITY;
  return {
    async enter(admit) {
      entering += 1;
      last = now();
      try {
        return await admit(entering > few);
      } finally {
        entering -= 1;
      }
    },
    async calm() {
      const until = now() + longest;
      while (now() < Math.min(last + calmFor, until)) {
        await new Promise((resolve) => setTimeout(resolve, calmFor));
      }
    },
  };
}
