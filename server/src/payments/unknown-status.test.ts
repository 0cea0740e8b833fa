import { afterAll, describe, expect, it } from "vitest";
import { GatewayUnavailable } from "#server/payments/gateway.ts";
import { runPaymentTasks } from "#server/payments/run-tasks.ts";
import { startAuthorizeNet } from "#server/payments/testing/authorize-net-fake.ts";
import { buy, newBuyer, planOf, renew, subscriber, subscriptionOf } from "#server/payments/testing/buy.ts";
import { nightlyQueue } from "#server/payments/work.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const fake = await startAuthorizeNet();
afterAll(() => fake.close());
const app = await startTestApp(fake.settings, { fromMorning: true });
const day = 24 * 60 * 60 * 1000;
/** Words of the gateway's own schema that say neither paid nor refused, and one that it may say tomorrow. */
const open = [
  ...["pendingSettlement", "pendingFinalSettlement", "updatingSettlement", "authorizedPendingRelease"],
  "statusOfTomorrow",
];

describe("a status that nobody here knows is no refusal", () => {
  it.each(open)("%s: not paid, not refused, and nothing is undone blindly", async (status) => {
    await subscriber(app, { opaqueData: fake.token() });
    const charge = fake.books.transactions.at(-1);
    Object.assign(charge ?? {}, { status });
    const { getCharge, undoCharge } = app.services.payments;
    await expect(getCharge(charge?.transId ?? "")).rejects.toThrow(GatewayUnavailable);
    await expect(undoCharge(charge?.transId ?? "")).rejects.toThrow(GatewayUnavailable);
    expect(charge?.status).toBe(status);
    Object.assign(charge ?? {}, { status: "settledSuccessfully", settled: true });
  });

  it.each(["declined", "expired", "generalError", "failedReview", "communicationError", "settlementError"])(
    "%s is one",
    async (status) => {
      await subscriber(app, { opaqueData: fake.token() });
      const charge = fake.books.transactions.at(-1);
      Object.assign(charge ?? {}, { status });
      expect(await app.services.payments.getCharge(charge?.transId ?? "")).toMatchObject({
        state: "declined",
      });
    },
  );

  it("a charge whose answer was lost waits for its outcome, and then opens the account: one charge", async () => {
    const visitor = app.visitor("198.51.100.7");
    fake.books.hold = true;
    const buyer = newBuyer();
    const charges = fake.books.transactions.length;
    await buy(visitor, { ...buyer, opaqueData: fake.token() });
    fake.books.hold = false;
    const charge = fake.books.transactions.at(-1);
    Object.assign(charge ?? {}, { status: "pendingSettlement", responseCode: "1" });
    app.advance(2 * 60 * 60 * 1000);
    await runPaymentTasks(app.services);
    expect((await buy(visitor, { ...buyer, opaqueData: fake.token() })).error).not.toBe("card declined");
    Object.assign(charge ?? {}, { status: "settledSuccessfully", settled: true });
    expect((await buy(visitor, { ...buyer, opaqueData: fake.token() })).success).toBe(true);
    expect(fake.books.transactions).toHaveLength(charges + 1);
  });

  it("a month in such a status begins no grace, and keeps the night from nobody else", async () => {
    const [ana, rosa] = [
      await subscriber(app, { opaqueData: fake.token() }),
      await subscriber(app, { opaqueData: fake.token() }),
    ];
    const [first, second] = fake.books.subscriptions.slice(-2).map(({ id }) => fake.books.bill(id, true));
    Object.assign(first ?? {}, { status: "updatingSettlement" });
    app.advance(day);
    await app.services.jobs.send(nightlyQueue, {});
    await app.runJobs();
    await renew(rosa, rosa.session);
    expect(await subscriptionOf(rosa)).toMatchObject({
      state: "active",
      receipts: [{ id: second?.transId }, {}],
    });
    await runPaymentTasks(app.services);
    await renew(ana, ana.session);
    expect(await subscriptionOf(ana)).toMatchObject({ state: "trial" });
    expect(await planOf(ana)).toBe("UNLIMITED");
    Object.assign(first ?? {}, { status: "chargebackReversal", settled: true });
    app.advance(day);
    await runPaymentTasks(app.services);
    await renew(ana, ana.session);
    expect(await subscriptionOf(ana)).toMatchObject({ state: "active" });
  });
});
