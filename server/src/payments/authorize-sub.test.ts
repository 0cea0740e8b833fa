import { describe, expect, it } from "vitest";
import { runPaymentTasks } from "#server/payments/run-tasks.ts";
import {
  buy,
  newBuyer,
  openAdmin,
  planOf,
  proveWork,
  subscriptionOf,
  testCard,
} from "#server/payments/testing/buy.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = await startTestApp({}, { fromMorning: true });
const { rows } = await openAdmin(app);
const count = async (table: string) =>
  (await rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n ?? -1;
let address = 0;
const visitor = () => {
  address += 1;
  return app.visitor(`198.51.100.${address}`);
};

describe("authorize-sub with the built-in sandbox", () => {
  it("makes the account, takes a dollar, sets the plan and orders the subscription", async () => {
    const ana = visitor();
    const buyer = newBuyer();
    const answer = await buy(ana, { ...buyer, ...testCard });
    expect(answer).toEqual({
      success: true,
      error: null,
      redirectTo: "/chat",
      session: expect.objectContaining({
        access_token: expect.any(String),
        refresh_token: expect.any(String),
        user: { id: expect.any(String), email: buyer.email, name: "Ana Núñez" },
      }),
    });
    ana.accessToken = answer.session?.access_token ?? "";
    expect(await planOf(ana)).toBe("UNLIMITED");
    await runPaymentTasks(app.services);
    const [subscription] = await rows<{ cents: number; running: boolean; start_on: string; in_days: number }>(
      // By the clock of the app, which may stand on the next morning already.
      "select *, start_on - ($1::timestamptz at time zone 'America/Los_Angeles')::date as in_days from sandbox_subscriptions",
      [new Date(app.services.now())],
    );
    expect(subscription).toMatchObject({ cents: 999, running: true, in_days: 7 });
    expect(await rows("select cents, state from sandbox_charges")).toEqual([
      { cents: 100, state: "approved" },
    ]);
    expect(await subscriptionOf(ana)).toMatchObject({
      state: "trial",
      sandbox: true,
      card: "Visa 1111",
      nextChargeCents: 999,
      receipts: [{ kind: "trial", cents: 100, state: "paid" }],
    });
    expect(await rows("select state from payment_attempts")).toEqual([{ state: "done" }]);
    const signIn = await visitor().json("/api/auth/sign-in", {
      email: buyer.email,
      password: buyer.password,
    });
    expect(signIn.status).toBe(200);
  });

  it.each([
    ["Luhn", { cardNumber: "4111111111111112" }, "card details invalid"],
    ["an expired card", { expirationDate: "2024-01" }, "card expired"],
    ["the code", { cvv: "901" }, "card code or zip mismatch"],
    ["the zip of a general decline", { zip: "46282" }, "card declined"],
    ["the card that is always declined", { cardNumber: "4000000000000002" }, "card declined"],
    ["seventeen digits", { cardNumber: "41111111111111111" }, "card details invalid"],
    ["three digits of Amex", { cardNumber: "370000000000002" }, "card code or zip mismatch"],
  ])("refuses %s and makes nothing", async (_, card, error) => {
    const before = [await count("credentials"), await count("sandbox_charges")];
    const answer = await buy(visitor(), { ...newBuyer(), ...testCard, ...card });
    expect(answer).toEqual({ success: false, error, session: null, redirectTo: null });
    expect([await count("credentials"), await count("sandbox_charges")]).toEqual(before);
  });

  it("takes another card with the same key after a decline", async () => {
    const ana = visitor();
    const buyer = newBuyer();
    expect((await buy(ana, { ...buyer, ...testCard, cvv: "901" })).success).toBe(false);
    expect((await buy(ana, { ...buyer, ...testCard })).success).toBe(true);
  });

  it.each([
    ["a name of one letter", { firstName: "A" }],
    ["no e-mail", { email: "ana" }],
    ["a slip at the end of an address", { email: "ana@gmail.com." }],
    ["letters in the number", { cardNumber: "4111x11111111111" }],
    ["a month 13", { expirationDate: "2031-13" }],
    ["a card number as a name", { firstName: "4111 1111 1111 1111" }],
  ])("refuses %s before anything is written (G5)", async (_, change) => {
    const before = await count("payment_attempts");
    const response = await visitor().json("/api/functions/authorize-sub", {
      ...newBuyer(),
      ...testCard,
      ...change,
    });
    expect(response.status).toBe(400);
    expect(await count("payment_attempts")).toBe(before);
  });

  it("takes the addresses that sign-up takes, with accents and blanks around", async () => {
    const { email } = newBuyer();
    const answer = await buy(visitor(), { ...newBuyer({ email: ` josé.${email} ` }), ...testCard });
    expect(answer.session?.user.email).toBe(`josé.${email}`);
  });

  it("applies the rules of sign-up to the password", async () => {
    const response = await visitor().json("/api/functions/authorize-sub", {
      ...newBuyer({ password: "12345" }),
      ...testCard,
    });
    expect(((await response.json()) as { code: string }).code).toBe("PASSWORD_TOO_SHORT");
  });
});

describe("G1: one charge, one account, whatever is repeated", () => {
  const of = async (email: string) => {
    const [owner] = await rows<{ owner_id: string }>(
      "select owner_id from payment_receipts where owner_id in (select owner_id from profiles) and id = any($1)",
      [(await rows<{ id: string }>("select transaction_id as id from sandbox_charges")).map(({ id }) => id)],
    );
    return { owner, email };
  };

  it("a double click and two tabs", async () => {
    const buyer = newBuyer();
    const before = [await count("credentials"), await count("sandbox_charges")];
    const ana = visitor();
    const answers = await Promise.all([
      buy(ana, { ...buyer, ...testCard }),
      buy(ana, { ...buyer, ...testCard }),
      buy(ana, { ...buyer, ...testCard, idempotencyKey: "another-tab" }),
      buy(ana, { ...buyer, ...testCard }),
    ]);
    expect(answers.map(({ success }) => success)).toEqual([true, true, true, true]);
    expect(new Set(answers.map(({ session }) => session?.user.id)).size).toBe(1);
    await runPaymentTasks(app.services);
    expect([await count("credentials"), await count("sandbox_charges")]).toEqual(before.map((n) => n + 1));
    expect((await of(buyer.email)).owner).toBeDefined();
  });

  it("a second click that the first one overtakes gets the same account", async () => {
    const buyer = newBuyer();
    const [first, second] = [visitor(), visitor()];
    await buy(second, { ...newBuyer(), ...testCard, cvv: "901" });
    const before = await count("sandbox_charges");
    // The second finds no attempt and is held at its card try; meanwhile the first goes all the way.
    await rows("begin");
    await rows("select from rate_limits where key like 'payment:%' for update");
    const held = buy(second, { ...buyer, ...testCard });
    const waits = "select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))";
    await expect.poll(() => rows(waits)).toHaveLength(1);
    const bought = await buy(first, { ...buyer, ...testCard });
    await rows("commit");
    expect(bought.success).toBe(true);
    expect(await held).toMatchObject({ success: true, session: { user: bought.session?.user } });
    expect(await count("sandbox_charges")).toBe(before + 1);
  });

  it("a browser that repeats after a lost answer gets the same account", async () => {
    const buyer = newBuyer();
    const first = await buy(visitor(), { ...buyer, ...testCard });
    const before = await count("sandbox_charges");
    const again = await buy(visitor(), { ...buyer, ...testCard });
    expect(again.success).toBe(true);
    expect(again.session?.user).toEqual(first.session?.user);
    expect(await count("sandbox_charges")).toBe(before);
  });

  it("wrong tries of others at her address do not hide what she paid for", async () => {
    const buyer = newBuyer();
    for (let tried = 0; tried < 8; tried += 1)
      await visitor().json("/api/auth/sign-in", { email: buyer.email, password: "no es la clave" });
    const answer = await buy(visitor(), { ...buyer, ...testCard });
    expect(answer).toMatchObject({ success: true, session: { user: { email: buyer.email } } });
  });

  it.each(["ended", "gone"])(
    "a browser that repeats when the plan is %s is not told that it was just paid",
    async (how) => {
      const buyer = newBuyer();
      const ana = visitor();
      const first = await buy(ana, { ...buyer, ...testCard });
      const owner = first.session?.user.id;
      await runPaymentTasks(app.services);
      if (how === "ended") {
        await rows("update payment_subscriptions set state = 'ended' where owner_id = $1", [owner]);
      } else {
        await rows("delete from payment_subscriptions where owner_id = $1", [owner]);
      }
      const again = await buy(visitor(), { ...buyer, ...testCard });
      expect(again).toEqual({ success: false, error: "email_exists", session: null, redirectTo: null });
    },
  );

  it("the browser's key is free again the morning after", async () => {
    const buyer = newBuyer();
    await buy(visitor(), { ...buyer, ...testCard });
    await runPaymentTasks(app.services);
    app.advance(26 * 60 * 60_000);
    await runPaymentTasks(app.services);
    app.advance(-26 * 60 * 60_000);
    expect((await buy(visitor(), { ...buyer, ...testCard })).error).toBe("email_exists");
  });

  it("does not open the account to a repeated request with another password", async () => {
    const buyer = newBuyer();
    await buy(visitor(), { ...buyer, ...testCard });
    const other = await buy(visitor(), { ...buyer, ...testCard, password: "otra clave" });
    // It has paid, and says so; a stranger without its key learns only what any address tells.
    const paid = "paid before under another password";
    expect(other).toEqual({ success: false, error: paid, session: null, redirectTo: null });
    const stranger = { ...buyer, ...testCard, password: "otra clave", idempotencyKey: "somebody-else" };
    expect((await buy(visitor(), stranger)).error).toBe("email_exists");
  });
});

describe("G4: amounts and dates are the server's", () => {
  it("ignores what a client adds", async () => {
    const ana = visitor();
    const answer = await buy(ana, {
      ...newBuyer(),
      ...testCard,
      ...{ amount: "0.01", plan: "FREE", startDate: "2099-01-01", subscriptionId: "1", trialDays: 900 },
    });
    ana.accessToken = answer.session?.access_token ?? "";
    const subscription = await subscriptionOf(ana);
    expect(subscription).toMatchObject({ nextChargeCents: 999, receipts: [{ cents: 100 }] });
    expect(await planOf(ana)).toBe("UNLIMITED");
  });
});

describe("G7: card testing", () => {
  it("30 cards from one address: work after two refusals, the door closed after five, generic words", async () => {
    const thief = app.visitor("192.0.2.77");
    const errors: (string | null)[] = [];
    for (let card = 0; card < 30; card += 1) {
      const wanted = { ...newBuyer(), ...testCard, cvv: "901" };
      const first = await buy(thief, wanted);
      errors.push(first.error);
      if (first.error === "proof required") {
        errors.push((await buy(thief, { ...wanted, proof: await proveWork(thief) })).error);
      }
    }
    expect(errors).toEqual([
      // Two refusals tell a person what to correct; from then on nothing is told.
      ...["card code or zip mismatch", "card code or zip mismatch"],
      ...["proof required", "card declined", "proof required", "card declined"],
      ...["proof required", "card declined"],
      ...Array.from({ length: 25 }, () => "too many attempts"),
    ]);
    expect((await buy(thief, { ...newBuyer(), ...testCard, proof: await proveWork(thief) })).error).toBe(
      "too many attempts",
    );
  });

  it("a proof is good once, in time, and only with its answer; it opens the way to a good card", async () => {
    const clumsy = app.visitor("192.0.2.79");
    for (let card = 0; card < 2; card += 1) {
      await buy(clumsy, { ...newBuyer(), ...testCard, cvv: "901" });
    }
    const proof = await proveWork(clumsy);
    const [stamp, expires, signature] = proof.challenge.split(".");
    const later = `${stamp}.${Number(expires) + 60_000}.${signature}`;
    const charges = await count("sandbox_charges");
    for (const forged of [
      { ...proof, answer: proof.answer + 1 },
      { ...proof, challenge: later },
      { ...proof, challenge: "" },
      { ...proof, challenge: `${stamp}.${expires}.${"A".repeat(43)}` },
    ]) {
      const answer = await buy(clumsy, { ...newBuyer(), ...testCard, proof: forged });
      expect(answer.error).toBe("proof required");
    }
    const old = await proveWork(clumsy);
    app.advance(11 * 60_000);
    expect((await buy(clumsy, { ...newBuyer(), ...testCard, proof: old })).error).toBe("proof required");
    app.advance(-11 * 60_000);
    expect(await count("sandbox_charges")).toBe(charges);
    const together = await Promise.all(
      Array.from({ length: 4 }, () => buy(clumsy, { ...newBuyer(), ...testCard, proof })),
    );
    expect(together.map(({ error }) => error).sort()).toEqual([
      null,
      ...["proof required", "proof required", "proof required"],
    ]);
  });

  it("when many cards are refused everywhere, everybody proves work from the first card on", async () => {
    const key = "card-no:all";
    const until = Date.now() + 3_600_000;
    await rows(
      "insert into rate_limits (key, points, expire) values ($1, 30, $2) on conflict (key) do update set points = 30, expire = $2",
      [key, until],
    );
    const ana = app.visitor("192.0.2.80");
    const buyer = newBuyer();
    expect((await buy(ana, { ...buyer, ...testCard })).error).toBe("proof required");
    expect((await buy(ana, { ...buyer, ...testCard, proof: await proveWork(ana) })).success).toBe(true);
    await rows("delete from rate_limits where key = $1", [key]);
  });

  it("does not count what was paid", async () => {
    const shelter = app.visitor("192.0.2.78");
    for (let person = 0; person < 7; person += 1) {
      expect((await buy(shelter, { ...newBuyer(), ...testCard })).success).toBe(true);
    }
  });
});

describe("G8: an address that has an account", () => {
  it("gets no session, no charge and no new password", async () => {
    const ana = await app.signedUp({ address: "192.0.2.90" });
    const before = await count("sandbox_charges");
    const answer = await buy(visitor(), { ...newBuyer({ email: ana.email }), ...testCard });
    expect(answer).toEqual({ success: false, error: "email_exists", session: null, redirectTo: null });
    const right = await buy(visitor(), {
      ...newBuyer({ email: ana.email.toUpperCase(), password: ana.password }),
      ...testCard,
    });
    expect(right).toEqual({ success: false, error: "email_exists", session: null, redirectTo: null });
    expect(await count("sandbox_charges")).toBe(before);
    const signIn = await visitor().json("/api/auth/sign-in", { email: ana.email, password: ana.password });
    expect(signIn.status).toBe(200);
  });
});
