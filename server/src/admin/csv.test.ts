import { describe, expect, it } from "vitest";
import { toCsv } from "#server/admin/csv.ts";

describe("the CSV of the operator", () => {
  it("keeps quotes, commas, line breaks and accents", () => {
    expect(
      toCsv(
        ["name", "n"],
        [
          ['Peña, "Lucía"\nx', 3],
          ["", null],
        ],
      ),
    ).toBe('\ufeff"name","n"\r\n"Peña, ""Lucía""\nx",3\r\n"",\r\n');
  });

  it.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    " =1",
    "＝1",
    '=HYPERLINK("http://x")',
    "|cmd",
    "%0A",
  ])("makes no formula of %j", (text) => {
    const [, line = ""] = toCsv(["a"], [[text]]).split("\r\n");
    expect(line.startsWith(`"'`)).toBe(true);
  });
});
