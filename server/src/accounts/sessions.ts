/** Sessions: one a device, kept by refresh tokens that are used once. */
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { accountLimits } from "@faro/contract/accounts/limits.ts";
import type { Session } from "@faro/contract/accounts/schemas.ts";
import { issueAccessToken } from "#server/accounts/access-token.ts";
import { readDataKey } from "#server/accounts/data-key.ts";
import { readSessionUser } from "#server/accounts/profile.ts";
import { announceRevoked } from "#server/accounts/revocations.ts";
import { credentials, refreshTokens, sessions } from "#server/accounts/tables.ts";
import type { Transaction } from "#server/db/client.ts";
import { and, eq, inArray, isNull, ne } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import { seal } from "#server/privacy/keys.ts";
import type { Services } from "#server/services.ts";

const hashOf = (secret: string) => createHash("sha256").update(secret).digest();
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Adds a refresh token to a session: `<owner>.<session>.<secret>`, of which the database keeps a hash. */
async function addRefreshToken(
  tx: Transaction,
  { now, ...token }: { ownerId: string; sessionId: string; parent: Buffer | null; now: number },
): Promise<string> {
  const { ownerId, sessionId } = token;
  const secret = randomBytes(32).toString("base64url");
  const forgetAt = new Date(now + accountLimits.refreshLifetime);
  await tx.insert(refreshTokens).values({ ...token, hash: hashOf(secret), forgetAt });
  // An account that is used is not forgotten.
  await tx
    .update(credentials)
    .set({ usedAt: new Date(now) })
    .where(eq(credentials.ownerId, ownerId));
  return `${ownerId}.${sessionId}.${secret}`;
}

async function sessionAnswer(
  services: Services,
  tx: Transaction,
  key: Buffer,
  { ownerId, sessionId, parent }: { ownerId: string; sessionId: string; parent: Buffer | null },
): Promise<Session> {
  const now = services.now();
  return {
    access_token: await issueAccessToken(services.keys.access, { id: ownerId, sessionId }, now),
    refresh_token: await addRefreshToken(tx, { ownerId, sessionId, parent, now }),
    expires_at: Math.floor((now + accountLimits.accessLifetime) / 1000),
    user: await readSessionUser(tx, ownerId, key),
  };
}

/**
 * What an account is signed in to with, held until the end of the transaction. A change of it and a new session meet here, before either
 * touches the sessions: one that was opened with the old password never outlives the change.
 */
export async function holdLogin(tx: Transaction, ownerId: string) {
  const [login] = await tx.select().from(credentials).where(eq(credentials.ownerId, ownerId)).for("update");
  return login;
}

/** Opens a session for a person who has just shown who she is; inside `withOwner`. `device`: 'Chrome en Android'. */
export async function openSession(
  services: Services,
  tx: Transaction,
  ownerId: string,
  device: string,
): Promise<Session> {
  const id = randomUUID();
  const now = new Date(services.now());
  const expiresAt = new Date(now.getTime() + accountLimits.refreshLifetime);
  const key = await readDataKey(tx, ownerId, services.keys);
  await tx.insert(sessions).values({
    ownerId,
    id,
    device: seal(key, device, ownerId),
    createdAt: now,
    lastUsedAt: now,
    expiresAt,
    forgetAt: expiresAt,
  });
  return await sessionAnswer(services, tx, key, { ownerId, sessionId: id, parent: null });
}

/**
 * Changes a refresh token for a new pair. A token that was used before ends its whole session, because one of the
 * two who hold it stole it. For ten seconds it is only a second tab, and while nobody has used what it was changed
 * for, the answer was lost on the way: that one is then void, and another is given. Throws REFRESH_TOKEN_NOT_FOUND.
 */
