import type { AuthorizeSubInput } from "@faro/contract/payments/schemas.ts";
import { afterAll, describe, expect, it, vi } from "vitest";
import { CodedError } from "#server/errors.ts";
import { authorizeSub } from "#server/payments/authorize-sub.ts";
import { runPaymentTasks } from "#server/payments/run-tasks.ts";
import { startPlan } from "#server/payments/start-plan.ts";
import { startAuthorizeNet } from "#server/payments/testing/authorize-net-fake.ts";
import { newBuyer, openAdmin } from "#server/payments/testing/buy.ts";
import { contextOf, random, untilDeath } from "#server/payments/testing/crashes.ts";
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

const request = (buyer: ReturnType<typeof newBuyer>): AuthorizeSubInput => ({
  ...buyer,
  language: "es",
  opaqueData: fake.token(),
});

/** A server's life: the purchase, then its outbox. Ends early when the process dies. */
const live = (services: Services, buyer: ReturnType<typeof newBuyer> | null) =>
  untilDeath(async () => {
    if (buyer !== null) await authorizeSub(contextOf(services, buyer.email), request(buyer));
    await runPaymentTasks(services);
  });

/** The same for an account that begins a plan. */
async function survive(begin: (services: Services) => Promise<void>, services: Services): Promise<void> {
  await untilDeath(async () => {
    await begin(services).catch((error) => {
      if (!(error instanceof CodedError) || !error.code.startsWith("PAYMENT_")) throw error;
    });
  });
  await live(services, null);
}

/** What stands in the end, at the gateway and here. */
let visits = 0;
async function outcome(email: string) {
  // From a new address each time: trying passwords from one is slowed.
  visits += 1;
  const paid = fake.books.transactions.filter(
    ({ type, responseCode, status }) =>
      type === "authCaptureTransaction" && responseCode === "1" && status !== "voided",
  );
  const attempts = await rows<{ state: string }>(
    "select state from payment_attempts where updated_at > now() - interval '1 year' order by created_at desc limit 3",
  );
  const signIn = await app
    .visitor(`10.0.${visits >> 8}.${visits & 255}`)
    .json("/api/auth/sign-in", { email, password: "una clave de prueba" });
  const session = signIn.ok ? ((await signIn.json()) as { access_token: string }) : null;
  const profile =
    session === null
      ? null
      : await app.request("/api/profile", { headers: { authorization: `Bearer ${session.access_token}` } });
  return {
    charges: paid.length,
    subscriptions: fake.books.subscriptions.filter(({ status }) => status === "active").length,
    account: profile === null ? null : ((await profile.json()) as { plan: string }).plan,
    open: attempts.filter(({ state }) => !["done", "declined", "failed", "voided"].includes(state)).length,
  };
}

const all = { charges: 1, subscriptions: 1, account: "UNLIMITED", open: 0 };
const nothing = { charges: 0, subscriptions: 0, account: null, open: 0 };

/** A new day at the gateway. Work for those who were judged already would be done again each morning. */
async function resetGateway(): Promise<void> {
  await rows("delete from payment_tasks");
  fake.books.transactions.length = 0;
  fake.books.subscriptions.length = 0;
  fake.badDays.length = 0;
}

/** Restart after restart until nothing is left to do. */
async function recover(): Promise<void> {
  for (let round = 0; round < 6; round += 1) {
    app.advance(6 * minute);
    await runPaymentTasks(app.services);
  }
}

const healthy = mortal(app.services, Number.POSITIVE_INFINITY);
await live(healthy.services, newBuyer());
const steps = healthy.steps();
await recover();

