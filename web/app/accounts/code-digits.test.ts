import { expect, it } from "vitest";
import { codeDigits } from "#web/accounts/code-digits.ts";

it.each(["032619", "032-619", " 032 619 ", "Tu código de Faro es 032619.", "0326190"])(
  "finds the code in %j",
  (text) => {
    expect(codeDigits(text)).toBe("032619");
  },
);
