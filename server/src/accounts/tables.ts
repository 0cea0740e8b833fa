import { createdAt, forgetAt, lookup, ownerOnly, ownerOrLookup, sealed } from "#server/db/columns.ts";
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from "#server/db/orm.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The person's data key, wrapped by the server's storage key. Without this row nothing of hers can be read. */
export const userKeys = pgTable(
  "user_keys",
  { ownerId: uuid("owner_id").primaryKey(), wrapped: sealed("wrapped").notNull() },
  () => [ownerOnly("user_keys")],
).enableRLS();

/** How somebody signs in. The database holds keyed hashes of address and number, never these themselves. */
export const credentials = pgTable(
  "credentials",
  {
    ownerId: uuid("owner_id").primaryKey(),
    emailIndex: lookup("email_index").unique(),
    phoneIndex: lookup("phone_index").unique(),
    /** argon2id in PHC form; null for an account made by phone. */
    passwordHash: text("password_hash"),
    passwordUpdatedAt: moment("password_updated_at"),
    /** When a code or link that went to the address came back; null while nobody has shown that it is hers. */
    emailConfirmedAt: moment("email_confirmed_at"),
    /** Last sign-in or refreshed session; an account that nobody uses is deleted (forget-unused.ts). */
    usedAt: moment("used_at").notNull().defaultNow(),
    createdAt: createdAt(),
  },
  () => [ownerOrLookup("credentials", ["email_index", "phone_index"])],
).enableRLS();

/** Spec part 1, section 3 profiles; the id is `owner_id`. Names, address and number are sealed with the data key. */
export const profiles = pgTable(
  "profiles",
  {
    ownerId: uuid("owner_id").primaryKey(),
    email: sealed("email"),
    firstName: sealed("first_name").notNull(),
    lastName: sealed("last_name").notNull(),
    phoneNumber: sealed("phone_number"),
    plan: text("plan").notNull(),
    preferredLanguage: text("preferred_language", { enum: ["es", "en"] }).notNull(),
    voiceId: text("voice_id"),
    speechRate: real("speech_rate").notNull().default(1),
    timeZone: text("time_zone").notNull(),
    timeZoneUpdatedAt: moment("time_zone_updated_at"),
    createdAt: createdAt(),
    profileUpdatedAt: moment("profile_updated_at"),
  },
  () => [ownerOnly("profiles")],
).enableRLS();

/** A device that is signed in; its refresh tokens are one family. */
export const sessions = pgTable(
  "sessions",
  {
    ownerId: uuid("owner_id").notNull(),
    id: uuid("id").notNull(),
    device: sealed("device").notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment("last_used_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    forgetAt: forgetAt(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.id] }), ownerOnly("sessions")],
).enableRLS();

/** Hashes of refresh tokens. A used one stays as long as an unused session would, so that its reuse is noticed. */
export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    ownerId: uuid("owner_id").notNull(),
    hash: lookup("hash").notNull(),
    sessionId: uuid("session_id").notNull(),
    /** Hash of the token it was given for; null for the first of a session. */
    parent: lookup("parent"),
    usedAt: moment("used_at"),
    createdAt: createdAt(),
    forgetAt: forgetAt(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.hash] }),
    index("refresh_tokens_session").on(table.ownerId, table.sessionId),
    ownerOnly("refresh_tokens"),
  ],
).enableRLS();

/** Sessions whose access tokens must be refused before they expire. Holds nothing about a person. */
export const revokedSessions = pgTable("revoked_sessions", {
  sessionId: uuid("session_id").primaryKey(),
  revokedAt: moment("revoked_at").notNull(),
  forgetAt: forgetAt(),
});

/** Codes and reset links that are under way; found by the keyed hash of where they were sent. */
export const verificationCodes = pgTable(
  "verification_codes",
  {
    id: uuid("id").primaryKey(),
    /** Set when a signed-in person asked for it. */
    ownerId: uuid("owner_id"),
    purpose: text("purpose", { enum: ["sign-in", "contact", "proof", "reset"] }).notNull(),
    targetIndex: lookup("target_index").notNull(),
    /** Null when the SMS provider made the code and checks it. */
    codeHash: lookup("code_hash"),
    payload: sealed("payload").notNull(),
    attempts: smallint("attempts").notNull().default(0),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
    forgetAt: forgetAt(),
  },
  () => [ownerOrLookup("verification_codes", ["target_index"])],
).enableRLS();

/** Questions of a person on her local calendar day. */
export const dailyQuestions = pgTable(
  "daily_questions",
  {
    ownerId: uuid("owner_id").notNull(),
    day: date("day").notNull(),
    questions: integer("questions").notNull(),
    forgetAt: forgetAt(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.day] }), ownerOnly("daily_questions")],
).enableRLS();

/** Keyed hashes of deleted account ids: a restored backup must delete these again. Holds nothing about a person. */
export const deletedAccounts = pgTable("deleted_accounts", {
  idHash: lookup("id_hash").primaryKey(),
  deletedAt: moment("deleted_at").notNull(),
});

/** Why people leave, without who left. */
export const deletionReasons = pgTable("deletion_reasons", {
  id: uuid("id").primaryKey(),
  reason: sealed("reason").notNull(),
  createdAt: createdAt(),
});
