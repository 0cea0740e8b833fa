import type { Session } from "@faro/contract/accounts/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { createAccount } from "#server/accounts/create-account.ts";
import { checkedEmail, checkedName, checkedPassword, knownTimeZone } from "#server/accounts/fields.ts";
import { lookupIndex } from "#server/accounts/lookup-index.ts";
import { hashPassword } from "#server/accounts/password-hash.ts";
import { openSession } from "#server/accounts/sessions.ts";
import type { RequestContext } from "#server/http/context.ts";
import { deviceName } from "#server/http/device-name.ts";

export interface SignUpInput {
  email: string;
  password: string;
  firstName: string;
  language: Language;
  timeZone?: string | undefined;
}

/** An account by e-mail and password; she is signed in at once (decision 0030 says why a taken address is told). */
export async function signUp(ctx: RequestContext, input: SignUpInput): Promise<Session> {
  const { services } = ctx;
  const firstName = checkedName(input.firstName);
  const email = checkedEmail(input.email);
  const password = checkedPassword(input.password, [firstName, email]);
  await services.limits.signUps.take(ctx.addressKey);
  // Asked of everybody, so that the refusal tells nothing; only an address that has an account uses it up.
  await services.limits.registeredAnswers.take(ctx.addressKey);
  const passwordHash = await hashPassword(password);
  const session = await createAccount(
    services,
    {
      email,
      phone: null,
      passwordHash,
      firstName,
      language: input.language,
      timeZone: knownTimeZone(input.timeZone),
      guestId: ctx.caller?.kind === "guest" ? ctx.caller.id : null,
    },
    (tx, ownerId) => openSession(services, tx, ownerId, deviceName(ctx.userAgent, input.language)),
  );
  await services.limits.registeredAnswers.giveBack(ctx.addressKey);
  const account = lookupIndex(services.keys, email).toString("base64url");
  await services.limits.signInTries.remember(account, ctx.addressKey);
  return session;
}
