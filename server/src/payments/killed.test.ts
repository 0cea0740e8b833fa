/**
 * The real process, ended by SIGKILL at each point of a purchase at which something has happened that is not written down
 * yet, or is and has not happened; then started again and left to its own queue. crash.test.ts tries two hundred random
 * points in one process; here nothing of the first process is left: no pool, no promise, no job at work.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { startAuthorizeNet } from "#server/payments/testing/authorize-net-fake.ts";
import { newBuyer } from "#server/payments/testing/buy.ts";
import { type Commit, openRealServer } from "#server/payments/testing/real-server.ts";

const fake = await startAuthorizeNet();
afterAll(() => fake.close());
const server = await openRealServer(fake);
// It dies and comes back with each test: the copy that mended one purchase is the one that dies under the next.
beforeAll(() => server.start(), 60_000);

type Door = readonly [what: string, place: "arrived" | "done"];
type Buyer = ReturnType<typeof newBuyer>;

interface Point {
  commit?: Commit;
  /** Of the gateway. `arrived`: the request is lost on its way; `done`: the answer is. */
  door?: Door;
  /** Somebody opens an account with her address while the bank answers. */
  taken?: true;
}

const charge = "authCaptureTransaction";
const order = "ARBCreateSubscriptionRequest";
const points: [string, Point][] = [
  ["that it will be charged is not committed", { commit: "charging" }],
  ["the charge is on its way and never arrives", { door: [charge, "arrived"] }],
  ["it is charged and the bank has not answered", { door: [charge, "done"] }],
  ["it is charged and that is not committed", { commit: "charged" }],
  ["her account is written and not committed", { commit: "opened" }],
  ["the order is on its way and never arrives", { door: [order, "arrived"] }],
  ["it is ordered and that is not committed", { commit: "ordered" }],
  ["her address was taken and the way back is not committed", { commit: "voiding", taken: true }],
  ["the dollar is voided and that is not committed", { commit: "voided", taken: true }],
];

const strangersPassword = "la clave de otra persona";

/** Makes the server wait at the point. */
async function prepare({ commit, door, taken }: Point, buyer: Buyer) {
  let atDoor = () => {};
  let leave = () => {};
  const reachedDoor = new Promise<void>((resolve) => {
    atDoor = resolve;
  });
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  fake.watch = async (what, place) => {
    if (taken && what === charge && place === "done") {
      const { email, firstName } = buyer;
      const signUp = await server.post("/api/auth/sign-up", {
        email,
        firstName,
        password: strangersPassword,
      });
      expect(signUp.status).toBe(200);
    }
    if (what !== door?.[0] || place !== door[1]) return;
    atDoor();
    await left;
    return place === "arrived" ? "lost" : undefined;
  };
  const held = commit === undefined ? null : await server.hold(commit);
  return {
    reached: () => held?.reached() ?? reachedDoor,
    async letGo() {
      fake.watch = null;
      leave();
      await held?.letGo();
    },
  };
}

const buy = async (buyer: Buyer) => {
  const body = { ...buyer, opaqueData: fake.token() };
  const response = await server.post("/api/functions/authorize-sub", body);
  return (await response.json()) as { success: boolean; error: string | null };
};

/** What stands of hers: dollars at the bank, subscriptions that will charge, and the account she can open. */
async function standing({ email, password, lastName }: Buyer) {
  const hers = fake.books.transactions.filter(
    ({ type, responseCode, billTo }) =>
      type === charge && responseCode === "1" && billTo.lastName === lastName,
  );
  const profiles = hers.map(({ profile }) => profile?.customerProfileId);
  return {
    dollars: hers.filter(({ status }) => status !== "voided").length,
    subscriptions: fake.books.subscriptions.filter(
      ({ status, profile }) => status === "active" && profiles.includes(profile.customerProfileId),
    ).length,
    account: await server.planOf(email, password),
    open: await server.open(),
  };
}

const all = { dollars: 1, subscriptions: 1, account: "UNLIMITED", open: [] };
const nothing = { dollars: 0, subscriptions: 0, account: null, open: [] };

it.each(points)(
  "G1: killed while %s: one charge, one subscription and one account, or nothing and the dollar back",
  async (_, point) => {
    const place = points.findIndex(([, other]) => other === point);
    // Not by number: a name holds none.
    const buyer = newBuyer({ lastName: `Núñez ${String.fromCharCode(65 + place)}` });
    const stop = await prepare(point, buyer);
    // Its answer never comes, or came before.
    const first = buy(buyer).catch(() => null);
    await stop.reached();
    await server.kill();
    await stop.letGo();
    await first;
    await server.start();
    await server.settle();
    const charged = fake.books.transactions.some(({ billTo }) => billTo.lastName === buyer.lastName);
    expect(await standing(buyer)).toEqual(charged && point.taken === undefined ? all : nothing);

    // She taps again: what she has paid for is hers, and what she has not is charged once.
    const again = await buy(buyer);
    await server.settle();
    if (point.taken) {
      expect(again).toMatchObject({ success: false, error: "email_exists" });
      expect(await standing(buyer)).toEqual(nothing);
      expect(await server.planOf(buyer.email, strangersPassword)).not.toBeNull();
    } else {
      expect(again.success).toBe(true);
      expect(await standing(buyer)).toEqual(all);
    }
  },
  90_000,
);
