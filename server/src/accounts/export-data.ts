import type { Proof } from "@faro/contract/accounts/schemas.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { copyPage } from "#server/accounts/copy-page.ts";
import { readDataKey } from "#server/accounts/data-key.ts";
import { personalData } from "#server/accounts/personal-data.ts";
import { requireProof } from "#server/accounts/proof.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";

/** Everything kept about the person, after a fresh proof that it is she who asks. */
export async function exportData(
  ctx: RequestContext,
  { proof, language }: { proof: Proof; language: Language },
): Promise<{ data: Record<string, unknown>; page: string }> {
  const user = requireUser(ctx);
  const { services } = ctx;
  await requireProof(ctx, user, proof);
  const data = await withOwner(services.db, user.id, async (tx) => {
    const key = await readDataKey(tx, user.id, services.keys);
    const parts: [string, unknown][] = [];
    for (const part of personalData) parts.push([part.name, await part.read(services, tx, user.id, key)]);
    return Object.fromEntries(parts);
  });
  const date = new Date(services.now()).toISOString();
  return { data: { exported_at: date, ...data }, page: copyPage(data, language, date) };
}
