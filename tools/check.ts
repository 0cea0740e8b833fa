/** `npm run check`: format, lint, types, structure, translations, guide content and paths in the docs. */
import { spawn } from "node:child_process";
import { join } from "node:path";
import { checkDocPaths } from "./check-doc-paths.ts";
import { checkGuide } from "./check-guide.ts";
import { checkI18n } from "./check-i18n.ts";
import { checkStructure, type Problem } from "./check-structure.ts";
import { root } from "./lib/bootstrap.mjs";

export interface Result {
  name: string;
  ok: boolean;
  output: string;
}

/** A program as a check: what it says is for who must mend something. */
export function command(name: string, file: string, args: string[]): Promise<Result> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ name, ok: false, output: error.message }));
    child.on("exit", (code) => resolve({ name, ok: code === 0, output }));
  });
}

function listed(name: string, problems: Problem[], notes: Problem[] = []): Result {
  const lines = [...problems, ...notes].map(({ file, message }) => `${file}: ${message}`);
  return { name, ok: problems.length === 0, output: lines.join("\n") };
}

const bin = (name: string) => join(root, "node_modules/.bin", name);
const node = process.execPath;

export async function runChecks(): Promise<Result[]> {
  // Typed routes are generated before the types are checked.
  const types = command("routes", node, [
    join(root, "node_modules/@react-router/dev/bin.cjs"),
    "typegen",
    "web",
  ]).then(async (routes) =>
    routes.ok ? [await command("types (web)", bin("tsc"), ["-p", "web"])] : [routes],
  );
  const structure = checkStructure();
  const results = await Promise.all([
    command("format and lint", bin("biome"), ["check", "--error-on-warnings", "."]),
    command("types", bin("tsc"), ["-p", "."]),
    command("guide index", node, ["guide/src/generate-index.ts", "--check"]),
    types,
  ]);
  return [
    ...results.flat(),
    listed("structure", structure.problems, structure.warnings),
    listed("translations", checkI18n()),
    listed("guide content", checkGuide().problems),
    listed("paths in docs", checkDocPaths()),
  ];
}

if (import.meta.main) {
  const results = await runChecks();
  for (const { name, ok, output } of results) {
    console.log(`${ok ? "ok  " : "FAIL"} ${name}`);
    if (output.trim() !== "" && (!ok || name === "structure")) console.log(output.trim());
  }
  const failed = results.filter(({ ok }) => !ok).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
