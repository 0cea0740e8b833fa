import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { newInvoice } from "#server/payments/attempts.ts";
import { createAuthorizeNet } from "#server/payments/authorize-net/gateway.ts";
import { addDays, billingDay } from "#server/payments/calendar.ts";
import { type ChargeOrder, GatewayUnavailable } from "#server/payments/gateway.ts";
import { credentials, startAuthorizeNet } from "#server/payments/testing/authorize-net-fake.ts";

const fake = await startAuthorizeNet();
afterAll(() => fake.close());
beforeEach(() => {
  fake.badDays.length = 0;
  fake.bodies.length = 0;
  Object.assign(fake.books, { hold: false, storeNothing: false, profileDelay: 0 });
});

function connect(changes: { transactionKey?: string; url?: string } = {}) {
  return createAuthorizeNet({
    url: `${fake.url}/xml/v1/request.api`,
    login: credentials.login,
    transactionKey: credentials.transactionKey,
    timeout: 300,
    accept: { script: "", api: "", apiLoginId: credentials.login, clientKey: credentials.clientKey },
    ...changes,
  });
}
const gateway = connect();

function order(card = {}, changes: Partial<ChargeOrder> = {}): ChargeOrder {
  const { dataDescriptor: descriptor, dataValue: value } = fake.token(card);
  return {
    invoice: newInvoice(),
    cents: 100,
    description: "Prueba",
    card: { kind: "token", descriptor, value },
    buyer: { email: "ana@example.com", firstName: "Begoña", lastName: "Núñez" },
    ...changes,
  };
}

async function approved(card = {}) {
  const result = await gateway.charge(order(card));
  if (result.kind !== "approved") throw new Error(`not approved: ${result.kind}`);
  return result;
}

describe("a charge", () => {
  it("is approved, keeps the card and names it by its last digits", async () => {
    const wanted = order();
    const result = await gateway.charge(wanted);
    expect(result).toEqual({
      kind: "approved",
      transactionId: expect.stringMatching(/^\d+$/),
      card: "Visa 0027",
      stored: { profileId: expect.any(String), paymentProfileId: expect.any(String) },
    });
    const body = JSON.parse(fake.bodies[0] ?? "").createTransactionRequest;
    expect(body.transactionRequest.amount).toBe("1.00");
    expect(body.transactionRequest.billTo).toEqual({ firstName: "Begoña", lastName: "Núñez" });
    expect(body.transactionRequest.order.invoiceNumber).toBe(wanted.invoice);
    expect(body.transactionRequest.transactionSettings.setting).toEqual([
      { settingName: "duplicateWindow", settingValue: "28800" },
    ]);
  });

  it("cuts texts to the lengths of the schema", async () => {
    const long = "ñ".repeat(80);
    const buyer = { email: "ana@example.com", firstName: long, lastName: long, zip: "98004" };
    expect(await gateway.charge(order({}, { buyer }))).toMatchObject({ kind: "approved" });
  });

  it.each([
    ["a general decline", {}, "46282", "card declined"],
    ["an address that does not match", {}, "46205", "card code or zip mismatch"],
    ["a wrong code, declined below an Ok", { code: "901" }, "", "card code or zip mismatch"],
    ["an expired card", { expires: "2024-01" }, "", "card expired"],
    ["a number nobody has", { number: "1234567890123" }, "", "card details invalid"],
  ])("is refused for %s", async (_, card, zip, failure) => {
    const buyer = { email: "a@b.co", firstName: "Ana", lastName: "Ruiz", zip };
    expect(await gateway.charge(order(card, { buyer }))).toEqual({ kind: "declined", failure });
  });

  it("is neither paid nor refused when the fraud filter holds it", async () => {
    fake.books.hold = true;
    const result = await gateway.charge(order());
    expect(result).toEqual({ kind: "held", transactionId: expect.any(String) });
    const { transactionId } = result as { transactionId: string };
    expect(await gateway.getCharge(transactionId)).toMatchObject({ state: "held" });
  });

  it.each([
    "html",
    "empty",
    "hang",
    "lost",
    { code: "E00001" },
    { code: "E00053" },
    { code: "E00104" },
  ] as const)("has an unknown outcome after %j (G3)", async (day) => {
    fake.badDays.push(day);
    await expect(gateway.charge(order())).rejects.toThrow(GatewayUnavailable);
  });

  it("says when the request never left", async () => {
    const closed = await startAuthorizeNet();
    closed.close();
    const nowhere = connect({ url: closed.url });
    await expect(nowhere.charge(order())).rejects.toMatchObject({ name: "GatewayUnavailable", sent: false });
  });

  it("sent again after a lost answer is the first one", async () => {
    const wanted = order();
    const { value } = wanted.card as { value: string };
    fake.badDays.push("lost");
    await expect(gateway.charge(wanted)).rejects.toThrow(GatewayUnavailable);
    fake.books.tokens.set(value, { number: "4007000000027", expires: "2031-12", code: "900" });
    const count = fake.books.transactions.length;
    const again = await gateway.charge(wanted);
    expect(fake.books.transactions).toHaveLength(count);
    expect(again).toMatchObject({
      kind: "approved",
      transactionId: fake.books.transactions.at(-1)?.transId,
      stored: { profileId: expect.any(String) },
    });
  });

  it("with a used token asks for the card again", async () => {
    const wanted = order();
    await gateway.charge(wanted);
    await expect(gateway.charge({ ...wanted, invoice: newInvoice() })).rejects.toMatchObject({
      failure: "card token used or expired",
    });
  });

  it("with wrong keys is our problem, not the card's", async () => {
    const wrong = connect({ transactionKey: "other" });
    await expect(wrong.charge(order())).rejects.toMatchObject({
      failure: "invalid authentication values",
      code: "E00007",
    });
  });

  it("never has the number in a body when the browser made a token (G6)", async () => {
    await gateway.charge(order());
    expect(fake.bodies.join("")).not.toContain("4007000000027");
    expect(fake.bodies.join("")).toContain("opaqueData");
  });
});

