import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { smallestBrotli } from "./smallest-brotli.ts";

test("is the content, and no larger than Brotli makes it by itself", () => {
  const content = Buffer.from(
    Array.from({ length: 20_000 }, (_, at) => `${at % 7} ${(at * 7_919) % 104_729} ñ`).join("\n"),
  );
  const small = smallestBrotli(content);
  expect(brotliDecompressSync(small).equals(content)).toBe(true);
  expect(small.length).toBeLessThanOrEqual(brotliCompressSync(content).length);
});
