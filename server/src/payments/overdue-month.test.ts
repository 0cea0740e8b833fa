import type { Session } from "@faro/contract/accounts/schemas.ts";
import { afterAll, expect, it } from "vitest";
import { driveAttempt } from "#server/payments/drive-attempt.ts";
import { refreshSubscription } from "#server/payments/refresh-subscription.ts";
import { runPaymentTasks } from "#server/payments/run-tasks.ts";
import { startAuthorizeNet } from "#server/payments/testing/authorize-net-fake.ts";
import { openAdmin, planOf, renew, subscriber, subscriptionOf } from "#server/payments/testing/buy.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const fake = await startAuthorizeNet();
afterAll(() => fake.close());
const app = await startTestApp(fake.settings, { fromMorning: true });
const { rows } = await openAdmin(app);
const day = 24 * 60 * 60 * 1000;

const newCard = () => ({ opaqueData: fake.token({ number: "5424000000000015" }) });
const months = (id: string) =>
  fake.books.transactions.filter(
    ({ amount, subscription, invoice, status }) =>
      amount === "9.99" && status !== "declined" && (subscription?.id === id || invoice.startsWith("A")),
  );

/** Work that waits for other work, or for the gateway's bad moment to pass. */
async function paymentsOfAnHour(): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    app.advance(10 * 60_000);
    await runPaymentTasks(app.services);
  }
}

/** Texts of what she was written about a charge too many. */
async function toldOfReturn({ session }: { session: Session }): Promise<string[]> {
  const mails = await app.services.outbox.list();
  return mails
    .filter(({ kind, recipient }) => kind === "payment-overcharged" && recipient === session.user.email)
    .map(({ text }) => text);
}

async function kindsFor({ session }: { session: Session }): Promise<string[]> {
  const mails = await app.services.outbox.list();
  return mails.filter(({ recipient }) => recipient === session.user.email).map(({ kind }) => kind);
}

/** A subscriber whose first month was refused. */
async function overdue() {
  fake.books.transactions.length = 0;
  const ana = await subscriber(app, { opaqueData: fake.token() });
  const order = fake.books.subscriptions.at(-1);
  if (order === undefined) throw new Error("no subscription");
  app.advance(7 * day);
  fake.books.bill(order.id, false);
  await runPaymentTasks(app.services);
  await renew(ana, ana.session);
  expect((await subscriptionOf(ana))?.state).toBe("grace");
  return { ana, order };
}

it("a changed card pays the month; the gateway's own late try for the same month goes back", async () => {
  const { ana, order } = await overdue();
  const changed = await ana.json("/api/payments/subscription/card", newCard());
  expect(changed.status).toBe(200);
  expect(((await changed.json()) as { charged: boolean }).charged).toBe(true);
  const again = await ana.json("/api/payments/subscription/card", newCard());
  expect(((await again.json()) as { charged: boolean }).charged).toBe(false);
  await runPaymentTasks(app.services);
  expect(await kindsFor(ana)).toContain("payment-paid");
  fake.books.bill(order.id, true, true);
  app.advance(day);
  await runPaymentTasks(app.services);
  await renew(ana, ana.session);
  expect(months(order.id).map(({ status }) => status)).toEqual(["capturedPendingSettlement", "voided"]);
  expect(await subscriptionOf(ana)).toMatchObject({ state: "active" });
  expect((await subscriptionOf(ana))?.receipts.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
    "month paid",
    "month returned",
    "trial paid",
  ]);
  await paymentsOfAnHour();
  expect(await toldOfReturn(ana)).toEqual([
    expect.stringMatching(/cobro de más de \$9\.99 .* ya lo devolvimos/),
  ]);
  expect(months(order.id).map(({ status }) => status)).toEqual(["capturedPendingSettlement", "voided"]);
});

