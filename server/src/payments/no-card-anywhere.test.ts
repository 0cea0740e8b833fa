import type { SubscriptionAnswer } from "@faro/contract/payments/schemas.ts";
import { afterAll, expect, it } from "vitest";
import { billingDay } from "#server/payments/calendar.ts";
import { runPaymentTasks } from "#server/payments/run-tasks.ts";
import { notification, startAuthorizeNet } from "#server/payments/testing/authorize-net-fake.ts";
import { buy, newBuyer, subscriber, testCard } from "#server/payments/testing/buy.ts";
import { code, dump, expectNoCard } from "#server/payments/testing/no-card.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const fake = await startAuthorizeNet();
afterAll(() => fake.close());
const sandbox = await startTestApp({ LOG_LEVEL: "debug", NEW_ACCOUNT_PLAN: "FREE" }, { fromMorning: true });
const thisMonth = billingDay(sandbox.services.now()).slice(0, 7);
const gateway = await startTestApp({ ...fake.settings, LOG_LEVEL: "debug" }, { fromMorning: true });

it("G5: no card number or code in the database, its queue, the logs, or any answer, whatever went wrong", async () => {
  const answers: string[] = [];
  const send = async (path: string, body: object) => {
    const response = await sandbox.visitor("192.0.2.10").json(path, body);
    answers.push(await response.text());
  };
  const card = (number: string, more: object = {}) => ({
    ...testCard,
    cardNumber: number,
    cvv: "739",
    ...more,
  });
  await send("/api/functions/authorize-sub", { ...newBuyer(), ...card("4111111111111111") });
  await send("/api/functions/authorize-sub", { ...newBuyer(), ...card("4012888818888", { zip: "46282" }) });
  await send("/api/functions/authorize-sub", { ...newBuyer(), ...card("370000000000002", { cvv: code }) });
  await send("/api/functions/authorize-sub", {
    ...newBuyer({ firstName: "4111 1111 1111 1111" }),
    ...card("6011000000000012"),
  });
  await send("/api/functions/authorize-sub", {
    ...newBuyer({ email: "4111111111111111@example.com" }),
    ...card("6011000000000012"),
  });
  await send("/api/functions/authorize-sub", {
    ...newBuyer(),
    ...card("6011000000000012", { expirationDate: "99" }),
  });
  await send("/api/functions/authorize-sub?cardNumber=4111111111111111", {
    ...newBuyer(),
    ...card("6011000000000012"),
  });
  const broken = await sandbox.visitor("192.0.2.10").fetch("/api/functions/authorize-sub", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: `{"cardNumber":"4111111111111111","cvv":"739`,
  });
  answers.push(await broken.text());
  const ana = await subscriber(sandbox, card("4111111111111111"));
  answers.push(await (await ana.json("/api/payments/subscription/card", card("5424000000000015"))).text());
  answers.push(await (await ana.fetch("/api/payments/subscription")).text());
  const rosa = await sandbox.signedUp({ address: "192.0.2.13" });
  for (const change of [{ cvv: code }, { zip: "46282" }, {}]) {
    const own = await rosa.json("/api/payments/subscription/start", card("5424000000000015", change));
    answers.push(await own.text());
  }
  const wrong = card("5424000000000015", { proof: { challenge: "4111111111111111", answer: 4111 } });
  answers.push(await (await rosa.json("/api/payments/subscription/start", wrong)).text());
  await runPaymentTasks(sandbox.services);

  // A plan's whole life: refused month, another card that pays it, an end, taken back, and the account's end.
  const lena = await subscriber(sandbox, card("4111111111111111", { expirationDate: thisMonth }));
  const of = async (path: string, body: object = {}) => {
    const response = await lena.json(path, body);
    answers.push(await response.text());
    return response.status;
  };
  for (let step = 0; step < 6; step += 1) await of("/api/payments/sandbox/advance", { days: 7 });
  expect(answers.at(-1)).toContain('"ended"');
  expect(await of("/api/payments/subscription/start", card("5424000000000015"))).toBe(200);
  expect(await of("/api/payments/subscription/cancel")).toBe(200);
  expect(await of("/api/payments/subscription/resume")).toBe(200);
  expect(await of("/api/payments/subscription/card", card("370000000000002", { cvv: code }))).toBe(200);
  expect(await of("/api/profile/export", { proof: { password: newBuyer().password } })).toBe(200);
  const { subscription } = JSON.parse(
    await (await lena.fetch("/api/payments/subscription")).text(),
  ) as SubscriptionAnswer;
  const receipt = await lena.fetch(`/api/payments/receipts/${subscription?.receipts[0]?.id}`);
  answers.push(Buffer.from(await receipt.arrayBuffer()).toString("latin1"));
  await runPaymentTasks(sandbox.services);
  expect(
    await of("/api/functions/delete-user-account", { confirmation: "ELIMINAR MI CUENTA", reason: "caro" }),
  ).toBe(200);
  await runPaymentTasks(sandbox.services);

  // An error nobody foresaw, with the card in its words.
  const { charge } = sandbox.services.payments;
  sandbox.services.payments.charge = async (order) => {
    throw new Error(`cannot read ${order.card.kind === "number" ? order.card.number : ""}`);
  };
  await send("/api/functions/authorize-sub", { ...newBuyer(), ...card("4012888818888") });
  sandbox.services.payments.charge = charge;
  expect(sandbox.logLines.join("\n")).toContain("cannot read");

  // With a gateway: refused raw cards, and a gateway that answers with garbage.
  const raw = await gateway
    .visitor("192.0.2.11")
    .json("/api/functions/authorize-sub", { ...newBuyer(), ...card("4111111111111111") });
  answers.push(await raw.text());
  for (const day of ["html", "hang", "lost", { code: "E00003" }] as const) {
    fake.badDays.push(day);
    const opaqueData = fake.token({ number: "4012888818888", code: "739" });
    answers.push(JSON.stringify(await buy(gateway.visitor("192.0.2.12"), { ...newBuyer(), opaqueData })));
  }
  gateway.advance(10 * 60_000);
  await runPaymentTasks(gateway.services);
  const token = (number: string) => ({ opaqueData: fake.token({ number, code: "739" }) });
  const rita = await subscriber(gateway, token("4111111111111111"));
  for (const [path, body] of [
    ["/api/payments/subscription/card", token("5424000000000015")],
    ["/api/payments/subscription/card", card("5424000000000015")],
    ["/api/payments/subscription/cancel", {}],
    ["/api/payments/subscription/resume", {}],
  ] as const) {
    answers.push(await (await rita.json(path, body)).text());
  }
  const strange = notification({
    eventType: "net.authorize.payment.void.created",
    payload: { id: "4111111111111111", cardNumber: "4111111111111111", cardCode: "739" },
  });
  await gateway.request("/api/payments/webhooks/authorize-net", { method: "POST", ...strange });
  await runPaymentTasks(gateway.services);

  expectNoCard(answers.join("\n"), "answers");
  for (const [name, app] of [
    ["sandbox", sandbox],
    ["gateway", gateway],
  ] as const) {
    expect(app.logLines.length).toBeGreaterThan(3);
    expectNoCard(app.logLines.join("\n"), `${name} log`);
    const text = await dump(app.databaseUrl);
    expect(text).toContain("payment");
    expectNoCard(text, `${name} database`);
  }
  expectNoCard(fake.bodies.join("\n"), "what reached the gateway from our server");
  // The dump does see what is stored: the last four digits of the card that paid.
  expect(await dump(sandbox.databaseUrl)).toContain("Visa 1111");
});
