/**
 * `node bench/run.ts <assistant|pages|start|guide|history|letters|accounts|all>`: measures, prints a table and keeps the figures in
 * `bench/results/<name>.json`. Each `bench/<name>.ts` exports `run()`, which returns (nested) figures.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { root } from "../tools/lib/bootstrap.mjs";
import { ensureBuilt } from "../tools/lib/builds.mjs";
import { rowsOf, table } from "./lib/figures.ts";

const names = ["assistant", "pages", "start", "guide", "history", "letters", "accounts"];

function git(...args: string[]): string {
  return spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout?.trim() ?? "";
}

/** Where and on what the figures were taken. */
function circumstances() {
  const changed = git("status", "--porcelain") !== "";
  return {
    date: new Date().toISOString(),
    node: process.version,
    cpu: `${cpus().length} x ${cpus()[0]?.model.trim() ?? "unknown"}`,
    commit: `${git("rev-parse", "--short", "HEAD") || "unknown"}${changed ? " with changes" : ""}`,
    loadBefore: Number(loadavg()[0]?.toFixed(2)),
  };
}

async function measure(name: string): Promise<boolean> {
  const file = join(import.meta.dirname, `${name}.ts`);
  if (!existsSync(file)) {
    console.error(`bench/${name}.ts is not written yet; nothing was measured for "${name}".`);
    return false;
  }
  const where = circumstances();
  console.log(`\n${name} (${where.node}, ${where.cpu}, commit ${where.commit}, load ${where.loadBefore})`);
  const { run } = (await import(file)) as { run(): Promise<object> };
  const results = await run();
  const folder = join(import.meta.dirname, "results");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ ...where, results }, null, 2)}\n`);
  console.log(table(rowsOf(results)));
  return true;
}

const wanted = process.argv[2] ?? "";
if (wanted !== "all" && !names.includes(wanted)) {
  console.error(`usage: node bench/run.ts <${names.join("|")}|all>`);
  process.exit(1);
}
// What is measured is what `npm start` runs.
ensureBuilt();
let complete = true;
for (const name of wanted === "all" ? names : [wanted]) {
  try {
    complete = (await measure(name)) && complete;
  } catch (error) {
    console.error(`${name}: ${(error as Error).stack}`);
    complete = false;
  }
}
process.exit(complete ? 0 : 1);
