import type { Session } from "@faro/contract/accounts/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import type { WorkProof } from "@faro/contract/shared/work.ts";
import { sendCode, useCode } from "#server/accounts/codes.ts";
import { createAccount } from "#server/accounts/create-account.ts";
import { checkedName, checkedPhone, knownTimeZone } from "#server/accounts/fields.ts";
import { lookupIndex } from "#server/accounts/lookup-index.ts";
import { holdLogin, openSession } from "#server/accounts/sessions.ts";
import { credentials } from "#server/accounts/tables.ts";
import { eq } from "#server/db/orm.ts";
import { withLookup, withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { deviceName } from "#server/http/device-name.ts";
import type { Services } from "#server/services.ts";

interface StartCodeInput {
  phone: string;
  firstName?: string | undefined;
  language: Language;
  timeZone?: string | undefined;
  work?: WorkProof | undefined;
}

/** Sends a code to a phone; whether it has an account is told to nobody but its owner, after the code. */
export async function startPhoneCode(ctx: RequestContext, input: StartCodeInput) {
  const target = checkedPhone(input.phone);
  const firstName = input.firstName === undefined ? undefined : checkedName(input.firstName);
  const { language, timeZone, work } = input;
  return await sendCode(ctx, {
    purpose: "sign-in",
    ownerId: null,
    payload: { channel: "phone", target, language, firstName, timeZone },
    work,
  });
}

interface VerifyCodeInput {
  phone: string;
  token: string;
  challenge: string;
}

/** The right code opens the account of the number; a new number gets one, with her demo answers in it. */
export async function verifyPhoneCode(
  ctx: RequestContext,
  input: VerifyCodeInput,
): Promise<Session & { created: boolean }> {
  const { services } = ctx;
  if (input.token.trim() === "") throw new CodedError("CODE_REQUIRED");
  const phone = checkedPhone(input.phone);
  const index = lookupIndex(services.keys, phone);
  if (input.challenge.split(".")[1] !== index.toString("base64url")) throw new CodedError("CODE_INVALID");
  const { challenge, token: code } = input;
  const known = await useCode(services, { challenge, code, purpose: "sign-in", ownerId: null });
  const device = deviceName(ctx.userAgent, known.language);

  const before = await openKnown(services, index, device);
  if (before !== null) return { ...before, created: false };
  try {
    const session = await createAccount(
      services,
      {
        email: null,
        phone,
        passwordHash: null,
        firstName: known.firstName ?? "",
        language: known.language,
        timeZone: knownTimeZone(known.timeZone),
        guestId: ctx.caller?.kind === "guest" ? ctx.caller.id : null,
      },
      (tx, ownerId) => openSession(services, tx, ownerId, device),
    );
    return { ...session, created: true };
  } catch (error) {
    // Two right codes for the number at once: the other one has just made the account, and it is hers.
    const raced = error instanceof CodedError && error.code === "CONTACT_IN_USE";
    const made = raced ? await openKnown(services, index, device) : null;
    if (made === null) throw error;
    return { ...made, created: false };
  }
}

/** A session for the account of the number, or null when there is none. */
async function openKnown(services: Services, index: Buffer, device: string): Promise<Session | null> {
  const [account] = await withLookup(services.db, index, (tx) =>
    tx.select({ ownerId: credentials.ownerId }).from(credentials).where(eq(credentials.phoneIndex, index)),
  );
  if (account === undefined) return null;
  const { ownerId } = account;
  return await withOwner(services.db, ownerId, async (tx) => {
    // The number may have been taken off the account since.
    const login = await holdLogin(tx, ownerId);
    return login?.phoneIndex?.equals(index) === true
      ? await openSession(services, tx, ownerId, device)
      : null;
  });
}
