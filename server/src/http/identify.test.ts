import { describe, expect, it } from "vitest";
import { issueAccessToken } from "#server/accounts/access-token.ts";
import { identify } from "#server/http/identify.ts";
import { deriveKeys } from "#server/privacy/keys.ts";
import type { Services } from "#server/services.ts";

const keys = deriveKeys("a secret of this test and of nothing else");
const user = { id: crypto.randomUUID(), sessionId: crypto.randomUUID() };
const ended = { id: user.id, sessionId: crypto.randomUUID() };

/** Services without a database: asking for it, or for anything else that could reach it, fails the test. */
const services = new Proxy({} as Services, {
  get(_target, name) {
    if (name === "keys") return keys;
    if (name === "now") return Date.now;
    if (name === "revocations") return { has: (id: string) => id === ended.sessionId };
    throw new Error(`identify() asked for services.${String(name)}`);
  },
});
const bearer = async (whose: typeof user) =>
  `Bearer ${await issueAccessToken(keys.access, whose, Date.now())}`;

describe("identify", () => {
  it("knows a signed-in person without reading the database", async () => {
    expect(await identify(services, await bearer(user))).toEqual(user);
  });

  it("refuses an ended session and a bad token without reading it either", async () => {
    await expect(identify(services, await bearer(ended))).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(identify(services, "Bearer x.y.z")).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  it("takes nobody for a guest's lack of a token", async () => {
    expect(await identify(services, undefined)).toBeNull();
  });
});
