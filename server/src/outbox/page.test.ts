import { request as httpRequest } from "node:http";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "#server/testing/test-app.ts";

const secret = "a-secret-of-more-than-thirty-two-characters";

/** A request with any Host and headers, which `fetch` would not send. */
function get(app: TestApp, headers: Record<string, string>, path = "/dev/outbox.json"): Promise<number> {
  return new Promise((resolve, reject) => {
    const url = new URL(app.origin);
    httpRequest({ host: url.hostname, port: url.port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });
}

async function fill(app: TestApp) {
  await app.services.mail.send({
    to: "ana@example.org",
    subject: "Tu contraseña <nueva>",
    text: "Abre https://faro.example.org/reset?a=1&b=2.\n<script>alert(1)</script>",
    kind: "password-reset",
    language: "es",
  });
  app.advance(1000);
  await app.services.sms.send({ to: "+15017122661", body: "Faro: hola", kind: "test" });
}

describe("/dev/outbox", () => {
  it("shows what would have been sent, newest first, in both languages", async () => {
    const app = await startTestApp();
    await fill(app);
    const { messages } = (await (await app.request("/dev/outbox.json")).json()) as { messages: object[] };
    expect(messages).toMatchObject([
      { channel: "sms", kind: "test", recipient: "+15017122661", subject: "", text: "Faro: hola" },
      {
        channel: "mail",
        kind: "password-reset",
        recipient: "ana@example.org",
        subject: "Tu contraseña <nueva>",
      },
    ]);
    const response = await app.request("/dev/outbox");
    expect(response.headers.get("content-type")).toMatch(/^text\/html/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const spanish = await response.text();
    expect(spanish).toContain('<html lang="es">');
    expect(spanish.indexOf("+15017122661")).toBeLessThan(spanish.indexOf("ana@example.org"));
    expect(spanish).toContain('<a href="https://faro.example.org/reset?a=1&amp;b=2">');
    expect(spanish).not.toContain("<script>");
    expect(spanish).not.toContain("<nueva>");
    const english = await (await app.request("/dev/outbox?lang=en&refresh=1")).text();
    expect(english).toContain('<html lang="en">');
    expect(english).toContain('http-equiv="refresh"');
  });

  it("keeps messages sealed and for 24 hours", async () => {
    const app = await startTestApp();
    await fill(app);
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    const { rows } = await client.query(
      "select encode(recipient, 'escape') || encode(body, 'escape') as raw from outbox_messages",
    );
    await client.end();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/ana@example|7122661|Abre|hola/);
    app.advance(24 * 60 * 60 * 1000 + 2000);
    expect(await (await app.request("/dev/outbox.json")).json()).toEqual({ messages: [] });
    expect(await (await app.request("/dev/outbox")).text()).toContain("Todavía no hay mensajes.");
  });

  it.each([
    ["another host name", { host: "evil.example" }],
    ["a name that begins like ours", { host: "localhost.evil.example" }],
    ["a forwarded request", { "x-forwarded-for": "198.51.100.7" }],
    ["a proxy", { via: "1.1 proxy" }],
  ])("is not there for %s", async (_what, headers) => {
    const app = await startTestApp();
    expect(await get(app, headers)).toBe(404);
    expect(await get(app, headers, "/dev/outbox")).toBe(404);
  });

  it.each(["localhost", "127.0.0.1:3000", "[::1]:3000"])("is there for %s", async (host) => {
    expect(await get(await startTestApp(), { host })).toBe(200);
  });

  it.each([
    ["in production", { NODE_ENV: "production", FARO_SECRET: secret }],
    ["on a public address", { HOST: "0.0.0.0" }],
    [
      "when both channels have a provider",
      {
        ...{ SMTP_URL: "smtp://127.0.0.1:2525", MAIL_FROM: "faro@example.org" },
        ...{ TWILIO_ACCOUNT_SID: "AC1", TWILIO_AUTH_TOKEN: "t", TWILIO_FROM: "+15005550006" },
      },
    ],
  ])("is not there %s", async (_when, settings) => {
    const app = await startTestApp(settings);
    expect(await get(app, { host: "localhost" })).toBe(404);
    expect(await get(app, { host: "localhost" }, "/dev/outbox")).toBe(404);
  });
});
