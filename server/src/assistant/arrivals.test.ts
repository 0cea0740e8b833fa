import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createArrivals } from "#server/assistant/arrivals.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["performance", "setTimeout"] }));
afterEach(() => vi.useRealTimers());

it("calls it a burst from the ninth who comes within a moment, though those before are in", async () => {
  let clock = 0;
  const arrivals = createArrivals(() => clock);
  const seen = await Promise.all(
    Array.from({ length: 10 }, () =>
      arrivals.enter(async (crowded) => {
        await setImmediate();
        return crowded;
      }),
    ),
  );
  expect(seen).toEqual([...Array<boolean>(8).fill(false), true, true]);
  expect(await arrivals.enter(async (crowded) => crowded)).toBe(true);
  clock += 300;
  expect(await arrivals.enter(async (crowded) => crowded)).toBe(false);
  for (let come = 0; come < 20; come += 1) {
    clock += 40;
    expect(await arrivals.enter(async (crowded) => crowded)).toBe(false);
  }
});

it("takes a busy turn of the loop, in which hardly anybody can come in, for no quiet", async () => {
  let clock = 0;
  const arrivals = createArrivals(() => clock);
  let calm = false;
  void arrivals.calm().then(() => {
    calm = true;
  });
  for (let turn = 0; turn < 6; turn += 1) {
    // Twenty milliseconds of work, and one newcomer.
    clock += 20;
    await arrivals.enter(async () => {});
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(calm).toBe(false);
  await vi.advanceTimersByTimeAsync(5);
  expect(calm).toBe(true);
});

it("waits until nobody has come for a moment, and never for long", async () => {
  let clock = 0;
  const arrivals = createArrivals(() => clock);
  const newcomer = () => arrivals.enter(async () => {});
  const waited: number[] = [];
  const wait = () => arrivals.calm().then(() => waited.push(clock));
  const pass = async (milliseconds: number, comes: boolean) => {
    for (let passed = 0; passed < milliseconds; passed += 1) {
      clock += 1;
      if (comes) await newcomer();
      await vi.advanceTimersByTimeAsync(1);
    }
  };
  await newcomer();
  void wait();
  await pass(20, true);
  expect(waited).toEqual([]);
  await pass(20, false);
  expect(waited).toHaveLength(1);
  expect(waited[0]).toBeLessThanOrEqual(29);
  void wait();
  await pass(400, true);
  expect((waited[1] ?? Number.POSITIVE_INFINITY) - 40).toBeLessThanOrEqual(310);
});
