import type { AuthorizeSubInput } from "@faro/contract/payments/schemas.ts";
import { afterAll, describe, expect, it, vi } from "vitest";
import { authorizeSub } from "#server/payments/authorize-sub.ts";
import { cancelForUser } from "#server/payments/cancel-for-user.ts";
import { cancelSubscription } from "#server/payments/cancel-subscription.ts";
import { resumeSubscription } from "#server/payments/resume-subscription.ts";
import { runPaymentTasks } from "#server/payments/run-tasks.ts";
import { startAuthorizeNet } from "#server/payments/testing/authorize-net-fake.ts";
import { newBuyer, openAdmin } from "#server/payments/testing/buy.ts";
import { contextOf, untilDeath } from "#server/payments/testing/crashes.ts";
import { mortal } from "#server/payments/testing/mortal.ts";
import type { Services } from "#server/services.ts";
import { startTestApp } from "#server/testing/test-app.ts";

vi.mock("node:crypto", async (load) =>
  (await import("#server/payments/testing/quick-hash.ts")).quickHash(await load()),
);

const fake = await startAuthorizeNet();
afterAll(() => fake.close());
const app = await startTestApp({ ...fake.settings, LOG_LEVEL: "silent" }, { fromMorning: true });
const { rows } = await openAdmin(app);
const minute = 60_000;

const buyThenDie = (services: Services) =>
  untilDeath(async () => {
    const buyer = newBuyer();
    const input: AuthorizeSubInput = { ...buyer, language: "es", opaqueData: fake.token() };
    await authorizeSub(contextOf(services, buyer.email), input);
    await runPaymentTasks(services);
  });

async function recover(): Promise<void> {
  for (let round = 0; round < 4; round += 1) {
    app.advance(6 * minute);
    await runPaymentTasks(app.services);
  }
}

interface Owner {
  id: string;
  attempt: string;
}
const owners = () => rows<Owner>("select owner_id as id, attempt_id as attempt from payment_subscriptions");
/** Running subscriptions at the gateway that were ordered with this invoice number in any round. */
const running = ({ attempt }: Owner) =>
  fake.books.subscriptions.filter(
    ({ status, invoice }) => status === "active" && invoice.endsWith(attempt.slice(2)),
  ).length;

const healthy = mortal(app.services, Number.POSITIVE_INFINITY);
await buyThenDie(healthy.services);
const steps = healthy.steps();

/** A purchase whose process dies at `step`; gives the account's owner, or null when there is none yet. */
async function diedAt(step: number): Promise<Owner | null> {
  // Work for those who were judged already would be done again each morning.
  await rows("delete from payment_tasks");
  fake.books.transactions.length = 0;
  fake.books.subscriptions.length = 0;
  const before = new Set((await owners()).map(({ id }) => id));
  await buyThenDie(mortal(app.services, step).services);
  return (await owners()).find(({ id }) => !before.has(id)) ?? null;
}

/** Every step at which her account is there already, the last one first; before it nothing can be ended. */
async function atEachStep(judge: (owner: Owner, what: string) => Promise<void>): Promise<void> {
  let judged = 0;
  for (let step = steps; step > 0; step -= 1) {
    const owner = await diedAt(step);
    if (owner === null) break;
    await judge(owner, `step ${step}`);
    judged += 1;
  }
  expect(judged).toBeGreaterThan(20);
}

const asOwner = ({ id }: Owner) => contextOf(app.services, id, id);

describe("G10: nothing is charged after the end, at whatever step the purchase died", () => {
  it("she cancels before the restarted copy goes on", async () => {
    const orders: number[] = [];
    await atEachStep(async (owner, what) => {
      orders.push(running(owner));
      await cancelSubscription(asOwner(owner));
      await recover();
      expect(running(owner), what).toBe(0);
    });
    // Some died with an order that the gateway had taken.
    expect(orders).toContain(1);
    expect(orders).toContain(0);
  }, 300_000);

  it("she cancels and takes it back: one subscription, not two", async () => {
    await atEachStep(async (owner, what) => {
      await cancelSubscription(asOwner(owner));
      await resumeSubscription(asOwner(owner));
      await recover();
      expect(running(owner), what).toBe(1);
    });
  }, 300_000);

  it("she deletes her account", async () => {
    await atEachStep(async (owner, what) => {
      await cancelForUser(app.services, owner.id);
      await recover();
      expect(running(owner), what).toBe(0);
    });
  }, 300_000);
});
