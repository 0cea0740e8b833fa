import { describe, expect, it } from "vitest";
import { paymentErrorCode, paymentErrorText, paymentFailures } from "#contract/payments/error-text.ts";
import { paymentErrors } from "#contract/payments/errors.ts";
import { holdsCard, passesLuhn } from "#contract/payments/luhn.ts";
import { errorCatalogue, errorMessage } from "#contract/shared/errors.ts";

describe("from a payment's error to a text (spec part 2, section 8)", () => {
  it.each([
    // The order that matters: the longer words first.
    ["duplicate subscription", "PAYMENT_SUBSCRIPTION_EXISTS"],
    ["You have submitted a duplicate Subscription", "PAYMENT_SUBSCRIPTION_EXISTS"],
    ["card declined", "PAYMENT_DECLINED"],
    ["User has already been registered", "PAYMENT_ACCOUNT_EXISTS"],
    ["email_exists", "PAYMENT_ACCOUNT_EXISTS"],
    ["duplicate", "PAYMENT_ACCOUNT_EXISTS"],
    ["invalid authentication values", "PAYMENT_TEMPORARY"],
    ["held for review", "PAYMENT_REVIEW"],
    ["too many attempts", "PAYMENT_TOO_MANY"],
    ["proof required", "PAYMENT_PROOF"],
    ["card details invalid", "PAYMENT_CARD"],
    ["card expired", "PAYMENT_CARD"],
    ["card code or zip mismatch", "PAYMENT_CARD"],
    ["card brand not accepted", "PAYMENT_CARD"],
    ["card token used or expired", "PAYMENT_CARD"],
    ["network timeout", "PAYMENT_CONNECTION"],
    // The gateway's own English, should it ever come through: the traps of the facts.
    [
      "You have submitted a duplicate of Subscription 34933401. A duplicate subscription will not be created.",
      "PAYMENT_SUBSCRIPTION_EXISTS",
    ],
    ["A duplicate transaction has been submitted.", "PAYMENT_ACCOUNT_EXISTS"],
    ["User authentication failed due to invalid authentication values.", "PAYMENT_TEMPORARY"],
    ["CARD DECLINED", "PAYMENT_DECLINED"],
    ["   ", "PAYMENT_NO_MESSAGE"],
    [undefined, "PAYMENT_NO_MESSAGE"],
    ["the card", "PAYMENT_CARD"],
    ["payment", "PAYMENT_CARD"],
    ["card network timeout", "PAYMENT_CARD"],
    ["network", "PAYMENT_CONNECTION"],
    ["timeout", "PAYMENT_CONNECTION"],
    ["", "PAYMENT_NO_MESSAGE"],
    [null, "PAYMENT_NO_MESSAGE"],
    ["something else", null],
  ])("%j is %s", (error, code) => {
    expect(paymentErrorCode(error)).toBe(code);
  });

  it("knows every string this server sends, in both languages", () => {
    for (const failure of Object.values(paymentFailures)) {
      expect(paymentErrorCode(failure), failure).not.toBeNull();
      expect(paymentErrorText(failure, "es")).not.toBe(paymentErrorText(failure, "en"));
    }
  });

  it.each(Object.entries(paymentErrors))("%s has a text of its own in both languages", (code, { es, en }) => {
    expect(es.trim().length).toBeGreaterThan(10);
    expect(en.trim().length).toBeGreaterThan(10);
    expect(es).not.toBe(en);
    const same = Object.entries(paymentErrors).filter((other) => other[1].es === es || other[1].en === en);
    expect(same.map(([name]) => name)).toEqual([code]);
    expect(errorMessage(code as keyof typeof paymentErrors, "es")).toBe(es);
    expect(errorMessage(code as keyof typeof paymentErrors, "en")).toBe(en);
    // Ours speak to her as tú; the specification's three stand to the letter.
    if (!code.startsWith("PAYMENT_FUNCTION")) expect(es).not.toMatch(/\b(usted|su pago|intente)\b/i);
  });

  it("shows words that no rule knows as they are", () => {
    expect(paymentErrorText("Lo sentimos", "es")).toBe("Lo sentimos");
  });

  it("keeps the texts of the specification to the letter", () => {
    const { PAYMENT_FUNCTION, PAYMENT_UNEXPECTED, PAYMENT_NO_MESSAGE } = errorCatalogue;
    expect(PAYMENT_FUNCTION.es).toBe("Error al procesar el pago. Por favor intente más tarde.");
    expect(PAYMENT_UNEXPECTED.es).toBe(
      "Error inesperado al procesar el pago. Por favor, intenta nuevamente.",
    );
    expect(PAYMENT_NO_MESSAGE.es).toBe("Error al procesar el pago");
  });
});

describe("a card number in a text", () => {
  it.each([
    ["4111 1111 1111 1111", true],
    ["4007-0000-0002-7 es mi tarjeta", true],
    ["370000000000002@example.com", true],
    ["ana.1795267000000@example.com", false],
    ["4111111111111112", false],
    ["206 555 0134", false],
  ])("%j: %j", (text, found) => {
    expect(holdsCard(text)).toBe(found);
  });

  it.each(["4007000000027", "5424000000000015", "38000000000006", "3088000000000017"])(
    "%s has the right sum",
    (number) => {
      expect(passesLuhn(number)).toBe(true);
    },
  );
});
