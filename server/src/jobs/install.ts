/** Brings the job queue's own schema to the version that the installed pg-boss works with. */
import type pg from "pg";
import { appRole } from "#server/db/client.ts";

export const jobsSchema = "pgboss";
/** Version of its schema that pg-boss 12.35 needs; known here so that a start need not load pg-boss to compare. */
export const jobsSchemaVersion = 43;

async function installedVersion(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query(`select to_regclass('${jobsSchema}.version') is not null as there`);
  if (rows[0]?.there !== true) return null;
  const version = await client.query(`select version from ${jobsSchema}.version`);
  return Number(version.rows[0]?.version);
}

/**
 * The plan's transaction, then one by one what stands behind it: indexes that are built beside running work and may
 * not share a transaction.
 */
function steps(plan: string): string[] {
  const end = plan.lastIndexOf("COMMIT;") + "COMMIT;".length;
  const after = plan
    .slice(end)
    .replace(/^\s*--.*$/gm, "")
    .split(";")
    .map((statement) => statement.trim());
  return [plan.slice(0, end), ...after.filter((statement) => statement !== "")];
}

/**
 * Runs as the owner of the database, before the application opens: `faro_app` may use the queue's tables, not
 * make or change them.
 */
export async function installJobs(client: pg.Client): Promise<void> {
  const installed = await installedVersion(client);
  if (installed === null || installed < jobsSchemaVersion) {
    const { getConstructionPlans, getMigrationPlans } = await import("pg-boss");
    const plan =
      installed === null ? getConstructionPlans(jobsSchema) : getMigrationPlans(jobsSchema, installed);
    for (const statement of steps(plan)) await client.query(statement);
  }
  await client.query(`grant usage on schema ${jobsSchema} to ${appRole}`);
  await client.query(
    `grant select, insert, update, delete on all tables in schema ${jobsSchema} to ${appRole}`,
  );
}
