/** What the stand-in for Authorize.Net remembers, and how it answers each method. */
import { randomInt } from "node:crypto";
import { addMonths } from "#server/payments/calendar.ts";
import {
  dateProblem,
  type FakeCard,
  type FakeSubscription,
  type FakeTransaction,
} from "#server/payments/testing/authorize-net-rows.ts";

type Fields = Record<string, unknown>;

const newId = () => String(randomInt(6e10, 7e10));
const ok = { resultCode: "Ok", message: [{ code: "I00001", text: "Successful." }] };

export const messagesOf = (code: string, text = "An error occurred.") => ({
  messages: { resultCode: "Error", message: [{ code, text }] },
});

const object = (value: unknown) => (value ?? {}) as Fields;
const text = (value: unknown): string => (value === undefined ? "" : String(value));

export class Books {
  transactions: FakeTransaction[] = [];
  subscriptions: FakeSubscription[] = [];
  profiles = new Map<string, Map<string, FakeCard>>();
  /** One-time tokens and the card behind each. */
  tokens = new Map<string, FakeCard>();
  /** How many times a stored card is still invisible to a new subscription. */
  profileDelay = 0;
  /** Charges answered with response code 4 from now on. */
  hold = false;
  /** Its clock; a test whose days pass sets it. */
  now: () => number = Date.now;
  /** Charges that store no card along. */
  storeNothing = false;

  private cardOf(payment: Fields): FakeCard | null {
    const raw = object(payment.creditCard);
    if (raw.cardNumber !== undefined) {
      return { number: text(raw.cardNumber), expires: text(raw.expirationDate), code: text(raw.cardCode) };
    }
    const value = text(object(payment.opaqueData).dataValue);
    const card = this.tokens.get(value) ?? null;
    this.tokens.delete(value);
    return card;
  }

  private keep(card: FakeCard, billTo: Fields, profileId = newId()) {
    const cards = this.profiles.get(profileId) ?? new Map<string, FakeCard>();
    const customerPaymentProfileId = newId();
    const [first, last] = [text(billTo.firstName), text(billTo.lastName)];
    // As the gateway does: the code is checked, never kept.
    cards.set(customerPaymentProfileId, {
      ...card,
      code: "",
      name: first === "" || last === "" ? "" : `${first} ${last}`,
    });
    this.profiles.set(profileId, cards);
    return { customerProfileId: profileId, customerPaymentProfileId };
  }

  private verdict(card: FakeCard, zip: string): { responseCode: string; reason: string } {
    if (this.hold) return { responseCode: "4", reason: "253" };
    if (card.expires < new Date().toISOString().slice(0, 7)) return { responseCode: "3", reason: "8" };
    if (zip === "46282") return { responseCode: "2", reason: "2" };
    if (zip === "46205") return { responseCode: "2", reason: "27" };
    if (card.code === "901") return { responseCode: "2", reason: "65" };
    if (!/^[3-6]\d{12,15}$/.test(card.number)) return { responseCode: "3", reason: "6" };
    return { responseCode: "1", reason: "" };
  }

  private transactionAnswer(transaction: FakeTransaction, reason: string, more: Fields = {}): Fields {
    const { responseCode, transId, card } = transaction;
    // A decline of the bank comes below an Ok; an error of the transaction below E00027.
    const messages =
      responseCode === "3" ? messagesOf("E00027", "The transaction was unsuccessful.").messages : ok;
    return {
      transactionResponse: {
        responseCode,
        authCode: responseCode === "1" ? "59WHY9" : "",
        avsResultCode: "Y",
        cvvResultCode: "P",
        transId,
        refTransID: "",
        accountNumber: `XXXX${card.number.slice(-4)}`,
        accountType: card.number.startsWith("4") ? "Visa" : "MasterCard",
        ...(reason === ""
          ? { messages: [{ code: "1", description: "This transaction has been approved." }] }
          : { errors: [{ errorCode: reason, errorText: "This transaction has been declined." }] }),
      },
      ...more,
      messages,
    };
  }

