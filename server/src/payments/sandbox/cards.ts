/** What the built-in sandbox makes of a card: the test cards and forced outcomes of the gateway's own sandbox. */
import { type PaymentFailure, paymentFailures } from "@faro/contract/payments/error-text.ts";
import { passesLuhn } from "@faro/contract/payments/luhn.ts";
import type { Card } from "#server/payments/gateway.ts";

const brands: readonly (readonly [RegExp, string, number])[] = [
  [/^3[47]\d{13}$/, "AmericanExpress", 4],
  [/^(36|38|30[0-5])\d{12}$/, "DinersClub", 3],
  [/^35\d{14}$|^3088\d{12}$/, "JCB", 3],
  [/^4(\d{12}|\d{15}|\d{18})$/, "Visa", 3],
  [/^(5[1-5]|2[2-7])\d{14}$/, "MasterCard", 3],
  [/^6(011|5\d\d)\d{12}$/, "Discover", 3],
];

/** Address checks that the gateway's sandbox answers with a mismatch, and its general decline. */
const zips: Record<string, PaymentFailure> = {
  46282: paymentFailures.declined,
  46205: paymentFailures.cardCheck,
};
/** 901 no match, 902 should be on the card, 903 not certified. 900 matches and 904 is not processed: both pass. */
const codes: Record<string, PaymentFailure> = {
  901: paymentFailures.cardCheck,
  902: paymentFailures.cardCheck,
  903: paymentFailures.cardCheck,
};

/** Always refused by its bank, so that this answer can be seen on the screen, where no zip is asked for. */
const declinedCard = "4000000000000002";

export interface SandboxVerdict {
  failure: PaymentFailure | null;
  /** 'Visa 0027' */
  label: string;
  /** YYYY-MM */
  expires: string;
}

/** Judges a card on `today` (ISO date). Tokens are refused: nobody makes any in the sandbox. */
export function judgeCard(card: Card, zip: string | undefined, today: string): SandboxVerdict {
  if (card.kind === "token") return { failure: paymentFailures.cardToken, label: "", expires: "" };
  const brand = brands.find(([pattern]) => pattern.test(card.number));
  const label = `${brand?.[1] ?? "Card"} ${card.number.slice(-4)}`;
  const verdict = (failure: PaymentFailure | null) => ({ failure, label, expires: card.expires });
  if (brand === undefined || !passesLuhn(card.number)) return verdict(paymentFailures.cardDetails);
  if (hasExpired(card.expires, today)) return verdict(paymentFailures.cardExpired);
  if (card.code.length !== brand[2]) return verdict(paymentFailures.cardCheck);
  if (card.number === declinedCard) return verdict(paymentFailures.declined);
  return verdict(codes[card.code] ?? zips[zip ?? ""] ?? null);
}

/** A card is good through the last day of its month. */
export function hasExpired(expires: string, today: string): boolean {
  return expires < today.slice(0, 7);
}
