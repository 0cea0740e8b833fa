import { randomUUID } from "node:crypto";
import type { Language } from "@faro/contract/shared/language.ts";
import { makeDataKey } from "#server/accounts/data-key.ts";
import { lookupIndex } from "#server/accounts/lookup-index.ts";
import { credentials, profiles } from "#server/accounts/tables.ts";
import { moveConversation } from "#server/assistant/move-conversation.ts";
import type { Transaction } from "#server/db/client.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import { seal } from "#server/privacy/keys.ts";
import type { Services } from "#server/services.ts";

export interface NewAccount {
  /** Id to use; made when absent. */
  id?: string;
  email: string | null;
  phone: string | null;
  passwordHash: string | null;
  firstName: string;
  lastName?: string;
  language: Language;
  timeZone: string;
  /** Plan at the start; the setting NEW_ACCOUNT_PLAN when absent. */
  plan?: "FREE" | "UNLIMITED";
  /** Guest whose questions and answers go with her into the account. */
  guestId: string | null;
}

/**
 * Makes an account with its data key and profile, and hands over what she asked as a guest. `work` runs in the same
 * transaction. Throws EMAIL_REGISTERED when the address has an account, CONTACT_IN_USE when the number has one.
 */
export async function createAccount<T>(
  services: Services,
  account: NewAccount,
  work: (tx: Transaction, ownerId: string) => Promise<T>,
): Promise<T> {
  const { keys } = services;
  const ownerId = account.id ?? randomUUID();
  const now = new Date(services.now());
  const index = (value: string | null) => (value === null ? null : lookupIndex(keys, value));
  const result = await withOwner(services.db, ownerId, async (tx) => {
    const key = await makeDataKey(tx, ownerId, keys);
    const sealed = (value: string) => seal(key, value, ownerId);
    const made = await tx
      .insert(credentials)
      .values({
        ownerId,
        emailIndex: index(account.email),
        phoneIndex: index(account.phone),
        passwordHash: account.passwordHash,
        passwordUpdatedAt: account.passwordHash === null ? null : now,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ ownerId: credentials.ownerId });
    if (made.length === 0)
      throw new CodedError(account.email === null ? "CONTACT_IN_USE" : "EMAIL_REGISTERED");
    await tx.insert(profiles).values({
      ownerId,
      email: account.email === null ? null : sealed(account.email),
      firstName: sealed(account.firstName),
      lastName: sealed(account.lastName ?? ""),
      phoneNumber: account.phone === null ? null : sealed(account.phone),
      plan: account.plan ?? services.env.NEW_ACCOUNT_PLAN,
      preferredLanguage: account.language,
      timeZone: account.timeZone,
      createdAt: now,
    });
    return await work(tx, ownerId);
  });
  // Her demo answers are a comfort, not a promise: the account stands without them.
  if (account.guestId !== null) {
    await moveConversation(services, account.guestId, ownerId).catch((error) =>
      services.log.error({ err: error }, "a guest's conversation could not be moved"),
    );
  }
  return result;
}