describe("a server that dies at any step (G1, G2)", () => {
  it("has enough steps to die at", () => {
    expect(steps).toBeGreaterThan(60);
  });

  it.each(Array.from({ length: 10 }, (_, group) => group))(
    "ends in one charge, one subscription and one account, or in none: group %d of ten, 20 seeds each",
    async (group) => {
      for (let point = 0; point < 20; point += 1) {
        const seed = group * 20 + point + 1;
        const chance = random(seed);
        await resetGateway();
        const buyer = newBuyer();
        const first = mortal(app.services, 1 + Math.floor(chance() * steps));
        await live(first.services, buyer);
        app.advance(5 * minute);
        // The restarted copy may die as well, and may be on its way when she tries again.
        if (chance() < 0.5) {
          const again = chance() < 0.5 ? buyer : null;
          await live(mortal(app.services, 1 + Math.floor(chance() * steps)).services, again);
          app.advance(5 * minute);
        }
        const returns = chance() < 0.4;
        if (returns) await live(app.services, buyer);
        await recover();
        const end = await outcome(buyer.email);
        const expected = returns || end.charges > 0 ? all : nothing;
        expect(end, `seed ${seed}, ${returns ? "she came back" : "she left"}`).toEqual(expected);
      }
    },
    300_000,
  );

  it.each([0, 1, 2])(
    "a plan begun by an account that exists ends in one charge and one subscription, or in none: group %d of three, 20 seeds each",
    async (group) => {
      for (let point = 0; point < 20; point += 1) {
        const seed = 1000 + group * 20 + point;
        const chance = random(seed);
        await resetGateway();
        const ana = await app.signedUp({ address: `10.1.${group}.${point}` });
        await rows("update profiles set plan = 'FREE' where owner_id = $1", [ana.userId]);
        const begin = async (services: Services) => {
          await startPlan(contextOf(services, ana.userId, ana.userId), { opaqueData: fake.token() });
        };
        await survive(begin, mortal(app.services, 1 + Math.floor(chance() * steps)).services);
        app.advance(5 * minute);
        if (chance() < 0.5) {
          await survive(begin, mortal(app.services, 1 + Math.floor(chance() * steps)).services);
          app.advance(5 * minute);
        }
        const returns = chance() < 0.4;
        if (returns) await survive(begin, app.services);
        await recover();
        const end = await outcome(ana.email);
        const expected = returns || end.charges > 0 ? all : { ...nothing, account: "FREE" };
        expect(end, `seed ${seed}, ${returns ? "she came back" : "she left"}`).toEqual(expected);
      }
    },
    300_000,
  );

  it("one more tap is enough, wherever the purchase died before the bank had it", async () => {
    await resetGateway();
    for (let step = 1; fake.books.transactions.length === 0; step += 1) {
      const buyer = newBuyer();
      await live(mortal(app.services, step).services, buyer);
      // The bank has it: the random points above go on from here.
      if (fake.books.transactions.length > 0) return await recover();
      app.advance(5 * minute);
      await live(app.services, buyer);
      await recover();
      expect(await outcome(buyer.email), `step ${step}`).toEqual(all);
      await resetGateway();
    }
  }, 300_000);

  it("one more tap is enough for a plan of an account that exists too", async () => {
    await resetGateway();
    for (let step = 1; fake.books.transactions.length === 0; step += 1) {
      const ana = await app.signedUp({ address: `10.2.0.${step}` });
      await rows("update profiles set plan = 'FREE' where owner_id = $1", [ana.userId]);
      const begin = async (services: Services) => {
        await startPlan(contextOf(services, ana.userId, ana.userId), { opaqueData: fake.token() });
      };
      await survive(begin, mortal(app.services, step).services);
      if (fake.books.transactions.length > 0) return await recover();
      app.advance(5 * minute);
      await survive(begin, app.services);
      await recover();
      expect(await outcome(ana.email), `step ${step}`).toEqual(all);
      await resetGateway();
    }
  }, 300_000);

  it("gives the dollar back when the address was taken between charge and account", async () => {
    await resetGateway();
    const buyer = newBuyer();
    const healthyGateway = app.services.payments;
    const slow: Services = {
      ...app.services,
      payments: {
        ...healthyGateway,
        async charge(order) {
          const result = await healthyGateway.charge(order);
          const { email, password, firstName } = buyer;
          await app.visitor("192.0.2.2").json("/api/auth/sign-up", { email, password, firstName });
          return result;
        },
      },
    };
    const answer = await authorizeSub(contextOf(slow, buyer.email), request(buyer));
    expect(answer.error).toBe("email_exists");
    await recover();
    expect(await outcome(buyer.email)).toEqual({ ...nothing, account: "UNLIMITED" });
    expect(fake.books.transactions).toMatchObject([{ status: "voided" }]);
  });
});
