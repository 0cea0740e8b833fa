/** Steps of a purchase that the tests of this slice share. */
import { randomBytes } from "node:crypto";
import type { Session } from "@faro/contract/accounts/schemas.ts";
import type { AuthorizeSubOutput, Subscription } from "@faro/contract/payments/schemas.ts";
import pg from "pg";
import { afterAll } from "vitest";
import { runPaymentTasks } from "#server/payments/run-tasks.ts";
import { solveWork } from "#server/testing/solve-work.ts";
import type { TestApp, Visitor } from "#server/testing/test-app.ts";

export const testCard = { cardNumber: "4111111111111111", expirationDate: "2031-12", cvv: "900" };

export function newBuyer(changes: Record<string, unknown> = {}) {
  return {
    firstName: "Ana",
    lastName: "Núñez",
    email: `ana.${randomBytes(6).toString("hex")}@example.com`,
    password: "una clave de prueba",
    idempotencyKey: randomBytes(12).toString("hex"),
    ...changes,
  };
}

export async function buy(visitor: Visitor, body: object): Promise<AuthorizeSubOutput> {
  const response = await visitor.json("/api/functions/authorize-sub", body);
  if (!response.ok) throw new Error(`authorize-sub answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as AuthorizeSubOutput;
}

/** The owner's view of the database, for counting what the application made. */
export async function openAdmin(app: TestApp) {
  const admin = new pg.Client({ connectionString: app.databaseUrl });
  await admin.connect();
  afterAll(() => admin.end());
  const rows = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await admin.query<T>(text, values)).rows;
  return { admin, rows };
}

/** A visitor with an account that has just paid, its subscription at the gateway included. */
export async function subscriber(
  app: TestApp,
  card: object = testCard,
): Promise<Visitor & { session: Session }> {
  const visitor = app.visitor(`203.0.113.${Math.ceil(Math.random() * 250)}`);
  const answer = await buy(visitor, { ...newBuyer(), ...card });
  if (answer.session === null) throw new Error(`not paid: ${answer.error}`);
  await runPaymentTasks(app.services);
  visitor.accessToken = answer.session.access_token;
  return Object.assign(visitor, { session: answer.session });
}

/** The work that a browser does for `proof`. */
export const proveWork = (visitor: Visitor) => solveWork(visitor, "/api/payments/proof");

export async function subscriptionOf(visitor: Visitor): Promise<Subscription | null> {
  const response = await visitor.fetch("/api/payments/subscription");
  return ((await response.json()) as { subscription: Subscription | null }).subscription;
}

export async function planOf(visitor: Visitor): Promise<string> {
  const response = await visitor.fetch("/api/profile");
  return ((await response.json()) as { plan: string }).plan;
}

/** A fresh access token after the clock was moved. */
export async function renew(visitor: Visitor, session: Session | null): Promise<void> {
  visitor.accessToken = "";
  const response = await visitor.json("/api/auth/token", { refresh_token: session?.refresh_token });
  const next = (await response.json()) as Session;
  if (session !== null) Object.assign(session, next);
  visitor.accessToken = next.access_token;
}
