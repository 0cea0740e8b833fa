import { describe, expect, it } from "vitest";
import { parseEnv, SettingError } from "#server/env.ts";
import { subscriber, subscriptionOf } from "#server/payments/testing/buy.ts";
import { startTestApp } from "#server/testing/test-app.ts";

describe("which gateway runs", () => {
  const keys = {
    AUTHNET_LOGIN_ID: "login",
    AUTHNET_TRANSACTION_KEY: "transaction",
    AUTHNET_SIGNATURE_KEY: "signature",
    AUTHNET_CLIENT_KEY: "client",
  };

  it.each(Object.keys(keys))(
    "refuses to start without %s when the others are set, and names it alone",
    (missing) => {
      const { [missing as keyof typeof keys]: _, ...others } = keys;
      const start = () => parseEnv(others);
      expect(start).toThrow(SettingError);
      expect(start).toThrow(`${missing}: required when the card gateway is set`);
      expect(start).not.toThrow(/login|transaction"|signature"|client"/);
    },
  );

  it("is the sandbox without them; the screen is told price, day of the first charge, and that nothing is charged", async () => {
    const app = await startTestApp();
    const response = await app.request("/api/payments/settings");
    expect(await response.json()).toEqual({
      gateway: "sandbox",
      accept: null,
      trialCents: 100,
      monthlyCents: 999,
      trialDays: 7,
      firstChargeOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
  });
});

describe("the sandbox", () => {
  it("keeps its books through a restart and for several copies", async () => {
    const first = await startTestApp();
    const ana = await subscriber(first);
    const second = await startTestApp({}, { databaseUrl: first.databaseUrl });
    const elsewhere = second.visitor();
    elsewhere.accessToken = ana.accessToken;
    await elsewhere.json("/api/payments/sandbox/advance", { days: 7 });
    expect(await subscriptionOf(ana)).toMatchObject({
      state: "active",
      receipts: [
        { kind: "month", cents: 999 },
        { kind: "trial", cents: 100 },
      ],
    });
  });
});
