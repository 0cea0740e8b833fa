import { describe, expect, it } from "vitest";
import { billingDay } from "#server/payments/calendar.ts";
import { cancelForUser } from "#server/payments/cancel-for-user.ts";
import { runPaymentTasks } from "#server/payments/run-tasks.ts";
import { openAdmin, planOf, subscriber, subscriptionOf, testCard } from "#server/payments/testing/buy.ts";
import { startTestApp, type Visitor } from "#server/testing/test-app.ts";

const app = await startTestApp({}, { fromMorning: true });
const { rows } = await openAdmin(app);

const post = async (visitor: Visitor, path: string, body: object = {}) => {
  const response = await visitor.json(`/api/payments/${path}`, body);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const advance = (visitor: Visitor, days: number) => post(visitor, "sandbox/advance", { days });
const mails = async (email: string | null, kind: string) =>
  (await app.services.outbox.list()).filter((mail) => mail.recipient === email && mail.kind === kind);
/** Good through the server's own month only, so that a renewal after it is refused. */
const thisMonth = billingDay(app.services.now()).slice(0, 7);
const emailOf = (visitor: { session: { user: { email: string | null } } }) => visitor.session.user.email;

describe("renewals", () => {
  it("charge $9.99 on the seventh day and each month after it, and tell three days before", async () => {
    const ana = await subscriber(app);
    await advance(ana, 3);
    expect(await mails(emailOf(ana), "payment-upcoming")).toHaveLength(0);
    await advance(ana, 1);
    const [notice] = await mails(emailOf(ana), "payment-upcoming");
    expect(notice?.text).toMatch(
      /El \d+ de \w+ de \d{4} cobraremos \$9\.99 a tu tarjeta Visa que termina en 1111/,
    );
    await advance(ana, 3);
    expect(await mails(emailOf(ana), "payment-upcoming")).toHaveLength(1);
    expect(await subscriptionOf(ana)).toMatchObject({
      state: "active",
      receipts: [{ kind: "month", cents: 999 }, { kind: "trial" }],
    });
    await advance(ana, 31);
    const after = await subscriptionOf(ana);
    expect(after?.receipts).toHaveLength(3);
    expect(after?.state).toBe("active");
    expect(await planOf(ana)).toBe("UNLIMITED");
  });

  it("that are refused keep the plan three days, tell, and then end on FREE (G11)", async () => {
    const ana = await subscriber(app, { ...testCard, expirationDate: thisMonth });
    await advance(ana, 40);
    await advance(ana, 1);
    const states: string[] = [];
    for (let day = 0; day < 30 && states.at(-1) !== "ended"; day += 1) {
      const subscription = await subscriptionOf(ana);
      if (subscription !== null) states.push(subscription.state);
      await advance(ana, 1);
    }
    expect(await planOf(ana)).toBe("FREE");
    expect(states).toContain("ended");
    expect(await mails(emailOf(ana), "payment-grace")).toHaveLength(1);
    expect(await mails(emailOf(ana), "payment-ended")).toHaveLength(1);
    await runPaymentTasks(app.services);
    const [sandbox] = await rows<{ running: boolean }>(
      "select running from sandbox_subscriptions s where s.id = (select gateway_id from payment_subscriptions where owner_id = $1)",
      [ana.session.user.id],
    );
    expect(sandbox?.running).toBe(false);
  });

  it("a changed card in those days pays the month and goes on", async () => {
    const ana = await subscriber(app, { ...testCard, expirationDate: thisMonth });
    for (let day = 0; day < 60 && (await subscriptionOf(ana))?.state !== "grace"; day += 1)
      await advance(ana, 1);
    const before = await subscriptionOf(ana);
    expect(before?.state).toBe("grace");
    expect(await planOf(ana)).toBe("UNLIMITED");
    const refused = await post(ana, "subscription/card", { ...testCard, cvv: "901" });
    expect(refused.body.code).toBe("PAYMENT_CARD");
    const paid = await post(ana, "subscription/card", { ...testCard, cardNumber: "5424000000000015" });
    expect(paid.body.subscription).toMatchObject({ state: "active", card: "MasterCard 0015" });
    const after = await subscriptionOf(ana);
    expect(after?.receipts.length).toBe((before?.receipts.length ?? 0) + 1);
    await advance(ana, 32);
    expect((await subscriptionOf(ana))?.state).toBe("active");
  });
});

describe("G10: cancelling", () => {
  it("stops the charges, keeps what is paid, and can be repeated", async () => {
    const ana = await subscriber(app);
    const cancelled = await post(ana, "subscription/cancel");
    expect(cancelled.body.subscription).toMatchObject({
      state: "cancelled",
      nextChargeOn: null,
      canResume: true,
    });
    expect((await post(ana, "subscription/cancel")).status).toBe(200);
    await runPaymentTasks(app.services);
    // In writing too, once, with the day until which she has what she paid for.
    const proofs = (await app.services.outbox.list()).filter(
      ({ kind, recipient }) => kind === "payment-cancelled" && recipient === ana.session.user.email,
    );
    expect(proofs.map(({ text }) => text)).toEqual([expect.stringContaining("No te cobraremos más")]);
    await advance(ana, 7);
    expect(await planOf(ana)).toBe("UNLIMITED");
    await advance(ana, 1);
    expect(await planOf(ana)).toBe("FREE");
    const after = await subscriptionOf(ana);
    expect(after).toMatchObject({ state: "ended", receipts: [{ kind: "trial" }] });
    expect((await post(ana, "subscription/resume")).body.code).toBe("SUBSCRIPTION_ENDED");
  });

  it("is taken back while paid time is left: charged once, on the day it would have been", async () => {
    const ana = await subscriber(app);
    const { nextChargeOn } = (await subscriptionOf(ana)) ?? {};
    await post(ana, "subscription/cancel");
    const resumed = await post(ana, "subscription/resume");
    expect(resumed.body.subscription).toMatchObject({ state: "trial", nextChargeOn });
    expect((await post(ana, "subscription/resume")).status).toBe(200);
    await runPaymentTasks(app.services);
    await advance(ana, 8);
    expect(await subscriptionOf(ana)).toMatchObject({
      state: "active",
      receipts: [{ kind: "month" }, { kind: "trial" }],
    });
  });

  it("before the gateway has the subscription never orders one", async () => {
    const ana = await subscriber(app);
    const owner = ana.session.user.id;
    await rows(
      "update payment_subscriptions set gateway_id = null, gateway_index = null, round = 7 where owner_id = $1",
      [owner],
    );
    await rows("update payment_attempts set state = 'opened' where owner_id = $1", [owner]);
    const before = await rows("select id from sandbox_subscriptions");
    await post(ana, "subscription/cancel");
    await rows(
      "insert into payment_tasks (id, kind, account_id, subject, due_at) select gen_random_uuid(), 'attempt', owner_id, id, now() from payment_attempts where owner_id = $1",
      [owner],
    );
    await runPaymentTasks(app.services);
    expect(await rows("select id from sandbox_subscriptions")).toEqual(before);
    expect(await rows("select state from payment_attempts where owner_id = $1", [owner])).toEqual([
      { state: "done" },
    ]);
  });
});

describe("what a person may see", () => {
  it("is her own receipts, as PDF too", async () => {
    const ana = await subscriber(app);
    const [receipt] = (await subscriptionOf(ana))?.receipts ?? [];
    const pdf = await ana.fetch(`/api/payments/receipts/${receipt?.id}`);
    expect(pdf.headers.get("content-type")).toBe("application/pdf");
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    const stranger = await subscriber(app);
    expect((await stranger.fetch(`/api/payments/receipts/${receipt?.id}`)).status).toBe(404);
    expect((await app.visitor().fetch(`/api/payments/receipts/${receipt?.id}`)).status).toBe(401);
    expect(app.logLines.join("")).not.toContain(receipt?.id);
  });

  it("needs a session, and a subscription", async () => {
    for (const path of ["subscription/cancel", "subscription/resume", "sandbox/advance"]) {
      expect((await post(app.visitor(), path, path.endsWith("advance") ? { days: 1 } : {})).status).toBe(401);
    }
    const ana = await app.signedUp();
    expect(await subscriptionOf(ana)).toBeNull();
    expect((await post(ana, "subscription/cancel")).body.code).toBe("SUBSCRIPTION_NOT_FOUND");
  });
});

describe("the end of an account", () => {
  it("cancels at the gateway, forgets the card, and leaves amounts without a name", async () => {
    const ana = await subscriber(app);
    const owner = ana.session.user.id;
    const [row] = await rows<{ gateway_id: string; profile_id: string }>(
      "select gateway_id, profile_id from payment_subscriptions where owner_id = $1",
      [owner],
    );
    for (let twice = 0; twice < 2; twice += 1) {
      await cancelForUser(app.services, owner);
      await runPaymentTasks(app.services);
    }
    expect(await rows("select running from sandbox_subscriptions where id = $1", [row?.gateway_id])).toEqual([
      { running: false },
    ]);
    expect(await rows("select 1 from sandbox_cards where profile_id = $1", [row?.profile_id])).toEqual([]);
    for (const table of ["payment_attempts", "payment_subscriptions", "payment_receipts"]) {
      expect(await rows(`select 1 from ${table} where owner_id = $1`, [owner]), table).toEqual([]);
    }
    const ledger = await rows<object>("select * from payment_ledger");
    expect(ledger).toHaveLength(1);
    expect(JSON.stringify(ledger)).not.toContain(owner);
  });
});

describe("the nightly round", () => {
  it("finds and mends what differs: plan, a missed charge, a stopped subscription (G11)", async () => {
    const people = await Promise.all([subscriber(app), subscriber(app), subscriber(app)]);
    const [wrongPlan, missed, returned] = people;
    await rows("update profiles set plan = 'FREE' where owner_id = $1", [wrongPlan?.session.user.id]);
    if (missed === undefined || returned === undefined) throw new Error("nobody");
    await advance(missed, 7);
    await rows("delete from payment_receipts where owner_id = $1 and kind = 'month'", [
      missed.session.user.id,
    ]);
    await rows(
      "update sandbox_charges set state = 'returned' where transaction_id = (select id from payment_receipts where owner_id = $1)",
      [returned.session.user.id],
    );
    app.advance(26 * 60 * 60 * 1000);
    await runPaymentTasks(app.services);
    app.advance(-26 * 60 * 60 * 1000);
    expect(await planOf(wrongPlan ?? missed)).toBe("UNLIMITED");
    expect((await subscriptionOf(missed))?.receipts.map(({ kind }) => kind)).toEqual(["month", "trial"]);
    expect(await subscriptionOf(returned)).toMatchObject({
      state: "grace",
      receipts: [{ state: "returned" }],
    });
  });
});
