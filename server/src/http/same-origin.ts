import type { Context } from "hono";
import { CodedError } from "#server/errors.ts";
import { isLoopbackHost } from "#server/http/loopback.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses changes that another site asks a visitor's browser to make. Browsers send Sec-Fetch-Site and
 * Origin with those; command-line clients send neither and carry no one's cookies. The Host header proves
 * nothing (another site's name may be pointed at this machine), so only names of this machine and
 * PUBLIC_URL are accepted.
 */
export function requireSameOrigin(c: Context, publicUrl: string | undefined): void {
  if (safeMethods.has(c.req.method)) return;
  const site = c.req.header("sec-fetch-site");
  if (site !== undefined && site !== "same-origin" && site !== "none")
    throw new CodedError("FORBIDDEN_ORIGIN");
  const origin = c.req.header("origin");
  if (origin === undefined) return;
  if (!URL.canParse(origin)) throw new CodedError("FORBIDDEN_ORIGIN");
  if (publicUrl !== undefined && new URL(origin).origin === new URL(publicUrl).origin) return;
  const { host } = new URL(c.req.url);
  if (!isLoopbackHost(host) || new URL(origin).host !== host) throw new CodedError("FORBIDDEN_ORIGIN");
}
