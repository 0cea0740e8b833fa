import type { ErrorCode } from "@faro/contract/shared/errors.ts";
import type { Language } from "@faro/contract/shared/language.ts";
import type { Logger } from "pino";
import type { SignedIn } from "#server/accounts/access-token.ts";
import type { Caller } from "#server/http/caller.ts";
import type { Services } from "#server/services.ts";

/** What a verb knows about the request it serves. Built once per request in http/app-context.ts. */
export interface RequestContext {
  services: Services;
  requestId: string;
  log: Logger;
  /** The signed-in person; null for a guest. Verbs for signed-in people use `requireUser`. */
  user: SignedIn | null;
  /** Null for a visitor without a guest cookie. */
  caller: Caller | null;
  /** The caller, made a guest (with a cookie in the answer) when there is none. */
  ensureCaller(): Caller;
  /** Token of the Authorization header, or an empty string. */
  bearer: string;
  /** Keyed hash of the network address, for limits. */
  addressKey: string;
  /** As the browser names itself; empty when it does not. */
  userAgent: string;
  /** Language of error texts: that of the body when it names one, else what the browser prefers. */
  language: Language;
  /** True for an error that the operation asked for names in the contract. */
  promises(code: ErrorCode): boolean;
  /** Seconds after which another try makes sense, once an error said so; sent as Retry-After. */
  retryAfter?: number;
  /** Aborted when the client leaves. */
  signal: AbortSignal;
}
