import { decodeJwt, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const refresh = (refresh_token: string, on = app) => on.visitor().json("/api/auth/token", { refresh_token });
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

describe("a session", () => {
  it("opens the API with its access token, without a cookie and without reading the database", async () => {
    const ana = await app.signedUp();
    const response = await app.request("/api/auth/user", {
      headers: { authorization: `Bearer ${ana.accessToken}` },
    });
    expect(await response.json()).toEqual({ id: ana.userId, email: ana.email, name: "Ana" });
  });

  it("asks for a new token when the access token has expired, is changed or is nobody's", async () => {
    const ana = await app.signedUp();
    const changed = `${ana.accessToken.slice(0, -2)}AA`;
    for (const token of [changed, "a.b.c", "x"]) {
      const response = await app.request("/api/auth/user", { headers: { authorization: `Bearer ${token}` } });
      expect([response.status, await codeOf(response)]).toEqual([401, "UNAUTHORIZED"]);
    }
    const later = await startTestApp({}, { databaseUrl: app.databaseUrl });
    later.advance(10 * 60 * 1000 + 1000);
    const response = await later.request("/api/auth/user", {
      headers: { authorization: `Bearer ${ana.accessToken}` },
    });
    expect(await codeOf(response)).toBe("UNAUTHORIZED");
  });

  it("B3: takes no token that was forged", async () => {
    const [ana, eva] = [await app.signedUp(), await app.signedUp()];
    const { access } = app.services.keys;
    const claims = decodeJwt(ana.accessToken);
    const now = Math.floor(Date.now() / 1000);
    const signed = (changed: object, key: Parameters<SignJWT["sign"]>[0] = access, alg = "HS256") =>
      new SignJWT({ ...claims, ...changed }).setProtectedHeader({ alg }).sign(key);
    const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
    const [head = "", , tail = ""] = ana.accessToken.split(".");
    const edited = Buffer.from(JSON.stringify({ ...claims, sub: eva.userId })).toString("base64url");
    const forged: Record<string, string> = {
      "no algorithm": new UnsecuredJWT(claims).encode(),
      "another subject under the old signature": `${head}.${edited}.${tail}`,
      "another key": await signed({}, Buffer.alloc(32, 1)),
      "a public key used as a secret": await signed({}, Buffer.from(await exportSPKI(publicKey))),
      RS256: await signed({}, privateKey, "RS256"),
      HS512: await signed({}, access, "HS512"),
      "another issuer": await signed({ iss: "evil" }),
      "another audience": await signed({ aud: "evil" }),
      "no audience": await signed({ aud: undefined }),
      "no subject": await signed({ sub: undefined }),
      "no session": await signed({ sid: undefined }),
      "no end": await signed({ exp: undefined }),
      over: await signed({ exp: now - 1 }),
    };
    // The way they are made is right: the same without a change opens.
    const open = async (token: string) =>
      (await app.request("/api/auth/user", { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await open(await signed({}))).toBe(200);
    for (const [what, token] of Object.entries(forged))
      expect([what, await open(token)]).toEqual([what, 401]);
  });

  it("is kept by a refresh token that is used once", async () => {
    const ana = await app.signedUp();
    const next = (await (await refresh(ana.session.refresh_token)).json()) as typeof ana.session;
    expect(next.refresh_token).not.toBe(ana.session.refresh_token);
    expect(next.user).toEqual(ana.session.user);
    ana.accessToken = next.access_token;
    expect((await ana.fetch("/api/profile")).status).toBe(200);
  });

  it("B1: an old refresh token ends the whole session; two tabs at once both stay in", async () => {
    const mine = await startTestApp();
    const ana = await mine.signedUp();
    const first = ana.session.refresh_token;
    const both = await Promise.all([refresh(first, mine), refresh(first, mine)]);
    expect(both.map((response) => response.status)).toEqual([200, 200]);
    const [one, two] = (await Promise.all(both.map((response) => response.json()))) as (typeof ana.session)[];
    expect((await refresh(one?.refresh_token ?? "", mine)).status).toBe(200);

    mine.advance(11_000);
    const replay = await refresh(first, mine);
    expect([replay.status, await codeOf(replay)]).toEqual([401, "REFRESH_TOKEN_NOT_FOUND"]);
    expect(await codeOf(await refresh(two?.refresh_token ?? "", mine))).toBe("REFRESH_TOKEN_NOT_FOUND");
    ana.accessToken = two?.access_token ?? "";
    expect((await ana.fetch("/api/profile")).status).toBe(401);
  });

  it("B1: a refresh whose answer was lost is repeated; its void successor ends the session", async () => {
    const mine = await startTestApp();
    const ana = await mine.signedUp();
    const first = ana.session.refresh_token;
    const lost = (await (await refresh(first, mine)).json()) as typeof ana.session;
    for (let again = 0; again < 2; again += 1) {
      mine.advance(60_000);
      expect((await refresh(first, mine)).status).toBe(200);
    }
    mine.advance(60_000);
    const arrived = (await (await refresh(first, mine)).json()) as typeof ana.session;
    const next = (await (await refresh(arrived.refresh_token, mine)).json()) as typeof ana.session;
    ana.accessToken = next.access_token;
    expect((await ana.fetch("/api/profile")).status).toBe(200);
    // One chain: what was never received is no second way in.
    expect(await codeOf(await refresh(lost.refresh_token, mine))).toBe("REFRESH_TOKEN_NOT_FOUND");
    expect((await ana.fetch("/api/profile")).status).toBe(401);
  });

  it("B1: the first token again, after its successor was used, ends the session", async () => {
    const mine = await startTestApp();
    const ana = await mine.signedUp();
    const next = (await (await refresh(ana.session.refresh_token, mine)).json()) as typeof ana.session;
    mine.advance(60_000);
    expect((await refresh(next.refresh_token, mine)).status).toBe(200);
    expect((await refresh(ana.session.refresh_token, mine)).status).toBe(401);
    expect((await refresh(next.refresh_token, mine)).status).toBe(401);
  });

  it("B2: after signing out the access token is refused on every copy of the server, and no refresh works", async () => {
    const copy = await startTestApp({}, { databaseUrl: app.databaseUrl });
    const ana = await app.signedUp();
    const heard = new Promise<void>((resolve) => {
      void copy.services.listener.listen("faro_revoked", { notified: () => resolve() });
    });
    expect((await ana.json("/api/auth/sign-out", {})).status).toBe(200);
    await heard;
    const headers = { authorization: `Bearer ${ana.accessToken}` };
    for (const server of [app, copy]) {
      expect((await server.request("/api/profile", { headers })).status).toBe(401);
    }
    expect(await codeOf(await refresh(ana.session.refresh_token))).toBe("REFRESH_TOKEN_NOT_FOUND");
    // A copy that starts later knows it from the table.
    const late = await startTestApp({}, { databaseUrl: app.databaseUrl });
    expect((await late.request("/api/profile", { headers })).status).toBe(401);
  });

  it("is listed with its device and can be ended from another one, by its owner only", async () => {
    const ana = await app.signedUp();
    const other = await app.signedUp();
    const phone = app.visitor();
    const signedIn = await phone.json(
      "/api/auth/sign-in",
      { email: ana.email, password: ana.password },
      { headers: { "user-agent": "Mozilla/5.0 (Linux; Android 13) Chrome/120 Mobile Safari/537.36" } },
    );
    phone.accessToken = ((await signedIn.json()) as typeof ana.session).access_token;
    const devices = (await (await ana.fetch("/api/auth/sessions")).json()) as {
      id: string;
      device: string;
      current: boolean;
    }[];
    expect(devices.map((device) => [device.device, device.current]).toSorted()).toEqual(
      [
        ["Chrome en Android", false],
        ["Otro dispositivo", true],
      ].toSorted(),
    );
    const id = devices.find((device) => !device.current)?.id;
    expect((await other.fetch(`/api/auth/sessions/${id}`, { method: "DELETE" })).status).toBe(404);
    expect((await phone.fetch("/api/profile")).status).toBe(200);
    expect((await ana.fetch(`/api/auth/sessions/${id}`, { method: "DELETE" })).status).toBe(200);
    expect((await phone.fetch("/api/profile")).status).toBe(401);
    expect((await ana.fetch("/api/profile")).status).toBe(200);
  });
});
