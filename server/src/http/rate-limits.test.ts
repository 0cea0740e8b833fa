import { describe, expect, it } from "vitest";
import { sql } from "#server/db/orm.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = await startTestApp({ DEMO_ADDRESS_DAILY: "3" });
const { recordings, recordingsAddress, speech, demoAnswers } = app.services.limits;

/** How many of so many takes at once succeed. */
async function taken(take: () => Promise<void>, times: number): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: times }, take));
  for (const result of results) {
    if (result.status === "rejected") expect(result.reason).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  }
  return results.filter(({ status }) => status === "fulfilled").length;
}

describe("budgets", () => {
  it("hold also for takes at once, each key on its own", async () => {
    expect(await taken(() => recordings.take("one"), 25)).toBe(10);
    expect(await taken(() => recordings.take("two"), 5)).toBe(5);
    expect(await taken(() => speech.take("one"), 130)).toBe(120);
    expect(await taken(() => recordingsAddress.take("one"), 310)).toBe(300);
  });

  it("get back what is given back, whatever was refused in between", async () => {
    expect(await taken(() => demoAnswers.take("a"), 3)).toBe(3);
    expect(await taken(() => demoAnswers.take("a"), 20)).toBe(0);
    await demoAnswers.giveBack("a");
    await demoAnswers.giveBack("a");
    expect(await taken(() => demoAnswers.take("a"), 5)).toBe(2);
  });

  it("start anew when their window is over", async () => {
    expect(await taken(() => recordings.take("later"), 11)).toBe(10);
    await app.services.fastDb.execute(sql`update rate_limits set expire = 1 where key like '%later'`);
    expect(await taken(() => recordings.take("later"), 11)).toBe(10);
  });

  it("answer a used up budget for passes with 429 and the text of the spec", async () => {
    const guest = app.visitor("192.0.2.44");
    await guest.pass();
    await app.services.fastDb.execute(sql`update rate_limits set points = 1000000 where key like 'pass:%'`);
    const response = await guest.json("/api/functions/get-secret", { key: "OPENAI_API_KEY" });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({
      code: "TOO_MANY_REQUESTS",
      message: "Se ha excedido el límite de solicitudes. Por favor, intenta más tarde.",
    });
  });

  it("of passwords hold for tries at once, all windows or none, and get back what was right", async () => {
    const { signInTries } = app.services.limits;
    const tryAll = (account: string, address: string, times: number) =>
      Promise.allSettled(Array.from({ length: times }, () => signInTries.take(account, address)));
    const passed = (tries: PromiseSettledResult<unknown>[]) =>
      tries.filter(({ status }) => status === "fulfilled").length;
    // Two accounts and two addresses crosswise: whoever locks in another order would wait for ever.
    const crossed = await Promise.all([
      tryAll("anna", "x", 12),
      tryAll("anna", "y", 12),
      tryAll("berta", "x", 12),
      tryAll("berta", "y", 12),
    ]);
    const reasons = crossed.flat().flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    for (const reason of reasons) expect(reason).toMatchObject({ code: "SIGN_IN_WAIT" });
    const [a = 0, b = 0, c = 0, d = 0] = crossed.map(passed);
    expect([a + b, c + d]).toEqual([5, 5]);

    const taken = await signInTries.take("clara", "z");
    expect(taken.known).toBe(false);
    await signInTries.giveBack(taken);
    expect(passed(await tryAll("clara", "z", 5))).toBe(5);
    await expect(signInTries.take("clara", "z")).rejects.toMatchObject({
      code: "SIGN_IN_WAIT",
      retryAfter: expect.any(Number),
    });
    await signInTries.remember("clara", "z");
    expect((await signInTries.take("clara", "z")).known).toBe(true);
    await signInTries.clear("clara");
    expect((await signInTries.take("clara", "z")).known).toBe(false);
  });

  it("store no address", async () => {
    await app.visitor("192.0.2.45").ask("¿Qué es el TPS?");
    const { rows } = await app.services.fastDb.execute<{ key: string }>(sql`select key from rate_limits`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { key } of rows) expect(key).not.toContain("192.0.2");
  });
});
