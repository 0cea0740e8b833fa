import { randomBytes } from "node:crypto";
import { userKeys } from "#server/accounts/tables.ts";
import type { Transaction } from "#server/db/client.ts";
import { eq } from "#server/db/orm.ts";
import { CodedError } from "#server/errors.ts";
import { type Keys, open, seal } from "#server/privacy/keys.ts";

/** Reads the wrapped key as a statement of an `ownerBatch`; `unwrapKey` opens it. */
export const dataKeyStatement =
  "select wrapped from user_keys where owner_id = current_setting('faro.owner_id')::uuid";

/** Makes the person's data key; to be called once, inside the transaction that makes the account. */
export async function makeDataKey(tx: Transaction, ownerId: string, keys: Keys): Promise<Buffer> {
  const key = randomBytes(32);
  await tx.insert(userKeys).values({ ownerId, wrapped: seal(keys.storage, key.toString("base64"), ownerId) });
  return key;
}

/** The data key from its wrapped form; null when this secret did not wrap it. */
export function openKey(wrapped: Uint8Array, ownerId: string, keys: Keys): Buffer | null {
  const text = open(keys.storage, wrapped, ownerId);
  return text === null ? null : Buffer.from(text, "base64");
}

/** The same. No key: the account was deleted, so the caller is nobody. */
export function unwrapKey(wrapped: Uint8Array | undefined, ownerId: string, keys: Keys): Buffer {
  const key = wrapped === undefined ? null : openKey(wrapped, ownerId, keys);
  if (key === null) throw new CodedError("SIGN_IN_REQUIRED");
  return key;
}

/** The person's data key, inside `withOwner`. Throws SIGN_IN_REQUIRED once the account is deleted. */
export async function readDataKey(tx: Transaction, ownerId: string, keys: Keys): Promise<Buffer> {
  const [row] = await tx
    .select({ wrapped: userKeys.wrapped })
    .from(userKeys)
    .where(eq(userKeys.ownerId, ownerId));
  return unwrapKey(row?.wrapped, ownerId, keys);
}

/**
 * The same for whoever adds rows: a deletion of the account waits until this transaction has ended and then deletes
 * its rows too, so nothing of a deleted person is left behind.
 */
export async function holdDataKey(tx: Transaction, ownerId: string, keys: Keys): Promise<Buffer> {
  const [row] = await tx
    .select({ wrapped: userKeys.wrapped })
    .from(userKeys)
    .where(eq(userKeys.ownerId, ownerId))
    .for("key share");
  return unwrapKey(row?.wrapped, ownerId, keys);
}