describe("looking a charge up", () => {
  it("finds it by its invoice number before and after settlement", async () => {
    const wanted = order();
    fake.badDays.push("lost");
    await gateway.charge(wanted).catch(() => {});
    const since = Date.now() - 1000;
    expect(await gateway.findCharge(wanted.invoice, since)).toMatchObject({
      state: "approved",
      invoice: wanted.invoice,
      cents: 100,
    });
    for (const transaction of fake.books.transactions) transaction.settled = true;
    expect(await gateway.findCharge(wanted.invoice, since)).toMatchObject({ state: "approved" });
    expect(await gateway.findCharge(newInvoice(), since)).toBeNull();
  });

  it("knows nothing of a charge that is not there", async () => {
    expect(await gateway.getCharge("1")).toBeNull();
  });
});

describe("giving money back", () => {
  it("voids before settlement, refunds after it, and once only", async () => {
    const { transactionId } = await approved();
    await gateway.undoCharge(transactionId);
    await gateway.undoCharge(transactionId);
    expect(await gateway.getCharge(transactionId)).toMatchObject({ state: "returned" });

    const other = await approved();
    const settled = fake.books.transactions.find(({ transId }) => transId === other.transactionId);
    Object.assign(settled ?? {}, { settled: true, status: "settledSuccessfully" });
    await gateway.undoCharge(other.transactionId);
    await gateway.undoCharge(other.transactionId);
    const refunds = fake.books.transactions.filter(({ refTransId }) => refTransId === other.transactionId);
    expect(refunds).toHaveLength(1);
    expect(await gateway.getCharge(refunds[0]?.transId ?? "")).toMatchObject({
      returns: other.transactionId,
    });
  });
});

