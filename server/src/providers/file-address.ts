/**
 * Signed addresses of files on disk. The signature covers the name, the expiry and how the file is handed out, so
 * an address opens exactly one file until its time and cannot be guessed or changed.
 */
import { sign, verifySignature } from "#server/privacy/keys.ts";
import type { SignedUrlOptions } from "#server/providers/storage.ts";

export const filesPath = "/api/documents/files";

const payload = (name: string, expires: string, as: string) => `${name}\n${expires}\n${as}`;

/** `expires` in seconds since 1970. */
export function fileAddress(key: Buffer, name: string, expires: number, { as }: SignedUrlOptions): string {
  const query = new URLSearchParams({
    expires: String(expires),
    as,
    signature: sign(key, payload(name, String(expires), as)),
  });
  return `${filesPath}/${encodeURIComponent(name)}?${query}`;
}

/** How the file may be handed out, or null when the address was changed, is over or is not ours. */
export function readFileAddress(
  key: Buffer,
  name: string,
  query: { expires?: string | undefined; as?: string | undefined; signature?: string | undefined },
  now: number,
): SignedUrlOptions | null {
  const { expires = "", as = "", signature = "" } = query;
  if (!verifySignature(key, payload(name, expires, as), signature)) return null;
  if (!/^\d+$/.test(expires) || Number(expires) * 1000 <= now) return null;
  return as === "inline" || as === "attachment" ? { as } : null;
}
