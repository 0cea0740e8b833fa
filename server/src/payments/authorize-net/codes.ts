/** The gateway's codes, and what a person is told for each. Their English texts are never read nor shown. */
import { type PaymentFailure, paymentFailures } from "@faro/contract/payments/error-text.ts";

/** Nobody knows whether these charges happened: processor not reached, or two requests at once. */
const unknown = new Set(["19", "20", "21", "22", "23", "25", "26", "120", "121", "122"]);

/** `errorCode` of a transaction's errors. */
const reasons: Record<string, PaymentFailure> = {
  5: paymentFailures.misconfigured,
  6: paymentFailures.cardDetails,
  7: paymentFailures.cardDetails,
  8: paymentFailures.cardExpired,
  13: paymentFailures.misconfigured,
  17: paymentFailures.cardBrand,
  27: paymentFailures.cardCheck,
  28: paymentFailures.cardBrand,
  37: paymentFailures.cardDetails,
  44: paymentFailures.cardCheck,
  45: paymentFailures.cardCheck,
  65: paymentFailures.cardCheck,
  78: paymentFailures.cardCheck,
  103: paymentFailures.misconfigured,
  127: paymentFailures.cardCheck,
  165: paymentFailures.cardCheck,
  315: paymentFailures.cardDetails,
  316: paymentFailures.cardExpired,
  317: paymentFailures.cardExpired,
};

/** A repeated charge; the answer names the first one. */
export const duplicateReasons = new Set(["11", "318"]);

export function isUnknownOutcome(reason: string): boolean {
  return unknown.has(reason);
}

/** Everything that is not a known slip counts as the bank's no, fraud filters included: they explain nothing. */
export function failureOfReason(reason: string): PaymentFailure {
  return reasons[reason] ?? paymentFailures.declined;
}

/** Codes of `messages` when there is no transaction at all. */
const refusals: Record<string, PaymentFailure> = {
  E00012: paymentFailures.subscriptionExists,
  E00013: paymentFailures.cardDetails,
  E00014: paymentFailures.cardDetails,
  E00015: paymentFailures.cardDetails,
  E00017: paymentFailures.cardExpired,
  E00018: paymentFailures.cardExpired,
  E00027: paymentFailures.declined,
  E00114: paymentFailures.cardToken,
  E00116: paymentFailures.cardToken,
  E00117: paymentFailures.cardToken,
};

/** What is left over is our own mistake or a wrong setting, so it is the temporary problem of the catalogue. */
export function failureOfMessage(code: string): PaymentFailure {
  return refusals[code] ?? paymentFailures.misconfigured;
}
