import { paymentErrorText } from "@faro/contract/payments/error-text.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { api, toShownError } from "#web/lib/api.ts";
import { CardNotTaken, cardToSend } from "#web/payments/accept.ts";
import { CardFields } from "#web/payments/card-fields.tsx";
import { type CardValues, cardSchema, emptyCard } from "#web/payments/form-schema.ts";
import { paymentSettingsQuery } from "#web/payments/queries.ts";
import { SandboxNote } from "#web/payments/sandbox-note.tsx";
import { Button, buttonClass } from "#web/ui/button.tsx";

/** Another card for the running subscription; a page of its own, because a card may be typed on it. */
export function ChangeCardScreen() {
  const { t, i18n } = useTranslation("payments");
  const language = i18n.language === "en" ? "en" : "es";
  const settings = useQuery(paymentSettingsQuery);
  const [error, setError] = useState<string | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const resolver = useMemo(() => zodResolver(cardSchema((key) => t(`form.errors.${key}`))), [t]);
  const form = useForm<CardValues>({ resolver, defaultValues: emptyCard });
  const { isSubmitting } = form.formState;

  const save = form.handleSubmit(async (values) => {
    if (settings.data === undefined) return;
    setError(null);
    try {
      const answer = await api.payments.changeCard(await cardToSend(settings.data, values), {
        context: { language },
      });
      form.reset();
      setSaved(answer.subscription?.card ?? "");
    } catch (thrown) {
      const failure = thrown instanceof CardNotTaken ? paymentErrorText(thrown.failure, language) : null;
      setError(failure ?? toShownError(thrown, language).message);
    }
  });

  const back = (
    <a href="/settings" className={buttonClass(saved === null ? "plain" : "main")}>
      {t("card.back")}
    </a>
  );
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6 px-4 pt-8 md:px-6 md:pt-12">
      <h1 className="text-display">{t("card.title")}</h1>
      {saved === null ? (
        <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
          <p>{t("card.intro")}</p>
          {settings.data?.gateway === "sandbox" ? <SandboxNote /> : null}
          <CardFields control={form.control} />
          {error === null ? null : (
            <p role="alert" className="rounded-small border-2 border-rojo bg-rojo-suave p-4">
              {error}
            </p>
          )}
          <Button type="submit" disabled={isSubmitting || settings.data === undefined}>
            {isSubmitting ? t("card.saving") : t("card.submit")}
          </Button>
          {back}
        </form>
      ) : (
        <>
          <p role="status" className="text-lead">
            {t("card.done", { card: saved })}
          </p>
          {back}
        </>
      )}
    </div>
  );
}