export async function refreshSession(services: Services, token: string): Promise<Session> {
  const [ownerId = "", sessionId = "", secret = ""] = token.split(".");
  if (!uuid.test(ownerId) || !uuid.test(sessionId)) throw new CodedError("REFRESH_TOKEN_NOT_FOUND");
  const now = new Date(services.now());
  const answer = await withOwner(services.db, ownerId, async (tx) => {
    await holdLogin(tx, ownerId);
    const mine = and(eq(refreshTokens.ownerId, ownerId), eq(refreshTokens.hash, hashOf(secret)));
    const [session] = await tx
      .select()
      .from(sessions)
      .where(and(eq(sessions.ownerId, ownerId), eq(sessions.id, sessionId)))
      .for("update");
    const [known] = await tx.select().from(refreshTokens).where(mine);
    if (session === undefined || known?.sessionId !== sessionId) return null;
    if (session.expiresAt <= now) return null;
    const late = known.usedAt !== null && now.getTime() - known.usedAt.getTime() > accountLimits.refreshGrace;
    if (late && !(await voidUnusedChild(tx, known))) {
      await endSessions(services, tx, ownerId, [sessionId]);
      return "reused";
    }
    await tx
      .update(refreshTokens)
      .set({ usedAt: now })
      .where(and(mine, isNull(refreshTokens.usedAt)));
    const expiresAt = new Date(now.getTime() + accountLimits.refreshLifetime);
    await tx
      .update(sessions)
      .set({ lastUsedAt: now, expiresAt, forgetAt: expiresAt })
      .where(and(eq(sessions.ownerId, ownerId), eq(sessions.id, sessionId)));
    const key = await readDataKey(tx, ownerId, services.keys);
    return await sessionAnswer(services, tx, key, { ownerId, sessionId, parent: known.hash });
  });
  if (answer === "reused") {
    services.revocations.add(sessionId);
    services.log.warn("a used refresh token came again; its session was ended");
  }
  if (answer === null || answer === "reused") throw new CodedError("REFRESH_TOKEN_NOT_FOUND");
  return answer;
}

type UsedToken = typeof refreshTokens.$inferSelect;

/**
 * The answer to a refresh was lost: the token that it brought has not been used. It is made used as long ago as its
 * parent, so that whoever shows it after all ends the session. False when it was used, or when there is none.
 */
async function voidUnusedChild(tx: Transaction, { ownerId, hash, usedAt }: UsedToken): Promise<boolean> {
  const children = and(eq(refreshTokens.ownerId, ownerId), eq(refreshTokens.parent, hash));
  const given = await tx.select({ usedAt: refreshTokens.usedAt }).from(refreshTokens).where(children);
  const voided = (child: { usedAt: Date | null }) => child.usedAt?.getTime() === usedAt?.getTime();
  if (given.length === 0 || given.some((child) => child.usedAt !== null && !voided(child))) return false;
  await tx.update(refreshTokens).set({ usedAt }).where(children);
  return true;
}

/** Ends sessions inside `withOwner`; other server copies hear of it when the transaction commits. */
async function endSessions(
  services: Services,
  tx: Transaction,
  ownerId: string,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.ownerId, ownerId), inArray(refreshTokens.sessionId, ids)));
  await tx.delete(sessions).where(and(eq(sessions.ownerId, ownerId), inArray(sessions.id, ids)));
  await announceRevoked(tx, ids, services.now());
}

/** Ends one session; false when the person has none with this id. */
export async function endSession(services: Services, ownerId: string, sessionId: string): Promise<boolean> {
  if (!uuid.test(sessionId)) return false;
  const found = await withOwner(services.db, ownerId, async (tx) => {
    const rows = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.ownerId, ownerId), eq(sessions.id, sessionId)));
    await endSessions(
      services,
      tx,
      ownerId,
      rows.map((row) => row.id),
    );
    return rows.length > 0;
  });
  if (found) services.revocations.add(sessionId);
  return found;
}

/**
 * A change after which every session of the person except `keep` ends, in one transaction. This copy of the server
 * refuses them before it answers; the others hear of it a moment later.
 */
export async function changeAndEndSessions<T>(
  services: Services,
  ownerId: string,
  keep: string | null,
  change: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { changed, ended } = await withOwner(services.db, ownerId, async (tx) => ({
    changed: await change(tx),
    ended: await endOtherSessions(services, tx, ownerId, keep),
  }));
  for (const id of ended) services.revocations.add(id);
  return changed;
}

/** Ends every session of the person except `keep`, in the transaction of the change that asks for it; their ids. */
export async function endOtherSessions(
  services: Services,
  tx: Transaction,
  ownerId: string,
  keep: string | null,
): Promise<string[]> {
  const others = keep === null ? undefined : ne(sessions.id, keep);
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.ownerId, ownerId), others));
  const ids = rows.map(({ id }) => id);
  await endSessions(services, tx, ownerId, ids);
  return ids;
}
