import { expect, it } from "vitest";
import { addressHoldsCard, holdsCard } from "#contract/payments/luhn.ts";

it.each(["4111111111111111", "mi tarjeta es 4111 1111 1111 1111", "4111-1111-1111-1111"])(
  "a card number is seen in %s",
  (text) => expect(holdsCard(text)).toBe(true),
);

it("a card number is seen in an address, and a random address is none", () => {
  expect(addressHoldsCard("4111111111111111@example.com")).toBe(true);
  expect(holdsCard("ana.32784329-8205-4565-ae9d-66a7088a172b@example.com")).toBe(true);
  expect(addressHoldsCard("ana.32784329-8205-4565-ae9d-66a7088a172b@example.com")).toBe(false);
});
