import type { MiddlewareHandler } from "hono";

/** Where the conversion event of an advertisement goes, as an image: no foreign script runs here. */
const conversionHosts =
  "https://www.googleadservices.com https://googleads.g.doubleclick.net https://www.google.com";

/** Where the card gateway's script comes from and where it sends the card; for the pages of the card form alone. */
export interface CardOrigins {
  script: string;
  api: string;
}

/** Content-Security-Policy without inline scripts; pages that need some add their hashes. */
export function contentSecurityPolicy(
  scriptHashes: string[] = [],
  conversions = false,
  card: CardOrigins | null = null,
): string {
  const hashes = scriptHashes.map((hash) => `'sha256-${hash}'`);
  const scripts = ["'self'", ...hashes, ...(card === null ? [] : [new URL(card.script).origin])].join(" ");
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    // Toasts and dialogs place <style> elements at run time; scripts stay strict.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${conversions ? ` ${conversionHosts}` : ""}`,
    "media-src 'self' blob: data:",
    `connect-src 'self'${card === null ? "" : ` ${new URL(card.api).origin}`}`,
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The gateway's script is not ours: what it writes on its pages cannot be promised. Everywhere else no string becomes
    // markup or a script (web/app/lib/trusted-types.ts).
    ...(card === null ? ["require-trusted-types-for 'script'", "trusted-types default"] : []),
  ].join("; ");
}

/** For a script, a style sheet or a picture: opened as a page it may do nothing at all. */
export const partPolicy = "default-src 'none'; frame-ancestors 'none'";

/** For data: nothing runs in JSON or in a stream of events, and a phone pays for every answer's headers. */
export const dataPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

function isData(headers: Headers): boolean {
  return /^(?:application\/json|text\/event-stream)/.test(headers.get("content-type") ?? "");
}

/** True for the headers of an answer that is a part of a page; a phone pays for each of its dozen. */
export function isPart(headers: Headers): boolean {
  return headers.get("content-security-policy") === partPolicy;
}

/** Headers of every answer. HSTS only where the address people open is https. */
export function securityHeaders(https: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set("x-content-type-options", "nosniff");
    if (https) headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
    // What follows is for documents and data; the parts of a page are the same for everybody and say nothing of anyone.
    if (isPart(headers)) return;
    headers.set("cross-origin-resource-policy", "same-origin");
    headers.set("referrer-policy", "no-referrer");
    headers.set("x-frame-options", "DENY");
    headers.set("cross-origin-opener-policy", "same-origin");
    if (isData(headers)) {
      headers.set("content-security-policy", dataPolicy);
      return;
    }
    headers.set(
      "permissions-policy",
      "microphone=(self), camera=(self), geolocation=(), payment=(self), interest-cohort=()",
    );
    if (!headers.has("content-security-policy"))
      headers.set("content-security-policy", contentSecurityPolicy());
  };
}
