import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { CodedError } from "#server/errors.ts";

/** Requests per address (or caller) in a window; shared by all server copies through PostgreSQL. */
export interface RateLimits {
  /** Passes: 3,000 a minute and address; phone networks put thousands behind one. */
  passes: Budget;
  /** Demo answers a day and address. */
  demoAnswers: Budget;
  /** Spoken sentences: 120 a minute and caller. */
  speech: Budget;
  /** Recordings: 10 a minute and address. */
  recordings: Budget;
  /** Answers of the website assistant: 40 in ten minutes and caller; a day and address. */
  help: Budget;
  helpAddress: Budget;
  /** Messages of the public feedback form: 20 an hour and address. */
  feedback: Budget;
  /** Surveys: 10 a day and user. */
  surveys: Budget;
}

export interface Budget {
  /** Takes one; throws TOO_MANY_REQUESTS when nothing is left. */
  take(key: string): Promise<void>;
  /** Puts one back, for work that failed. */
  giveBack(key: string): Promise<void>;
}

function budget(
  pool: pg.Pool,
  name: string,
  points: number,
  seconds: number,
  /** True when points are given back: then a refused request must not count, or it would use those up. */
  returnable = false,
): Budget {
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
        if (!(error instanceof RateLimiterRes)) throw error;
        if (returnable) await limiter.reward(key);
        throw new CodedError("TOO_MANY_REQUESTS");
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
  };
}

export function createRateLimits(
  pool: pg.Pool,
  settings: { demoAddressDaily: number; helpAddressDaily: number },
): RateLimits {
  return {
    passes: budget(pool, "pass", 3000, 60),
    demoAnswers: budget(pool, "demo", settings.demoAddressDaily, 24 * 60 * 60, true),
    speech: budget(pool, "speech", 120, 60),
    recordings: budget(pool, "recording", 10, 60),
    help: budget(pool, "help", 40, 10 * 60, true),
    helpAddress: budget(pool, "help-address", settings.helpAddressDaily, 24 * 60 * 60, true),
    feedback: budget(pool, "feedback", 20, 60 * 60),
    surveys: budget(pool, "survey", 10, 24 * 60 * 60),
  };
}
