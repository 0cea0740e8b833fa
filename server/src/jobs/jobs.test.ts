import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { type AddressInfo, connect, createServer } from "node:net";
import pg from "pg";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { migrateDatabase } from "#server/db/migrate.ts";
import { sql } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { jobsSchemaVersion } from "#server/jobs/install.ts";
import type { JobData } from "#server/jobs/job.ts";
import { createJobs } from "#server/jobs/jobs.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const minute = 60_000;

/** An app whose queue `letters` notes what it did; `fail` decides what an attempt throws. */
async function appWithQueue(fail: (attempt: number) => Error | null = () => null, jobs = false) {
  const app = await startTestApp();
  const done: JobData[] = [];
  const attempts: number[] = [];
  let noticed: (() => void) | undefined;
  const next = new Promise<void>((resolve) => {
    noticed = resolve;
  });
  app.services.jobs.registerWorker("letters", async (data, { attempt }) => {
    attempts.push(attempt);
    const error = fail(attempt);
    if (error !== null) throw error;
    done.push(data);
    noticed?.();
  });
  if (jobs) await app.services.jobs.start();
  return { app, jobs: app.services.jobs, done, attempts, next };
}

async function asSuperuser<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A way to the database that is closed until `open` is called. */
async function closedWay(url: string) {
  const { port, hostname } = new URL(url);
  const way = createServer((socket) => {
    const there = connect(Number(port), hostname);
    socket.pipe(there).pipe(socket);
    for (const end of [socket, there]) end.on("error", () => {});
  });
  const listening = (at: number) => new Promise<void>((resolve) => way.listen(at, "127.0.0.1", resolve));
  await listening(0);
  const own = (way.address() as AddressInfo).port;
  await new Promise((resolve) => way.close(resolve));
  const through = new URL(url);
  through.host = `127.0.0.1:${own}`;
  return { url: through.href, open: () => listening(own), close: () => way.close() };
}

