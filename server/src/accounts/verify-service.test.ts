import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { newPhone } from "#server/testing/outbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { whenDone } from "#server/testing/when-done.ts";

/** Speaks as the verification service does; its checks fail until it is well. */
const service = { well: false };
const server = createServer((request, response) => {
  request.resume();
  const check = request.url?.endsWith("/VerificationCheck") === true;
  const status = check ? (service.well ? 200 : 503) : 201;
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify({ sid: "VE1", status: check ? "approved" : "pending", valid: check }));
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
whenDone(async () => void server.close());

const app = await startTestApp({
  TWILIO_ACCOUNT_SID: "AC0123",
  TWILIO_AUTH_TOKEN: "token-canary",
  TWILIO_VERIFY_SERVICE_SID: "VA9",
  TWILIO_VERIFY_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
});

describe("a code that a verification service checks", () => {
  it("cannot be checked while the service is away, in the spec's words, and is good afterwards", async () => {
    const phone = newPhone();
    const visitor = app.visitor();
    const started = await visitor.json("/api/auth/otp", { phone, firstName: "Luz" });
    const { challenge } = (await started.json()) as { challenge: string };
    const verify = () =>
      visitor.json("/api/auth/verify", { phone: `+1${phone}`, token: "123456", challenge });
    const away = await verify();
    expect([away.status, await away.json()]).toEqual([
      502,
      expect.objectContaining({ code: "CODE_CHECK_FAILED", message: "Error al verificar el código" }),
    ]);
    service.well = true;
    const session = await verify();
    expect(await session.json()).toMatchObject({ created: true, user: { name: "Luz" } });
    expect(app.logLines.join("")).not.toMatch(/canary|123456/);
  });
});
