import { describe, expect, it } from "vitest";
import { groupCard, price, slashDate, toYearMonth } from "#web/payments/card-format.ts";

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
  ])("shows the date %j after %j as %j", (typed, before, shown) => {
    expect(slashDate(typed, before)).toBe(shown);
  });

  it("sends the date as YYYY-MM", () => {
    expect(toYearMonth("07/29")).toBe("2029-07");
  });

  it("writes prices", () => {
    expect([price(100), price(999)]).toEqual(["$1.00", "$9.99"]);
  });
});
