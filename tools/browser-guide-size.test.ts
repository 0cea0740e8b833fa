/** The guide that a browser loads stays within its room (docs/guide.md): a phone with little data pays for it. */
import { expect, test } from "vitest";
import { bundleSizes } from "../bench/guide/bundle.ts";

const mostKilobytes = 180;

test("the browser's guide, both languages, is at most 180 kB Brotli", async () => {
  const { total } = await bundleSizes();
  expect(total).toBeGreaterThan(100);
  expect(total).toBeLessThanOrEqual(mostKilobytes);
}, 120_000);
