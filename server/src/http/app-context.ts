import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { SignedIn } from "#server/accounts/access-token.ts";
import { bearer } from "#server/assistant/pass.ts";
import { addressKey, clientAddress } from "#server/http/address.ts";
import { type Caller, newGuest, readGuest } from "#server/http/caller.ts";
import type { RequestContext } from "#server/http/context.ts";
import { promisesError } from "#server/http/promised-errors.ts";
import type { Services } from "#server/services.ts";

export type AppBindings = {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; user?: SignedIn | null };
};

/** English when the request prefers it, Spanish otherwise. */
function preferredLanguage(header: string | undefined): "es" | "en" {
  return /^\s*en\b/i.test(header ?? "") ? "en" : "es";
}

/** Builds what a verb needs to know about a request. */
export function requestContext(services: Services, c: Context<AppBindings>): RequestContext {
  const { env, keys, log } = services;
  const requestId = c.get("requestId");
  const socketAddress = c.env.incoming?.socket.remoteAddress;
  const address = clientAddress(socketAddress, c.req.header("x-forwarded-for") ?? null, env.TRUSTED_PROXIES);
  const secure = new URL(c.req.url).protocol === "https:" || env.PUBLIC_URL?.startsWith("https:") === true;
  const user = c.get("user") ?? null;
  const guest = readGuest(c.req.header("cookie"), keys);
  const context: RequestContext = {
    services,
    requestId,
    log: log.child({ requestId }),
    user,
    caller: user === null ? guest : { kind: "user", ...user },
    ensureCaller(): Caller {
      if (context.caller === null) {
        const guest = newGuest(keys, secure);
        context.caller = guest.caller;
        c.header("set-cookie", guest.setCookie, { append: true });
      }
      return context.caller;
    },
    bearer: bearer(c.req.header("authorization")),
    addressKey: addressKey(keys.address, address),
    userAgent: (c.req.header("user-agent") ?? "").slice(0, 300),
    language: preferredLanguage(c.req.header("accept-language")),
    promises: (code) => promisesError(c.req.method, c.req.path, code),
    signal: c.req.raw.signal,
  };
  return context;
}

/** Ids that operators can search for in the log; a caller cannot choose them. */
export function newRequestId(): string {
  return randomUUID().slice(0, 18);
}
