import { cardWords } from "@faro/contract/payments/card-words.ts";
import { paymentLimits } from "@faro/contract/payments/limits.ts";
import type { PlanOffer, Subscription } from "@faro/contract/payments/schemas.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, toShownError } from "#web/lib/api.ts";
import { longDate } from "#web/lib/dates.ts";
import { price } from "#web/payments/card-format.ts";
import { useOfferWords } from "#web/payments/offer-words.ts";
import { subscriptionQuery } from "#web/payments/queries.ts";
import { Receipts } from "#web/payments/receipts.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { showToast } from "#web/ui/toast.ts";

const stateLine = "plan-state";

/** State, what comes next, and until when, in plain words. */
function Facts({ subscription }: { subscription: Subscription }) {
  const { t, i18n } = useTranslation("payments");
  const language = i18n.language === "en" ? "en" : "es";
  const { state, nextChargeOn, nextChargeCents, accessUntil, card } = subscription;
  const date = longDate(accessUntil, language);
  // Paid once, and the money went back: not the bank's no.
  const reversed = state === "grace" && subscription.receipts[0]?.state === "returned";
  const line = useRef<HTMLParagraphElement>(null);
  const before = useRef(state);
  // What she has just done closed its dialog or button: its outcome is read from here.
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    line.current?.focus();
  }, [state]);
  return (
    <div role="status" className="grid gap-2">
      <p id={stateLine} ref={line} tabIndex={-1} className="text-lead font-bold outline-none">
        {t(reversed ? "panel.reversed" : `panel.state.${state}`)}
      </p>
      {nextChargeOn === null ? null : (
        <p>
          {t("panel.next", {
            amount: price(nextChargeCents ?? 0),
            date: longDate(nextChargeOn, language),
            card: cardWords(card, language),
          })}
        </p>
      )}
      {(state === "trial" || state === "active") && nextChargeOn === null ? (
        <p>{t("panel.unready", { date, card: cardWords(card, language) })}</p>
      ) : null}
      {state === "grace" ? (
        <p>{t("panel.grace", { date, amount: price(paymentLimits.monthlyCents) })}</p>
      ) : null}
      {state === "cancelled" ? <p>{t("panel.until", { date })}</p> : null}
      {state === "ended" ? <p>{t("panel.over")}</p> : null}
    </div>
  );
}

interface CancelDialogProps {
  /** What happens, in full. */
  text: string;
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
}

function CancelDialog(props: CancelDialogProps) {
  const { t } = useTranslation("payments");
  return (
    <Dialog
      title={t("panel.cancelTitle")}
      description={props.text}
      onClose={props.onNo}
      // The button that opened it is gone once she has cancelled.
      returnTo={() => document.getElementById(stateLine)}
    >
      <Button look="danger" disabled={props.busy} onClick={props.onYes}>
        {t("panel.cancelYes")}
      </Button>
      <Button look="quiet" onClick={props.onNo}>
        {t("panel.cancelNo")}
      </Button>
    </Dialog>
  );
}

/** The way to a plan: what it costs now and then, before the page where the card is typed. */
function Offer({ offer }: { offer: PlanOffer }) {
  const { t } = useTranslation("payments");
  const { short } = useOfferWords();
  return (
    <div className="grid justify-items-start gap-4">
      <p>{short(offer)}</p>
      <a href="/activar-plan" className={buttonClass("main")}>
        {t("panel.start")}
      </a>
    </div>
  );
}

type Change = "cancel" | "resume" | "advance" | "advanceDay";

const calls = {
  cancel: () => api.payments.cancelSubscription(),
  resume: () => api.payments.resumeSubscription(),
  advance: () => api.payments.advanceSandbox({ days: 7 }),
  // The three days of grace lie between two steps of seven.
  advanceDay: () => api.payments.advanceSandbox({ days: 1 }),
};

function Actions({ subscription }: { subscription: Subscription }) {
  const { t, i18n } = useTranslation("payments");
  const language = i18n.language === "en" ? "en" : "es";
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { state, canResume, sandbox, accessUntil, nextChargeOn } = subscription;
  const change = useMutation({
    mutationFn: (wanted: Change) => calls[wanted](),
    onSuccess: (answer) => {
      queries.setQueryData(subscriptionQuery.queryKey, answer);
      setAsking(false);
      // The plan on the rest of the screen follows.
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "subscription" });
    },
    onError: (error) => void showToast(toShownError(error, language).message, { look: "error" }),
  });
  const renews = state === "trial" || state === "active" || state === "grace";
  const date = longDate(accessUntil, language);
  return (
    <div className="flex flex-wrap gap-3">
      {renews ? (
        <>
          <a href="/cambiar-tarjeta" className={buttonClass(nextChargeOn === null ? "main" : "quiet")}>
            {t(state === "grace" ? "panel.payOther" : "panel.changeCard")}
          </a>
          <Button look="quiet" onClick={() => setAsking(true)}>
            {t("panel.cancel")}
          </Button>
        </>
      ) : null}
      {canResume ? (
        <div className="grid justify-items-start gap-2">
          <Button look="quiet" disabled={change.isPending} onClick={() => change.mutate("resume")}>
            {t("panel.resume")}
          </Button>
          <p className="text-small text-tinta-suave">
            {t("panel.resumeNote", { date, amount: price(paymentLimits.monthlyCents) })}
          </p>
        </div>
      ) : null}
      {sandbox && state !== "ended" ? (
        <>
          <Button look="plain" disabled={change.isPending} onClick={() => change.mutate("advanceDay")}>
            {t("panel.advanceDay")}
          </Button>
          <Button look="plain" disabled={change.isPending} onClick={() => change.mutate("advance")}>
            {t("panel.advance")}
          </Button>
        </>
      ) : null}
      {asking ? (
        <CancelDialog
          // In grace nothing is paid that could be kept.
          text={state === "grace" ? t("panel.cancelOverdue") : t("panel.cancelText", { date })}
          busy={change.isPending}
          onYes={() => change.mutate("cancel")}
          onNo={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}

/** The subscription part of settings: plan, next charge, receipts, card, cancelling in two taps, taking it back. */
export function SubscriptionPanel() {
  const { t, i18n } = useTranslation("payments");
  const query = useQuery(subscriptionQuery);
  const subscription = query.data?.subscription;
  const offer = query.data?.offer ?? null;
  return (
    <section
      aria-labelledby="subscription"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-linea pt-8"
    >
      <h2 id="subscription" className="text-title">
        {t("panel.title")}
      </h2>
      {query.isPending ? <p role="status">{t("panel.loading")}</p> : null}
      {query.isError ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{toShownError(query.error, i18n.language === "en" ? "en" : "es").message}</p>
          <Button look="quiet" onClick={() => void query.refetch()}>
            {t("trial.retry")}
          </Button>
        </div>
      ) : null}
      {subscription === null && offer === null ? <p>{t("panel.none")}</p> : null}
      {subscription === null && offer !== null ? (
        <>
          <p className="text-lead font-bold">{t("panel.free")}</p>
          <Offer offer={offer} />
        </>
      ) : null}
      {subscription ? (
        <>
          {subscription.sandbox ? (
            <p className="rounded-small bg-faro-suave px-4 py-3 font-semibold">{t("panel.sandbox")}</p>
          ) : null}
          <Facts subscription={subscription} />
          {offer === null ? null : <Offer offer={offer} />}
          <Actions subscription={subscription} />
          <Receipts receipts={subscription.receipts} />
        </>
      ) : null}
    </section>
  );
}
