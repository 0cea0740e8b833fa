/** The gateway that runs by default: nothing is charged. Its books are tables, so that copies and restarts agree. */
import { randomInt } from "node:crypto";
import { paymentFailures } from "@faro/contract/payments/error-text.ts";
import type { Database } from "#server/db/client.ts";
import { and, eq, sql } from "#server/db/orm.ts";
import { addMonths, billingDay } from "#server/payments/calendar.ts";
import {
  type ChargeOrder,
  type ChargeRecord,
  type ChargeResult,
  GatewayRefused,
  type PaymentGateway,
  type StoredCard,
} from "#server/payments/gateway.ts";
import { hasExpired, judgeCard } from "#server/payments/sandbox/cards.ts";
import { sandboxCards, sandboxCharges, sandboxSubscriptions } from "#server/payments/tables.ts";

export interface SandboxGateway extends PaymentGateway {
  /** Lets days pass for one subscription. */
  advance(subscriptionId: string, days: number): Promise<void>;
}

/** Ids look like the gateway's: eleven digits. */
const newId = () => String(randomInt(60_000_000_000, 69_999_999_999));

type ChargeRow = typeof sandboxCharges.$inferSelect;

const storedOf = (row: ChargeRow): StoredCard | null =>
  row.profileId === null || row.paymentProfileId === null
    ? null
    : { profileId: row.profileId, paymentProfileId: row.paymentProfileId };

const recordOf = (row: ChargeRow): ChargeRecord => ({
  transactionId: row.transactionId,
  state: row.state,
  cents: row.cents,
  card: row.card,
  invoice: row.invoice,
  subscription: row.subscriptionId === null ? null : { id: row.subscriptionId, payment: row.payment ?? 0 },
  returns: null,
  stored: storedOf(row),
});

function resultOf(row: ChargeRow): ChargeResult {
  if (row.state === "declined") return { kind: "declined", failure: paymentFailures.declined };
  return { kind: "approved", transactionId: row.transactionId, card: row.card, stored: storedOf(row) };
}

