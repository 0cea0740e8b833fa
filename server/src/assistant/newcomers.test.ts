import { describe, expect, it } from "vitest";
import { createNewcomers } from "#server/assistant/newcomers.ts";
import { passLifetime } from "#server/assistant/pass.ts";

let now = 1_000_000;
const newcomers = () => createNewcomers(() => now);

describe("newcomers", () => {
  it("are guests that were made here, for their first question alone", () => {
    const known = newcomers();
    expect(known.take("ana", "home")).toBe(false);
    known.add("ana");
    known.add("eva");
    expect(known.take("ana", "home")).toBe(true);
    expect(known.take("ana", "home")).toBe(false);
    expect(known.take("eva", "home")).toBe(true);
  });

  it("are none once the pass they came with is over", () => {
    const known = newcomers();
    known.add("ana");
    now += passLifetime;
    expect(known.take("ana", "home")).toBe(false);
  });

  it("are none for an hour where a question of their address was refused", () => {
    const known = newcomers();
    known.refuse("crowd");
    known.add("ana");
    expect(known.take("ana", "crowd")).toBe(false);
    known.add("eva");
    expect(known.take("eva", "home")).toBe(true);
    now += 60 * 60 * 1000;
    known.add("ana");
    expect(known.take("ana", "crowd")).toBe(true);
  });

  it("are forgotten, the oldest first, when they are too many", () => {
    const known = newcomers();
    for (let guest = 0; guest <= 10_000; guest += 1) known.add(`guest ${guest}`);
    expect(known.take("guest 0", "home")).toBe(false);
    expect(known.take("guest 1", "home")).toBe(true);
  });
});
