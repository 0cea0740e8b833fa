import { describe, expect, it } from "vitest";
import { addMonths, billingDay } from "#server/payments/calendar.ts";
import { decideState, type SubscriptionFacts } from "#server/payments/decide-state.ts";

const facts: SubscriptionFacts = {
  today: "2026-11-25",
  cancelled: false,
  running: true,
  payments: [{ kind: "trial", coversThrough: "2026-11-28" }],
  refusedAfter: null,
  unready: false,
  graceUntil: null,
  before: "2026-11-20",
};
const month = { kind: "month", coversThrough: "2026-12-28" } as const;

describe("the state of a subscription follows its payments", () => {
  it.each<[string, Partial<SubscriptionFacts>, object]>([
    ["trial", {}, { state: "trial", paidThrough: "2026-11-28" }],
    ["the day of the first charge is still paid", { today: "2026-11-28" }, { state: "trial" }],
    [
      "a paid month",
      { payments: [...facts.payments, month] },
      { state: "active", paidThrough: "2026-12-28" },
    ],
    [
      "a refused first month: three days",
      { today: "2026-11-28", refusedAfter: "2026-11-28" },
      { state: "grace", graceUntil: "2026-12-01" },
    ],
    [
      "the grace keeps its end",
      { today: "2026-11-30", refusedAfter: "2026-11-28", graceUntil: "2026-12-01" },
      { state: "grace", graceUntil: "2026-12-01" },
    ],
    [
      "after the grace",
      { today: "2026-12-02", refusedAfter: "2026-11-28", graceUntil: "2026-12-01" },
      { state: "ended" },
    ],
    [
      "paid after all, while in grace",
      { today: "2026-11-29", refusedAfter: "2026-11-28", graceUntil: "2026-12-01", payments: [month] },
      { state: "active", graceUntil: null },
    ],
    [
      "no order for what is to come: what is paid runs on, and its end is known",
      { unready: true },
      { state: "trial", graceUntil: "2026-12-01" },
    ],
    [
      "no order, and the paid days are over",
      { unready: true, today: "2026-11-30", graceUntil: "2026-12-01" },
      { state: "grace", graceUntil: "2026-12-01" },
    ],
    ["nothing came, but nothing was refused: a day of patience", { today: "2026-11-29" }, { state: "trial" }],
    ["nothing came", { today: "2026-11-30" }, { state: "grace", graceUntil: "2026-12-03" }],
    [
      "nothing can come, for the gateway has no order",
      { today: "2026-11-29", running: false },
      { state: "grace", graceUntil: "2026-12-02" },
    ],
    ["cancelled keeps what is paid", { cancelled: true }, { state: "cancelled", paidThrough: "2026-11-28" }],
    ["cancelled has no grace", { cancelled: true, today: "2026-11-29" }, { state: "ended" }],
    ["the money went back", { payments: [] }, { state: "grace", graceUntil: "2026-11-28" }],
  ])("%s", (_, change, expected) => {
    expect(decideState({ ...facts, ...change })).toMatchObject(expected);
  });

  it("comes out the same whatever the order of payments", () => {
    const payments = [...facts.payments, month];
    expect(decideState({ ...facts, payments })).toEqual(
      decideState({ ...facts, payments: payments.toReversed() }),
    );
  });
});

describe("calendar", () => {
  it.each([
    ["2026-01-31", 1, "2026-02-28"],
    ["2026-01-31", 2, "2026-03-31"],
    ["2028-01-30", 1, "2028-02-29"],
    ["2026-11-28", 2, "2027-01-28"],
  ])("%s and %d months", (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  it("counts days where the gateway bills", () => {
    const lateEvening = Date.UTC(2026, 10, 22, 6);
    expect(billingDay(lateEvening)).toBe("2026-11-21");
    expect(billingDay(lateEvening, 7)).toBe("2026-11-28");
  });
});
