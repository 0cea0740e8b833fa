import type { PlanOffer, SubscriptionAnswer } from "@faro/contract/payments/schemas.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, toShownError } from "#web/lib/api.ts";
import { CardFields } from "#web/payments/card-fields.tsx";
import { CardFormError } from "#web/payments/card-form-error.tsx";
import { price } from "#web/payments/card-format.ts";
import { CardLock } from "#web/payments/card-lock.tsx";
import { useOfferWords } from "#web/payments/offer-words.ts";
import { subscriptionQuery } from "#web/payments/queries.ts";
import { SandboxNote } from "#web/payments/sandbox-note.tsx";
import { Terms } from "#web/payments/terms.tsx";
import { useCardForm } from "#web/payments/use-card-form.ts";
import { WaitNotice } from "#web/payments/wait-notice.tsx";
import { Working } from "#web/payments/working.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";

function PlanForm({ offer }: { offer: PlanOffer }) {
  const { t } = useTranslation("payments");
  const { terms } = useOfferWords();
  const { form, settings, state, submit } = useCardForm(api.payments.startPlan);
  if (state.name === "processing" || state.name === "proving") return <Working what={state.name} />;
  if (state.name === "done") return null;
  if (state.name === "wait") {
    return (
      <WaitNotice wait={state.wait} text={state.text}>
        <a href="/chat" className={buttonClass("main")}>
          {t("plan.chat")}
        </a>
      </WaitNotice>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {settings.data?.gateway === "sandbox" ? <SandboxNote /> : null}
      {state.error === null ? null : <CardFormError text={state.error} unknown={state.unknown} />}
      <CardFields control={form.control} />
      <CardLock settings={settings.data} />
      <Terms text={terms(offer)} />
      <Button type="submit" disabled={settings.data === undefined}>
        {t("plan.submit", { amount: price(offer.cents) })}
      </Button>
      <a href="/settings" className={buttonClass("plain")}>
        {t("card.back")}
      </a>
    </form>
  );
}

function Standing({ standing }: { standing: SubscriptionAnswer }) {
  const { t } = useTranslation("payments");
  // Whoever came to an offer and has a plan now has just paid for it.
  const [wasOffered] = useState(standing.offer !== null);
  const paid = wasOffered ? `${t("plan.paid")} ` : "";
  if (standing.offer !== null) {
    return (
      <>
        <p className="text-lead text-tinta-suave">{t("plan.intro")}</p>
        <PlanForm offer={standing.offer} />
      </>
    );
  }
  return (
    <>
      <p role="status" className="text-lead">
        {standing.subscription === null ? t("plan.notNeeded") : paid + t("plan.running")}
      </p>
      <div className="flex flex-wrap gap-3">
        <a href="/chat" className={buttonClass("main")}>
          {t("plan.chat")}
        </a>
        <a href="/settings" className={buttonClass("quiet")}>
          {t("card.back")}
        </a>
      </div>
    </>
  );
}

/** A plan for an account that exists; a page of its own, because a card may be typed on it. */
export function PlanScreen() {
  const { t, i18n } = useTranslation("payments");
  const standing = useQuery(subscriptionQuery);
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 px-4 pt-8 md:px-6 md:pt-12">
      <h1 className="text-display">{t("plan.title")}</h1>
      {standing.isPending ? <p role="status">{t("panel.loading")}</p> : null}
      {standing.isError ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{toShownError(standing.error, i18n.language === "en" ? "en" : "es").message}</p>
          <Button look="quiet" onClick={() => void standing.refetch()}>
            {t("trial.retry")}
          </Button>
        </div>
      ) : null}
      {standing.data === undefined ? null : <Standing standing={standing.data} />}
    </div>
  );
}
