import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { addDays, billingDay } from "#server/payments/calendar.ts";
import { cancelForUser } from "#server/payments/cancel-for-user.ts";
import { runPaymentTasks } from "#server/payments/run-tasks.ts";
import { notification, startAuthorizeNet } from "#server/payments/testing/authorize-net-fake.ts";
import {
  buy,
  newBuyer,
  openAdmin,
  planOf,
  renew,
  subscriber,
  subscriptionOf,
  testCard,
} from "#server/payments/testing/buy.ts";
import { nightlyQueue } from "#server/payments/work.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const fake = await startAuthorizeNet();
afterAll(() => fake.close());
const app = await startTestApp(fake.settings, { fromMorning: true });
const { rows } = await openAdmin(app);
const minute = 60_000;
beforeEach(() => {
  fake.badDays.length = 0;
  fake.books.hold = false;
});

let address = 0;
const visitor = () => {
  address += 1;
  return app.visitor(`198.51.100.${address}`);
};
const withToken = (card = {}) => ({ opaqueData: fake.token(card) });
const paid = () =>
  fake.books.transactions.filter(({ responseCode, status }) => responseCode === "1" && status !== "voided");

/** Lets the outbox run as time passes. */
async function later(minutes: number, rounds = 1) {
  for (let round = 0; round < rounds; round += 1) {
    app.advance(minutes * minute);
    await runPaymentTasks(app.services);
  }
}

describe("authorize-sub with Authorize.Net", () => {
  it("opens the account for a token of the browser and orders the subscription from the outbox", async () => {
    const ana = await subscriber(app, withToken());
    expect(await planOf(ana)).toBe("UNLIMITED");
    expect(fake.books.subscriptions.at(-1)).toMatchObject({ status: "active", amount: "9.99" });
    expect(await subscriptionOf(ana)).toMatchObject({ state: "trial", sandbox: false, card: "Visa 0027" });
  });

  it("refuses a raw card and lets nothing of it through (G6)", async () => {
    const sent = fake.bodies.length;
    const response = await visitor().json("/api/functions/authorize-sub", { ...newBuyer(), ...testCard });
    expect(((await response.json()) as { code: string }).code).toBe("RAW_CARD_REFUSED");
    const both = await visitor().json("/api/functions/authorize-sub", {
      ...newBuyer(),
      ...testCard,
      ...withToken(),
    });
    expect(((await both.json()) as { code: string }).code).toBe("RAW_CARD_REFUSED");
    expect(fake.bodies).toHaveLength(sent);
  });

  it("tells the browser how to make a token, and no secret", async () => {
    const response = await app.request("/api/payments/settings");
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      gateway: "authorize.net",
      accept: { apiLoginId: fake.settings.AUTHNET_LOGIN_ID, clientKey: fake.settings.AUTHNET_CLIENT_KEY },
    });
    expect(text).not.toContain(fake.settings.AUTHNET_TRANSACTION_KEY);
    expect(text).not.toContain(fake.settings.AUTHNET_SIGNATURE_KEY);
  });
});

