/** What is built before a start, and whether its sources changed since. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pinnedEnv, pinnedNode, root } from "./bootstrap.mjs";

const builds = {
  web: {
    what: "web app",
    script: "tools/build-web.ts",
    // The library's pages are made from what the server seeds.
    inputs: ["web", "contract/src", "guide/src", "guide/content", "server/src/documents", "tools/lib"],
    stamp: join(root, "web/build/.sources"),
  },
  server: {
    what: "server",
    script: "tools/build-server.ts",
    inputs: ["contract/src", "guide/src", "server/src", "tools/lib"],
    stamp: join(root, "server/build/.sources"),
  },
};

const skipped = new Set(["node_modules", ".react-router", "test-results"]);
const webOutput = join(root, "web/build");

function addFolder(hash, folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (skipped.has(entry.name) || path === webOutput || entry.name.includes(".test.")) continue;
    if (entry.isDirectory()) addFolder(hash, path);
    else if (entry.isFile()) {
      const { size, mtimeMs } = statSync(path);
      hash.update(`${path}\0${size}\0${mtimeMs}\n`);
    }
  }
}

/** A cheap fingerprint of the sources: path, size and modification time of every file. */
function fingerprint({ inputs, script }) {
  const hash = createHash("sha256");
  for (const folder of inputs) addFolder(hash, join(root, folder));
  for (const file of [script, "package-lock.json"]) hash.update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** What has to be built, each with its name for people and its script; nothing when all is up to date. */
export function staleBuilds() {
  return Object.values(builds).filter(
    (build) => !existsSync(build.stamp) || readFileSync(build.stamp, "utf8") !== fingerprint(build),
  );
}

/** Builds what has to be, or only what is named; throws when it cannot. */
export function ensureBuilt(...names) {
  const wanted = names.length === 0 ? Object.values(builds) : names.map((name) => builds[name]);
  for (const { what, script } of staleBuilds().filter((build) => wanted.includes(build))) {
    console.error(`Building the ${what} (its sources changed) ...`);
    const build = spawnSync(pinnedNode, [script], {
      cwd: root,
      env: pinnedEnv(),
      stdio: ["ignore", 2, 2],
    });
    if (build.status !== 0) throw new Error(`The build of the ${what} failed; see the lines above.`);
  }
}

/** Tells that `name` was built from the sources as they are. */
export function stamp(name) {
  const build = builds[name];
  mkdirSync(dirname(build.stamp), { recursive: true });
  writeFileSync(build.stamp, fingerprint(build));
}
