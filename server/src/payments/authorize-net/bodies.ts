/**
 * Request bodies. The gateway reads JSON as XML with a fixed order of elements, so each body is one literal in that
 * order, and every text is cut to the length its schema allows.
 */
import type { Merchant } from "#server/payments/authorize-net/transport.ts";
import type { Card, ChargeOrder, StoredCard, SubscriptionOrder } from "#server/payments/gateway.ts";

/** Any of the bodies below. */
export type Request = Record<string, Record<string, unknown>>;

const auth = ({ login, transactionKey }: Merchant) => ({ name: login, transactionKey });

const cut = (text: string, length: number) => [...text].slice(0, length).join("");

/** Cents as the decimal the gateway expects: 999 -> "9.99". */
export const decimal = (cents: number) => (cents / 100).toFixed(2);

function paymentOf(card: Card) {
  return card.kind === "token"
    ? { opaqueData: { dataDescriptor: card.descriptor, dataValue: card.value } }
    : { creditCard: { cardNumber: card.number, expirationDate: card.expires, cardCode: card.code } };
}

/** The gateway refuses a subscription whose card bears no name; an account may have only one name, or none. */
const billTo = ({ firstName, lastName, zip }: ChargeOrder["buyer"]) => ({
  firstName: cut(firstName.trim() || lastName.trim() || "Faro", 50),
  lastName: cut(lastName.trim() || firstName.trim() || "Faro", 50),
  ...(zip === undefined || zip === "" ? {} : { zip: cut(zip, 20) }),
});

/** The longest window there is: a repeated request within eight hours is answered with the first one's outcome. */
const duplicateWindow = { setting: [{ settingName: "duplicateWindow", settingValue: "28800" }] };

export function chargeBody(merchant: Merchant, order: ChargeOrder) {
  const { card, buyer, invoice } = order;
  const common = { invoiceNumber: cut(invoice, 20), description: cut(order.description, 255) };
  if (card.kind === "stored") {
    return {
      createTransactionRequest: {
        merchantAuthentication: auth(merchant),
        refId: cut(invoice, 20),
        transactionRequest: {
          transactionType: "authCaptureTransaction",
          amount: decimal(order.cents),
          profile: {
            customerProfileId: card.profileId,
            paymentProfile: { paymentProfileId: card.paymentProfileId },
          },
          order: common,
          transactionSettings: duplicateWindow,
        },
      },
    };
  }
  return {
    createTransactionRequest: {
      merchantAuthentication: auth(merchant),
      refId: cut(invoice, 20),
      transactionRequest: {
        transactionType: "authCaptureTransaction",
        amount: decimal(order.cents),
        payment: paymentOf(card),
        profile: { createProfile: true },
        order: common,
        customer: {
          type: "individual",
          id: cut(invoice, 20),
          ...(buyer.email === "" ? {} : { email: cut(buyer.email, 255) }),
        },
        billTo: billTo(buyer),
        transactionSettings: duplicateWindow,
      },
    },
  };
}

export function voidBody(merchant: Merchant, transactionId: string) {
  return {
    createTransactionRequest: {
      merchantAuthentication: auth(merchant),
      transactionRequest: { transactionType: "voidTransaction", refTransId: transactionId },
    },
  };
}

/** A refund of a settled charge needs the last four digits, never the number. */
export function refundBody(merchant: Merchant, transactionId: string, cents: number, lastFour: string) {
  return {
    createTransactionRequest: {
      merchantAuthentication: auth(merchant),
      transactionRequest: {
        transactionType: "refundTransaction",
        amount: decimal(cents),
        payment: { creditCard: { cardNumber: lastFour, expirationDate: "XXXX" } },
        refTransId: transactionId,
      },
    },
  };
}

export function detailsBody(merchant: Merchant, transactionId: string) {
  return { getTransactionDetailsRequest: { merchantAuthentication: auth(merchant), transId: transactionId } };
}

const newestFirst = { orderBy: "submitTimeUTC", orderDescending: true };
/** Rows of one page of a list. */
export const pageSize = 1000;

