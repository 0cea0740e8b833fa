import { expect, it } from "vitest";
import { readPhone } from "#web/ui/contact-fields.tsx";

it.each([
  ["(312) 555-0199", "3125550199"],
  ["+1 312 555 0142", "3125550142"],
  ["1 312 555 0142", "3125550142"],
  ["312555", "312555"],
  ["", ""],
])("takes %s as a number of the United States", (typed, digits) => {
  expect(readPhone(typed)).toEqual({ digits, foreign: false });
});

it.each([
  // Mexico, Guatemala, El Salvador, Honduras, Cuba, Colombia; with the plus, typed after the +1, dialled from here.
  "+52 55 1234 5678",
  "525512345678",
  "50227123456",
  "+503 7123 4567",
  "011 504 9123 4567",
  "+53 7 271 2345",
  "+57 320 123 4567",
])("sees that %s is none, also where ten digits of it look like one", (typed) => {
  expect(readPhone(typed).foreign).toBe(true);
});
