import * as z from "zod/mini";
import { sessionSchema } from "#contract/accounts/schemas.ts";
import { paymentLimits } from "#contract/payments/limits.ts";
import { addressHoldsCard, holdsCard } from "#contract/payments/luhn.ts";
import { isEmail } from "#contract/shared/email.ts";
import { languageSchema } from "#contract/shared/language-schema.ts";
import { workProof } from "#contract/shared/work.ts";

const { nameCharacters, cardDigits, codeDigits } = paymentLimits;

/** A card number has no place in a name or an address: it would be stored. */
const noCard = z.refine<string>((value) => !holdsCard(value));
const name = z
  .string()
  .check(z.trim(), z.minLength(nameCharacters.min), z.maxLength(nameCharacters.max), noCard);

/** Card fields as the spec sends them: spaces removed, expiry YYYY-MM. Taken only by the built-in sandbox. */
const cardFields = {
  cardNumber: z.optional(z.string().check(z.regex(new RegExp(`^\\d{${cardDigits.min},${cardDigits.max}}$`)))),
  expirationDate: z.optional(z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))),
  cvv: z.optional(z.string().check(z.regex(new RegExp(`^\\d{${codeDigits.min},${codeDigits.max}}$`)))),
  zip: z.optional(z.string().check(z.maxLength(20), z.regex(/^[\w -]*$/))),
  /** One-time token of the gateway's script in the browser, instead of the fields above. */
  opaqueData: z.optional(
    z.object({
      dataDescriptor: z.string().check(z.maxLength(128)),
      dataValue: z.string().check(z.minLength(1), z.maxLength(8192)),
    }),
  ),
  /** After refused cards alone: `error` was 'proof required'. */
  proof: z.optional(workProof),
};

/**
 * Spec part 2, sections 3 and 7. `idempotencyKey`: one for each try of a browser, so that a repeated request is the
 * same payment. Amounts, dates and plans are not read from the client: other fields are dropped.
 */
export const authorizeSubInput = z.object({
  firstName: name,
  lastName: name,
  email: z.string().check(
    z.trim(),
    z.maxLength(254),
    z.refine(isEmail),
    z.refine<string>((value) => !addressHoldsCard(value)),
  ),
  password: z.string(),
  ...cardFields,
  idempotencyKey: z._default(z.string().check(z.maxLength(64), z.regex(/^[\w-]*$/)), ""),
  language: z._default(languageSchema, "es"),
  timeZone: z.optional(z.string().check(z.maxLength(60))),
});
export type AuthorizeSubInput = z.infer<typeof authorizeSubInput>;

/** `error` is one of `paymentFailures`, or null. `redirectTo`: path to open after success. */
export const authorizeSubOutput = z.object({
  success: z.boolean(),
  error: z.nullable(z.string()),
  session: z.nullable(sessionSchema),
  redirectTo: z.nullable(z.string()),
});
export type AuthorizeSubOutput = z.infer<typeof authorizeSubOutput>;

/** What the payment form must know before anything is typed. Amounts in US cents, dates ISO calendar dates. */
export const paymentSettings = z.object({
  /** `sandbox`: nothing is charged and the screen says so. */
  gateway: z.enum(["sandbox", "authorize.net"]),
  /** How the browser makes a token; null when card fields are sent (sandbox). */
  accept: z.nullable(z.object({ script: z.string(), apiLoginId: z.string(), clientKey: z.string() })),
  trialCents: z.number(),
  monthlyCents: z.number(),
  trialDays: z.number(),
  /** Day of the first monthly charge if the trial began now. */
  firstChargeOn: z.string(),
});
export type PaymentSettings = z.infer<typeof paymentSettings>;

/** A paid, returned or failed amount. `id` is the gateway's transaction id. */
export const receiptSchema = z.object({
  id: z.string(),
  kind: z.enum(["trial", "month"]),
  cents: z.number(),
  paidOn: z.string(),
  card: z.string(),
  state: z.enum(["paid", "returned"]),
});
export type Receipt = z.infer<typeof receiptSchema>;

/**
 * `trial` and `active`: it will renew. `grace`: a renewal failed, the plan stays until `accessUntil`. `cancelled`: no
 * further charge, paid time runs. `ended`: over. Dates are ISO calendar dates (Pacific time).
 */
export const subscriptionSchema = z.object({
  state: z.enum(["trial", "active", "grace", "cancelled", "ended"]),
  sandbox: z.boolean(),
  card: z.string(),
  /** Null when nothing more will be charged: also in `trial` and `active`, when the card is not taken for what comes. */
  nextChargeOn: z.nullable(z.string()),
  nextChargeCents: z.nullable(z.number()),
  /** Last day with the plan UNLIMITED as things stand now. */
  accessUntil: z.string(),
  canResume: z.boolean(),
  /** In grace: day of the next $9.99 once the open month is paid with a changed card; else null. */
  nextAfterOverdue: z.nullable(z.string()),
  receipts: z.array(receiptSchema),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/**
 * What starting a plan would cost this account today. `trial`: the dollar, once for each account; `month`: the first
 * month. `firstChargeOn`: day of the next $9.99.
 */
export const planOffer = z.object({
  kind: z.enum(["trial", "month"]),
  cents: z.number(),
  firstChargeOn: z.string(),
});
export type PlanOffer = z.infer<typeof planOffer>;

/** `offer` is null while a plan runs, and for an account that has no limit without paying. */
export const subscriptionAnswer = z.object({
  subscription: z.nullable(subscriptionSchema),
  offer: z.nullable(planOffer),
});
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswer>;

/** The card that starts a plan for the account that is signed in. */
export const startPlanInput = z.object(cardFields);
export type StartPlanInput = z.infer<typeof startPlanInput>;

/** A new card for the running subscription; by token, or card fields in the sandbox. */
export const changeCardInput = z.object(cardFields);
export type ChangeCardInput = z.infer<typeof changeCardInput>;

/** Sandbox only: days by which the signed-in person's own subscription is moved ahead. */
export const advanceInput = z.object({
  days: z._default(z.int().check(z.minimum(1), z.maximum(62)), 7),
});

/** `charged`: the overdue month was charged to the new card with this call, and stays charged. */
export const changeCardOutput = z.extend(subscriptionAnswer, { charged: z.boolean() });
