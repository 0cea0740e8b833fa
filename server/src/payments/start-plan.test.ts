import type { SubscriptionAnswer } from "@faro/contract/payments/schemas.ts";
import { afterAll, describe, expect, it } from "vitest";
import { eraseOwner } from "#server/accounts/delete-account.ts";
import { cancelForUser } from "#server/payments/cancel-for-user.ts";
import { runPaymentTasks } from "#server/payments/run-tasks.ts";
import { startAuthorizeNet } from "#server/payments/testing/authorize-net-fake.ts";
import { openAdmin, planOf, proveWork, renew, subscriber, testCard } from "#server/payments/testing/buy.ts";
import { startTestApp, type TestApp, type Visitor } from "#server/testing/test-app.ts";

const app = await startTestApp({ NEW_ACCOUNT_PLAN: "FREE" }, { fromMorning: true });
const { rows } = await openAdmin(app);
let address = 0;
const newAddress = () => {
  address += 1;
  return `203.0.113.${address}`;
};

async function start(visitor: Visitor, body: object = testCard) {
  const response = await visitor.json("/api/payments/subscription/start", body);
  return { status: response.status, body: (await response.json()) as SubscriptionAnswer & { code?: string } };
}
const standing = async (visitor: Visitor) =>
  (await (await visitor.fetch("/api/payments/subscription")).json()) as SubscriptionAnswer;
const advance = (visitor: Visitor, days: number) => visitor.json("/api/payments/sandbox/advance", { days });
const charges = async () =>
  (await rows<{ n: number }>("select count(*)::int as n from sandbox_charges"))[0]?.n ?? -1;

/** An account whose trial was cancelled and is over. */
async function formerSubscriber() {
  const ana = await subscriber(app);
  await ana.json("/api/payments/subscription/cancel", {});
  await advance(ana, 8);
  expect(await planOf(ana)).toBe("FREE");
  return ana;
}

describe("a plan for an account that is there already", () => {
  it("offers the dollar to somebody who never had it, takes it once and goes on like any trial", async () => {
    const ana = await app.signedUp({ address: newAddress() });
    const before = await standing(ana);
    expect(before).toMatchObject({ subscription: null, offer: { kind: "trial", cents: 100 } });
    const count = await charges();
    const started = await start(ana);
    expect(started.body).toMatchObject({
      offer: null,
      subscription: {
        state: "trial",
        card: "Visa 1111",
        nextChargeOn: before.offer?.firstChargeOn,
        nextChargeCents: 999,
        receipts: [{ kind: "trial", cents: 100 }],
      },
    });
    expect(await planOf(ana)).toBe("UNLIMITED");
    await runPaymentTasks(app.services);
    expect(await charges()).toBe(count + 1);
    await advance(ana, 7);
    expect((await standing(ana)).subscription).toMatchObject({
      state: "active",
      receipts: [{ kind: "month", cents: 999 }, { kind: "trial" }],
    });
  });

  it("takes $9.99 from somebody who had a trial, never a second dollar", async () => {
    const ana = await formerSubscriber();
    expect((await standing(ana)).offer).toMatchObject({ kind: "month", cents: 999 });
    const { body } = await start(ana, { ...testCard, cents: 100, kind: "trial" });
    expect(body.subscription).toMatchObject({
      state: "active",
      receipts: [
        { kind: "month", cents: 999 },
        { kind: "trial", cents: 100 },
      ],
    });
    expect(await planOf(ana)).toBe("UNLIMITED");
    await runPaymentTasks(app.services);
    // The calendar goes on where it stood, and the next month is charged on its day.
    await advance(ana, 32);
    const later = (await standing(ana)).subscription;
    expect(later?.state).toBe("active");
    expect(later?.receipts.map(({ kind }) => kind)).toEqual(["month", "month", "trial"]);
    await ana.json("/api/payments/subscription/cancel", {});
    await advance(ana, 40);
    expect((await standing(ana)).offer).toMatchObject({ kind: "month" });
  });

  it("G1: two taps, two tabs and a repeated request are one charge", async () => {
    const ana = await app.signedUp({ address: newAddress() });
    const before = await charges();
    const answers = await Promise.all([start(ana), start(ana), start(ana)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await start(ana)).status).toBe(200);
    await runPaymentTasks(app.services);
    expect(await charges()).toBe(before + 1);
    app.advance(11 * 60_000);
    await renew(ana, ana.session);
    expect((await start(ana)).body.code).toBe("PAYMENT_SUBSCRIPTION_EXISTS");
    app.advance(-11 * 60_000);
    expect(await charges()).toBe(before + 1);
  });

  it("a refused card leaves everything as it was, and another may be tried", async () => {
    const ana = await app.signedUp({ address: newAddress() });
    expect((await start(ana, { ...testCard, zip: "46282" })).body.code).toBe("PAYMENT_DECLINED");
    expect(await planOf(ana)).toBe("FREE");
    expect(await standing(ana)).toMatchObject({ subscription: null, offer: { kind: "trial" } });
    expect((await start(ana)).body.subscription?.state).toBe("trial");
  });

  it("G7: an account with refused cards proves work, and then must wait", async () => {
    const thief = await app.signedUp({ address: newAddress() });
    const codes: (string | undefined)[] = [];
    for (let card = 0; card < 6; card += 1) {
      const body = { ...testCard, cvv: "901" };
      const first = (await start(thief, body)).body.code;
      codes.push(first);
      if (first === "PAYMENT_PROOF") {
        codes.push((await start(thief, { ...body, proof: await proveWork(thief) })).body.code);
      }
    }
    expect(codes).toEqual([
      ...["PAYMENT_CARD", "PAYMENT_CARD"],
      ...["PAYMENT_PROOF", "PAYMENT_DECLINED", "PAYMENT_PROOF", "PAYMENT_DECLINED"],
      ...["PAYMENT_PROOF", "PAYMENT_DECLINED", "PAYMENT_TOO_MANY"],
    ]);
  });

  it("takes no money from an account that has no limit anyway", async () => {
    const free = await startTestApp({}, { fromMorning: true });
    const ana = await free.signedUp();
    expect(await standing(ana)).toEqual({ subscription: null, offer: null });
    expect((await start(ana)).body.code).toBe("PLAN_NOT_NEEDED");
  });

  it("needs a session", async () => {
    expect((await start(app.visitor(newAddress()))).status).toBe(401);
  });
});

