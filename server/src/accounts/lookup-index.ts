import { createHmac } from "node:crypto";
import type { Keys } from "#server/privacy/keys.ts";

/** Keyed hash of an e-mail address (as `checkedEmail` gives it) or a phone (as `checkedPhone` does). */
export function lookupIndex(keys: Keys, value: string): Buffer {
  return createHmac("sha256", keys.lookup).update(value).digest();
}
