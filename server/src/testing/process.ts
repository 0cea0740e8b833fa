/** Faro as a process of its own, for tests of starting and stopping and for measurements. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

export const mainScript = join(import.meta.dirname, "../../build/main.js");

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface FaroProcess {
  child: ChildProcess;
  /** Everything printed so far. */
  printed: { out: string; err: string };
  /** Address once the server says that it is open; rejects when the process ends before. */
  url: Promise<string>;
  ended: Promise<Ended>;
  /** Sends the signal and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<Ended>;
}

export interface StartOptions {
  script?: string;
  args?: string[];
  /** A pipe on fd 3 that closes when the starter dies, as `tools/start.mjs` gives it. */
  lifeline?: boolean;
}

/**
 * Starts the built server in `home`, with data in `home/data` and a free port unless `settings` say
 * otherwise. Neither this process's settings nor a `.env` of the repository reach it.
 */
export function spawnFaro(
  home: string,
  settings: Record<string, string> = {},
  options: StartOptions = {},
): FaroProcess {
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE } = process.env;
  const lifeline: Record<string, string> = options.lifeline === true ? { FARO_LIFELINE: "3" } : {};
  const child = spawn(process.execPath, [options.script ?? mainScript, ...(options.args ?? [])], {
    cwd: home,
    env: {
      PATH,
      HOME,
      ...(NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }),
      PORT: "0",
      GUIDE_REHEARSAL: "off",
      DATA_DIR: join(home, "data"),
      ...lifeline,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe", ...(options.lifeline === true ? (["pipe"] as const) : [])],
  });
  const printed = { out: "", err: "" };
  child.stderr?.on("data", (chunk) => {
    printed.err += chunk;
  });
  const ended = new Promise<Ended>((resolve) =>
    child.on("close", (code, signal) => resolve({ code, signal })),
  );
  const url = new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", (chunk) => {
      printed.out += chunk;
      const open = /open at (http:\/\/\S+)/.exec(printed.out)?.[1];
      if (open !== undefined) resolve(open);
    });
    ended.then(() => reject(new Error(`Faro did not open: ${printed.err}${printed.out}`)));
  });
  // Starts that are meant to fail are watched through `ended`.
  url.catch(() => {});
  return {
    child,
    printed,
    url,
    ended,
    stop(signal = "SIGTERM") {
      child.kill(signal);
      return ended;
    },
  };
}

/** An empty folder for one copy of Faro. */
export function newHome(): string {
  return mkdtempSync(join(tmpdir(), "faro-process-"));
}

/** Process id of the built-in PostgreSQL of `home`, while it runs. */
export function postgresPid(home: string): number | undefined {
  const file = join(home, "data/postgres/cluster/postmaster.pid");
  if (!existsSync(file)) return undefined;
  return Number(readFileSync(file, "utf8").split("\n")[0]);
}

/** Kills the built-in PostgreSQL of `home`, if one runs just now. */
export function killPostgres(home: string): void {
  try {
    const pid = postgresPid(home);
    if (pid !== undefined && pid > 0) process.kill(pid, "SIGKILL");
  } catch {
    // It or its file went away between two of these steps.
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Processes that work inside `folder`: Faro, its PostgreSQL and the helpers of both. Linux only, else none. */
export function processesIn(folder: string): number[] {
  if (!existsSync("/proc/self/cwd")) return [];
  const ids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return ids.map(Number).filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
    } catch {
      // It ended meanwhile, or is another user's.
      return false;
    }
  });
}

/** Looks again until `holds` is true; throws `message` when it is not within `milliseconds`. */
export async function until(holds: () => boolean, message: string, milliseconds = 10_000): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(message);
    await delay(20);
  }
}

/** Ends what still runs in `home` and removes it. */
export async function removeHome(home: string, processes: FaroProcess[] = []): Promise<void> {
  await Promise.all(processes.map((faro) => (faro.child.exitCode === null ? faro.stop("SIGKILL") : null)));
  try {
    await until(() => processesIn(home).length === 0, `something still runs in ${home}`);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
