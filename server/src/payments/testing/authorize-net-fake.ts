/**
 * Authorize.Net at protocol level, over HTTP: order of elements, lengths, credentials, the mark at the start of every
 * answer, declines below an Ok, one-time tokens, the duplicate window, stored cards that show up late, notifications;
 * and its bad days: HTML, nothing, silence, a connection that breaks after the work was done.
 */
import { createHmac, randomUUID } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Books, messagesOf } from "#server/payments/testing/authorize-net-books.ts";
import type { FakeCard } from "#server/payments/testing/authorize-net-rows.ts";
import { schemaProblem } from "#server/payments/testing/authorize-net-schema.ts";

type Fields = Record<string, unknown>;

/** What goes wrong with the next request. `lost`: the work is done, the answer never arrives; `answer`: this one, as it is. */
export type BadDay = "html" | "empty" | "hang" | "lost" | { code: string } | { answer: Fields };

/**
 * Stands at the gateway's door: called when a request has arrived, and again when its work is done and nothing is answered
 * yet; whoever sent it waits as long as this does. `lost`, on arrival: the request never reached the gateway.
 */
export type Watch = (what: string, place: "arrived" | "done") => Promise<"lost" | undefined> | undefined;

export const credentials = {
  login: "faro-test-login",
  transactionKey: "TK-canary-4f19",
  signatureKey: "5E9A0C1DB7F24863",
  clientKey: "client-key-of-the-browser",
};

export interface AuthorizeNetFake {
  url: string;
  books: Books;
  /** Methods that were called, in order. */
  calls: string[];
  /** Bodies as they arrived. */
  bodies: string[];
  /** How the next requests are answered, one each; then well again. */
  badDays: BadDay[];
  /** `what`: the kind of a transaction, the method of any other request. */
  watch: Watch | null;
  /** A one-time token, as Accept.js makes it. */
  token(card?: Partial<FakeCard>): { dataDescriptor: string; dataValue: string };
  settings: Record<string, string>;
  close(): void;
}

export const goodCard: FakeCard = { number: "4007000000027", expires: "2031-12", code: "900" };

function answerOf(books: Books, method: string, body: Fields): Fields {
  const methods: Record<string, () => Fields> = {
    createTransactionRequest: () => books.charge(body),
    getTransactionDetailsRequest: () => books.details(body),
    getUnsettledTransactionListRequest: () => books.list(false),
    getSettledBatchListRequest: () => books.batches(),
    getTransactionListRequest: () => books.list(true),
    createCustomerProfileFromTransactionRequest: () => books.storeCard(body),
    getCustomerProfileRequest: () => books.profile(body),
    createCustomerPaymentProfileRequest: () => books.addCard(body),
    deleteCustomerProfileRequest: () => {
      const known = books.profiles.delete(String(body.customerProfileId));
      return known
        ? { messages: { resultCode: "Ok", message: [{ code: "I00001", text: "Successful." }] } }
        : messagesOf("E00040", "The record cannot be found.");
    },
    ARBCreateSubscriptionRequest: () => books.subscribe(body),
    ARBUpdateSubscriptionRequest: () => books.update(body),
    ARBCancelSubscriptionRequest: () => books.cancel(body),
    ARBGetSubscriptionListRequest: () => books.subscriptionsOf(body),
    ARBGetSubscriptionRequest: () => books.get(body),
  };
  return methods[method]?.() ?? messagesOf("E00003", `The element '${method}' is not known.`);
}

function reply(books: Books, text: string, calls: string[]): Fields {
  const parsed = JSON.parse(text) as Record<string, Fields>;
  const [method = "", ...others] = Object.keys(parsed);
  const body = parsed[method] ?? {};
  calls.push(method);
  const problem = others.length > 0 ? "More than one root." : schemaProblem([method], body);
  if (problem !== null) return messagesOf("E00003", problem);
  const auth = body.merchantAuthentication as Fields | undefined;
  if (auth?.name !== credentials.login || auth.transactionKey !== credentials.transactionKey) {
    return messagesOf("E00007", "User authentication failed due to invalid authentication values.");
  }
  return { ...answerOf(books, method, body), ...(body.refId === undefined ? {} : { refId: body.refId }) };
}

/** 'authCaptureTransaction', 'voidTransaction', 'ARBCreateSubscriptionRequest' ... */
function nameOf(text: string): string {
  const [method = "", body] = Object.entries(JSON.parse(text) as Record<string, Fields>)[0] ?? [];
  const wanted = body?.transactionRequest as Fields | undefined;
  return String(wanted?.transactionType ?? method);
}

function send(response: ServerResponse, body: Fields): void {
  response.writeHead(200, { "content-type": "application/json; charset=utf-8" });
  response.end(`\uFEFF${JSON.stringify(body)}`);
}

export async function startAuthorizeNet(): Promise<AuthorizeNetFake> {
  const books = new Books();
  const calls: string[] = [];
  const bodies: string[] = [];
  const badDays: BadDay[] = [];
  const watched: Pick<AuthorizeNetFake, "watch"> = { watch: null };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const text = Buffer.concat(parts).toString("utf8");
    bodies.push(text);
    const day = badDays.shift();
    if (day === "hang") return;
    if (day === "html") {
      response.writeHead(500, { "content-type": "text/html" });
      response.end("<html><body>Service unavailable</body></html>");
      return;
    }
    if (day === "empty") {
      response.end();
      return;
    }
    if ((await watched.watch?.(nameOf(text), "arrived")) === "lost") {
      response.destroy();
      return;
    }
    const forced = typeof day !== "object" ? null : "answer" in day ? day.answer : messagesOf(day.code);
    const answer = forced ?? reply(books, text, calls);
    await watched.watch?.(nameOf(text), "done");
    if (day === "lost") {
      response.destroy();
      return;
    }
    send(response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(watched, {
    url,
    books,
    calls,
    bodies,
    badDays,
    token(card: Partial<FakeCard> = {}) {
      const dataValue = randomUUID();
      books.tokens.set(dataValue, { ...goodCard, ...card });
      return { dataDescriptor: "COMMON.ACCEPT.INAPP.PAYMENT", dataValue };
    },
    settings: {
      AUTHNET_LOGIN_ID: credentials.login,
      AUTHNET_TRANSACTION_KEY: credentials.transactionKey,
      AUTHNET_SIGNATURE_KEY: credentials.signatureKey,
      AUTHNET_CLIENT_KEY: credentials.clientKey,
      AUTHNET_BASE_URL: url,
      AUTHNET_TIMEOUT: "400",
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
}

/** A notification as the gateway sends it: body bytes and the header that signs them. */
export function notification(event: Fields, key = credentials.signatureKey) {
  const body = JSON.stringify({
    notificationId: randomUUID(),
    eventDate: "2026-11-21T12:00:00Z",
    webhookId: randomUUID(),
    ...event,
  });
  const signature = `sha512=${createHmac("sha512", key).update(body).digest("hex").toUpperCase()}`;
  return { body, headers: { "content-type": "application/json", "x-anet-signature": signature } };
}