describe("stored cards and subscriptions", () => {
  const startOn = addDays(billingDay(Date.now()), 7);
  const plan = { cents: 999, startOn, aheadDays: 0 };

  it("stores a card that the charge did not, and finds the one it did", async () => {
    fake.books.storeNothing = true;
    const { transactionId, stored } = await approved();
    expect(stored).toBeNull();
    const first = await gateway.storeCard(transactionId);
    expect(await gateway.storeCard(transactionId)).toEqual(first);
  });

  it("orders $9.99 a month without end, once", async () => {
    const { stored } = await approved();
    if (stored === null) throw new Error("no card");
    const wanted = { ...plan, invoice: newInvoice(), stored };
    const id = await gateway.createSubscription(wanted);
    expect(await gateway.createSubscription(wanted)).toBe(id);
    const body = JSON.parse(fake.bodies.at(-1) ?? "").ARBCreateSubscriptionRequest.subscription;
    expect(body).toMatchObject({
      paymentSchedule: {
        interval: { length: "1", unit: "months" },
        startDate: startOn,
        totalOccurrences: "9999",
      },
      amount: "9.99",
    });
    expect(await gateway.getSubscription(id)).toEqual({ running: true, payments: [] });
  });

  it("finds a running subscription by the invoice number of its order", async () => {
    const { stored } = await approved();
    if (stored === null) throw new Error("no card");
    const wanted = { ...plan, invoice: newInvoice(), stored };
    expect(await gateway.findSubscription(wanted.invoice)).toBeNull();
    const id = await gateway.createSubscription(wanted);
    expect(await gateway.findSubscription(wanted.invoice)).toBe(id);
    await gateway.cancelSubscription(id);
    expect(await gateway.findSubscription(wanted.invoice)).toBeNull();
  });

  it("finds a suspended one too, which would charge again once its card is changed", async () => {
    const { stored } = await approved();
    if (stored === null) throw new Error("no card");
    const wanted = { ...plan, invoice: newInvoice(), stored };
    const id = await gateway.createSubscription(wanted);
    fake.books.bill(id, false);
    expect(fake.books.subscriptions.at(-1)?.status).toBe("suspended");
    expect(await gateway.findSubscription(wanted.invoice)).toBe(id);
  });

  it.each([{ code: "E00003" }, { code: "E00013" }, { code: "E00007" }, "html", "empty"] as const)(
    "never takes %j in place of a list for 'there is none'",
    async (day) => {
      fake.badDays.push(day);
      await expect(gateway.findSubscription(newInvoice())).rejects.toThrow(GatewayUnavailable);
    },
  );

  const ok = { resultCode: "Ok", message: [{ code: "I00001", text: "Successful." }] };
  it.each([
    ["a list", { subscriptionDetails: [{ id: 100188, status: "active", invoice: "S0ABC" }] }],
    [
      "a list below its element's name",
      { subscriptionDetails: { subscriptionDetail: [{ id: "100188", invoice: "S0ABC" }] } },
    ],
    [
      "a single entry without a list",
      { subscriptionDetails: { subscriptionDetail: { id: 100188, status: "active", invoice: "S0ABC" } } },
    ],
  ])("reads %s", async (_, rows) => {
    fake.badDays.push({ answer: { totalNumInResultSet: 1, ...rows, refId: "1", messages: ok } });
    expect(await gateway.findSubscription("S0ABC")).toBe("100188");
  });

  it("reads a subscription as the gateway's own manual prints it: below its name, one message, one refused month", async () => {
    const message = { code: "I00001", text: "Successful." };
    const arbTransaction = { response: "The credit card has expired.", payNum: "2", attemptNum: "1" };
    const subscription = {
      name: "Sample subscription",
      status: "active",
      arbTransactions: { arbTransaction },
    };
    const messages = { resultCode: "Ok", message };
    fake.badDays.push({ answer: { ARBGetSubscriptionResponse: { refId: "1", messages, subscription } } });
    expect(await gateway.getSubscription("4818507")).toEqual({
      running: true,
      payments: [{ transactionId: null, payment: 2 }],
    });
  });

  it.each([
    ["Ana", ""],
    ["", "Núñez"],
    ["", ""],
  ])(
    "takes a subscription of an account named '%s' '%s': the gateway wants both",
    async (firstName, lastName) => {
      const result = await gateway.charge(order({}, { buyer: { email: "", firstName, lastName } }));
      const stored = result.kind === "approved" ? result.stored : null;
      if (stored === null) throw new Error("no card");
      expect(await gateway.createSubscription({ ...plan, invoice: newInvoice(), stored })).toMatch(/^\d+$/);
    },
  );

  it("waits for a stored card that is not visible yet", async () => {
    const { stored } = await approved();
    fake.books.profileDelay = 1;
    const wanted = {
      ...plan,
      invoice: newInvoice(),
      stored: stored ?? { profileId: "", paymentProfileId: "" },
    };
    await expect(gateway.createSubscription(wanted)).rejects.toThrow(GatewayUnavailable);
    expect(await gateway.createSubscription(wanted)).toMatch(/^\d+$/);
  });

  it("tells paid months from refused ones, whatever the status says", async () => {
    const { stored } = await approved();
    if (stored === null) throw new Error("no card");
    const id = await gateway.createSubscription({ ...plan, invoice: newInvoice(), stored });
    fake.books.bill(id, true);
    fake.books.bill(id, false);
    const record = await gateway.getSubscription(id);
    expect(record?.running).toBe(true);
    const charges = await Promise.all(
      record?.payments.map(({ transactionId }) => gateway.getCharge(transactionId ?? "")) ?? [],
    );
    expect(charges.map((charge) => [charge?.state, charge?.subscription])).toEqual([
      ["approved", { id, payment: 1 }],
      ["declined", { id, payment: 2 }],
    ]);
  });

  it("cancels once and again, and also what nobody knows", async () => {
    const { stored } = await approved();
    if (stored === null) throw new Error("no card");
    const id = await gateway.createSubscription({ ...plan, invoice: newInvoice(), stored });
    await gateway.cancelSubscription(id);
    await gateway.cancelSubscription(id);
    await gateway.cancelSubscription("123");
    expect(await gateway.getSubscription(id)).toMatchObject({ running: false });
    expect(await gateway.getSubscription("123")).toBeNull();
  });

  it("changes the card of a subscription, refuses a bad one, and takes the same one again", async () => {
    const { stored } = await approved();
    if (stored === null) throw new Error("no card");
    const id = await gateway.createSubscription({ ...plan, invoice: newInvoice(), stored });
    const change = (card: object) => {
      const { dataDescriptor: descriptor, dataValue: value } = fake.token(card);
      return gateway.changeCard({
        subscriptionId: id,
        profileId: stored.profileId,
        card: { kind: "token", descriptor, value },
        buyer: { email: "a@b.co", firstName: "Ana", lastName: "Ruiz" },
      });
    };
    const changed = await change({ number: "5424000000000015" });
    expect(changed.card).toBe("Visa 0015");
    expect(changed.stored.paymentProfileId).not.toBe(stored.paymentProfileId);
    expect(await change({ number: "5424000000000015" })).toEqual(changed);
    await expect(change({ number: "4012888818888", code: "901" })).rejects.toMatchObject({
      failure: "card declined",
    });
    expect(fake.books.subscriptions.at(-1)?.profile.customerPaymentProfileId).toBe(
      changed.stored.paymentProfileId,
    );
  });

  it("forgets the cards of a person, once and again", async () => {
    const { stored } = await approved();
    await gateway.deleteCards(stored?.profileId ?? "");
    await gateway.deleteCards(stored?.profileId ?? "");
    expect(fake.books.profiles.has(stored?.profileId ?? "")).toBe(false);
  });
});

it("the stand-in refuses a body in the wrong order, as the gateway does", async () => {
  const body = {
    createTransactionRequest: {
      merchantAuthentication: { name: credentials.login, transactionKey: credentials.transactionKey },
      transactionRequest: { amount: "1.00", transactionType: "authCaptureTransaction" },
    },
  };
  const response = await fetch(fake.url, { method: "POST", body: JSON.stringify(body) });
  const text = await response.text();
  expect(JSON.parse(text).messages.message[0]).toMatchObject({
    code: "E00003",
    text: expect.stringContaining("invalid child element 'transactionType'"),
  });
});
