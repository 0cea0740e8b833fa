import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "faro-starter-"));
afterAll(() => rmSync(folder, { recursive: true }));
const started = join(folder, "started");
const ended = join(folder, "ended");
const script = join(folder, "script.mjs");
writeFileSync(
  script,
  `import { writeFileSync } from "node:fs";
import { whenStarterEnds } from ${JSON.stringify(join(import.meta.dirname, "lib/starter.mjs"))};
whenStarterEnds(() => { writeFileSync(${JSON.stringify(ended)}, ""); process.exit(); }, 20);
writeFileSync(${JSON.stringify(started)}, "");
setTimeout(() => {}, 20_000);`,
);

async function until(file: string): Promise<boolean> {
  for (let waited = 0; waited < 5000 && !existsSync(file); waited += 20) await delay(20);
  return existsSync(file);
}

// Only Linux tells of a parent's parent.
it.skipIf(!existsSync("/proc/self/stat")).each([
  ["the script in its place, as bash does it", `exec '${process.execPath}' '${script}'`],
  ["the shell in between, as dash does it", `'${process.execPath}' '${script}'; :`],
])("kill -9 of npm is noticed with %s", async (_, command) => {
  for (const file of [started, ended]) rmSync(file, { force: true });
  const spawnShell = `require("node:child_process").spawn("sh", ["-c", ${JSON.stringify(command)}])`;
  const npm = spawn(process.execPath, ["-e", `${spawnShell}; setTimeout(() => {}, 20_000)`], {
    stdio: "ignore",
  });
  expect(await until(started)).toBe(true);
  await delay(200);
  expect(existsSync(ended)).toBe(false);
  npm.kill("SIGKILL");
  expect(await until(ended)).toBe(true);
});
