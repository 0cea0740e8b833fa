import type { Session } from "@faro/contract/accounts/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { checkedEmail } from "#server/accounts/fields.ts";
import { lookupIndex } from "#server/accounts/lookup-index.ts";
import { passwordMatches } from "#server/accounts/password-hash.ts";
import { holdLogin, openSession } from "#server/accounts/sessions.ts";
import { credentials } from "#server/accounts/tables.ts";
import { eq } from "#server/db/orm.ts";
import { withLookup, withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { deviceName } from "#server/http/device-name.ts";

type Login = typeof credentials.$inferSelect;

/** Opens a session for what was found and matched; a password or address that was changed meanwhile opens nothing. */
async function openWith(
  { services, userAgent }: RequestContext,
  { ownerId, passwordHash, emailIndex }: Login,
  language: Language,
): Promise<Session> {
  return await withOwner(services.db, ownerId, async (tx) => {
    const now = await holdLogin(tx, ownerId);
    const same = now?.passwordHash === passwordHash && now.emailIndex?.equals(emailIndex ?? noIndex) === true;
    if (!same) throw new CodedError("INVALID_CREDENTIALS");
    return await openSession(services, tx, ownerId, deviceName(userAgent, language));
  });
}
const noIndex = Buffer.alloc(0);

/**
 * A session of this account for who knows its password; null for who does not. Has no budget of tries: for somebody who has shown already
 * that the account is of her making.
 */
export async function signInTo(
  ctx: RequestContext,
  ownerId: string,
  { password, language }: { password: string; language: Language },
): Promise<Session | null> {
  const [found] = await withOwner(ctx.services.db, ownerId, (tx) =>
    tx.select().from(credentials).where(eq(credentials.ownerId, ownerId)),
  );
  const matches = await passwordMatches(password.slice(0, 1000), found?.passwordHash ?? null);
  return found === undefined || !matches ? null : await openWith(ctx, found, language);
}

/** Wrong tries cost; a right password gives its try back, so that only guessing is slowed. */
export async function signIn(
  ctx: RequestContext,
  input: { email: string; password: string; language: Language },
): Promise<Session> {
  const { services } = ctx;
  const email = checkedEmail(input.email);
  const index = lookupIndex(services.keys, email);
  const account = index.toString("base64url");
  const { signInTries } = services.limits;
  // Side by side; a refused try learns nothing of what was found.
  const [taken, [found]] = await Promise.all([
    signInTries.take(account, ctx.addressKey),
    withLookup(services.db, index, (tx) =>
      tx.select().from(credentials).where(eq(credentials.emailIndex, index)),
    ),
  ]);
  // One price for everybody: an unknown address is hashed as well.
  const matches = await passwordMatches(input.password.slice(0, 1000), found?.passwordHash ?? null);
  if (found === undefined || !matches) throw new CodedError("INVALID_CREDENTIALS");
  const [session] = await Promise.all([
    openWith(ctx, found, input.language),
    signInTries.giveBack(taken),
    taken.known ? null : signInTries.remember(account, ctx.addressKey),
  ]);
  return session;
}
