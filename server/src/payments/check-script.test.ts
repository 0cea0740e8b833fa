import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { parseEnv } from "#server/env.ts";
import { checkScript } from "#server/payments/check-script.ts";
import { nightlyQueue } from "#server/payments/work.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const script = { status: 200, type: "text/javascript", body: "window.Accept = 1;" };
const server = createServer((_, response) => {
  response.writeHead(script.status, { "content-type": script.type });
  response.end(script.body);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const settings = {
  AUTHNET_LOGIN_ID: "login",
  AUTHNET_TRANSACTION_KEY: "key",
  AUTHNET_SIGNATURE_KEY: "signature",
  AUTHNET_CLIENT_KEY: "client",
  AUTHNET_BASE_URL: origin,
  AUTHNET_SCRIPT_URL: `${origin}/v1/Accept.js`,
  AUTHNET_TIMEOUT: "500",
};
const serve = (body: string, status = 200, type = "text/javascript") =>
  Object.assign(script, { body, status, type });
const sha256 = (body: string) => createHash("sha256").update(body).digest("hex");

it("G6: the first script counts; a changed one is an alert in the log each day until it is approved", async () => {
  serve("window.Accept = 1;");
  const app = await startTestApp(settings);
  const alerts = () => app.logLines.filter((line) => line.includes("card-script-changed"));
  expect(await checkScript(app.services)).toBe("same");
  expect(await checkScript(app.services)).toBe("same");
  serve("window.Accept = 2;");
  expect(await checkScript(app.services)).toBe("changed");
  // The nightly job, as it runs by itself.
  await app.services.jobs.send(nightlyQueue, {});
  await app.runJobs();
  expect(alerts()).toHaveLength(2);
  expect(JSON.parse(alerts()[0] ?? "{}")).toMatchObject({
    level: 50,
    sha256: sha256("window.Accept = 2;"),
    approved: [sha256("window.Accept = 1;")],
  });
  const approved = await startTestApp(
    { ...settings, AUTHNET_SCRIPT_SHA256: `${sha256("old")},${sha256("window.Accept = 2;").toUpperCase()}` },
    { databaseUrl: app.databaseUrl },
  );
  expect(await checkScript(approved.services)).toBe("same");
  serve("window.Accept = 1;");
  expect(await checkScript(approved.services)).toBe("changed");
});

it.each([
  ["an error", () => serve("no", 500)],
  ["a page instead of a script", () => serve("<html></html>", 200, "text/html")],
  ["nothing", () => serve("")],
])("%s is a warning and approves nothing", async (_, prepare) => {
  prepare();
  const app = await startTestApp(settings);
  expect(await checkScript(app.services)).toBe("unreachable");
  serve("window.Accept = 1;");
  expect(await checkScript(app.services)).toBe("same");
});

it("the sandbox has no foreign script", async () => {
  expect(await checkScript((await startTestApp()).services)).toBe("no script");
});

it("a hash that is none stops the start", () => {
  expect(() => parseEnv({ AUTHNET_SCRIPT_SHA256: "abc" })).toThrow(/AUTHNET_SCRIPT_SHA256/);
});
