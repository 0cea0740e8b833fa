import { expect, test } from "vitest";
import { mostLabels, packLabels, packPlaces, unpackLabels, unpackPlaces } from "#guide/pack/places.ts";

test("places come back as they were packed, near and far", () => {
  const places = [0, 1, 2, 2, 91, 92, 182, 272, 272, 500, 131_071];
  expect(unpackPlaces(packPlaces(places))).toEqual(places);
});

test("labels come back, and no letter needs an escape", () => {
  const labels = Array.from({ length: mostLabels }, (_, at) => at);
  const packed = packLabels(labels);
  expect(unpackLabels(packed)).toEqual(labels);
  expect(packed).not.toMatch(/[\\"]/);
  expect(JSON.stringify(packed)).toBe(`"${packed}"`);
});
