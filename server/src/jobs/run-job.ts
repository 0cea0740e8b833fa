import type { JobWithMetadata } from "pg-boss";
import type { Logger } from "pino";
import { deadJobs, type JobData, type JobHandler } from "#server/jobs/job.ts";

interface JobRun {
  queue: string;
  job: JobWithMetadata<JobData>;
  workers: Map<string, JobHandler>;
  log: Logger;
}

/** What the queue keeps of a failure: an error's own text may hold what a person typed. */
class JobFailed extends Error {
  override name = "JobFailed";
  constructor(cause: Error) {
    super((cause as { code?: string }).code ?? cause.name);
    // Its stack begins with the message above and names files only.
  }
}

/** Runs one attempt. Failures are logged by id and thrown on without their text; the last one is an error. */
export async function runJob({ queue, job, workers, log }: JobRun): Promise<void> {
  if (queue === deadJobs) {
    const { sourceName, sourceId, sourceRetryCount } = job;
    log.error({ queue: sourceName, job: sourceId, attempts: (sourceRetryCount ?? 0) + 1 }, "job given up");
    return;
  }
  const handler = workers.get(queue);
  if (handler === undefined) throw new Error(`queue ${queue} has no worker`);
  const attempt = job.retryCount + 1;
  try {
    await handler(job.data, { id: job.id, attempt, signal: job.signal });
  } catch (error) {
    log.warn({ queue, job: job.id, attempt, err: error }, "job failed");
    throw new JobFailed(error instanceof Error ? error : new Error("unknown"));
  }
}
