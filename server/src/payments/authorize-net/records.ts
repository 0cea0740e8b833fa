/** Reads the gateway's answers into the shapes of gateway.ts. */

import { failureOfMessage, failureOfReason, isUnknownOutcome } from "#server/payments/authorize-net/codes.ts";
import { type Answer, codeOf } from "#server/payments/authorize-net/transport.ts";
import {
  type ChargeRecord,
  type ChargeResult,
  GatewayRefused,
  GatewayUnavailable,
  OutcomeUnknown,
  type StoredCard,
  type SubscriptionRecord,
} from "#server/payments/gateway.ts";

type Fields = Record<string, unknown>;

const fields = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};
const word = (value: unknown): string => (value === undefined || value === null ? "" : String(value));

/** JSON made from XML: a list may come bare or wrapped under the name of its element, a single entry without a list. */
function list(value: unknown): Fields[] {
  if (Array.isArray(value)) return value.map(fields);
  const [inner] = Object.values(fields(value));
  if (Array.isArray(inner)) return inner.map(fields);
  return typeof inner === "object" && inner !== null ? [fields(inner)] : [];
}

const cardLabel = (type: unknown, number: unknown) => `${word(type)} ${word(number).slice(-4)}`.trim();

function storedOf(value: unknown): StoredCard | null {
  const answer = fields(value);
  const profileId = word(answer.customerProfileId);
  const ids = answer.customerPaymentProfileIdList;
  const paymentProfileId = Array.isArray(ids) ? word(ids[0]) : word(answer.customerPaymentProfileId);
  return profileId === "" || paymentProfileId === "" ? null : { profileId, paymentProfileId };
}

export interface TransactionAnswer {
  responseCode: string;
  /** First entry of `errors`, or an empty string. */
  reason: string;
  /** Empty when there is none; the gateway then says "0". */
  transactionId: string;
}

/** The transaction of an answer, or null: then the request was refused before one was made. */
export function transactionOf(answer: Answer): TransactionAnswer | null {
  if (answer.transactionResponse === undefined || answer.transactionResponse === null) return null;
  const response = fields(answer.transactionResponse);
  const id = word(response.transId);
  return {
    responseCode: word(response.responseCode),
    reason: word(list(response.errors)[0]?.errorCode),
    transactionId: id === "0" ? "" : id,
  };
}

/** Only response code 1 is money. A decline may stand below an "Ok". */
export function chargeResult(answer: Answer): ChargeResult {
  const transaction = transactionOf(answer);
  if (transaction === null) {
    const code = codeOf(answer);
    if (code === "I00001") throw new GatewayUnavailable("an Ok without a transaction");
    throw new GatewayRefused(failureOfMessage(code), code);
  }
  const { responseCode, reason, transactionId } = transaction;
  const response = fields(answer.transactionResponse);
  if (responseCode === "1" && transactionId !== "") {
    return {
      kind: "approved",
      transactionId,
      card: cardLabel(response.accountType, response.accountNumber),
      stored: storedOf(answer.profileResponse),
    };
  }
  if (responseCode === "4" && transactionId !== "") return { kind: "held", transactionId };
  if (responseCode !== "2" && responseCode !== "3")
    throw new GatewayUnavailable("a transaction without outcome");
  if (isUnknownOutcome(reason)) throw new GatewayUnavailable(`the processor was not reached: ${reason}`);
  const failure = failureOfReason(reason);
  if (failure === "invalid authentication values") throw new GatewayRefused(failure, reason);
  return { kind: "declined", failure };
}

/** The gateway's `transactionStatusEnum`, as far as it says where the money is. */
const states: Record<string, ChargeRecord["state"]> = {
  declined: "declined",
  expired: "declined",
  generalError: "declined",
  failedReview: "declined",
  communicationError: "declined",
  settlementError: "declined",
  authorizedPendingCapture: "approved",
  capturedPendingSettlement: "approved",
  settledSuccessfully: "approved",
  approvedReview: "approved",
  couldNotVoid: "approved",
  // The bank gave the disputed money back to us.
  chargebackReversal: "approved",
  underReview: "held",
  FDSPendingReview: "held",
  FDSAuthorizedPendingReview: "held",
  voided: "returned",
  returnedItem: "returned",
  chargeback: "returned",
  refundPendingSettlement: "returned",
  refundSettledSuccessfully: "returned",
};

