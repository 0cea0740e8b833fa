import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { joinWaiting } from "#server/assistant/join-waiting.ts";

/** Pieces, in groups that are there together. */
async function* pieces(groups: string[][], failure?: Error, ended?: () => void): AsyncGenerator<string> {
  try {
    for (const group of groups) {
      yield* group;
      for (let round = 0; round < 3; round += 1) await setImmediate();
    }
    if (failure !== undefined) throw failure;
  } finally {
    ended?.();
  }
}

async function all(source: AsyncGenerator<string>, into: string[] = []): Promise<string[]> {
  for await (const text of joinWaiting(source)) into.push(text);
  return into;
}

it("hands on the first piece alone, and what waits together as one", async () => {
  expect(await all(pieces([["a", "b", "c"], ["d"], ["e", "f"]]))).toEqual(["a", "bc", "d", "ef"]);
});

it("passes a failure on after the text before it", async () => {
  const seen: string[] = [];
  await expect(all(pieces([["a"], ["b", "c"]], new Error("cut")), seen)).rejects.toThrow("cut");
  expect(seen).toEqual(["a", "bc"]);
  const sudden: string[] = [];
  async function* failing() {
    yield* ["a", "b", "c"];
    throw new Error("cut");
  }
  await expect(all(failing(), sudden)).rejects.toThrow("cut");
  expect(sudden.join("")).toBe("abc");
});

it("ends the source when its reader leaves", async () => {
  let ended = false;
  for await (const text of joinWaiting(pieces([["a"], ["b"]], undefined, () => (ended = true)))) {
    if (text === "a") break;
  }
  for (let round = 0; round < 10 && !ended; round += 1) await setImmediate();
  expect(ended).toBe(true);
});
