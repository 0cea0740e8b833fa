import { paymentLimits } from "@faro/contract/payments/limits.ts";
import { addDays } from "#server/payments/calendar.ts";

/** What is known about a subscription on a day. Dates are ISO calendar dates. */
export interface SubscriptionFacts {
  today: string;
  cancelled: boolean;
  /** Whether the gateway has it and would charge again. */
  running: boolean;
  /** Money that was not given back. */
  payments: { kind: "trial" | "month"; coversThrough: string }[];
  /** Last paid day when the gateway has already tried the next month and was refused. */
  refusedAfter: string | null;
  /** The gateway will not take the order of the coming months; what is paid runs on. */
  unready: boolean;
  /** Last day of a grace that began before, or null. */
  graceUntil: string | null;
  /** Last paid day before anything was paid: the eve of the first day. */
  before: string;
}

export interface SubscriptionState {
  state: "trial" | "active" | "grace" | "cancelled" | "ended";
  paidThrough: string;
  graceUntil: string | null;
}

/**
 * The state that follows from the facts alone, so that events may come twice, late or in any order. Access follows
 * money, not the gateway's status: a month that was refused leaves its subscription `active` there.
 */
export function decideState(facts: SubscriptionFacts): SubscriptionState {
  const { today, cancelled, payments } = facts;
  const paidThrough = payments.reduce(
    (latest, { coversThrough }) => (coversThrough > latest ? coversThrough : latest),
    facts.before,
  );
  const paid = today <= paidThrough;
  const refused = facts.refusedAfter !== null && facts.refusedAfter >= paidThrough;
  if (cancelled) return { state: paid ? "cancelled" : "ended", paidThrough, graceUntil: null };
  // Once begun it keeps its end, whoever asks and however often. What is paid for is never cut short by it.
  const from = paid ? paidThrough : today;
  const graceUntil = facts.graceUntil ?? addDays(from, paymentLimits.graceDays);
  // Nothing came and nothing was refused: the gateway's night, or its answer, may be late by a day.
  const late = facts.running && payments.length > 0 && facts.graceUntil === null;
  const covered = paid || (late && today <= addDays(paidThrough, 1));
  if (covered && !refused) {
    const monthly = payments.some(({ kind }) => kind === "month");
    return {
      state: monthly ? "active" : "trial",
      paidThrough,
      graceUntil: facts.unready ? graceUntil : null,
    };
  }
  return { state: today <= graceUntil ? "grace" : "ended", paidThrough, graceUntil };
}
