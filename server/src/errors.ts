import type { ErrorCode } from "@faro/contract/shared/errors.ts";
import { errorCatalogue } from "@faro/contract/shared/errors.ts";

/** The one error class that may reach a client. Anything else becomes INTERNAL and shows no text of its own. */
export class CodedError extends Error {
  override name = "CodedError";
  readonly code: ErrorCode;
  readonly status: number;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options?: { cause?: unknown; retryAfter?: number | undefined }) {
    super(code, options);
    this.code = code;
    this.retryAfter = options?.retryAfter;
    this.status = errorCatalogue[code].status;
  }
}
