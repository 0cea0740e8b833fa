import { describe, expect, it } from "vitest";
import { CodedError } from "#server/errors.ts";
import { createLease } from "#server/http/leased-budget.ts";

function sharedBudget(points: number) {
  const calls: number[] = [];
  let left = points;
  return {
    calls,
    take: async (_key: string, wanted: number) => {
      calls.push(wanted);
      await null;
      if (wanted > left) throw new CodedError("TOO_MANY_REQUESTS");
      left -= wanted;
    },
  };
}

describe("a leased budget", () => {
  it("asks once for many who come at once", async () => {
    const shared = sharedBudget(100);
    const lease = createLease(shared, 20);
    await Promise.all(Array.from({ length: 15 }, () => lease.take("all")));
    expect(shared.calls).toEqual([20]);
  });

  it("asks for the next before the last is out, so that nobody waits", async () => {
    const shared = sharedBudget(100);
    const lease = createLease(shared, 20);
    for (let taken = 0; taken < 16; taken += 1) await lease.take("all");
    expect(shared.calls).toEqual([20, 20]);
    for (let taken = 0; taken < 15; taken += 1) await lease.take("all");
    expect(shared.calls).toEqual([20, 20]);
  });

  it("gives out exactly what there is, the last ones one by one", async () => {
    const lease = createLease(sharedBudget(23), 10);
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => lease.take("all")));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(23);
    await expect(lease.take("all")).rejects.toThrow("TOO_MANY_REQUESTS");
  });

  it("hands out again what was given back", async () => {
    const shared = sharedBudget(1);
    const lease = createLease(shared, 1);
    await lease.take("all");
    await lease.giveBack("all");
    await lease.take("all");
    expect(shared.calls).toEqual([1]);
  });
});
