/** What the stand-in for Authorize.Net keeps of cards, charges and subscriptions. */
import { billingDay } from "#server/payments/calendar.ts";

export interface FakeCard {
  number: string;
  expires: string;
  code: string;
  /** First and last name on its bill; empty when one is missing. */
  name?: string;
}

export interface FakeTransaction {
  transId: string;
  type: string;
  status: string;
  responseCode: string;
  amount: string;
  invoice: string;
  card: FakeCard;
  billTo: Record<string, unknown>;
  refTransId: string;
  duplicateKey: string;
  subscription: { id: string; payNum: number } | null;
  profile: { customerProfileId: string; customerPaymentProfileId: string } | null;
  settled: boolean;
}

export interface FakeSubscription {
  id: string;
  invoice: string;
  amount: string;
  startDate: string;
  status: string;
  profile: { customerProfileId: string; customerPaymentProfileId: string };
  duplicateKey: string;
  payments: { transId: string; payNum: number; response: string }[];
}

/** Why an order of a subscription is refused for its first day: it has passed, or the card is over by then. */
export function dateProblem(startDate: string, { expires }: FakeCard, now: number): string | null {
  if (startDate < billingDay(now)) return "E00017";
  return expires < startDate.slice(0, 7) ? "E00018" : null;
}