export function unsettledBody(merchant: Merchant, page: number) {
  return {
    getUnsettledTransactionListRequest: {
      merchantAuthentication: auth(merchant),
      sorting: newestFirst,
      paging: { limit: pageSize, offset: page },
    },
  };
}

/** Dates in ISO form with time; at most 31 days apart. */
export function batchesBody(merchant: Merchant, first: string, last: string) {
  return {
    getSettledBatchListRequest: {
      merchantAuthentication: auth(merchant),
      firstSettlementDate: first,
      lastSettlementDate: last,
    },
  };
}

export function batchBody(merchant: Merchant, batchId: string, page: number) {
  return {
    getTransactionListRequest: {
      merchantAuthentication: auth(merchant),
      batchId,
      sorting: newestFirst,
      paging: { limit: pageSize, offset: page },
    },
  };
}

export function storeCardBody(merchant: Merchant, transactionId: string) {
  return {
    createCustomerProfileFromTransactionRequest: {
      merchantAuthentication: auth(merchant),
      transId: transactionId,
    },
  };
}

export function profileBody(merchant: Merchant, profileId: string) {
  return {
    getCustomerProfileRequest: { merchantAuthentication: auth(merchant), customerProfileId: profileId },
  };
}

export function addCardBody(merchant: Merchant, profileId: string, card: Card, buyer: ChargeOrder["buyer"]) {
  return {
    createCustomerPaymentProfileRequest: {
      merchantAuthentication: auth(merchant),
      customerProfileId: profileId,
      paymentProfile: { customerType: "individual", billTo: billTo(buyer), payment: paymentOf(card) },
      validationMode: "liveMode",
    },
  };
}

export function deleteProfileBody(merchant: Merchant, profileId: string) {
  return {
    deleteCustomerProfileRequest: { merchantAuthentication: auth(merchant), customerProfileId: profileId },
  };
}

const profileOf = ({ profileId, paymentProfileId }: StoredCard) => ({
  customerProfileId: profileId,
  customerPaymentProfileId: paymentProfileId,
});

/** 9999 occurrences mean no end date. No trial occurrences: these use the same interval as the charges. */
export function subscribeBody(merchant: Merchant, order: SubscriptionOrder) {
  return {
    ARBCreateSubscriptionRequest: {
      merchantAuthentication: auth(merchant),
      refId: cut(order.invoice, 20),
      subscription: {
        name: "Faro Premium",
        paymentSchedule: {
          interval: { length: "1", unit: "months" },
          startDate: order.startOn,
          totalOccurrences: "9999",
        },
        amount: decimal(order.cents),
        order: { invoiceNumber: cut(order.invoice, 20), description: "Faro Premium" },
        profile: profileOf(order.stored),
      },
    },
  };
}

/** The gateway's two lists. It does not say in which of them a suspended subscription stands. */
export const subscriptionLists = ["subscriptionActive", "subscriptionInactive"] as const;

/** Newest first. */
export function subscriptionsBody(
  merchant: Merchant,
  searchType: (typeof subscriptionLists)[number],
  page: number,
) {
  return {
    ARBGetSubscriptionListRequest: {
      merchantAuthentication: auth(merchant),
      searchType,
      sorting: { orderBy: "id", orderDescending: true },
      paging: { limit: pageSize, offset: page },
    },
  };
}

export function updateSubscriptionBody(merchant: Merchant, subscriptionId: string, stored: StoredCard) {
  return {
    ARBUpdateSubscriptionRequest: {
      merchantAuthentication: auth(merchant),
      subscriptionId,
      subscription: { profile: profileOf(stored) },
    },
  };
}

export function cancelBody(merchant: Merchant, subscriptionId: string) {
  return { ARBCancelSubscriptionRequest: { merchantAuthentication: auth(merchant), subscriptionId } };
}

export function subscriptionBody(merchant: Merchant, subscriptionId: string) {
  return {
    ARBGetSubscriptionRequest: {
      merchantAuthentication: auth(merchant),
      subscriptionId,
      includeTransactions: true,
    },
  };
}
