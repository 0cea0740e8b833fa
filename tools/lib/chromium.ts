/** Finds a Chromium for browser tests: an installed one, Playwright's download, or Debian's package as root. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { root } from "./bootstrap.mjs";

// First the one without windows: the same engine, half the work for a page.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];
const fixed = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function installed(): string | undefined {
  const folders = (process.env.PATH ?? "").split(":");
  const candidates = [
    process.env.CHROMIUM_PATH ?? "",
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...fixed,
  ];
  return candidates.find((path) => path !== "" && existsSync(path));
}

function playwrightDownload(): string | undefined {
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function run(command: string, args: string[], timeout: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { cwd: root, stdio: ["ignore", "ignore", 2], timeout, env }).status === 0;
}

/** Path of a browser. Throws with one clear line when none can be had. */
export function findChromium(): string {
  const found = installed() ?? playwrightDownload();
  if (found !== undefined) return found;
  console.error("No Chromium found; trying Playwright's download ...");
  run(process.execPath, [join(root, "node_modules/@playwright/test/cli.js"), "install", "chromium"], 180_000);
  const downloaded = playwrightDownload();
  if (downloaded !== undefined) return downloaded;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.error("Playwright's download is not to be had here; installing Debian's chromium ...");
    run("apt-get", ["update", "-qq"], 300_000);
    const install = (name: string) =>
      run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name, "fonts-dejavu-core"], 600_000);
    // Older releases of Debian have it only with its windows.
    if (!install("chromium-headless-shell")) install("chromium");
  }
  const last = installed();
  if (last === undefined)
    throw new Error("Browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH.");
  return last;
}
