import type { Profile, Proof } from "@faro/contract/accounts/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import type { WorkProof } from "@faro/contract/shared/work.ts";
import { sendCode, useCode } from "#server/accounts/codes.ts";
import { readDataKey } from "#server/accounts/data-key.ts";
import { checkedEmail, checkedPhone } from "#server/accounts/fields.ts";
import { lookupIndex } from "#server/accounts/lookup-index.ts";
import { contactOf, notifyOwner } from "#server/accounts/notify-owner.ts";
import { readProfile } from "#server/accounts/profile.ts";
import { requireProof } from "#server/accounts/proof.ts";
import { changeAndEndSessions } from "#server/accounts/sessions.ts";
import { credentials, profiles } from "#server/accounts/tables.ts";
import { eq } from "#server/db/orm.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";
import { seal } from "#server/privacy/keys.ts";

interface ChangeContactInput {
  channel: "email" | "phone";
  value: string;
  proof: Proof;
  language: Language;
  work?: WorkProof | undefined;
}

/** Sends a code to the new address or number; nothing changes before it comes back. */
export async function startContactChange(ctx: RequestContext, input: ChangeContactInput) {
  const user = requireUser(ctx);
  const { channel, language } = input;
  const target = channel === "email" ? checkedEmail(input.value) : checkedPhone(input.value);
  await requireProof(ctx, user, input.proof);
  return await sendCode(ctx, {
    purpose: "contact",
    ownerId: user.id,
    payload: { channel, target, language },
    work: input.work,
  });
}

function isTaken(error: unknown): boolean {
  const cause = (error as { cause?: { code?: string } }).cause;
  return cause?.code === "23505";
}

/** Makes the change. Other devices are signed out and the old address or number is told. */
export async function confirmContactChange(
  ctx: RequestContext,
  input: { challenge: string; code: string },
): Promise<Profile> {
  const user = requireUser(ctx);
  const { services } = ctx;
  const before = await contactOf(ctx, user.id);
  const { channel, target } = await useCode(services, { ...input, purpose: "contact", ownerId: user.id });
  const index = lookupIndex(services.keys, target);
  const profile = await changeAndEndSessions(services, user.id, user.sessionId, async (tx) => {
    const key = await readDataKey(tx, user.id, services.keys);
    const sealed = seal(key, target, user.id);
    await tx
      .update(credentials)
      .set(
        channel === "email"
          ? { emailIndex: index, emailConfirmedAt: new Date(services.now()) }
          : { phoneIndex: index },
      )
      .where(eq(credentials.ownerId, user.id));
    await tx
      .update(profiles)
      .set({
        ...(channel === "email" ? { email: sealed } : { phoneNumber: sealed }),
        profileUpdatedAt: new Date(services.now()),
      })
      .where(eq(profiles.ownerId, user.id));
    return await readProfile(services, tx, user.id);
  }).catch((error: unknown) => {
    // Somebody else's account has it. That is told only to who can read its messages.
    if (isTaken(error)) throw new CodedError("CONTACT_IN_USE", { cause: error });
    throw error;
  });
  await notifyOwner(ctx, user.id, channel, before);
  return profile;
}
