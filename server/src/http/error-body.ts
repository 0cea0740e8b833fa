import { type ErrorCode, errorCatalogue, errorMessage, isErrorCode } from "@faro/contract/shared/errors.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import { ORPCError } from "@orpc/server";
import type { Logger } from "pino";
import { isDatabaseAway } from "#server/db/client.ts";
import { CodedError } from "#server/errors.ts";

interface ErrorPlace {
  log: Logger;
  requestId: string;
  language: Language;
  /** True for an error that the operation asked for names in the contract. */
  promises(code: ErrorCode): boolean;
  /** Written here for the header of the answer. */
  retryAfter?: number;
}

/** Turns whatever was thrown into a catalogued error. Unknown errors are logged and never show their text. */
export function toCodedError(error: unknown, log: Logger): CodedError {
  if (error instanceof CodedError) return error;
  if (error instanceof ORPCError) {
    if (isErrorCode(error.code)) return new CodedError(error.code, { cause: error });
    if (error.status === 404) return new CodedError("NOT_FOUND", { cause: error });
    if (error.status === 413) return new CodedError("PAYLOAD_TOO_LARGE", { cause: error });
    if (error.status < 500) return new CodedError("BAD_REQUEST", { cause: error });
  }
  if (isDatabaseAway(error)) {
    log.error({ err: error }, "the database does not answer");
    return new CodedError("SERVICE_UNAVAILABLE", { cause: error });
  }
  log.error({ err: error }, "unexpected error");
  return new CodedError("INTERNAL", { cause: error });
}

/** The one mapper from an error to HTTP: status, and a body with code, message and request id. */
export function toOrpcError(
  error: unknown,
  place: ErrorPlace,
): ORPCError<string, { requestId: string; retryAfter?: number }> {
  const { code, retryAfter } = toCodedError(error, place.log);
  if (retryAfter !== undefined) place.retryAfter = retryAfter;
  return new ORPCError(code, {
    defined: place.promises(code),
    status: errorCatalogue[code].status,
    message: errorMessage(code, place.language),
    data: { requestId: place.requestId, ...(retryAfter === undefined ? {} : { retryAfter }) },
  });
}

/** The same body for routes that are not operations of the contract. */
export function errorResponse(error: unknown, place: ErrorPlace): Response {
  const mapped = toOrpcError(error, place);
  const wait = place.retryAfter === undefined ? {} : { "retry-after": String(place.retryAfter) };
  const headers = { "cache-control": "no-store", ...wait };
  return Response.json(mapped.toJSON(), { status: mapped.status, headers });
}
