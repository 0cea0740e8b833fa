/** Warm start of `npm start` (data there, web built) to the first healthy answer, and memory when idle. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import {
  type FaroProcess,
  isAlive,
  newHome,
  processesIn,
  removeHome,
  spawnFaro,
  until,
} from "../server/src/testing/process.ts";
import { ensureInstalled, root } from "../tools/lib/bootstrap.mjs";
import { atMost } from "./lib/figures.ts";
import { memoryMegabytes, percentile } from "./lib/processes.ts";

const runs = 7;
/** Milliseconds of rest before memory is read: the server settles for some four seconds (server/src/warm-up.ts). */
const rest = 8000;

interface Started {
  faro: FaroProcess;
  milliseconds: number;
}

async function start(home: string): Promise<Started> {
  const began = performance.now();
  const faro = spawnFaro(home, { LOG_LEVEL: "warn" }, { script: join(root, "tools/start.mjs") });
  const response = await fetch(`${await faro.url}/api/health`);
  if (response.status !== 200) throw new Error(`health answered ${response.status}`);
  return { faro, milliseconds: performance.now() - began };
}

/** The server is the child of `tools/start.mjs`. */
function serverPid(faro: FaroProcess): number {
  const starter = faro.child.pid;
  return Number(readFileSync(`/proc/${starter}/task/${starter}/children`, "utf8").split(" ")[0]);
}

/** Milliseconds from SIGTERM to the end of everything; a start that does not stop is killed and reported. */
async function stop(home: string, faro: FaroProcess): Promise<number> {
  const server = serverPid(faro);
  const began = performance.now();
  const stopped = await Promise.race([faro.stop("SIGTERM"), delay(5000, null)]);
  if (stopped === null) {
    console.error("SIGTERM did not stop npm start within 5 seconds; killing it.");
    await faro.stop("SIGKILL");
  }
  await until(() => !isAlive(server) && processesIn(home).length === 0, "something still runs");
  return performance.now() - began;
}

/** Share of shared memory counted once (PSS), in megabytes. */
function proportionalMegabytes(pids: number[]): number {
  const kilobytes = pids.map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1]),
  );
  return Math.round(kilobytes.reduce((sum, value) => sum + value, 0) / 1024);
}

function memory(home: string, faro: FaroProcess) {
  // Everything that works in the cluster's folder: PostgreSQL, the shell that watches it.
  const postgres = processesIn(join(home, "data/postgres"));
  return {
    server: atMost(memoryMegabytes(serverPid(faro)), 150, "MB"),
    starter: `${memoryMegabytes(faro.child.pid ?? 0)} MB`,
    postgres: `${proportionalMegabytes(postgres)} MB in ${postgres.length} processes`,
  };
}

export async function run() {
  // Otherwise the first start would install, unseen and for minutes, and a bench that is ended in the middle leaves half of it.
  ensureInstalled();
  const home = newHome();
  try {
    const first = await start(home);
    // The first start also makes and publishes the guides; those that are measured find them there.
    await delay(rest);
    await stop(home, first.faro);
    const starts: number[] = [];
    const stops: number[] = [];
    let idle: ReturnType<typeof memory> | undefined;
    for (let run = 1; run <= runs; run += 1) {
      const { faro, milliseconds } = await start(home);
      starts.push(milliseconds);
      if (run === runs) {
        await delay(rest);
        idle = memory(home, faro);
      }
      stops.push(await stop(home, faro));
    }
    return {
      firstStart: `${Math.round(first.milliseconds)} ms`,
      warmStart: {
        median: atMost(Math.round(percentile(starts, 0.5)), 1000, "ms"),
        fastest: `${Math.round(Math.min(...starts))} ms`,
        slowest: `${Math.round(Math.max(...starts))} ms`,
      },
      stop: { median: `${Math.round(percentile(stops, 0.5))} ms` },
      idleMemory: idle,
    };
  } finally {
    await removeHome(home);
  }
}
