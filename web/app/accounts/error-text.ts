import { accountErrors } from "@faro/contract/accounts/errors.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { type ShownError, toShownError } from "#web/lib/api.ts";

/** Text of an accounts error that the form itself notices; the server's come with their text. */
export function errorMessage(code: keyof typeof accountErrors, language: Language): string {
  return accountErrors[code][language];
}

export type AccountErrorCode = keyof typeof accountErrors;

/** An error that came in one language, for who has changed to the other since. All texts are fetched for that alone. */
export async function errorInLanguage(thrown: unknown, language: Language): Promise<ShownError> {
  const shown = toShownError(thrown, language);
  const { errorMessage: textOf, isErrorCode } = await import("@faro/contract/shared/errors.ts");
  return isErrorCode(shown.code) ? { ...shown, message: textOf(shown.code, language) } : shown;
}
