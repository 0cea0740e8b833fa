import { expect, it } from "vitest";
import { compact, scoresOf } from "#guide/search/model.ts";
import { restore, store } from "#guide/search/stored-model.ts";

const names = new Map(["visa", "corte", "visa_corte", "#fian"].map((name, place) => [name, place]));
const dense = compact([{ width: 2, weights: Float32Array.of(1, -1, 0.5, 0, 0.002, 0, -0.25, 0.75) }], names);
const sparse = compact(
  [{ width: 50, weights: Float32Array.from({ length: 200 }, (_, at) => (at % 23 === 0 ? 1 - at / 100 : 0)) }],
  names,
);

it.each([
  ["most weights say something", dense],
  ["few do", sparse],
])("says the same after it was stored, where %s, and knows only what it was taught", (_, taught) => {
  const model = restore(JSON.parse(JSON.stringify(store(taught))));
  for (const name of names.keys()) {
    const asTaught = { ids: Uint32Array.of(names.get(name) ?? -1), values: Float32Array.of(1) };
    const asStored = { ids: Uint32Array.of(model.names.get(name) ?? -1), values: Float32Array.of(1) };
    expect(scoresOf(model, asStored), name).toEqual(scoresOf(taught, asTaught));
    expect(scoresOf(taught, asTaught).some((score) => score !== 0) || name === "visa_corte", name).toBe(true);
  }
  expect(model.names.get("fianza")).toBeUndefined();
  expect(model.names.get("")).toBeUndefined();
});

it("keeps no name", () => {
  expect(JSON.stringify(store(dense))).not.toMatch(/visa|corte|fian/);
});
