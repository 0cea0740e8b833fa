import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { startTestApp } from "#server/testing/test-app.ts";

const app = await startTestApp({ PUBLIC_URL: "https://faro.example" });
const host = new URL(app.origin).host;

/** Status of a change with any Host, which `fetch` would not send. */
function rawStatus(origin: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const path = "/api/functions/get-secret";
    const sent = request({ host: hostname, port, path, method: "POST", headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on("error", reject).end('{"key":"OPENAI_API_KEY"}');
  });
}

async function change(headers: Record<string, string>) {
  return await app.visitor().json("/api/functions/get-secret", { key: "OPENAI_API_KEY" }, { headers });
}

describe("B7: a change asked for by another site (CSRF)", () => {
  it.each([
    ["https://evil.com"],
    ["http://sub.evil.com"],
    ["null"],
    [""],
    ["not a url"],
    ["file://"],
    [`http://${host}.evil.com`],
    [`http://evil.com/${host}`],
    ["http://127.0.0.1:1"],
    ["https://faro.example.evil.com"],
    ["https://sub.faro.example"],
    ["https://faro.example:8443"],
  ])("is refused with Origin %j, and makes no guest", async (origin) => {
    const response = await change({ origin });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      code: "FORBIDDEN_ORIGIN",
      message: "Esta solicitud viene de otra página y no se aceptó.",
    });
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  });

  it.each(["cross-site", "same-site"])("is refused with Sec-Fetch-Site %s", async (site) => {
    expect((await change({ "sec-fetch-site": site })).status).toBe(403);
    expect((await change({ "sec-fetch-site": site, origin: app.origin })).status).toBe(403);
  });

  it.each([
    ["no Origin (a command line)", {}],
    ["the server's own", { origin: app.origin }],
    ["the public address", { origin: "https://faro.example" }],
    ["a browser's same-origin request", { origin: app.origin, "sec-fetch-site": "same-origin" }],
    ["an address typed by the user", { "sec-fetch-site": "none" }],
  ])("is accepted with %s", async (_, headers) => {
    expect((await change(headers)).status).toBe(200);
  });

  it("is refused by a name that is pointed at this machine, although Host and Origin agree", async () => {
    const plain = await startTestApp();
    for (const name of ["rebound.evil.com", "localhost.evil.com", "192.168.1.20", "127.0.0.1.evil.com"]) {
      const headers = {
        host: `${name}:3000`,
        origin: `http://${name}:3000`,
        "content-type": "application/json",
      };
      expect(await rawStatus(plain.origin, headers), name).toBe(403);
    }
    for (const name of ["localhost", "127.0.0.1", "[::1]", "127.0.0.2"]) {
      const headers = {
        host: `${name}:3000`,
        origin: `http://${name}:3000`,
        "content-type": "application/json",
      };
      expect(await rawStatus(plain.origin, headers), name).toBe(200);
    }
  });

  it("is refused with the public name under the wrong scheme", async () => {
    expect((await change({ origin: "http://faro.example" })).status).toBe(403);
  });

  it.each(["POST", "DELETE", "PUT", "PATCH"])("is refused for every changing method: %s", async (method) => {
    const response = await app
      .visitor()
      .fetch("/api/assistant/context", { method, headers: { origin: "https://evil.com" } });
    expect(response.status).toBe(403);
  });

  it("is refused as a form, which needs no preflight", async () => {
    const response = await app.visitor().fetch("/api/functions/get-secret", {
      method: "POST",
      body: '{"key":"OPENAI_API_KEY"}',
      headers: { "content-type": "text/plain", origin: "https://evil.com" },
    });
    expect(response.status).toBe(403);
  });

  it("may read, but a browser will not show it the answer", async () => {
    const response = await app.visitor().fetch("/api/health", { headers: { origin: "https://evil.com" } });
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(response.headers.get("cross-origin-resource-policy")).toBe("same-origin");
  });

  it("gets no permission by a preflight", async () => {
    const response = await app.visitor().fetch("/api/functions/get-secret", {
      method: "OPTIONS",
      headers: { origin: "https://evil.com", "access-control-request-method": "POST" },
    });
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(response.headers.get("access-control-allow-methods")).toBeNull();
  });
});
