/**
 * From the `error` of authorize-sub to a text (spec part 2, section 8). The rules run in this order: 'duplicate
 * subscription' before 'duplicate', and what this server says in full before the single words of the spec.
 */
import { type ErrorCode, errorMessage } from "#contract/shared/errors.ts";
import type { Language } from "#contract/shared/language.ts";

/** The strings this server sends as `error`; stable, never the gateway's own English. */
export const paymentFailures = {
  subscriptionExists: "duplicate subscription",
  accountExists: "email_exists",
  paidBefore: "paid before under another password",
  misconfigured: "invalid authentication values",
  declined: "card declined",
  review: "held for review",
  tooMany: "too many attempts",
  proof: "proof required",
  cardDetails: "card details invalid",
  cardExpired: "card expired",
  cardCheck: "card code or zip mismatch",
  cardBrand: "card brand not accepted",
  cardToken: "card token used or expired",
  /** Said by the browser alone. */
  notSent: "card not sent",
  unknown: "network timeout",
} as const;

export type PaymentFailure = (typeof paymentFailures)[keyof typeof paymentFailures];

const rules: readonly (readonly [readonly string[], ErrorCode])[] = [
  [["duplicate subscription"], "PAYMENT_SUBSCRIPTION_EXISTS"],
  [["already been registered", "email_exists", "duplicate"], "PAYMENT_ACCOUNT_EXISTS"],
  [["paid before"], "PAYMENT_PAID_BEFORE"],
  [["invalid authentication values"], "PAYMENT_TEMPORARY"],
  [["card declined"], "PAYMENT_DECLINED"],
  [["held for review"], "PAYMENT_REVIEW"],
  [["too many attempts"], "PAYMENT_TOO_MANY"],
  [["proof required"], "PAYMENT_PROOF"],
  [["card not sent"], "PAYMENT_NOT_SENT"],
  [["card", "payment"], "PAYMENT_CARD"],
  [["network", "timeout"], "PAYMENT_CONNECTION"],
];

/** The catalogued code behind an `error`, or null for words that no rule knows. */
export function paymentErrorCode(error: string | null | undefined): ErrorCode | null {
  const text = (error ?? "").toLowerCase();
  if (text.trim() === "") return "PAYMENT_NO_MESSAGE";
  return rules.find(([words]) => words.some((word) => text.includes(word)))?.[1] ?? null;
}

/** What the dialog shows. Words that no rule knows are shown as they are, as the specification asks. */
export function paymentErrorText(error: string | null | undefined, language: Language): string {
  const code = paymentErrorCode(error);
  return code === null ? (error ?? "") : errorMessage(code, language);
}
