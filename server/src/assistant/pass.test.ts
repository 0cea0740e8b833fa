import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { bearer, issuePass, passIsValid, passLifetime } from "#server/assistant/pass.ts";
import type { Caller } from "#server/http/caller.ts";
import { deriveKeys, sign } from "#server/privacy/keys.ts";

const { pass: key, cookie: otherKey } = deriveKeys("a secret for the pass tests, 32 or more");
const now = 1_790_000_000_000;
const caller: Caller = { kind: "guest", id: randomUUID() };
const pass = issuePass(key, "assistant", caller, now);

describe("a pass", () => {
  it("opens its gateway for its caller for ten minutes", () => {
    expect(passLifetime).toBe(600_000);
    expect(passIsValid(key, pass, "assistant", caller, now)).toBe(true);
    expect(passIsValid(key, pass, "assistant", caller, now + passLifetime - 1)).toBe(true);
  });

  it("expires", () => {
    expect(passIsValid(key, pass, "assistant", caller, now + passLifetime)).toBe(false);
  });

  it("is for one gateway", () => {
    expect(passIsValid(key, pass, "voice", caller, now)).toBe(false);
    const voice = issuePass(key, "voice", caller, now);
    expect(passIsValid(key, voice, "voice", caller, now)).toBe(true);
    expect(passIsValid(key, voice, "assistant", caller, now)).toBe(false);
  });

  it("is for one caller", () => {
    expect(passIsValid(key, pass, "assistant", { kind: "guest", id: randomUUID() }, now)).toBe(false);
    const user: Caller = { kind: "user", id: caller.id, sessionId: randomUUID() };
    expect(passIsValid(key, pass, "assistant", user, now)).toBe(false);
    const hers = issuePass(key, "assistant", user, now);
    expect(passIsValid(key, hers, "assistant", user, now)).toBe(true);
    expect(passIsValid(key, hers, "assistant", { ...user, sessionId: randomUUID() }, now)).toBe(false);
  });

  it("cannot be forged", () => {
    const body = pass.slice(0, pass.lastIndexOf("."));
    const later = body.replace(/\d+$/, String(now + 10 * passLifetime));
    const forged = [
      `${later}${pass.slice(pass.lastIndexOf("."))}`,
      `${body}.${sign(otherKey, body)}`,
      `${body}.`,
      body,
      issuePass(otherKey, "assistant", caller, now),
      pass.replace("v1.", "v2."),
    ];
    for (const value of forged) expect(passIsValid(key, value, "assistant", caller, now)).toBe(false);
    const oldVersion = body.replace("v1.", "v0.");
    const signed = `${oldVersion}.${sign(key, oldVersion)}`;
    expect(passIsValid(key, signed, "assistant", caller, now)).toBe(false);
    const endless = body.replace(/\d+$/, "never");
    expect(passIsValid(key, `${endless}.${sign(key, endless)}`, "assistant", caller, now)).toBe(false);
  });

  it("is refused however it was cut", () => {
    for (let length = 0; length < pass.length; length += 1) {
      expect(passIsValid(key, pass.slice(0, length), "assistant", caller, now)).toBe(false);
    }
  });
});

describe("the Authorization header", () => {
  it.each([
    ["Bearer abc", "abc"],
    ["bearer abc", "abc"],
    ["Bearer  abc", "abc"],
    ["Basic abc", ""],
    ["Bearer", ""],
    ["Bearer a b", ""],
    ["", ""],
    [undefined, ""],
    [null, ""],
  ])("%j carries %j", (header, expected) => {
    expect(bearer(header)).toBe(expected);
  });
});
