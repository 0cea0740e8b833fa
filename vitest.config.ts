import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { apiRoutes } from "./tools/lib/api-routes-plugin.ts";
import { laterTexts } from "./tools/lib/later-texts-plugin.ts";
import { builtEntries } from "./tools/lib/server-entries.ts";

/** Unit tests run beside the code; those of the server use a real PostgreSQL started once for all files. */
export default defineConfig({
  test: {
    // The default leaves one core idle; and files that wait for a database, a child or a clock leave a tenth of the others.
    maxWorkers: availableParallelism() + 1,
    // What a test waits for comes soon, or never: a machine that is busy with other work besides is no failure.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        test: {
          name: "unit",
          include: ["contract/src/**/*.test.ts", "guide/src/**/*.test.ts", "tools/**/*.test.ts"],
          environment: "node",
          // Pure code: reading the guide anew for each of its files took two thirds of their time.
          isolate: false,
          // The first question makes the indexes, and some ask thousands: for long on a machine that does other things besides.
          testTimeout: 240_000,
        },
      },
      {
        plugins: [apiRoutes(), laterTexts()],
        test: {
          name: "web",
          include: ["web/app/**/*.test.ts"],
          environment: "node",
        },
      },
      {
        plugins: [builtEntries()],
        test: {
          name: "server",
          include: ["server/src/**/*.test.ts"],
          environment: "node",
          // A file's own database, server and clock keep it apart; reading the whole server anew for each took a third of the run.
          isolate: false,
          globalSetup: ["tools/lib/build-server-for-tests.ts", "server/src/testing/global-setup.ts"],
          hookTimeout: 120_000,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
