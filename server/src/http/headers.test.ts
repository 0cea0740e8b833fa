import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "#server/http/security-headers.ts";
import { says, startFakeProvider } from "#server/testing/fake-provider.ts";
import { openAiAt } from "#server/testing/provider-mock.ts";
import { parseEvents, startTestApp, type Visitor } from "#server/testing/test-app.ts";

const folder = mkdtempSync(join(tmpdir(), "faro-web-"));
afterAll(() => rmSync(folder, { recursive: true }));
const webRoot = join(folder, "client");
mkdirSync(join(webRoot, "landing"), { recursive: true });
mkdirSync(join(webRoot, "assets"));
writeFileSync(join(folder, "csp.json"), JSON.stringify({ "landing/index.html": ["abc123="] }));
writeFileSync(join(webRoot, "landing/index.html"), "<h1>Faro</h1>");
writeFileSync(join(webRoot, "assets/app-1a2b.js"), "export {};");

const provider = await startFakeProvider();
const settings = {
  ...openAiAt(provider.url),
  ELEVENLABS_API_KEY: "x",
  ELEVENLABS_BASE_URL: provider.url,
};
const app = await startTestApp(settings, { webRoot });
provider.answers(async (call) => {
  if (call.path.includes("/chat/")) return await says("Bien.")(call);
  call.response.writeHead(200, {
    "content-type": "audio/mpeg",
    "set-cookie": "provider=1",
    server: "eleven",
  });
  call.response.end("ID3");
});

const bearer = (pass: string) => ({ authorization: `Bearer ${pass}` });
const question = { question: "¿Qué es una visa?" };

async function speech(guest: Visitor): Promise<Response> {
  const headers = bearer(await guest.pass());
  const answer = await (await guest.json("/api/assistant/answers", question, { headers })).text();
  const ticket = parseEvents(answer).find((event) => event.type === "speech")?.ticket;
  return await guest.fetch(`/api/voice/speech/${ticket}`, {
    headers: bearer(await guest.pass("ELEVENLABS_API_KEY")),
  });
}

/** One of every kind of answer the server gives. */
const kinds: [string, number, (guest: Visitor) => Promise<Response>][] = [
  ["JSON", 200, (guest) => guest.fetch("/api/assistant/status")],
  ["health", 200, (guest) => guest.fetch("/api/health")],
  ["OpenAPI", 200, (guest) => guest.fetch("/api/openapi.json")],
  [
    "event stream",
    200,
    async (guest) => guest.json("/api/assistant/answers", question, { headers: bearer(await guest.pass()) }),
  ],
  ["audio", 200, speech],
  ["bad request", 400, (guest) => guest.json("/api/functions/get-secret", {})],
  ["no pass", 401, (guest) => guest.json("/api/assistant/answers", question)],
  [
    "other origin",
    403,
    (guest) => guest.json("/api/functions/get-secret", {}, { headers: { origin: "https://evil.com" } }),
  ],
  ["unknown path of the API", 404, (guest) => guest.fetch("/api/nothing")],
  ["the API's root", 404, (guest) => guest.fetch("/api")],
  ["health, head only", 200, (guest) => guest.fetch("/api/health", { method: "HEAD" })],
  ["other method", 404, (guest) => guest.fetch("/api/health", { method: "PUT" })],
  ["too large", 413, (guest) => guest.json("/api/functions/get-secret", { key: "x".repeat(200_000) })],
  ["page", 200, (guest) => guest.fetch("/landing")],
  ["page again", 304, async (guest) => again(guest, "/landing")],
  ["missing file", 404, (guest) => guest.fetch("/assets/gone.js")],
  ["redirect", 302, (guest) => guest.fetch("/nowhere", { redirect: "manual" })],
];

async function again(guest: Visitor, path: string): Promise<Response> {
  const etag = (await guest.fetch(path)).headers.get("etag") ?? "";
  return await guest.fetch(path, { headers: { "if-none-match": etag } });
}

describe("B5: security headers", () => {
  it.each(kinds)("stand on: %s (%i)", async (_, status, get) => {
    const response = await get(app.visitor());
    await response.arrayBuffer();
    expect(response.status).toBe(status);
    const { headers } = response;
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-request-id": expect.stringMatching(/^[\da-f-]{18}$/),
    });
    const policy = headers.get("content-security-policy") ?? "";
    expect(headers.get("strict-transport-security")).toBeNull();
    for (const name of ["x-powered-by", "server", "access-control-allow-origin"]) {
      expect(headers.get(name)).toBeNull();
    }
    if (/^application\/json|^text\/event-stream/.test(headers.get("content-type") ?? "")) {
      // Nothing runs in data, whoever opens it as a page.
      expect(policy).toBe("default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
      return;
    }
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toMatch(/unsafe|\*|https?:|data:/);
  });

  it("of the API forbid storing its answers, errors included", async () => {
    for (const [name, , get] of kinds) {
      const response = await get(app.visitor());
      await response.arrayBuffer();
      const isApi = new URL(response.url).pathname.startsWith("/api");
      expect(response.headers.get("cache-control") === "no-store", name).toBe(isApi);
    }
  });

  it("of an answer that is still being written keep a proxy from holding it back", async () => {
    const guest = app.visitor();
    const answer = await guest.json("/api/assistant/answers", question, {
      headers: bearer(await guest.pass()),
    });
    await answer.arrayBuffer();
    expect(answer.headers.get("x-accel-buffering")).toBe("no");
    expect((await guest.fetch("/api/health")).headers.get("x-accel-buffering")).toBeNull();
  });

  it("of a page's parts let them do nothing as a page, and are few", async () => {
    const { headers } = await app.visitor().fetch("/assets/app-1a2b.js");
    expect(Object.fromEntries(headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
    for (const name of [
      "etag",
      "x-request-id",
      "permissions-policy",
      "server",
      "access-control-allow-origin",
    ]) {
      expect(headers.get(name)).toBeNull();
    }
  });

  it("let a browser keep hashed files and ask again for pages", async () => {
    const guest = app.visitor();
    const asset = await guest.fetch("/assets/app-1a2b.js");
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await guest.fetch("/landing")).headers.get("cache-control")).toBe("no-cache");
  });

  it("of a page allow its own inline scripts by their hash alone", async () => {
    const policy = (await app.visitor().fetch("/landing")).headers.get("content-security-policy");
    expect(policy).toContain("script-src 'self' 'sha256-abc123=';");
  });

  it("B5: leave the strings of the gateway's own script alone, on the pages of the card form only", () => {
    const card = { script: "https://js.gateway.example/v1/Accept.js", api: "https://api.gateway.example" };
    expect(contentSecurityPolicy([], false, card)).not.toContain("trusted-types");
    expect(contentSecurityPolicy([], false, card)).toContain("script-src 'self' https://js.gateway.example;");
    expect(contentSecurityPolicy([], true)).toContain("require-trusted-types-for 'script'");
  });

  it("demand https where people open an https address", async () => {
    const secure = await startTestApp({ PUBLIC_URL: "https://faro.example" });
    for (const path of ["/api/health", "/api/nothing"]) {
      const { headers } = await secure.visitor().fetch(path);
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
    }
  });

  it("of a provider do not travel on", async () => {
    const { headers } = await speech(app.visitor());
    expect(headers.get("set-cookie")).toBeNull();
  });
});
