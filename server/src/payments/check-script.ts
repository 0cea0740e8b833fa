/**
 * The gateway's script runs on the pages of the card form and may change without notice. Each day what it sends now is
 * compared with what was approved, so that a changed one is noticed (PCI DSS 11.6.1).
 */
import { createHash } from "node:crypto";
import { eq } from "#server/db/orm.ts";
import { paymentScripts } from "#server/payments/tables.ts";
import type { Services } from "#server/services.ts";

const patience = 20_000;
/** Several times the size of the real one. */
const longest = 2_000_000;

async function fetchHash(address: string): Promise<string> {
  const response = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`the card script answered ${response.status}`);
  const type = response.headers.get("content-type") ?? "";
  if (!type.includes("javascript")) throw new Error("the card script is no script");
  const body = Buffer.from(await response.arrayBuffer());
  if (body.length === 0 || body.length > longest) throw new Error("the card script has a strange size");
  return createHash("sha256").update(body).digest("hex");
}

/** The approved hashes: those of the setting, else the first one that was ever seen. */
async function approvedHashes(services: Services, address: string, seen: string): Promise<string[]> {
  const listed = services.env.AUTHNET_SCRIPT_SHA256;
  if (listed.length > 0) return listed;
  await services.db.insert(paymentScripts).values({ address, sha256: seen }).onConflictDoNothing();
  const rows = await services.db.select().from(paymentScripts).where(eq(paymentScripts.address, address));
  return rows.map(({ sha256 }) => sha256);
}

export type ScriptState = "no script" | "same" | "changed" | "unreachable";

/** Says so in the log, each day, until somebody has looked: an error for a changed script, a warning for none. */
export async function checkScript(services: Services): Promise<ScriptState> {
  const { log, payments } = services;
  if (payments.accept === null) return "no script";
  const address = payments.accept.script;
  let sha256: string;
  try {
    sha256 = await fetchHash(address);
  } catch (error) {
    log.warn({ err: error, script: address }, "the gateway's card script could not be checked");
    return "unreachable";
  }
  const approved = await approvedHashes(services, address, sha256);
  if (approved.includes(sha256)) {
    log.info({ script: address, sha256 }, "the gateway's card script is the approved one");
    return "same";
  }
  log.error(
    { alert: "card-script-changed", script: address, sha256, approved },
    "the gateway's card script changed: read what changed, then put its hash into AUTHNET_SCRIPT_SHA256",
  );
  return "changed";
}
