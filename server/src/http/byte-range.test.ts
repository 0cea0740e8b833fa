import { describe, expect, it } from "vitest";
import { byteRange } from "#server/http/byte-range.ts";

describe("byteRange", () => {
  it.each([
    [undefined, null],
    ["bytes=-", null],
    ["lines=0-5", null],
    ["bytes=0-1,4-5", null],
    ["bytes=8-4", null],
    ["bytes=0-", { start: 0, end: 99 }],
    ["bytes=0-1", { start: 0, end: 1 }],
    ["bytes=90-500", { start: 90, end: 99 }],
    ["bytes=-10", { start: 90, end: 99 }],
    ["bytes=-500", { start: 0, end: 99 }],
    ["bytes=100-", "outside"],
    ["bytes=-0", "outside"],
  ])("%s of 100 bytes", (header, expected) => expect(byteRange(header, 100)).toEqual(expected));
});
