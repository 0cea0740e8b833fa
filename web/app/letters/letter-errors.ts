/** Errors of the letter reader as the screen says them (spec part 2, section 8). */
import { errorMessage, isErrorCode } from "@faro/contract/shared/errors.ts";
import type { Language } from "@faro/contract/shared/language.ts";

/** An error whose message may be shown. */
export class LetterError extends Error {
  override name = "LetterError";
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const texts = {
  es: {
    network: "Error de conexión. Verifica tu internet e intenta nuevamente.",
    invalid: "Respuesta inválida del servidor",
  },
  en: {
    network: "Connection error. Check your internet and try again.",
    invalid: "Invalid response from the server",
  },
} as const;

export function networkError(language: Language): LetterError {
  return new LetterError("NETWORK", texts[language].network);
}

export function invalidAnswer(language: Language): LetterError {
  return new LetterError("INVALID", texts[language].invalid);
}

/** The mapping of the specification for a message that is not from our own catalogue. */
export function mapMessage(message: string, language: Language): string {
  if (/call stack/i.test(message)) return errorMessage("LETTER_CRASHED", language);
  if (/timeout/i.test(message)) return errorMessage("LETTER_TIMEOUT", language);
  if (/network/i.test(message)) return texts[language].network;
  return message.trim() === "" ? errorMessage("LETTER_FAILED", language) : message;
}

/** The body of a refused request as an error. */
export function errorOfAnswer(body: unknown, language: Language): LetterError {
  if (typeof body !== "object" || body === null) return invalidAnswer(language);
  const { code, message } = body as { code?: unknown; message?: unknown };
  if (isErrorCode(code)) return new LetterError(code, errorMessage(code, language));
  return new LetterError("UNKNOWN", mapMessage(typeof message === "string" ? message : "", language));
}

/** Whatever was thrown, as something to show. */
export function toLetterError(error: unknown, language: Language): LetterError {
  if (error instanceof LetterError) return error;
  const message = error instanceof Error ? error.message : "";
  return new LetterError(
    "UNKNOWN",
    error instanceof TypeError ? texts[language].network : mapMessage(message, language),
  );
}
