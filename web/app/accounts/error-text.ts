import { accountErrors } from "@faro/contract/accounts/errors.ts";
import type { Language } from "@faro/contract/shared/language.ts";

/** Text of an accounts error that the form itself notices; the server's come with their text. */
export function errorMessage(code: keyof typeof accountErrors, language: Language): string {
  return accountErrors[code][language];
}

export type AccountErrorCode = keyof typeof accountErrors;
