import type { Context } from "hono";
import { CodedError } from "#server/errors.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses changes that another site asks a visitor's browser to make. Browsers send Sec-Fetch-Site and
 * Origin with those; command-line clients send neither and carry no one's cookies.
 */
export function requireSameOrigin(c: Context, publicUrl: string | undefined): void {
  if (safeMethods.has(c.req.method)) return;
  const site = c.req.header("sec-fetch-site");
  if (site !== undefined && site !== "same-origin" && site !== "none")
    throw new CodedError("FORBIDDEN_ORIGIN");
  const origin = c.req.header("origin");
  if (origin === undefined) return;
  const allowed = new Set([
    new URL(c.req.url).host,
    ...(publicUrl === undefined ? [] : [new URL(publicUrl).host]),
  ]);
  if (!URL.canParse(origin) || !allowed.has(new URL(origin).host)) throw new CodedError("FORBIDDEN_ORIGIN");
}
