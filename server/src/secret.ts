import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeDataFolder } from "#server/db/data-folder.ts";
import type { Env } from "#server/env.ts";

/** The server's secret: the setting, or one made on the first start and kept under DATA_DIR. */
export function serverSecret(env: Env): string {
  if (env.FARO_SECRET !== undefined) return env.FARO_SECRET;
  const file = join(env.DATA_DIR, "secret");
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  const secret = randomBytes(32).toString("base64url");
  makeDataFolder(env.DATA_DIR);
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
