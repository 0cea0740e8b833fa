import type { SignedIn } from "#server/accounts/access-token.ts";
import { CodedError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/context.ts";

/** The signed-in person of this request. Throws SIGN_IN_REQUIRED (401) for anybody else. */
export function requireUser(ctx: RequestContext): SignedIn {
  if (ctx.user === null) throw new CodedError("SIGN_IN_REQUIRED");
  return ctx.user;
}
