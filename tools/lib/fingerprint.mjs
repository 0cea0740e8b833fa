/** A cheap fingerprint of source folders: path, size and modification time of every file. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./bootstrap.mjs";

const skipped = new Set(["node_modules", "build", ".react-router", "test-results"]);

function addFolder(hash, folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (skipped.has(entry.name) || entry.name.includes(".test.")) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addFolder(hash, path);
    else if (entry.isFile()) {
      const { size, mtimeMs } = statSync(path);
      hash.update(`${path}\0${size}\0${mtimeMs}\n`);
    }
  }
}

/** Everything the web build reads: the library's pages are made from what the server seeds. */
const webInputs = ["web", "contract/src", "guide/src", "guide/content", "server/src/documents", "tools/lib"];
const webScript = "tools/build-web.ts";
const webStamp = join(root, "web/build/.sources");

export function webFingerprint() {
  const hash = createHash("sha256");
  for (const folder of webInputs) addFolder(hash, join(root, folder));
  for (const file of [webScript, "package-lock.json"]) hash.update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

export function webIsBuilt() {
  return existsSync(webStamp) && readFileSync(webStamp, "utf8") === webFingerprint();
}

export function stampWeb() {
  mkdirSync(dirname(webStamp), { recursive: true });
  writeFileSync(webStamp, webFingerprint());
}
