import { createdAt, forgetAt, lookup, ownerOrLookup, sealed, updatedAt } from "#server/db/columns.ts";
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "#server/db/orm.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * One row for each intent to pay. `owner_id` is the account, reserved here before it exists; `id` is the invoice number.
 * Never a card number or code: these live in the memory of one request.
 */
export const paymentAttempts = pgTable(
  "payment_attempts",
  {
    ownerId: uuid("owner_id").notNull(),
    id: text("id").notNull(),
    /**
     * `trial`: the dollar that opens an account. `own-trial`, `own-month`: a plan begun by an account that exists.
     * `month`: an overdue month, charged to a changed card.
     */
    kind: text("kind", { enum: ["trial", "own-trial", "own-month", "month"] }).notNull(),
    /** See attempts.ts. */
    state: text("state").notNull(),
    /** Keyed hash of browser key and e-mail: a repeated request finds its attempt. Null once it failed. */
    intentIndex: lookup("intent_index").unique(),
    /** Keyed hash of the e-mail, until the morning after: one purchase at a time for an address, in any tab. */
    emailIndex: lookup("email_index").unique(),
    /** Who will own the account, sealed; null once that is settled. */
    buyer: sealed("buyer"),
    cents: integer("cents").notNull(),
    /** Day of the first monthly charge. */
    startOn: date("start_on").notNull(),
    failure: text("failure"),
    transactionId: text("transaction_id"),
    card: text("card").notNull().default(""),
    profileId: text("profile_id"),
    paymentProfileId: text("payment_profile_id"),
    /** Who works on it, and until when nobody else may. */
    lease: uuid("lease"),
    leaseUntil: moment("lease_until"),
    chargedAt: moment("charged_at"),
    /** What came to nothing is kept 30 days; what was paid, as long as its account. */
    forgetAt: forgetAt(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    ownerOrLookup("payment_attempts", ["intent_index", "email_index"]),
  ],
).enableRLS();

/** The subscription of an account. Dates are calendar dates in Pacific time, where the gateway bills. */
export const paymentSubscriptions = pgTable(
  "payment_subscriptions",
  {
    ownerId: uuid("owner_id").primaryKey(),
    attemptId: text("attempt_id").notNull(),
    gateway: text("gateway").notNull(),
    /** Null until the gateway has it. */
    gatewayId: text("gateway_id"),
    /** Keyed hash of `gateway_id`, by which an event of the gateway finds its owner. */
    gatewayIndex: lookup("gateway_index").unique(),
    profileId: text("profile_id"),
    paymentProfileId: text("payment_profile_id"),
    card: text("card").notNull(),
    state: text("state", { enum: ["trial", "active", "grace", "cancelled", "ended"] }).notNull(),
    /** First monthly charge of this subscription at the gateway. */
    startOn: date("start_on").notNull(),
    /** Last day that is paid for. */
    paidThrough: date("paid_through").notNull(),
    cancelledAt: moment("cancelled_at"),
    /** How often it was taken up again; part of its invoice number. */
    round: smallint("round").notNull().default(0),
    /** Last day of the plan after a payment was refused. */
    graceUntil: date("grace_until"),
    noticeSentAt: moment("notice_sent_at"),
    graceNoticeFor: date("grace_notice_for"),
    /** Sandbox: days by which this subscription is ahead of the calendar. */
    aheadDays: integer("ahead_days").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  () => [ownerOrLookup("payment_subscriptions", ["gateway_index"])],
).enableRLS();

/** Money that was taken, and whether it was given back. */
export const paymentReceipts = pgTable(
  "payment_receipts",
  {
    ownerId: uuid("owner_id").notNull(),
    /** The gateway's transaction id. */
    id: text("id").notNull(),
    transactionIndex: lookup("transaction_index").notNull().unique(),
    kind: text("kind", { enum: ["trial", "month"] }).notNull(),
    cents: integer("cents").notNull(),
    card: text("card").notNull(),
    paidOn: date("paid_on").notNull(),
    /** Last day this payment covers. */
    coversThrough: date("covers_through").notNull(),
    returned: boolean("returned").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    ownerOrLookup("payment_receipts", ["transaction_index"]),
  ],
).enableRLS();

/**
 * The outbox: work that was promised in the same transaction as the change that needs it. Holds ids alone;
 * `account_id` is null for work that outlives its account.
 */
export const paymentTasks = pgTable(
  "payment_tasks",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind", {
      enum: [
        ...(["attempt", "subscription", "cancel", "unorder", "undo", "orphan", "forget-cards"] as const),
        ...(["event", "tell-returned", "tell-cancelled", "tell-paid"] as const),
      ],
    }).notNull(),
    accountId: uuid("account_id"),
    /** Attempt, gateway subscription, invoice number of an order, charge, card profile or event, by kind. */
    subject: text("subject").notNull(),
    dueAt: moment("due_at").notNull(),
    tries: integer("tries").notNull().default(0),
    lease: uuid("lease"),
    leaseUntil: moment("lease_until"),
    createdAt: createdAt(),
  },
  (table) => [
    index("payment_tasks_due").on(table.dueAt),
    uniqueIndex("payment_tasks_subject").on(table.kind, table.subject),
  ],
);

/** Events of the gateway, each once. Ids and kinds alone; the state is read from the gateway itself. */
export const paymentEvents = pgTable("payment_events", {
  id: text("id").primaryKey(),
  kind: text("kind").notNull(),
  entity: text("entity").notNull(),
  receivedAt: moment("received_at").notNull(),
});

/** What must be kept about money after an account is deleted; leads to nobody here. */
export const paymentLedger = pgTable("payment_ledger", {
  transactionId: text("transaction_id").primaryKey(),
  cents: integer("cents").notNull(),
  paidOn: date("paid_on").notNull(),
  returned: boolean("returned").notNull(),
});

/** The card form's foreign script as it was first seen; what may run there is known (check-script.ts). */
export const paymentScripts = pgTable("payment_scripts", {
  address: text("address").primaryKey(),
  sha256: text("sha256").notNull(),
  createdAt: createdAt(),
});

/** The built-in sandbox's own books: what an outside gateway would know. No card number, no name, no address. */
export const sandboxCards = pgTable("sandbox_cards", {
  paymentProfileId: text("payment_profile_id").primaryKey(),
  profileId: text("profile_id").notNull(),
  card: text("card").notNull(),
  /** YYYY-MM, so that a renewal can meet an expired card. */
  expires: text("expires").notNull(),
});

export const sandboxCharges = pgTable(
  "sandbox_charges",
  {
    transactionId: text("transaction_id").primaryKey(),
    /** One charge for each invoice, as the duplicate window of a real gateway gives. */
    invoice: text("invoice").notNull().unique(),
    state: text("state", { enum: ["approved", "declined", "returned"] }).notNull(),
    cents: integer("cents").notNull(),
    card: text("card").notNull(),
    subscriptionId: text("subscription_id"),
    payment: integer("payment"),
    profileId: text("profile_id"),
    paymentProfileId: text("payment_profile_id"),
    createdAt: createdAt(),
  },
  (table) => [index("sandbox_charges_subscription").on(table.subscriptionId)],
);

export const sandboxSubscriptions = pgTable("sandbox_subscriptions", {
  id: text("id").primaryKey(),
  invoice: text("invoice").notNull().unique(),
  cents: integer("cents").notNull(),
  startOn: date("start_on").notNull(),
  running: boolean("running").notNull(),
  paymentProfileId: text("payment_profile_id").notNull(),
  /** Charges tried so far. */
  billed: integer("billed").notNull().default(0),
  aheadDays: integer("ahead_days").notNull().default(0),
});
