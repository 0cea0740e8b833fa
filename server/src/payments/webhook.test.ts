import { createHmac } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { webhookIsGenuine } from "#server/payments/authorize-net/signature.ts";
import { reconcileReturns } from "#server/payments/reconcile.ts";
import { runPaymentTasks } from "#server/payments/run-tasks.ts";
import { credentials, notification, startAuthorizeNet } from "#server/payments/testing/authorize-net-fake.ts";
import { openAdmin, planOf, renew, subscriber, subscriptionOf } from "#server/payments/testing/buy.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const fake = await startAuthorizeNet();
afterAll(() => fake.close());
const app = await startTestApp(fake.settings, { fromMorning: true });
const { rows } = await openAdmin(app);
const path = "/api/payments/webhooks/authorize-net";
const send = (event: { body: string; headers: Record<string, string> }) =>
  app.request(path, { method: "POST", ...event });
const events = async () => (await rows<{ n: number }>("select count(*)::int as n from payment_events"))[0]?.n;
const day = 24 * 60 * 60 * 1000;

const aboutCharge = (id: string, type = "net.authorize.payment.authcapture.created") =>
  notification({ eventType: type, payload: { entityName: "transaction", id } });
const aboutSubscription = (id: string, type: string) =>
  notification({
    eventType: `net.authorize.customer.subscription.${type}`,
    payload: { entityName: "subscription", id },
  });

describe("G9: notifications", () => {
  it("verify against a signature made over the same bytes, in constant time", () => {
    const body = Buffer.from('{"notificationId":"1"}');
    const hex = createHmac("sha512", "KEY").update(body).digest("hex").toUpperCase();
    expect(webhookIsGenuine(body, `sha512=${hex}`, "KEY")).toBe(true);
    for (const header of [undefined, "", hex, `sha256=${hex}`, `sha512=${hex.slice(2)}`, `sha512=${hex}00`]) {
      expect(webhookIsGenuine(body, header, "KEY"), header).toBe(false);
    }
  });

  const good = () => aboutCharge("60000000000");
  it.each([
    ["no signature", () => ({ ...good(), headers: { "content-type": "application/json" } })],
    [
      "another key",
      () => notification({ eventType: "net.authorize.payment.void.created", payload: { id: "1" } }, "other"),
    ],
    [
      "another algorithm",
      () => {
        const { body } = good();
        const hex = createHmac("sha256", credentials.signatureKey).update(body).digest("hex");
        return { body, headers: { "x-anet-signature": `sha256=${hex}` } };
      },
    ],
    [
      "a body with one more space",
      () => {
        const event = good();
        return { ...event, body: `${event.body} ` };
      },
    ],
  ])("refuses %s with 401 and writes nothing", async (_, make) => {
    const before = await events();
    const response = await send(make() as { body: string; headers: Record<string, string> });
    expect(response.status).toBe(401);
    expect(await events()).toBe(before);
  });

  it("refuses a megabyte", async () => {
    const response = await send(
      notification({
        eventType: "net.authorize.payment.void.created",
        payload: { id: "x".repeat(1024 * 1024) },
      }),
    );
    expect(response.status).toBe(413);
  });

  it.each([
    ["an unknown charge", () => aboutCharge("60000000009")],
    ["an unknown subscription", () => aboutSubscription("60000000009", "cancelled")],
    ["no id", () => notification({ eventType: "net.authorize.payment.void.created", payload: {} })],
    ["an id that is no id", () => aboutCharge("1'; drop table profiles; --")],
    [
      "another kind of thing",
      () => notification({ eventType: "net.authorize.customer.created", payload: { id: "123" } }),
    ],
  ])("acknowledges %s and changes nothing", async (_, make) => {
    expect((await send(make())).status).toBe(200);
    await runPaymentTasks(app.services);
    expect(await rows("select 1 from payment_tasks where kind = 'event'")).toEqual([]);
  });

  it("drive the plan, once, whatever their number and order", async () => {
    const ana = await subscriber(app, { opaqueData: fake.token() });
    const id = fake.books.subscriptions.at(-1)?.id ?? "";
    const charge = fake.books.bill(id, true);
    const renewal = aboutCharge(charge.transId);
    const outOfOrder = [
      aboutSubscription(id, "created"),
      renewal,
      renewal,
      renewal,
      aboutSubscription(id, "updated"),
      renewal,
      renewal,
    ];
    const before = (await events()) ?? 0;
    for (const event of outOfOrder) expect((await send(event)).status).toBe(200);
    expect(await events()).toBe(before + 3);
    await runPaymentTasks(app.services);
    const subscription = await subscriptionOf(ana);
    expect(subscription).toMatchObject({
      state: "active",
      receipts: [{ kind: "month", cents: 999 }, { kind: "trial" }],
    });
    const again = await subscriptionOf(ana);
    expect(again).toEqual(subscription);
  });

  it("a refused first month: grace, then FREE, and the gateway stops", async () => {
    const ana = await subscriber(app, { opaqueData: fake.token() });
    const id = fake.books.subscriptions.at(-1)?.id ?? "";
    app.advance(7 * day);
    fake.books.bill(id, false);
    await send(aboutSubscription(id, "suspended"));
    await runPaymentTasks(app.services);
    await renew(ana, ana.session);
    expect((await subscriptionOf(ana))?.state).toBe("grace");
    expect(await planOf(ana)).toBe("UNLIMITED");
    for (let night = 0; night < 5; night += 1) {
      app.advance(day);
      await runPaymentTasks(app.services);
    }
    await renew(ana, ana.session);
    expect(await planOf(ana)).toBe("FREE");
    expect(fake.books.subscriptions.find((one) => one.id === id)?.status).toBe("canceled");
  });

  it("a refund of a part takes nothing back: what was paid still counts", async () => {
    const ana = await subscriber(app, { opaqueData: fake.token() });
    const [receipt] = (await subscriptionOf(ana))?.receipts ?? [];
    const first = fake.books.transactions.find(({ transId }) => transId === receipt?.id);
    Object.assign(first ?? {}, { settled: true, status: "settledSuccessfully" });
    await app.services.payments.undoCharge(receipt?.id ?? "");
    const refund = fake.books.transactions.at(-1);
    Object.assign(refund ?? {}, { amount: "0.40" });
    await send(aboutCharge(refund?.transId ?? "", "net.authorize.payment.refund.created"));
    await runPaymentTasks(app.services);
    await reconcileReturns(app.services);
    expect(await subscriptionOf(ana)).toMatchObject({ state: "trial", receipts: [{ state: "paid" }] });
  });

  it("a refund takes the month back", async () => {
    const ana = await subscriber(app, { opaqueData: fake.token() });
    const [receipt] = (await subscriptionOf(ana))?.receipts ?? [];
    const first = fake.books.transactions.find(({ transId }) => transId === receipt?.id);
    Object.assign(first ?? {}, { settled: true, status: "settledSuccessfully" });
    await app.services.payments.undoCharge(receipt?.id ?? "");
    await send(
      aboutCharge(fake.books.transactions.at(-1)?.transId ?? "", "net.authorize.payment.refund.created"),
    );
    await runPaymentTasks(app.services);
    expect(await subscriptionOf(ana)).toMatchObject({ state: "grace", receipts: [{ state: "returned" }] });
  });
});

it("without a gateway there is no door for notifications", async () => {
  const sandbox = await startTestApp({}, { fromMorning: true });
  const response = await sandbox.request(path, { method: "POST", ...aboutCharge("60000000000") });
  expect(response.status).toBe(401);
});
