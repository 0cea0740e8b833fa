import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { CodedError } from "#server/errors.ts";

/** Requests per address (or caller) in a window; shared by all server copies through PostgreSQL. */
export interface RateLimits {
  /** Passes: 60 a minute and address. */
  passes: Budget;
  /** Demo answers a day and address. */
  demoAnswers: Budget;
  /** Spoken sentences: 120 a minute and caller. */
  speech: Budget;
  /** Recordings: 10 a minute and address. */
  recordings: Budget;
}

export interface Budget {
  /** Takes one; throws TOO_MANY_REQUESTS when nothing is left. */
  take(key: string): Promise<void>;
  /** Puts one back, for work that failed. */
  giveBack(key: string): Promise<void>;
}

function budget(pool: pg.Pool, name: string, points: number, seconds: number): Budget {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
      } catch (error) {
        if (error instanceof RateLimiterRes) throw new CodedError("TOO_MANY_REQUESTS");
        throw error;
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
  };
}

export function createRateLimits(pool: pg.Pool, settings: { demoAddressDaily: number }): RateLimits {
  return {
    passes: budget(pool, "pass", 60, 60),
    demoAnswers: budget(pool, "demo", settings.demoAddressDaily, 24 * 60 * 60),
    speech: budget(pool, "speech", 120, 60),
    recordings: budget(pool, "recording", 10, 60),
  };
}
