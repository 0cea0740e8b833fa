/** Card testing (G7): refused cards use up tries; after some the browser must work for the next, then the door closes. */
import { type PaymentFailure, paymentFailures } from "@faro/contract/payments/error-text.ts";
import { paymentLimits } from "@faro/contract/payments/limits.ts";
import type { WorkProof } from "@faro/contract/shared/work.ts";
import { CodedError } from "#server/errors.ts";
import { spendWork } from "#server/http/proof-of-work.ts";
import type { Services } from "#server/services.ts";

export interface CardTry {
  /** For a card that was accepted: what is paid for costs no try. */
  giveBack(): Promise<void>;
  /** Counts a refusal (an outage costs no try) and gives what the person is told: after some it no longer says what was wrong with the card. */
  refused(failure: PaymentFailure): Promise<PaymentFailure>;
}

const together = "all";

/** Nobody judged the card: an outage or a setting of ours must not lock out her and everybody behind her network. */
const unjudged: ReadonlySet<PaymentFailure> = new Set([
  paymentFailures.unknown,
  paymentFailures.misconfigured,
  paymentFailures.review,
]);

const explained: ReadonlySet<PaymentFailure> = new Set([
  paymentFailures.cardDetails,
  paymentFailures.cardExpired,
  paymentFailures.cardCheck,
  paymentFailures.cardBrand,
]);

/** `keys`: the network and the e-mail or account. Gives the failure to answer with when no card may be tried. */
export async function takeCardTry(
  services: Services,
  keys: readonly string[],
  proof: WorkProof | undefined,
): Promise<CardTry | PaymentFailure> {
  const { payments, refusedCards } = services.limits;
  const used = await Promise.all(keys.map((key) => payments.taken(key)));
  if (Math.max(...used) >= paymentLimits.declinesAnHour) return paymentFailures.tooMany;
  const [all = 0, ...refused] = await Promise.all([together, ...keys].map((key) => refusedCards.taken(key)));
  const guarded = Math.max(...refused) >= paymentLimits.proofAfter || all >= paymentLimits.proofForAllAfter;
  if (guarded && !(await spendWork(services, "card", proof))) return paymentFailures.proof;
  const taken: string[] = [];
  const giveBack = async () => {
    for (const key of taken) await payments.giveBack(key);
  };
  try {
    for (const key of keys) {
      await payments.take(key);
      taken.push(key);
    }
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    await giveBack();
    return paymentFailures.tooMany;
  }
  return {
    giveBack,
    async refused(failure) {
      if (unjudged.has(failure)) await giveBack();
      if (failure !== paymentFailures.declined && !explained.has(failure)) return failure;
      await Promise.all([together, ...keys].map((key) => refusedCards.take(key)));
      return guarded ? paymentFailures.declined : failure;
    },
  };
}
