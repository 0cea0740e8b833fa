/** The order of elements and the lengths that the gateway's schema asks for, as far as our requests reach. */

type Sequence = readonly string[];

const request = ["merchantAuthentication", "clientId", "refId"];

/** Children of each element in their order; an element that is not listed holds a value. */
const sequences: Record<string, Sequence> = {
  createTransactionRequest: [...request, "transactionRequest"],
  getTransactionDetailsRequest: [...request, "transId"],
  getUnsettledTransactionListRequest: [...request, "status", "sorting", "paging"],
  getSettledBatchListRequest: [...request, "includeStatistics", "firstSettlementDate", "lastSettlementDate"],
  getTransactionListRequest: [...request, "batchId", "sorting", "paging"],
  createCustomerProfileFromTransactionRequest: [...request, "transId", "customer", "customerProfileId"],
  getCustomerProfileRequest: [...request, "customerProfileId", "merchantCustomerId", "email"],
  createCustomerPaymentProfileRequest: [...request, "customerProfileId", "paymentProfile", "validationMode"],
  deleteCustomerProfileRequest: [...request, "customerProfileId"],
  ARBCreateSubscriptionRequest: [...request, "subscription"],
  ARBUpdateSubscriptionRequest: [...request, "subscriptionId", "subscription"],
  ARBCancelSubscriptionRequest: [...request, "subscriptionId"],
  ARBGetSubscriptionRequest: [...request, "subscriptionId", "includeTransactions"],
  ARBGetSubscriptionListRequest: [...request, "searchType", "sorting", "paging"],
  merchantAuthentication: ["name", "transactionKey"],
  transactionRequest: [
    ...["transactionType", "amount", "currencyCode", "payment", "profile", "solution", "callId"],
    ...["terminalNumber", "authCode", "refTransId", "splitTenderId", "order", "lineItems", "tax", "duty"],
    ...["shipping", "taxExempt", "poNumber", "customer", "billTo", "shipTo", "customerIP"],
    ...["cardholderAuthentication", "retail", "employeeId", "transactionSettings", "userFields"],
    ...["surcharge", "merchantDescriptor", "subMerchant", "tip", "processingOptions"],
  ],
  "transactionRequest.profile": ["createProfile", "customerProfileId", "paymentProfile", "shippingProfileId"],
  "transactionRequest.profile.paymentProfile": ["paymentProfileId", "cardCode"],
  payment: ["creditCard", "bankAccount", "trackData", "encryptedTrackData", "payPal", "opaqueData"],
  creditCard: ["cardNumber", "expirationDate", "cardCode"],
  opaqueData: ["dataDescriptor", "dataValue", "dataKey"],
  order: ["invoiceNumber", "description"],
  customer: ["type", "id", "email"],
  billTo: ["firstName", "lastName", "company", "address", "city", "state", "zip", "country"],
  transactionSettings: ["setting"],
  setting: ["settingName", "settingValue"],
  subscription: [
    ...["name", "paymentSchedule", "amount", "trialAmount", "payment", "order", "customer", "billTo"],
    ...["shipTo", "profile"],
  ],
  paymentSchedule: ["interval", "startDate", "totalOccurrences", "trialOccurrences"],
  interval: ["length", "unit"],
  "subscription.profile": ["customerProfileId", "customerPaymentProfileId", "customerAddressId"],
  paymentProfile: ["customerType", "billTo", "payment", "driversLicense", "taxId"],
  sorting: ["orderBy", "orderDescending"],
  paging: ["limit", "offset"],
};

/** Shortest and longest value. */
const lengths: Record<string, readonly [number, number]> = {
  "merchantAuthentication.name": [1, 25],
  transactionKey: [1, 16],
  refId: [0, 20],
  "customer.id": [0, 20],
  email: [0, 255],
  invoiceNumber: [0, 20],
  description: [0, 255],
  firstName: [0, 50],
  lastName: [0, 50],
  zip: [0, 20],
  cardNumber: [4, 16],
  expirationDate: [4, 7],
  cardCode: [3, 4],
  "subscription.name": [0, 50],
};

/** The longest known name of an element at the end of `path`. */
function named<T>(table: Record<string, T>, path: string[]): T | undefined {
  for (let start = 0; start < path.length; start += 1) {
    const found = table[path.slice(start).join(".")];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Values that are an enumeration of the schema. */
const allowed: Record<string, readonly string[]> = {
  searchType: [
    ...["cardExpiringThisMonth", "subscriptionActive", "subscriptionExpiringThisMonth"],
    "subscriptionInactive",
  ],
  "ARBGetSubscriptionListRequest.sorting.orderBy": [
    ...["id", "name", "status", "createTimeStampUTC", "lastName", "firstName", "accountNumber", "amount"],
    "pastOccurrences",
  ],
  orderBy: ["id", "submitTimeUTC"],
};

function valueProblem(path: string[], value: unknown): string | null {
  if (!(named(allowed, path) ?? [String(value)]).includes(String(value))) {
    return `The '${path.at(-1)}' element is invalid - The value '${String(value)}' is not in the enumeration.`;
  }
  const [shortest, longest] = named(lengths, path) ?? [0, Number.POSITIVE_INFINITY];
  const length = [...String(value)].length;
  if (length >= shortest && length <= longest) return null;
  return `The '${path.at(-1)}' element is invalid - the actual length is outside its limits.`;
}

/** What the gateway would object to, in its own manner, or null. */
export function schemaProblem(path: string[], value: unknown): string | null {
  if (Array.isArray(value)) {
    return value.map((entry) => schemaProblem(path, entry)).find((problem) => problem !== null) ?? null;
  }
  if (typeof value !== "object" || value === null) return valueProblem(path, value);
  const name = path.at(-1) ?? "";
  const sequence = named(sequences, path);
  if (sequence === undefined) return `The element '${name}' is not known.`;
  let at = 0;
  for (const [child, inner] of Object.entries(value)) {
    const place = sequence.indexOf(child, at);
    if (place < 0) {
      return `The element '${name}' has invalid child element '${child}'. List of possible elements expected: '${sequence.slice(at).join(", ")}'.`;
    }
    at = place;
    const problem = schemaProblem([...path, child], inner);
    if (problem !== null) return problem;
  }
  return null;
}
