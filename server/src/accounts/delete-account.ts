import { createHmac, randomUUID } from "node:crypto";
import { deletionPhrase } from "@faro/contract/accounts/limits.ts";
import { errorMessage } from "@faro/contract/shared/errors.ts";
import { beforeDeletion, withDeletion } from "#server/accounts/before-deletion.ts";
import { endOtherSessions } from "#server/accounts/sessions.ts";
import { credentials, deletedAccounts, deletionReasons } from "#server/accounts/tables.ts";
import type { Transaction } from "#server/db/client.ts";
import { eq, sql } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import { announceGone } from "#server/history/changes.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";
import { rateLimits } from "#server/http/tables.ts";
import { type Keys, seal } from "#server/privacy/keys.ts";
import { hideCards } from "#server/privacy/mask.ts";
import type { Services } from "#server/services.ts";

/** Every table with rows of a person, as the database knows them: a new slice cannot be forgotten. */
export const personalTablesQuery = `select table_name as name from information_schema.columns
  where table_schema = 'public' and column_name = 'owner_id' order by table_name`;

async function personalTables(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql.raw(personalTablesQuery));
  return rows.map(({ name }) => name);
}

/** Keyed hash of a deleted account, by which a restored backup can delete it again. */
export function deletionMark(keys: Keys, ownerId: string): Buffer {
  return createHmac("sha256", keys.lookup).update(`deleted:${ownerId}`).digest();
}

/** Deletes all rows of a person. Her data key goes first, so that whatever is being written waits and then fails. */
export async function eraseOwner(services: Services, ownerId: string): Promise<void> {
  const now = new Date(services.now());
  const { ids: ended, account } = await withOwner(services.db, ownerId, async (tx) => {
    await tx.execute(sql`delete from user_keys where owner_id = ${ownerId}`);
    for (const end of withDeletion) await end(services, tx, ownerId);
    // Held by who counts a question of hers; before the counters are looked for.
    await tx.execute(sql`delete from profiles where owner_id = ${ownerId}`);
    const [login] = await tx.select().from(credentials).where(eq(credentials.ownerId, ownerId));
    await announceGone(tx, ownerId);
    const ids = await endOtherSessions(services, tx, ownerId, null);
    for (const name of await personalTables(tx)) {
      await tx.execute(sql`delete from ${sql.identifier(name)} where owner_id = ${ownerId}`);
    }
    // Neither has an owner_id: what was planned for her, and her counters (the id stands in their key).
    await services.jobs.forget(tx, ownerId);
    await tx.delete(rateLimits).where(sql`position(${ownerId} in ${rateLimits.key}) > 0`);
    await tx
      .insert(deletedAccounts)
      .values({ idHash: deletionMark(services.keys, ownerId), deletedAt: now })
      .onConflictDoNothing();
    return { ids, account: login?.emailIndex?.toString("base64url") };
  });
  // The addresses she signed in from.
  if (account !== undefined) await services.limits.signInTries.clear(account);
  for (const id of ended) services.revocations.add(id);
}

interface DeletionInput {
  reason?: string | null | undefined;
  confirmation?: string | undefined;
}

/**
 * Deletes the account and everything kept about the person. Paid plans are cancelled first; running answers end. The
 * reason is kept without who gave it.
 */
export async function deleteAccount(ctx: RequestContext, input: DeletionInput) {
  const user = requireUser(ctx);
  const { services, log } = ctx;
  if (input.confirmation !== deletionPhrase) {
    throw new CodedError("DELETION_PHRASE");
  }
  try {
    for (const prepare of beforeDeletion) await prepare(services, user.id);
    await eraseOwner(services, user.id);
  } catch (error) {
    log.error({ err: error }, "an account could not be deleted");
    return { success: false, error: errorMessage("DELETION_FAILED", ctx.language) };
  }
  await keepReason(services, input.reason?.trim() ?? "").catch((error: unknown) =>
    log.error({ err: error }, "a reason for leaving was not kept"),
  );
  return { success: true, error: null };
}

/** Only after the account is gone, and without a say in whether it is. */
async function keepReason({ keys, db }: Services, reason: string): Promise<void> {
  if (reason === "") return;
  const id = randomUUID();
  await db
    .insert(deletionReasons)
    .values({ id, reason: seal(keys.storage, hideCards(reason).slice(0, 2000), id) });
}