  charge(request: Fields): Fields {
    const wanted = object(request.transactionRequest);
    const type = text(wanted.transactionType);
    if (type !== "authCaptureTransaction") return this.undo(wanted, type);
    const stored = object(wanted.profile);
    const byProfile = this.profiles
      .get(text(stored.customerProfileId))
      ?.get(text(object(stored.paymentProfile).paymentProfileId));
    const card = byProfile ?? this.cardOf(object(wanted.payment));
    if (card === null || card === undefined) return messagesOf("E00114", "Invalid OTS Token.");
    const invoice = text(object(wanted.order).invoiceNumber);
    const billTo = object(wanted.billTo);
    const duplicateKey = JSON.stringify([card.number, wanted.amount, invoice, wanted.customer, billTo]);
    const before = this.transactions.find(
      (other) => other.duplicateKey === duplicateKey && other.responseCode === "1",
    );
    if (before !== undefined) {
      return this.transactionAnswer({ ...before, responseCode: "3" }, "11");
    }
    const { responseCode, reason } = this.verdict(card, text(billTo.zip));
    const transaction: FakeTransaction = {
      ...{ transId: newId(), type, responseCode, amount: text(wanted.amount), invoice, card, duplicateKey },
      billTo,
      status:
        responseCode === "1"
          ? "capturedPendingSettlement"
          : responseCode === "4"
            ? "FDSPendingReview"
            : "declined",
      refTransId: "",
      subscription: null,
      profile: null,
      settled: false,
    };
    this.transactions.push(transaction);
    let more: Fields = {};
    if (responseCode === "1" && stored.createProfile === true && !this.storeNothing) {
      transaction.profile = this.keep(card, billTo);
      const { customerProfileId, customerPaymentProfileId } = transaction.profile;
      more = {
        profileResponse: {
          messages: ok,
          customerProfileId,
          customerPaymentProfileIdList: [customerPaymentProfileId],
          customerShippingAddressIdList: [],
        },
      };
    }
    return this.transactionAnswer(transaction, reason, more);
  }

  private undo(wanted: Fields, type: string): Fields {
    const first = this.transactions.find(({ transId }) => transId === wanted.refTransId);
    if (first === undefined) return this.refusal("16");
    if (type === "voidTransaction") {
      if (first.status === "voided") return this.refusal("310");
      if (first.settled) return this.refusal("16");
      first.status = "voided";
      return this.transactionAnswer(first, "");
    }
    const refunded = this.transactions.some(
      (other) => other.type === "refundTransaction" && other.refTransId === first.transId,
    );
    if (!first.settled) return this.refusal("50");
    if (refunded) return this.refusal("55");
    const refund = {
      ...first,
      transId: newId(),
      type: "refundTransaction",
      status: "refundPendingSettlement",
      refTransId: first.transId,
      duplicateKey: "",
      settled: false,
    };
    this.transactions.push(refund);
    return this.transactionAnswer(refund, "");
  }

  private refusal(reason: string): Fields {
    return {
      transactionResponse: {
        responseCode: "3",
        transId: "0",
        errors: [{ errorCode: reason, errorText: "No." }],
      },
      ...messagesOf("E00027", "The transaction was unsuccessful."),
    };
  }

  details(request: Fields): Fields {
    const found = this.transactions.find(({ transId }) => transId === request.transId);
    if (found === undefined) return messagesOf("E00040", "The record cannot be found.");
    const { transId, type, status, responseCode, amount, invoice, card, subscription, profile } = found;
    return {
      transaction: {
        transId,
        ...(found.refTransId === "" ? {} : { refTransId: found.refTransId }),
        submitTimeUTC: "2026-11-21T12:00:00Z",
        transactionType: type,
        transactionStatus: status,
        responseCode,
        ...(subscription === null ? {} : { subscription }),
        order: { invoiceNumber: invoice, description: "" },
        authAmount: Number(amount),
        settleAmount: Number(amount),
        payment: {
          creditCard: {
            cardNumber: `XXXX${card.number.slice(-4)}`,
            expirationDate: "XXXX",
            cardType: "Visa",
          },
        },
        ...(profile === null ? {} : { profile }),
      },
      messages: ok,
    };
  }

