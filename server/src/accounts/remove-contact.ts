import type { Profile, Proof } from "@faro/contract/accounts/schemas.ts";
import { contactOf, notifyOwner } from "#server/accounts/notify-owner.ts";
import { readProfile } from "#server/accounts/profile.ts";
import { requireProof } from "#server/accounts/proof.ts";
import { changeAndEndSessions } from "#server/accounts/sessions.ts";
import { credentials, profiles } from "#server/accounts/tables.ts";
import { and, eq, isNotNull } from "#server/db/orm.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";

/** Takes e-mail or phone out of the account, which keeps the other; removing it twice is no error. */
export async function removeContact(
  ctx: RequestContext,
  { channel, proof }: { channel: "email" | "phone"; proof: Proof },
): Promise<Profile> {
  const user = requireUser(ctx);
  const { services } = ctx;
  await requireProof(ctx, user, proof);
  const before = await contactOf(ctx, user.id);
  const profile = await changeAndEndSessions(services, user.id, user.sessionId, async (tx) => {
    const [login] = await tx.select().from(credentials).where(eq(credentials.ownerId, user.id));
    // Nobody signs in with an e-mail address alone.
    if (channel === "phone" && login?.emailIndex != null && login.passwordHash === null)
      throw new CodedError("PASSWORD_NEEDED");
    const other = channel === "email" ? credentials.phoneIndex : credentials.emailIndex;
    // One statement, so that two removals at once cannot take both.
    const kept = await tx
      .update(credentials)
      .set(channel === "email" ? { emailIndex: null, emailConfirmedAt: null } : { phoneIndex: null })
      .where(and(eq(credentials.ownerId, user.id), isNotNull(other)))
      .returning({ ownerId: credentials.ownerId });
    if (kept.length === 0) throw new CodedError("CONTACT_NEEDED");
    await tx
      .update(profiles)
      .set({
        ...(channel === "email" ? { email: null } : { phoneNumber: null }),
        profileUpdatedAt: new Date(services.now()),
      })
      .where(eq(profiles.ownerId, user.id));
    return await readProfile(services, tx, user.id);
  });
  await notifyOwner(ctx, user.id, channel, before);
  return profile;
}
