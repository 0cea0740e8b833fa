import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../tools/lib/bootstrap.mjs";

export interface Running {
  pid: number;
  url: string;
  stop(): Promise<void>;
}

function firstMatch(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (data) => {
      output += data;
      const found = pattern.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.on("exit", (code) => reject(new Error(`ended with ${code}: ${output}`)));
  });
}

/** Starts a script of the project and waits for the address it prints. */
export async function startProcess(
  script: string,
  pattern: RegExp,
  env: Record<string, string>,
): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), "faro-bench-"));
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: "warn", PORT: "0", DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  const found = await firstMatch(child, pattern).catch((error) => {
    remove();
    throw error;
  });
  return {
    pid: child.pid ?? 0,
    url: found.startsWith("http") ? found : `http://127.0.0.1:${found}`,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      remove();
    },
  };
}

/** Processor seconds a process has used so far (Linux; clock ticks of 10 ms). */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Resident memory of a process in megabytes (Linux). */
export function memoryMegabytes(pid: number): number {
  const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Math.round(Number(found?.[1] ?? 0) / 1024);
}

export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
