import { describe, expect, it } from "vitest";
import { groupCard, isPastMonth, price, slashDate, toYearMonth } from "#web/payments/card-format.ts";

describe("card fields", () => {
  it.each([
    ["4111", "4111"],
    ["41111", "4111 1"],
    ["4111-1111 1111x1111", "4111 1111 1111 1111"],
    ["41111111111111112222", "4111 1111 1111 1111"],
    ["", ""],
  ])("groups %j as %j", (typed, shown) => {
    expect(groupCard(typed)).toBe(shown);
    expect(shown.length).toBeLessThanOrEqual(19);
  });

  it.each([
    ["1", "", "1"],
    ["12", "1", "12/"],
    ["12/2", "12/", "12/2"],
    ["12/26", "12/2", "12/26"],
    ["1226", "", "12/26"],
    ["12", "12/", "12"],
    ["12/267", "12/26", "12/26"],
    ["5", "", "05/"],
    ["5/28", "", "05/28"],
    ["528", "", "05/28"],
    ["1/28", "", "01/28"],
    ["05/2028", "", "05/28"],
    ["5/2028", "", "05/28"],
    ["05/202", "05/20", "05/2"],
    ["05/28", "05/2", "05/28"],
    ["05", "05/", "05"],
    ["0", "05", "0"],
  ])("shows the date %j after %j as %j", (typed, before, shown) => {
    expect(slashDate(typed, before)).toBe(shown);
  });

  it("sends the date as YYYY-MM", () => {
    expect(toYearMonth("07/29")).toBe("2029-07");
  });

  it("knows a date that is past", () => {
    const today = new Date(2026, 10, 21);
    expect(["10/26", "11/26", "01/27", "05/20"].map((date) => isPastMonth(date, today))).toEqual([
      ...[true, false, false, true],
    ]);
  });

  it("writes prices", () => {
    expect([price(100), price(999)]).toEqual(["$1.00", "$9.99"]);
  });
});