  list(settled: boolean): Fields {
    const rows = this.transactions.filter((transaction) => transaction.settled === settled);
    return {
      transactions: rows.map(({ transId, invoice, status }) => ({
        transId,
        invoiceNumber: invoice,
        transactionStatus: status,
      })),
      totalNumInResultSet: rows.length,
      messages: ok,
    };
  }

  batches(): Fields {
    const any = this.transactions.some(({ settled }) => settled);
    return { batchList: any ? [{ batchId: "7" }] : [], messages: ok };
  }

  storeCard(request: Fields): Fields {
    const found = this.transactions.find(({ transId }) => transId === request.transId);
    if (found === undefined) return messagesOf("E00040", "The record cannot be found.");
    if (found.profile !== null) {
      const { customerProfileId } = found.profile;
      return messagesOf("E00039", `A duplicate record with ID ${customerProfileId} already exists.`);
    }
    found.profile = this.keep(found.card, found.billTo);
    const { customerProfileId, customerPaymentProfileId } = found.profile;
    return { customerProfileId, customerPaymentProfileIdList: [customerPaymentProfileId], messages: ok };
  }

  profile(request: Fields): Fields {
    const cards = this.profiles.get(text(request.customerProfileId));
    if (cards === undefined) return messagesOf("E00040", "The record cannot be found.");
    const paymentProfiles = [...cards].map(([customerPaymentProfileId, { number }]) => ({
      customerPaymentProfileId,
      payment: { creditCard: { cardNumber: `XXXX${number.slice(-4)}`, cardType: "Visa" } },
    }));
    return { profile: { customerProfileId: request.customerProfileId, paymentProfiles }, messages: ok };
  }

  addCard(request: Fields): Fields {
    const profileId = text(request.customerProfileId);
    const cards = this.profiles.get(profileId);
    if (cards === undefined) return messagesOf("E00040", "The record cannot be found.");
    const paymentProfile = object(request.paymentProfile);
    const card = this.cardOf(object(paymentProfile.payment));
    if (card === null) return messagesOf("E00114", "Invalid OTS Token.");
    const known = [...cards].find(([, other]) => other.number === card.number)?.[0];
    if (known !== undefined) {
      return {
        customerPaymentProfileId: known,
        ...messagesOf("E00039", "A duplicate record already exists."),
      };
    }
    const { responseCode } = this.verdict(card, text(object(paymentProfile.billTo).zip));
    if (responseCode === "2" || responseCode === "3") {
      return messagesOf("E00027", "The transaction was unsuccessful.");
    }
    return { ...this.keep(card, object(paymentProfile.billTo), profileId), messages: ok };
  }

  subscribe(request: Fields): Fields {
    const wanted = object(request.subscription);
    const ids = object(wanted.profile);
    if (this.profileDelay > 0) {
      this.profileDelay -= 1;
      return messagesOf("E00040", "The record cannot be found.");
    }
    const [customerProfileId, customerPaymentProfileId] = Object.values(ids).map(text) as [string, string];
    const profile = { customerProfileId, customerPaymentProfileId };
    const card = this.profiles.get(customerProfileId)?.get(customerPaymentProfileId);
    if (card === undefined) return messagesOf("E00040", "The record cannot be found.");
    if (card.name === "") return messagesOf("E00014", "Bill-To First Name is required.");
    const { startDate } = object(wanted.paymentSchedule) as { startDate: string };
    const problem = dateProblem(startDate, card, this.now());
    if (problem !== null) return messagesOf(problem);
    const duplicateKey = JSON.stringify(wanted);
    const before = this.subscriptions.find((other) => other.duplicateKey === duplicateKey);
    if (before !== undefined) {
      return messagesOf(
        "E00012",
        `You have submitted a duplicate of Subscription ${before.id}. A duplicate subscription will not be created.`,
      );
    }
    const subscription: FakeSubscription = {
      id: newId(),
      invoice: text(object(wanted.order).invoiceNumber),
      amount: text(wanted.amount),
      startDate,
      status: "active",
      profile,
      duplicateKey,
      payments: [],
    };
    this.subscriptions.push(subscription);
    return { subscriptionId: subscription.id, profile, messages: ok };
  }

