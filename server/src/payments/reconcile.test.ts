import { afterAll, describe, expect, it } from "vitest";
import { runPaymentTasks } from "#server/payments/run-tasks.ts";
import { startAuthorizeNet } from "#server/payments/testing/authorize-net-fake.ts";
import { openAdmin, subscriber, testCard } from "#server/payments/testing/buy.ts";
import { nightlyQueue } from "#server/payments/work.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const fake = await startAuthorizeNet();
afterAll(() => fake.close());
const app = await startTestApp(fake.settings, { fromMorning: true });
const { rows } = await openAdmin(app);
const hour = 60 * 60 * 1000;

interface Person {
  owner: string;
  gatewayId: string;
  /** The trial's transaction. */
  trial: string;
}

interface Standing {
  plan: string;
  state: string;
  gateway_id: string | null;
  cancelled: boolean;
  receipts: string;
}

async function newPerson(): Promise<Person> {
  const visitor = await subscriber(app, { opaqueData: fake.token() });
  const owner = visitor.session.user.id;
  const [row] = await rows<{ gateway_id: string; id: string }>(
    "select s.gateway_id, r.id from payment_subscriptions s join payment_receipts r using (owner_id) where owner_id = $1",
    [owner],
  );
  return { owner, gatewayId: row?.gateway_id ?? "", trial: row?.id ?? "" };
}

/** `receipts`: newest first, '!' stands for returned. */
async function standingOf({ owner }: Person): Promise<Standing | undefined> {
  const [row] = await rows<Standing>(
    `select p.plan, s.state, s.gateway_id, s.cancelled_at is not null as cancelled,
       (select string_agg(kind || case when returned then '!' else '' end, ' ' order by covers_through desc)
        from payment_receipts r where r.owner_id = p.owner_id) as receipts
     from profiles p join payment_subscriptions s using (owner_id) where p.owner_id = $1`,
    [owner],
  );
  return row;
}

const there = ({ gatewayId }: Person) => fake.books.subscriptions.find(({ id }) => id === gatewayId);
const charge = (id: string) => fake.books.transactions.find(({ transId }) => transId === id);
const set = (person: Person, change: string) =>
  rows(`update payment_subscriptions set ${change} where owner_id = $1`, [person.owner]);

async function oneNight(): Promise<void> {
  app.advance(26 * hour);
  await runPaymentTasks(app.services);
  await app.services.jobs.send(nightlyQueue, {});
  await app.runJobs();
  await runPaymentTasks(app.services);
}

type Seed = (person: Person) => Promise<unknown> | unknown;
type Look = (person: Person) => Promise<unknown> | unknown;

