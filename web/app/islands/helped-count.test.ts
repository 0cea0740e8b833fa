import { describe, expect, it } from "vitest";
import { formatCount, grow, nextPause, restoreCount } from "#web/islands/helped-count.ts";

describe("helped-immigrants counter", () => {
  it("starts at 5300 and continues from a stored count", () => {
    expect(restoreCount(null)).toBe(5300);
    expect(restoreCount("5412")).toBe(5412);
    expect(restoreCount("12")).toBe(5300);
    expect(restoreCount("<script>")).toBe(5300);
  });

  it("grows by one or two", () => {
    expect(grow(5300, 0.49)).toBe(5301);
    expect(grow(5300, 0.5)).toBe(5302);
  });

  it("waits 10 to 60 seconds, and 180 to 300 with a chance of 30 percent", () => {
    expect(nextPause(0.3, 0)).toBe(10_000);
    expect(nextPause(0.99, 1)).toBe(60_000);
    expect(nextPause(0.29, 0)).toBe(180_000);
    expect(nextPause(0, 1)).toBe(300_000);
  });

  it("is written the Spanish way", () => {
    expect(formatCount(12345)).toBe("12.345");
  });
});
