/** Moves an attempt on, one committed state after the other. No call to the gateway is made inside a transaction. */
import { paymentFailures } from "@faro/contract/payments/error-text.ts";
import { CodedError } from "#server/errors.ts";
import {
  type Attempt,
  AttemptLost,
  isOver,
  moveAlone,
  openBuyer,
  readAttempt,
  releaseAttempt,
  takeAttempt,
} from "#server/payments/attempts.ts";
import { type Card, type ChargeOrder, GatewayRefused, GatewayUnavailable } from "#server/payments/gateway.ts";
import {
  openOwnPlan,
  openPaidAccount,
  recordMonth,
  recordReturned,
} from "#server/payments/settle-attempt.ts";
import { giveUpSubscription, startSubscription } from "#server/payments/start-subscription.ts";
import { promise } from "#server/payments/tasks.ts";
import type { Services } from "#server/services.ts";

const minute = 60_000;
/** After this long a charge that the gateway does not know was never made; it is looked for again a day later. */
const neverMade = 5 * minute;
/** How long the gateway may fail to take the subscription before the dollar goes back; settlement comes after. */
const subscriptionPatience = 6 * 60 * minute;

export interface Drive {
  /** The card, when its owner is here; without it nothing is charged. */
  card: Card | { kind: "stored"; profileId: string; paymentProfileId: string } | null;
  zip?: string;
  /** Who pays, for an attempt that holds no buyer: the account is there already. */
  buyer?: ChargeOrder["buyer"];
  /** True where a person waits: the subscription at the gateway is left to the outbox. */
  answerEarly: boolean;
}

const descriptions: Record<Attempt["kind"], string> = {
  trial: "Faro: prueba de 7 dias",
  "own-trial": "Faro: prueba de 7 dias",
  "own-month": "Faro Premium: un mes",
  month: "Faro Premium: un mes",
};

/** Sends the charge; the row says so before a byte leaves. */
async function charge(services: Services, created: Attempt, drive: Drive): Promise<Attempt | null> {
  const { card, zip } = drive;
  if (card === null) return await moveAlone(services, created, "failed");
  const buyer = openBuyer(services, created) ?? drive.buyer;
  const attempt = await moveAlone(services, created, "charging");
  try {
    const result = await services.payments.charge({
      invoice: attempt.id,
      cents: attempt.cents,
      description: descriptions[attempt.kind],
      card,
      buyer: {
        email: buyer?.email ?? "",
        firstName: buyer?.firstName ?? "",
        lastName: buyer?.lastName ?? "",
        ...(zip === undefined ? {} : { zip }),
      },
    });
    if (result.kind === "declined") {
      return await moveAlone(services, attempt, "declined", { failure: result.failure });
    }
    if (result.kind === "held") {
      return await moveAlone(services, attempt, "held", { transactionId: result.transactionId });
    }
    const { transactionId } = result;
    try {
      return await moveAlone(services, attempt, "charged", {
        transactionId,
        card: result.card,
        chargedAt: new Date(services.now()),
        ...(result.stored ?? {}),
      });
    } catch (error) {
      // The account was deleted while the bank answered: nobody is left to have this money.
      if (error instanceof AttemptLost) await undoLater(services, transactionId);
      throw error;
    }
  } catch (error) {
    if (error instanceof GatewayRefused) {
      services.log.error({ code: error.code }, "the gateway refused a charge");
      return await moveAlone(services, attempt, "failed", { failure: error.failure });
    }
    if (error instanceof GatewayUnavailable) {
      services.log.warn({ err: error }, "a charge has no known outcome");
      if (!error.sent)
        return await moveAlone(services, attempt, "failed", { failure: paymentFailures.unknown });
      return await lookUp(services, attempt);
    }
    throw error;
  }
}

async function undoLater(services: Services, transactionId: string): Promise<void> {
  await promise(services.db, {
    kind: "undo",
    accountId: null,
    subject: transactionId,
    dueAt: services.now(),
  });
}

/** Finds out what became of a charge that was sent. Null: not known yet. */
async function lookUp(services: Services, attempt: Attempt): Promise<Attempt | null> {
  const { transactionId } = attempt;
  const record =
    transactionId === null
      ? await services.payments.findCharge(attempt.id, attempt.createdAt.getTime() - 60 * minute)
      : await services.payments.getCharge(transactionId);
  if (record === null) {
    const waited = services.now() - attempt.updatedAt.getTime();
    if (waited < neverMade) return null;
    return await moveAlone(services, attempt, "failed", { failure: paymentFailures.unknown });
  }
  if (record.state === "held") {
    if (attempt.state === "held") return null;
    return await moveAlone(services, attempt, "held", { transactionId: record.transactionId });
  }
  if (record.state !== "approved") {
    return await moveAlone(services, attempt, "declined", { failure: paymentFailures.declined });
  }
  return await moveAlone(services, attempt, "charged", {
    transactionId: record.transactionId,
    card: record.card,
    chargedAt: new Date(services.now()),
    ...(record.stored ?? {}),
  });
}

/** The account; or, when somebody took the address meanwhile, the money back. */
async function openOrVoid(services: Services, attempt: Attempt): Promise<Attempt> {
  if (attempt.kind === "month") return await recordMonth(services, attempt);
  if (attempt.kind !== "trial") return await openOwnPlan(services, attempt);
  try {
    return await openPaidAccount(services, attempt);
  } catch (error) {
    if (!(error instanceof CodedError) || error.code !== "EMAIL_REGISTERED") throw error;
    return await moveAlone(services, attempt, "voiding", { failure: paymentFailures.accountExists });
  }
}

async function subscribe(services: Services, attempt: Attempt): Promise<Attempt | null> {
  try {
    return await startSubscription(services, attempt);
  } catch (error) {
    const waited = services.now() - (attempt.chargedAt ?? attempt.createdAt).getTime();
    const refused = error instanceof GatewayRefused;
    if (!refused && !(error instanceof GatewayUnavailable)) throw error;
    services.log.warn({ err: error }, "the gateway did not take a subscription");
    if (!refused && waited < subscriptionPatience) return null;
    return await giveUpSubscription(services, attempt);
  }
}

/** The next state, or null when it must wait. */
async function step(services: Services, attempt: Attempt, drive: Drive): Promise<Attempt | null> {
  switch (attempt.state) {
    case "created":
      return await charge(services, attempt, drive);
    case "charging":
    case "held":
      return await lookUp(services, attempt);
    case "charged":
      return await openOrVoid(services, attempt);
    case "opened":
      return drive.answerEarly ? null : await subscribe(services, attempt);
    case "voiding":
      await services.payments.undoCharge(attempt.transactionId ?? "");
      return await recordReturned(services, attempt);
    default:
      return null;
  }
}

/**
 * Works on an attempt until it is over or must wait. Null when another worker has it or it is gone. A gateway that
 * cannot be reached leaves the attempt where it is; the outbox tries again.
 */
export async function driveAttempt(
  services: Services,
  ownerId: string,
  id: string,
  drive: Drive,
): Promise<Attempt | null> {
  let attempt = await takeAttempt(services, ownerId, id);
  if (attempt === null) return null;
  try {
    while (!isOver(attempt.state)) {
      const next = await step(services, attempt, drive);
      if (next === null) break;
      attempt = next;
    }
  } catch (error) {
    if (error instanceof AttemptLost) return null;
    if (!(error instanceof GatewayUnavailable)) throw error;
    services.log.warn({ err: error }, "an attempt waits for the gateway");
    attempt = (await readAttempt(services, ownerId, id)) ?? attempt;
  } finally {
    await releaseAttempt(services, attempt);
  }
  return attempt;
}
