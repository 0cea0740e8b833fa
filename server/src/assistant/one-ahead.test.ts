import { expect, it } from "vitest";
import { afterOthers, oneAhead } from "#server/assistant/one-ahead.ts";

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

it("tells every first value before anybody's second is made", async () => {
  const log: string[] = [];
  const read = async (name: string) => {
    const own: string[] = [];
    for await (const number of afterOthers(numbers(own))) log.push(`${name} ${number} of ${own.length} made`);
  };
  await Promise.all(["a", "b", "c"].map(read));
  expect(log.slice(0, 3)).toEqual(["a 1 of 1 made", "b 1 of 1 made", "c 1 of 1 made"]);
  expect(log).toHaveLength(9);
});
