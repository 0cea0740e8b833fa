import { describe, expect, it } from "vitest";
import { federalHolidays, nextWorkingDay } from "#guide/letters/calendar.ts";
import { identifiers } from "#guide/letters/identifiers.ts";
import { printedDates, timeIn } from "#guide/letters/printed-dates.ts";

const dates = (text: string) => printedDates(text).map(({ date }) => date);

describe("dates as printed", () => {
  it.each([
    ["03/04/2026", "2026-03-04"],
    ["3/4/26", "2026-03-04"],
    ["March 4, 2026", "2026-03-04"],
    ["Mar. 4 2026", "2026-03-04"],
    ["04 Mar 2026", "2026-03-04"],
    ["04MAR26", "2026-03-04"],
    ["2026 March 04", "2026-03-04"],
    ["2026-03-04", "2026-03-04"],
    ["4 de marzo de 2026", "2026-03-04"],
    ["the 4th day of March, 2026", "2026-03-04"],
    ["O3/O4/2O26", "2026-03-04"],
    ["Augu5t 14, 2026", "2026-08-14"],
    ["by November\n6, 2026", "2026-11-06"],
  ])("%s", (text, date) => expect(dates(text)).toEqual([date]));

  it("leaves what is no date", () => {
    for (const text of [
      "02/30/2026",
      "13/45/2026",
      "800-375-5283",
      "A208-456-789",
      "8 CFR 103.8(b)",
      "I-797C",
      "99/99/9999",
    ])
      expect(dates(text), text).toEqual([]);
  });

  it("marks a date whose day and month changed places", () => {
    expect(printedDates("25/12/2026")[0]).toMatchObject({ date: "2026-12-25", unsure: true });
    expect(printedDates("12/25/2026")[0]).toMatchObject({ unsure: false });
  });

  it("reads times of day", () => {
    expect(timeIn("at 1:30 PM")).toBe("13:30");
    expect(timeIn("12:05 A.M.")).toBe("00:05");
    expect(timeIn("8 AM sharp")).toBe("08:00");
    expect(timeIn("ratio 3:45")).toBeNull();
  });

  it("knows federal holidays, also those moved off a weekend", () => {
    expect(federalHolidays(2026)).toContain("2026-07-03");
    expect(federalHolidays(2026)).toContain("2026-11-26");
    expect(nextWorkingDay("2026-11-26")).toBe("2026-11-27");
    expect(nextWorkingDay("2026-07-03")).toBe("2026-07-06");
    expect(nextWorkingDay("2021-12-31")).toBe("2022-01-03");
  });
});

describe("numbers", () => {
  it("tells a receipt from a consular case of the same shape", () => {
    const found = identifiers("Case CDJ2023612345 Receipt Number EAC-24-123-45678 Invoice IVSCA0012345678");
    expect(found.receiptNumber).toBe("EAC2412345678");
    expect(found.others).toEqual([
      { label: "consular-case", value: "CDJ2023612345" },
      { label: "invoice", value: "IVSCA0012345678" },
    ]);
  });

  it.each([
    ["A12345678", "A012345678"],
    ["A012-345-678", "A012345678"],
    ["USCIS# 208-456-789", "A208456789"],
    ["Alien Registration Number: 208456789", "A208456789"],
    ["File No: A 208 456 789", "A208456789"],
    ["A2O8 456 78B", "A208456788"],
  ])("%s", (text, value) => expect(identifiers(text).alienNumber).toBe(value));

  it("takes no phone, form or ZIP for a number of a person", () => {
    const found = identifiers(
      "Call 800-375-5283, form I-485, Chicago, IL 60614-1234, SIMPLEWORDSONLY, ABC1234567890",
    );
    expect(found).toEqual({ receiptNumber: null, alienNumber: null, others: [], repaired: false });
  });
});
