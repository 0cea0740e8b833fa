import { cardWords } from "@faro/contract/payments/card-words.ts";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "#web/lib/api.ts";
import { CardFields } from "#web/payments/card-fields.tsx";
import { CardFormError } from "#web/payments/card-form-error.tsx";
import { useOverdueWords } from "#web/payments/offer-words.ts";
import { subscriptionQuery } from "#web/payments/queries.ts";
import { SandboxNote } from "#web/payments/sandbox-note.tsx";
import { Terms } from "#web/payments/terms.tsx";
import { useCardForm } from "#web/payments/use-card-form.ts";
import { Working } from "#web/payments/working.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";

/** Another card for the running subscription; a page of its own, because a card may be typed on it. */
export function ChangeCardScreen() {
  const { t, i18n } = useTranslation("payments");
  const language = i18n.language === "en" ? "en" : "es";
  const { form, settings, state, submit } = useCardForm(api.payments.changeCard);
  const { data, isPending } = useQuery(subscriptionQuery);
  const { terms, month } = useOverdueWords();
  // In grace the open month is charged with this tap: price, next date and the way out stand before it.
  const nextOn = data?.subscription?.nextAfterOverdue ?? null;
  const [paid, setPaid] = useState("");
  const send = (event: FormEvent) => {
    setPaid(nextOn === null ? "" : `${t("plan.paid")} `);
    void submit(event);
  };
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
        <form noValidate onSubmit={send} className="grid gap-5">
          <p>{t(nextOn === null ? "card.intro" : "card.introOverdue")}</p>
          {settings.data?.gateway === "sandbox" ? <SandboxNote /> : null}
          {state.error === null ? null : <CardFormError text={state.error} unknown={state.unknown} />}
          <CardFields control={form.control} />
          {nextOn === null ? null : <Terms text={terms(nextOn)} />}
          <Button type="submit" disabled={settings.data === undefined || isPending}>
            {nextOn === null ? t("card.submit") : t("card.submitOverdue", { month })}
          </Button>
          {back("plain")}
        </form>
      ) : null}
      {state.name === "done" ? (
        <>
          <p role="status" className="text-lead">
            {paid + t("card.done", { card: cardWords(state.answer.subscription?.card ?? "", language) })}
          </p>
          {back("main")}
        </>
      ) : null}
    </div>
  );
}
