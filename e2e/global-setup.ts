/**
 * One data folder with a migrated, seeded database, made once: every server of the journeys starts on a copy of it,
 * in half the time that a first start takes.
 */
import { rmSync } from "node:fs";
import { expect } from "@playwright/test";
import { startServer } from "./run-server.ts";

export default async function globalSetup(): Promise<() => void> {
  // What copies it keeps the owner of PostgreSQL's files only there.
  if (process.platform === "win32") return () => {};
  const server = await startServer();
  const remove = () => rmSync(server.dataDir, { recursive: true, force: true });
  try {
    const documents = async () => await (await fetch(`${server.url}/api/documents`)).text();
    await expect.poll(documents, { timeout: 60_000 }).toContain('"fileAvailable":true');
    await server.end();
  } catch (error) {
    await server.end();
    remove();
    throw error;
  }
  process.env.FARO_E2E_DATA = server.dataDir;
  return remove;
}
