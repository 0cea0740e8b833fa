/** Authorize.Net on `fetch`: charges, stored cards (CIM) and subscriptions (ARB). */
import { paymentFailures } from "@faro/contract/payments/error-text.ts";
import * as bodies from "#server/payments/authorize-net/bodies.ts";
import { duplicateReasons, failureOfMessage } from "#server/payments/authorize-net/codes.ts";
import * as records from "#server/payments/authorize-net/records.ts";
import {
  type Answer,
  call,
  codeOf,
  isOk,
  type Merchant,
  textOf,
} from "#server/payments/authorize-net/transport.ts";
import {
  type ChargeOrder,
  type ChargeRecord,
  type ChargeResult,
  GatewayRefused,
  GatewayUnavailable,
  type PaymentGateway,
  type StoredCard,
} from "#server/payments/gateway.ts";
import { isOrderInvoice } from "#server/payments/subscriptions.ts";

export interface AuthorizeNetParts extends Merchant {
  accept: NonNullable<PaymentGateway["accept"]>;
}

const day = 24 * 60 * 60 * 1000;

/** The answer when it is a yes; a stored card that is not visible yet (E00040) shows up within a minute. */
function requireOk(answer: Answer): Answer {
  if (isOk(answer)) return answer;
  const code = codeOf(answer);
  if (code === "E00040") throw new GatewayUnavailable("the stored card is not visible yet: E00040");
  throw new GatewayRefused(failureOfMessage(code), code);
}

