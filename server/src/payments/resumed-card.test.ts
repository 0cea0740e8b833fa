import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { runPaymentTasks } from "#server/payments/run-tasks.ts";
import { startAuthorizeNet } from "#server/payments/testing/authorize-net-fake.ts";
import { planOf, renew, subscriber, subscriptionOf } from "#server/payments/testing/buy.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const fake = await startAuthorizeNet();
afterAll(() => fake.close());
const app = await startTestApp(fake.settings, { fromMorning: true });
fake.books.now = () => app.services.now();
beforeEach(() => {
  fake.badDays.length = 0;
  fake.books.profileDelay = 0;
});
const day = 24 * 60 * 60 * 1000;
type Person = Awaited<ReturnType<typeof subscriber>>;

/** What she was written in these nights, oldest first. Letters are kept for a day. */
async function nights(person: Person, count: number): Promise<string[]> {
  const told: string[] = [];
  for (let night = 0; night < count; night += 1) {
    const before = (await toldOf(person)).length;
    app.advance(day);
    await runPaymentTasks(app.services);
    const after = await toldOf(person);
    told.push(...after.slice(0, Math.max(0, after.length - before)));
  }
  await renew(person, person.session);
  return told;
}

async function toldOf({ session }: Person): Promise<string[]> {
  const mails = await app.services.outbox.list();
  return mails.filter(({ recipient }) => recipient === session.user.email).map(({ kind }) => kind);
}

/** The month the test's clock stands in, `months` later, as a card bears it. */
function monthsFromNow(months: number): string {
  const date = new Date(app.services.now());
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)).toISOString().slice(0, 7);
}

/** Cancelled and taken up again; the stored card is over before the first charge. */
async function resumed(): Promise<Person> {
  const ana = await subscriber(app, { opaqueData: fake.token() });
  await ana.json("/api/payments/subscription/cancel", {});
  await runPaymentTasks(app.services);
  for (const cards of fake.books.profiles.values()) {
    for (const card of cards.values()) card.expires = "2020-01";
  }
  return ana;
}

const resume = (ana: Person) => ana.json("/api/payments/subscription/resume", {});

describe("taken up again with a card that the gateway will not take (E00018)", () => {
  it("she is told at once, nothing more is promised, and without another card the plan ends after its grace", async () => {
    const ana = await resumed();
    const paidUntil = (await subscriptionOf(ana))?.accessUntil ?? "";
    const orders = fake.books.subscriptions.length;
    expect((await resume(ana)).status).toBe(200);
    await runPaymentTasks(app.services);
    expect((await toldOf(ana)).at(0)).toBe("payment-unready");
    expect(await subscriptionOf(ana)).toMatchObject({
      ...{ state: "trial", nextChargeOn: null, accessUntil: paidUntil },
    });
    const told = await nights(ana, 8);
    const grace = await subscriptionOf(ana);
    expect(grace?.state).toBe("grace");
    told.push(...(await nights(ana, 1)));
    expect(await subscriptionOf(ana)).toMatchObject({ state: "grace", accessUntil: grace?.accessUntil });
    told.push(...(await nights(ana, 3)));
    expect(await planOf(ana)).toBe("FREE");
    expect(await subscriptionOf(ana)).toMatchObject({ state: "ended" });
    expect(fake.books.subscriptions).toHaveLength(orders);
    expect(told).toEqual(["payment-unpaid", "payment-ended"]);
  });

  it("another card in time is all it takes: nothing is charged before its day", async () => {
    const ana = await resumed();
    await resume(ana);
    await runPaymentTasks(app.services);
    const charges = fake.books.transactions.length;
    const card = { opaqueData: fake.token({ number: "5424000000000015", expires: monthsFromNow(24) }) };
    expect((await ana.json("/api/payments/subscription/card", card)).status).toBe(200);
    await runPaymentTasks(app.services);
    expect(fake.books.subscriptions.at(-1)).toMatchObject({ status: "active" });
    expect(fake.books.transactions).toHaveLength(charges);
    const after = await subscriptionOf(ana);
    expect(after?.nextChargeOn).toBe(after?.accessUntil);
  });

  it("another card in the days of grace pays the month, and the next charge is a month away", async () => {
    const ana = await resumed();
    await resume(ana);
    await nights(ana, 9);
    const card = { opaqueData: fake.token({ number: "5424000000000015", expires: monthsFromNow(24) }) };
    expect((await ana.json("/api/payments/subscription/card", card)).status).toBe(200);
    await runPaymentTasks(app.services);
    const after = await subscriptionOf(ana);
    expect(after).toMatchObject({ state: "active", receipts: [{ kind: "month" }, { kind: "trial" }] });
    expect(fake.books.subscriptions.at(-1)).toMatchObject({
      status: "active",
      startDate: after?.nextChargeOn,
    });
  });
});

it("an order that is late begins on a day that has not passed (E00017), once", async () => {
  const ana = await subscriber(app, { opaqueData: fake.token() });
  await ana.json("/api/payments/subscription/cancel", {});
  await runPaymentTasks(app.services);
  const orders = fake.books.subscriptions.length;
  // The stored card stays invisible (E00040) until the paid days are over.
  fake.books.profileDelay = 1000;
  await resume(ana);
  expect(await nights(ana, 9)).toContain("payment-unpaid");
  expect(await subscriptionOf(ana)).toMatchObject({ state: "grace" });
  fake.books.profileDelay = 0;
  await nights(ana, 1);
  const order = fake.books.subscriptions.at(-1);
  expect(fake.books.subscriptions).toHaveLength(orders + 1);
  fake.books.bill(order?.id ?? "", true);
  await nights(ana, 1);
  expect(await subscriptionOf(ana)).toMatchObject({
    ...{ state: "active", receipts: [{ kind: "month", state: "paid" }, { kind: "trial" }] },
  });
});
