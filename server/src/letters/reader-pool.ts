/**
 * Runs the reading process (worker/main.ts): a fresh one for each letter, at most `atOnce` of them, the others wait.
 * Each has no environment, no network, no way to write files, and limits on time, processor and memory.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { setPriority } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { letterLimits } from "@faro/contract/letters/limits.ts";
import { CodedError } from "#server/errors.ts";
import type { ReadDone, ReadJob, ReadReply, ReadStage } from "#server/letters/worker/protocol.ts";

const root = resolve(import.meta.dirname, "../../..");
const entry = fileURLToPath(new URL("worker/main.ts", import.meta.url));
/** All that the process may read: code and language data, never the data folder or the settings. */
const readable = ["node_modules", "server", "guide", "contract", "package.json"];

export interface ReaderLimits {
  atOnce: number;
  /** Letters that may wait. */
  queue: number;
  /** Bytes of memory (resident) of one process. */
  memory: number;
  /** Milliseconds by the clock. A busy machine may be slow; the processor's time is the stricter limit. */
  wall: number;
  /** Seconds of processor time: for the file itself; and for pictures in it, the first and each further one. */
  document: number;
  picture: number;
  furtherPicture: number;
}

export const readerLimits: ReaderLimits = {
  atOnce: 2,
  queue: 20,
  memory: 512 * 1024 * 1024,
  wall: 120_000,
  document: 10,
  picture: 40,
  furtherPicture: 15,
};

/** Resident bytes of a process; 0 where the system does not say. */
function residentBytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? "0") * 1024;
  } catch {
    return 0;
  }
}

/** Seconds of processor time that a process has taken; 0 where the system does not say. */
function processorSeconds(pid: number): number {
  try {
    // After the name of the program, which may hold anything: state, then the times as fields 14 and 15.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
}

/** Seconds of processor time for a file with this many pictures in it. */
function allowedSeconds(pictures: number, limits: ReaderLimits): number {
  if (pictures === 0) return limits.document;
  return limits.document + limits.picture + limits.furtherPicture * (pictures - 1);
}

/** The most that a job may take whatever it says of itself; the system holds it to that. */
function mostSeconds({ type, pages }: ReadJob, limits: ReaderLimits): number {
  if (type === "doc" || type === "docx") return limits.document;
  // A PDF may turn out to be a scan.
  return allowedSeconds(type === "pdf" ? letterLimits.pages : pages.length, limits);
}

/** Node's permission model: read code and language data, nothing else. */
export const readerOptions = [
  "--permission",
  // The picture reader works in a thread of the same process, under the same rules.
  "--allow-worker",
  ...readable.map((path) => `--allow-fs-read=${join(root, path)}`),
  "--max-old-space-size=256",
  "--disable-warning=SecurityWarning",
  "--disable-warning=ExperimentalWarning",
];

function startProcess(seconds: number): ChildProcess {
  const options = [...readerOptions, entry];
  // The shell sets the limit on processor time that the system itself enforces, and becomes the process.
  return spawn(
    "/bin/sh",
    ["-c", `ulimit -t ${seconds}; ulimit -c 0; exec "$0" "$@"`, process.execPath, ...options],
    {
      cwd: root,
      env: {},
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      serialization: "advanced",
    },
  );
}

/** Runs one letter in a process of its own. */
function runOnce(job: ReadJob, limits: ReaderLimits, signal: AbortSignal): Promise<ReadDone> {
  return new Promise((resolvePromise, reject) => {
    const most = mostSeconds(job, limits);
    const child = startProcess(most);
    let allowed = limits.document;
    let reply: ReadReply | null = null;
    let stopped: CodedError | null = null;
    const stop = (error: CodedError) => {
      stopped ??= error;
      child.kill("SIGKILL");
    };
    const timer = setTimeout(() => stop(new CodedError("LETTER_TIMEOUT")), limits.wall);
    const watch = setInterval(() => {
      if (child.pid === undefined) return;
      if (residentBytes(child.pid) > limits.memory) stop(new CodedError("LETTER_CRASHED"));
      if (processorSeconds(child.pid) > allowed) stop(new CodedError("LETTER_TIMEOUT"));
    }, 100);
    const leave = () => stop(new CodedError("LETTER_FAILED"));
    signal.addEventListener("abort", leave, { once: true });
    const settle = (error: CodedError | null) => {
      clearTimeout(timer);
      clearInterval(watch);
      signal.removeEventListener("abort", leave);
      if (reply?.ok === true) resolvePromise(reply.result);
      else reject(reply === null ? (error ?? new CodedError("LETTER_CRASHED")) : new CodedError(reply.code));
    };
    child.on("message", (message) => {
      const said = message as ReadReply | ReadStage;
      if ("pictures" in said) allowed = Math.min(most, allowedSeconds(said.pictures, limits));
      else reply = said;
    });
    child.on("error", (cause) => settle(new CodedError("LETTER_CRASHED", { cause })));
    // The processor's limit ends the process with a signal of its own.
    child.on("close", (_, ended) =>
      settle(stopped ?? (ended === "SIGXCPU" ? new CodedError("LETTER_TIMEOUT") : null)),
    );
    if (child.pid !== undefined) {
      try {
        // People who ask something meanwhile come first.
        setPriority(child.pid, 10);
      } catch {
        // Not allowed everywhere; the limits hold anyway.
      }
    }
    child.send(job, (error) => {
      if (error !== null) stop(new CodedError("LETTER_CRASHED", { cause: error }));
    });
    if (signal.aborted) leave();
  });
}

export interface ReaderPool {
  /** Throws coded errors only. `signal` ends the process when the person leaves. */
  read(job: ReadJob, signal: AbortSignal): Promise<ReadDone>;
}

export function createReaderPool(limits: ReaderLimits = readerLimits): ReaderPool {
  let running = 0;
  const waiting: (() => void)[] = [];

  function turn(signal: AbortSignal): Promise<void> {
    if (running < limits.atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= limits.queue) return Promise.reject(new CodedError("LETTER_BUSY"));
    return new Promise((resolvePromise, reject) => {
      const go = () => {
        signal.removeEventListener("abort", leave);
        running += 1;
        resolvePromise();
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(go), 1);
        reject(new CodedError("LETTER_FAILED"));
      };
      waiting.push(go);
      signal.addEventListener("abort", leave, { once: true });
    });
  }

  return {
    async read(job, signal) {
      await turn(signal);
      try {
        return await runOnce(job, limits, signal);
      } finally {
        running -= 1;
        waiting.shift()?.();
      }
    },
  };
}