describe("jobs", () => {
  it("start after all when the database was away at first", async () => {
    const app = await startTestApp();
    const way = await closedWay(app.databaseUrl);
    const log = pino({ level: "silent" });
    const jobs = createJobs({ db: app.services.db, databaseUrl: way.url, log });
    const done = new Promise<JobData>((resolve) => {
      jobs.registerWorker("letters", async (data) => resolve(data));
    });
    await expect(jobs.start()).rejects.toThrow(/ECONNREFUSED/);
    await way.open();
    await jobs.start();
    await jobs.send("letters", { letterId: "a" });
    expect(await done).toEqual({ letterId: "a" });
    await jobs.stop(1000);
    way.close();
  });

  it("run once, in the order they came", async () => {
    const { app, jobs, done } = await appWithQueue();
    await jobs.send("letters", { letterId: "a" });
    await jobs.send("letters", { letterId: "b" });
    expect(await app.runJobs()).toBe(2);
    expect(done).toEqual([{ letterId: "a" }, { letterId: "b" }]);
    expect(await app.runJobs()).toBe(0);
  });

  it("wait for their moment", async () => {
    const { app, jobs, done } = await appWithQueue();
    await jobs.send("letters", { letterId: "a" }, { startAfter: new Date(app.services.now() + 10 * minute) });
    app.advance(9 * minute);
    expect(await app.runJobs()).toBe(0);
    app.advance(2 * minute);
    expect(await app.runJobs()).toBe(1);
    expect(done).toHaveLength(1);
  });

  it("are added once for a key while one waits, and again after it ran", async () => {
    const { app, jobs, done } = await appWithQueue();
    const send = () => jobs.send("letters", { letterId: "a" }, { singletonKey: "a" });
    expect(await send()).toEqual(expect.any(String));
    expect(await send()).toBeNull();
    await app.runJobs();
    expect(await send()).toEqual(expect.any(String));
    await app.runJobs();
    expect(done).toHaveLength(2);
  });

  it("exist when their transaction commits and not when it rolls back", async () => {
    const { app, jobs, done } = await appWithQueue();
    const owner = randomUUID();
    const insert = (letterId: string, broken: boolean) =>
      withOwner(app.services.db, owner, async (tx) => {
        await tx.execute(sql`insert into guest_demos (owner_id, used) values (${owner}, 1)`);
        await jobs.sendInTransaction(tx, "letters", { letterId });
        if (broken) throw new Error("no");
      });
    await expect(insert("lost", true)).rejects.toThrow("no");
    await insert("kept", false);
    await app.runJobs();
    expect(done).toEqual([{ letterId: "kept" }]);
  });

  it("are tried again later, and given up with a line that holds no text of the failure", async () => {
    const secret = "María Canary A123456789";
    const { app, jobs, attempts } = await appWithQueue(() => new Error(secret));
    await jobs.send(
      "letters",
      { letterId: "the-letter" },
      { retryLimit: 2, retryDelay: 60, retryBackoff: false },
    );
    expect(await app.runJobs()).toBe(1);
    expect(await app.runJobs()).toBe(0);
    app.advance(2 * minute);
    await app.runJobs();
    app.advance(2 * minute);
    await app.runJobs();
    app.advance(60 * minute);
    await app.runJobs();
    expect(attempts).toEqual([1, 2, 3]);
    const givenUp = app.logLines.filter((line) => line.includes("job given up"));
    expect(givenUp).toHaveLength(1);
    expect(JSON.parse(givenUp[0] ?? "")).toMatchObject({ queue: "letters", attempts: 3, level: 50 });
    expect(givenUp[0]).not.toContain("the-letter");
    const rows = await asSuperuser(app.databaseUrl, (client) =>
      client.query("select data, output, source_output from pgboss.job"),
    );
    expect(JSON.stringify(rows.rows)).not.toContain("Canary");
  });

  it.each([
    ["a name", { who: "María López" }],
    ["a phone", { to: "+15017122661" }],
    ["an address", { mail: "maria@example.org" }],
  ])("refuse %s as data", async (_what, data) => {
    const { app, jobs } = await appWithQueue();
    await expect(jobs.send("letters", data)).rejects.toThrow(/ids only/);
    expect(await app.runJobs()).toBe(0);
  });

  it("are worked off in the background once started, also after a restart", async () => {
    const first = await startTestApp();
    await first.services.jobs.send("letters", { letterId: "before" });
    await first.close();
    const second = await startTestApp({}, { databaseUrl: first.databaseUrl });
    const seen = new Promise<JobData>((resolve) => {
      second.services.jobs.registerWorker("letters", async (data) => resolve(data));
    });
    await second.services.jobs.start();
    expect(await seen).toEqual({ letterId: "before" });
    await second.close();
  });

  it("are noticed at once by a running worker", async () => {
    const { jobs, next, done } = await appWithQueue(() => null, true);
    await jobs.send("letters", { letterId: "now" });
    await next;
    expect(done).toEqual([{ letterId: "now" }]);
  });
});

describe("the queue's schema", () => {
  it("has the version that the installed pg-boss works with", async () => {
    const { version } = createRequire(import.meta.url)("pg-boss/dist/schema.json") as { version: number };
    expect(jobsSchemaVersion).toBe(version);
  });

  it("is brought up from an older version at the next start", async () => {
    const app = await startTestApp();
    const version = () =>
      asSuperuser(app.databaseUrl, async (client) => {
        const { rows } = await client.query("select version from pgboss.version");
        return Number(rows[0].version);
      });
    const { getRollbackPlans } = await import("pg-boss");
    await asSuperuser(app.databaseUrl, (client) =>
      client.query(getRollbackPlans("pgboss", jobsSchemaVersion)),
    );
    expect(await version()).toBe(jobsSchemaVersion - 1);
    await migrateDatabase(app.databaseUrl);
    expect(await version()).toBe(jobsSchemaVersion);
    await app.services.jobs.start();
  });

  it("may be used by the application's role, not changed", async () => {
    const { app, jobs } = await appWithQueue();
    await jobs.send("letters", { letterId: "a" });
    const change = (statement: string) => app.services.db.execute(sql.raw(statement));
    await expect(change("alter table pgboss.job add column x int")).rejects.toThrow();
    await expect(change("create table pgboss.mine (x int)")).rejects.toThrow();
    await expect(change("drop table pgboss.queue")).rejects.toThrow();
    await expect(change("drop schema pgboss cascade")).rejects.toThrow();
  });
});
