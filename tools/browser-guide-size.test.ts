/** The guide that a browser loads stays within its room (docs/guide.md): a phone with little data pays for it. */
import { expect, test } from "vitest";
import { servedBytes } from "../bench/guide/bundle.ts";

const mostBytes = 180_000;

// `npm test` builds the app before its tests.
test("the browser's guide, both languages, is at most 180 kB Brotli as it is served", () => {
  expect(servedBytes()).toBeLessThanOrEqual(mostBytes);
});