describe("G2: the charge passes, the subscription does not", () => {
  it.each(["E00040", "E00001"])("is tried again after %s", async (code) => {
    const before = fake.books.subscriptions.length;
    const ana = visitor();
    const answer = await buy(ana, { ...newBuyer(), ...withToken() });
    expect(answer.success).toBe(true);
    fake.badDays.push({ code }, "hang", "html");
    await later(1, 6);
    expect(fake.books.subscriptions).toHaveLength(before + 1);
  });

  it("is given up for good when the gateway refuses: dollar back, plan FREE, and she is told", async () => {
    const ana = visitor();
    const buyer = newBuyer();
    const answer = await buy(ana, { ...buyer, ...withToken() });
    ana.accessToken = answer.session?.access_token ?? "";
    fake.badDays.push({ code: "E00003" });
    await later(1, 3);
    expect(await planOf(ana)).toBe("FREE");
    expect(fake.books.transactions.at(-1)).toMatchObject({ status: "voided" });
    expect(await subscriptionOf(ana)).toMatchObject({ state: "ended", receipts: [{ state: "returned" }] });
    const mail = (await app.services.outbox.list()).find(({ recipient }) => recipient === buyer.email);
    expect(mail).toMatchObject({
      kind: "payment-returned",
      text: expect.stringContaining("devolvimos $1.00 a tu tarjeta"),
    });
  });

  it("is given up after six hours of silence", async () => {
    const ana = visitor();
    const answer = await buy(ana, { ...newBuyer(), ...withToken() });
    ana.accessToken = answer.session?.access_token ?? "";
    const subscriptions = fake.books.subscriptions.length;
    for (let hour = 0; hour < 8; hour += 1) {
      fake.badDays.length = 0;
      // Enough for whatever else is due at this hour of the day: none may get through.
      fake.badDays.push(...Array.from({ length: 40 }, () => "empty" as const));
      await later(61);
    }
    fake.badDays.length = 0;
    await later(61, 2);
    await renew(ana, answer.session);
    expect(await planOf(ana)).toBe("FREE");
    expect(fake.books.subscriptions).toHaveLength(subscriptions);
    expect(fake.books.transactions.at(-1)).toMatchObject({ status: "voided" });
  });
});

describe("what a person is told", () => {
  it("in writing after every purchase: price, date, and where to cancel; once", async () => {
    const buyer = newBuyer();
    const answer = await buy(visitor(), { ...buyer, ...withToken() });
    expect(answer.success).toBe(true);
    await later(1, 3);
    const mails = (await app.services.outbox.list()).filter(({ recipient }) => recipient === buyer.email);
    expect(mails.map(({ kind }) => kind)).toEqual(["payment-opened"]);
    expect(mails[0]?.text).toMatch(
      /Tu pago de \$1\.00 pasó .* El \d+ de \w+ de \d{4} cobraremos \$9\.99 .* cancelar .*\/settings/,
    );
  });

  it("nothing of an account or of no charge, to another password, while the outcome is open", async () => {
    const buyer = newBuyer();
    fake.badDays.push("html", "html");
    expect((await buy(visitor(), { ...buyer, ...withToken() })).error).toBe("network timeout");
    const other = { ...buyer, ...withToken(), password: "otra clave distinta" };
    expect((await buy(visitor(), other)).error).toBe("network timeout");
    await later(6);
    expect((await buy(visitor(), { ...other, ...withToken() })).success).toBe(true);
  });

  it("an outage costs no try: the seventh card, and everybody behind the same network, still passes", async () => {
    const shelter = app.visitor("192.0.2.150");
    for (let person = 0; person < 6; person += 1) {
      fake.badDays.push(person % 2 === 0 ? "html" : { code: "E00007" });
      const answer = await buy(shelter, { ...newBuyer(), ...withToken() });
      expect(answer.error).toBe(person % 2 === 0 ? "network timeout" : "invalid authentication values");
      fake.badDays.length = 0;
    }
    expect((await buy(shelter, { ...newBuyer(), ...withToken() })).success).toBe(true);
  });
});

