import type { Caller } from "#server/http/caller.ts";
import { sign, verifySignature } from "#server/privacy/keys.ts";

/** Gateways a pass can open. */
export type Gateway = "assistant" | "voice";

/** Life of a pass in milliseconds. */
export const passLifetime = 10 * 60 * 1000;

const sessionOf = (caller: Caller) => (caller.kind === "user" ? caller.sessionId : "-");

/** A pass: `v1.<gateway>.<kind>.<caller id>.<session id>.<expiry ms>.<signature>`. Opaque to the client. */
export function issuePass(key: Buffer, gateway: Gateway, caller: Caller, now: number): string {
  const body = `v1.${gateway}.${caller.kind}.${caller.id}.${sessionOf(caller)}.${now + passLifetime}`;
  return `${body}.${sign(key, body)}`;
}

/** Whose pass it is and which gateway it opens; null when it is not genuine or has expired. */
export function readPass(key: Buffer, pass: string, now: number): { gateway: string; caller: Caller } | null {
  const cut = pass.lastIndexOf(".");
  const body = pass.slice(0, cut);
  if (cut < 0 || !verifySignature(key, body, pass.slice(cut + 1))) return null;
  const [version, gateway = "", kind, id = "", sessionId = "", expiry] = body.split(".");
  if (version !== "v1" || !(Number(expiry) > now)) return null;
  return { gateway, caller: kind === "user" ? { kind: "user", id, sessionId } : { kind: "guest", id } };
}

/** True when the pass is genuine, for this gateway and caller, and not expired. */
export function passIsValid(
  key: Buffer,
  pass: string,
  gateway: Gateway,
  caller: Caller,
  now: number,
): boolean {
  const read = readPass(key, pass, now);
  return (
    read?.gateway === gateway &&
    read.caller.kind === caller.kind &&
    read.caller.id === caller.id &&
    sessionOf(read.caller) === sessionOf(caller)
  );
}

/** The pass of an Authorization header, or an empty string. */
export function bearer(header: string | null | undefined): string {
  return /^Bearer\s+(\S+)$/i.exec(header ?? "")?.[1] ?? "";
}
