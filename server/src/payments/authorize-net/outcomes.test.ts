import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { newInvoice } from "#server/payments/attempts.ts";
import { createAuthorizeNet } from "#server/payments/authorize-net/gateway.ts";
import { GatewayUnavailable } from "#server/payments/gateway.ts";
import { credentials, startAuthorizeNet } from "#server/payments/testing/authorize-net-fake.ts";
import { buy, newBuyer, openAdmin } from "#server/payments/testing/buy.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const fake = await startAuthorizeNet();
afterAll(() => fake.close());
beforeEach(() => {
  fake.badDays.length = 0;
});
const app = await startTestApp(fake.settings, { fromMorning: true });
const { rows } = await openAdmin(app);
const gateway = createAuthorizeNet({
  url: `${fake.url}/xml/v1/request.api`,
  login: credentials.login,
  transactionKey: credentials.transactionKey,
  timeout: 300,
  accept: { script: "", api: "", apiLoginId: credentials.login, clientKey: credentials.clientKey },
});

const messages = { resultCode: "Ok", message: [{ code: "I00001", text: "Successful." }] };
/** An "Ok" above a transaction that is none. */
const below = (transactionResponse: object | undefined) => ({
  answer: { ...(transactionResponse === undefined ? {} : { transactionResponse }), refId: "1", messages },
});
const transId = "60020301993";

const notPaid = [
  ["response code 2", { responseCode: "2", transId, errors: [{ errorCode: "2" }] }],
  ["response code 2 without a reason", { responseCode: "2", transId }],
  ["response code 3", { responseCode: "3", transId: "0", errors: [{ errorCode: "6" }] }],
  ["response code 4", { responseCode: "4", transId, errors: [{ errorCode: "253" }] }],
  ["no response code", { transId }],
  ["response code 1 without an id", { responseCode: "1", transId: "0" }],
  ["a response code of tomorrow", { responseCode: "11", transId }],
  ["no transaction", undefined],
] as const;

function charge() {
  const { dataDescriptor: descriptor, dataValue: value } = fake.token();
  return gateway.charge({
    ...{ invoice: newInvoice(), cents: 100, description: "Prueba" },
    card: { kind: "token", descriptor, value },
    buyer: { email: "ana@example.com", firstName: "Ana", lastName: "Núñez" },
  });
}

describe("G3: an Ok that is no payment", () => {
  it.each(notPaid)("%s below an Ok is not taken for one by the client", async (_, response) => {
    fake.badDays.push(below(response));
    const result = await charge().catch((error) => error);
    if (!(result instanceof GatewayUnavailable)) expect(["declined", "held"]).toContain(result.kind);
  });

  it.each(notPaid)("%s below an Ok opens no account and gives no session", async (_, response) => {
    const before = (await rows("select 1 from profiles")).length;
    fake.badDays.push(below(response));
    const answer = await buy(app.visitor(`198.51.100.${1 + Math.floor(Math.random() * 250)}`), {
      ...newBuyer(),
      opaqueData: fake.token(),
    });
    expect(answer).toMatchObject({ success: false, session: null, error: expect.any(String) });
    expect(await rows("select 1 from profiles")).toHaveLength(before);
    expect(await rows("select 1 from payment_receipts")).toEqual([]);
  });

  it("the mark at the start of every answer is no error", async () => {
    const raw = await fetch(`${fake.url}/xml/v1/request.api`, { method: "POST", body: '{"x":{}}' });
    expect([...new Uint8Array(await raw.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(await charge()).toMatchObject({ kind: "approved" });
  });
});