describe("G10: an order that the gateway took though its answer was lost", () => {
  const lostOrder = async () => {
    const ana = visitor();
    const answer = await buy(ana, { ...newBuyer(), ...withToken() });
    ana.accessToken = answer.session?.access_token ?? "";
    // Nobody else's work may meet the bad day.
    await rows("delete from payment_tasks where account_id is distinct from $1", [answer.session?.user.id]);
    fake.badDays.push("lost");
    await later(1);
    const order = fake.books.subscriptions.at(-1);
    expect(order?.status).toBe("active");
    const [row] = await rows<{ gateway_id: string | null }>(
      "select gateway_id from payment_subscriptions where owner_id = $1",
      [answer.session?.user.id],
    );
    expect(row?.gateway_id).toBeNull();
    return { ana, order, owner: answer.session?.user.id ?? "" };
  };

  it("is cancelled with the subscription", async () => {
    const { ana, order } = await lostOrder();
    await ana.json("/api/payments/subscription/cancel", {});
    await later(1, 2);
    expect(order?.status).toBe("canceled");
  });

  it("is cancelled with the account", async () => {
    const { order, owner } = await lostOrder();
    await cancelForUser(app.services, owner);
    await later(1, 2);
    expect(order?.status).toBe("canceled");
  });

  it("is cancelled when six hours of lost answers end in giving up", async () => {
    const { order } = await lostOrder();
    for (let hour = 0; hour < 7; hour += 1) {
      fake.badDays.length = 0;
      // More than one: the morning's round may fall into these hours and meet the first.
      fake.badDays.push("lost", "lost", "lost", "lost");
      await later(61);
    }
    fake.badDays.length = 0;
    await later(61, 2);
    expect(order?.status).toBe("canceled");
    expect(fake.books.transactions.at(-1)).toMatchObject({ status: "voided" });
  });

  it("that arrives late, when nobody looks for it, stops with its first charge and the money goes back", async () => {
    const { order, owner } = await lostOrder();
    await cancelForUser(app.services, owner);
    await rows("delete from payment_tasks where kind = 'unorder'");
    const charge = fake.books.bill(order?.id ?? "", true);
    const event = notification({
      eventType: "net.authorize.payment.authcapture.created",
      payload: { entityName: "transaction", id: charge.transId },
    });
    await app.request("/api/payments/webhooks/authorize-net", { method: "POST", ...event });
    await later(1, 2);
    expect(order?.status).toBe("canceled");
    expect(charge.status).toBe("voided");
  });

  it("is found by the night when not even a notification came; what a deleted account rightly paid is let alone", async () => {
    const rosa = await lostOrder();
    await cancelForUser(app.services, rosa.owner);
    await rows("delete from payment_tasks where kind = 'unorder'");
    const charge = fake.books.bill(rosa.order?.id ?? "", true);
    // Another account paid its month and was deleted after it.
    const { session } = await subscriber(app, withToken());
    const month = fake.books.bill(fake.books.subscriptions.at(-1)?.id ?? "", true);
    app.advance(13 * 60 * minute);
    await runPaymentTasks(app.services);
    app.advance(13 * 60 * minute);
    await runPaymentTasks(app.services);
    await cancelForUser(app.services, session.user.id);
    for (let night = 0; night < 2; night += 1) {
      await app.services.jobs.send(nightlyQueue, {});
      await app.runJobs();
      await later(1, 2);
    }
    expect(rosa.order?.status).toBe("canceled");
    expect([charge.status, month.status]).toEqual(["voided", "capturedPendingSettlement"]);
  });

  it("somebody else's subscription at the same merchant is let alone", async () => {
    const { order } = await lostOrder();
    const other = { ...order, id: "6999", invoice: "INV-7", status: "active", payments: [] };
    fake.books.subscriptions.push(other as (typeof fake.books.subscriptions)[number]);
    const charge = fake.books.bill("6999", true);
    const event = notification({
      eventType: "net.authorize.payment.authcapture.created",
      payload: { entityName: "transaction", id: charge.transId },
    });
    await app.request("/api/payments/webhooks/authorize-net", { method: "POST", ...event });
    await later(1, 2);
    expect([other.status, charge.status]).toEqual(["active", "capturedPendingSettlement"]);
  });
});

describe("an account that goes while its money is on the way back", () => {
  it("gets it back all the same", async () => {
    const ana = visitor();
    const answer = await buy(ana, { ...newBuyer(), ...withToken() });
    const charge = fake.books.transactions.at(-1);
    const owner = answer.session?.user.id ?? "";
    // The gateway refuses the subscription, and then is away.
    fake.badDays.push({ code: "E00003" }, "html", "html", "html");
    await later(1);
    expect(await rows("select state from payment_attempts where owner_id = $1", [owner])).toEqual([
      { state: "voiding" },
    ]);
    fake.badDays.length = 0;
    await cancelForUser(app.services, owner);
    await later(1);
    expect(charge?.status).toBe("voided");
  });
});

