import { readDataKey } from "#server/accounts/data-key.ts";
import { type AccountChange, changeNotice, mailChangeNotice } from "#server/accounts/mails.ts";
import { profiles } from "#server/accounts/tables.ts";
import { eq } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import type { RequestContext } from "#server/http/context.ts";
import { open } from "#server/privacy/keys.ts";

/** Where a person was reached before a change. */
export interface OldContact {
  email: string | null;
  phone: string | null;
}

export async function contactOf({ services }: Pick<RequestContext, "services">, ownerId: string) {
  return await withOwner(services.db, ownerId, async (tx) => {
    const key = await readDataKey(tx, ownerId, services.keys);
    const [row] = await tx.select().from(profiles).where(eq(profiles.ownerId, ownerId));
    const text = (sealed: Buffer | null | undefined) => (sealed == null ? null : open(key, sealed, ownerId));
    return {
      email: text(row?.email),
      phone: text(row?.phoneNumber),
      firstName: text(row?.firstName),
      language: row?.preferredLanguage ?? ("es" as const),
    };
  });
}

/**
 * Tells the owner of a change where she was reached before it. A notice that cannot be sent is logged; the change
 * itself is done.
 */
export async function notifyOwner(
  ctx: RequestContext,
  ownerId: string,
  change: AccountChange,
  before?: OldContact,
): Promise<void> {
  const { services, log } = ctx;
  try {
    const contact = await contactOf(ctx, ownerId);
    const { email, phone } = before ?? contact;
    const { origin } = services.links;
    // A number that is in the account still opens it; a reset goes to the new address, the old one gets none any more.
    const opens = contact.phone !== null && contact.phone === phone;
    const other = opens ? "phone" : "help";
    if (email !== null) {
      const way = change === "email" ? other : "reset";
      await services.mail.send(mailChangeNotice(email, change, contact.language, { origin, way }));
    } else if (phone !== null) {
      const { text } = changeNotice(change, contact.language, { origin, way: other });
      const body = text.replaceAll("\n\n", " ").slice(0, 300);
      await services.sms.send({ to: phone, body, kind: "account-changed" });
    }
  } catch (error) {
    log.error({ change, err: error }, "the owner could not be told of a change");
  }
}
