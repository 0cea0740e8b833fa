import type { Profile, UpdateProfileInput } from "@faro/contract/accounts/schemas.ts";
import { readDataKey } from "#server/accounts/data-key.ts";
import { checkedName, cleanName, knownTimeZone } from "#server/accounts/fields.ts";
import { readProfile } from "#server/accounts/profile.ts";
import { profiles } from "#server/accounts/tables.ts";
import { eq } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";
import { open, seal } from "#server/privacy/keys.ts";

const day = 24 * 60 * 60 * 1000;
const clampRate = (rate: number) => Math.min(Math.max(rate, 0.5), 1.5);

type Change = Partial<typeof profiles.$inferInsert>;

/** Names that differ, sealed. They are sent along unchanged when only the address or the number is new. */
function newNames(key: Buffer, known: typeof profiles.$inferSelect, input: UpdateProfileInput): Change {
  const change: Change = {};
  const rename = (field: "firstName" | "lastName", name: string) => {
    if (name !== open(key, known[field], known.ownerId)) change[field] = seal(key, name, known.ownerId);
  };
  if (input.firstName !== undefined) rename("firstName", checkedName(input.firstName));
  if (input.lastName !== undefined) rename("lastName", cleanName(input.lastName));
  return change;
}

/** Changes what is given and nothing else; plan, ids and dates are not among what can be given. */
export async function updateProfile(ctx: RequestContext, input: UpdateProfileInput): Promise<Profile> {
  const user = requireUser(ctx);
  const { services } = ctx;
  const now = new Date(services.now());
  return await withOwner(services.db, user.id, async (tx) => {
    const key = await readDataKey(tx, user.id, services.keys);
    const [known] = await tx.select().from(profiles).where(eq(profiles.ownerId, user.id)).for("update");
    if (known === undefined) throw new CodedError("SIGN_IN_REQUIRED");
    const change: Change = newNames(key, known, input);
    if (Object.keys(change).length > 0) change.profileUpdatedAt = now;
    if (input.preferredLanguage !== undefined) change.preferredLanguage = input.preferredLanguage;
    if (input.voiceId !== undefined) change.voiceId = input.voiceId?.slice(0, 200) ?? null;
    if (input.speechRate !== undefined) change.speechRate = clampRate(input.speechRate);
    const zone = knownTimeZone(input.timeZone, known.timeZone);
    if (zone !== known.timeZone) {
      // Travelling west each hour would otherwise bring a new day of free questions each hour.
      const last = known.timeZoneUpdatedAt?.getTime() ?? 0;
      if (now.getTime() - last < day) throw new CodedError("TIME_ZONE_WAIT");
      change.timeZone = zone;
      change.timeZoneUpdatedAt = now;
    }
    if (Object.keys(change).length > 0)
      await tx.update(profiles).set(change).where(eq(profiles.ownerId, user.id));
    return await readProfile(services, tx, user.id);
  });
}
