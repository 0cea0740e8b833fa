import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { accountLimits } from "@faro/contract/accounts/limits.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { checkedEmail, checkedPassword } from "#server/accounts/fields.ts";
import { lookupIndex } from "#server/accounts/lookup-index.ts";
import { mailReset } from "#server/accounts/mails.ts";
import { contactOf, notifyOwner } from "#server/accounts/notify-owner.ts";
import { hashPassword } from "#server/accounts/password-hash.ts";
import { changeAndEndSessions, holdLogin } from "#server/accounts/sessions.ts";
import { credentials, profiles, verificationCodes } from "#server/accounts/tables.ts";
import { and, eq, gt } from "#server/db/orm.ts";
import { withLookup } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { seal } from "#server/privacy/keys.ts";

const hashOf = (secret: string) => createHash("sha256").update(secret).digest();

/**
 * Sends a link to a new password. The answer and the time it takes are the same for an address without an account:
 * the mail goes out after the answer.
 */
export async function startReset(
  ctx: RequestContext,
  input: { email: string; language: Language },
): Promise<{ done: true }> {
  const { services } = ctx;
  const email = checkedEmail(input.email);
  const index = lookupIndex(services.keys, email);
  await services.limits.codes.take(`reset:${index.toString("base64url")}`, ctx.addressKey);
  void sendLink(ctx, email, index, input.language).catch((error) =>
    ctx.log.error({ err: error }, "a reset mail could not be sent"),
  );
  return { done: true };
}

async function sendLink(
  { services }: RequestContext,
  email: string,
  index: Buffer,
  language: Language,
): Promise<void> {
  const id = randomUUID();
  const secret = randomBytes(32).toString("base64url");
  const now = services.now();
  const expires = new Date(now + accountLimits.resetLifetime);
  const found = await withLookup(services.db, index, async (tx) => {
    const [account] = await tx
      .select({ ownerId: credentials.ownerId })
      .from(credentials)
      .where(eq(credentials.emailIndex, index));
    if (account === undefined) return false;
    await tx.insert(verificationCodes).values({
      id,
      ownerId: account.ownerId,
      purpose: "reset",
      targetIndex: index,
      codeHash: hashOf(secret),
      payload: seal(services.keys.storage, "{}", id),
      expiresAt: expires,
      createdAt: new Date(now),
      forgetAt: expires,
    });
    return true;
  });
  if (!found) return;
  // After the #, which browsers send to nobody and no log sees.
  const token = `${id}.${index.toString("base64url")}.${secret}`;
  await services.mail.send(
    mailReset(email, `${services.links.origin}/login?modo=restablecer#reset=${token}`, language),
  );
}

/** Sets a new password with the link of the mail and ends every session. Throws RESET_INVALID. */
export async function confirmReset(
  ctx: RequestContext,
  input: { token: string; password: string },
): Promise<{ done: true; email: string | null }> {
  const { services } = ctx;
  const password = checkedPassword(input.password);
  const [id = "", key = "", secret = ""] = input.token.split(".");
  const index = Buffer.from(key, "base64url");
  if (!/^[0-9a-f-]{36}$/.test(id) || index.length !== 32) throw new CodedError("RESET_INVALID");
  const link = and(
    eq(verificationCodes.id, id),
    eq(verificationCodes.purpose, "reset"),
    eq(verificationCodes.codeHash, hashOf(secret)),
    gt(verificationCodes.expiresAt, new Date(services.now())),
  );
  // Looked at first: a password that is refused must not use the link up.
  const [known] = await withLookup(services.db, index, (tx) =>
    tx.select().from(verificationCodes).where(link),
  );
  if (known?.ownerId != null) {
    const { email, phone, firstName } = await contactOf(ctx, known.ownerId);
    checkedPassword(password, [email, phone, firstName]);
  }
  const passwordHash = await hashPassword(password);
  const [row] = await withLookup(services.db, index, (tx) =>
    tx.delete(verificationCodes).where(link).returning(),
  );
  const ownerId = row?.ownerId;
  if (ownerId == null || row?.codeHash == null || !timingSafeEqual(row.codeHash, hashOf(secret))) {
    throw new CodedError("RESET_INVALID");
  }
  const before = await contactOf(ctx, ownerId);
  const now = new Date(services.now());
  const stranger = await changeAndEndSessions(services, ownerId, null, async (tx) => {
    const login = await holdLogin(tx, ownerId);
    // Sent to an address that is not hers any more, or before the password she has now: whoever reads that mailbox may not be her.
    const isLate = login?.passwordUpdatedAt != null && row.createdAt < login.passwordUpdatedAt;
    if (login?.emailIndex?.equals(index) !== true || isLate) throw new CodedError("RESET_INVALID");
    // Until now nobody had shown that the address is hers: whoever opened the account may have been somebody else, and
    // the phone that he added would let him in again.
    const unproven = login?.emailConfirmedAt === null && login.phoneIndex !== null;
    await tx
      .update(credentials)
      .set({
        passwordHash,
        passwordUpdatedAt: now,
        emailConfirmedAt: now,
        ...(unproven ? { phoneIndex: null } : {}),
      })
      .where(eq(credentials.ownerId, ownerId));
    if (unproven)
      await tx
        .update(profiles)
        .set({ phoneNumber: null, profileUpdatedAt: now })
        .where(eq(profiles.ownerId, ownerId));
    return unproven;
  });
  // Who reads her mail is no guesser: what others tried does not keep her out.
  const account = index.toString("base64url");
  await services.limits.signInTries.clear(account);
  await services.limits.signInTries.remember(account, ctx.addressKey);
  await notifyOwner(ctx, ownerId, "password");
  // The number is told, in case it was her own.
  if (stranger) await notifyOwner(ctx, ownerId, "phone", { email: null, phone: before.phone });
  const { email } = await contactOf(ctx, ownerId);
  return { done: true, email };
}