  private subscription(request: Fields): FakeSubscription | undefined {
    return this.subscriptions.find(({ id }) => id === request.subscriptionId);
  }

  update(request: Fields): Fields {
    const found = this.subscription(request);
    if (found === undefined) return messagesOf("E00035", "The subscription cannot be found.");
    found.profile = object(object(request.subscription).profile) as FakeSubscription["profile"];
    return { messages: ok };
  }

  cancel(request: Fields): Fields {
    const found = this.subscription(request);
    if (found === undefined) return messagesOf("E00035", "The subscription cannot be found.");
    if (found.status === "canceled") {
      const message = [{ code: "I00002", text: "The subscription has already been canceled." }];
      return { messages: { resultCode: "Ok", message } };
    }
    found.status = "canceled";
    return { messages: ok };
  }

  get(request: Fields): Fields {
    const found = this.subscription(request);
    if (found === undefined) return messagesOf("E00035", "The subscription cannot be found.");
    const { status, payments, profile } = found;
    return {
      subscription: { name: "Faro Premium", status, profile, arbTransactions: payments },
      messages: ok,
    };
  }

  /** As the less friendly reading has it: a suspended subscription is not among the active ones. */
  subscriptionsOf(request: Fields): Fields {
    const active = request.searchType === "subscriptionActive";
    const rows = this.subscriptions.filter(({ status }) => (status === "active") === active);
    if (rows.length === 0) return { totalNumInResultSet: 0, messages: ok };
    return {
      totalNumInResultSet: rows.length,
      totalNumInResultSetSpecified: true,
      subscriptionDetails: rows.map(({ id, status, invoice, amount }) => ({
        ...{ id: Number(id), name: "Faro Premium", status, invoice, amount: Number(amount) },
      })),
      messages: ok,
    };
  }

  /**
   * The gateway's nightly run for one subscription. A refused month stays `active`, a refused first one is suspended.
   * `again`: tries the last month once more, as for a suspended one whose card was changed.
   */
  bill(subscriptionId: string, approved: boolean, again = false): FakeTransaction {
    const found = this.subscriptions.find(({ id }) => id === subscriptionId);
    if (found === undefined) throw new Error("no such subscription");
    const { customerProfileId, customerPaymentProfileId } = found.profile;
    const card = this.profiles.get(customerProfileId)?.get(customerPaymentProfileId);
    const payNum = again ? (found.payments.at(-1)?.payNum ?? 1) : found.payments.length + 1;
    const transaction: FakeTransaction = {
      transId: newId(),
      type: "authCaptureTransaction",
      status: approved ? "capturedPendingSettlement" : "declined",
      responseCode: approved ? "1" : "2",
      amount: found.amount,
      invoice: found.invoice,
      card: card ?? { number: "", expires: "", code: "" },
      billTo: {},
      refTransId: "",
      duplicateKey: "",
      subscription: { id: found.id, payNum },
      profile: null,
      settled: false,
    };
    this.transactions.push(transaction);
    found.payments.push({
      transId: transaction.transId,
      payNum,
      response: approved ? "Approved." : "Declined.",
    });
    if (!approved && payNum === 1) found.status = "suspended";
    return transaction;
  }

  /** When a subscription's next charge is due. */
  nextDue({ startDate, payments }: FakeSubscription): string {
    return addMonths(startDate, payments.length);
  }
}
