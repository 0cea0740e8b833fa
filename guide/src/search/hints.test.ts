import { expect, test } from "vitest";
import { packLabels, packPlaces } from "#guide/pack/places.ts";
import { createHinting, hintBits, spread } from "#guide/search/hints.ts";
import { words } from "#guide/words/normalise.ts";
import { signPlaces } from "#guide/words/sign-places.ts";

const [place = 0] = signPlaces(words("camaleón"), hintBits);
const hint = createHinting({
  weights: [2, -1],
  places: packPlaces([place, place]),
  topics: packLabels([0, 2]),
  sizes: packLabels([0, 1]),
});

function scoresOf(text: string) {
  const scores = new Float32Array(3);
  hint(words(text), scores);
  return [...scores];
}

test("a sign speaks for one topic and against another", () => {
  expect(scoresOf("camaleón")).toEqual([2, 0, -1]);
});

test("what the lessons never said adds nothing", () => {
  expect(scoresOf("otra cosa")).toEqual([0, 0, 0]);
});

test("among more signs it says less", () => {
  const text = "un camaleón verde";
  const [share = 0] = scoresOf(text);
  expect(share).toBeCloseTo(2 * spread(signPlaces(words(text), hintBits)));
  expect(share).toBeLessThan(2);
});