describe("with Authorize.Net", async () => {
  const fake = await startAuthorizeNet();
  afterAll(() => fake.close());
  const gateway: TestApp = await startTestApp(
    { ...fake.settings, NEW_ACCOUNT_PLAN: "FREE" },
    { fromMorning: true },
  );
  const { rows: here } = await openAdmin(gateway);
  const token = (card = {}) => ({ opaqueData: fake.token(card) });

  it("orders the subscription from the outbox; a phone account without e-mail can pay too", async () => {
    const ana = await gateway.signedUp();
    await here("update profiles set email = null, phone_number = email where owner_id = $1", [ana.userId]);
    expect((await start(ana, token())).status).toBe(200);
    await runPaymentTasks(gateway.services);
    expect(fake.books.subscriptions.at(-1)).toMatchObject({ status: "active", amount: "9.99" });
    expect(fake.bodies.filter((body) => body.includes('"email":""'))).toEqual([]);
  });

  it("G3: an unknown outcome is looked up, and told when nobody waits any more", async () => {
    const ana = await gateway.signedUp({ address: "198.51.100.9" });
    fake.badDays.push("lost", "hang");
    expect((await start(ana, token())).body.code).toBe("PAYMENT_CONNECTION");
    gateway.advance(5 * 60_000);
    await runPaymentTasks(gateway.services);
    const approved = fake.books.transactions.filter(({ responseCode }) => responseCode === "1").length;
    expect((await standing(ana)).subscription?.state).toBe("trial");
    expect((await start(ana, token())).status).toBe(200);
    expect(fake.books.transactions.filter(({ responseCode }) => responseCode === "1")).toHaveLength(approved);
    const told = (await gateway.services.outbox.list()).find(({ recipient }) => recipient === ana.email);
    expect(told).toMatchObject({
      kind: "payment-started",
      text: expect.stringContaining("Tu pago de $1.00 pasó"),
    });
  });

  it("G2: when the gateway takes no subscription the money goes back, and the trial is still hers", async () => {
    const ana = await gateway.signedUp({ address: "198.51.100.10" });
    expect((await start(ana, token())).status).toBe(200);
    fake.badDays.push({ code: "E00003" });
    await runPaymentTasks(gateway.services);
    await runPaymentTasks(gateway.services);
    expect(await planOf(ana)).toBe("FREE");
    expect(await standing(ana)).toMatchObject({
      subscription: { state: "ended", receipts: [{ state: "returned" }] },
      offer: { kind: "trial" },
    });
    expect((await start(ana, token())).body.subscription).toMatchObject({ state: "trial" });
  });

  it("a charge in the air when the account is deleted is undone", async () => {
    const ana = await gateway.signedUp({ address: "198.51.100.11" });
    fake.badDays.push("lost", "hang");
    expect((await start(ana, token())).body.code).toBe("PAYMENT_CONNECTION");
    const charge = fake.books.transactions.at(-1);
    expect(charge?.responseCode).toBe("1");
    await cancelForUser(gateway.services, ana.userId);
    await runPaymentTasks(gateway.services);
    expect(charge?.status).toBe("voided");
  });
});

it("a plan that another tab begins while the account is deleted ends with it", async () => {
  const ana = await app.signedUp({ address: newAddress() });
  await cancelForUser(app.services, ana.userId);
  expect((await start(ana)).status).toBe(200);
  await runPaymentTasks(app.services);
  const running = () => rows("select 1 from sandbox_subscriptions where running");
  const before = (await running()).length;
  await eraseOwner(app.services, ana.userId);
  await runPaymentTasks(app.services);
  expect(await running()).toHaveLength(before - 1);
  expect(await rows("select 1 from payment_tasks where account_id = $1", [ana.userId])).toEqual([]);
  // What was paid is known without a name.
  expect(await rows("select 1 from payment_ledger where cents = 100")).not.toEqual([]);
});