describe("G3: an outcome nobody knows is looked up, never charged again", () => {
  it("lost answer: the charge is found at once and the account opens", async () => {
    const before = paid().length;
    fake.badDays.push("lost");
    const answer = await buy(visitor(), { ...newBuyer(), ...withToken() });
    expect(answer.success).toBe(true);
    expect(paid()).toHaveLength(before + 1);
  });

  it.each(["html", "empty", "hang"] as const)(
    "%s: says so, charges nothing twice, and takes her next try",
    async (day) => {
      const before = paid().length;
      const buyer = newBuyer();
      fake.badDays.push(day);
      const answer = await buy(visitor(), { ...buyer, ...withToken() });
      expect(answer).toMatchObject({ success: false, error: "network timeout" });
      expect((await buy(visitor(), { ...buyer, ...withToken() })).error).toBe("network timeout");
      expect(paid()).toHaveLength(before);
      await later(6);
      expect((await buy(visitor(), { ...buyer, ...withToken() })).success).toBe(true);
      expect(paid()).toHaveLength(before + 1);
    },
  );

  it("a charge that arrives after it was given up is undone", async () => {
    const buyer = newBuyer();
    fake.badDays.push("hang");
    await buy(visitor(), { ...buyer, ...withToken() });
    await later(6);
    const [attempt] = await rows<{ id: string }>(
      "select id from payment_attempts where state = 'failed' order by created_at desc limit 1",
    );
    const late = { ...fake.books.transactions.at(-1) };
    fake.books.transactions.push({
      ...late,
      transId: "60000000001",
      invoice: attempt?.id ?? "",
      status: "capturedPendingSettlement",
      responseCode: "1",
      type: "authCaptureTransaction",
      settled: false,
    } as (typeof fake.books.transactions)[number]);
    await later(120, 2);
    expect(fake.books.transactions.find(({ transId }) => transId === "60000000001")?.status).toBe("voided");
  });

  it("held for review: nothing is granted until it is approved, then she is told", async () => {
    fake.books.hold = true;
    const buyer = newBuyer();
    const ana = visitor();
    expect((await buy(ana, { ...buyer, ...withToken() })).error).toBe("held for review");
    const held = fake.books.transactions.at(-1);
    fake.books.hold = false;
    expect((await buy(ana, { ...buyer, ...withToken() })).error).toBe("held for review");
    // Three days of looking are none of her seven.
    app.advance(3 * 24 * 60 * minute);
    Object.assign(held ?? {}, { status: "capturedPendingSettlement", responseCode: "1" });
    const event = notification({
      eventType: "net.authorize.payment.fraud.approved",
      payload: { entityName: "transaction", id: held?.transId },
    });
    await app.request("/api/payments/webhooks/authorize-net", { method: "POST", ...event });
    await runPaymentTasks(app.services);
    const mail = (await app.services.outbox.list()).find(({ recipient }) => recipient === buyer.email);
    expect(mail?.kind).toBe("payment-opened");
    const answer = await buy(ana, { ...buyer, ...withToken() });
    expect(answer.success).toBe(true);
    ana.accessToken = answer.session?.access_token ?? "";
    const nextChargeOn = addDays(billingDay(app.services.now()), 7);
    expect(await subscriptionOf(ana)).toMatchObject({ nextChargeOn });
    expect(fake.books.subscriptions.at(-1)?.startDate).toBe(nextChargeOn);
    app.advance(-3 * 24 * 60 * minute);
  });

  it("held and then refused: no account, and she is told", async () => {
    fake.books.hold = true;
    const buyer = newBuyer();
    await buy(visitor(), { ...buyer, ...withToken() });
    Object.assign(fake.books.transactions.at(-1) ?? {}, { status: "declined" });
    await later(61);
    const mail = (await app.services.outbox.list()).find(({ recipient }) => recipient === buyer.email);
    expect(mail?.kind).toBe("payment-declined");
    const signIn = await visitor().json("/api/auth/sign-in", {
      email: buyer.email,
      password: buyer.password,
    });
    expect(signIn.status).toBe(401);
  });
});
