/** Errors as operations of the contract name them. Apart from errors.ts, so that who only tells an error needs no validation library. */
import * as z from "zod/mini";
import { type ErrorCode, errorCatalogue } from "#contract/shared/errors.ts";

/**
 * What every error carries besides code, status and message: `requestId` finds it in the server's log, `retryAfter` is
 * the seconds after which trying again makes sense.
 */
export const errorDataSchema = z.object({ requestId: z.string(), retryAfter: z.optional(z.number()) });

/** Error map of an operation for oRPC: the named codes with their status and Spanish default text. */
export function errorsOf<Code extends ErrorCode>(...codes: Code[]) {
  const entries = codes.map((code) => [
    code,
    { status: errorCatalogue[code].status, message: errorCatalogue[code].es, data: errorDataSchema },
  ]);
  return Object.fromEntries(entries) as Record<
    Code,
    { status: number; message: string; data: typeof errorDataSchema }
  >;
}
