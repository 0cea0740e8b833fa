import { describe, expect, it } from "vitest";
import { paymentErrorCode, paymentErrorText, paymentFailures } from "#contract/payments/error-text.ts";
import { errorCatalogue } from "#contract/shared/errors.ts";

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
