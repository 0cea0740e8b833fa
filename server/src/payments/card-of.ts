import type { ChangeCardInput } from "@faro/contract/payments/schemas.ts";
import { CodedError } from "#server/errors.ts";
import type { Card, PaymentGateway } from "#server/payments/gateway.ts";

/**
 * The card of a request. A gateway takes the browser's token alone, the sandbox card fields alone. Throws
 * RAW_CARD_REFUSED or CARD_DETAILS_INVALID.
 */
export function cardOf(gateway: PaymentGateway, input: ChangeCardInput): Card {
  const { cardNumber, expirationDate, cvv, opaqueData } = input;
  const raw = cardNumber !== undefined || cvv !== undefined;
  if (gateway.accept !== null) {
    if (raw) throw new CodedError("RAW_CARD_REFUSED");
    if (opaqueData === undefined) throw new CodedError("CARD_DETAILS_INVALID");
    return { kind: "token", descriptor: opaqueData.dataDescriptor, value: opaqueData.dataValue };
  }
  if (cardNumber === undefined || expirationDate === undefined || cvv === undefined) {
    throw new CodedError("CARD_DETAILS_INVALID");
  }
  return { kind: "number", number: cardNumber, expires: expirationDate, code: cvv };
}
