import { cardWords } from "@faro/contract/payments/card-words.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "#web/lib/api.ts";
import { CardFields } from "#web/payments/card-fields.tsx";
import { CardFormError } from "#web/payments/card-form-error.tsx";
import { CardLock } from "#web/payments/card-lock.tsx";
import { useOverdueWords } from "#web/payments/offer-words.ts";
import { subscriptionQuery } from "#web/payments/queries.ts";
import { SandboxNote } from "#web/payments/sandbox-note.tsx";
import { Terms } from "#web/payments/terms.tsx";
import { useCardForm } from "#web/payments/use-card-form.ts";
import { WaitNotice } from "#web/payments/wait-notice.tsx";
import { Working } from "#web/payments/working.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";

/** What happened, as the server says it: whether the open month was charged is not for this screen to guess. */
function Saved({ charged, card }: { charged: boolean; card: string }) {
  const { t, i18n } = useTranslation("payments");
  const saved = t("card.done", { card: cardWords(card, i18n.language === "en" ? "en" : "es") });
  return (
    <p role="status" className="text-lead">
      {charged ? `${t("plan.paid")} ${saved}` : saved}
    </p>
  );
}

/** Another card for the running subscription; a page of its own, because a card may be typed on it. */
export function ChangeCardScreen() {
  const { t } = useTranslation("payments");
  const { form, settings, state, submit } = useCardForm(api.payments.changeCard);
  const { data, isPending } = useQuery(subscriptionQuery);
  const { terms, month } = useOverdueWords();
  // In grace the open month is charged with this tap: price, next date and the way out stand before it.
  const nextOn = data?.subscription?.nextAfterOverdue ?? null;
  const back = (look: "plain" | "main") => (
    <a href="/settings" className={buttonClass(look)}>
      {t("card.back")}
    </a>
  );
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 px-4 pt-8 md:px-6 md:pt-12">
      <h1 className="text-display">{t("card.title")}</h1>
      {state.name === "processing" || state.name === "proving" ? <Working what={state.name} /> : null}
      {state.name === "idle" ? (
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
          <p>{t(nextOn === null ? "card.intro" : "card.introOverdue")}</p>
          {settings.data?.gateway === "sandbox" ? <SandboxNote /> : null}
          {state.error === null ? null : <CardFormError text={state.error} unknown={state.unknown} />}
          <CardFields control={form.control} />
          <CardLock settings={settings.data} />
          {nextOn === null ? null : <Terms text={terms(nextOn)} />}
          <Button type="submit" disabled={settings.data === undefined || isPending}>
            {nextOn === null ? t("card.submit") : t("card.submitOverdue", { month })}
          </Button>
          {back("plain")}
        </form>
      ) : null}
      {state.name === "wait" ? (
        <WaitNotice wait={state.wait} text={state.text}>
          {back("main")}
        </WaitNotice>
      ) : null}
      {state.name === "done" ? (
        <>
          <Saved charged={state.charged} card={state.answer.subscription?.card ?? ""} />
          {back("main")}
        </>
      ) : null}
    </div>
  );
}
