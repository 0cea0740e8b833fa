import type { AuthorizeSubInput } from "@faro/contract/payments/schemas.ts";
import { afterAll, describe, expect, it, vi } from "vitest";
import { deleteAccount } from "#server/accounts/delete-account.ts";
import { CodedError } from "#server/errors.ts";
import { authorizeSub } from "#server/payments/authorize-sub.ts";
import { cancelSubscription } from "#server/payments/cancel-subscription.ts";
import { resumeSubscription } from "#server/payments/resume-subscription.ts";
import { runPaymentTasks } from "#server/payments/run-tasks.ts";
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
const day = 24 * 60 * minute;

const buy = (services: Services, buyer: ReturnType<typeof newBuyer>) =>
  untilDeath(async () => {
    const input: AuthorizeSubInput = { ...buyer, language: "es", opaqueData: fake.token() };
    await authorizeSub(contextOf(services, buyer.email), input);
    await runPaymentTasks(services);
  });

async function recover(): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    app.advance(6 * minute);
    await runPaymentTasks(app.services);
  }
}

/** Ends that a person may wish for. */
const ends = ["leaves it", "cancels", "cancels and takes it back", "deletes the account"] as const;
type End = (typeof ends)[number];

/** One request after the other, as she taps; the process may die under any of them. */
const wish = (services: Services, end: End, ownerId: string) =>
  untilDeath(async () => {
    const ctx = contextOf(services, ownerId, ownerId);
    try {
      if (end.startsWith("cancels")) await cancelSubscription(ctx);
      if (end === "cancels and takes it back") await resumeSubscription(ctx);
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
    }
    if (end === "deletes the account") await deleteAccount(ctx, { confirmation: "ELIMINAR MI CUENTA" });
    await runPaymentTasks(services);
  });

interface Standing {
  plan: string;
  cancelled: boolean | null;
}

/** Charges that stand, subscriptions that would charge again, work left over, and what the account says. */
async function outcome(ownerId: string | null) {
  const standing = fake.books.transactions.filter(
    ({ type, responseCode, status }) =>
      type === "authCaptureTransaction" && responseCode === "1" && status !== "voided",
  );
  const [account] =
    ownerId === null
      ? []
      : await rows<Standing>(
          `select p.plan, s.cancelled_at is not null as cancelled from profiles p
           left join payment_subscriptions s using (owner_id) where owner_id = $1`,
          [ownerId],
        );
  const open = await rows(
    "select 1 from payment_attempts where state not in ('done', 'declined', 'failed', 'voided')",
  );
  return {
    charges: standing.map(({ amount }) => amount),
    subscriptions: fake.books.subscriptions.filter(({ status }) => status === "active").length,
    plan: account?.plan ?? null,
    open: open.length,
  };
}

const dollar = { charges: ["1.00"], open: 0 };
const expectedOf: Record<End, object> = {
  "leaves it": { ...dollar, subscriptions: 1, plan: "UNLIMITED" },
  cancels: { ...dollar, subscriptions: 0, plan: "UNLIMITED" },
  "cancels and takes it back": { ...dollar, subscriptions: 1, plan: "UNLIMITED" },
  "deletes the account": { ...dollar, subscriptions: 0, plan: null },
};
const nothing = { charges: [], subscriptions: 0, plan: null, open: 0 };

const healthy = mortal(app.services, Number.POSITIVE_INFINITY);
await buy(healthy.services, newBuyer());
const steps = healthy.steps();
await recover();

async function run(seed: number): Promise<void> {
  const chance = random(seed);
  // Work for those who were judged already would be done again each morning.
  await rows("delete from payment_tasks");
  fake.books.transactions.length = 0;
  fake.books.subscriptions.length = 0;
  const buyer = newBuyer();
  const known = new Set(
    (await rows<{ id: string }>("select owner_id as id from profiles")).map(({ id }) => id),
  );
  await buy(mortal(app.services, 1 + Math.floor(chance() * steps * 1.4)).services, buyer);
  app.advance(5 * minute);
  if (chance() < 0.4) {
    await buy(mortal(app.services, 1 + Math.floor(chance() * steps)).services, buyer);
    app.advance(5 * minute);
  }
  const now = await rows<{ id: string }>("select owner_id as id from profiles");
  const ownerId = now.find(({ id }) => !known.has(id))?.id ?? null;
  if (ownerId === null) {
    await recover();
    const end = await outcome(null);
    // Either all of it, by the outbox, or nothing.
    const late = (await rows<{ id: string }>("select owner_id as id from profiles")).find(
      ({ id }) => !known.has(id),
    );
    expect(late === undefined ? end : await outcome(late.id), `seed ${seed}`).toEqual(
      late === undefined ? nothing : expectedOf["leaves it"],
    );
    return;
  }
  const end = ends[Math.floor(chance() * ends.length)] as End;
  await wish(mortal(app.services, 1 + Math.floor(chance() * 40)).services, end, ownerId);
  const repeats = chance() < 0.6;
  if (repeats) await wish(app.services, end, ownerId);
  await recover();
  const after = await outcome(ownerId);
  const what = `seed ${seed}, she ${end}${repeats ? ", twice" : ""}`;
  if (repeats || end === "leaves it") expect(after, what).toEqual(expectedOf[end]);
  else {
    // The request died under her: it happened or it did not, and nothing in between costs her anything.
    const half = { ...dollar, subscriptions: 0, plan: "FREE" };
    expect([...ends.map((one) => expectedOf[one]), half], what).toContainEqual(after);
  }
  if (end !== "cancels" || !repeats) return;
  app.advance(9 * day);
  await recover();
  expect(await outcome(ownerId), `${what}, nine days later`).toEqual({ ...expectedOf.cancels, plan: "FREE" });
}

describe("G10: a purchase that dies, and an end that dies too", () => {
  it.each(Array.from({ length: 10 }, (_, group) => group))(
    "what she wished for stands and nothing is charged beside it: group %d of ten, 20 seeds each",
    async (group) => {
      for (let point = 0; point < 20; point += 1) await run(3000 + group * 20 + point);
    },
    300_000,
  );
});
