import { describe, expect, it } from "vitest";
import { guestCookieName, newGuest, readGuest } from "#server/http/caller.ts";
import { deriveKeys } from "#server/privacy/keys.ts";

const keys = deriveKeys("a secret for the cookie tests, 32 or more");

function cookieOf(setCookie: string): string {
  return setCookie.split(";")[0] ?? "";
}

describe("the guest cookie", () => {
  it("is read back, also among other cookies", () => {
    const { caller, setCookie } = newGuest(keys, false);
    const cookie = cookieOf(setCookie);
    expect(readGuest(cookie, keys)).toEqual(caller);
    expect(readGuest(`a=1; ${cookie}; b=${guestCookieName}=x`, keys)).toEqual(caller);
  });

  it("is HttpOnly, SameSite, and Secure where the site is https", () => {
    expect(newGuest(keys, false).setCookie).toMatch(/; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/);
    expect(newGuest(keys, true).setCookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
  });

  it("differs for every guest", () => {
    expect(newGuest(keys, false).caller.id).not.toBe(newGuest(keys, false).caller.id);
  });

  const { caller, setCookie } = newGuest(keys, false);
  const [, signature = ""] = cookieOf(setCookie).split(".");
  const other = newGuest(keys, false).caller;
  it.each([
    ["no header", undefined],
    ["an empty header", ""],
    ["another cookie", "faro=1"],
    ["no signature", `${guestCookieName}=${caller.id}`],
    ["an empty signature", `${guestCookieName}=${caller.id}.`],
    ["a changed id", `${guestCookieName}=${other.id}.${signature}`],
    ["a truncated signature", `${guestCookieName}=${caller.id}.${signature.slice(0, -1)}`],
    ["no UUID", `${guestCookieName}=1 or 1=1.${signature}`],
    [
      "another secret's",
      cookieOf(newGuest(deriveKeys("another secret, 32 characters long"), false).setCookie),
    ],
    ["signs that are no ASCII", `${guestCookieName}=${caller.id}.ñññ`],
  ])("is refused with %s", (_, header) => {
    expect(readGuest(header, keys)).toBeNull();
  });
});
