/** Starts Faro: settings, database, services, HTTP. Prints one line and exits non-zero when it cannot. */
import { existsSync } from "node:fs";
import type { Server } from "node:http";
import { createServer, isIPv6, Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { serve } from "@hono/node-server";
import type { Logger } from "pino";
import { createApp } from "#server/app.ts";
import { createServices, type Ending } from "#server/create-services.ts";
import { openAppLogin } from "#server/db/app-login.ts";
import { openAhead } from "#server/db/client.ts";
import { type EmbeddedPostgres, startEmbedded } from "#server/db/embedded.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { openLibrary } from "#server/documents/open-library.ts";
import { type Env, loadEnv, SettingError } from "#server/env.ts";
import type { Jobs } from "#server/jobs/jobs.ts";
import { createLog } from "#server/log.ts";
import { serverSecret } from "#server/secret.ts";
import { startReport } from "#server/start-report.ts";
import { settle } from "#server/warm-up.ts";

const webRoot = join(import.meta.dirname, "../../web/build/client");
/** Milliseconds that open answers get to finish after a stop signal. */
const grace = 2000;

/**
 * Milliseconds that an idle connection is kept: longer than proxies (60 s as a rule) and browsers keep theirs. Who closes first must be they:
 * a request that is sent just as the server closes is lost.
 */
const keepAliveTimeout = 75_000;

/** One line for somebody at a terminal. */
function portError({ PORT, HOST }: Env, { code }: NodeJS.ErrnoException): SettingError {
  const reason =
    code === "EADDRINUSE" ? "is in use; stop the other program or set PORT" : `cannot be opened (${code})`;
  return new SettingError(`Port ${PORT} on ${HOST} ${reason}.`);
}

/** Tells of a port that is taken before a database is made, which takes seconds the first time. */
function requirePort(env: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on("error", (error) => reject(portError(env, error)));
    probe.listen(env.PORT, env.HOST, () => probe.close(() => resolve()));
  });
}

function listen(
  fetch: ReturnType<typeof createApp>["fetch"],
  env: Env,
): Promise<{ server: Server; port: number }> {
  return new Promise((resolve, reject) => {
    const address = { port: env.PORT, hostname: env.HOST };
    const server = serve({ fetch, ...address, serverOptions: { keepAliveTimeout } }, ({ port }) =>
      resolve({ server: server as Server, port }),
    );
    server.on("error", (error: NodeJS.ErrnoException) => reject(portError(env, error)));
  });
}

/** Resolves when this process should end: a signal, or the death of the process that started it. */
function stopRequested(env: Env): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve(signal));
    if (env.FARO_LIFELINE > 0) {
      // A socket, not a file stream: a blocked read in the thread pool would keep the process from exiting.
      const lifeline = new Socket({ fd: env.FARO_LIFELINE, readable: true, writable: false });
      lifeline.on("error", () => resolve("starter ended")).on("close", () => resolve("starter ended"));
      lifeline.resume().unref();
    }
  });
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearTimeout(timer);
}

const everywhere = new Set(["127.0.0.1", "0.0.0.0", "::"]);

/** The host as it stands in an address that people open. */
function shownHost(host: string): string {
  if (everywhere.has(host)) return "localhost";
  return isIPv6(host) ? `[${host}]` : host;
}

const firstWait = 1000;
const longestWait = 60_000;

/** Until the queue runs: without it nothing is renewed, sent or forgotten. A queue that does not start must not end the server. */
async function startJobs(jobs: Jobs, log: Logger, ending: Ending): Promise<void> {
  for (let wait = firstWait; ; wait = Math.min(2 * wait, longestWait)) {
    try {
      return await jobs.start();
    } catch (error) {
      // Ended while it was still starting, because somebody wants the server to stop: nothing is wrong.
      if (ending.begun) return;
      log.error({ err: error, milliseconds: wait }, "the job queue did not start; trying again");
    }
    await pause(wait, undefined, { ref: false });
    if (ending.begun) return;
  }
}

async function run(env: Env, log: Logger, stop: Promise<string>): Promise<void> {
  let embedded: EmbeddedPostgres | null = null;
  const ending: Ending = { begun: false };
  void stop.then(() => {
    ending.begun = true;
  });
  await requirePort(env);
  try {
    if (env.DATABASE_URL === undefined) {
      embedded = await startEmbedded({
        dataDir: env.DATA_DIR,
        onEnd: () => log.error("the built-in PostgreSQL ended; starting it again"),
        onReturn: () => log.warn("the built-in PostgreSQL is back"),
      });
    }
    const ownerUrl = embedded?.url ?? env.DATABASE_URL ?? "";
    await migrateDatabase(ownerUrl);
    const databaseUrl = embedded === null ? ownerUrl : await openAppLogin(ownerUrl);
    const services = await createServices({
      env,
      databaseUrl,
      secret: serverSecret(env),
      log,
      rehearses: env.GUIDE_REHEARSAL === "on",
      ending,
    });
    try {
      const app = createApp(services, { webRoot: existsSync(webRoot) ? webRoot : null });
      const { server, port } = await listen(app.fetch, env);
      const host = shownHost(env.HOST);
      if (env.PUBLIC_URL === undefined) services.links.origin = `http://${host}:${port}`;
      process.stdout.write(`${startReport(env, `http://${host}:${port}`)}\n`);
      // Whoever waits for a page comes first; a queue that does not start must not end the server.
      const jobs = startJobs(services.jobs, log, ending);
      void settle(services.guide, [openLibrary(services), jobs, openAhead(services.fastDb)]);
      const reason = await stop;
      log.info({ reason }, "stopping");
      await Promise.all([closeServer(server), services.jobs.stop(grace)]);
    } finally {
      await Promise.all(services.handles.map((handle) => handle.close()));
    }
  } finally {
    await embedded?.stop();
  }
}

try {
  const env = loadEnv();
  const log = createLog(env);
  await run(env, log, stopRequested(env));
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof SettingError ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
