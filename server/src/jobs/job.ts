export type JobData = Record<string, string | number | boolean>;

export interface JobOptions {
  /** Not before this moment; made from `services.now()`. */
  startAfter?: Date;
  /** While a job of the same queue and key waits, another one is not added. */
  singletonKey?: string;
  /** Attempts after the first one (5). */
  retryLimit?: number;
  /** Seconds before the next attempt (30), doubled each time with `retryBackoff` (true). */
  retryDelay?: number;
  retryBackoff?: boolean;
  /** Seconds one attempt may take (300); after that it counts as failed. */
  expireInSeconds?: number;
}

export interface RunningJob {
  id: string;
  /** 1 for the first attempt. */
  attempt: number;
  /** Aborted when the time of the attempt is over or the server stops. */
  signal: AbortSignal;
}

/** Must be able to run twice: an attempt may end after its work and before it is noted. */
export type JobHandler = (data: JobData, job: RunningJob) => Promise<void>;

/** Where jobs end whose last attempt failed; their only purpose is a line in the log. */
export const deadJobs = "dead-jobs";
