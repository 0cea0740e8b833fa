import { paymentLimits } from "@faro/contract/payments/limits.ts";
import type { PlanOffer } from "@faro/contract/payments/schemas.ts";
import { useTranslation } from "react-i18next";
import { longDate } from "#web/lib/dates.ts";
import { price } from "#web/payments/card-format.ts";

/** What an offer says: before the button in full, on the settings screen in short. */
export function useOfferWords() {
  const { t, i18n } = useTranslation("payments");
  const values = ({ cents, firstChargeOn }: PlanOffer) => ({
    today: price(cents),
    trial: price(paymentLimits.trialCents),
    month: price(paymentLimits.monthlyCents),
    days: paymentLimits.trialDays,
    date: longDate(firstChargeOn, i18n.language === "en" ? "en" : "es"),
  });
  return {
    terms: (offer: PlanOffer) => t(offer.kind === "trial" ? "trial.terms" : "plan.monthTerms", values(offer)),
    short: (offer: PlanOffer) => t(`plan.offer.${offer.kind}`, values(offer)),
  };
}

/** What a changed card pays at once for a month that a bank refused. `nextOn`: day of the $9.99 after it. */
export function useOverdueWords() {
  const { t, i18n } = useTranslation("payments");
  const month = price(paymentLimits.monthlyCents);
  return {
    month,
    terms: (nextOn: string) =>
      t("card.terms", { month, date: longDate(nextOn, i18n.language === "en" ? "en" : "es") }),
  };
}
