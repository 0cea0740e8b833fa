import { accountLimits } from "@faro/contract/accounts/limits.ts";
import { addressHoldsCard } from "@faro/contract/payments/luhn.ts";
import { isEmail } from "@faro/contract/shared/email.ts";
import { isGuessable } from "#server/accounts/guessable-password.ts";
import { CodedError } from "#server/errors.ts";
import { hideCards } from "#server/privacy/mask.ts";
import { isUnitedStatesPhone } from "#server/providers/us-phone.ts";

/** The address as it is compared: trimmed, lower case, one Unicode form. Throws EMAIL_REQUIRED or EMAIL_INVALID. */
export function checkedEmail(value: string): string {
  const email = value.trim().normalize("NFC").toLowerCase();
  if (email === "") throw new CodedError("EMAIL_REQUIRED");
  // A card number in the wrong field would be kept.
  if (!isEmail(email) || addressHoldsCard(email)) throw new CodedError("EMAIL_INVALID");
  return email;
}

/** +1 and ten digits, United States area codes only. Throws PHONE_REQUIRED or PHONE_INVALID. */
export function checkedPhone(value: string): string {
  const digits = value.replace(/[\s().-]/g, "").replace(/^\+1/, "");
  if (digits === "") throw new CodedError("PHONE_REQUIRED");
  const phone = `+1${digits}`;
  if (!isUnitedStatesPhone(phone)) throw new CodedError("PHONE_INVALID");
  return phone;
}

/**
 * Counted in characters as a person sees them typed; otherwise taken as it is. `about`: her name and address, which are
 * the first that somebody tries.
 */
export function checkedPassword(value: string, about: (string | null)[] = []): string {
  const { min, max } = accountLimits.passwordCharacters;
  const length = [...value].length;
  if (length < min) throw new CodedError("PASSWORD_TOO_SHORT");
  if (length > max) throw new CodedError("PASSWORD_TOO_LONG");
  if (value.trim() === "" || isGuessable(value, about)) throw new CodedError("PASSWORD_COMMON");
  return value;
}

export function checkedName(value: string): string {
  const name = cleanName(value);
  if (name === "") throw new CodedError("NAME_REQUIRED");
  return name;
}

/** Without control characters, which no name has and no screen shows, and without a card number; may be empty. */
export function cleanName(value: string): string {
  return hideCards(value)
    .replace(/\p{Cc}/gu, "")
    .trim()
    .slice(0, accountLimits.nameCharacters);
}

/** A time zone this server knows, or the fallback. */
export function knownTimeZone(value: string | undefined, fallback = "America/Los_Angeles"): string {
  if (value === undefined || value.length > 60) return fallback;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    return fallback;
  }
}
