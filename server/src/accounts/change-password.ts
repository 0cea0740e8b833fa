import type { Profile, Proof } from "@faro/contract/accounts/schemas.ts";
import { checkedPassword } from "#server/accounts/fields.ts";
import { contactOf, notifyOwner } from "#server/accounts/notify-owner.ts";
import { hashPassword } from "#server/accounts/password-hash.ts";
import { readProfile } from "#server/accounts/profile.ts";
import { requireProof } from "#server/accounts/proof.ts";
import { changeAndEndSessions } from "#server/accounts/sessions.ts";
import { credentials } from "#server/accounts/tables.ts";
import { eq } from "#server/db/orm.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";

/** Changes the password after the current one was checked; other devices are signed out, the owner gets a notice. */
export async function changePassword(
  ctx: RequestContext,
  input: { proof: Proof; newPassword: string },
): Promise<Profile> {
  const user = requireUser(ctx);
  const { services } = ctx;
  const { email, phone, firstName } = await contactOf(ctx, user.id);
  const password = checkedPassword(input.newPassword, [email, phone, firstName]);
  await requireProof(ctx, user, input.proof);
  const passwordHash = await hashPassword(password);
  const profile = await changeAndEndSessions(services, user.id, user.sessionId, async (tx) => {
    await tx
      .update(credentials)
      .set({ passwordHash, passwordUpdatedAt: new Date(services.now()) })
      .where(eq(credentials.ownerId, user.id));
    return await readProfile(services, tx, user.id);
  });
  await notifyOwner(ctx, user.id, "password");
  return profile;
}
