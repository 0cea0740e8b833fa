import { accountLimits } from "@faro/contract/accounts/limits.ts";
import type { Plan, Profile, SessionUser } from "@faro/contract/accounts/schemas.ts";
import { questionsToday } from "#server/accounts/daily-questions.ts";
import { readDataKey } from "#server/accounts/data-key.ts";
import { credentials, profiles } from "#server/accounts/tables.ts";
import type { Transaction } from "#server/db/client.ts";
import { eq } from "#server/db/orm.ts";
import { withOwner } from "#server/db/owner-scope.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";
import { requireUser } from "#server/http/require-user.ts";
import { open } from "#server/privacy/keys.ts";
import type { Services } from "#server/services.ts";

/** An unknown plan counts as FREE (spec part 1, section 6). */
export function planOf(value: string): Plan {
  return value === "UNLIMITED" ? "UNLIMITED" : "FREE";
}

type ProfileRow = typeof profiles.$inferSelect;

async function readRow(tx: Transaction, ownerId: string): Promise<ProfileRow> {
  const [row] = await tx.select().from(profiles).where(eq(profiles.ownerId, ownerId));
  if (row === undefined) throw new CodedError("SIGN_IN_REQUIRED");
  return row;
}

/** Inside `withOwner`; `key` is the person's data key. */
export async function readSessionUser(tx: Transaction, ownerId: string, key: Buffer): Promise<SessionUser> {
  const row = await readRow(tx, ownerId);
  const text = (sealed: Buffer | null) => (sealed === null ? null : open(key, sealed, ownerId));
  const name = `${text(row.firstName) ?? ""} ${text(row.lastName) ?? ""}`.trim();
  return { id: ownerId, email: text(row.email), name };
}

/** The voice chosen in her settings: a provider's id or the name of a voice of her device. Inside `withOwner`. */
export async function readVoice(tx: Transaction, ownerId: string): Promise<string | null> {
  const [row] = await tx
    .select({ voice: profiles.voiceId })
    .from(profiles)
    .where(eq(profiles.ownerId, ownerId));
  return row?.voice ?? null;
}

/** The whole profile as it crosses the wire; inside `withOwner`. */
export async function readProfile(services: Services, tx: Transaction, ownerId: string): Promise<Profile> {
  const key = await readDataKey(tx, ownerId, services.keys);
  const row = await readRow(tx, ownerId);
  const [login] = await tx.select().from(credentials).where(eq(credentials.ownerId, ownerId));
  const text = (sealed: Buffer | null) => (sealed === null ? null : open(key, sealed, ownerId));
  const plan = planOf(row.plan);
  const used = plan === "FREE" ? await questionsToday(tx, ownerId, row.timeZone, services.now()) : 0;
  return {
    id: ownerId,
    email: text(row.email),
    first_name: text(row.firstName) ?? "",
    last_name: text(row.lastName) ?? "",
    phone_number: text(row.phoneNumber),
    plan,
    preferred_language: row.preferredLanguage,
    voice_id: row.voiceId,
    speech_rate: row.speechRate,
    time_zone: row.timeZone,
    remaining: plan === "FREE" ? Math.max(accountLimits.freeQuestions - used, 0) : null,
    has_password: login?.passwordHash != null,
    created_at: row.createdAt.toISOString(),
    profile_updated_at: row.profileUpdatedAt?.toISOString() ?? null,
    password_updated_at: login?.passwordUpdatedAt?.toISOString() ?? null,
  };
}

export async function getProfile(ctx: RequestContext): Promise<Profile> {
  const user = requireUser(ctx);
  const { services } = ctx;
  return await withOwner(services.db, user.id, (tx) => readProfile(services, tx, user.id));
}

export async function getUser(ctx: RequestContext): Promise<SessionUser> {
  const user = requireUser(ctx);
  const { services } = ctx;
  return await withOwner(services.db, user.id, async (tx) =>
    readSessionUser(tx, user.id, await readDataKey(tx, user.id, services.keys)),
  );
}
