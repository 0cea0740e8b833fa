import type { Proof } from "@faro/contract/accounts/schemas.ts";
import type { SignedIn } from "#server/accounts/access-token.ts";
import { sendCode, useCode } from "#server/accounts/codes.ts";
import { contactOf } from "#server/accounts/notify-owner.ts";
import { passwordMatches } from "#server/accounts/password-hash.ts";
import { credentials } from "#server/accounts/tables.ts";
import { and, eq, isNull } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";
import type { Services } from "#server/services.ts";

/**
 * A stolen access token must not be enough to take an account over: changes ask for the password again, or, where
 * there is none, for a code to the phone. The same code proves her for ten minutes: a second code costs a minute's wait.
 */
export async function requireProof(ctx: RequestContext, user: SignedIn, proof: Proof): Promise<void> {
  const { services } = ctx;
  const [login] = await withOwner(services.db, user.id, (tx) =>
    tx
      .select({ passwordHash: credentials.passwordHash })
      .from(credentials)
      .where(eq(credentials.ownerId, user.id)),
  );
  if (login === undefined) throw new CodedError("SIGN_IN_REQUIRED");
  if (login.passwordHash !== null) {
    if (proof.password === undefined) throw new CodedError("REAUTHENTICATION_NEEDED");
    const taken = await services.limits.signInTries.take(`proof:${user.id}`, ctx.addressKey);
    if (!(await passwordMatches(proof.password, login.passwordHash))) {
      throw new CodedError("CURRENT_PASSWORD_INVALID");
    }
    await services.limits.signInTries.giveBack(taken);
    return;
  }
  const { challenge, code } = proof;
  if (challenge === undefined || code === undefined) throw new CodedError("REAUTHENTICATION_NEEDED");
  const { channel } = await useCode(services, { challenge, code, purpose: "proof", ownerId: user.id });
  if (channel === "email") await confirmEmail(services, user.id);
}

/** A code to the address came back: it is hers. */
async function confirmEmail(services: Services, ownerId: string): Promise<void> {
  await withOwner(services.db, ownerId, (tx) =>
    tx
      .update(credentials)
      .set({ emailConfirmedAt: new Date(services.now()) })
      .where(and(eq(credentials.ownerId, ownerId), isNull(credentials.emailConfirmedAt))),
  );
}

/** Sends the code that proves an account without a password. */
export async function startProof(ctx: RequestContext, { language }: { language: "es" | "en" }) {
  const user = requireUser(ctx);
  const { phone, email } = await contactOf(ctx, user.id);
  const target = phone ?? email;
  if (target === null) throw new CodedError("SIGN_IN_REQUIRED");
  return await sendCode(ctx, {
    purpose: "proof",
    ownerId: user.id,
    payload: { channel: phone === null ? "email" : "phone", target, language },
  });
}
