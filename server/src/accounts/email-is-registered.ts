import { lookupIndex } from "#server/accounts/lookup-index.ts";
import { credentials } from "#server/accounts/tables.ts";
import { eq } from "#server/db/orm.ts";
import { withLookup } from "#server/db/owner-scope.ts";
import type { Services } from "#server/services.ts";

/** Whether an address (as `checkedEmail` gives it) has an account. The caller limits how often it may be asked. */
export async function emailIsRegistered(services: Services, email: string): Promise<boolean> {
  const index = lookupIndex(services.keys, email);
  const rows = await withLookup(services.db, index, (tx) =>
    tx.select({ ownerId: credentials.ownerId }).from(credentials).where(eq(credentials.emailIndex, index)),
  );
  return rows.length > 0;
}
