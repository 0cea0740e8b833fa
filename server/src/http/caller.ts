/** Who is asking: a guest with a signed cookie, or a signed-in person. */
import { randomUUID } from "node:crypto";
import { type Keys, sign, verifySignature } from "#server/privacy/keys.ts";

export type Caller = { kind: "guest"; id: string } | { kind: "user"; id: string; sessionId: string };

export const guestCookieName = "faro_guest";
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const ninetyDays = 90 * 24 * 60 * 60;

function cookieValue(header: string | null | undefined, name: string): string | undefined {
  for (const part of (header ?? "").split(";")) {
    const [key, ...rest] = part.trim().split("=");
    if (key === name) return rest.join("=");
  }
  return undefined;
}

/** The guest of a Cookie header, or null when there is none or its signature is wrong. */
export function readGuest(cookieHeader: string | null | undefined, keys: Keys): Caller | null {
  const value = cookieValue(cookieHeader, guestCookieName);
  const [id = "", signature = ""] = value?.split(".") ?? [];
  if (!uuid.test(id) || !verifySignature(keys.cookie, id, signature)) return null;
  return { kind: "guest", id };
}

/** A new guest and the Set-Cookie header that makes the browser remember it. */
export function newGuest(keys: Keys, secure: boolean): { caller: Caller; setCookie: string } {
  const id = randomUUID();
  const attributes = [
    "Path=/",
    `Max-Age=${ninetyDays}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(secure ? ["Secure"] : []),
  ];
  return {
    caller: { kind: "guest", id },
    setCookie: `${guestCookieName}=${id}.${sign(keys.cookie, id)}; ${attributes.join("; ")}`,
  };
}
