import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { parseEnv, SettingError } from "#server/env.ts";
import type { Outbox, OutboxMessage } from "#server/outbox/outbox.ts";
import { connectCodes, sendingError } from "#server/providers/code-sender.ts";
import { ProviderError } from "#server/providers/http-error.ts";
import { connectSms } from "#server/providers/sms.ts";
import { whenDone } from "#server/testing/when-done.ts";

interface Asked {
  path: string;
  authorization: string;
  type: string;
  form: Record<string, string>;
}
interface Reply {
  status: number;
  body: unknown;
}

/** Speaks Twilio's protocol on loopback; `answers` are given in turn, the last one again and again. */
async function twilio(...answers: Reply[]) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    asked.push({
      path: `${request.method} ${request.url}`,
      authorization: request.headers.authorization ?? "",
      type: request.headers["content-type"] ?? "",
      form: Object.fromEntries(new URLSearchParams(body)),
    });
    const reply = answers[Math.min(asked.length, answers.length) - 1];
    if (reply === undefined) return;
    response.writeHead(reply.status, { "content-type": "application/json" });
    response.end(typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  whenDone(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const refusal = (status: number, code: number): Reply => ({
  status,
  body: { code, message: `The 'To' number +15017122661 canary`, more_info: "https://x", status },
});

function memoryOutbox() {
  const messages: Omit<OutboxMessage, "id" | "createdAt">[] = [];
  const outbox: Outbox = {
    put: async (message) => void messages.push(message),
    list: async () => [],
    removeOld: async () => {},
  };
  return { messages, outbox };
}

const account = { TWILIO_ACCOUNT_SID: "AC0123", TWILIO_AUTH_TOKEN: "token-canary" };
const authorization = `Basic ${Buffer.from("AC0123:token-canary").toString("base64")}`;
const phone = "+15017122661";
const request = { phone, code: "123456", language: "es", addressKey: "address-key" } as const;

function senders(settings: Record<string, string>) {
  const env = parseEnv(settings);
  const { messages, outbox } = memoryOutbox();
  const sms = connectSms(env, outbox);
  return { sms, codes: connectCodes(env, sms), messages };
}
const messagesAt = (url: string, more: Record<string, string> = {}) =>
  senders({ ...account, TWILIO_FROM: "+15005550006", TWILIO_API_BASE_URL: url, ...more });

function verifyAt(url: string, more: Record<string, string> = {}) {
  const { codes } = senders({
    ...account,
    TWILIO_VERIFY_SERVICE_SID: "VA9",
    TWILIO_VERIFY_BASE_URL: `${url}/`,
    ...more,
  });
  if (!codes.ownsCode) throw new Error("Verify is not used");
  return codes;
}

async function failure(work: Promise<unknown>): Promise<ProviderError> {
  const error = await work.then(
    () => new Error("went through"),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ProviderError);
  expect(`${error}`).not.toMatch(/canary|2661/);
  return error as ProviderError;
}

describe("text messages by Twilio", () => {
  it("are posted as a form with the account's login", async () => {
    const { asked, url } = await twilio({
      status: 201,
      body: { sid: "SM1", status: "queued", error_code: null },
    });
    const { sms } = messagesAt(url);
    expect(sms.name).toBe("twilio-messages");
    await sms.send({ to: phone, body: "Faro: hola & adiós", kind: "test" });
    expect(asked).toEqual([
      {
        path: "POST /2010-04-01/Accounts/AC0123/Messages.json",
        authorization,
        type: "application/x-www-form-urlencoded;charset=UTF-8",
        form: { To: phone, Body: "Faro: hola & adiós", From: "+15005550006" },
      },
    ]);
  });

  it("come from the messaging service when there is one", async () => {
    const { asked, url } = await twilio({ status: 201, body: { status: "accepted" } });
    await messagesAt(url, { TWILIO_MESSAGING_SERVICE_SID: "MG7" }).sms.send({
      to: phone,
      body: "x",
      kind: "test",
    });
    expect(asked[0]?.form).toEqual({ To: phone, Body: "x", MessagingServiceSid: "MG7" });
  });

  it.each([
    [400, 21211, "invalid_number", "SMS_NUMBER_INVALID"],
    [400, 21408, "region_blocked", "SMS_NUMBER_REFUSED"],
    [400, 21610, "unsubscribed", "SMS_UNSUBSCRIBED"],
    [400, 21612, "unreachable_number", "SMS_NUMBER_UNREACHABLE"],
    [400, 21614, "not_mobile", "SMS_NUMBER_UNREACHABLE"],
    [400, 21635, "landline", "SMS_NUMBER_UNREACHABLE"],
    [429, 20429, "rate_limited", "SMS_TOO_MANY"],
    [401, 20003, "unauthorized", "SMS_FAILED"],
    [400, 99999, "code_99999", "SMS_FAILED"],
  ])("map status %i code %i to %s", async (status, code, detail, coded) => {
    const { url } = await twilio(refusal(status, code));
    const error = await failure(messagesAt(url).sms.send({ to: phone, body: "x", kind: "test" }));
    expect(error).toMatchObject({ status, detail });
    expect(sendingError(error)).toMatchObject({ code: coded });
  });

  it("fail when Twilio took one that it could not deliver", async () => {
    const { url } = await twilio({ status: 201, body: { status: "failed", error_code: 30006 } });
    const error = await failure(messagesAt(url).sms.send({ to: phone, body: "x", kind: "test" }));
    expect(error.detail).toBe("landline");
  });

  it("fail on silence, nonsense and a dead address", async () => {
    const silent = await twilio();
    const slow = messagesAt(silent.url, { SMS_TIMEOUT: "150" }).sms;
    expect((await failure(slow.send({ to: phone, body: "x", kind: "test" }))).detail).toBe("timeout");
    const odd = await twilio({ status: 502, body: "<html>" });
    const html = await failure(messagesAt(odd.url).sms.send({ to: phone, body: "x", kind: "test" }));
    expect(html).toMatchObject({ status: 502, detail: "failed" });
    const dead = await failure(
      messagesAt("http://127.0.0.1:1").sms.send({ to: phone, body: "x", kind: "test" }),
    );
    expect(dead).toMatchObject({ status: 0, detail: "unreachable" });
  });

  it.each([
    ["Jamaica", "+18765550123"],
    ["the Dominican Republic", "+18095550123"],
    ["Canada", "+14165550123"],
    ["a paid line", "+19005550123"],
    ["a free number", "+18005550123"],
    ["Mexico", "+525512345678"],
    ["a short one", "+1501712"],
    ["a form field", "+15017122661&To=+19005550123"],
  ])("are not asked for %s", async (_where, to) => {
    const { asked, url } = await twilio({ status: 201, body: { status: "queued" } });
    const { sms, codes } = messagesAt(url);
    await failure(sms.send({ to, body: "x", kind: "test" }));
    await failure(codes.startVerification({ ...request, phone: to }));
    await failure(verifyAt(url).startVerification({ ...request, phone: to }));
    expect(asked).toEqual([]);
  });

  it.each(["+15017122661", "+12125550123", "+17875550123", "+19395550123", "+16715550123", "+15205550123"])(
    "are sent to %s",
    async (to) => {
      const { asked, url } = await twilio({ status: 201, body: { status: "queued" } });
      await messagesAt(url).sms.send({ to, body: "x", kind: "test" });
      expect(asked).toHaveLength(1);
    },
  );
});

describe("our own codes", () => {
  it.each(["es", "en"] as const)("fit one text message that names us and warns (%s)", async (language) => {
    const { codes, messages } = senders({});
    expect(codes).toMatchObject({ ownsCode: false, name: "outbox" });
    await codes.startVerification({ ...request, language });
    const text = messages[0]?.text ?? "";
    expect(text).toContain("Faro");
    expect(text).toContain("123456");
    expect(text).toMatch(/No lo compartas|Do not share it/);
    expect(text.length).toBeLessThanOrEqual(70);
    expect(messages[0]).toMatchObject({ channel: "sms", kind: "phone-code", recipient: phone });
  });

  it("go by Twilio's messages without a Verify service", async () => {
    const { asked, url } = await twilio({ status: 201, body: { status: "queued" } });
    await messagesAt(url).codes.startVerification(request);
    expect(asked[0]?.form).toMatchObject({ To: phone, Body: expect.stringContaining("123456") });
  });
});

describe("Twilio Verify", () => {
  it("starts in the person's language, never with our code", async () => {
    const { asked, url } = await twilio({
      status: 201,
      body: { sid: "VE1", status: "pending", valid: false },
    });
    await verifyAt(url, { TWILIO_VERIFY_RATE_LIMIT: "by_address" }).startVerification(request);
    await verifyAt(url).startVerification({ ...request, language: "en" });
    expect(asked.map(({ form }) => form)).toEqual([
      { To: phone, Channel: "sms", Locale: "es", RateLimits: '{"by_address":"address-key"}' },
      { To: phone, Channel: "sms", Locale: "en" },
    ]);
    expect(asked[0]).toMatchObject({ path: "POST /v2/Services/VA9/Verifications", authorization });
  });

  it.each([
    [400, 60200, "SMS_NUMBER_INVALID"],
    [429, 60203, "SMS_TOO_MANY"],
    [403, 60205, "SMS_NUMBER_UNREACHABLE"],
    [429, 60207, "SMS_TOO_MANY"],
    [429, 60212, "SMS_TOO_MANY"],
    [403, 60238, "SMS_NUMBER_REFUSED"],
    [403, 60410, "SMS_NUMBER_REFUSED"],
    [403, 60605, "SMS_NUMBER_REFUSED"],
  ])("maps a refused start with status %i code %i to %s", async (status, code, coded) => {
    const { url } = await twilio(refusal(status, code));
    const error = await failure(verifyAt(url).startVerification(request));
    expect(sendingError(error)).toMatchObject({ code: coded });
  });

  it.each([
    ["approved", { status: 200, body: { status: "approved", valid: true } }],
    ["wrong", { status: 200, body: { status: "approved", valid: false } }],
    ["wrong", { status: 200, body: { status: "pending", valid: false } }],
    ["max_attempts", { status: 200, body: { status: "max_attempts_reached", valid: false } }],
    ["max_attempts", refusal(429, 60202)],
    ["expired", { status: 200, body: { status: "expired", valid: false } }],
    ["expired", { status: 200, body: { status: "canceled", valid: false } }],
    ["expired", refusal(404, 20404)],
  ] as const)("a check is %s for %j", async (verdict, reply) => {
    const { asked, url } = await twilio(reply);
    expect(await verifyAt(url).check(phone, "123456")).toBe(verdict);
    expect(asked[0]).toMatchObject({
      path: "POST /v2/Services/VA9/VerificationCheck",
      form: { To: phone, Code: "123456" },
    });
  });

  it("is never right when the answer cannot be understood", async () => {
    for (const reply of [
      refusal(500, 1),
      { status: 200, body: "nonsense" },
      { status: 200, body: { status: "new" } },
    ]) {
      const { url } = await twilio(reply);
      await failure(verifyAt(url).check(phone, "123456"));
    }
    const { asked, url } = await twilio(refusal(400, 60200));
    expect(await verifyAt(url).check(phone, "1")).toBe("wrong");
    expect(asked).toEqual([]);
  });
});

describe("settings", () => {
  it("that are half there are named", () => {
    expect(() => senders({ TWILIO_ACCOUNT_SID: "AC1" })).toThrow(/TWILIO_AUTH_TOKEN/);
    expect(() => parseEnv(account)).toThrow(SettingError);
    expect(() => senders(account)).toThrow(/TWILIO_FROM/);
    expect(() => senders({ TWILIO_API_BASE_URL: "ftp://x" })).toThrow(/TWILIO_API_BASE_URL/);
  });
});
