import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { holdSecond, oneAhead } from "#server/assistant/one-ahead.ts";

async function* numbers(log: string[], failAt = Number.POSITIVE_INFINITY): AsyncGenerator<number> {
  try {
    for (let number = 1; number <= 3; number += 1) {
      log.push(`made ${number}`);
      if (number === failAt) throw new Error("broken");
      yield number;
    }
  } finally {
    log.push("ended");
  }
}

it("makes the next value while the present one is still being used", async () => {
  const log: string[] = [];
  for await (const number of oneAhead(numbers(log))) log.push(`used ${number}`);
  expect(log).toEqual(["made 1", "made 2", "used 1", "made 3", "used 2", "ended", "used 3"]);
});

it("passes a failure on after the values before it", async () => {
  const seen: number[] = [];
  const reading = async () => {
    for await (const number of oneAhead(numbers([], 2))) seen.push(number);
  };
  await expect(reading()).rejects.toThrow("broken");
  expect(seen).toEqual([1]);
});

it("ends the source when its reader leaves", async () => {
  const log: string[] = [];
  for await (const number of oneAhead(numbers(log))) if (number === 1) break;
  expect(log.at(-1)).toBe("ended");
});

it("holds the second value until it may be made", async () => {
  const log: string[] = [];
  let open = () => {};
  const ready = new Promise<void>((resolve) => {
    open = resolve;
  });
  const reading = (async () => {
    for await (const number of holdSecond(numbers(log), () => ready)) log.push(`used ${number}`);
  })();
  await setImmediate();
  expect(log).toEqual(["made 1", "used 1"]);
  open();
  await reading;
  expect(log.slice(2)).toEqual(["made 2", "used 2", "made 3", "used 3", "ended"]);
});
