/** A server of its own for a file of journeys. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireNoCardLeft } from "./no-card-left.ts";

const root = join(import.meta.dirname, "..");

export interface RunningServer {
  url: string;
  /** Its DATA_DIR; the documents bucket lies in it. */
  dataDir: string;
  /** Ends the process; its data stays. */
  end(): Promise<void>;
  /** Ends the process, looks through what it leaves behind, and removes that, whatever was found. */
  stop(): Promise<void>;
}

/** A data folder of its own, with the database that e2e/global-setup.ts prepared. */
function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "faro-e2e-"));
  const prepared = process.env.FARO_E2E_DATA;
  // Not by Node: PostgreSQL's files belong to a user of their own, and stay that user's.
  if (prepared !== undefined) execFileSync("cp", ["-a", `${prepared}/.`, dataDir]);
  return dataDir;
}

/** The server alone, or all that `npm start` runs. */
export type ServerScript = "server/build/main.js" | "tools/start.mjs";

/** Starts the server on a free port with data of its own, and waits until it says that it is open. */
export async function startServer(
  env: Record<string, string> = {},
  script: ServerScript = "server/build/main.js",
): Promise<RunningServer> {
  const dataDir = newDataDir();
  const child: ChildProcess = spawn(process.execPath, [script], {
    cwd: root,
    env: {
      ...process.env,
      ...{ LOG_LEVEL: "warn", SIGN_UPS_HOURLY: "1000", GUIDE_REHEARSAL: "off" },
      ...env,
      ...{ PORT: "0", DATA_DIR: dataDir },
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  let output = "";
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", (chunk) => {
      output += chunk;
      const open = /open at (http:\/\/\S+)/.exec(output);
      if (open?.[1] !== undefined) resolve(open[1]);
    });
    child.on("exit", () => reject(new Error(`the server did not start: ${output}`)));
  }).catch((error) => {
    remove();
    throw error;
  });
  const end = () => {
    child.kill("SIGTERM");
    return ended;
  };
  return {
    url,
    dataDir,
    end,
    async stop() {
      await end();
      try {
        requireNoCardLeft(dataDir, output);
      } finally {
        remove();
      }
    },
  };
}
