import { readdirSync, readFileSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./tools/lib/chromium.ts";

/** Files whose journeys have a server with settings of its own. */
const ownServer = readdirSync(`${import.meta.dirname}/e2e`)
  .filter(
    (file) =>
      file.endsWith(".spec.ts") &&
      readFileSync(`${import.meta.dirname}/e2e/${file}`, "utf8").includes("serverEnv:"),
  )
  .map((file) => `**/${file}`);

/** Journeys in a real browser against the real server; each file starts the servers it needs (e2e/fixtures.ts). */
export default defineConfig({
  testDir: "e2e",
  globalSetup: "e2e/global-setup.ts",
  outputDir: "test-results/browser",
  fullyParallel: false,
  // Twice the cores of a small machine: journeys wait for voices, typing and animations more than half of the time.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // For machines that four browsers keep busy; who passes does not wait.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json"]],
  // A server of its own keeps one worker busy to its last journey: what any worker can do comes after, and all end together.
  projects: [
    { name: "own server", testMatch: ownServer },
    { name: "shared server", testIgnore: ownServer },
  ],
  use: {
    viewport: { width: 360, height: 760 },
    locale: "es-MX",
    timezoneId: "America/Los_Angeles",
    // Requests must be seen by the tests that answer them; e2e/offline.spec.ts lets the service worker in.
    serviceWorkers: "block",
    // Recording every step costs a third of the run. To look into a failure: --trace=retain-on-failure.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--no-sandbox",
        // No screen is there to draw on: drawing as on a graphics card, by the processor, costs a twentieth of the run.
        "--disable-gpu",
        "--disable-software-rasterizer",
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        // A page lives for seconds: what the second compiler does for it costs a tenth of the run and is never used.
        "--js-flags=--no-opt",
      ],
    },
  },
});
