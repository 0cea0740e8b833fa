import type { ErrorCode } from "@faro/contract/shared/errors.ts";
import { os } from "@orpc/server";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";

/** Middleware of operations for signed-in people: a guest is turned away before what she sent is looked at. */
export function signedIn(code: ErrorCode = "SIGN_IN_REQUIRED") {
  return os.$context<RequestContext>().middleware(({ context, next }) => {
    if (context.user === null) throw new CodedError(code);
    return next();
  });
}
