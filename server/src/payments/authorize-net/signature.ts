import { createHmac, timingSafeEqual } from "node:crypto";

const form = /^sha512=([0-9A-F]{128})$/i;

/**
 * Whether `header` (X-ANET-Signature) signs exactly these bytes: HMAC-SHA512 in hexadecimal, compared in constant
 * time. The key counts as literal text, as the published example does.
 */
export function webhookIsGenuine(
  body: Uint8Array,
  header: string | undefined,
  signatureKey: string,
): boolean {
  const given = form.exec(header ?? "")?.[1];
  if (given === undefined) return false;
  const expected = createHmac("sha512", signatureKey).update(body).digest();
  return timingSafeEqual(Buffer.from(given, "hex"), expected);
}
