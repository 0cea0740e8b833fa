import { paymentLimits } from "@faro/contract/payments/limits.ts";
import type { PaymentSettings } from "@faro/contract/payments/schemas.ts";
import type { RequestContext } from "#server/http/context.ts";
import { firstChargeOn } from "#server/payments/settle-attempt.ts";

export function getSettings({ services }: RequestContext): PaymentSettings {
  const { trialCents, monthlyCents, trialDays } = paymentLimits;
  const { name, accept } = services.payments;
  return {
    gateway: name,
    accept:
      accept === null
        ? null
        : { script: accept.script, apiLoginId: accept.apiLoginId, clientKey: accept.clientKey },
    ...{ trialCents, monthlyCents, trialDays },
    firstChargeOn: firstChargeOn(services.now(), trialDays),
  };
}
