import type { Session } from "@faro/contract/accounts/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { checkedEmail } from "#server/accounts/fields.ts";
import { lookupIndex } from "#server/accounts/lookup-index.ts";
import { passwordMatches } from "#server/accounts/password-hash.ts";
import { openSession } from "#server/accounts/sessions.ts";
import { credentials } from "#server/accounts/tables.ts";
import { eq } from "#server/db/orm.ts";
import { withLookup, withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { deviceName } from "#server/http/device-name.ts";

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
    withOwner(services.db, found.ownerId, (tx) =>
      openSession(services, tx, found.ownerId, deviceName(ctx.userAgent, input.language)),
    ),
    signInTries.giveBack(taken),
    taken.known ? null : signInTries.remember(account, ctx.addressKey),
  ]);
  return session;
}
