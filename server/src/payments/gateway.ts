/** The card gateway as the verbs see it. Two implementations: Authorize.Net, and the built-in sandbox. */
import type { PaymentFailure } from "@faro/contract/payments/error-text.ts";

/** A card as it came with one request. Lives in memory until the call that needs it, and nowhere else. */
export type Card =
  | { kind: "token"; descriptor: string; value: string }
  | { kind: "number"; number: string; expires: string; code: string };

/** A stored card at the gateway. */
export interface StoredCard {
  profileId: string;
  paymentProfileId: string;
}

export interface ChargeOrder {
  /** 20 characters; one charge each. */
  invoice: string;
  cents: number;
  description: string;
  card: Card | ({ kind: "stored" } & StoredCard);
  buyer: { email: string; firstName: string; lastName: string; zip?: string };
}

export type ChargeResult =
  /** `stored` is null when the card could not be kept along with the charge; `storeCard` does it later. */
  | { kind: "approved"; transactionId: string; card: string; stored: StoredCard | null }
  /** The gateway's fraud filter holds it: neither paid nor refused. */
  | { kind: "held"; transactionId: string }
  | { kind: "declined"; failure: PaymentFailure };

/** What the gateway knows of a charge. */
export interface ChargeRecord {
  transactionId: string;
  state: "approved" | "held" | "declined" | "returned";
  cents: number;
  card: string;
  invoice: string;
  /** Set for a charge that a subscription made; `payment` counts from 1. */
  subscription: { id: string; payment: number } | null;
  /** Id of the charge that this one returns. */
  returns: string | null;
  stored: StoredCard | null;
}

export interface SubscriptionOrder {
  invoice: string;
  cents: number;
  /** ISO calendar date of the first charge. */
  startOn: string;
  stored: StoredCard;
  /** Days by which the owner's calendar is ahead; only the sandbox lets them pass. */
  aheadDays: number;
}

export interface SubscriptionRecord {
  /** True while the gateway would charge again. Says nothing about whether the last charge passed. */
  running: boolean;
  /** Charges that were tried, oldest first. `transactionId` is null for a try that left no transaction. */
  payments: { transactionId: string | null; payment: number }[];
}

export interface PaymentGateway {
  name: "sandbox" | "authorize.net";
  /** How the browser makes a token; null when it sends card fields. */
  accept: { script: string; api: string; apiLoginId: string; clientKey: string } | null;
  /** Throws GatewayUnavailable when nobody knows whether the card was charged. */
  charge(order: ChargeOrder): Promise<ChargeResult>;
  /** The charge with this invoice number that was sent at or after `since` (milliseconds), or null. */
  findCharge(invoice: string, since: number): Promise<ChargeRecord | null>;
  getCharge(transactionId: string): Promise<ChargeRecord | null>;
  /** Charges whose money went back, and how many cents of it, at or after `since` (milliseconds; at most 30 days ago). */
  findReturned(since: number): Promise<{ transactionId: string; cents: number }[]>;
  /** Ids of charges, not given back, of subscriptions that we ordered, at or after `since` (as above). */
  findOrdered(since: number): Promise<string[]>;
  /** Gives the money back: void before settlement, refund after it. Repeating it is no error. */
  undoCharge(transactionId: string): Promise<void>;
  /** Keeps the card of an approved charge. */
  storeCard(transactionId: string): Promise<StoredCard>;
  /** The id of the subscription; the same for a repeated order. */
  createSubscription(order: SubscriptionOrder): Promise<string>;
  /** Id of a running subscription that was ordered with this invoice number, or null: for orders whose answer was lost. */
  findSubscription(invoice: string): Promise<string | null>;
  /** Null when the gateway knows no such subscription. */
  getSubscription(id: string): Promise<SubscriptionRecord | null>;
  /** Repeating it is no error. */
  cancelSubscription(id: string): Promise<void>;
  /** Checks and keeps another card beside the first, and points the subscription (if any) at it. */
  changeCard(change: {
    subscriptionId: string | null;
    profileId: string;
    card: Card;
    buyer: ChargeOrder["buyer"];
  }): Promise<{ stored: StoredCard; card: string }>;
  /** Forgets the stored cards of a person. Repeating it is no error. */
  deleteCards(profileId: string): Promise<void>;
}

/** No answer, or none that can be read: the outcome is unknown and must be looked up, never repeated blindly. */
export class GatewayUnavailable extends Error {
  override name = "GatewayUnavailable";
  /** False when the request certainly never reached the gateway. */
  readonly sent: boolean;

  constructor(message: string, sent = true) {
    super(message);
    this.sent = sent;
  }
}

/** The gateway answers, but in a word that says neither paid nor refused. Time may tell; nothing is concluded from it. */
export class OutcomeUnknown extends GatewayUnavailable {
  override name = "OutcomeUnknown";
}

/** A definite no, with the failure a person is told and the gateway's code for the log. */
export class GatewayRefused extends Error {
  override name = "GatewayRefused";
  readonly failure: PaymentFailure;
  readonly code: string;

  constructor(failure: PaymentFailure, code: string) {
    super(`the gateway refused: ${code}`);
    this.failure = failure;
    this.code = code;
  }
}
