import { describe, expect, it } from "vitest";
import { dateAndMinute, nameOfDay } from "#web/history/days.ts";

describe("nameOfDay", () => {
  it("says today and yesterday, also over the end of a month and of summer time", () => {
    expect(nameOfDay("2026-11-02", "2026-11-02", "es")).toEqual({ kind: "today" });
    expect(nameOfDay("2026-11-01", "2026-11-02", "es")).toEqual({ kind: "yesterday" });
    expect(nameOfDay("2025-12-31", "2026-01-01", "es")).toEqual({ kind: "yesterday" });
  });
  it("names other days with date and weekday", () => {
    expect(nameOfDay("2026-10-09", "2026-11-02", "es")).toEqual({
      kind: "date",
      date: "09/10/2026",
      weekday: "viernes",
    });
    expect(nameOfDay("2026-10-09", "2026-11-02", "en")).toMatchObject({ weekday: "Friday" });
  });
});

describe("dateAndMinute", () => {
  it("is in the person's time zone, with 24 hours", () => {
    expect(dateAndMinute("2026-10-09T05:07:00Z", "America/Los_Angeles")).toBe("08/10/2026 22:07");
    expect(dateAndMinute("2026-10-09T04:00:00Z", "America/New_York")).toBe("09/10/2026 00:00");
  });
});
