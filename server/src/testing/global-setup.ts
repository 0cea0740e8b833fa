import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#server/db/embedded.ts";
import { migrateDatabase } from "#server/db/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the PostgreSQL all test files share; each clones `faro_template`. */
    postgresUrl: string;
  }
}

export const templateName = "faro_template";

/** One real PostgreSQL for the whole run, with a migrated template that every test file clones. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), "faro-test-"));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  const postgres = await startEmbedded({
    dataDir,
    settings: ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"],
  }).catch((error) => {
    remove();
    throw error;
  });
  const stop = async () => {
    await postgres.stop();
    remove();
  };
  try {
    const admin = new pg.Client({ connectionString: postgres.url });
    await admin.connect();
    await admin.query(`create database ${templateName}`);
    await admin.end();
    await migrateDatabase(postgres.url.replace(/\/faro$/, `/${templateName}`));
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide("postgresUrl", postgres.url);
  return stop;
}
