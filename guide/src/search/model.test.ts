import { expect, it } from "vitest";
import { compact, restore, scoresOf, store } from "#guide/search/model.ts";

const names = new Map(["visa", "corte", "visa_corte", "#fian"].map((name, place) => [name, place]));
const taught = compact([{ width: 2, weights: Float32Array.of(1, -1, 0.5, 0, 0.002, 0, -0.25, 0.75) }], names);
const stored = store(taught);

it("says the same after it was stored, and knows only what it was taught", () => {
  const model = restore(JSON.parse(JSON.stringify(stored)));
  for (const name of names.keys()) {
    const asTaught = { ids: Uint32Array.of(names.get(name) ?? -1), values: Float32Array.of(1) };
    const asStored = { ids: Uint32Array.of(model.names.get(name) ?? -1), values: Float32Array.of(1) };
    expect(scoresOf(model, asStored), name).toEqual(scoresOf(taught, asTaught));
  }
  expect(model.names.get("fianza")).toBeUndefined();
  expect(model.names.get("")).toBeUndefined();
});

it("keeps no name", () => {
  expect(JSON.stringify(stored)).not.toMatch(/visa|corte|fian/);
});
