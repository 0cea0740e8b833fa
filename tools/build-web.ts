/**
 * Builds the web app: React Router's build, hashes of the inline scripts for the Content-Security-Policy, the
 * service worker, and compressed copies of every text file.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { extname, join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./lib/bootstrap.mjs";
import { stamp } from "./lib/builds.mjs";
import { loadedBy, weighKept, writeServiceWorker } from "./lib/service-worker.ts";
import { writeFeeds } from "./lib/site-feeds.ts";
import { smallestBrotli } from "./lib/smallest-brotli.ts";

const web = join(root, "web");
const client = join(web, "build/client");
const compressible = new Set([
  ".html",
  ".js",
  ".css",
  ".svg",
  ".json",
  ".txt",
  ".webmanifest",
  ".data",
  ".xml",
]);

function* files(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* files(path);
    else yield path;
  }
}

function runBuild(): void {
  rmSync(join(web, "build"), { recursive: true, force: true });
  const cli = join(root, "node_modules/@react-router/dev/bin.cjs");
  const result = spawnSync(process.execPath, [cli, "build"], {
    cwd: web,
    // 260 lines of files and pages: only who must mend something reads them.
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NODE_ENV: "production", NODE_OPTIONS: "--disable-warning=ExperimentalWarning" },
  });
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout ?? ""}${result.stderr ?? ""}${result.error?.message ?? ""}\n`);
  process.exit(result.status ?? 1);
}

/** `index.html` is the app's shell for paths that are not prerendered; the server knows it by one fixed name. */
function nameShell(): void {
  const index = join(client, "index.html");
  if (existsSync(index)) renameSync(index, join(client, "__spa-fallback.html"));
}

function hashInlineScripts(): void {
  const hashes: Record<string, string[]> = {};
  for (const path of files(client)) {
    if (extname(path) !== ".html") continue;
    // Schema.org data in a <script> is never run, so it needs no leave.
    const scripts = readFileSync(path, "utf8").matchAll(
      /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g,
    );
    hashes[relative(client, path)] = [...scripts].map((match) =>
      createHash("sha256")
        .update(match[1] ?? "")
        .digest("base64"),
    );
  }
  writeFileSync(join(web, "build/csp.json"), JSON.stringify(hashes));
}

function compress(): void {
  for (const path of files(client)) {
    if (!compressible.has(extname(path))) continue;
    const content = readFileSync(path);
    if (content.length < 512) continue;
    writeFileSync(`${path}.br`, smallestBrotli(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

/** Static pages must not come to load the app: one import in the wrong place costs each of them 130 kB. */
function keepIslandsLight(): void {
  const read = (file: string) =>
    existsSync(join(client, file)) ? readFileSync(join(client, file), "utf8") : "";
  const heavy = [...loadedBy(["islands/page.js"], read)].filter((file) =>
    /^assets\/(base|shell)-/.test(file),
  );
  if (heavy.length > 0) throw new Error(`static pages would load ${heavy.join(", ")}`);
}

runBuild();
keepIslandsLight();
nameShell();
writeFeeds(client);
hashInlineScripts();
const kept = await writeServiceWorker(client);
compress();
weighKept(client, kept);
stamp("web");
