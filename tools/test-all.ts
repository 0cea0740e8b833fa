/** Runs everything and ends with one line over all of it: `N passed, N failed`. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { command, runChecks } from "./check.ts";
import { pinnedEnv, root } from "./lib/bootstrap.mjs";
import { staleBuilds } from "./lib/builds.mjs";
import { findChromium } from "./lib/chromium.ts";

interface Totals {
  passed: number;
  failed: number;
  /** What failed, by name: said once more at the end, where a log of half an hour is looked at first. */
  names: string[];
}

/**
 * The merge gate's machine is shared and noisy: there a test that failed is tried once more, and named when it passes
 * then, so that somebody mends it. Everywhere else a flake is a failure.
 */
const secondTry = process.env.SECOND_TRY === "1";

const results = join(root, "test-results");

function run(args: string[], env: Record<string, string> = {}): number {
  return (
    spawnSync(process.execPath, args, { cwd: root, stdio: ["ignore", 1, 2], env: pinnedEnv(env) }).status ?? 1
  );
}

/** The builds go on beside the checks, which leave a fifth of the processors idle. */
async function checksAndBuilds(): Promise<Totals> {
  const builds = staleBuilds().map(({ what, script }) =>
    command(`build: ${what}`, process.execPath, [script]),
  );
  const all = [...(await runChecks()), ...(await Promise.all(builds))];
  for (const { name, ok, output } of all) {
    console.log(`${ok ? "ok  " : "FAIL"} ${name}`);
    if (!ok) console.log(output.trim());
  }
  const names = all.flatMap(({ name, ok }) => (ok ? [] : [name]));
  return { passed: all.length - names.length, failed: names.length, names };
}

/** A runner that ends without a report (a crash) counts as one failure. */
function fromReport(file: string, code: number, read: (report: never) => Totals): Totals {
  if (!existsSync(file)) return { passed: 0, failed: 1, names: [`no report: ${file}`] };
  const totals = read(JSON.parse(readFileSync(file, "utf8")) as never);
  if (code === 0 || totals.failed > 0) return totals;
  return { ...totals, failed: 1, names: [`ended with ${code} though no test failed: ${file}`] };
}

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

function unitTests(): Totals {
  const file = join(results, "vitest.json");
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const tries = secondTry ? ["--retry=1"] : [];
  const code = run([
    vitest,
    "run",
    "--reporter=dot",
    "--reporter=json",
    `--reporter=${join(root, "tools/lib/second-tries.ts")}`,
    `--outputFile.json=${file}`,
    ...tries,
  ]);
  return fromReport(file, code, ({ numPassedTests, numFailedTests, testResults }: UnitReport) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    names: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName }) => `${relative(root, name)}: ${fullName}`),
    ),
  }));
}

function browserTests(): Totals {
  let browser: string;
  try {
    browser = findChromium();
  } catch (error) {
    const { message } = error as Error;
    console.error(message);
    return { passed: 0, failed: 1, names: [message] };
  }
  const file = join(results, "playwright.json");
  const cli = join(root, "node_modules/@playwright/test/cli.js");
  const code = run([cli, "test", `--retries=${secondTry ? 1 : 0}`], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return fromReport(file, code, ({ stats, suites }: BrowserReport) => {
    for (const title of titled(suites, "flaky")) console.log(`needed a second try: ${title}`);
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      names: titled(suites, "unexpected"),
    };
  });
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs: { title: string; file: string; tests: { status: string }[] }[];
}

interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: BrowserSuite[];
}

function titled(suites: BrowserSuite[], how: "flaky" | "unexpected"): string[] {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === how))
      .map(({ file, title }) => `e2e/${file}: ${title}`),
    ...titled(inner, how),
  ]);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const totals: Totals = { passed: 0, failed: 0, names: [] };
for (const [name, step] of [
  // Before the tests: one of them looks through what was built for credentials.
  ["checks and builds", checksAndBuilds],
  ["unit and server tests", unitTests],
  ["browser journeys", browserTests],
] as const) {
  const started = Date.now();
  console.log(`\n== ${name}`);
  const { passed, failed, names } = await step();
  totals.passed += passed;
  totals.failed += failed;
  totals.names.push(...names);
  console.log(`== ${name}: ${passed} ok, ${failed} not, ${Math.round((Date.now() - started) / 1000)} s`);
}
for (const name of totals.names) console.log(`failed: ${name}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 ? 1 : 0;