export function createSandbox(db: Database, now: () => number): SandboxGateway {
  async function storedCard(paymentProfileId: string) {
    const [card] = await db
      .select()
      .from(sandboxCards)
      .where(eq(sandboxCards.paymentProfileId, paymentProfileId));
    return card;
  }

  async function keepCard(profileId: string, card: string, expires: string): Promise<StoredCard> {
    const paymentProfileId = newId();
    await db.insert(sandboxCards).values({ paymentProfileId, profileId, card, expires });
    return { profileId, paymentProfileId };
  }

  async function findByInvoice(invoice: string): Promise<ChargeRow | undefined> {
    const [row] = await db.select().from(sandboxCharges).where(eq(sandboxCharges.invoice, invoice));
    return row;
  }

  async function charge(order: ChargeOrder): Promise<ChargeResult> {
    const before = await findByInvoice(order.invoice);
    if (before !== undefined) return resultOf(before);
    const today = billingDay(now());
    let label: string;
    let stored: StoredCard;
    if (order.card.kind === "stored") {
      const card = await storedCard(order.card.paymentProfileId);
      if (card === undefined || hasExpired(card.expires, today)) {
        return { kind: "declined", failure: paymentFailures.cardExpired };
      }
      label = card.card;
      stored = order.card;
    } else {
      const verdict = judgeCard(order.card, order.buyer.zip, today);
      if (verdict.failure !== null) return { kind: "declined", failure: verdict.failure };
      label = verdict.label;
      stored = await keepCard(newId(), verdict.label, verdict.expires);
    }
    await db
      .insert(sandboxCharges)
      .values({
        transactionId: newId(),
        invoice: order.invoice,
        state: "approved",
        cents: order.cents,
        card: label,
        profileId: stored.profileId,
        paymentProfileId: stored.paymentProfileId,
      })
      .onConflictDoNothing();
    // Two at once with one invoice: both learn of the one charge.
    const row = await findByInvoice(order.invoice);
    if (row === undefined) throw new Error("the sandbox lost a charge");
    return resultOf(row);
  }

  async function getCharge(transactionId: string): Promise<ChargeRecord | null> {
    const [row] = await db
      .select()
      .from(sandboxCharges)
      .where(eq(sandboxCharges.transactionId, transactionId));
    return row === undefined ? null : recordOf(row);
  }

  /** Makes the charges that are due, as the gateway's nightly run does; a refused month is skipped. */
  async function billDue(id: string): Promise<void> {
    for (;;) {
      const [row] = await db.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.id, id));
      if (row === undefined || !row.running) return;
      const dueOn = addMonths(row.startOn, row.billed);
      if (dueOn > billingDay(now(), row.aheadDays)) return;
      const card = await storedCard(row.paymentProfileId);
      const payment = row.billed + 1;
      await db
        .insert(sandboxCharges)
        .values({
          transactionId: newId(),
          invoice: `${row.invoice.slice(0, 16)}.${payment}`,
          state: card === undefined || hasExpired(card.expires, dueOn) ? "declined" : "approved",
          cents: row.cents,
          card: card?.card ?? "",
          subscriptionId: id,
          payment,
        })
        .onConflictDoNothing();
      await db
        .update(sandboxSubscriptions)
        .set({ billed: payment })
        .where(and(eq(sandboxSubscriptions.id, id), eq(sandboxSubscriptions.billed, row.billed)));
    }
  }

  return {
    name: "sandbox",
    accept: null,
    charge,
    getCharge,
    async findCharge(invoice) {
      const row = await findByInvoice(invoice);
      return row === undefined ? null : recordOf(row);
    },
    async findReturned() {
      const rows = await db
        .select({ transactionId: sandboxCharges.transactionId, cents: sandboxCharges.cents })
        .from(sandboxCharges)
        .where(eq(sandboxCharges.state, "returned"));
      return rows;
    },
    // Nothing is charged here, and every order stands in the same database.
    async findOrdered() {
      return [];
    },
    async undoCharge(transactionId) {
      await db
        .update(sandboxCharges)
        .set({ state: "returned" })
        .where(and(eq(sandboxCharges.transactionId, transactionId), eq(sandboxCharges.state, "approved")));
    },
    async storeCard(transactionId) {
      const stored = (await getCharge(transactionId))?.stored;
      if (!stored) throw new GatewayRefused(paymentFailures.cardDetails, "E00040");
      return stored;
    },
    async createSubscription({ invoice, cents, startOn, stored, aheadDays }) {
      await db
        .insert(sandboxSubscriptions)
        .values({
          id: newId(),
          invoice,
          cents,
          startOn,
          aheadDays,
          running: true,
          paymentProfileId: stored.paymentProfileId,
        })
        .onConflictDoNothing();
      const [row] = await db
        .select()
        .from(sandboxSubscriptions)
        .where(eq(sandboxSubscriptions.invoice, invoice));
      if (row === undefined) throw new Error("the sandbox lost a subscription");
      return row.id;
    },
    async findSubscription(invoice) {
      const [row] = await db
        .select({ id: sandboxSubscriptions.id })
        .from(sandboxSubscriptions)
        .where(and(eq(sandboxSubscriptions.invoice, invoice), eq(sandboxSubscriptions.running, true)));
      return row?.id ?? null;
    },
    async getSubscription(id) {
      await billDue(id);
      const [row] = await db.select().from(sandboxSubscriptions).where(eq(sandboxSubscriptions.id, id));
      if (row === undefined) return null;
      const charges = await db.select().from(sandboxCharges).where(eq(sandboxCharges.subscriptionId, id));
      const payments = charges
        .map(({ transactionId, payment }) => ({ transactionId, payment: payment ?? 0 }))
        .sort((a, b) => a.payment - b.payment);
      return { running: row.running, payments };
    },
    async cancelSubscription(id) {
      await db.update(sandboxSubscriptions).set({ running: false }).where(eq(sandboxSubscriptions.id, id));
    },
    async changeCard({ subscriptionId, profileId, card, buyer }) {
      const verdict = judgeCard(card, buyer.zip, billingDay(now()));
      if (verdict.failure !== null) throw new GatewayRefused(verdict.failure, "sandbox");
      const stored = await keepCard(profileId, verdict.label, verdict.expires);
      if (subscriptionId !== null) {
        await db
          .update(sandboxSubscriptions)
          .set({ paymentProfileId: stored.paymentProfileId })
          .where(eq(sandboxSubscriptions.id, subscriptionId));
      }
      return { stored, card: verdict.label };
    },
    async deleteCards(profileId) {
      await db.delete(sandboxCards).where(eq(sandboxCards.profileId, profileId));
    },
    async advance(subscriptionId, days) {
      await db
        .update(sandboxSubscriptions)
        .set({ aheadDays: sql`${sandboxSubscriptions.aheadDays} + ${days}` })
        .where(eq(sandboxSubscriptions.id, subscriptionId));
    },
  };
}
