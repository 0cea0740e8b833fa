import * as z from "zod/mini";
import { languageSchema } from "#contract/shared/language-schema.ts";
import { workProof } from "#contract/shared/work.ts";

/** Plans (spec part 1, section 3); a value that is neither counts as FREE. */
export const planSchema = z.enum(["FREE", "UNLIMITED"]);
export type Plan = z.infer<typeof planSchema>;

/** `outbox`: true in demo mode on one machine, where codes and mails are read at /dev/outbox. */
export const authSettings = z.object({ outbox: z.boolean() });

/** Who is signed in. `email` is null for an account made by phone. */
export const sessionUser = z.object({ id: z.string(), email: z.nullable(z.string()), name: z.string() });
export type SessionUser = z.infer<typeof sessionUser>;

/** Spec part 2, section 3. `expires_at`: seconds since 1970 at which the access token ends. */
export const sessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_at: z.number(),
  user: sessionUser,
});
export type Session = z.infer<typeof sessionSchema>;

const language = z._default(languageSchema, "es");

/** `timeZone`: IANA name of the device; decides when a day of the plan FREE begins. */
export const signUpInput = z.strictObject({
  email: z.string(),
  password: z.string(),
  firstName: z.string(),
  language,
  timeZone: z.optional(z.string()),
});
export const signInInput = z.strictObject({ email: z.string(), password: z.string(), language });

/** `phone`: ten digits. `firstName` is given when an account is to be made; `work` after CODE_WORK. */
export const startCodeInput = z.strictObject({
  phone: z.string(),
  firstName: z.optional(z.string()),
  language,
  timeZone: z.optional(z.string()),
  work: z.optional(workProof),
});
/** `challenge` binds the code to the browser that asked for it. `retryAfter`: seconds until another can be sent. */
export const startCodeOutput = z.object({ challenge: z.string(), retryAfter: z.number() });
/** Spec part 1, section 7: `phone` is +1 and ten digits, `token` the code, `type` sms. */
export const verifyCodeInput = z.strictObject({
  phone: z.string(),
  token: z.string(),
  type: z._default(z.literal("sms"), "sms"),
  challenge: z.string(),
});

/** `created`: false when the number had an account already; only who has its phone gets to know. */
export const verifyCodeOutput = z.extend(sessionSchema, { created: z.boolean() });

export const refreshInput = z.strictObject({ refresh_token: z.string() });
export const resetInput = z.strictObject({ email: z.string(), language });
export const confirmResetInput = z.strictObject({ token: z.string(), password: z.string() });
/** `email`: the account's address, with which signing in begins. */
export const confirmResetOutput = z.object({ done: z.literal(true), email: z.nullable(z.string()) });
export const doneOutput = z.object({ done: z.literal(true) });

/** A device that is signed in. Dates are ISO. */
export const deviceSchema = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  current: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;

/**
 * Spec part 1, section 3 profiles. `remaining`: questions left today, null without limit.
 * `*_updated_at`: ISO date of the last change or null.
 */
export const profileSchema = z.object({
  id: z.string(),
  email: z.nullable(z.string()),
  first_name: z.string(),
  last_name: z.string(),
  phone_number: z.nullable(z.string()),
  plan: planSchema,
  preferred_language: languageSchema,
  voice_id: z.nullable(z.string()),
  speech_rate: z.number(),
  time_zone: z.string(),
  remaining: z.nullable(z.number()),
  has_password: z.boolean(),
  created_at: z.string(),
  profile_updated_at: z.nullable(z.string()),
  password_updated_at: z.nullable(z.string()),
});
export type Profile = z.infer<typeof profileSchema>;

/** Only what is given changes. `speechRate`: 0.5 to 1.5 times the normal speed. */
export const updateProfileInput = z.strictObject({
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  preferredLanguage: z.optional(languageSchema),
  timeZone: z.optional(z.string()),
  voiceId: z.optional(z.nullable(z.string())),
  speechRate: z.optional(z.number()),
});
export type UpdateProfileInput = z.infer<typeof updateProfileInput>;

/** Shows that it is really the owner: the password, or a code sent to the phone for accounts without one. */
export const proofSchema = z.strictObject({
  password: z.optional(z.string()),
  challenge: z.optional(z.string()),
  code: z.optional(z.string()),
});
export type Proof = z.infer<typeof proofSchema>;

export const changePasswordInput = z.strictObject({ proof: proofSchema, newPassword: z.string() });
/** Starts the change of e-mail or phone: a code goes to the new one. `work`: for a phone, after CODE_WORK. */
export const changeContactInput = z.strictObject({
  channel: z.enum(["email", "phone"]),
  value: z.string(),
  proof: proofSchema,
  language,
  work: z.optional(workProof),
});
/** E-mail or phone go out of the account; the other one must stay. */
export const removeContactInput = z.strictObject({ channel: z.enum(["email", "phone"]), proof: proofSchema });
export const confirmContactInput = z.strictObject({ challenge: z.string(), code: z.string() });

/** Spec part 2, section 7. `confirmation`: the phrase as typed. */
export const deleteAccountInput = z.strictObject({
  reason: z.optional(z.nullable(z.string())),
  confirmation: z.optional(z.string()),
});
export const deleteAccountOutput = z.object({ success: z.boolean(), error: z.nullable(z.string()) });

/** `data` is the JSON file, `page` a complete HTML document of the same. */
export const exportOutput = z.object({ data: z.record(z.string(), z.unknown()), page: z.string() });