/** What differs, how it came to be, and how it must be in the morning. */
const differences: [string, Seed, Partial<Standing>, Look?][] = [
  [
    "the plan is FREE here though it is paid",
    ({ owner }) => rows("update profiles set plan = 'FREE' where owner_id = $1", [owner]),
    { plan: "UNLIMITED", state: "trial", receipts: "trial" },
  ],
  [
    "state and paid time are wrong here",
    (person) => set(person, "state = 'grace', paid_through = paid_through - 30, grace_until = '2020-01-01'"),
    { plan: "UNLIMITED", state: "trial" },
  ],
  [
    "a month was charged there and is unknown here",
    ({ gatewayId }) => fake.books.bill(gatewayId, true),
    { plan: "UNLIMITED", state: "active", receipts: "month trial" },
  ],
  [
    "a month was refused there and is unknown here",
    ({ gatewayId }) => fake.books.bill(gatewayId, false),
    { plan: "UNLIMITED", state: "grace", receipts: "trial" },
  ],
  [
    "a charge was voided there",
    ({ trial }) => Object.assign(charge(trial) ?? {}, { status: "voided" }),
    { state: "grace", receipts: "trial!" },
  ],
  [
    "a charge was disputed there",
    ({ trial }) => Object.assign(charge(trial) ?? {}, { status: "chargeback", settled: true }),
    { state: "grace", receipts: "trial!" },
  ],
  [
    "a charge was refunded there: a transaction of its own, the charge looks settled as before",
    async ({ trial }) => {
      Object.assign(charge(trial) ?? {}, { status: "settledSuccessfully", settled: true });
      await app.services.payments.undoCharge(trial);
    },
    { state: "grace", receipts: "trial!" },
    ({ trial }) => expect(charge(trial)?.status).toBe("settledSuccessfully"),
  ],
  [
    "cancelled here, still running there",
    (person) => set(person, "cancelled_at = now(), state = 'cancelled'"),
    { plan: "UNLIMITED", state: "cancelled", receipts: "trial" },
    (person) => expect(there(person)?.status).toBe("canceled"),
  ],
  [
    "stopped there, running here",
    (person) => Object.assign(there(person) ?? {}, { status: "terminated" }),
    { plan: "UNLIMITED", state: "cancelled", cancelled: true },
  ],
  [
    "running here, unknown there",
    (person) => {
      const place = fake.books.subscriptions.findIndex(({ id }) => id === person.gatewayId);
      fake.books.subscriptions.splice(place, 1);
    },
    { plan: "UNLIMITED", state: "cancelled", cancelled: true },
  ],
  [
    "running here, but its order was lost on the way",
    async (person) => {
      Object.assign(there(person) ?? {}, { status: "canceled", duplicateKey: "" });
      await set(person, "gateway_id = null, gateway_index = null");
    },
    { plan: "UNLIMITED", state: "trial", cancelled: false },
    async (person) => {
      const id = (await standingOf(person))?.gateway_id;
      expect(fake.books.subscriptions.find((one) => one.id === id)?.status).toBe("active");
    },
  ],
  [
    "ended here, still running there and charged: the money goes back",
    async (person) => {
      await rows("update profiles set plan = 'FREE' where owner_id = $1", [person.owner]);
      await set(person, "state = 'ended'");
      fake.books.bill(person.gatewayId, true);
    },
    { plan: "FREE", state: "ended", receipts: "month! trial" },
    (person) => {
      expect(there(person)?.status).toBe("canceled");
      expect(charge(there(person)?.payments[0]?.transId ?? "")?.status).toBe("voided");
    },
  ],
];

describe("G11: the night finds and mends every difference, without one notification", async () => {
  const people: Person[] = [];
  for (const _ of differences) people.push(await newPerson());
  const settled = await newPerson();
  for (const [place, [, seed]] of differences.entries()) await seed(people[place] as Person);
  const before = await standingOf(settled);
  await oneNight();
  const told = (await app.services.outbox.list()).map(({ kind }) => kind);

  it.each(differences.map(([name], place) => [name, place] as const))("%s", async (_, place) => {
    const [, , expected, look] = differences[place] as (typeof differences)[number];
    const person = people[place] as Person;
    expect(await standingOf(person)).toMatchObject(expected);
    await look?.(person);
  });

  it("leaves alone what agrees, and a second night finds nothing more", async () => {
    expect(await standingOf(settled)).toEqual(before);
    const all = async () => {
      const found: (Standing | undefined)[] = [];
      for (const person of people) found.push(await standingOf(person));
      return found;
    };
    const first = await all();
    await oneNight();
    expect(await all()).toEqual(first);
  });

  it("tells those whose month is open", () => {
    const count = (wanted: string) => told.filter((kind) => kind === wanted).length;
    // The bank's no, and money that went back, are two things.
    expect([count("payment-grace"), count("payment-reversed")]).toEqual([1, 3]);
  });
});

it("a night without the gateway changes nothing and is made up for", async () => {
  const person = await newPerson();
  Object.assign(charge(person.trial) ?? {}, { status: "voided" });
  const before = await standingOf(person);
  fake.badDays.push(...Array.from({ length: 200 }, () => "html" as const));
  app.advance(26 * hour);
  await runPaymentTasks(app.services);
  expect(await standingOf(person)).toEqual(before);
  fake.badDays.length = 0;
  await oneNight();
  expect(await standingOf(person)).toMatchObject({ receipts: "trial!" });
});

const sandbox = await startTestApp({}, { fromMorning: true });
const { rows: here } = await openAdmin(sandbox);

it("the sandbox's own books are compared too", async () => {
  const ana = await subscriber(sandbox, testCard);
  await here("update sandbox_charges set state = 'returned'");
  await sandbox.services.jobs.send(nightlyQueue, {});
  await sandbox.runJobs();
  const [receipt] = await here<{ returned: boolean }>(
    "select returned from payment_receipts where owner_id = $1",
    [ana.session.user.id],
  );
  expect(receipt?.returned).toBe(true);
});