it("two taps at once pay the month once, and both say so", async () => {
  const { ana, order } = await overdue();
  const change = () => ana.json("/api/payments/subscription/card", newCard());
  const answers = await Promise.all([change(), change()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(months(order.id)).toHaveLength(1);
});

it("a month whose money she took back through her bank can be paid again", async () => {
  const { ana, order } = await overdue();
  const pay = async () => {
    const answer = await ana.json("/api/payments/subscription/card", newCard());
    return ((await answer.json()) as { charged: boolean }).charged;
  };
  expect(await pay()).toBe(true);
  await runPaymentTasks(app.services);
  Object.assign(months(order.id)[0] ?? {}, { status: "chargeback", settled: true });
  app.advance(day);
  await runPaymentTasks(app.services);
  await renew(ana, ana.session);
  expect((await subscriptionOf(ana))?.state).toBe("grace");
  expect(await pay()).toBe(true);
  expect(months(order.id).map(({ status }) => status)).toEqual(["chargeback", "capturedPendingSettlement"]);
  expect((await subscriptionOf(ana))?.state).toBe("active");
});

it("the gateway's own try was first: what the changed card paid goes back", async () => {
  const { ana, order } = await overdue();
  const own = fake.books.bill(order.id, true, true);
  // Nothing has told this server of it when she changes her card: both are charged for the moment.
  const changed = await ana.json("/api/payments/subscription/card", newCard());
  expect(changed.status).toBe(200);
  app.advance(day);
  await runPaymentTasks(app.services);
  await renew(ana, ana.session);
  expect(
    months(order.id)
      .map(({ status }) => status)
      .sort(),
  ).toEqual(["capturedPendingSettlement", "voided"]);
  const paid = await rows(
    "select 1 from payment_receipts where owner_id = $1 and kind = 'month' and not returned",
    [ana.session.user.id],
  );
  expect(paid).toHaveLength(1);
  expect(own.amount).toBe("9.99");
  await paymentsOfAnHour();
  expect(await toldOfReturn(ana)).toHaveLength(1);
  await renew(ana, ana.session);
  expect((await subscriptionOf(ana))?.state).toBe("active");
});

it("a month that the bank looks at is no lost connection: she is told so, and it is paid once it has said yes", async () => {
  const { ana, order } = await overdue();
  fake.books.hold = true;
  for (const _ of ["a tap", "and one more"]) {
    const held = await ana.json("/api/payments/subscription/card", newCard());
    expect(((await held.json()) as { code: string }).code).toBe("PAYMENT_REVIEW");
  }
  fake.books.hold = false;
  const looked = fake.books.transactions.filter(({ responseCode }) => responseCode === "4");
  expect(looked).toHaveLength(1);
  Object.assign(looked[0] ?? {}, { status: "capturedPendingSettlement", responseCode: "1" });
  await paymentsOfAnHour();
  await paymentsOfAnHour();
  await renew(ana, ana.session);
  expect(await subscriptionOf(ana)).toMatchObject({ state: "active" });
  expect(months(order.id).map(({ status }) => status)).toEqual(["capturedPendingSettlement"]);
  expect(await kindsFor(ana)).toContain("payment-paid");
});

it("a month that two find paid at the same moment is kept once", async () => {
  const { ana, order } = await overdue();
  const owner = ana.session.user.id;
  fake.books.hold = true;
  await ana.json("/api/payments/subscription/card", newCard());
  fake.books.hold = false;
  const looked = fake.books.transactions.find(({ responseCode }) => responseCode === "4");
  Object.assign(looked ?? {}, { status: "capturedPendingSettlement", responseCode: "1" });
  fake.books.bill(order.id, true, true);
  const [attempt] = await rows<{ id: string }>(
    "select id from payment_attempts where owner_id = $1 and kind = 'month'",
    [owner],
  );
  // The first has looked whether the month is paid and written its receipt, and stands before its last word.
  await rows("begin");
  await rows("lock table payment_tasks in share mode");
  const waiting = async () =>
    (
      await rows(
        `select from pg_locks l where not granted and exists (
           select from pg_stat_activity a where a.pid = l.pid and a.datname = current_database())`,
      )
    ).length;
  const first = driveAttempt(app.services, owner, attempt?.id ?? "", { card: null, answerEarly: true });
  await expect.poll(waiting).toBe(1);
  let done = false;
  const second = refreshSubscription(app.services, owner).finally(() => {
    done = true;
  });
  await expect.poll(async () => done || (await waiting()) === 2).toBe(true);
  await rows("commit");
  await Promise.all([first, second]);
  const kept = "select id from payment_receipts where owner_id = $1 and kind = 'month' and not returned";
  expect(await rows(kept, [owner])).toHaveLength(1);
  await paymentsOfAnHour();
  expect(
    months(order.id)
      .map(({ status }) => status)
      .sort(),
  ).toEqual(["capturedPendingSettlement", "voided"]);
});

it("cancelling in the days of grace ends the plan that day and charges nothing more", async () => {
  const { ana, order } = await overdue();
  app.advance(day);
  await renew(ana, ana.session);
  const response = await ana.json("/api/payments/subscription/cancel", {});
  const { subscription } = (await response.json()) as { subscription: { state: string } };
  expect(subscription.state).toBe("ended");
  await runPaymentTasks(app.services);
  expect(await planOf(ana)).toBe("FREE");
  expect(order.status).toBe("canceled");
  expect(months(order.id)).toEqual([]);
});

it("a month that was charged while she cancelled goes back", async () => {
  const { ana, order } = await overdue();
  const owner = ana.session.user.id;
  expect((await ana.json("/api/payments/subscription/card", newCard())).status).toBe(200);
  expect(months(order.id).map(({ status }) => status)).toEqual(["capturedPendingSettlement"]);
  // As the rows stand when the process died right after the charge, and she cancelled before the next one.
  await rows("delete from payment_receipts where owner_id = $1 and kind = 'month'", [owner]);
  await rows(
    "update payment_attempts set state = 'charging', transaction_id = null where owner_id = $1 and kind = 'month'",
    [owner],
  );
  await rows("update payment_subscriptions set state = 'ended', cancelled_at = now() where owner_id = $1", [
    owner,
  ]);
  app.advance(5 * 60_000);
  await runPaymentTasks(app.services);
  expect(months(order.id).map(({ status }) => status)).toEqual(["voided"]);
  await paymentsOfAnHour();
  expect(await toldOfReturn(ana)).toHaveLength(1);
});

it("a month whose charge died on its way to the bank is paid by the next tap, once", async () => {
  const { ana, order } = await overdue();
  const owner = ana.session.user.id;
  expect((await ana.json("/api/payments/subscription/card", newCard())).status).toBe(200);
  // As the rows stand when the process died right before the charge left.
  fake.books.transactions = fake.books.transactions.filter(({ invoice }) => !invoice.startsWith("A"));
  await rows("delete from payment_receipts where owner_id = $1 and kind = 'month'", [owner]);
  await rows(
    "update payment_attempts set state = 'charging', transaction_id = null, updated_at = $2 where owner_id = $1 and kind = 'month'",
    [owner, new Date(app.services.now())],
  );
  await rows("update payment_subscriptions set state = 'grace' where owner_id = $1", [owner]);
  app.advance(5 * 60_000);
  const again = await ana.json("/api/payments/subscription/card", newCard());
  expect(again.status).toBe(200);
  expect(months(order.id).map(({ status }) => status)).toEqual(["capturedPendingSettlement"]);
  expect((await subscriptionOf(ana))?.state).toBe("active");
});

it("a month charged after the end goes back, and she is told once it has", async () => {
  const { ana, order } = await overdue();
  expect((await ana.json("/api/payments/subscription/cancel", {})).status).toBe(200);
  app.advance(2 * day);
  await runPaymentTasks(app.services);
  // The gateway's night was quicker than the cancellation.
  const late = fake.books.bill(order.id, true, true);
  fake.badDays.push("html");
  app.advance(day);
  await runPaymentTasks(app.services);
  await paymentsOfAnHour();
  expect(late.status).toBe("voided");
  expect(await toldOfReturn(ana)).toHaveLength(1);
});

it("G10: a month charged after she cancelled, because the gateway's night was quicker, goes back", async () => {
  fake.books.transactions.length = 0;
  const ana = await subscriber(app, { opaqueData: fake.token() });
  const order = fake.books.subscriptions.at(-1);
  app.advance(7 * day - 60 * 60_000);
  await renew(ana, ana.session);
  const told = await ana.json("/api/payments/subscription/cancel", {});
  const { subscription } = (await told.json()) as { subscription: { accessUntil: string } };
  const late = fake.books.bill(order?.id ?? "", true);
  await runPaymentTasks(app.services);
  await paymentsOfAnHour();
  await paymentsOfAnHour();
  await renew(ana, ana.session);
  expect([order?.status, late.status]).toEqual(["canceled", "voided"]);
  expect(await toldOfReturn(ana)).toHaveLength(1);
  // What was paid for stays, and no more than that.
  const after = await subscriptionOf(ana);
  expect(after?.accessUntil).toBe(subscription.accessUntil);
  expect(after?.receipts.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    "month returned",
    "trial paid",
  ]);
});
