import { spawnSync } from "node:child_process";
import { pinnedEnv, root } from "../../tools/lib/bootstrap.mjs";
import { webIsBuilt } from "../../tools/lib/fingerprint.mjs";

/** Builds the web app when its sources changed: what is measured is what `npm start` serves. */
export function ensureWebBuilt(): void {
  if (webIsBuilt()) return;
  console.error("Building the web app (its sources changed) ...");
  const build = spawnSync(process.execPath, ["tools/build-web.ts"], {
    cwd: root,
    env: pinnedEnv(),
    stdio: ["ignore", 2, 2],
  });
  if (build.status !== 0) throw new Error("The web build failed; see the lines above.");
}
