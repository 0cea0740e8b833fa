import { oc } from "@orpc/contract";
import {
  advanceInput,
  authorizeSubInput,
  authorizeSubOutput,
  changeCardInput,
  changeCardOutput,
  paymentSettings,
  startPlanInput,
  subscriptionAnswer,
} from "#contract/payments/schemas.ts";
import { errorsOf } from "#contract/shared/operation-errors.ts";
import { workChallenge } from "#contract/shared/work.ts";

const payments = ["payments"];
const change = [
  "SIGN_IN_REQUIRED",
  "SUBSCRIPTION_NOT_FOUND",
  "SUBSCRIPTION_ENDED",
  "PAYMENT_FUNCTION",
] as const;
const card = [
  "RAW_CARD_REFUSED",
  "CARD_DETAILS_INVALID",
  "PAYMENT_DECLINED",
  "PAYMENT_CARD",
  "PAYMENT_TEMPORARY",
  "PAYMENT_TOO_MANY",
  "PAYMENT_PROOF",
  "PAYMENT_CONNECTION",
] as const;

/** `GET /api/payments/settings`: price, date of the first monthly charge, and how the browser hands a card over. */
export const getSettings = oc
  .route({ method: "GET", path: "/payments/settings", tags: payments })
  .output(paymentSettings);

/**
 * `POST /api/functions/authorize-sub` (spec part 2, section 7): account, $1.00 once, plan UNLIMITED, $9.99 monthly
 * after 7 days. A refused payment answers `success: false` with `error`; repeating it never charges twice.
 */
export const authorizeSub = oc
  .route({ method: "POST", path: "/functions/authorize-sub", tags: payments })
  .input(authorizeSubInput)
  .output(authorizeSubOutput)
  .errors(
    errorsOf(
      "RAW_CARD_REFUSED",
      "CARD_DETAILS_INVALID",
      "PASSWORD_TOO_SHORT",
      "PASSWORD_COMMON",
      "PASSWORD_TOO_LONG",
      "EMAIL_INVALID",
    ),
  );

/** `GET /api/payments/subscription`: plan, next charge and receipts; null for an account that never subscribed. */
export const getSubscription = oc
  .route({ method: "GET", path: "/payments/subscription", tags: payments })
  .output(subscriptionAnswer)
  .errors(errorsOf("SIGN_IN_REQUIRED"));

/** `POST /api/payments/subscription/cancel`: no further charge; the paid time stays. Repeating it is no error. */
export const cancelSubscription = oc
  .route({ method: "POST", path: "/payments/subscription/cancel", tags: payments })
  .output(subscriptionAnswer)
  .errors(errorsOf(...change));

/** `POST /api/payments/subscription/resume`: takes a cancellation back while paid time is left. */
export const resumeSubscription = oc
  .route({ method: "POST", path: "/payments/subscription/resume", tags: payments })
  .output(subscriptionAnswer)
  .errors(errorsOf(...change));

/** `POST /api/payments/subscription/card`: later charges go to this card; an overdue month is charged to it at once. */
export const changeCard = oc
  .route({ method: "POST", path: "/payments/subscription/card", tags: payments })
  .input(changeCardInput)
  .output(changeCardOutput)
  .errors(errorsOf("PAYMENT_REVIEW", ...change, ...card));

/**
 * `POST /api/payments/subscription/start`: a plan for the account that is signed in, at the price of its offer. Repeating
 * it never charges twice.
 */
export const startPlan = oc
  .route({ method: "POST", path: "/payments/subscription/start", tags: payments })
  .input(startPlanInput)
  .output(subscriptionAnswer)
  .errors(
    errorsOf(
      "SIGN_IN_REQUIRED",
      "PAYMENT_SUBSCRIPTION_EXISTS",
      "PLAN_NOT_NEEDED",
      "PAYMENT_REVIEW",
      "PAYMENT_FUNCTION",
      ...card,
    ),
  );

/** `POST /api/payments/proof`: work for a browser whose last cards were refused (error 'proof required'). */
export const makeProof = oc
  .route({ method: "POST", path: "/payments/proof", tags: payments })
  .output(workChallenge)
  .errors(errorsOf("TOO_MANY_REQUESTS"));

/** `POST /api/payments/sandbox/advance`: lets days pass for the own subscription; 404 outside the sandbox. */
export const advanceSandbox = oc
  .route({ method: "POST", path: "/payments/sandbox/advance", tags: payments })
  .input(advanceInput)
  .output(subscriptionAnswer)
  .errors(errorsOf("SIGN_IN_REQUIRED", "NOT_FOUND", "SUBSCRIPTION_NOT_FOUND"));