export function createAuthorizeNet(parts: AuthorizeNetParts): PaymentGateway {
  const merchant: Merchant = parts;
  const ask = (body: bodies.Request) => call(merchant, body);

  async function getCharge(transactionId: string): Promise<ChargeRecord | null> {
    const answer = await ask(bodies.detailsBody(merchant, transactionId));
    if (codeOf(answer) === "E00040") return null;
    return records.chargeRecord(requireOk(answer));
  }

  /** A repeated charge is answered with code 11 and the first one's id: its outcome is ours. */
  async function firstOutcome(order: ChargeOrder, transactionId: string): Promise<ChargeResult> {
    const first = transactionId === "" ? null : await getCharge(transactionId);
    if (first === null || first.invoice !== order.invoice) {
      // Somebody else's or an earlier charge of the same card: this one was not made.
      if (first !== null) return { kind: "declined", failure: paymentFailures.declined };
      throw new GatewayUnavailable("a duplicate without the first charge");
    }
    if (first.state === "approved") {
      return { kind: "approved", transactionId, card: first.card, stored: first.stored };
    }
    if (first.state === "held") return { kind: "held", transactionId };
    return { kind: "declined", failure: paymentFailures.declined };
  }

  async function charge(order: ChargeOrder): Promise<ChargeResult> {
    const answer = await ask(bodies.chargeBody(merchant, order));
    const transaction = records.transactionOf(answer);
    if (transaction !== null && duplicateReasons.has(transaction.reason)) {
      return await firstOutcome(order, transaction.transactionId);
    }
    return records.chargeResult(answer);
  }

  /** Every transaction that is not settled, then those of the settled batches since then, page by page. */
  async function* listed(since: number): AsyncGenerator<records.ListedTransaction> {
    async function* pages(page: (number: number) => bodies.Request) {
      for (let number = 1; ; number += 1) {
        const rows = records.listedTransactions(requireOk(await ask(page(number))));
        yield* rows;
        if (rows.length < bodies.pageSize) return;
      }
    }
    yield* pages((number) => bodies.unsettledBody(merchant, number));
    const iso = (time: number) => new Date(time).toISOString().replace(/\.\d+Z$/, "Z");
    const last = Math.min(Date.now(), since + 30 * day);
    const batches = await ask(bodies.batchesBody(merchant, iso(Math.min(since, last)), iso(last)));
    for (const batch of records.listedBatches(requireOk(batches))) {
      yield* pages((number) => bodies.batchBody(merchant, batch, number));
    }
  }

  async function findCharge(invoice: string, since: number): Promise<ChargeRecord | null> {
    for await (const row of listed(since)) {
      // A refund bears the invoice number of its charge.
      if (row.invoice !== invoice) continue;
      const found = await getCharge(row.transactionId);
      if (found?.returns === null) return found;
    }
    return null;
  }

  async function findReturned(since: number): Promise<{ transactionId: string; cents: number }[]> {
    const returned = new Map<string, number>();
    for await (const row of listed(since)) {
      if (!row.returns) continue;
      const record = await getCharge(row.transactionId);
      if (record === null) continue;
      // One charge may be refunded in parts.
      const id = record.returns ?? record.transactionId;
      returned.set(id, (returned.get(id) ?? 0) + record.cents);
    }
    return [...returned].map(([transactionId, cents]) => ({ transactionId, cents }));
  }

  async function findOrdered(since: number): Promise<string[]> {
    const found: string[] = [];
    for await (const row of listed(since)) {
      if (!row.returns && isOrderInvoice(row.invoice)) found.push(row.transactionId);
    }
    return found;
  }

  async function undoCharge(transactionId: string): Promise<void> {
    const details = await ask(bodies.detailsBody(merchant, transactionId));
    const record = records.chargeRecord(requireOk(details));
    if (record.state === "returned" || record.state === "declined") return;
    const settled = records.isSettled(details);
    const body = settled
      ? bodies.refundBody(merchant, transactionId, record.cents, record.card.slice(-4))
      : bodies.voidBody(merchant, transactionId);
    const outcome = records.transactionOf(await ask(body));
    // 310: voided already. 55: refunded already, a second one would exceed the charge.
    if (outcome?.responseCode === "1" || outcome?.reason === "310" || outcome?.reason === "55") return;
    throw new GatewayUnavailable(
      `the charge could not be undone yet: ${outcome?.reason ?? "no transaction"}`,
    );
  }

  async function storeCard(transactionId: string): Promise<StoredCard> {
    const answer = await ask(bodies.storeCardBody(merchant, transactionId));
    const existing = codeOf(answer) === "E00039" ? /\d{4,}/.exec(textOf(answer))?.[0] : undefined;
    const stored =
      existing === undefined
        ? records.storedCard(requireOk(answer))
        : records.storedOfProfile(requireOk(await ask(bodies.profileBody(merchant, existing))));
    if (stored === null) throw new GatewayUnavailable("the card was stored without ids");
    return stored;
  }

  async function* listedSubscriptions(list: (typeof bodies.subscriptionLists)[number]) {
    for (let page = 1; ; page += 1) {
      const answer = await ask(bodies.subscriptionsBody(merchant, list, page));
      // A search that is refused has found nothing out: whoever asks must ask again, never go on without it.
      if (!isOk(answer)) throw new GatewayUnavailable(`no list of subscriptions: ${codeOf(answer)}`);
      const rows = records.listedSubscriptions(answer);
      yield* rows;
      if (rows.length < bodies.pageSize) return;
    }
  }

  async function findSubscription(invoice: string): Promise<string | null> {
    for (const list of bodies.subscriptionLists) {
      for await (const row of listedSubscriptions(list)) {
        if (row.invoice === invoice && !row.over) return row.id;
      }
    }
    return null;
  }

  return {
    name: "authorize.net",
    accept: parts.accept,
    charge,
    findCharge,
    findReturned,
    findOrdered,
    getCharge,
    undoCharge,
    storeCard,
    async createSubscription(order) {
      const answer = await ask(bodies.subscribeBody(merchant, order));
      // The same order was taken before: its text names the subscription.
      const known =
        codeOf(answer) === "E00012" ? /subscription\D*(\d+)/i.exec(textOf(answer))?.[1] : undefined;
      const id = known ?? requireOk(answer).subscriptionId;
      if (id === undefined) throw new GatewayUnavailable("a subscription without an id");
      return String(id);
    },
    findSubscription,
    async getSubscription(id) {
      const answer = await ask(bodies.subscriptionBody(merchant, id));
      return codeOf(answer) === "E00035" ? null : records.subscriptionRecord(requireOk(answer));
    },
    async cancelSubscription(id) {
      const answer = await ask(bodies.cancelBody(merchant, id));
      if (!["E00035", "E00038"].includes(codeOf(answer))) requireOk(answer);
    },
    async changeCard({ subscriptionId, profileId, card, buyer }) {
      const answer = await ask(bodies.addCardBody(merchant, profileId, card, buyer));
      // The same card again is no error: the answer names it.
      const stored = records.storedCard({ ...answer, customerProfileId: profileId });
      if (codeOf(answer) !== "E00039" || stored === null) requireOk(answer);
      if (stored === null) throw new GatewayUnavailable("the card was stored without ids");
      if (subscriptionId !== null) {
        requireOk(await ask(bodies.updateSubscriptionBody(merchant, subscriptionId, stored)));
      }
      const profile = await ask(bodies.profileBody(merchant, profileId));
      return { stored, card: records.cardOfProfile(profile, stored.paymentProfileId) };
    },
    async deleteCards(profileId) {
      const answer = await ask(bodies.deleteProfileBody(merchant, profileId));
      if (codeOf(answer) !== "E00040") requireOk(answer);
    },
  };
}
