import { describe, expect, it } from "vitest";
import { trialSchema } from "#web/payments/form-schema.ts";

const schema = trialSchema((key) => key);
const good = {
  ...{ firstName: "Ana", lastName: "Núñez", email: "ana@example.com", password: "una clave" },
  ...{ card: "4111 1111 1111 1111", expires: "12/31", code: "900" },
};
/** Field and first words of what is wrong. */
const wrong = (change: object) => {
  const issue = schema.safeParse({ ...good, ...change }).error?.issues[0];
  return issue === undefined ? null : `${String(issue.path[0])}: ${issue.message}`;
};

describe("the trial's form", () => {
  it.each([
    [{}, null],
    [{ email: "josé.núñez@example.com" }, null],
    [{ email: " ana@example.com " }, null],
    [{ email: "ana@gmail.com." }, "email: email"],
    [{ email: "ana@gmail" }, "email: email"],
    [{ card: "4111 1111 1111 1112" }, "card: card"],
    [{ card: "4111" }, "card: card"],
    [{ expires: "13/31" }, "expires: expires"],
    [{ expires: "5/2" }, "expires: expires"],
    [{ expires: "05/20" }, "expires: expired"],
    [{ firstName: "4111 1111 1111 1111" }, "firstName: firstName"],
    [{ code: "12" }, "code: code"],
    [{ code: "9000" }, "code: code"],
    [{ card: "3700 0000 0000 002", code: "900" }, "code: code"],
    [{ card: "3700 0000 0000 002", code: "9000" }, null],
  ])("says of %j: %s", (change, expected) => {
    expect(wrong(change)).toBe(expected);
  });
});
