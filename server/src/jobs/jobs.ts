/**
 * Work that happens later or again: a queue in our own PostgreSQL (pg-boss). Payloads
 * hold ids only, so that the queue, its failures and its log know nothing about a person.
 */

import type { JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { appRole, type Database, type Transaction } from "#server/db/client.ts";
import { sql } from "#server/db/orm.ts";
import { jobsSchema } from "#server/jobs/install.ts";
import { deadJobs, type JobData, type JobHandler, type JobOptions } from "#server/jobs/job.ts";
import { runJob } from "#server/jobs/run-job.ts";

export interface Jobs {
  /** Adds a job; null when one with the same `singletonKey` waits already. */
  send(queue: string, data: JobData, options?: JobOptions): Promise<string | null>;
  /** The same as part of a transaction: the job exists when and only when its rows do. */
  sendInTransaction(
    tx: Transaction,
    queue: string,
    data: JobData,
    options?: JobOptions,
  ): Promise<string | null>;
  /** Removes every job, done or waiting, that names this id; part of the transaction that deletes the account. */
  forget(tx: Transaction, id: string): Promise<void>;
  /** Names who does the jobs of a queue; before `start`. */
  registerWorker(queue: string, handler: JobHandler): void;
  /** Adds an empty job by the clock: five cron fields in time zone `tz`. It may come twice for the same minute. */
  schedule(queue: string, cron: string, tz: string): void;
  /** Begins to work off the queues. Rejects where the database cannot be reached; it may be called again then. */
  start(): Promise<void>;
  /** Ends it; jobs at work get `milliseconds` to finish, then they will be tried again. */
  stop(milliseconds: number): Promise<void>;
  /** Works off what is due now, one job after the other, and returns how many there were; for tests. */
  drain(): Promise<number>;
}

export interface JobsParts {
  db: Database;
  databaseUrl: string;
  log: Logger;
}

const queueDefaults = {
  policy: "short",
  notify: true,
  retryLimit: 5,
  retryDelay: 30,
  retryBackoff: true,
  expireInSeconds: 300,
  deleteAfterSeconds: 7 * 24 * 60 * 60,
};

/** Ids, words of the code and dates; a name, a phone with its + or an address cannot pass. */
const harmless = /^[\w:.-]{1,100}$/;

function requireIdsOnly(queue: string, data: JobData): void {
  for (const [field, value] of Object.entries(data)) {
    if (typeof value === "string" && !harmless.test(value))
      throw new Error(`job data hold ids only: ${queue}.${field}`);
  }
}

const workerOptions = { includeMetadata: true, batchSize: 1 } as const;

const noServices = { migrate: false, createSchema: false, reindex: false, monitorVacuum: false } as const;

/** Loads pg-boss (100 ms, 24 MB) when it is needed first, which is after the server listens. */
async function newBoss(
  options: ConstructorParameters<typeof PgBoss>[0] & object,
  log: Logger,
): Promise<PgBoss> {
  const { PgBoss: Boss } = await import("pg-boss");
  const boss = new Boss({ schema: jobsSchema, ...noServices, ...options });
  // The event carries an SQL statement's values at worst; only its first words are kept.
  boss.on("error", (error) =>
    log.warn({ reason: (error as { code?: string }).code ?? error.name }, "job queue"),
  );
  await boss.start();
  return boss;
}

export function createJobs({ db, databaseUrl, log }: JobsParts): Jobs {
  const workers = new Map<string, JobHandler>();
  const schedules: { queue: string; cron: string; tz: string }[] = [];
  const known = new Map<string, Promise<void>>();
  let sender: Promise<PgBoss> | undefined;
  let worker: Promise<PgBoss> | undefined;

  /** Only adds and fetches jobs, on the pool of everything that must survive. */
  const openSender = (): Promise<PgBoss> => {
    if (sender !== undefined) return sender;
    const opening = newBoss(
      {
        db: { executeSql: (text, values) => db.$client.query(text, values) },
        supervise: false,
        schedule: false,
      },
      log,
    );
    sender = opening;
    // A database that was away for a moment must not close the queue for good.
    opening.catch(() => {
      if (sender === opening) sender = undefined;
    });
    return opening;
  };

  const openWorker = (): Promise<PgBoss> => {
    worker ??= newBoss(
      {
        connectionString: databaseUrl,
        options: `-c role=${appRole}`,
        application_name: "faro-jobs",
        max: 2,
        useListenNotify: true,
      },
      log,
    );
    return worker;
  };

  /** Ends what was begun of a start that failed, so that the next one begins anew. */
  const letGo = async (opening: Promise<PgBoss>): Promise<void> => {
    if (worker === opening) worker = undefined;
    const boss = await opening.catch(() => undefined);
    await boss?.stop({ graceful: false }).catch(() => undefined);
  };

  const ensureQueue = (boss: PgBoss, queue: string): Promise<void> => {
    let made = known.get(queue);
    if (made === undefined) {
      made = (async () => {
        if (queue !== deadJobs) await ensureQueue(boss, deadJobs);
        const dead = queue === deadJobs ? { retryLimit: 0 } : { deadLetter: deadJobs };
        await boss.createQueue(queue, { ...queueDefaults, ...dead });
      })();
      known.set(queue, made);
      made.catch(() => known.delete(queue));
    }
    return made;
  };

  const add = async (queue: string, data: JobData, options: JobOptions, tx?: Transaction) => {
    requireIdsOnly(queue, data);
    const boss = await openSender();
    await ensureQueue(boss, queue);
    const { fromDrizzle } = await import("pg-boss");
    const { singletonKey = crypto.randomUUID(), ...rest } = options;
    return await boss.send(queue, data, {
      ...rest,
      singletonKey,
      ...(tx === undefined ? {} : { db: fromDrizzle(tx, sql) }),
    });
  };

  const handle = (queue: string, job: JobWithMetadata<JobData>) => runJob({ queue, job, workers, log });

  const drainQueue = async (boss: PgBoss, queue: string): Promise<number> => {
    await ensureQueue(boss, queue);
    for (let count = 0; ; count += 1) {
      const [job] = await boss.fetch<JobData>(queue, { includeMetadata: true });
      if (job === undefined) return count;
      try {
        await handle(queue, { ...job, signal: AbortSignal.timeout(job.expireInSeconds * 1000) });
        await boss.complete(queue, job.id);
      } catch (error) {
        await boss.fail(queue, job.id, error as Error);
      }
    }
  };

  return {
    send: (queue, data, options = {}) => add(queue, data, options),
    sendInTransaction: (tx, queue, data, options = {}) => add(queue, data, options, tx),
    async forget(tx, id) {
      const jobs = sql.raw(`${jobsSchema}.job`);
      await tx.execute(
        sql`delete from ${jobs} where exists (select from jsonb_each_text(data::jsonb) where value = ${id})`,
      );
    },
    registerWorker(queue, handler) {
      if (workers.has(queue)) throw new Error(`queue ${queue} has a worker already`);
      workers.set(queue, handler);
    },
    schedule: (queue, cron, tz) => void schedules.push({ queue, cron, tz }),
    async start() {
      const opening = openWorker();
      try {
        const boss = await opening;
        for (const queue of [deadJobs, ...workers.keys()]) {
          await ensureQueue(boss, queue);
          await boss.work(queue, workerOptions, async ([job]: JobWithMetadata<JobData>[]) => {
            if (job !== undefined) await handle(queue, job);
          });
        }
        for (const { queue, cron, tz } of schedules) await boss.schedule(queue, cron, {}, { tz });
      } catch (error) {
        await letGo(opening);
        throw error;
      }
    },
    async stop(milliseconds) {
      const opened = [worker, sender];
      [worker, sender] = [undefined, undefined];
      const [running, adding] = await Promise.all(opened.map((boss) => boss?.catch(() => undefined)));
      await running?.stop({ graceful: true, timeout: milliseconds });
      await adding?.stop({ graceful: false, close: false });
    },
    async drain() {
      const boss = await openSender();
      let total = 0;
      for (let found = 1; found > 0; total += found) {
        found = 0;
        for (const queue of [...workers.keys(), deadJobs]) found += await drainQueue(boss, queue);
      }
      return total;
    },
  };
}