/**
 * Answer of getTransactionDetails. A status that is not in the list (`pendingSettlement`, one of tomorrow) says neither
 * paid nor refused: whoever asks must ask again.
 */
export function chargeRecord(answer: Answer): ChargeRecord {
  const transaction = fields(answer.transaction);
  const status = word(transaction.transactionStatus);
  const state = states[status];
  if (state === undefined) throw new OutcomeUnknown(`a charge in a status without outcome: ${status}`);
  const card = fields(fields(transaction.payment).creditCard);
  const subscription = fields(transaction.subscription);
  const amount = Number(transaction.settleAmount ?? transaction.authAmount ?? 0);
  return {
    transactionId: word(transaction.transId),
    state,
    cents: Math.round(amount * 100),
    card: cardLabel(card.cardType, card.cardNumber),
    invoice: word(fields(transaction.order).invoiceNumber),
    subscription:
      transaction.subscription === undefined
        ? null
        : { id: word(subscription.id), payment: Number(subscription.payNum) },
    returns: word(transaction.transactionType) === "refundTransaction" ? word(transaction.refTransId) : null,
    stored: storedOf(transaction.profile),
  };
}

/** True when a settled charge can no longer be voided but only refunded. */
export function isSettled(answer: Answer): boolean {
  return word(fields(answer.transaction).transactionStatus) === "settledSuccessfully";
}

export interface ListedTransaction {
  transactionId: string;
  invoice: string;
  /** True for money on its way back: a refund names the charge in its details, a void or chargeback is the charge. */
  returns: boolean;
}

export function listedTransactions(answer: Answer): ListedTransaction[] {
  return list(answer.transactions).map((row) => ({
    transactionId: word(row.transId),
    invoice: word(row.invoiceNumber),
    returns: states[word(row.transactionStatus)] === "returned",
  }));
}

export function listedBatches(answer: Answer): string[] {
  return list(answer.batchList).map((row) => word(row.batchId));
}

export function subscriptionRecord(answer: Answer): SubscriptionRecord {
  const subscription = fields(answer.subscription);
  const payments = list(subscription.arbTransactions).map((row) => ({
    transactionId: word(row.transId) === "" || word(row.transId) === "0" ? null : word(row.transId),
    payment: Number(row.payNum),
  }));
  // A suspended subscription charges again once its card is changed.
  return { running: ["active", "suspended"].includes(word(subscription.status)), payments };
}

const ends = new Set(["canceled", "cancelled", "expired", "terminated"]);

export interface ListedSubscription {
  id: string;
  invoice: string;
  /** True when it never charges again. */
  over: boolean;
}

/** Rows of a list of subscriptions. */
export function listedSubscriptions(answer: Answer): ListedSubscription[] {
  return list(answer.subscriptionDetails).map((row) => ({
    id: word(row.id),
    invoice: word(row.invoice).trim(),
    over: ends.has(word(row.status).toLowerCase()),
  }));
}

/** Ids of a stored card in answers that name one. */
export const storedCard = storedOf;

/** First payment profile of getCustomerProfile. */
export function storedOfProfile(answer: Answer): StoredCard | null {
  const profile = fields(answer.profile);
  const [first] = list(profile.paymentProfiles);
  return storedOf({
    customerProfileId: profile.customerProfileId,
    customerPaymentProfileId: first?.customerPaymentProfileId,
  });
}

/** Brand and last digits of a stored card. */
export function cardOfProfile(answer: Answer, paymentProfileId: string): string {
  const cards = list(fields(answer.profile).paymentProfiles);
  const found = cards.find((card) => word(card.customerPaymentProfileId) === paymentProfileId);
  const card = fields(fields(found?.payment).creditCard);
  return cardLabel(card.cardType, card.cardNumber);
}
