import type { Caller } from "#server/http/caller.ts";
import { sign, verifySignature } from "#server/privacy/keys.ts";

/** Gateways a pass can open. */
export type Gateway = "assistant" | "voice";

/** Life of a pass in milliseconds. */
export const passLifetime = 10 * 60 * 1000;

/** A pass: `v1.<gateway>.<kind>.<caller id>.<expiry ms>.<signature>`. Opaque to the client. */
export function issuePass(key: Buffer, gateway: Gateway, caller: Caller, now: number): string {
  const body = `v1.${gateway}.${caller.kind}.${caller.id}.${now + passLifetime}`;
  return `${body}.${sign(key, body)}`;
}

/** True when the pass is genuine, for this gateway and caller, and not expired. */
export function passIsValid(
  key: Buffer,
  pass: string,
  gateway: Gateway,
  caller: Caller,
  now: number,
): boolean {
  const cut = pass.lastIndexOf(".");
  const body = pass.slice(0, cut);
  if (cut < 0 || !verifySignature(key, body, pass.slice(cut + 1))) return false;
  const [version, passGateway, kind, id, expiry] = body.split(".");
  return (
    version === "v1" &&
    passGateway === gateway &&
    kind === caller.kind &&
    id === caller.id &&
    Number(expiry) > now
  );
}

/** The pass of an Authorization header, or an empty string. */
export function bearer(header: string | null | undefined): string {
  return /^Bearer\s+(\S+)$/i.exec(header ?? "")?.[1] ?? "";
}
