/** `npm run dev`: the server with restart on change, and the web app with fast reload in front of it. */
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, pinnedEnv, pinnedNode, root } from "./lib/bootstrap.mjs";
import { chosenPort } from "./lib/port.mjs";

ensureInstalled();
const envFile = join(root, ".env");
const apiPort = chosenPort(process.env, existsSync(envFile) ? readFileSync(envFile, "utf8") : "");
const webPort = process.env.WEB_PORT ?? "5173";
const watched = ["server/src", "contract/src", "guide/src", "guide/content"];

const children = [
  spawn(pinnedNode, [...watched.map((path) => `--watch-path=${path}`), "server/src/main.ts"], {
    cwd: root,
    env: pinnedEnv({ PORT: apiPort }),
    stdio: "inherit",
  }),
  spawn(pinnedNode, [join(root, "node_modules/@react-router/dev/bin.cjs"), "dev", "--host", "127.0.0.1"], {
    cwd: join(root, "web"),
    env: pinnedEnv({ API_URL: `http://127.0.0.1:${apiPort}`, WEB_PORT: webPort }),
    stdio: "inherit",
  }),
];
console.log(`\nOpen http://localhost:${webPort}/landing (API on ${apiPort})\n`);

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill("SIGTERM");
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
for (const child of children) child.on("exit", stop);
